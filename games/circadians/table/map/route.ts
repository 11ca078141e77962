import type { KernelState } from '#kernel/state.ts'
import { Notation, option, type Option } from '#kernel/options.ts'
import { Play } from '#kernel/play.ts'
import type { Frame } from '#kernel/steps.ts'
import type { Content } from '../../data/content.ts'
import { zones } from '../../rules/cards.ts'
import type { Frames } from '../../rules/frames.ts'
import { moveSteps } from '../../rules/move.ts'
import { nameTable, verbTable } from '../../rules/notation.ts'
import { asState, type CircadiansView } from '../view.ts'

/**
 * The rules ask for a march in small steps: from where to where, each leader, how many fighters. People
 * make it as a whole. The wing's own steps are run ahead on the view, so that a chain holds exactly the
 * keys that will be asked for: what is forced is never posed. Up to the last of them nothing but the
 * stack changes.
 */

const marching = ['move', 'redeploy', 'freeMove', 'march'] as const
type Marching = (typeof marching)[number]
export type MarchFrame = Extract<Frames, { step: Marching }>

export const isMarching = (frame: Frame | undefined): frame is MarchFrame & Frame => frame !== undefined && (marching as readonly string[]).includes(frame.step)

interface Tools {
  readonly steps: ReturnType<typeof moveSteps>
  readonly notation: Notation
}

const tools = new WeakMap<Content, Tools>()

function toolsFor(c: Content): Tools {
  const known = tools.get(c)
  if (known) return known
  const made = { steps: moveSteps(c), notation: new Notation(verbTable, nameTable(c)) }
  tools.set(c, made)
  return made
}

/** From where to where units may go now, whoever they are. */
export function legsOf(c: Content, view: CircadiansView, frame: MarchFrame): readonly (readonly [from: number, to: number])[] {
  if (frame.step === 'march') return [[frame.from, frame.to]]
  return asked(c, view, frame).flatMap(({ k, a, b }) => (k === 'move' || k === 'redeploy' ? [[a, b] as const] : []))
}

/** A march with some leaders: the keys up to the number of fighters. */
export interface Route {
  readonly keys: readonly string[]
  /** Fighters that may come along. */
  readonly counts: readonly number[]
  /** Is the one number taken without being asked for? */
  readonly forced: boolean
  /** The leader that comes in any case, or -1. */
  readonly lead: number
}

export function routeTo(c: Content, view: CircadiansView, frame: MarchFrame, from: number, to: number, leaders: readonly number[]): Route | undefined {
  const { notation } = toolsFor(c)
  const keys: string[] = []
  let now: MarchFrame = frame
  const choose = (fits: (each: Option) => boolean): boolean => {
    const options = asked(c, view, now)
    const wanted = options.find(fits)
    if (!wanted) return false
    if (options.length > 1) keys.push(notation.key(wanted))
    now = taken(c, view, now, wanted)
    return true
  }
  if (now.step === 'march' ? now.from !== from || now.to !== to : !choose(({ k, a, b }) => (k === 'move' || k === 'redeploy') && a === from && b === to)) return undefined
  for (const leader of leaders.toSorted((a, b) => a - b)) if (!choose(({ k, a }) => k === 'with' && a === leader)) return undefined
  const options = asked(c, view, now)
  const counts = options.flatMap(({ k, a }) => (k === 'fighters' ? [a] : []))
  return counts.length === 0 ? undefined : { keys, counts, forced: options.length === 1, lead: now.step === 'march' ? now.lead : -1 }
}

/** The whole march as a chain of keys. */
export const chainOf = (c: Content, { keys, forced }: Route, fighters: number): readonly string[] => (forced ? keys : [...keys, toolsFor(c).notation.key(option('fighters', fighters))])

/** `ask` and `take` of a frame's own step. */
function stepOf(c: Content, frame: MarchFrame): { ask(s: ReturnType<typeof asState>, frame: MarchFrame, options: Option[]): void; take(s: ReturnType<typeof asState>, frame: MarchFrame, chosen: Option, play: Play<Frames>): void } {
  return toolsFor(c).steps[frame.step] as unknown as ReturnType<typeof stepOf>
}

const known = new WeakMap<CircadiansView, WeakMap<MarchFrame, readonly Option[]>>()

/** The same question about the same view is asked again and again while a march is composed. */
function asked(c: Content, view: CircadiansView, frame: MarchFrame): readonly Option[] {
  const answers = known.get(view) ?? new WeakMap<MarchFrame, readonly Option[]>()
  known.set(view, answers)
  const found = answers.get(frame)
  if (found) return found
  const options: Option[] = []
  stepOf(c, frame).ask(asState(view), frame, options)
  answers.set(frame, options)
  return options
}

/** The question after a choice that only says who will go where. */
function taken(c: Content, view: CircadiansView, frame: MarchFrame, chosen: Option): MarchFrame {
  const play = new Play<Frames>(zones, c.tactics.design)
  const stack: Frame[] = []
  play.begin(asState(view) as KernelState, undefined)
  play.stack = stack
  stepOf(c, frame).take(asState(view), frame, chosen, play)
  return stack[stack.length - 1] as unknown as MarchFrame
}
