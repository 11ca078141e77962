import type { Pending, State } from './definition.ts'
import { fail } from './errors.ts'
import type { GameEvent } from './events.ts'
import type { Option } from './options.ts'
import type { Play } from './play.ts'
import type { KernelState } from './state.ts'
import { isAsk, isLanes, seatOf, type AskStep, type Frame, type RunStep, type SealedFrame, type Step } from './steps.ts'

export type Listener = (event: GameEvent) => void

/** A rule that does not come to rest within so many steps is stopped. */
const STEP_BUDGET = 20_000

/** A step as the engine meets it: the same shape for all, so that reading one is cheap. */
interface Compiled<S> {
  /** Neither for the frame of lanes. */
  readonly asks: AskStep<S, Frame> | undefined
  readonly runs: RunStep<S, Frame> | undefined
  readonly sealed: boolean
  /** A single option is taken by the kernel. */
  readonly takesSingle: boolean
}

/** Runs the steps of a game: from one real decision to the next. */
export class Engine<G extends object> {
  private readonly steps: Readonly<Record<string, Compiled<State<G>>>>
  private readonly play: Play
  private budget = 0
  /** The last enumeration, which every choice drops. */
  private cachedFor: KernelState | undefined
  private cachedPly = -1
  private cached: Pending[] = []

  constructor(steps: Readonly<Record<string, Step<State<G>, Frame>>>, play: Play) {
    this.steps = compile(steps)
    this.play = play
  }

  /** Who is asked what. Never empty unless the game is over. */
  pending(state: State<G>): readonly Pending[] {
    if (this.cachedFor !== state || this.cachedPly !== state.ply) {
      this.cached = []
      this.cachedFor = state
      this.cachedPly = state.ply
      if (state.over === 0) this.enumerate(state)
    }
    return this.cached
  }

  /** Does what was chosen and runs on to the next real decision. Trusts that the option was offered: see `answer`. */
  choose(state: State<G>, pending: Pending, option: Option, listener?: Listener): void {
    const { play } = this
    const { seat, frame, place } = pending
    play.begin(state, listener)
    state.ply++
    state.answers[seat]++
    const stack = place === 'main' ? state.stack : place === 'aside' ? state.asides[seat] : this.lane(state, seat)
    const { asks, sealed: isSealed } = this.steps[frame.step]
    if (isSealed) {
      const sealed: SealedFrame = { ...frame, verb: option.k, answer: [option.a, option.b, option.c] }
      stack[stack.length - 1] = sealed
    } else {
      stack.pop()
      if (place === 'main') state.epoch++
      play.stack = stack
      asks?.take(state, frame, option, play)
    }
    this.settle(state)
  }

  /** Take a sealed answer back while others are still thinking. */
  retract(state: State<G>, seat: number): void {
    const lane = this.lane(state, seat)
    const top = lane[lane.length - 1] as SealedFrame | undefined
    if (!top?.answer) return fail('move.retract', `Seat ${seat} has no sealed answer to take back`)
    const { verb: _verb, answer: _answer, ...open } = top
    lane[lane.length - 1] = open as Frame
    state.ply++
    state.answers[seat]++
  }

  lane(state: KernelState, seat: number): Frame[] {
    const top = state.stack[state.stack.length - 1]
    return top && isLanes(top) ? top.lanes[seat] : fail('kernel.lane', 'There are no lanes')
  }

  /** Run what runs by itself and take what is forced, until every open stack waits for somebody or the game is over. */
  settle(state: State<G>): void {
    const { play } = this
    this.cached = []
    this.budget = STEP_BUDGET
    while (state.over === 0) {
      const top = state.stack[state.stack.length - 1]
      if (top === undefined) fail('rules.stuck', 'Nothing is left to do and the game is not over')
      if (!isLanes(top)) {
        if (this.runStack(state, state.stack, 'main')) break
        continue
      }
      let waiting = false
      let sealed = false
      play.inLane = true
      for (let seat = 0; seat < top.lanes.length && state.over === 0; seat++) {
        const lane = top.lanes[seat]
        if (lane.length === 0) continue
        if (this.runStack(state, lane, 'lane')) waiting = true
        else if (lane.length > 0) sealed = true
      }
      play.inLane = false
      if (state.over !== 0 || waiting) break
      if (sealed) this.takeSealed(state, top.lanes)
      else {
        state.stack.pop()
        state.epoch++
      }
    }
    if (state.window !== 0)
      for (let seat = 0; seat < state.seats && state.over === 0; seat++) if (state.asides[seat].length > 0) this.runStack(state, state.asides[seat], 'aside')
    if (state.over !== 0) this.cached = []
    this.cachedFor = state
    this.cachedPly = state.ply
  }

  /** Returns true when the stack waits for its seat; false when it is empty, sealed, or (main) something new lies on it that is no plain step. */
  private runStack(state: State<G>, stack: Frame[], place: Pending['place']): boolean {
    const { play } = this
    while (stack.length > 0 && state.over === 0) {
      const frame = stack[stack.length - 1]
      const { asks, runs, sealed, takesSingle } = this.steps[frame.step] ?? fail('rules.step', `There is no step "${frame.step}"`)
      if (--this.budget < 0) fail('rules.runaway', `The rules do not come to rest (at "${frame.step}")`)
      play.stack = stack
      if (runs !== undefined) {
        stack.pop()
        runs.run(state, frame, play)
        continue
      }
      if (asks === undefined || (sealed && (frame as SealedFrame).answer !== undefined)) return false
      const options: Option[] = []
      asks.ask(state, frame, options)
      if (options.length === 0) fail('rules.empty', `"${frame.step}" asks seat ${seatOf(frame)} without an option`)
      if (options.length === 1 && takesSingle && place !== 'aside') {
        play.forced++
        stack.pop()
        asks.take(state, frame, options[0], play)
        continue
      }
      this.cached.push({ seat: seatOf(frame), frame, options, place, required: place !== 'aside' })
      return true
    }
    return false
  }

  private takeSealed(state: State<G>, lanes: Frame[][]): void {
    const answered = lanes.map((lane) => ((lane.at(-1) as SealedFrame | undefined)?.answer ? (lane.pop() as SealedFrame) : undefined))
    this.play.barrier()
    answered.forEach((frame, seat) => {
      if (!frame?.answer || state.over !== 0) return
      const { verb, answer, ...open } = frame
      this.play.stack = lanes[seat]
      this.steps[frame.step].asks?.take(state, open as Frame, { k: verb as string, a: answer[0], b: answer[1], c: answer[2] }, this.play)
    })
  }

  /** List the options of a state at rest (one that was copied or read), without running anything. */
  private enumerate(state: State<G>): void {
    const top = state.stack[state.stack.length - 1]
    if (top === undefined) return
    const add = (stack: readonly Frame[], place: Pending['place']) => {
      const frame = stack[stack.length - 1]
      const asks = frame && this.steps[frame.step]?.asks
      if (!asks || (frame as SealedFrame).answer !== undefined) return
      const options: Option[] = []
      asks.ask(state, frame, options)
      this.cached.push({ seat: seatOf(frame), frame, options, place, required: place !== 'aside' })
    }
    if (isLanes(top)) for (const lane of top.lanes) add(lane, 'lane')
    else add(state.stack, 'main')
    for (const aside of state.asides) add(aside, 'aside')
  }
}

function compile<S>(steps: Readonly<Record<string, Step<S, Frame>>>): Record<string, Compiled<S>> {
  const compiled: Record<string, Compiled<S>> = { lanes: { asks: undefined, runs: undefined, sealed: false, takesSingle: false } }
  for (const [name, step] of Object.entries(steps)) {
    if (isAsk(step)) {
      const sealed = step.sealed ?? false
      compiled[name] = { asks: step, runs: undefined, sealed, takesSingle: (step.single ?? (sealed ? 'ask' : 'take')) === 'take' }
    } else compiled[name] = { asks: undefined, runs: step, sealed: false, takesSingle: false }
  }
  return compiled
}
