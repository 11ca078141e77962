import { describe, expect, it } from 'vitest'
import { leaks, plant } from '#kernel/conformance/leaks.ts'
import { allTables, conform, type Conformance } from '#kernel/conformance/suite.ts'
import type { Game } from '#kernel/game.ts'
import { makeSkirmish } from './skirmish.ts'

const report = (): Conformance => ({ games: 0, plies: 0, sampled: 0, twinPlies: 0 })

describe('the small game', () => {
  for (const table of allTables(makeSkirmish() as unknown as Game))
    it(`conforms with ${table.seats} seats, ${JSON.stringify(table.variant)}`, () => {
      const counts = report()
      for (let i = 0; i < 25; i++) conform(makeSkirmish(), table, `s${i}`, 3, counts)
      expect(counts.sampled).toBeGreaterThan(50)
    })

  for (const leak of leaks)
    it(`is found out with a planted leak: ${leak}`, () => {
      const game = plant(makeSkirmish(), leak)
      expect(() => {
        for (let i = 0; i < 40; i++) conform(game, { seats: 3, variant: {} }, `l${i}`, 2, report())
      }).toThrow()
    })
})
