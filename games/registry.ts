import type { Evaluation } from '#bots/evaluation.ts'
import type { State } from '#kernel/definition.ts'
import { fail } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import { arcsEvaluation } from './arcs/bot/evaluation.ts'
import { bookTables as arcsTables } from './arcs/data/tables.ts'
import { makeArcs } from './arcs/rules/game.ts'
import { circadiansEvaluation } from './circadians/bot/evaluation.ts'
import { circadiansSides } from './circadians/bot/sides.ts'
import { bookTables as circadiansTables } from './circadians/data/tables.ts'
import { makeCircadians } from './circadians/rules/game.ts'
import { resArcanaEvaluation } from './res-arcana/bot/evaluation.ts'
import { bookTables as resArcanaTables } from './res-arcana/data/tables.ts'
import { makeResArcana } from './res-arcana/rules/game.ts'
import { ngataEvaluation } from './syndicate-ngata/bot/evaluation.ts'
import { bookTables as ngataTables } from './syndicate-ngata/data/tables.ts'
import { makeNgata } from './syndicate-ngata/rules/game.ts'
import { highestAlert, syndicateSides } from './syndicate/bot/balance.ts'
import { syndicateEvaluation } from './syndicate/bot/evaluation.ts'
import { bookTables as syndicateTables } from './syndicate/data/tables.ts'
import { makeSyndicate } from './syndicate/rules/game.ts'

/** All that server, web and command line know of a game. */
export interface GameEntry {
  readonly id: string
  /** With a host's corrected tables, by name, in place of ours. */
  make(override?: unknown): Game
  readonly evaluation: Evaluation
  /** What each seat plays, where seats differ by more than their luck: factions, say. Asked when the game is over. */
  sides?(state: State<object>): readonly string[]
  /** Something that comes once in a game and tells how it goes; `time` rises from 0 to the length of the game. */
  readonly milestone?: Milestone
}

export interface Milestone {
  readonly name: string
  reached(state: State<object>): boolean
  time(state: State<object>): number
}

export const games: readonly GameEntry[] = [
  { id: 'res-arcana', make: (override) => makeResArcana(over(resArcanaTables, override)), evaluation: resArcanaEvaluation },
  { id: 'arcs', make: (override) => makeArcs(over(arcsTables, override)), evaluation: arcsEvaluation },
  { id: 'circadians', make: (override) => makeCircadians(over(circadiansTables, override)), evaluation: circadiansEvaluation, sides: circadiansSides },
  { id: 'syndicate-ngata', make: (override) => makeNgata(over(ngataTables, override)), evaluation: ngataEvaluation },
  { id: 'syndicate', make: (override) => makeSyndicate(over(syndicateTables, override)), evaluation: syndicateEvaluation, sides: syndicateSides, milestone: highestAlert },
]

/** Whether the tables make a game, the game's `compile` says. */
function over<T extends object>(ours: T, override: unknown): T {
  if (override === undefined) return ours
  for (const name of Object.keys(override as object)) if (!(name in ours)) fail('tables.unknown', `There is no table "${name}"; there are ${Object.keys(ours).join(', ')}`)
  return { ...ours, ...(override as Partial<T>) }
}

export function gameById(id: string): GameEntry {
  return games.find((each) => each.id === id) ?? fail('game.unknown', `There is no game "${id}"; the games are ${games.map((each) => each.id).join(', ')}.`)
}
