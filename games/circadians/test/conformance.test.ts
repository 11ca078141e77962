import { describe, expect, it } from 'vitest'
import { secretFromSeed } from '#kernel/chance.ts'
import { conform, type Conformance } from '#kernel/conformance/suite.ts'
import { factions } from '../data/names.ts'
import { makeCircadians } from '../rules/game.ts'

const game = makeCircadians()
const variant = { factions: 'random' }

/** Every set of two to five factions. */
const sets = Array.from({ length: 1 << factions.length }, (_, set) => set).filter((set) => membersOf(set).length >= 2 && membersOf(set).length <= 5)

function membersOf(set: number): number[] {
  return factions.map((_, faction) => faction).filter((faction) => (set & (1 << faction)) !== 0)
}

/** A seed that deals exactly these factions. */
function seedFor(set: number): string {
  for (let i = 0; ; i++) {
    const seed = `factions ${set} ${i}`
    const dealt = game.start(variant, membersOf(set).length, secretFromSeed(seed)).faction
    if (dealt.reduce((sum, faction) => (faction < 0 ? sum : sum | (1 << faction)), 0) === set) return seed
  }
}

/** `EXHAUSTIVE=1` plays them all; otherwise a few, among which every faction meets every other. */
const { EXHAUSTIVE } = process.env
const sample = [0b001001, 0b111000, 0b110011, 0b011110, 0b100101, 0b111101]
const played = EXHAUSTIVE === undefined ? sample : sets

describe('CC-1.1 Circadians keeps what every game owes with these factions', () => {
  it('of which there are 56 sets', () => {
    expect(sets.length).toBe(56)
    const meets = (one: number, other: number): boolean => sample.some((set) => (set & (1 << one)) !== 0 && (set & (1 << other)) !== 0)
    expect(factions.every((_, one) => factions.every((__, other) => meets(one, other)))).toBe(true)
  })

  for (const set of played)
    it(membersOf(set).map((faction) => factions[faction]).join(', '), () => {
      const report: Conformance = { games: 0, plies: 0, sampled: 0, twinPlies: 0 }
      conform(game, { seats: membersOf(set).length, variant }, seedFor(set), 15, report)
      expect(report.sampled).toBeGreaterThan(5)
    })
})
