import type { Content } from '../data/content.ts'
import { anyIncome, incomeOf } from '../rules/collection.ts'
import { pardonPrice } from '../rules/pardon.ts'
import { openPoints } from '../rules/scoring.ts'
import { RESOURCES } from '../rules/state.ts'
import { asState, type SyndicateView } from './view.ts'

/** Numbers that players would compute by hand. */

export interface Standing {
  /** What everybody can see of the score: credits and open victory points. */
  readonly score: number
  readonly points: number
  /** Credits, influence, crew of the next collection, crew upkeep taken off. */
  readonly income: readonly number[]
  readonly any: number
  readonly pardon: number
}

const nothing: Standing = { score: 0, points: 0, income: [0, 0, 0], any: 0, pardon: 0 }

export function standingOf(c: Content, view: SyndicateView, seat: number): Standing {
  if (view.syndicate[seat] < 0) return nothing
  const s = asState(view)
  const points = openPoints(c, s, seat)
  return {
    score: view.stock[seat * RESOURCES] + points,
    points,
    income: incomeOf(c, s, seat),
    any: anyIncome(c, s, seat),
    pardon: pardonPrice(c, s, seat),
  }
}
