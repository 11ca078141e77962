import type { Random } from '#kernel/chance.ts'
import { fail } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import type { Option } from '#kernel/options.ts'
import { decisionsOf, type Bot, type SeatAtTable } from '../bot.ts'
import type { Evaluation } from '../evaluation.ts'
import { GreedyBot } from '../greedy.ts'
import { lookAtRoot } from './first-sight.ts'
import { Memory } from './memory.ts'
import { keyOf, Node } from './tree.ts'
import { Walk } from './walk.ts'

/** Counted in iterations, not in time, so that the same position always gets the same answer. */
export interface SearchBudget {
  readonly iterations: number
  /** How strongly choices that were seldom tried are tried again. */
  readonly curiosity: number
}

export const USUAL_SEARCH: SearchBudget = { iterations: 1600, curiosity: 5 }

/** What was thought about a decision before it came up counts for it, but this part of the budget is always spent anew. */
const ANEW = 1 / 4

/** How many times its uncertainty a value must be ahead to be trusted. */
const CAUTION = 1.5

export interface Prospect {
  readonly key: string
  /** What may be expected of it, between 0 and 1. */
  readonly value: number
  readonly visits: number
  /** What may be relied on: less than the value, the less the more often it was looked into; what greedy would choose needs no proof. */
  readonly least: number
}

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
  private readonly greedy: GreedyBot

  constructor(evaluation: Evaluation, budget: Partial<SearchBudget> = {}) {
    this.evaluation = evaluation
    this.greedy = new GreedyBot(evaluation)
    this.budget = { ...USUAL_SEARCH, ...budget }
  }

  choose(table: SeatAtTable, random: Random): string {
    const [best] = bestFirst(this.appraise(table, random))
    return (best ?? fail('bot.notAsked', `Seat ${table.seat} is not asked anything`)).key
  }

  /** What became of each option of the seat, in their order. A single one is not thought about. */
  appraise(table: SeatAtTable, random: Random): Prospect[] {
    const { game, seat } = table
    const first = table.sample(random)
    const options = decisionsOf(game, first, seat).flatMap((each) => each.options)
    if (options.length === 0) return []
    if (options.length === 1) return [{ key: game.notation.key(options[0]), value: 0, visits: 0, least: 0 }]
    const { iterations, curiosity } = this.budget
    const root = this.memory.recall(game, first, seat) ?? new Node(seat)
    lookAtRoot(root, table, first, this.evaluation, this.greedy, random)
    const walk = new Walk(game, this.evaluation, curiosity, seat, random, this.memory)
    const left = Math.max(iterations - root.visits, Math.ceil(iterations * ANEW))
    for (let i = 0; i < left; i++) walk.iterate(root, i === 0 ? first : table.sample(random))
    return options.map((option) => prospectOf(game, root, option))
  }
}

export function prospectOf(game: Game, root: Node, option: Option): Prospect {
  const key = game.notation.key(option)
  const move = root.moves.get(keyOf(option))
  if (!move) return { key, value: 0, visits: 0, least: -2 }
  const { visits } = move
  const value = move.worth(root.surplus)
  return { key, value, visits, least: visits === 0 ? value - 1 : move.isFavourite ? value : value - (CAUTION * root.spread) / Math.sqrt(visits) }
}

/** Not what was looked into most, or what is found out late would come too late; and not the highest value, which may be luck. */
export const bestFirst = (all: readonly Prospect[]): Prospect[] => [...all].sort((one, two) => two.least - one.least)
