import type { Option } from './options.ts'
import type { Play } from './play.ts'
import type { Reason } from './reason.ts'

/**
 * A rule in progress is data: a stack of frames in the state. Frames are flat: numbers, texts and
 * arrays of numbers. The frame of a decision names the seat that decides. A frame is never changed
 * once it lies on a stack: copies of a state share it.
 */
export interface Frame {
  readonly step: string
  readonly [local: string]: FrameValue
}

export type FrameValue = number | string | number[] | Frame[][] | undefined

/** A step that the kernel runs by itself. The frame is off the stack when it runs: what must follow is pushed. */
export interface RunStep<S, F extends Frame, P extends Frame = Frame> {
  run(state: S, frame: F, play: Play<P>): void
}

/** A step that asks one seat. */
export interface AskStep<S, F extends Frame, P extends Frame = Frame> {
  /** Only reads; lists every legal option, at least one. */
  ask(state: S, frame: F, options: Option[]): void
  /** The frame is off the stack; to ask again, push it (or a successor) again. */
  take(state: S, frame: F, option: Option, play: Play<P>): void
  /** A continuation of a compound move: rivals are told, and bots judge, only where nothing of the kind is pending. */
  readonly micro?: boolean
  /** Answered in secret inside lanes; `take` is called for all lanes in seat order when the last answer is in. */
  readonly sealed?: boolean
  /** A single option is normally taken by the kernel; `ask` poses it all the same, because being alone is a secret or a person wants to press the button. */
  readonly single?: 'take' | 'ask'
  /** In a sealed step that must not stop a table: the verb of the answer, without arguments and always offered, that counts for whoever gives none in time. */
  readonly otherwise?: string
  /** Locals that only the deciding seat may see. */
  readonly secret?: readonly string[]
  /** Give the secret locals values that another viewer must reckon with. */
  redeal?(state: S, frame: F, viewer: number, random: { int(n: number): number }): F
  /** What could be thought possible here and is not, with the reason. Called for prompts only. */
  blocked?(state: S, frame: F, blocked: Blocked[]): void
}

export interface Blocked {
  readonly option: Option
  readonly reason: Reason
}

export type Step<S, F extends Frame, P extends Frame = Frame> = RunStep<S, F, P> | AskStep<S, F, P>

/** One entry for each kind of frame: the table of a game's steps. `F` is a union of type aliases (interfaces have no index signature). */
export type Steps<S, F extends Frame> = { readonly [K in F['step']]: Step<S, Extract<F, { step: K }>, F> }

export const isAsk = <S, F extends Frame>(step: Step<S, F>): step is AskStep<S, F> => 'ask' in step

/**
 * Several seats at once: one small stack per seat, finished when all are. A lane may touch only its
 * own seat's area; whatever reads others waits below this frame.
 */
export interface LanesFrame extends Frame {
  readonly step: 'lanes'
  readonly lanes: Frame[][]
}

export const isLanes = (frame: Frame): frame is LanesFrame => frame.step === 'lanes'

export const seatOf = (frame: Frame): number => frame['seat'] as number

/** The sealed answer in a frame: verb and arguments, or undefined while it is open. */
export interface SealedFrame extends Frame {
  readonly verb?: string
  readonly answer?: number[]
}
