import { facedown, faceup, Zones, type ZoneSpec } from '#kernel/cards.ts'
import { CONFRONTATIONS, MISSIONS } from '../data/content.ts'

/** Card numbers of the kernel: the missions, then the confrontations. Fuel cards are counted, not numbered. */
export const CARDS = MISSIONS + CONFRONTATIONS
/** Missions and confrontations never lie together. */
export const family: readonly number[] = Array.from({ length: CARDS }, (_, card) => (card < MISSIONS ? 0 : 1))

export const confrontationCard = (confrontation: number): number => MISSIONS + confrontation

/** Nobody plays against the smuggler, so the hand is open to whoever looks on. */
const open: ZoneSpec = { form: 'set', sight: 'all', perSeat: false }

export const zones = new Zones(
  {
    // One for each of the decks that tables can name; a deck's number is that of the tables.
    deck0: facedown(),
    deck1: facedown(),
    deck2: facedown(),
    deck3: facedown(),
    deck4: facedown(),
    deck5: facedown(),
    confrontations: facedown(),
    hand: open,
    /** The special mission under way. */
    active: open,
    /** Missions that are gone for good. */
    gone: faceup(),
    /** The confrontation to be resolved. */
    met: open,
    /** Confrontations under tiles. */
    fled: open,
    /** The confrontation whose red cubes are aboard. */
    errand: open,
    traders: open,
    resolved: faceup(),
  },
  1,
)

export const zone = { ...zones.first, deck: zones.first.deck0 } as const
