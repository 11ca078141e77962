import type { Game } from '#kernel/game.ts'
import type { Option } from '#kernel/options.ts'
import type { Evaluation } from '../evaluation.ts'
import { nameOf, type Project } from './project.ts'
import { keyOf, type Move, type Node } from './tree.ts'

/** How many times its uncertainty a value must be ahead to be trusted; more so where whole games are played by routine, for which luck may have decided. */
const CAUTION = 0.5
const CAUTION_OF_ROUTINE = 1.5

/** What an option may be worth more is not worth looking for below this. */
const TRIFLE = 0.003

/** What a search knows of an option. */
export interface Prospect {
  readonly key: string
  /** What may be expected of it, between 0 and 1. */
  readonly value: number
  readonly visits: number
  /** What may be relied on: less than the value, the less the more often it was looked into. What greedy would choose needs no proof, and what is routine has the benefit of the doubt. */
  readonly least: number
  /** What may be hoped for. */
  readonly most: number
  /** How it goes on, if it is the first of several moves that are thought of as one. */
  readonly rest?: Project
}

export const prospectOf = (game: Game, root: Node, option: Option, evaluation: Evaluation): Prospect => prospectBy(game.notation.key(option), root.moves.get(keyOf(option)), root, evaluation)

/** The same for several moves that begin with an option. */
export const prospectOfProject = (game: Game, root: Node, project: Project, evaluation: Evaluation): Prospect => ({ ...prospectBy(game.notation.key(project[0]), root.moves.get(nameOf(project)), root, evaluation), rest: project.slice(1) })

function prospectBy(key: string, move: Move | undefined, root: Node, { routine }: Evaluation): Prospect {
  if (!move) return { key, value: 0, visits: 0, least: -2, most: 0 }
  const { visits } = move
  const value = move.worth(root.surplus)
  const doubt = (routine ? CAUTION_OF_ROUTINE : CAUTION) * root.spread
  const most = value + doubt / Math.sqrt(visits + 1)
  const least = visits === 0 ? value - 1 : move.isFavourite ? value : value - doubt / Math.sqrt(visits)
  return { key, value, visits, least: routine && move.isFavourite ? most : least, most }
}

/** Not what was looked into most, or what is found out late would come too late; and not the highest value, which may be luck. */
export const bestFirst = (all: readonly Prospect[]): Prospect[] => [...all].sort((one, two) => two.least - one.least)

/** Is there no option left that could turn out much better than the one that would be chosen now? */
export function isClear(all: readonly Prospect[]): boolean {
  const [best, ...others] = bestFirst(all)
  return others.every(({ most }) => most <= best.value + TRIFLE)
}
