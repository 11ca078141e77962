import type { KernelState } from '#kernel/state.ts'
import { Notation, option, type Option } from '#kernel/options.ts'
import { Play } from '#kernel/play.ts'
import type { Frame } from '#kernel/steps.ts'
import { STARPORT } from '../../data/content.ts'
import { hasBuilding } from '../../rules/board.ts'
import { family, zones } from '../../rules/cards.ts'
import type { Frames } from '../../rules/frames.ts'
import { moveSteps } from '../../rules/move.ts'
import { nameTable, verbTable } from '../../rules/notation.ts'
import { asState, content, type ArcsView } from '../view.ts'

/**
 * The rules ask for a move in small steps: where from, how many, where to. People make it as a whole.
 * The wing's own steps are run ahead on the view, so that a chain holds exactly the keys that will be
 * asked for: what is forced is never posed. Up to the first leg a move changes nothing but the stack.
 */

const steps = moveSteps(content)
const notation = new Notation(verbTable, nameTable(content))

export const moving = ['move', 'moveAfter', 'group', 'leg', 'catapult', 'sprint'] as const
export type Moving = (typeof moving)[number]
export type MoveFrame = Extract<Frames, { step: Moving }>

export const isMoving = (frame: Frame | undefined): frame is MoveFrame & Frame => frame !== undefined && (moving as readonly string[]).includes(frame.step)

/** Ships that leave together. */
export interface Group {
  readonly fresh: number
  readonly damaged: number
}

export interface Departure extends Group {
  readonly from: number
}

/** What a departure may lead to. */
export interface Ahead {
  /** The keys that make the departure. */
  readonly keys: readonly string[]
  readonly destinations: readonly number[]
  /** Is the one destination taken without being asked for? */
  readonly forced: boolean
}

/** Systems from which ships may leave now. */
export function originsOf(view: ArcsView, frame: MoveFrame): readonly number[] {
  if ('system' in frame) return [frame.system]
  const all = asked(view, frame).flatMap(({ k, a }) => (k === 'from' || k === 'sprint' ? [a] : []))
  return [...new Set(all)]
}

/** The groups that may leave an origin; in a Catapult those that may go on. */
export function groupsFrom(view: ArcsView, frame: MoveFrame, from: number): readonly Group[] {
  switch (frame.step) {
    case 'move':
    case 'moveAfter':
      return groupsFrom(view, { step: 'group', seat: frame.seat, system: from, battle: frame.step === 'move' ? frame.battle : 0 }, from)
    case 'group':
      return asked(view, frame).map(({ a: fresh, b: damaged }) => ({ fresh, damaged }))
    case 'leg':
      return [{ fresh: frame.fresh, damaged: frame.damaged }]
    case 'catapult': {
      const left = asked(view, frame).flatMap(({ k, a, b }) => (k === 'drop' ? [{ fresh: frame.fresh - a, damaged: frame.damaged - b }] : []))
      return [...left, { fresh: frame.fresh, damaged: frame.damaged }]
    }
    case 'sprint':
      return asked(view, frame).flatMap(({ k, a, b }) => (k === 'sprint' && a === from ? [{ fresh: b, damaged: 0 }] : []))
  }
}

/** The destinations of a departure and the keys that make it; undefined if it is not allowed. */
export function ahead(view: ArcsView, frame: MoveFrame, departure: Departure): Ahead | undefined {
  const keys: string[] = []
  let now: MoveFrame = frame
  for (;;) {
    const options = asked(view, now)
    if (now.step === 'leg' || (now.step === 'catapult' && departure.fresh === now.fresh && departure.damaged === now.damaged)) {
      const destinations = options.flatMap(({ k, a }) => (k === 'to' ? [a] : []))
      return { keys, destinations, forced: options.length === 1 }
    }
    const wanted = options.find((each) => makes(each, now, departure))
    if (!wanted) return undefined
    if (options.length > 1) keys.push(notation.key(wanted))
    now = taken(view, now, wanted)
  }
}

/** The whole move as a chain of keys. */
export const chainTo = ({ keys, forced }: Ahead, to: number): readonly string[] => (forced ? keys : [...keys, notation.key(option('to', to))])

/** Do ships that leave this system go by Catapult? */
export const isCatapult = (view: ArcsView, frame: MoveFrame, from: number): boolean => ('catapult' in frame ? frame.catapult === 1 : hasBuilding(asState(view), from, frame.seat, STARPORT))

function makes({ k, a, b }: Option, frame: MoveFrame, { from, fresh, damaged }: Departure): boolean {
  switch (k) {
    case 'from':
      return a === from
    case 'group':
      return a === fresh && b === damaged
    case 'sprint':
      return a === from && b === fresh
    case 'drop':
      return frame.step === 'catapult' && frame.fresh - a === fresh && frame.damaged - b === damaged
    default:
      return false
  }
}

/** `ask` and `take` of a frame's own step. */
function stepOf(frame: MoveFrame): { ask(s: ReturnType<typeof asState>, frame: MoveFrame, options: Option[]): void; take(s: ReturnType<typeof asState>, frame: MoveFrame, chosen: Option, play: Play<Frames>): void } {
  return steps[frame.step] as unknown as ReturnType<typeof stepOf>
}

function asked(view: ArcsView, frame: MoveFrame): readonly Option[] {
  const options: Option[] = []
  stepOf(frame).ask(asState(view), frame, options)
  return options
}

/** The question after a choice that only says how ships will leave. */
function taken(view: ArcsView, frame: MoveFrame, chosen: Option): MoveFrame {
  const play = new Play<Frames>(zones, family)
  const stack: Frame[] = []
  play.begin(asState(view) as KernelState, undefined)
  play.stack = stack
  stepOf(frame).take(asState(view), frame, chosen, play)
  return stack[stack.length - 1] as unknown as MoveFrame
}
