import type { Option } from '#kernel/options.ts'
import { Notation } from '#kernel/options.ts'
import { Play } from '#kernel/play.ts'
import { isAsk, type Frame, type Step } from '#kernel/steps.ts'
import { KINDS } from '../data/content.ts'
import { attackSteps } from '../rules/attack.ts'
import { collectSteps } from '../rules/collect.ts'
import { effectSteps } from '../rules/effects.ts'
import type { Frames } from '../rules/frames.ts'
import { namesOf, verbs } from '../rules/options.ts'
import { payingSteps } from '../rules/paying.ts'
import type { State } from '../rules/state.ts'
import { turnSteps } from '../rules/turn.ts'
import { zones } from '../rules/zones.ts'
import { framesOf, rules, type Seen } from './seen.ts'

/**
 * The rules ask for essences one at a time and for a Collect component by component; people answer
 * a whole payment or a whole Collect. The wing's own steps are run ahead on a copy of the view, so
 * that a chain holds exactly the keys that will be asked for: forced ones are never posed.
 */

const { pay } = payingSteps()
const { gain } = effectSteps(rules)
const { loseEssence } = attackSteps(rules)
const { discardGain } = turnSteps(rules)
const { collect, takeOrLeave, collectChoice, upkeep } = collectSteps(rules)

/** Steps that touch nothing but essences and turned cards: all that a view can be run ahead on. */
const steps = { pay, gain, loseEssence, discardGain, collect, takeOrLeave, collectChoice, upkeep } as unknown as Readonly<Record<string, Step<State, Frame, Frames>>>

const family = rules.components.map(({ kind }) => KINDS.indexOf(kind))
const notation = new Notation(verbs, namesOf(rules.content))

export interface Question {
  readonly frame: Frame
  readonly options: readonly Option[]
  readonly chosen: Option
  /** The pool at the moment of the question. */
  readonly pool: readonly number[]
}

export interface Ahead {
  readonly keys: readonly string[]
  readonly questions: readonly Question[]
  readonly pool: readonly number[]
  readonly on: readonly number[]
}

type Choose = (frame: Frame, options: readonly Option[]) => Option | undefined

/** Runs the frames ahead with somebody's choices; undefined when a choice is not offered. */
function runAhead(view: Seen, seat: number, frames: readonly Frame[], choose: Choose): Ahead | undefined {
  const state = { ...view, pool: view.pool.slice(), on: view.on.slice(), turned: view.turned.slice() } as unknown as State
  const play = new Play<Frames>(zones, family)
  const stack: Frame[] = [...frames]
  const keys: string[] = []
  const questions: Question[] = []
  const own = (): readonly number[] => state.pool.slice(seat * 5, seat * 5 + 5)
  play.begin(state, undefined)
  play.stack = stack
  for (let frame = stack.pop(); frame !== undefined && frame.step in steps; frame = stack.pop()) {
    const step = steps[frame.step]
    if (!isAsk(step)) {
      step.run(state, frame, play)
      continue
    }
    const options: Option[] = []
    step.ask(state, frame, options)
    const chosen = options.length === 1 ? options[0] : choose(frame, options)
    if (chosen === undefined || !options.includes(chosen)) return undefined
    if (options.length > 1) {
      keys.push(notation.key(chosen))
      questions.push({ frame, options, chosen, pool: own() })
    }
    step.take(state, frame, chosen, play)
  }
  return { keys, questions, pool: own(), on: state.on }
}

/** A payment, gain or loss of these amounts, as the keys that make it; undefined if it is not allowed. */
export function chainOfAmounts(view: Seen, frame: Frame, amounts: readonly number[]): readonly string[] | undefined {
  const left = amounts.slice()
  const ahead = runAhead(view, frame['seat'] as number, [frame], (_, options) => {
    const next = options.find((option) => left[essenceIn(option)] > 0)
    if (next) left[essenceIn(next)]--
    return next
  })
  if (!ahead) return undefined
  // Whatever was forced must be what was wanted too.
  const before = view.pool.slice((frame['seat'] as number) * 5)
  const stored = typeof frame['to'] === 'number' && frame['to'] >= 0 ? frame['to'] : -1
  const moved = stored < 0 ? ahead.pool.map((n, t) => Math.abs(n - before[t])) : ahead.on.slice(stored * 5, stored * 5 + 5).map((n, t) => n - view.on[stored * 5 + t])
  return moved.every((n, t) => n === amounts[t]) ? ahead.keys : undefined
}

const essenceIn = ({ k, a, b }: Option): number => (k === 'collect' ? b : a)

/** What a player wants of a Collect: by component what is taken, what is chosen, and whether an upkeep is paid. */
export interface CollectPlan {
  readonly take: ReadonlyMap<number, boolean>
  readonly gain: ReadonlyMap<number, readonly number[]>
  readonly upkeep: ReadonlyMap<number, boolean>
}

/** The rest of a seat's Collect under a plan: the questions that it will meet and the keys that answer them. */
export function collectAhead(view: Seen, seat: number, plan: CollectPlan, takes: (card: number) => boolean): Ahead | undefined {
  const wanted = new Map<number, number[]>()
  return runAhead(view, seat, framesOf(view, seat), (frame, options) => {
    const card = frame['card'] as number
    if (frame.step === 'takeOrLeave') return options[(plan.take.get(card) ?? takes(card)) ? 0 : 1]
    if (frame.step === 'upkeep') return options[(plan.upkeep.get(card) ?? true) ? 0 : 1]
    const left = wanted.get(card) ?? (plan.gain.get(card) ?? evenly(frame, options)).slice()
    wanted.set(card, left)
    const next = options.find((option) => left[option.b] > 0) ?? options[0]
    left[next.b]--
    return next
  })
}

/** So many essences shared out among those offered, as a first proposal. */
export function evenly(frame: Frame, options: readonly Option[]): number[] {
  const amounts = [0, 0, 0, 0, 0]
  const left = frame['left'] as number
  for (let i = 0; i < left; i++) amounts[essenceIn(options[i % options.length])]++
  return amounts
}
