import type { Evaluation } from '#bots/evaluation.ts'
import { bookTables, compile } from '../data/tables.ts'
import { rulesOf, type State } from '../rules/state.ts'
import { pointsOf } from '../rules/victory.ts'

const rules = rulesOf(compile(bookTables))

export const resArcanaEvaluation: Evaluation<State> = {
  features: ['points'],
  weights: [1],
  measure(state, seat, out) {
    out[0] = pointsOf(rules, state, seat)
  },
}
