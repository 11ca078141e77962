import type { Random } from '#kernel/chance.ts'
import type { State } from '#kernel/definition.ts'
import type { SeatAtTable } from '../bot.ts'
import type { Evaluation } from '../evaluation.ts'
import type { Appraisal, GreedyBot } from '../greedy.ts'
import { keyOf, Move, type Node } from './tree.ts'

/**
 * What the seat itself chooses now is seen with more care than choices further on: each option by its
 * best completion, as greedy sees it, in place of any.
 */
export function lookAtRoot(root: Node, table: SeatAtTable, sample: State<object>, { scale = 1 }: Evaluation, greedy: GreedyBot, random: Random): void {
  const { game, seat } = table
  const seen = new Map(greedy.appraise(table, random).map(({ key, value }: Appraisal) => [key, value]))
  for (const pending of game.pending(sample)) {
    if (pending.seat !== seat) continue
    for (const option of pending.options) {
      const value = seen.get(game.notation.key(option))
      if (value !== undefined) root.moves.set(keyOf(option), new Move(keyOf(option), chanceOf(value / scale, sample.seats - 1)))
    }
  }
}

/** A lead over the rivals as a chance to win, as rewards reckon it. */
const chanceOf = (lead: number, rivals: number): number => 1 / (1 + Math.max(1, rivals) * Math.exp(-lead))
