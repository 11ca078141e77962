import { expect, it } from 'vitest'
import { allTables, conform, type Conformance } from '#kernel/conformance/suite.ts'
import type { Game } from '#kernel/game.ts'
import { makeResArcana } from '#games/res-arcana/rules/game.ts'
const N = Number(process.env.N ?? 1)
for (const table of allTables(makeResArcana() as unknown as Game))
  it(`conforms with ${table.seats} seats, ${JSON.stringify(table.variant)}`, () => {
    const counts: Conformance = { games: 0, plies: 0, sampled: 0, twinPlies: 0 } as Conformance
    for (let i = 0; i < N; i++) conform(makeResArcana(), table, `s${i}`, 12, counts)
    console.log(JSON.stringify(table), JSON.stringify(counts))
    expect(counts.sampled).toBeGreaterThan(5)
  }, 600000)
