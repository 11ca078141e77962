import type { Pending } from '#kernel/definition.ts'
import type { Option } from '#kernel/options.ts'
import { technologyEffects, type Content } from '../../data/content.ts'
import { CREDITS, CREW, INFLUENCE } from '../../data/names.ts'
import { upkeep } from '../../rules/collection.ts'
import { ASSAULT, TECH } from '../../rules/market.ts'
import { SYNDICATE_FIRST } from '../../rules/operations.ts'
import { pardonPrice } from '../../rules/pardon.ts'
import { WHEN } from '../../rules/sleepers.ts'
import { PHASE, RESOURCES, ROW, type State } from '../../rules/state.ts'
import { keptFor } from '../kept.ts'
import { threatTo } from '../threat.ts'
import { lootWorth, sharedWorth, wantsBoost, wantsHands } from './jobs.ts'
import { zoneWorth } from './land.ts'
import { crewToMan, crewWanting, findMeans, newMeans, ratesOf } from './means.ts'
import type { Numbers } from './numbers.ts'
import { creditWorth, crewMissing, gainWorth, influenceCost, look, newSight, type Sight } from './sight.ts'
import { nextAction } from './turn.ts'

export type Routine = (s: State, asked: Pending) => Option

/**
 * How a seasoned player goes on without thinking ahead: everything has its price by now, and what is worth most is done
 * first. It reads what lies open and what the seat holds, and is quick: search plays whole games by it.
 */
export function routineBy(c: Content, numbers: Numbers): Routine {
  const blank = newSight(c, numbers)
  let sight: Sight | undefined
  const means = newMeans()
  return (s, { frame, options, seat }) => {
    if (options.length === 1) return options[0]
    if (frame.step === 'syndicate') return best(options, ({ a }) => numbers.syndicates[a - SYNDICATE_FIRST])
    const x = (sight ??= { ...blank, s })
    look(x, s, seat)
    switch (frame.step) {
      case 'turn':
        return nextAction(x, options)
      case 'spent':
        return one(options, 'convert')
      case 'times':
        return times(x, options, Number(frame['rate']))
      case 'sellFor':
        return sellFor(x, options)
      case 'any':
        return any(x, options, Number(frame['left']), Number(frame['from']))
      case 'boost':
        return wantsBoost(x) ? one(options, 'boost') : options[0]
      case 'hands':
        return wantsHands(x) ? one(options, 'hire') : options[0]
      case 'share':
        return one(options, sharedWorth(x, s.jobCard, ROW.cooperative) >= sharedWorth(x, s.jobCard, ROW.hostile) ? 'cooperate' : 'alone')
      case 'target':
        return best(options, ({ a }) => lootWorth(x, s.jobCard, a))
      case 'reroll':
        return one(options, 'reroll')
      case 'reinforce':
        return options[options.length - 1]
      case 'order':
        return options.find(({ a, b, c: asks }) => a === WHEN.always && b === 0 && asks === 0) ?? options[0]
      case 'react':
        return one(options, 'spring')
      case 'pickTech':
        return best(options, ({ k, a }) => (k === 'technology' ? c.technologies.vp[a] + x.left * numbers.technologies[effectsOf(c)[a]] : 0))
      case 'freeFort':
        return best(options, ({ a }) => zoneWorth(x, c.territories.zone[a]))
      case 'pardon':
        return threatTo(c, s, seat, x.left) * numbers.threat > influenceCost(x, pardonPrice(c, s, seat)) ? one(options, 'pardon') : options[0]
      case 'crew':
        return best(options, ({ a }) => mannedWorth(x, a))
      case 'cube':
        return options.find(({ a }) => a === (s.assault[seat] < c.box.assaultMax ? ASSAULT : TECH)) ?? options[0]
      case 'example':
      case 'unpaid':
      case 'patrol':
        return best(options, ({ a }) => -zoneWorth(x, c.territories.zone[a]) * (frame.step === 'example' && s.fortified[a] === 1 ? SAFER : 1))
      default:
        return options[0]
    }
  }

  /** As often as it takes for what the exchange was begun for. */
  function times(x: Sight, options: readonly Option[], rate: number): Option {
    const rates = ratesOf(c)
    const exactly = (count: number): Option => options.find(({ a }) => a === count) ?? options[0]
    if (rate === rates.influenceForCrew) return exactly(crewToMan(x))
    if (rate === rates.creditsForCrew) return exactly(crewWanting(x))
    findMeans(x, means)
    return exactly(rate === rates.crewForInfluence ? means.fromCrew : means.fromCredits)
  }

  function sellFor(x: Sight, options: readonly Option[]): Option {
    const resource = (wanted: number): Option => options.find(({ a }) => a === wanted) ?? options[0]
    if (x.isLast) return resource(CREDITS)
    findMeans(x, means)
    if (means.worth > 0 && means.card >= 0) return resource(means.soldForCredits > 0 ? CREDITS : INFLUENCE)
    const worths = [creditWorth(x), gainWorth(x, 0, 1, 0), gainWorth(x, 0, 0, 1)]
    return resource(worths.indexOf(Math.max(...worths)))
  }

  /** Crew that bases will want first, then credits and influence in balance. Who exchanges specially wants influence. */
  function any(x: Sight, options: readonly Option[], left: number, from: number): Option {
    const taking = (count: number): Option => options.find(({ b }) => b === count) ?? options[0]
    if (x.isLast || x.left < 1) return taking(from === CREDITS ? left : 0)
    if (from === INFLUENCE && x.s.phase === PHASE.players && c.syndicates.exchangePay[x.s.syndicate[x.seat]] > 0) return taking(left)
    const rest = Math.max(0, left - crewMissing(x, 0))
    if (from === INFLUENCE) return taking(rest)
    if (from === CREW) return taking(left)
    const influence = Math.ceil((x.credits - x.influence * numbers.balance) / numbers.balance)
    return taking(Math.max(0, rest - Math.max(0, influence)))
  }

  /** What a base brings for each crew that it costs. */
  function mannedWorth(x: Sight, at: number): number {
    const income = c.zones.income[c.territories.zone[at] * RESOURCES + CREDITS] + c.territories.mining[at] + BESIDES
    return income / Math.max(1, upkeep(c, x.s, x.seat, at))
  }
}

/** Influence and luck that a base brings beside credits. */
const BESIDES = 1.5
/** A fortified base often stands what an example is made of. */
const SAFER = 0.5

const effectsOf = keptFor((c: Content) => c.technologies.vp.map((_, card) => technologyEffects.findIndex((effect) => (c.technologies.does[effect] & (1 << card)) !== 0)))

const one = (options: readonly Option[], verb: string): Option => options.find(({ k }) => k === verb) ?? options[0]

function best(options: readonly Option[], worth: (option: Option) => number): Option {
  let found = options[0]
  let most = -Infinity
  for (const option of options) {
    const value = worth(option)
    if (value <= most) continue
    most = value
    found = option
  }
  return found
}
