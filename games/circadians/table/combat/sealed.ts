import { isLanes, type SealedFrame } from '#kernel/steps.ts'
import { NO_CARD } from '../../rules/totals.ts'
import type { CircadiansView } from '../view.ts'
import type { Plan } from './plan.ts'

/** Plans that are sealed: that they are is public, what they are only to their owner. */

const plansNow = (view: CircadiansView): readonly (readonly SealedFrame[])[] => {
  const top = view.stack.at(-1)
  return top && isLanes(top) ? top.lanes : []
}

/** Has this seat made its plan while another is still awaited? */
export function hasSealed(view: CircadiansView, seat: number): boolean {
  const planning = plansNow(view).some((lane) => lane.at(-1)?.step === 'plan')
  return planning && view.fightSeat.includes(seat) && !view.waiting.some((each) => each.seat === seat && each.step === 'plan')
}

/** The viewer's own sealed plan. */
export function sealedPlan(view: CircadiansView): Plan | undefined {
  const frame = plansNow(view)
    .map((lane) => lane.at(-1))
    .find((each) => each?.step === 'plan' && each['seat'] === view.viewer)
  if (frame?.verb === undefined || !frame.answer) return undefined
  const [section, card] = frame.answer
  return { section, card: frame.verb === 'planWith' ? card : NO_CARD, bluff: frame.verb === 'planBluff' }
}
