import type { Zone } from '#games/syndicate/data/names.ts'
import type { Line } from '#words/line.ts'
import type { meetings, taskKinds } from '../data/content.ts'
import type { Key } from '../data/names.ts'
import type { RESULT } from '../rules/state.ts'

export type Way = 'zone' | 'route' | 'jump'
export type TaskKind = (typeof taskKinds)[number]
export type Side = (typeof meetings)[number]
export type End = Exclude<keyof typeof RESULT, 'none'>
/** How a confrontation may be resolved. */
export type Answer = 'bribe' | 'attack' | 'dragnet' | 'errand' | 'flee'

/** Everything that the table writes beside prompts, options, log and cards. Chances are from 0 to 1. */
export interface Labels {
  readonly areas: AreaLabels
  readonly ship: ShipLabels
  readonly map: MapLabels
  readonly missions: MissionLabels
  readonly confrontation: ConfrontationLabels
  readonly traders: TraderLabels
  readonly vaults: VaultLabels
  readonly keys: Readonly<Record<Key, KeyLabels>>
  readonly story: StoryLabels
  readonly end: EndLabels
  readonly card: CardLabels
  /** “69 %”, “1 296” as the language writes them. */
  percent(chance: number): string
  whole(n: number): string
}

/** Names of the parts of the table, and the tabs of a phone. */
export interface AreaLabels {
  readonly dashboard: string
  readonly starMap: string
  readonly hand: string
  readonly activeMission: string
  readonly confrontation: string
  readonly traders: string
  readonly vaults: string
  readonly story: string
  readonly log: string
  readonly tabMap: string
  readonly tabShip: string
  readonly tabMissions: string
  readonly tabVaults: string
  readonly tabStory: string
}

/** The ship's dashboard. */
export interface ShipLabels {
  readonly ship: string
  /** “At Koss” */
  at(territory: string): Line
  readonly fuel: string
  /** “3 of 5” */
  level(n: number, max: number): string
  /** The gauge as it is read aloud. */
  fuelGauge(n: number, max: number): string
  readonly fuelEmpty: string
  readonly lockedSlot: string
  readonly freeSlot: string
  readonly compartment: string
  readonly compartmentHint: string
  readonly hold: string
  readonly holdHint: string
  readonly emptyHold: string
  /** “3 pieces of contraband, 2 slots” */
  load(contraband: number, slots: number): string
  readonly fitsRoute: string
  readonly tooMuchForRoute: string
  readonly credits: string
  readonly influence: string
  amount(credits: number, influence: number): string
  readonly assault: string
  assaultDice(dice: number): string
  readonly technologies: string
  readonly noTechnology: string
  readonly alert: string
  alertOf(level: number, max: number): string
  readonly alertHint: string
  /** One step before the end. */
  readonly alertLast: string
  readonly fuelDeck: string
  /** “12 refills, 7 confrontations left” */
  fuelCards(refills: number, confrontations: number): string
  /** “63 % to refill, 37 % to meet somebody” */
  refuelOdds(refill: number): string
  readonly refuel: string
  readonly crystal: string
  crystals(n: number): string
  readonly cube: string
  cubes(n: number): string
  readonly drop: string
  readonly confirmDrop: string
  readonly confirmDropCubes: string
}

/** The star map: what can be reached, at what cost and at what risk. */
export interface MapLabels {
  readonly star: string
  readonly zones: Readonly<Record<Zone, string>>
  /** Along the orbits. */
  readonly short: Readonly<Record<Zone, string>>
  route(id: string): string
  readonly ways: Readonly<Record<Way, string>>
  readonly wayHints: Readonly<Record<Way, string>>
  fuel(n: number): string
  readonly noRisk: string
  dice(n: number): string
  safe(chance: number): string
  meets(chance: number): string
  trap(chance: number): string
  /** “50 % safe, 33 % confrontation, 17 % trap” */
  risk(safe: number, meets: number, trap: number): string
  /** The spoken name of a place: “Koss, EXO, within the zone, 1 fuel”. */
  place(territory: string, zone: Zone, rest: readonly string[]): string
  readonly youAreHere: string
  readonly outOfReach: string
  readonly blocked: string
  readonly blockedHint: string
  readonly traderTile: string
  readonly missionsHere: string
  /** “23 missions to draw” */
  deck(n: number): string
  readonly lockedDeck: string
  vaultHere(number: number, state: VaultState): string
  readonly wantedHere: string
  readonly cubeForHere: string
  readonly go: string
  readonly chooseWay: string
}

/** Missions in hand and under way. */
export interface MissionLabels {
  readonly kinds: Readonly<Record<TaskKind, { readonly name: string; readonly hint: string }>>
  inHand(n: number, max: number): string
  readonly emptyHand: string
  readonly noActive: string
  /** “4+” and how it is read aloud. */
  need(n: number): string
  needSpoken(n: number): string
  dice(n: number): string
  /** “75 %” with what it is the chance of. */
  chance(chance: number): string
  hands(n: number): string
  readonly noHands: string
  price(credits: number): string
  readonly withGreen: string
  readonly withoutGreen: string
  readonly reward: string
  readonly onSuccess: string
  readonly onFailure: string
  readonly nothing: string
  alertOnFailure(n: number): string
  readonly start: string
  readonly pickUp: string
  readonly deliver: string
  readonly delivered: string
  /** “2 of 3 delivered” */
  deliveredOf(n: number, all: number): string
  takenOf(n: number, all: number): string
  paysSoFar(credits: number, influence: number): string
  readonly roll: string
  readonly draw: string
  readonly discard: string
  readonly confirmDiscard: string
  readonly abandon: string
  readonly confirmAbandon: string
  readonly gone: string
  /** A technology to choose. */
  readonly chooseTechnology: string
  readonly install: string
}

/** The dialogue of a confrontation. */
export interface ConfrontationLabels {
  readonly sides: Readonly<Record<Side, string>>
  readonly choose: string
  readonly answers: Readonly<Record<Answer, { readonly name: string; readonly hint: string }>>
  /** “1 die against 2” */
  versus(mine: number, theirs: number): string
  winChance(chance: number): string
  readonly ifWon: string
  readonly ifLost: string
  /** What an attack lost or a dragnet would take from the ship as it is. */
  wouldLose(things: number): string
  readonly wouldLoseNothing: string
  alertTo(level: number, max: number): string
  readonly alertEnds: string
  fleeTo(territory: string): Line
  readonly chooseFlight: string
  readonly leavesTile: string
  errandTo(first: string, second: string): Line
  tilesLeft(n: number): string
  readonly keep: string
  room(n: number): string
  readonly willBeLost: string
  readonly youRolled: string
  readonly theyRolled: string
  readonly won: string
  readonly lost: string
  readonly rolled: string
  readonly accept: string
  readonly reroll: string
  /** To turn to what was fled, and to give a red cube away where it is awaited. */
  readonly face: string
  readonly handOver: string
  readonly keepThis: string
}

export interface TraderLabels {
  readonly met: string
  readonly none: string
  readonly hint: string
  readonly give: string
  readonly get: string
  anyKeys(n: number): string
  readonly openHere: string
  readonly closedHere: string
  /** Where the next tiles are. */
  tilesAt(territories: readonly string[]): Line
  readonly bank: string
  readonly bankHint: string
  readonly trade: string
  readonly change: string
  /** Keys of any colour, one after the other. */
  giveMore(n: number): string
  readonly giveThis: string
}

export type VaultState = 'open' | 'next' | 'locked'

export interface VaultLabels {
  /** “Vault II · Ceto” */
  title(number: number, territory: string): string
  readonly states: Readonly<Record<VaultState, string>>
  placedOf(n: number, all: number): string
  readonly missing: string
  missingKeys(counts: readonly number[]): string
  readonly complete: string
  /** All keys that it still wants are aboard. */
  readonly allAboard: string
  readonly place: string
  readonly opens: string
  readonly wins: string
  readonly keysHint: string
}

/** A key: the thing that it stands for, and how it is called. */
export interface KeyLabels {
  /** “Green key” */
  readonly name: string
  /** “security borer” */
  readonly item: string
  count(n: number): string
}

/** The story page. Passages are loaded when they are earned. */
export interface StoryLabels {
  readonly title: string
  /** “2 of 4 passages earned” */
  earned(n: number, all: number): string
  readonly prologue: string
  /** “Vault I: Bohr Station” */
  chapter(number: number, territory: string): string
  readonly locked: string
  lockedUntil(number: number, territory: string): Line
  readonly unread: string
  readonly read: string
  /** “Page 2 of 4” */
  page(n: number, all: number): string
  readonly next: string
  readonly previous: string
  readonly loading: string
  readonly failed: string
  readonly tryAgain: string
  readonly backToShip: string
  readonly ours: string
}

/** The end of the campaign. */
export interface EndLabels {
  readonly titles: Readonly<Record<End, string>>
  readonly texts: Readonly<Record<End, string>>
  vaultsOpened(n: number, all: number): string
  alert(level: number, max: number): string
  missionsDone(n: number): string
  confrontations(n: number): string
  fuelSpent(n: number): string
  readonly readStory: string
  readonly again: string
}

/** An enlarged card and the drawer of rules. */
export interface CardLabels {
  readonly rulings: string
  readonly rightNow: string
  readonly designed: string
  readonly designedHint: string
  readonly enlarge: string
  readonly close: string
  readonly previous: string
  readonly next: string
  readonly rules: string
}
