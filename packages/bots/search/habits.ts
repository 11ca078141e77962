import type { Option } from '#kernel/options.ts'
import { keyOf } from './tree.ts'

/** Seen less often, a choice has no reputation yet. */
const KNOWN = 3

interface Reputation {
  visits: number
  sum: number
}

/**
 * What choices were worth wherever they were made in this search. A move that was found deep in one
 * line is then thought of in the others, where the tree does not reach.
 */
export class Habits {
  private readonly seats: { readonly all: Reputation; readonly byKey: Map<string, Reputation> }[] = []

  add(seat: number, key: string, reward: number): void {
    const { all, byKey } = this.of(seat)
    let own = byKey.get(key)
    if (!own) byKey.set(key, (own = { visits: 0, sum: 0 }))
    for (const each of [all, own]) {
      each.visits++
      each.sum += reward
    }
  }

  /** The option that did best elsewhere, and better than most; -1 where none is known to. */
  favourite(seat: number, options: readonly Option[]): number {
    const { all, byKey } = this.of(seat)
    let best = -1
    let most = all.sum / Math.max(1, all.visits)
    for (let i = 0; i < options.length; i++) {
      const own = byKey.get(keyOf(options[i]))
      if (!own || own.visits < KNOWN || own.sum / own.visits <= most) continue
      most = own.sum / own.visits
      best = i
    }
    return best
  }

  private of(seat: number): { all: Reputation; byKey: Map<string, Reputation> } {
    return (this.seats[seat] ??= { all: { visits: 0, sum: 0 }, byKey: new Map() })
  }
}
