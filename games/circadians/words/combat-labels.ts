import type { Line, Ref } from '#words/line.ts'
import type { CombatIcon, Terrain } from '../data/names.ts'
import type { Who } from './labels.ts'

/** The combat dialogue: public part, wheels and plans, then the reveal in three beats. */
export interface CombatLabels {
  title(region: string): string
  /** “Marsh · relic 4” */
  place(terrain: Terrain | 'lake', relic: number | null): string
  selectedBy(who: Who): Line
  tieFor(who: Who): Line
  readonly icons: Readonly<Record<CombatIcon, { readonly name: string; readonly hint: string }>>
  iconCount(icon: CombatIcon, n: number): string
  /** “1 gem, 3 cards” */
  purse(gems: number, cards: number): string
  readonly declared: string
  // the lines of a declared sum
  fighters(n: number): string
  moraleHere(region: string): string
  readonly ifWon: string
  readonly ifLost: string
  stakeGlory(n: number): string
  stakeRelic(relic: number): string
  stakeLeaders(names: readonly string[]): Line
  readonly stakeFighters: string
  stakeBuildings(n: number): string
  readonly stakeMorale: string
  // planning
  secret(who: Who): Line
  open(who: Who): Line
  readonly yourWheel: string
  wheelOf(who: Who): Line
  plans(who: Who): Line
  sealed(who: Who): Line
  readonly hidden: string
  readonly mayBluff: string
  readonly yourCard: string
  noCard(left: number, right: number): string
  readonly withoutCard: string
  readonly bluff: string
  readonly bluffHint: string
  readonly bluffShort: string
  readonly totals: string
  range(from: number, to: number): string
  readonly cannotWin: string
  readonly costsGem: string
  readonly yourStrength: string
  rivalPlain(who: Ref): Line
  readonly rivalAny: string
  /** “Marco: Strength 8 to 17, at most 13 without a card.” */
  rivalRange(who: Ref, from: number, to: number, plain: number): Line
  /** “Assault with Crossfire: Strength 12, at most 4 wounds.” */
  summary(section: string, card: string | null, from: number, to: number, wounds: number): Line
  readonly seal: string
  readonly sealedByYou: string
  readonly change: string
  // the reveal
  readonly beats: readonly [string, string, string]
  readonly reveal: string
  revealed(who: Who, section: string): Line
  used(who: Who, card: string): Line
  usedNone(who: Who): Line
  bluffed(who: Who): Line
  readonly die: string
  dieShows(strength: number, shield: number): string
  wins(who: Who, own: number, other: number): Line
  tieWon(who: Who, strength: number): Line
  stays(who: Who): Line
  /** “4 Attack against 3 shields: 1 wound” */
  woundSum(attack: number, shields: number, wounds: number): string
  readonly nobodyWounded: string
  maxWounds(n: number): string
  clears(who: Who): Line
  readonly next: string
  readonly skip: string
  readonly close: string
  /** Lays the dialogue aside. */
  readonly seeMap: string
}
