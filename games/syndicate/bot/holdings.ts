import { feats, tokenEffects, type Content } from '../data/content.ts'
import { countBases } from '../rules/bases.ts'
import { TOKEN_FIRST, tokensOf } from '../rules/operations.ts'
import { goal, progress } from '../rules/rewards.ts'
import { RESOURCES, type State } from '../rules/state.ts'

/** What a seat has besides bases and levels: stock, tokens, and the rewards it is on the way to. */

/** So many at so much each, in credits; whatever goes beyond is for company only. */
type Slope = readonly (readonly [count: number, each: number])[]
const INFLUENCE_SLOPE: Slope = [[6, 1.4], [6, 0.9], [10, 0.4], [20, 0.15]]
/** What bases near the star will need in the second half of the game, then what assaults and fortifications take. */
const CREW_SLOPE: Slope = [[14, 1.6], [8, 0.8], [20, 0.12]]

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

/** Influence and crew buy less the nearer the end is, and influence, which buys bases, sooner than crew, which mans them. */
const useful = (left: number, rounds = 2.5): number => Math.max(0, Math.min(1, (left - 0.4) / rounds))
const BASES_PAY = 4

export const influenceWorth = (count: number, left: number): number => along(INFLUENCE_SLOPE, count) * useful(left, BASES_PAY)
export const crewWorth = (count: number, left: number): number => along(CREW_SLOPE, count) * useful(left)

/** What a turn or two can spend on bases. */
const MOST_CAPITAL = 20
/** Free territories for each player that are enough for everybody, and the rounds in which a base pays for itself. */
const ENOUGH_LAND = 2
const PAYBACK = 2
const INTEREST = 4

/** Credits that will be spent on bases, as far as there is land to buy and time for it to pay. */
export function capitalOf(s: State, credits: number, left: number): number {
  const time = Math.max(0, Math.min(1, (left - PAYBACK) / INTEREST))
  return time === 0 ? 0 : Math.min(MOST_CAPITAL, credits) * time * Math.min(1, countBases(s, -1) / (ENOUGH_LAND * s.seats))
}

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
      // Kept until all of it counts.
      return s.alert > amount ? 0.05 : 1
    case 'die':
      return 2 * Math.min(1, left)
    case 'immune':
      return countBases(s, seat) * Math.min(1, left)
  }
}

const TECH = feats.indexOf('tech')

/** Rewards that nobody has, by how far the seat is and whether a rival is further. That for technology belongs to its track. */
export function rewardHopes(c: Content, s: State, seat: number, left: number): number {
  let sum = 0
  for (let reward = 0; reward < s.rewards.length; reward++) {
    if (s.rewards[reward] >= 0 || c.rewards.feat[reward] === TECH) continue
    const done = progress(c, s, seat, reward)
    if (done === 0) continue
    const part = done / goal(c, reward)
    sum += c.rewards.vp[reward] * 0.55 * part * part * (isBehind(c, s, seat, reward, done) ? 0.5 : 1)
  }
  return sum * Math.min(1, left / 3)
}

/** What being the first at the top of the technology track promises. */
export function firstAtTheTop(c: Content, s: State, seat: number): number {
  let sum = 0
  for (let reward = 0; reward < s.rewards.length; reward++)
    if (s.rewards[reward] < 0 && c.rewards.feat[reward] === TECH) sum += c.rewards.vp[reward] * (isBehind(c, s, seat, reward, s.tech[seat]) ? 0.4 : 0.8)
  return sum
}

function isBehind(c: Content, s: State, seat: number, reward: number, done: number): boolean {
  for (let rival = 0; rival < s.seats; rival++) if (rival !== seat && progress(c, s, rival, reward) > done) return true
  return false
}
