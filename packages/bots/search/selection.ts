import type { Move, Node } from './tree.ts'

/** So many options are looked at from the beginning, and more the more often one has been here: the best at first sight before the others. */
const FEW = 8
const WIDENING = 1.5

/** How many options are looked into at a node by now. */
export const roomAt = ({ visits }: Node): number => FEW + Math.floor(WIDENING * Math.sqrt(visits))

/**
 * Which of the moves that there are this time to look into: the one that is worth most, with a liking
 * for those that promised much and were seldom tried. How strong that liking is depends on how far
 * apart rewards lie here, and on how often a move could have been chosen.
 */
export function selected(node: Node, moves: readonly Move[], curiosity: number): number {
  if (moves.length === 1) return 0
  const { surplus, spread } = node
  const { mean, deviation } = promises(moves)
  let total = 0
  for (const { promise } of moves) total += Math.exp((promise - mean) / deviation)
  const strength = (curiosity * spread) / total
  const least = leastPromise(moves, roomAt(node))
  let best = 0
  let most = -Infinity
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i]
    if (move.promise < least) continue
    const hope = move.worth(surplus) + (strength * Math.exp((move.promise - mean) / deviation) * Math.sqrt(move.available)) / (1 + move.visits)
    if (hope > most) {
      most = hope
      best = i
    }
  }
  return best
}

function promises(moves: readonly Move[]): { mean: number; deviation: number } {
  let mean = 0
  for (const { promise } of moves) mean += promise / moves.length
  let squares = 0
  for (const { promise } of moves) squares += (promise - mean) ** 2 / moves.length
  return { mean, deviation: Math.max(1e-9, Math.sqrt(squares)) }
}

/** What a move must promise to be among the first `count`. */
function leastPromise(moves: readonly Move[], count: number): number {
  if (moves.length <= count) return -Infinity
  return moves.map(({ promise }) => promise).sort((one, two) => two - one)[count - 1]
}
