import type { Random } from '#kernel/chance.ts'
import type { State } from '#kernel/definition.ts'
import { decisionsOf, type SeatAtTable } from './bot.ts'
import type { Evaluation } from './evaluation.ts'
import { GreedyBot } from './greedy.ts'
import { gamesFor, USUAL_SEARCH, walksFor } from './search/budget.ts'
import { contest } from './search/contest.ts'
import { lookAtRoot } from './search/first-sight.ts'
import { Memory } from './search/memory.ts'
import { bestFirst, prospectOf, type Prospect } from './search/prospects.ts'
import { keyOf, Node } from './search/tree.ts'
import { Walk } from './search/walk.ts'

/** One of the best options of a seat, and what speaks for it. */
export interface Advice {
  readonly key: string
  /** What may be expected of it, between 0 and 1: the chance to win, or alone how far one will come. */
  readonly value: number
  /** Features in which it leaves the seat further ahead than the other options do, the weightiest first. */
  readonly reasons: readonly string[]
}

/** A person waits for it. */
const ITERATIONS = 800

/** So many options are told of, each with so many reasons. */
const BEST = 3
const REASONS = 3

/** What shifts the odds by less than this is no reason. */
const TRIFLE = 0.02

/** Second and third bests are wanted too, so that they are looked into more than for a choice alone. */
const CURIOSITY = 3 * USUAL_SEARCH.curiosity

/** What a good player would tell the seat: the best options, and why them rather than others. */
export function advise(table: SeatAtTable, evaluation: Evaluation, random: Random, iterations = ITERATIONS): Advice[] {
  const { game, seat } = table
  const sample = table.sample(random)
  const options = decisionsOf(game, sample, seat).flatMap((each) => each.options)
  if (options.length < 2) return []
  const found = new Map(options.map((option) => [game.notation.key(option), new Leads(evaluation, seat)]))
  const tried = (key: string, end: State<object>): void => {
    if (end.over === 0) found.get(key)?.add(end)
  }
  const greedy = new GreedyBot(evaluation)
  const all = evaluation.routine
    ? contest(table, sample, evaluation, greedy.appraise(table, random), random, { games: gamesFor(iterations), finalists: BEST, deadline: Infinity, tried })
    : walked()
  const best = bestFirst(all).filter(({ visits }) => visits > 0)
  return best.slice(0, BEST).map(({ key, value }) => ({ key, value, reasons: reasonsFor(found.get(key), [...found.values()], evaluation) }))

  function walked(): Prospect[] {
    const root = new Node(seat)
    lookAtRoot(root, table, sample, evaluation, greedy, random)
    const walk = new Walk(game, evaluation, { iterations, curiosity: CURIOSITY }, seat, random, new Memory())
    const keys = new Map(options.map((option) => [keyOf(option), game.notation.key(option)]))
    const walks = walksFor(iterations, evaluation)
    for (let i = 0; i < walks; i++) {
      const { first, end } = walk.iterate(root, i === 0 ? sample : table.sample(random))
      tried(keys.get(first.key) ?? '', end)
    }
    return options.map((option) => prospectOf(game, root, option))
  }
}

/** How far ahead of its rivals a seat was, feature by feature, in all the positions that one option led to. */
class Leads {
  readonly sums: number[]
  count = 0
  private readonly evaluation: Evaluation
  private readonly seat: number
  private readonly scratch: number[] = []

  constructor(evaluation: Evaluation, seat: number) {
    this.evaluation = evaluation
    this.seat = seat
    this.sums = evaluation.features.map(() => 0)
  }

  add(state: State<object>): void {
    this.count++
    for (let other = 0; other < state.seats; other++) {
      const part = other === this.seat ? 1 : -1 / (state.seats - 1)
      this.evaluation.measure(state, other, this.scratch)
      this.evaluation.weights.forEach((weight, i) => (this.sums[i] += part * weight * this.scratch[i]))
    }
  }
}

function reasonsFor(own: Leads | undefined, all: readonly Leads[], { features, scale = 1 }: Evaluation): string[] {
  if (!own || own.count === 0) return []
  const others = all.filter((each) => each !== own && each.count > 0)
  // Each other option counts alike: what was looked into often is often alike.
  const gains = features.map((feature, i) => ({ feature, gain: own.sums[i] / own.count - others.reduce((sum, each) => sum + each.sums[i] / each.count / others.length, 0) }))
  return gains
    .filter(({ gain }) => gain / scale > TRIFLE)
    .sort((one, two) => two.gain - one.gain)
    .slice(0, REASONS)
    .map(({ feature }) => feature)
}
