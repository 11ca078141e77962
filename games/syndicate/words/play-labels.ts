import type { Line } from '#words/line.ts'
import type { Band, Standing, Zone } from '../data/names.ts'
import type { Amounts, Who } from './labels.ts'

/** When a standing order springs a sleeper, and to what sleepers react. */
export type When = 'never' | 'always' | 'middle' | 'inner'
export type Moment = 'mission' | 'success' | 'assault' | 'purchase' | 'sovereign' | 'tax' | 'collection' | 'loss'

/** The labels of what is decided: missions, assaults, sleepers, trade, the Sovereign, the collection, the score. */
export interface PlayLabels {
  readonly turn: TurnLabels
  readonly dossier: DossierLabels
  readonly assault: AssaultLabels
  readonly sleepers: SleeperLabels
  readonly trade: TradeLabels
  readonly sovereign: SovereignLabels
  readonly collection: CollectionLabels
  readonly scoring: ScoringLabels
  readonly card: CardLabels
}

/** What the reader may press in a turn. */
export interface TurnLabels {
  readonly actions: string
  readonly mission: string
  readonly heist: string
  readonly assault: string
  readonly lay: string
  readonly buy: string
  readonly fortify: string
  readonly level: string
  readonly exchange: string
  readonly sell: string
  readonly token: string
  readonly convert: string
  readonly lift: string
  readonly reorder: string
  readonly end: string
  readonly confirm: string
  readonly cancel: string
  confirmEnd(dice: number): string
  /** In short turns: a turn without action. */
  readonly confirmOut: string
  readonly pickSyndicate: string
}

/** The mission dossier with the chance of each way to attempt it; percentages and means come as `percent` and `decimal` write them. */
export interface DossierLabels {
  readonly mission: string
  readonly heist: string
  readonly reward: string
  readonly loot: string
  readonly needed: string
  readonly standings: Readonly<Record<Standing, string>>
  /** “5+” */
  face(n: number): string
  faceHint(n: number, plus: number): string
  hands(cost: Amounts, shift: number): Line
  gate(round: number): string
  /** The head of a tile: “Shared, with help”. Undefined where sharing is no question. */
  way(shared: boolean | undefined, hands: boolean): string
  chance(percent: string): string
  gain(amounts: Amounts): Line
  cost(amounts: Amounts): Line
  readonly noCost: string
  expected(value: string): string
  readonly expectedHint: string
  holds(who: Who, territory: string): Line
  readonly dieSpent: string
  token(plus: number): string
  casino(plus: number): string
  failureRaises(percent: string): string
  failureMoves(percent: string, from: string | undefined, to: string): Line
  failureSilent(percent: string): string
  readonly certain: string
  readonly chooseBase: string
  heistDice(n: number): string
  victimHas(who: Who, credits: number): Line
  readonly takeBack: string
  readonly roll: string
  /** The button where cards face down may react before hands are hired. */
  readonly announce: string
  readonly announceHint: string
  readonly reroll: string
  readonly keep: string
  readonly success: string
  readonly failure: string
}

export interface AssaultLabels {
  title(territory: string): Line
  reinforcements(n: number): string
  readonly without: string
  crew(n: number): Line
  chance(percent: string): string
  face(n: number): string
  readonly fortified: string
  readonly shielded: string
  readonly deflected: string
  readonly notAllowed: string
  readonly alertRises: string
  readonly launch: string
  readonly takeBack: string
  readonly wins: string
  readonly fails: string
}

/** The card face down, its standing order, and reactions. */
export interface SleeperLabels {
  readonly slot: string
  readonly empty: string
  readonly hidden: string
  hiddenOf(who: Who): Line
  readonly decoy: string
  readonly decoyHint: string
  readonly order: string
  readonly orderHint: string
  readonly when: Readonly<Record<When, string>>
  readonly whenHints: Readonly<Record<When, string>>
  readonly whom: string
  readonly anyone: string
  against(who: Who): Line
  readonly ask: string
  readonly askHint: string
  readonly asks: string
  readonly doesNotAsk: string
  current(when: When, whom: Who | undefined, asks: boolean): Line
  readonly setOrder: string
  readonly keepOrder: string
  readonly burnsOld: string
  readonly reaction: string
  moment(moment: Moment, who: Who | undefined, territory: string | undefined): Line
  readonly spring: string
  springOn(who: Who): Line
  readonly asOrdered: string
  readonly decline: string
  readonly sealed: string
}

export interface TradeLabels {
  readonly title: string
  readonly give: string
  readonly get: string
  readonly nothing: string
  readonly cards: string
  readonly tokens: string
  readonly bases: string
  readonly beams: string
  base(territory: string): Line
  beam(territory: string): Line
  hiddenCards(n: number): string
  offerTo(who: Who): Line
  offerFrom(who: Who): Line
  counterTo(who: Who): Line
  between(one: Who, other: Who): Line
  gives(who: Who): Line
  /** Beside an amount: how many there are. */
  outOf(n: number): string
  readonly partner: string
  readonly losesResearch: string
  readonly startOver: string
  readonly rests: string
  readonly newOffer: string
  readonly noOffers: string
  readonly send: string
  readonly drop: string
  readonly accept: string
  readonly refuse: string
  readonly counter: string
  readonly withdraw: string
  readonly leave: string
  readonly waitForMove: string
  readonly notOnTurn: string
  readonly nobodyLeft: string
  readonly promises: string
  readonly shown: string
  readonly fallsWithTurn: string
}

export interface SovereignLabels {
  readonly title: string
  readonly card: string
  severity(band: Band): string
  readonly noCard: string
  pardonFor(influence: number): string
  readonly pardonHint: string
  readonly noPardon: string
  readonly pardoned: string
  readonly immune: string
  readonly framed: string
  threshold(open: number, fortified: number): string
  readonly seized: string
  readonly holds: string
  readonly turnOver: string
}

export interface CollectionLabels {
  readonly title: string
  readonly steps: readonly string[]
  readonly crewFirst: string
  readonly crewFirstHint: string
  crewLeft(n: number): string
  readonly unpaid: string
  readonly racket: string
  readonly bases: string
  readonly mines: string
  readonly routes: string
  readonly technologies: string
  readonly upkeep: string
  anyLeft(n: number): string
  readonly share: string
  readonly confirm: string
  cards(n: number): string
  readonly marker: string
}

export interface ScoringLabels {
  readonly title: string
  readonly total: string
  wins(who: Who): Line
  readonly shared: string
  readonly tieBreak: string
  readonly ties: Readonly<Record<'bases' | 'fortified' | 'influence' | 'crew', string>>
  readonly ifEndedNow: string
}

export interface CardLabels {
  readonly rulings: string
  printedTitle(printed: string): string
  readonly designed: string
  readonly designedHint: string
  readonly rightNow: string
  readonly enlarge: string
  readonly close: string
  readonly previous: string
  readonly next: string
  readonly rules: string
  readonly you: string
  zone(zone: Zone): string
}
