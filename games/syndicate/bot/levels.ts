import { technologyEffects, type Content, type TechnologyEffect } from '../data/content.ts'
import { technologiesLeft } from '../rules/levels.ts'
import { lowest } from '../rules/sets.ts'
import type { State } from '../rules/state.ts'
import { keptFor } from './kept.ts'

/** Technologies, the levels that lead to them, and reinforcements. */

/** Technologies by what they bring in one round, in credits; points are points. */
const PER_ROUND: Readonly<Record<TechnologyEffect, number>> = {
  reroll: 1.4,
  'half hands': 1.2,
  'collect any': 0,
  'collect credits': 0,
  draw: 1.3,
  deflect: 1.2,
  'third die': 2.8,
  'crew relief': 0,
  silent: 0.8,
  points: 0,
  lance: 1.3,
  'half pardon': 1.5,
}

/** Of crew that bases no longer cost. */
const RELIEF = 0.7

interface Round {
  /** What a technology brings in a round whoever has it. */
  readonly sure: number
  /** And for each base of a seat in these zones. */
  readonly relief: readonly (readonly [zone: number, each: number])[]
}

const roundsOf = keptFor((c) =>
  c.technologies.vp.map((_, card): Round => {
    const effect = technologyEffects.find((each) => (c.technologies.does[each] & (1 << card)) !== 0) ?? 'points'
    const zones = c.territories.inZone.length
    const relief = c.technologies.relief.slice(card * zones, (card + 1) * zones).flatMap((crew, zone) => (crew > 0 ? [[zone, crew * RELIEF] as const] : []))
    return { sure: c.technologies.any[card] + c.technologies.credits[card] + PER_ROUND[effect], relief }
  }),
)

/** What a technology brings a seat in a round. */
function perRound(c: Content, s: State, seat: number, card: number): number {
  const { sure, relief } = roundsOf(c)[card]
  let sum = sure
  for (const [zone, each] of relief) for (let at = 0; at < s.owner.length; at++) if (s.owner[at] === seat && c.territories.zone[at] === zone) sum += each
  return sum
}

/** What the technologies that a seat has will bring. Their points are counted as points. */
export function technologiesWorth(c: Content, s: State, seat: number, left: number): number {
  let sum = 0
  for (let rest = s.techs[seat]; rest !== 0; rest &= rest - 1) sum += perRound(c, s, seat, lowest(rest))
  return sum * left
}

/** A level on the way to technologies that pay for the way counts what it costs, and a little more. */
const LEVEL = 5.8
/** Rounds that a level takes, bought or researched. */
const PACE = 0.8
/** Any level may come in useful. */
const STEP = 0.5

/** What is to be had at the end of the technology track, less what is missing there. */
export function techWorth(c: Content, s: State, seat: number, left: number, first: number): number {
  const level = s.tech[seat]
  let best = 0
  let gains = 0
  for (let to = level + 1; to <= c.box.techMax; to++) {
    const arrival = left - PACE * (to - level)
    if (arrival <= 0) break
    if (c.technologies.choice[to] !== 0 && (s.levels[seat] & (1 << to)) === 0) gains += bestCard(c, s, seat, to, arrival)
    if (to === c.box.techMax) gains += first
    best = Math.max(best, gains - LEVEL * (to - level))
  }
  return best + STEP * level * Math.min(1, left / 3)
}

/** The technology that one would take at a level, by what it brings from then on. */
function bestCard(c: Content, s: State, seat: number, level: number, left: number): number {
  let best = 0
  for (let rest = technologiesLeft(s) & c.technologies.choice[level]; rest !== 0; rest &= rest - 1) {
    const card = lowest(rest)
    best = Math.max(best, c.technologies.vp[card] + left * perRound(c, s, seat, card))
  }
  return best
}

/** What reinforcements bring in a round, by assault level: bases of others, and respect. */
const FORCE = [0, 0.5, 1.3, 2.4, 3.4]
/** Rounds after which there is nothing left to storm, or no crew. */
const CAMPAIGN = 4

export const assaultWorth = (s: State, seat: number, left: number): number => FORCE[s.assault[seat]] * Math.min(CAMPAIGN, left) + 0.3 * s.armed[seat]
