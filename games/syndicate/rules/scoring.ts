import type { Outcome } from '#kernel/definition.ts'
import { TERRITORIES, ties, tokenEffects, type Content } from '../data/content.ts'
import { CREDITS, CREW, INFLUENCE } from '../data/names.ts'
import { countBases } from './bases.ts'
import type { Play } from './frames.ts'
import { TOKEN_FIRST, tokensOf } from './operations.ts'
import { stockOf } from './resources.ts'
import { techSum } from './seats.ts'
import type { State } from './state.ts'
import { zone } from './zones.ts'

const POINTS = tokenEffects.indexOf('points')

/** Victory points that everybody can see: rewards, tokens played, technologies, and bases if the table counts them. */
export function openPoints(c: Content, s: State, seat: number): number {
  return rewardPoints(c, s, seat) + s.points[seat] + techSum(s, seat, c.technologies.vp) + s.pointsPerBase * countBases(s, seat)
}

export function rewardPoints(c: Content, s: State, seat: number): number {
  let points = 0
  for (let reward = 0; reward < s.rewards.length; reward++) if (s.rewards[reward] === seat) points += c.rewards.vp[reward]
  return points
}

/** Tokens of victory points that are still held are shown and count (SY-15.5); then it is over. */
export function finishGame(c: Content, s: State, play: Play): void {
  for (let seat = 0; seat < s.seats; seat++)
    for (const token of tokensOf(s, seat).slice()) {
      const kind = c.tokens.kind[token - TOKEN_FIRST]
      if (c.tokens.does[kind] !== POINTS) continue
      play.move(token, zone.usedTokens)
      s.points[seat] += c.tokens.amount[kind]
      if (play.live) play.tell('tokenPlayed', { seat, card: token })
    }
  if (play.live) play.tell('gameOver', { scores: outcome(c, s).scores })
  play.finish()
}

function fortifiedBases(s: State, seat: number): number {
  let count = 0
  for (let at = 0; at < TERRITORIES; at++) if (s.owner[at] === seat) count += s.fortified[at]
  return count
}

function tieValue(s: State, seat: number, tie: number): number {
  switch (ties[tie]) {
    case 'bases':
      return countBases(s, seat)
    case 'fortified':
      return fortifiedBases(s, seat)
    case 'influence':
      return stockOf(s, seat, INFLUENCE)
    case 'crew':
      return stockOf(s, seat, CREW)
  }
}

/** SY-15.3, SY-15.4 */
export function outcome(c: Content, s: State): Outcome {
  const seats = Array.from({ length: s.seats }, (_, seat) => seat)
  const breakdown = [
    { source: 'credits', points: seats.map((seat) => stockOf(s, seat, CREDITS)) },
    { source: 'rewards', points: seats.map((seat) => rewardPoints(c, s, seat)) },
    { source: 'tokens', points: seats.map((seat) => s.points[seat]) },
    { source: 'technologies', points: seats.map((seat) => techSum(s, seat, c.technologies.vp)) },
    { source: 'bases', points: seats.map((seat) => s.pointsPerBase * countBases(s, seat)) },
  ]
  const scores = seats.map((seat) => breakdown.reduce((sum, { points }) => sum + points[seat], 0))
  const isAbove = (one: number, other: number): boolean => {
    if (scores[one] !== scores[other]) return scores[one] > scores[other]
    for (const tie of c.readings.ties) {
      const more = tieValue(s, one, tie) - tieValue(s, other, tie)
      if (more !== 0) return more > 0
    }
    return false
  }
  return { scores, places: seats.map((seat) => 1 + seats.filter((other) => isAbove(other, seat)).length), breakdown }
}
