import { describe, expect, it } from 'vitest'
import { milestoneIn, type MilestoneStanding } from '../milestones.ts'
import { orrery } from './orrery.ts'

const thoughts = [{ decisions: 1, milliseconds: 1, longest: 1 }]
const game = (number: number, milestone: number | null) => ({ number, shares: [1, 0], milestone, thoughts })

describe('the milestone of a game', () => {
  it('is reckoned by its median; a game without it counts as a whole one', () => {
    expect(milestoneIn([game(0, 0.2), game(1, null), game(2, 0.7)])).toEqual({ games: 3, reached: 2, median: 0.7, lastThird: 2 })
    expect(milestoneIn([game(0, 0.2), game(1, 0.4), { number: 2, error: 'lost' }])).toEqual({ games: 2, reached: 2, median: 0.3, lastThird: 0 })
  })

  it('is not there where a game has none', () => expect(milestoneIn([{ number: 0, shares: [1, 0], thoughts }])).toBeUndefined())

  it('is told by the arena: at what part of a game of Syndicate the alert is at its maximum', async () => {
    const { out } = await orrery('arena', '--game', 'syndicate', '--seats', '3', '--bots', 'random', '--games', '6', '--json')
    const { milestone, sides } = JSON.parse(out) as { milestone: MilestoneStanding; sides: { played: number }[] }
    expect(milestone.games).toBe(6)
    expect(milestone.median).toBeGreaterThan(0)
    expect(milestone.median).toBeLessThanOrEqual(1)
    expect(sides.reduce((sum, { played }) => sum + played, 0)).toBe(18)
  })
})
