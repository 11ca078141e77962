import type { Outcome, Pending, State } from '#kernel/definition.ts'
import type { Game } from '#kernel/game.ts'
import type { Option } from '#kernel/options.ts'

/** What a position is worth to one seat, as a sum of named features times weights that people can read. */
export interface Evaluation<S = State<object>> {
  readonly features: readonly string[]
  readonly weights: readonly number[]
  /** A lead of so much makes a win e times as likely as a defeat. */
  readonly scale?: number
  /** Of two rivals the one that leads the other by so much counts e times as much; the scale unless told. */
  readonly focus?: number
  /** Steps by which rivals answer a move that is still going on: judged is what comes after them. */
  readonly answers?: ReadonlySet<string>
  /** Verbs of options that are not thought about while there are others: they only begin a talk, and change nothing by themselves. */
  readonly talk?: ReadonlySet<string>
  /**
   * Goes up when time passes for everybody, such as the number of the round. What comes to all with a
   * new round comes anyway: bots take it neither as a gain nor as a loss of the choice that lets it come.
   */
  clock?(state: S): number
  /** Verbs of options that do nothing but let time pass, such as the end of a turn: search takes what comes upon them for nobody's doing. */
  readonly pauses?: ReadonlySet<string>
  /**
   * How many turns after the one that is going on search looks at, the same for all it compares: few
   * where a turn is long and decided by itself, more where a turn is a single action. Said for a table
   * of two; with more seats it is as many rounds, and so more turns. None unless told. With a smaller
   * budget than usual search looks less far.
   */
  readonly horizon?: number
  /**
   * Beyond its tree search takes the best of so many options; a few unless told. More where a turn is
   * one of many actions and a poor one leads nowhere; a budget is good for fewer iterations then.
   */
  readonly care?: number
  /**
   * Does search tell luck from skill? What a roll brought beyond what it brings on an average is then
   * not put down to the choices around it. Other rolls have to be tried for that: worth it where one decides much.
   */
  readonly weighsLuck?: boolean
  /**
   * How somebody plays who knows the game and does not think ahead. Search then plays games on by it to their end, for
   * every seat, in place of judging positions on the way, and chooses as it says unless another option proves better. It
   * may read what lies open and what the seat itself holds, and is best quick.
   */
  routine?(state: S, asked: Pending): Option
  /**
   * What luck decides upon a choice, as a number, such as this round's roll for that mission. In games that are compared the
   * dice of one occasion fall alike, whatever was rolled before; where nothing is said, all come from one stream.
   */
  occasion?(state: S, asked: Pending, option: Option): number
  /** The numbers that the routine goes by, where games have taught them. */
  readonly learned?: Learned<S>
  /** With scores so far apart at the end of a game that was played on by routine, one would win about three times of four again. */
  readonly clear?: number
  /** Writes one number per feature into `out`, in the order of `features`. Settled positions only. */
  measure(state: S, seat: number, out: number[]): void
}

/** A routine that goes by numbers, and the numbers that games have taught (`orrery tune --routine`). */
export interface Learned<S = State<object>> {
  /** What the numbers are called, in the order of the lists below. */
  readonly names: readonly string[]
  /** How far each may be moved at a time to find out whether another would be better. */
  readonly steps: readonly number[]
  /** What was learned at a table of so many seats. */
  numbers(seats: number): readonly number[]
  /** How somebody plays who goes by these numbers. */
  routineBy(numbers: readonly number[]): { choose(state: S, asked: Pending): Option }
}

/** Far above anything that features can add up to. */
export const WIN = 1_000_000

/** The features of one seat, weighed. `scratch` is overwritten. */
export function strength<S>(evaluation: Evaluation<S>, state: S, seat: number, scratch: number[]): number {
  evaluation.measure(state, seat, scratch)
  const { weights } = evaluation
  let sum = 0
  for (let i = 0; i < weights.length; i++) sum += weights[i] * scratch[i]
  return sum
}

/**
 * A settled position from a seat's point of view: its strength less that of its rivals, each counting
 * by its chance to win, so that nobody spends much on harming one of several equals. A finished game
 * is its outcome.
 */
export function evaluate<G extends object>(game: Game<G>, evaluation: Evaluation<State<G>>, state: State<G>, seat: number, scratch: number[]): number {
  const outcome = game.outcome(state)
  if (outcome) return outcomeValue(outcome, seat)
  const own = strength(evaluation, state, seat, scratch)
  const rivals = state.seats - 1
  if (rivals === 0) return own
  let sum = 0
  let strongest = -Infinity
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue
    const its = (strengths[other] = strength(evaluation, state, other, scratch))
    sum += its
    if (its > strongest) strongest = its
  }
  const { scale, focus = scale } = evaluation
  // Without either the strongest counts as much as all together.
  if (focus === undefined) return own - (sum / rivals + strongest) / 2
  let odds = 0
  for (let other = 0; other < state.seats; other++) if (other !== seat) odds += Math.exp((strengths[other] - strongest) / focus)
  return own - strongest - focus * Math.log(odds / rivals)
}

const strengths: number[] = []

/** A win is worth everything, a shared one its part of it; scores only tell a good defeat from a bad one. */
export function outcomeValue({ places, scores }: Outcome, seat: number): number {
  const winners = places.filter((place) => place === 1).length
  const rest = scores.reduce((sum, score) => sum + score, 0) - scores[seat]
  const margin = scores[seat] - rest / Math.max(1, scores.length - 1)
  return (places[seat] === 1 ? WIN / winners : -WIN) + margin
}
