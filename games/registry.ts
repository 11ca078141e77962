import type { Evaluation } from '#bots/evaluation.ts'
import { fail } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import { resArcanaEvaluation } from './res-arcana/bot/evaluation.ts'
import type { Tables as ResArcanaTables } from './res-arcana/data/tables.ts'
import { makeResArcana } from './res-arcana/rules/game.ts'

/** All that server, web and command line know of a game. */
export interface GameEntry {
  readonly id: string
  /** With `tables` in place of the printed ones: a host's corrections. */
  make(tables?: unknown): Game
  readonly evaluation: Evaluation
}

export const games: readonly GameEntry[] = [
  { id: 'res-arcana', make: (tables) => makeResArcana(tables as ResArcanaTables | undefined), evaluation: resArcanaEvaluation },
]

export function gameById(id: string): GameEntry {
  return games.find((each) => each.id === id) ?? fail('game.unknown', `There is no game "${id}"; the games are ${games.map((each) => each.id).join(', ')}.`)
}
