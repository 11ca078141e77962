import type { Random } from '#kernel/chance.ts'
import type { State } from '#kernel/definition.ts'
import { fail } from '#kernel/errors.ts'
import { decisionsOf, type Bot, type SeatAtTable } from '../bot.ts'
import type { Evaluation } from '../evaluation.ts'
import { GreedyBot } from '../greedy.ts'
import { gamesFor, USUAL_SEARCH, walksFor, type SearchBudget } from './budget.ts'
import { contest } from './contest.ts'
import { lookAtRoot } from './first-sight.ts'
import { Memory } from './memory.ts'
import { Patience } from './patience.ts'
import { bestFirst, isClear, prospectOf, type Prospect } from './prospects.ts'
import { Node } from './tree.ts'
import { Walk } from './walk.ts'

/** What was thought about a decision before it came up counts for it, but this part of the budget is always spent anew. */
const ANEW = 1 / 4

/** From this part of the budget on search looks now and then whether it could still change its mind. Careful iterations are fewer, but each of them proves no more: of those it is half at most. */
const AT_LEAST = 1 / 8
const OF_CAREFUL = 1 / 2
const PAUSE = 32

/**
 * Information-set Monte-Carlo tree search. Every iteration imagines what the seat cannot know, walks
 * down one tree that holds only what the seat can tell apart, adds to it until a move is done, and
 * judges the position at the end of that turn; every seat on the way remembers what became of its choice.
 */
export class SearchBot implements Bot {
  readonly name = 'search'
  private readonly evaluation: Evaluation
  private readonly budget: SearchBudget
  private readonly memory = new Memory()
  private readonly patience: Patience
  private readonly greedy: GreedyBot

  constructor(evaluation: Evaluation, budget: Partial<SearchBudget> = {}) {
    this.evaluation = evaluation
    this.greedy = new GreedyBot(evaluation)
    this.budget = { ...USUAL_SEARCH, ...budget }
    this.patience = new Patience(this.budget)
  }

  choose(table: SeatAtTable, random: Random): string {
    const [best] = bestFirst(this.appraise(table, random))
    return (best ?? fail('bot.notAsked', `Seat ${table.seat} is not asked anything`)).key
  }

  /** What became of each option of the seat, in their order. A single one is not thought about. */
  appraise(table: SeatAtTable, random: Random): Prospect[] {
    const first = table.sample(random)
    const deadline = this.patience.begin(first)
    const found = this.thinkOf(table, first, deadline, random)
    this.patience.end()
    return found
  }

  private thinkOf(table: SeatAtTable, first: State<object>, deadline: number, random: Random): Prospect[] {
    const { game, seat } = table
    const options = decisionsOf(game, first, seat).flatMap((each) => each.options)
    if (options.length === 0) return []
    if (options.length === 1) return [{ key: game.notation.key(options[0]), value: 0, visits: 0, least: 0, most: 0 }]
    if (this.evaluation.routine) return contest(table, first, this.evaluation, this.greedy.appraise(table, random), random, { games: gamesFor(this.budget.iterations), finalists: 2, deadline })
    const iterations = walksFor(this.budget.iterations, this.evaluation)
    const root = this.memory.recall(game, first, seat) ?? new Node(seat)
    lookAtRoot(root, table, first, this.evaluation, this.greedy, random)
    const walk = new Walk(game, this.evaluation, this.budget, seat, random, this.memory)
    const least = Math.min(this.budget.iterations * AT_LEAST, iterations * OF_CAREFUL)
    const left = Math.max(iterations - root.visits, Math.ceil(iterations * ANEW))
    const prospects = (): Prospect[] => options.map((option) => prospectOf(game, root, option))
    for (let i = 0; i < left; i++) {
      if (performance.now() > deadline) break
      if (i % PAUSE === 0 && root.visits >= least && isClear(prospects())) break
      walk.iterate(root, i === 0 ? first : table.sample(random))
    }
    return prospects()
  }
}
