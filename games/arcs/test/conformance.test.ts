import { describe, expect, it } from 'vitest'
import { conform, type Conformance } from '#kernel/conformance/suite.ts'
import { makeArcs } from '../rules/game.ts'

describe('Arcs keeps what every game owes', () => {
  const game = makeArcs()
  for (const seats of [2, 3, 4])
    for (const leaders of ['none', 'draft', 'draftTwoLore'])
      it(`${seats} seats, leaders ${leaders}`, () => {
        const report: Conformance = { games: 0, plies: 0, sampled: 0, twinPlies: 0 }
        for (const discard of ['together', 'split']) conform(game, { seats, variant: { leaders, discard } }, `arcs-${seats}-${leaders}-${discard}`, 12, report)
        expect(report.sampled).toBeGreaterThan(10)
      })
})
