import type { Option } from '#kernel/options.ts'
import { CREDITS } from '../../rules/options.ts'
import type { Rules } from '../../rules/rules.ts'
import type { State } from '../../rules/state.ts'
import type { Atlas } from '../atlas.ts'
import { missionsAt } from '../jobs.ts'
import { bestGoal, FUEL, wayTo } from './course.ts'
import type { Glance } from './glance.ts'
import { attackPrice, creditsPrice, dragnetPrice, influencePrice } from './prices.ts'

/** A tile left behind; where there is much to do it is soon in the way. */
const TILE = 1.4
const TILE_IN_THE_WAY = 4
/** Two red cubes to carry about. */
const ERRAND = 7

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
        return attackPrice(rules, s, glance, card)
      case 'dragnet':
        return dragnetPrice(s, glance)
      case 'errand':
        return ERRAND
      default:
        goal ??= bestGoal(rules, s, glance, atlas, false)
        return tilePrice() + FUEL * (rules.c.confrontations.flee[card] - (goal < 0 ? 0 : wayTo(atlas, glance, s.at, goal) - wayTo(atlas, glance, a, goal)))
    }
  }

  function tilePrice(): number {
    return s.at === glance.vault || missionsAt(rules, s, s.at) > 0 ? TILE_IN_THE_WAY : TILE
  }
}
