import type { Pending } from '#kernel/definition.ts'
import type { Option } from '#kernel/options.ts'
import { COURIER } from '../../data/content.ts'
import type { Rules } from '../../rules/rules.ts'
import { activeMission, isBlocked } from '../../rules/ship.ts'
import { TERRITORIES, type State } from '../../rules/state.ts'
import { missing } from '../../rules/vaults.ts'
import type { Atlas } from '../atlas.ts'
import { missionsAt } from '../jobs.ts'
import { pair } from '../plan.ts'
import { cheapestWay } from './confrontation.ts'
import { bestGoal, GOOD, isOneTooMany, openStops } from './course.ts'
import { glanceAt, newGlance } from './glance.ts'
import { bestAttempt, deckWorth, isForKey, missionWorth, tradeWorth, type Attempt } from './work.ts'

export type Routine = (s: State, asked: Pending) => Option

/**
 * How a seasoned smuggler plays without thinking ahead: does what can be done here, then goes where
 * most is to be had. It knows only what lies open, and is quick: search plays whole campaigns by it.
 */
export function routineOf(rules: Rules, atlas: Atlas): Routine {
  const { missions, box } = rules.c
  const glance = newGlance()
  const attempt: Attempt = { worth: 0, hands: 0, green: 0 }

  return (s, { frame, options }) => {
    if (options.length === 1) return options[0]
    glanceAt(rules, s, glance)
    switch (frame.step) {
      case 'act':
        return workHere(s, options) ?? cards(s, options) ?? travel(s, options)
      case 'confront':
        return cheapestWay(rules, s, glance, atlas, frame['card'] as number, options)
      case 'jumped':
        return (Math.max(...(frame['dice'] as number[])) > box.jumpSafe ? one(options, 'reroll') : undefined) ?? options[0]
      case 'keep':
        return options.find(({ k, a }) => k === 'keepKey' && missing(rules, s, a) > 0) ?? options[0]
      case 'giveKeys':
        return options.find(({ a }) => glance.spare[a] > 0) ?? options[0]
      default:
        return options[0]
    }
  }

  /** What can be done where the ship is, the surest first. */
  function workHere(s: State, options: readonly Option[]): Option | undefined {
    return (
      one(options, 'place') ??
      one(options, 'deliverCube') ??
      best(options, 'trade', ({ a }) => tradeWorth(rules, s, glance, a)) ??
      best(options, 'deliver', ({ b }) => b) ??
      one(options, 'pickUp') ??
      one(options, 'defend') ??
      best(options, 'attempt', (option) => attemptWorth(s, option)) ??
      best(options, 'start', ({ a }) => missionWorth(rules, s, glance, atlas, a)) ??
      lighten(s, options)
    )
  }

  /** Only the best way to attempt a mission is worth anything. */
  function attemptWorth(s: State, { a: mission, b: hands, c: green }: Option): number {
    if (isOneTooMany(rules, s, glance, atlas, mission)) return 0
    const worth = bestAttempt(rules, s, glance, mission, attempt)
    return hands === attempt.hands && green === attempt.green ? worth : 0
  }

  /** Crystals that do not fit into the compartment cannot leave the zone. */
  function lighten(s: State, options: readonly Option[]): Option | undefined {
    const mission = activeMission(s)
    if (!glance.isLaden || s.crystals < 2 || missions.kind[mission] !== COURIER) return undefined
    return atlas.sameZone[pair(s.at, atlas.nearest(s.at, openStops(rules, s, mission)))] ? undefined : one(options, 'dropCrystal')
  }

  /** Cards are drawn while there is room, and a poor one makes way. */
  function cards(s: State, options: readonly Option[]): Option | undefined {
    if (isBlocked(s) || missionsAt(rules, s, s.at) === 0) return undefined
    if (deckWorth(rules, s, glance, atlas, rules.deckAt[s.variation * TERRITORIES + s.at]) === 0) return undefined
    return one(options, 'draw') ?? best(options, 'discard', ({ a }) => GOOD - missionWorth(rules, s, glance, atlas, a))
  }

  /** The next step to where most is to be had. */
  function travel(s: State, options: readonly Option[]): Option {
    let goal = bestGoal(rules, s, glance, atlas, false)
    if (goal < 0) {
      // Nothing is worth its risk: rather a risk than nothing.
      const risk = best(options, 'attempt', (option) => riskWorth(s, option))
      if (risk) return risk
      goal = bestGoal(rules, s, glance, atlas, true)
    }
    const wait = one(options, 'refuel') ?? options[0]
    if (goal < 0) return wait
    if (goal === s.at) return one(options, 'face') ?? wait
    if (atlas.sameZone[pair(s.at, goal)]) return options.find(({ k, a }) => k === 'fly' && a === goal) ?? wait
    if (glance.isLaden) return options.find(({ k, a }) => k === 'jump' && a === goal) ?? wait
    const left = atlas.fuel[pair(s.at, goal)]
    return best(options, 'route', ({ a }) => left - atlas.fuel[pair(a, goal)]) ?? best(options, 'fly', ({ a }) => left - atlas.fuel[pair(a, goal)]) ?? wait
  }

  /** More than nothing for every key that is lacking, the least risk first. */
  function riskWorth(s: State, { a: mission, b: hands, c: green }: Option): number {
    if (!isForKey(rules, glance, mission) || isOneTooMany(rules, s, glance, atlas, mission)) return 0
    const worth = bestAttempt(rules, s, glance, mission, attempt)
    return hands === attempt.hands && green === attempt.green ? Math.exp(worth / box.credits) : 0
  }
}

const one = (options: readonly Option[], verb: string): Option | undefined => {
  for (let i = 0; i < options.length; i++) if (options[i].k === verb) return options[i]
  return undefined
}

/** The option of a verb that is worth most, if it is worth anything. */
function best(options: readonly Option[], verb: string, worth: (option: Option) => number): Option | undefined {
  let found: Option | undefined
  let most = 0
  for (let i = 0; i < options.length; i++) {
    if (options[i].k !== verb) continue
    const value = worth(options[i])
    if (value <= most) continue
    most = value
    found = options[i]
  }
  return found
}
