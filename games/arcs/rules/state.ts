import type { State as KernelGameState } from '#kernel/definition.ts'
import { int, ints, type InferFields } from '#kernel/schema.ts'

/** Lists by seat have room for four, so that an index is `place * 4 + seat` at every table. */
export const SEATS = 4
export const SYSTEMS = 24
/** Building places of a system: two slots and one outside them; on a gate the city's and the starport's. */
export const PLACES = 3
export const OUTSIDE = 2
/** Six slots and Ancient Holdings. */
export const SLOTS = 7
export const TYPES = 5

export const MODE = { none: 0, lead: 1, surpass: 2, copy: 3, pivot: 4 } as const

/** Piece kinds in the Trophies box. */
export const TROPHY = { ship: 0, starport: 1, city: 2, agent: 3 } as const

/** Once-a-turn effects that are used up. */
export const USED = { fence: 1, summon: 2 } as const

/** An Outrage space: open, under an agent, or under a stand-in that the next agent coming home replaces. */
export const OUTRAGE = { none: 0, agent: 1, owed: 2 } as const

/** Everything on the table that is not a hidden card. All of it is public. */
export const fields = {
  // The table
  setupCard: int,
  out: int,
  split: int,
  loreEach: int,
  leaderOffer: int,
  loreOffer: int,
  leader: ints,
  lore: ints,

  // The map, by system
  fresh: ints,
  damaged: ints,
  /** `place(system, i)`: 0, or `building(owner, kind, damaged)`. */
  buildings: ints,
  /** Cities taxed (bits 0–2) and starports that built (bits 3–5) in this turn. */
  marks: ints,

  // Player boards, by seat
  cities: ints,
  starports: ints,
  ships: ints,
  agents: ints,
  /** `seat * SLOTS + slot`: 0 or a resource plus one. */
  slots: ints,
  outrage: ints,
  /** `holder * 4 + owner`. */
  captives: ints,
  /** `(holder * 4 + piece) * 4 + owner`. */
  trophies: ints,
  power: ints,
  /** Power from each ambition so far: `ambition * 4 + seat`. */
  earned: ints,
  /** Guild cards in the play area, as a set. Follows from the zones. */
  holds: ints,

  // Shared
  supply: ints,
  spent: ints,
  phantom: ints,
  /** The Court: a card in each place, or -1. */
  row: ints,
  /** `place * 4 + seat`. */
  influence: ints,
  /** The ambition on which each marker lies, or -1. */
  markers: ints,
  flipped: int,

  // Chapter and round
  chapter: int,
  initiative: int,
  /** Who seized the initiative in this round, or -1. */
  seized: int,
  passes: int,
  /** Seat that led this round, or -1, its card, and whether the zero marker lies on it. */
  leadSeat: int,
  leadCard: int,
  zero: int,
  declared: int,
  mode: ints,
  /** By suit: the seat whose card a Union lies beside, or -1, and its owner. */
  unionAt: ints,
  unionBy: ints,

  // Turn
  turn: int,
  suit: int,
  pips: int,
  prelude: int,
  armed: int,
  used: int,
  /** Court cards secured in this Prelude. */
  secured: int,
} as const

export type Fields = InferFields<typeof fields>
export type State = KernelGameState<Fields>

export function freshFields(): Fields {
  const zeros = (n: number): number[] => new Array<number>(n).fill(0)
  const none = (n: number): number[] => new Array<number>(n).fill(-1)
  return {
    setupCard: 0,
    out: 0,
    split: 0,
    loreEach: 0,
    leaderOffer: 0,
    loreOffer: 0,
    leader: none(SEATS),
    lore: zeros(SEATS),
    fresh: zeros(SYSTEMS * SEATS),
    damaged: zeros(SYSTEMS * SEATS),
    buildings: zeros(SYSTEMS * PLACES),
    marks: zeros(SYSTEMS),
    cities: zeros(SEATS),
    starports: zeros(SEATS),
    ships: zeros(SEATS),
    agents: zeros(SEATS),
    slots: zeros(SEATS * SLOTS),
    outrage: zeros(SEATS * TYPES),
    captives: zeros(SEATS * SEATS),
    trophies: zeros(SEATS * SEATS * SEATS),
    power: zeros(SEATS),
    earned: zeros(5 * SEATS),
    holds: zeros(SEATS),
    supply: zeros(TYPES),
    spent: zeros(TYPES),
    phantom: zeros(TYPES),
    row: none(4),
    influence: zeros(SEATS * SEATS),
    markers: none(3),
    flipped: 0,
    chapter: 1,
    initiative: 0,
    seized: -1,
    passes: 0,
    leadSeat: -1,
    leadCard: -1,
    zero: 0,
    declared: 0,
    mode: zeros(SEATS),
    unionAt: none(SEATS),
    unionBy: none(SEATS),
    turn: -1,
    suit: 0,
    pips: 0,
    prelude: 0,
    armed: 0,
    used: 0,
    secured: 0,
  }
}
