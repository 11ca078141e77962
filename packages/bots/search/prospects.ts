import type { Game } from '#kernel/game.ts'
import type { Option } from '#kernel/options.ts'
import { keyOf, type Node } from './tree.ts'

/** How many times its uncertainty a value must be ahead to be trusted. */
const CAUTION = 0.5

/** What an option may be worth more is not worth looking for below this. */
const TRIFLE = 0.003

/** What a search knows of an option. */
export interface Prospect {
  readonly key: string
  /** What may be expected of it, between 0 and 1. */
  readonly value: number
  readonly visits: number
  /** What may be relied on: less than the value, the less the more often it was looked into. What greedy would choose, or what is routine, needs no proof. */
  readonly least: number
  /** What may be hoped for. */
  readonly most: number
}

export function prospectOf(game: Game, root: Node, option: Option): Prospect {
  const key = game.notation.key(option)
  const move = root.moves.get(keyOf(option))
  if (!move) return { key, value: 0, visits: 0, least: -2, most: 0 }
  const { visits } = move
  const value = move.worth(root.surplus)
  const doubt = CAUTION * root.spread
  const least = visits === 0 ? value - 1 : move.isFavourite ? value : value - doubt / Math.sqrt(visits)
  return { key, value, visits, least, most: value + doubt / Math.sqrt(visits + 1) }
}

/** Not what was looked into most, or what is found out late would come too late; and not the highest value, which may be luck. */
export const bestFirst = (all: readonly Prospect[]): Prospect[] => [...all].sort((one, two) => two.least - one.least)

/** Is there no option left that could turn out much better than the one that would be chosen now? */
export function isClear(all: readonly Prospect[]): boolean {
  const [best, ...others] = bestFirst(all)
  return others.every(({ most }) => most <= best.value + TRIFLE)
}
