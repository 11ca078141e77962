import { expect, it } from 'vitest'
import { allTables, conform, type Conformance } from '#kernel/conformance/suite.ts'
import type { Game } from '#kernel/game.ts'
import { makeSyndicate } from '../rules/game.ts'

/** The suite of every registered game, at so many tables that any two choices of a table meet. */
it('conforms at every table', { timeout: 600_000 }, () => {
  const game = makeSyndicate()
  const report: Conformance = { games: 0, plies: 0, sampled: 0, twinPlies: 0 }
  const tables = allTables(game as unknown as Game)
  for (const table of tables) conform(game, table, 'conformance', 40, report)
  expect(report.games).toBe(tables.length)
})
