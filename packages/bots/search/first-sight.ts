import type { Random } from '#kernel/chance.ts'
import type { State } from '#kernel/definition.ts'
import { decisionsOf, type SeatAtTable } from '../bot.ts'
import type { Evaluation } from '../evaluation.ts'
import type { Appraisal, GreedyBot } from '../greedy.ts'
import { keyOf, type Node } from './tree.ts'

/**
 * What the seat itself chooses now is seen with more care than choices further on: each option by its
 * best completion, as greedy sees it, in place of any.
 */
export function lookAtRoot(root: Node, table: SeatAtTable, sample: State<object>, { scale = 1 }: Evaluation, greedy: GreedyBot, random: Random): void {
  const { game, seat } = table
  const all = greedy.appraise(table, random)
  const most = Math.max(...all.map(({ value }) => value))
  const seen = new Map(all.map(({ key, value }: Appraisal) => [key, value]))
  for (const option of decisionsOf(game, sample, seat).flatMap(({ options }) => options)) {
    const value = seen.get(game.notation.key(option))
    if (value === undefined) continue
    const move = root.look(keyOf(option), chanceOf(value / scale, sample.seats - 1))
    move.isFavourite = value === most
  }
}

/** A lead over the rivals as a chance to win, as rewards reckon it. */
const chanceOf = (lead: number, rivals: number): number => 1 / (1 + Math.max(1, rivals) * Math.exp(-lead))
