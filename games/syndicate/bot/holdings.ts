import { technologyEffects, tokenEffects, type Content, type TechnologyEffect } from '../data/content.ts'
import { countBases } from '../rules/bases.ts'
import { TOKEN_FIRST, tokensOf } from '../rules/operations.ts'
import { goal, progress } from '../rules/rewards.ts'
import { lowest } from '../rules/sets.ts'
import { RESOURCES, type State } from '../rules/state.ts'

/** What a seat has besides bases: stock, levels, technologies, tokens, and the rewards it is on the way to. */

/** So many at so much each, in credits; whatever goes beyond is for company only. */
type Slope = readonly (readonly [count: number, each: number])[]
const INFLUENCE_SLOPE: Slope = [[6, 1.6], [6, 1.1], [10, 0.6], [20, 0.2]]
const CREW_SLOPE: Slope = [[6, 1.1], [6, 0.8], [8, 0.45], [20, 0.12]]

function along(slope: Slope, count: number): number {
  let sum = 0
  let left = count
  for (const [most, each] of slope) {
    const here = Math.min(left, most)
    sum += here * each
    left -= here
  }
  return sum
}

/** Influence and crew buy less the nearer the end is. */
const useful = (left: number): number => Math.max(0, Math.min(1, (left - 0.4) / 2.5))

export const influenceWorth = (count: number, left: number): number => along(INFLUENCE_SLOPE, count) * useful(left)
export const crewWorth = (count: number, left: number): number => along(CREW_SLOPE, count) * useful(left)

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

export function technologiesWorth(c: Content, s: State, seat: number, left: number): number {
  let perRound = 0
  for (const effect of technologyEffects) if ((s.techs[seat] & c.technologies.does[effect]) !== 0) perRound += PER_ROUND[effect]
  for (let rest = s.techs[seat]; rest !== 0; rest &= rest - 1) {
    const card = lowest(rest)
    perRound += c.technologies.any[card] + c.technologies.credits[card]
    for (let area = 0; area < 3; area++) {
      const relief = c.technologies.relief[card * 3 + area]
      if (relief > 0) for (let at = 0; at < s.owner.length; at++) if (s.owner[at] === seat && c.territories.zone[at] === area) perRound += relief * RELIEF
    }
  }
  return perRound * left
}

/** An advanced technology that is not taken yet brings so much in a round. */
const NEXT_CARD = 1.8

/** Levels on the way to the next technology. */
export function techWorth(c: Content, s: State, seat: number, left: number): number {
  const level = s.tech[seat]
  let from = 1
  let to = level + 1
  while (to <= c.box.techMax && c.technologies.choice[to] === 0) to++
  if (to > c.box.techMax) return 0
  for (let below = 2; below <= level; below++) if (c.technologies.choice[below] !== 0) from = below
  const card = NEXT_CARD * Math.max(0, left - 0.5) + (to === c.box.techMax ? 8 : 0)
  return card * Math.pow((level - from) / (to - from), 1.3)
}

/** By assault level; reinforcements are for the rounds in which they can be used. */
const ASSAULTS = [0, 2.2, 4.6, 6.6, 8]

export const assaultWorth = (s: State, seat: number, left: number): number => (ASSAULTS[s.assault[seat]] * Math.min(3, left)) / 3 + 0.3 * s.armed[seat]

/** Tokens in hand: less than what they do, or they would never be played. */
export function tokensWorth(c: Content, s: State, seat: number, left: number): number {
  let sum = 0
  for (const token of tokensOf(s, seat)) sum += 0.9 * tokenWorth(c, s, seat, c.tokens.kind[token - TOKEN_FIRST], left)
  return sum
}

function tokenWorth(c: Content, s: State, seat: number, kind: number, left: number): number {
  const amount = c.tokens.amount[kind]
  switch (tokenEffects[c.tokens.does[kind]]) {
    case 'gain':
      return c.tokens.amounts[kind * RESOURCES] + (c.tokens.amounts[kind * RESOURCES + 1] * 0.6 + c.tokens.amounts[kind * RESOURCES + 2] * 0.4) * useful(left)
    case 'any':
    case 'points':
      return amount
    case 'levels':
      return amount * 0.8 + c.tokens.assault[kind] * 1.5
    case 'draw':
      return amount * 0.6 * useful(left)
    case 'roll':
      return 1.2 * amount * Math.min(1, left)
    case 'fortify':
      return 2 * Math.min(1, left)
    case 'alert':
      return 0.3 * countBases(s, seat)
    case 'die':
      return 2 * Math.min(1, left)
    case 'immune':
      return countBases(s, seat) * Math.min(1, left)
  }
}

/** Rewards that nobody has, by how far the seat is and whether a rival is further. */
export function rewardHopes(c: Content, s: State, seat: number, left: number): number {
  let sum = 0
  for (let reward = 0; reward < s.rewards.length; reward++) {
    if (s.rewards[reward] >= 0) continue
    const done = progress(c, s, seat, reward)
    if (done === 0) continue
    let ahead = false
    for (let rival = 0; rival < s.seats; rival++) if (rival !== seat && progress(c, s, rival, reward) > done) ahead = true
    const part = done / goal(c, reward)
    sum += c.rewards.vp[reward] * 0.55 * part * part * (ahead ? 0.5 : 1)
  }
  return sum * Math.min(1, left / 3)
}
