import { SOVEREIGN } from '../../data/content.ts'
import { chanceToWin } from '../../rules/odds.ts'
import type { Rules } from '../../rules/rules.ts'
import { bribePrice, contraband, keysAboard } from '../../rules/ship.ts'
import type { State } from '../../rules/state.ts'

/** What a smuggler pays for things at a rough reckoning, all of it in credits. */

/** Credits beyond these count only in part. */
const RICH = 25
const IN_PART = 0.6
/** What is earned counts more than what is saved: who has nothing is soon lost. */
const EARNED = 1.3
/** Influence only bribes. */
const INFLUENCE = 0.25
/** A raise of the alert. The last one is no dearer: who dares nothing any more does not win either. */
export const ALERT = 20
/** A key aboard. */
const KEY = 9

const counted = (credits: number): number => Math.min(credits, RICH) + IN_PART * Math.max(0, credits - RICH)

/** What so many of the smuggler's credits are worth, or influence. */
export const creditsPrice = (s: State, credits: number): number => counted(s.credits) - counted(s.credits - credits)
export const influencePrice = (influence: number): number => INFLUENCE * influence

/** What pay is worth. */
export const payWorth = (s: State, credits: number, influence: number): number => EARNED * (counted(s.credits + credits) - counted(s.credits) + influence)

const keysPrice = (s: State, most = Infinity): number => (s.keysAreContraband === 1 ? KEY * Math.min(most, keysAboard(s)) : 0)

/** NG-7.4 */
export const dragnetPrice = (s: State): number => ALERT * (s.cubes > 0 ? 2 : 1) + keysPrice(s)

/** NG-7.3 */
export function attackPrice({ c }: Rules, s: State, card: number): number {
  const lost = 1 - chanceToWin(Math.min(s.assault, c.box.actionDice), c.confrontations.attack[card])
  return lost * (ALERT + keysPrice(s, Math.max(0, contraband(s) - s.compartment)))
}

/** NG-4.9: what is to be paid before anything can be done at a territory. */
export function tollAt(rules: Rules, s: State, at: number): number {
  if ((s.blocked & (1 << at)) === 0) return 0
  let sum = 0
  for (let card = 0; card < s.fledAt.length; card++) if (s.fledAt[card] === at) sum += facedPrice(rules, s, card)
  return sum
}

/** The cheapest way through what was fled. */
function facedPrice(rules: Rules, s: State, card: number): number {
  const { side, bribeCredits, bribeInfluence, attack } = rules.c.confrontations
  let least = side[card] === SOVEREIGN ? dragnetPrice(s) : Infinity
  const credits = bribePrice(rules, s, bribeCredits[card])
  const influence = bribePrice(rules, s, bribeInfluence[card])
  if (credits > 0 && credits <= s.credits) least = Math.min(least, creditsPrice(s, credits))
  if (influence > 0 && influence <= s.influence) least = Math.min(least, influencePrice(influence))
  if (attack[card] > 0) least = Math.min(least, attackPrice(rules, s, card))
  return least
}
