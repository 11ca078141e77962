import type { State as KernelGameState } from '#kernel/definition.ts'
import { int, ints, list, own, type InferFields, type Schema } from '#kernel/schema.ts'
import { TERRITORIES } from '../data/content.ts'

export const MAX_SEATS = 5
export const RESOURCES = 3
export const LADDERS = 2

export const PHASE = { setup: 0, players: 1, sovereign: 2, collection: 3 } as const

/** How a mission stands to the territory: the columns of the card. */
export const ROW = { unoccupied: 0, own: 1, cooperative: 2, hostile: 3 } as const

/**
 * An open offer: who, to whom, three resources given, three asked for, then things, each a code of
 * trade.ts. Everybody hears of offers; which cards they name only the two know.
 */
export const OFFER = { from: 0, to: 1, give: 2, get: 5, things: 8 } as const
/** Things in offers: `side + kind + number`. */
export const THING = { asked: 1024, card: 0, base: 256, beam: 512, unknown: 255 } as const

export const isCardThing = (thing: number): boolean => (thing & 768) === THING.card

const openOffers: Schema<number[][]> = {
  ...list(ints),
  see: (offers, viewer) =>
    offers.map((offer) => {
      if (offer[OFFER.from] === viewer || offer[OFFER.to] === viewer) return offer
      return offer.map((value, i) => (i >= OFFER.things && isCardThing(value) ? (value & THING.asked) | THING.unknown : value))
    }),
}

/** Everything on the table that is not a hidden card. Lists by seat are as long as there are seats. */
export const fields = {
  // What the table has chosen
  blockade: int,
  taxDefault: int,
  trading: int,
  extended: int,
  phantom: int,
  fortifyWith: int,
  pointsPerBase: int,
  lastCollection: int,

  // Round and turn; the phantom's number is that of a seat after the last
  round: int,
  phase: int,
  first: int,
  /** From one place at the table to the next. */
  clockwise: int,
  turn: int,
  /** The last round once the Beginning of the End is drawn, before that 0. */
  last: int,
  /** Actions of the short turn, and seats that are out of the phase. */
  actions: int,
  out: int,
  /** Was a sleeper's order given in this turn? */
  ordered: int,
  /** Territories of which a purchase was cancelled in this turn. */
  jumped: int,
  /** Dice that last only for this turn. */
  extraDice: int,

  // The board, by territory
  owner: ints,
  fortified: ints,
  /** Turned over until the next Sovereign phase. A blockaded base is out of play besides. */
  down: ints,
  research: ints,
  /** Does a bonus token lie there? */
  token: ints,
  /** Installations of other players that shield the base by agreement, as a set. */
  granted: ints,
  alert: int,
  destroyer: int,

  // Player mats, by seat
  syndicate: ints,
  /** `seat * 3 + resource`. */
  stock: ints,
  tech: ints,
  assault: ints,
  /** Reinforcements and action dice that are armed. */
  armed: ints,
  dice: ints,
  /** Black market cubes: `seat * 2 + ladder`. */
  cubes: ints,
  /** Advanced technologies as a set, and the levels for which one was taken. */
  techs: ints,
  levels: ints,
  missions: ints,
  assaults: ints,
  /** Victory points of tokens that were played. */
  points: ints,
  /** Seats as sets: who wants to be asked, used a reroll in this round, is immune or pardoned or framed in it. */
  asks: int,
  rerolled: int,
  immune: int,
  pardoned: int,
  framed: int,
  /** Seats that buy no assault level in this round, and those for whom it is so from the next. */
  embargoed: int,
  embargoNext: int,
  unarmed: int,
  /** Operation cards fewer in this collection. */
  fewer: ints,
  /** Standing orders of sleepers: `when * 8 + whom + 1`. */
  orders: own(int),
  /** Answers in an open reaction: whom the sleeper is sprung on, or -1. Taken up before anybody decides again. */
  springs: ints,

  /** Who has each reward, or -1. */
  rewards: ints,
  /** Resources that the bank has given out. */
  bank: ints,

  // The mission or assault under way; `jobAt` is -1 when there is none
  jobCard: int,
  jobAt: int,
  jobRow: int,
  /** Added to the die, lowest face that wins, reinforcements that count. */
  jobPlus: int,
  jobWin: int,
  jobForce: int,
  /** By how much the assault was made harder. */
  jobHarder: int,
  jobReward: ints,
  /** What was under way is called off by a sleeper. */
  calledOff: int,

  /** The Sovereign card being resolved and its severity, or -1. */
  sovereignCard: int,
  band: int,

  offers: openOffers,
} as const

export type Fields = InferFields<typeof fields>
export type State = KernelGameState<Fields>

export function freshFields(seats: number): Fields {
  const zeros = (n: number): number[] => new Array<number>(n).fill(0)
  const none = (n: number): number[] => new Array<number>(n).fill(-1)
  return {
    blockade: 0,
    taxDefault: 0,
    trading: 0,
    extended: 0,
    phantom: 0,
    fortifyWith: 0,
    pointsPerBase: 0,
    lastCollection: 0,
    round: 1,
    phase: PHASE.setup,
    first: 0,
    clockwise: 1,
    turn: -1,
    last: 0,
    actions: 0,
    out: 0,
    ordered: 0,
    jumped: 0,
    extraDice: 0,
    owner: none(TERRITORIES),
    fortified: zeros(TERRITORIES),
    down: zeros(TERRITORIES),
    research: zeros(TERRITORIES),
    token: zeros(TERRITORIES),
    granted: zeros(TERRITORIES),
    alert: 1,
    destroyer: -1,
    syndicate: none(seats),
    stock: zeros(seats * RESOURCES),
    tech: zeros(seats),
    assault: zeros(seats),
    armed: zeros(seats),
    dice: zeros(seats),
    cubes: zeros(seats * LADDERS),
    techs: zeros(seats),
    levels: zeros(seats),
    missions: zeros(seats),
    assaults: zeros(seats),
    points: zeros(seats),
    asks: 0,
    rerolled: 0,
    immune: 0,
    pardoned: 0,
    framed: 0,
    embargoed: 0,
    embargoNext: 0,
    unarmed: 0,
    fewer: zeros(seats),
    orders: zeros(seats),
    springs: none(seats),
    rewards: [],
    bank: zeros(RESOURCES),
    jobCard: -1,
    jobAt: -1,
    jobRow: 0,
    jobPlus: 0,
    jobWin: 0,
    jobForce: 0,
    jobHarder: 0,
    jobReward: zeros(RESOURCES),
    calledOff: 0,
    sovereignCard: -1,
    band: 0,
    offers: [],
  }
}
