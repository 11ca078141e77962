import type { Option } from '#kernel/options.ts'
import { CREDITS } from '../../rules/options.ts'
import type { Rules } from '../../rules/rules.ts'
import type { State } from '../../rules/state.ts'
import type { Atlas } from '../atlas.ts'
import { bestGoal, FUEL, wayTo } from './course.ts'
import type { Glance } from './glance.ts'
import { attackPrice, creditsPrice, dragnetPrice, influencePrice } from './prices.ts'

/** A tile left behind. */
const TILE = 1.4
/** Two red cubes to carry about. */
const ERRAND = 8

/** The cheapest way through a confrontation. */
export function cheapestWay(rules: Rules, s: State, glance: Glance, atlas: Atlas, card: number, options: readonly Option[]): Option {
  let goal: number | undefined
  let best = options[0]
  let least = Infinity
  for (const option of options) {
    const price = priceOf(option)
    if (price >= least) continue
    least = price
    best = option
  }
  return best

  function priceOf({ k, a, b }: Option): number {
    switch (k) {
      case 'bribe':
        return a === CREDITS ? creditsPrice(s, b) : influencePrice(b)
      case 'attack':
        return attackPrice(rules, s, card)
      case 'dragnet':
        return dragnetPrice(s)
      case 'errand':
        return ERRAND
      default:
        goal ??= bestGoal(rules, s, glance, atlas, false)
        return TILE + FUEL * (rules.c.confrontations.flee[card] - (goal < 0 ? 0 : wayTo(atlas, glance, s.at, goal) - wayTo(atlas, glance, a, goal)))
    }
  }
}
