import type { Line, Ref } from '#words/line.ts'
import type { BoardFoundation, Building, Phase, Terrain, TileSet } from '../data/names.ts'
import type { Origin } from '../data/origin.ts'
import type { CombatLabels } from './combat-labels.ts'

/** A player as a label speaks of one: somebody else, or the reader. */
export type Who = Ref | 'you'

/** Why a region that shares no side is one point away. */
export type Way = 'tunnel' | 'network' | 'outpost' | 'building' | 'presence' | 'lakes'

/** Everything that the table writes beside prompts, options, log and components. */
export interface Labels {
  readonly areas: AreaLabels
  readonly round: RoundLabels
  readonly map: MapLabels
  readonly march: MarchLabels
  readonly prices: PriceLabels
  readonly research: ResearchLabels
  readonly board: BoardLabels
  readonly combat: CombatLabels
  readonly income: IncomeLabels
  readonly victory: VictoryLabels
  readonly card: CardLabels
  readonly turn: TurnLabels
  readonly origins: OriginLabels
}

/** Names of the parts of the table, and the tabs of a phone. */
export interface AreaLabels {
  readonly map: string
  readonly pricesAndResearch: string
  readonly yourBoard: string
  readonly yourHand: string
  readonly rivals: string
  readonly relics: string
  readonly gloryTracks: string
  readonly vault: string
  readonly tabMap: string
  readonly tabPrices: string
  readonly tabBoard: string
  readonly tabRivals: string
  readonly tabHand: string
  boardOf(player: Ref): Line
}

/** Round, phases, turn order, flare gun and the relic in play. */
export interface RoundLabels {
  roundOf(round: number, last: number): string
  readonly lastRound: string
  readonly phases: Readonly<Record<Phase, { readonly name: string; readonly short: string; readonly hint: string }>>
  readonly phaseDone: string
  readonly phaseRuns: string
  readonly phaseToCome: string
  orderOf(phase: Phase): string
  readonly played: string
  readonly passed: string
  readonly plays: string
  playsNext(who: Who): Line
  playsLast(who: Who): Line
  readonly flare: string
  readonly flareHint: string
  flareOf(who: Who): Line
  relicInPlay(relic: number, region: string): Line
  relicGone(relic: number): string
  relicOf(relic: number, who: Who): Line
  relicToCome(relic: number, region: string): Line
}

/** Regions and what stands on them: captions and spoken names. */
export interface MapLabels {
  readonly terrains: Readonly<Record<Terrain, string>>
  readonly lake: string
  readonly unusedSlot: string
  readonly freeBaseSlot: string
  readonly base: string
  readonly ship: string
  baseOf(who: Who): Line
  shipOf(who: Who): Line
  /** “C-3 · Marsh” */
  regionTitle(id: string, ground: string): string
  readonly production: string
  produces(effect: string): string
  readonly looseToken: string
  looseTokenOf(effect: string, upgraded: boolean): string
  readonly harvestedThisRound: string
  readonly mountain: string
  mountainBetween(one: string, other: string): string
  tunnel(color: TileSet): string
  tunnelHint(one: string, other: string): string
  readonly foundation: string
  readonly freeFoundation: string
  foundationWith(effect: string): string
  readonly plainFoundation: string
  foundationsLeft(n: number): string
  readonly buildings: Readonly<Record<Building, { readonly one: string; readonly many: string; readonly hint: string }>>
  buildingOf(building: Building, who: Who): Line
  relic(n: number): string
  readonly relicNow: string
  fighters(n: number): string
  fightersOf(n: number, who: Who): Line
  leaderOf(name: string, upgraded: boolean, who: Who): Line
  ryhzuOf(name: string, upgraded: boolean, who: Who): Line
  readonly morale: string
  readonly moraleHint: string
  readonly trapArmed: string
  readonly trapSpent: string
  /** “5 fighters and Eeyla” */
  force(fighters: number, leaders: readonly string[]): Line
  controlledBy(who: Who): Line
  readonly contested: string
  readonly empty: string
  readonly legend: string
}

/** Moving: pins, the composer and what a target would bring. */
export interface MarchLabels {
  leave(region: string): string
  pinned(n: number): string
  pinnedOf(n: number, all: number): string
  readonly pinnedHint: string
  readonly unpinned: string
  readonly fighters: string
  readonly more: string
  readonly fewer: string
  takeAlong(leader: string): string
  oneLeader(leader: string, region: string): string
  readonly ryhzuNoLake: string
  pointsLeft(n: number, all: number): string
  readonly free: string
  readonly near: Readonly<Record<Way, string>>
  /** “To C-3: battle” */
  toBattle(region: string): string
  toControl(region: string): string
  toJoin(region: string): string
  trapWounds(n: number, who: Who): Line
  leavesMorale(region: string): string
  readonly chooseTarget: string
  readonly go: string
  readonly cancel: string
  readonly finish: string
}

/** The price row and the vault. */
export interface PriceLabels {
  readonly toOwner: string
  readonly toBank: string
  readonly yourCost: string
  readonly legend: string
  /** “free”, “5 energy” */
  cost(energy: number): string
  readonly free: string
  token(n: number): string
  tokenHint(toOwner: number, toBank: number): string
  readonly neutral: string
  neutralHint(toLeft: number, toRight: number, toBank: number): string
  readonly unpriced: string
  pricedBy(who: Who): Line
  readonly inHand: string
  inVault(n: number): string
  readonly vaultHint: string
  readonly collectedNow: string
  readonly first: string
  readonly last: string
  readonly firstHint: string
  readonly lastHint: string
  bonus(effect: string): string
  wouldPay(who: Who, energy: number): Line
  cannotPay(who: Who): Line
  /** “paid: 1 to Marco, 2 to the bank” */
  paid(who: Who | null, toOwner: number, toBank: number): Line
  flareGoesTo(who: Who): Line
}

/** The five tracks with their markers and locks. */
export interface ResearchLabels {
  column(n: number): string
  columnOf(n: number, last: number): string
  readonly yourColumn: string
  markersOf(names: readonly Ref[]): Line
  readonly main: string
  readonly secondary: string
  readonly immediate: string
  readonly lock: string
  readonly lockHint: string
  lockEnergy(energy: number): string
  readonly full: string
  readonly boosted: string
}

/** Faction boards and glory tracks. */
export interface BoardLabels {
  readonly energy: string
  readonly gems: string
  readonly cards: string
  energyOf(n: number): string
  gemsOf(n: number): string
  cardsOf(n: number): string
  handOf(n: number, limit: number): string
  readonly glory: string
  gloryTrackOf(who: Who): Line
  gloryOf(n: number, target: number): string
  gloryAt(n: number, effect: string): string
  readonly leaders: string
  readonly attributes: string
  readonly buildings: string
  readonly foundations: Readonly<Record<BoardFoundation, { readonly name: string; readonly hint: string }>>
  readonly boardFoundations: string
  readonly builtAlready: string
  readonly stillOnBoard: string
  readonly locked: string
  uncovered(effect: string): string
  left(n: number): string
  readonly base: string
  readonly upgraded: string
  upgradeFor(gems: number): string
  deployFor(gems: number): string
  readonly inReserve: string
  readonly inBox: string
  standsAt(region: string): string
  readonly recruits: string
  sector(n: number): string
  sectorOf(n: number, fighters: number): string
  reserveFighters(n: number): string
  fastAdvance(energy: number): string
  exchange(points: number, effect: string): string
  readonly moraleRows: string
  moraleRow(row: 'combat' | 'glory', value: number): string
  readonly intelligence: string
  intelligenceAt(where: 'supply' | 'held' | 'given'): string
  readonly ryhzu: string
  commandedBy(who: Who): Line
  relics(n: number): string
  readonly relicRow: string
  relicSpace(n: number, effect: string): string
  regions(n: number): string
  readonly incomeAhead: string
  traps(n: number): string
}

/** Income as a checklist. */
export interface IncomeLabels {
  readonly title: string
  readonly regionCount: string
  counted(n: number): string
  /** “3 to 5 regions: 1 redeploy” */
  row(from: number, to: number | null, effect: string, times: number): string
  readonly baseIncome: string
  slots(building: Building, n: number): string
  readonly fortressSwap: string
  readonly upkeep: string
  readonly foreignRyhzu: string
  readonly moraleGlory: string
  readonly attribute: string
  readonly leader: string
  readonly intelligence: string
  readonly done: string
  readonly automatic: string
  readonly later: string
  readonly laterHint: string
}

/** Ways to win, and the end. */
export interface VictoryLabels {
  readonly ways: string
  readonly byGlory: string
  readonly byGloryHint: string
  readonly byRelics: string
  relicsHeld(n: number, all: number): string
  readonly byRelicsHint: string
  readonly byRegions: string
  readonly byRegionsHint: string
  oneStep(who: Who): Line
  toGo(n: number): string
  /** How the game was won. */
  readonly how: Readonly<Record<'glory' | 'relics' | 'late' | 'regions', string>>
  readonly shared: string
}

/** Tactics, intelligence, leaders and attributes enlarged. */
export interface CardLabels {
  readonly left: string
  readonly right: string
  readonly xHint: string
  readonly inBattle: string
  readonly noBattleText: string
  playIn(phase: Phase): string
  readonly justGained: string
  readonly deck: string
  readonly discard: string
  inPile(n: number): string
  readonly hidden: string
  readonly rightNow: string
  readonly enlarge: string
  readonly close: string
  readonly previous: string
  readonly next: string
  readonly rules: string
  readonly held: string
  readonly given: string
}

/** What the reader may press. */
export interface TurnLabels {
  readonly act: string
  readonly pass: string
  readonly confirmPass: string
  readonly endTurn: string
  confirmEnd(main: boolean): string
  readonly done: string
  readonly decline: string
  readonly choose: string
  readonly keepThese: string
  readonly dismissTwo: string
  pointsLeft(n: number): string
  readonly payGem: string
  payEnergy(energy: number): string
  readonly waived: string
  readonly yourTurn: string
  readonly you: string
}

/** The marks of origin and the page behind them. */
export interface OriginLabels {
  /** The discreet mark itself, and what it says when asked. */
  readonly mark: string
  readonly names: Readonly<Record<Origin, string>>
  readonly hints: Readonly<Record<Origin, string>>
  readonly doubtful: string
  readonly designedInside: string
  readonly openPage: string
  readonly corrected: string
}
