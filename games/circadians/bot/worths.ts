import type { Content } from '../data/content.ts'
import { FACTION } from '../data/names.ts'
import { codes, type Code, type Gain } from '../data/notation.ts'

/** What effects are worth to a faction. One energy is the measure of everything. */

/** The whole way to the own victory condition. */
export const WAY = 100

export const gloryUnit = (c: Content, faction: number): number => WAY / c.factions.gloryTarget[faction]

const WORTH: Readonly<Record<Code, number>> = { E: 1, G: 2.4, C: 1.8, X: 4, F: 0, B: 5, BL: 5.5, H: 1.5, R: 1.1, M: 2.2, D: 1.5, FD: 2.5, PT: 3, UT: 1.5, PTL: 2, UA: 3, DL: 3.5, UL: 3, MOR: 0 }
/** Of what glory is worth, for what brings some later. */
const SOON = 0.8
/** Incomes in which a morale token is likely to count. */
const INCOMES = 2

/** What one of each code is worth to a faction. */
export function codeWorths(c: Content, faction: number): number[] {
  const unit = gloryUnit(c, faction)
  const { does } = c.factions
  const own: Partial<Record<Code, number>> = {
    F: unit,
    X: WORTH.X + unit * does.gloryPerResearch[faction],
    UA: WORTH.UA + unit * SOON * does.gloryPerAttribute[faction],
    MOR: does.morale[faction] > 0 ? unit * INCOMES : 0,
  }
  return codes.map((code) => own[code] ?? WORTH[code])
}

const worthOfGains = (gains: readonly Gain[], ofCode: readonly number[]): number => {
  let sum = 0
  for (const { code, n } of gains) sum += ofCode[code] * n
  return sum
}

/** By faction and effect: the best choice, less its price. */
export function effectWorths(c: Content): number[][] {
  return Object.values(FACTION).map((faction) => {
    const ofCode = codeWorths(c, faction)
    return c.effects.map(({ energy, gems, choices }) => Math.max(0, Math.max(...choices.map((gains) => worthOfGains(gains, ofCode))) - energy - gems * WORTH.G))
  })
}
