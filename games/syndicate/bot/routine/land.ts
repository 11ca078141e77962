import { feats, type Content, type Feat } from '../../data/content.ts'
import { CREDITS, CREW, INFLUENCE } from '../../data/names.ts'
import { fortifyPrice } from '../../rules/bases.ts'
import { goal, progress } from '../../rules/rewards.ts'
import { bits } from '../../rules/sets.ts'
import { RESOURCES } from '../../rules/state.ts'
import { keptFor } from '../kept.ts'
import { allBases, creditWorth, crewCost, influenceCost, manningCost, now, type Sight } from './sight.ts'

/** What bases are worth: to have, to buy, to fortify. */

const rewardsFor = keptFor((c: Content) => Object.fromEntries(feats.map((feat, i) => [feat, c.rewards.feat.indexOf(i)])) as Readonly<Record<Feat, number>>)

/** What one more step on the way to a reward is worth that nobody has; reckoned once as long as nothing changes. */
export function stepWorth(x: Sight, feat: Feat): number {
  const reward = rewardsFor(x.c)[feat]
  if (reward < 0) return 0
  if (Number.isNaN(x.steps[reward])) x.steps[reward] = stepTo(x, reward)
  return x.steps[reward]
}

function stepTo(x: Sight, reward: number): number {
  const { c, s, seat, n } = x
  if (s.rewards[reward] >= 0) return 0
  const missing = goal(c, reward) - progress(c, s, seat, reward)
  return c.rewards.vp[reward] * (missing <= 1 ? n.reward : now(x, n.rewardHope) / (missing - 1))
}

/** In the last round a base is worth the credits that it will yield, if anything is collected at all. */
export function zoneWorth(x: Sight, area: number): number {
  if (x.isLast) return x.left * x.c.zones.income[area * RESOURCES + CREDITS]
  return now(x, area === 0 ? x.n.exo : area === 1 ? x.n.middle : x.n.inner)
}

const INNERMOST = 2

/** A base there, whoever has it now. */
export function landWorth(x: Sight, at: number): number {
  const { c, n, left } = x
  const area = c.territories.zone[at]
  let sum = zoneWorth(x, area) + left * (n.mine * c.territories.mining[at] + n.luck * c.territories.luck[at])
  if (c.territories.boxes[at] > 0) sum += now(x, n.research)
  for (let route = 0; route < c.routes.stops.length; route++) sum += routeWorth(x, route, at)
  if (x.bases[area] === 0) sum += stepWorth(x, 'all zones')
  if (area === INNERMOST) sum += stepWorth(x, 'bases in zone')
  return sum + stepWorth(x, 'bases')
}

function routeWorth(x: Sight, route: number, at: number): number {
  const { c, n, held, left } = x
  const stops = c.routes.stops[route]
  if ((stops & (1 << at)) === 0) return 0
  const missing = bits(stops & ~held & ~(1 << at))
  if (missing === 0) return n.route * c.routes.gain[route] * left + stepWorth(x, 'route')
  return now(x, missing === 1 ? n.secondStop : n.firstStop)
}

/** Free land with its token, manned, not paid for. */
export function siteWorth(x: Sight, at: number): number {
  const { c, n, s } = x
  const area = c.territories.zone[at]
  return landWorth(x, at) + (s.token[at] === 1 ? now(x, area === 0 ? n.exoToken : area === 1 ? n.middleToken : n.innerToken) : 0) - manningCost(x, area)
}

export function purchaseWorth(x: Sight, at: number): number {
  const price = x.c.territories.zone[at] * RESOURCES
  return siteWorth(x, at) - x.c.zones.buy[price + CREDITS] * creditWorth(x) - influenceCost(x, x.c.zones.buy[price + INFLUENCE])
}

export function fortifyWorth(x: Sight, at: number): number {
  const { c, s, seat, n } = x
  const area = c.territories.zone[at]
  const price = (resource: number): number => fortifyPrice(c, s, seat, area, resource)
  const worth = zoneWorth(x, area) * (now(x, n.fortified) + n.againstRivals * strongestRival(x)) + stepWorth(x, 'fortified bases')
  return worth - price(CREDITS) * creditWorth(x) - influenceCost(x, price(INFLUENCE)) - crewCost(x, price(CREW))
}

function strongestRival({ s, seat }: Sight): number {
  let most = 0
  for (let rival = 0; rival < s.seats; rival++) if (rival !== seat && s.assault[rival] > most) most = s.assault[rival]
  return most
}

export const isEnough = (x: Sight, bases: number): boolean => allBases(x) >= bases
