import { PHASE } from '../../data/names.ts'
import { firstIn } from '../../rules/prices.ts'
import { asState, type CircadiansView } from '../view.ts'

/** Is an action phase running whose order is known? */
const runs = ({ phase, pricer }: CircadiansView): boolean => phase >= PHASE.discover && phase <= PHASE.move && pricer[phase - PHASE.discover] >= 0

/** Seats in the order in which they play the running phase; from the flare gun where no price sets it. */
export function orderNow(view: CircadiansView): readonly number[] {
  const first = runs(view) ? firstIn(asState(view), view.phase - PHASE.discover) : view.flare
  return Array.from({ length: view.seats }, (_, i) => (first + i) % view.seats)
}

/** The seat whose turn it is in an action phase, or undefined. */
function turnOf(view: CircadiansView): number | undefined {
  return runs(view) ? view.waiting[0]?.seat : undefined
}

/** Has the seat played in this phase, or does it play now? Undefined for those to come and where nobody waits. */
export function placeInOrder(view: CircadiansView, seat: number): 'played' | 'plays' | undefined {
  const now = turnOf(view)
  if (now === undefined) return undefined
  const order = orderNow(view)
  const ahead = order.indexOf(seat) - order.indexOf(now)
  return ahead < 0 ? 'played' : ahead === 0 ? 'plays' : undefined
}
