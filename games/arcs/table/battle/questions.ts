import { Notation, option, type Option } from '#kernel/options.ts'
import { isAsk, type Step } from '#kernel/steps.ts'
import { battleSteps } from '../../rules/battle.ts'
import type { Frames } from '../../rules/frames.ts'
import { nameTable, verbTable } from '../../rules/notation.ts'
import type { State } from '../../rules/state.ts'
import { asState, content, type ArcsView } from '../view.ts'
import type { Handful } from './dice.ts'
import type { Resolution } from './resolution.ts'

/**
 * The rules ask for dice kind by kind and for rerolls die by die; people choose a handful. What is forced
 * is never asked, so that the chain of keys must leave it out.
 */

const { collect, reroll } = battleSteps(content)
const notation = new Notation(verbTable, nameTable(content))
const verbs = ['assault', 'skirmish', 'raid'] as const

type Collect = Extract<Frames, { step: 'collect' }>
type Reroll = Extract<Frames, { step: 'reroll' }>

/** The keys that take a handful of dice; undefined if it is not allowed. */
export function keysOfHandful(view: ArcsView, frame: Collect, handful: Handful): readonly string[] | undefined {
  const keys: string[] = []
  for (let kind = frame.dice.length; kind < verbs.length; kind++) {
    const options = asked(view, collect, { ...frame, dice: [...frame.dice, ...handful.slice(frame.dice.length, kind)] })
    const wanted = options.find(({ a }) => a === handful[kind])
    if (!wanted) return undefined
    if (options.length > 1) keys.push(notation.key(wanted))
  }
  return keys
}

/** The keys that roll so many dice of each face again. */
export function keysOfReroll(view: ArcsView, frame: Reroll, picked: readonly number[]): readonly string[] {
  const keys: string[] = []
  let now = frame
  picked.forEach((count, face) => {
    for (let i = 0; i < count; i++) {
      keys.push(notation.key(option('again', frame.kind, face)))
      now = { ...now, left: now.left - 1, from: face, picked: now.picked.map((n, each) => (each === face ? n + 1 : n)) }
    }
  })
  return asked(view, reroll, now).length > 1 ? [...keys, notation.key(option('roll'))] : keys
}

function asked<F extends Frames>(view: ArcsView, step: Step<State, F, Frames>, frame: F): readonly Option[] {
  const options: Option[] = []
  if (isAsk(step)) step.ask(asState(view), frame, options)
  return options
}

export const keysOfAnswers = ({ answers }: Pick<Resolution, 'answers'>): readonly string[] => answers.map((answer) => notation.key(answer))
