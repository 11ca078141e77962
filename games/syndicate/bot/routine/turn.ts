import type { Option } from '#kernel/options.ts'
import { feats, HEIST, SLEEPER, tokenEffects } from '../../data/content.ts'
import { technologiesLeft } from '../../rules/levels.ts'
import { TECH, nextPrice } from '../../rules/market.ts'
import { handOf, sleeperOf, TOKEN_FIRST } from '../../rules/operations.ts'
import { CREDITS } from '../../data/names.ts'
import { lowest } from '../../rules/sets.ts'
import { RESOURCES } from '../../rules/state.ts'
import { assaultWorth, canStorm, cardWorth, faceMore, missionWorth, sleeperWorth } from './jobs.ts'
import { fortifyWorth, isEnough, purchaseWorth, stepWorth } from './land.ts'
import { boughtAssaultWorth, findMeans, firstStep, manWorth, newMeans, ratesOf, weighed } from './means.ts'
import { creditWorth, now, type Sight } from './sight.ts'

/** What is done next in a turn: whatever is worth most, as long as anything is worth more than it costs. */

/** What costs nothing comes before all else; reinforcements come before the assault that they are for. */
const AT_ONCE = 100
const BEFORE_ASSAULTS = 50

/** What the token of a die is played for must be worth a little. */
const LITTLE = 0.5

const means = newMeans()

export function nextAction(x: Sight, options: readonly Option[]): Option {
  const { s, seat, n } = x
  let pick: Option | undefined
  let most = 0
  const consider = (option: Option | undefined, worth: number, sooner = 0): void => {
    if (!option || worth <= 0 || worth + sooner <= most) return
    most = worth + sooner
    pick = option
  }
  let sale: Option | undefined
  let saleWorth = 0
  const die = x.isLast ? 0 : now(x, n.die)
  for (const option of options) {
    const { k, a } = option
    switch (k) {
      case 'convert':
        return option
      case 'token':
        if (isTokenDue(x, a)) return option
        break
      case 'lay':
        if (x.c.operations.kind[a] === SLEEPER) consider(option, sleeperWorth(x, a) - sleeperWorth(x, sleeperOf(s, seat)) - n.lay, AT_ONCE)
        break
      case 'mission':
        consider(option, missionWorth(x, a) - die, n.diceFirst)
        break
      case 'assault':
        consider(option, assaultWorth(x, a) - die, n.diceFirst)
        break
      case 'buy':
        consider(option, weighed(x, purchaseWorth(x, a), x.c.zones.buy[x.c.territories.zone[a] * RESOURCES + CREDITS]))
        break
      case 'fortify':
        consider(option, fortifyWorth(x, a))
        break
      case 'level': {
        const price = nextPrice(x.c, s, seat, a)
        const isForNow = a !== TECH && s.armed[seat] > 0 && canStorm(x)
        consider(option, weighed(x, (a === TECH ? levelWorth(x) : reinforcementWorth(x)) - price * creditWorth(x), price), isForNow ? BEFORE_ASSAULTS : 0)
        break
      }
      case 'sell': {
        const worth = saleGain(x) - saleCost(x, a)
        if (worth <= saleWorth) break
        saleWorth = worth
        sale = option
        break
      }
    }
  }
  const rates = ratesOf(x.c)
  const exchange = (rate: number): Option | undefined => options.find(({ k, a }) => k === 'exchange' && a === rate)
  consider(exchange(rates.influenceForCrew), manWorth(x), n.manLater)
  if (!x.isLast) {
    findMeans(x, means)
    if (means.worth > most) consider(firstStep(x, means, options), means.worth)
    consider(exchange(rates.creditsForCrew), boughtAssaultWorth(x))
  }
  return pick ?? sale ?? options[0]
}

/** Tokens are played as soon as they do all they can. */
function isTokenDue(x: Sight, token: number): boolean {
  const { c, s, seat, n } = x
  const kind = c.tokens.kind[token - TOKEN_FIRST]
  switch (tokenEffects[c.tokens.does[kind]]) {
    case 'alert':
      return !x.isLast && s.alert > c.tokens.amount[kind]
    case 'immune':
      return !x.isLast && isEnough(x, n.immuneFrom)
    case 'fortify':
      return isEnough(x, n.fortifyFrom)
    case 'die':
      return s.dice[seat] === 0 && handOf(s, seat).some((card) => isReady(x, card) && missionWorth(x, card) > LITTLE)
    default:
      return true
  }
}

function isReady({ c, s }: Sight, card: number): boolean {
  const kind = c.operations.kind[card]
  return kind === HEIST || (kind !== SLEEPER && c.missions.gate[c.operations.of[card]] <= s.round)
}

/** Levels begin at 1, so the first that can be gained is the second. */
const FIRST_LEVEL = 2

function levelWorth(x: Sight): number {
  const { c, s, seat, n } = x
  const to = s.tech[seat] + 1
  return n.levels[to - FIRST_LEVEL] * now(x, n.levelsInTime) + n.top * pointsAtTop(x) * Math.pow(n.belowTop, c.box.techMax - to)
}

/** The reward for being there first, and the card that is worth most points. */
function pointsAtTop({ c, s }: Sight): number {
  let points = 0
  for (let reward = 0; reward < s.rewards.length; reward++) if (s.rewards[reward] < 0 && c.rewards.feat[reward] === TO_THE_TOP) points += c.rewards.vp[reward]
  let most = 0
  for (let rest = technologiesLeft(s) & c.technologies.choice[c.box.techMax]; rest !== 0; rest &= rest - 1) most = Math.max(most, c.technologies.vp[lowest(rest)])
  return points + most
}

const TO_THE_TOP = feats.indexOf('tech')

function reinforcementWorth(x: Sight): number {
  const { n } = x
  return now(x, [n.first, n.second, n.third, n.fourth][x.s.assault[x.seat]]) + stepWorth(x, 'assault') + n.atOnce * faceMore(x)
}

const saleGain = (x: Sight): number => (x.isLast ? 1 : now(x, x.n.sale))

/** In the last round cards are kept while there are dice for them, and no longer. */
function saleCost(x: Sight, card: number): number {
  if (x.isLast) return x.s.dice[x.seat] > 0 && x.c.operations.kind[card] !== SLEEPER ? Infinity : 0
  return cardWorth(x, card, handOf(x.s, x.seat).length)
}
