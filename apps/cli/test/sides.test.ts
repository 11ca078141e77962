import { describe, expect, it } from 'vitest'
import { sidesIn, type SideStanding } from '../sides.ts'
import { orrery } from './orrery.ts'

const thoughts = [
  { decisions: 1, milliseconds: 1, longest: 1 },
  { decisions: 1, milliseconds: 1, longest: 1 },
]

describe('sides of a game', () => {
  it('are held against what each would win if all were alike', () => {
    const table = sidesIn([
      { number: 0, shares: [1, 0], sides: ['red', 'blue'], thoughts },
      { number: 1, shares: [0.5, 0.5], sides: ['blue', 'green'], thoughts },
      { number: 2, error: 'no game' },
    ])
    expect(table.map(({ side, played, share, ofFair }) => [side, played, share, ofFair])).toEqual([
      ['blue', 2, 0.25, 0.5],
      ['green', 1, 0.5, 1],
      ['red', 1, 1, 2],
    ])
    expect(sidesIn([{ number: 0, shares: [1, 0], thoughts }])).toEqual([])
  })

  it('are counted by the arena: factions of Circadians', async () => {
    const { out } = await orrery('arena', '--game', 'circadians', '--seats', '5', '--bots', 'random,random', '--variant', '{"factions":"random"}', '--games', '6', '--json')
    const { sides } = JSON.parse(out) as { sides: SideStanding[] }
    expect(sides.reduce((sum, { played }) => sum + played, 0)).toBe(30)
    expect(sides.reduce((sum, { played, share }) => sum + played * share, 0)).toBeCloseTo(6, 1)
  })
})
