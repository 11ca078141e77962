import type { Line, Ref } from '#words/line.ts'
import type { Ambition, Resource } from '../data/names.ts'
import type { Who } from './labels.ts'

export type Preset = 'careful' | 'balanced' | 'allOut' | 'plunder'

/** Hits that wait to be given out, in the order of the rules. */
export type HitKind = 'self' | 'intercept' | 'hits' | 'building'

/** The dialogue of a battle: choosing dice, odds, and giving out hits. */
export interface BattleLabels {
  title(system: string): Line
  subtitle(attacker: Who, defender: Who): Line
  /** “with pip 2 of 2” */
  paidWithPip(i: number, n: number): string
  readonly rules: string
  readonly attack: string
  readonly defence: string
  diceAtMost(ships: number, dice: number): string
  diceAtLeast(dice: number): string
  hitsToDestroy(n: number): string
  readonly presets: Readonly<Record<Preset, { readonly name: string; readonly hint: string }>>
  meanTrophies(mean: string): string
  lossChance(percent: string): string

  readonly raidAllowed: string
  readonly raidAllowedNoBuildings: string
  readonly raidForbidden: string
  readonly raidForbiddenHarbors: string
  readonly toPlunder: string
  readonly guarded: string
  /** What a destroyed city would bring upon the attacker. */
  cityDestroyed(resource: Resource, tokens: number, cards: number): Line
  readonly thenRansack: string
  readonly noRansack: string
  readonly railgunFirst: string
  readonly ambitionsBefore: string

  oddsHeading(dice: number): string
  exactOdds(rolls: string): string
  mean(mean: string): string
  readonly theirShips: string
  readonly theirBuildings: string
  readonly keys: string
  readonly hitsTaken: string
  interceptChance(percent: string): string

  readonly someTrophy: string
  stealToken(resource: Resource): Line
  stealCard(card: string): Line
  forKeys(n: number): string
  readonly destroyBuilding: string
  readonly destroyCity: string
  readonly loseShip: string
  readonly loseAllShips: string
  trophyFor(player: Ref): Line
  aheadIn(ambition: Ambition, power: number): Line
  tiedIn(ambition: Ambition, power: number): Line

  readonly orderHeading: string
  readonly order: readonly [string, string, string, string, string]
  interceptWouldHit(n: number): string

  readonly cannotUndo: string
  readonly giveUp: string
  readonly giveUpHint: string
  roll(dice: number): string

  // after the roll
  readonly result: string
  readonly keepRoll: string
  rerollUpTo(n: number): string
  readonly assign: string
  readonly assignForMe: string
  left(kind: HitKind, n: number): string
  keysLeft(n: number): string
  readonly surplusLost: string
  readonly onShip: string
  readonly onBuilding: string
  readonly willBeDamaged: string
  readonly willBeDestroyed: string
  readonly confirm: string
  readonly endRaid: string
  readonly keysLost: string
  readonly noShipLeft: string
}
