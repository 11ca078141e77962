import type { State as KernelGameState } from '#kernel/definition.ts'
import { int, ints, type InferFields } from '#kernel/schema.ts'
import { HEXES, RELICS, type Content } from '../data/content.ts'
import { COLUMNS, tracks } from '../data/names.ts'

/** Lists by seat have room for five, so that an index is `place * SEATS + seat` at every table. */
export const SEATS = 5
export const REGIONS = HEXES
export const TRACKS = tracks.length
/** Sectors of the longest recruit track. */
export const SECTORS = 3
export const KINDS = 3
/** Places for foundations, and buildings on them, in a region. */
export const SITES = 3
/** Who priced a phase, where a neutral token lies on it. */
export const NEUTRAL = SEATS

/** `land[region]`: a terrain, or one of these. */
export const LAND = { lake: 3, base: 4, unused: 5 } as const

/** Where a leader is, if not in a region. */
export const AWAY = { reserve: -1, box: -2 } as const

/** An intelligence card: not in this game, in the supply, with the Circadians, just given away, with the faction that it shows. */
export const INTEL = { none: 0, supply: 1, held: 2, fresh: 3, given: 4 } as const

/** Everything on the table that is not a Tactics card. All of it is public. */
export const fields = {
  // Factions
  /** By seat, -1 before the choice; and the seat of each faction. */
  faction: ints,
  seatOf: ints,
  base: ints,

  // The map, by region
  land: ints,
  /** The printed production: an effect. */
  printed: ints,
  /** The loose production token here plus one, or 0; which of them are upgraded; which are left. */
  token: ints,
  tokensUp: int,
  tokensLeft: int,
  /** Sides with a mountain, in the order in which they were placed. */
  mountains: ints,
  /** Regions one Move point away for everybody, as a set. Follows from land, mountains and tunnels. */
  near: ints,
  /** `region * SITES + site`: 0, or a kind of foundation plus one. */
  foundations: ints,
  /** `region * SITES + site`: 0, or `1 + seat * KINDS + kind`. */
  sites: ints,
  /** The region of each relic; -1 when it is no longer on the map. */
  relicAt: ints,
  /** Regions with a morale token, and with an armed trap, as sets. */
  morale: int,
  traps: int,

  // Units
  /** `region * SEATS + seat`. */
  fighters: ints,
  leaderAt: ints,
  leaderUp: ints,
  /** The seat that commands each Ryh-zu, or -1. */
  command: ints,
  /** Leaders and Ryh-zu, leaders alone, and what the former count for in pinning: `region * SEATS + seat`. They follow from the four above. */
  heads: ints,
  chiefs: ints,
  weight: ints,
  /** Buildings, a bit pair per kind: `region * SEATS + seat`. Follows from the sites. */
  owned: ints,

  // Faction boards, by seat
  energy: ints,
  gems: ints,
  glory: ints,
  /** `track * SEATS + seat`. */
  research: ints,
  /** `seat * SECTORS + sector`, and fighters that are not in play yet. */
  sectors: ints,
  reserve: ints,
  /** Buildings that have left the board: `seat * KINDS + kind`; board foundations that have, as a set. */
  built: ints,
  laid: ints,
  /** Upgraded attributes, as a set. */
  attributes: ints,
  relics: ints,
  /** Tokens gone from the combat row and the glory row of the morale board. */
  moraleRows: ints,
  /** By faction. */
  intel: ints,
  intelUsed: int,

  // Prices
  /** Tokens in hand, in the vault, and collected in this round, as sets by seat. */
  priceHand: ints,
  priceVault: ints,
  priceLate: ints,
  /** By track: who priced it (NEUTRAL, or -1), with which token. */
  pricer: ints,
  price: ints,
  moveLast: int,
  flare: int,

  // Round and turn
  round: int,
  phase: int,
  /** Regions harvested in this round, as sets by seat. */
  harvested: ints,
  /** Factions that gained research in this phase, as a set. */
  researched: int,
  /** The region count of this Income with what shifts it, by seat. */
  counted: ints,
  /** Income that waits for its turn: `seat * OWED + what`. */
  owed: ints,
  /** Is Income being taken by all at once? */
  together: int,
  /** Effects on the turn in progress. */
  boost: int,
  unlocks: int,
  doubles: int,
  unpinned: int,
  shipHarvests: int,
  fastFree: int,
  freeMoves: int,
  lakesLeft: int,
  /** Leaders that moved in this turn, as a set of places among the faction's own. */
  strode: int,
  /** Cards taken back in this Combat phase. */
  takenBack: int,

  // The battle in progress: who selected it, then the opponent
  fightAt: int,
  fightSeat: ints,
  /** Sections of the wheels, -1 before the reveal; cards (-1 none, -2 a bluff); faces of the dice, or -1. */
  fightSection: ints,
  fightCard: ints,
  fightDie: ints,
  fightRerolled: ints,
  /** Strength, Attack and Shield of either side, once known. */
  fightTotal: ints,
  fightWounds: ints,
  /** 0 or 1, -1 before; sides that retreat, as a set; intelligence cards in use, as a set of factions. */
  fightWon: int,
  fightRetreat: int,
  fightIntel: int,
  /** Sides whose wounds came first, and sides that will take the opponent's card, as sets. */
  fightFirst: int,
  fightTakes: int,

  // The end
  /** Seats that have won, as a set, and how. */
  winners: int,
  won: int,
} as const

/** What is owed after the simultaneous part of Income. */
export const OWED = { cards: 0, research: 1, lakeTokens: 2, items: 3 } as const
export const OWED_KINDS = 4

/** How the game was won. */
export const WON = { no: 0, glory: 1, relics: 2, late: 3, regions: 4 } as const

export type Fields = InferFields<typeof fields>
export type State = KernelGameState<Fields>
/** What the questions of board, units and totals read: a state, or what a viewer sees of one. */
export type Position = Fields & { readonly seats: number }

const zeros = (n: number): number[] => new Array<number>(n).fill(0)
const none = (n: number): number[] => new Array<number>(n).fill(-1)

export function freshFields(c: Content): Fields {
  const factions = c.factions.vault.length
  return {
    faction: none(SEATS),
    seatOf: none(factions),
    base: none(SEATS),
    land: new Array<number>(REGIONS).fill(LAND.unused),
    printed: zeros(REGIONS),
    token: zeros(REGIONS),
    tokensUp: 0,
    tokensLeft: 0,
    mountains: [],
    near: zeros(REGIONS),
    foundations: zeros(REGIONS * SITES),
    sites: zeros(REGIONS * SITES),
    relicAt: none(RELICS),
    morale: 0,
    traps: 0,
    fighters: zeros(REGIONS * SEATS),
    leaderAt: c.leaders.faction.map((faction) => (faction < 0 ? AWAY.reserve : AWAY.box)),
    leaderUp: zeros(c.leaders.ids.length),
    command: none(c.leaders.ids.length - c.leaders.firstRyhzu),
    heads: zeros(REGIONS * SEATS),
    chiefs: zeros(REGIONS * SEATS),
    weight: zeros(REGIONS * SEATS),
    owned: zeros(REGIONS * SEATS),
    energy: zeros(SEATS),
    gems: zeros(SEATS),
    glory: zeros(SEATS),
    research: zeros(TRACKS * SEATS),
    sectors: zeros(SEATS * SECTORS),
    reserve: zeros(SEATS),
    built: zeros(SEATS * KINDS),
    laid: zeros(SEATS),
    attributes: zeros(SEATS),
    relics: zeros(SEATS),
    moraleRows: zeros(2),
    intel: zeros(factions),
    intelUsed: 0,
    priceHand: zeros(SEATS),
    priceVault: zeros(SEATS),
    priceLate: zeros(SEATS),
    pricer: none(TRACKS),
    price: none(TRACKS),
    moveLast: 0,
    flare: 0,
    round: 0,
    phase: 0,
    harvested: zeros(SEATS),
    researched: 0,
    counted: zeros(SEATS),
    owed: zeros(SEATS * OWED_KINDS),
    together: 0,
    boost: 0,
    unlocks: 0,
    doubles: 0,
    unpinned: 0,
    shipHarvests: 0,
    fastFree: 0,
    freeMoves: 0,
    lakesLeft: 0,
    strode: 0,
    takenBack: 0,
    fightAt: -1,
    fightSeat: none(2),
    fightSection: none(2),
    fightCard: none(2),
    fightDie: none(2),
    fightRerolled: zeros(2),
    fightTotal: zeros(6),
    fightWounds: zeros(2),
    fightWon: -1,
    fightRetreat: 0,
    fightIntel: 0,
    fightFirst: 0,
    fightTakes: 0,
    winners: 0,
    won: 0,
  }
}


export const LAST_COLUMN = COLUMNS - 1
