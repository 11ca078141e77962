import type { Line, Ref } from '#words/line.ts'
import type { Band, Ladder, Resource, SpecialKind, Zone } from '../data/names.ts'
import type { PlayLabels } from './play-labels.ts'

/** A player as a label speaks of one: somebody else, the reader, or the phantom of a game of two. */
export type Who = Ref | 'you' | 'phantom'

/** Credits, influence, crew. */
export type Amounts = readonly number[]

/** Everything that the table writes beside prompts, options, log and cards. Territories, cards and the like are named by their ids. */
export interface Labels extends PlayLabels {
  readonly areas: AreaLabels
  readonly round: RoundLabels
  readonly map: MapLabels
  readonly alert: AlertLabels
  readonly market: MarketLabels
  readonly rewards: RewardLabels
  readonly mat: MatLabels
  readonly amounts: AmountLabels
  /** “69 %”, “2,3” as the language writes them. */
  percent(n: number): string
  decimal(n: number): string
}

/** Names of the parts of the table, and the tabs of a phone. */
export interface AreaLabels {
  readonly map: string
  readonly prices: string
  readonly alert: string
  readonly market: string
  readonly rewards: string
  readonly roundTrack: string
  readonly yourMat: string
  readonly yourHand: string
  readonly rivals: string
  readonly decision: string
  readonly trade: string
  readonly log: string
  readonly tabSystem: string
  readonly tabHand: string
  readonly tabRivals: string
  readonly tabMarket: string
  readonly tabLog: string
  matOf(player: Ref): Line
}

/** Round, phases, order of play and the end that draws near. */
export interface RoundLabels {
  round(n: number): string
  readonly lastRound: string
  readonly phases: { readonly players: string; readonly sovereign: string; readonly collection: string }
  readonly setup: string
  /** “End announced between rounds 5 and 7” */
  endBetween(first: number, last: number): string
  endAnnounced(last: number): string
  sovereignDeck(n: number): string
  operationDeck(n: number): string
  discard(n: number): string
  turnOf(who: Who): Line
  readonly firstPlayer: string
  readonly next: string
  readonly hasPlayed: string
  readonly outOfPhase: string
  readonly outOfPhaseHint: string
  actionsLeft(n: number): string
}

/** Zones, territories, bases, beams, routes and the destroyer. */
export interface MapLabels {
  readonly star: string
  /** “EXO”, “Middle”, “Inner”: captions; and in a sentence. */
  readonly zones: Readonly<Record<Zone, { readonly short: string; readonly name: string; readonly hint: string }>>
  readonly columns: { readonly buy: string; readonly income: string; readonly fortify: string }
  readonly free: string
  readonly base: string
  readonly fortified: string
  readonly fortifiedHint: string
  readonly unfortified: string
  readonly turnedOver: string
  readonly turnedOverHint: string
  readonly blockaded: string
  readonly blockadedHint: string
  heldBy(who: Who): Line
  /** The spoken name of a territory: “Koss, EXO, base of Marco, fortified”. */
  spoken(territory: string, zone: Zone, owner: Who | undefined, marks: readonly string[]): Line
  buyFor(price: Amounts): Line
  fortifyFor(price: Amounts): Line
  readonly token: string
  readonly tokenHint: string
  readonly noToken: string
  special(kind: SpecialKind, n: number): { readonly name: string; readonly hint: string }
  research(done: number, boxes: number): string
  readonly researchFull: string
  beam(from: string, to: string): Line
  readonly beamActive: string
  readonly beamIdle: string
  beamGranted(who: Who): Line
  shieldedFrom(territory: string): Line
  route(id: string): string
  routeGain(n: number): string
  routeStops(stops: readonly string[]): Line
  routeHeld(who: Who, held: number, of: number): Line
  readonly routeOpen: string
  readonly destroyer: string
  destroyerAt(territory: string): Line
  readonly destroyerParked: string
  readonly mission: string
  missionOf(who: Who): Line
}

export interface AlertLabels {
  readonly title: string
  /** “8 of 8” */
  level(n: number, most: number): string
  levelHint(n: number, most: number, band: Band): string
  readonly bands: Readonly<Record<Band, string>>
  readonly bandHint: string
  readonly atMaximum: string
  /** With the destroyer in play. */
  readonly atMaximumBlockade: string
  readonly rises: string
}

/** Black market, exchange at the bank, sale. */
export interface MarketLabels {
  readonly title: string
  readonly ladders: Readonly<Record<Ladder, string>>
  readonly ladderHints: Readonly<Record<Ladder, string>>
  price(credits: number): Line
  readonly yourPrice: string
  readonly full: string
  readonly atTop: string
  readonly embargo: string
  cubesOf(who: Who, n: number): Line
  readonly exchange: string
  readonly exchangeHint: string
  rate(give: Resource, amount: number, get: Resource): Line
  special(pay: number, gain: number): Line
  readonly sell: string
  readonly sellHint: string
}

export interface RewardLabels {
  readonly title: string
  readonly hint: string
  points(n: number): string
  progress(done: number, of: number): string
  heldBy(who: Who): Line
  readonly oneStepAway: string
  readonly free: string
}

/** Syndicate mats, of the reader and of rivals. */
export interface MatLabels {
  readonly score: string
  scoreOf(n: number): string
  ofWhich(points: number): string
  readonly noPoints: string
  readonly resources: Readonly<Record<Resource, string>>
  readonly resourceHints: Readonly<Record<Resource, string>>
  readonly nextCollection: string
  readonly nextCollectionHint: string
  any(n: number): string
  readonly pardon: string
  pardonHint(influence: number): string
  readonly tech: string
  readonly assault: string
  techLevel(n: number): string
  assaultLevel(n: number): string
  techAt(level: number): string
  readonly armed: string
  readonly used: string
  /** “1 of 2 dice armed” */
  dice(armed: number, of: number): string
  reinforcements(armed: number, of: number): string
  bases(n: number, fortified: number): string
  missionsDone(n: number): string
  assaultsWon(n: number): string
  cards(n: number): string
  tokens(n: number): string
  readonly yourTokens: string
  readonly hiddenToken: string
  readonly technologies: string
  readonly noTechnologies: string
  readonly bonus: string
  readonly noBonus: string
  readonly racket: string
  readonly start: string
  readonly sleeperDown: string
  readonly noSleeper: string
  readonly emptyHand: string
  readonly phantom: string
  readonly phantomHint: string
}

export interface AmountLabels {
  /** “8 credits and 4 influence”; “nothing” */
  of(amounts: Amounts): Line
  /** “3 credits for 1 crew” */
  one(resource: Resource, n: number): Line
  /** “any 4” */
  any(n: number): string
  points(n: number): string
}
