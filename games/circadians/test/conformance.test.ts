import { describe, expect, it } from 'vitest'
import { conform, type Conformance } from '#kernel/conformance/suite.ts'
import { makeCircadians } from '../rules/game.ts'

describe('Circadians keeps what every game owes', () => {
  const game = makeCircadians()
  for (const seats of [2, 3, 4, 5])
    it(`${seats} seats`, () => {
      const report: Conformance = { games: 0, plies: 0, sampled: 0, twinPlies: 0 }
      for (const factions of ['choose', 'random']) conform(game, { seats, variant: { factions } }, `circadians-${seats}-${factions}`, 12, report)
      expect(report.sampled).toBeGreaterThan(10)
    })
})
