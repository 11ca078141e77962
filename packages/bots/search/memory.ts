import type { State } from '#kernel/definition.ts'
import type { Game } from '#kernel/game.ts'
import { hashText } from '#kernel/hash.ts'
import type { Node } from './tree.ts'

/** A node that was visited less is not worth coming back to. */
const WORTH_KEEPING = 16

/**
 * What was thought about decisions still to come. They are known again by what the seat sees there
 * and by nothing else, so that what it cannot know has no say in what it remembers.
 */
export class Memory {
  private readonly nodes = new Map<string, Node>()

  /** The node of what the seat sees now, with all that follows upon it; everything else is forgotten. */
  recall(game: Game, state: State<object>, seat: number): Node | undefined {
    const found = this.nodes.size > 0 ? this.nodes.get(sightOf(game, state, seat)) : undefined
    this.nodes.clear()
    if (found) for (const node of found.followers) this.keepAll(node)
    return found
  }

  /** Called at every visit of a decision of the seat that nothing but choices leads to. */
  note(node: Node, game: Game, state: State<object>): void {
    if (node.visits !== WORTH_KEEPING || node.sight !== undefined) return
    node.sight = sightOf(game, state, node.seat)
    this.nodes.set(node.sight, node)
  }

  private keepAll(node: Node): void {
    if (node.sight !== undefined) this.nodes.set(node.sight, node)
    for (const each of node.followers) this.keepAll(each)
  }
}

const sightOf = (game: Game, state: State<object>, seat: number): string => hashText(JSON.stringify(game.view(state, seat)))
