import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { replay } from '#kernel/record.ts'
import { game } from './table.ts'

/** The position of which the browser's pictures are taken. */
describe('the crowded position', () => {
  it('is late in a game of five with all advanced rules, full of bases, and asks the first seat', () => {
    const { state } = replay(game, readFileSync(new URL('./crowded.rec', import.meta.url), 'utf8'))
    expect([state.seats, state.trading, state.blockade, state.over]).toEqual([5, 1, 1, 0])
    expect(state.round).toBeGreaterThanOrEqual(7)
    expect(state.owner.filter((owner) => owner >= 0).length).toBeGreaterThanOrEqual(16)
    expect(state.destroyer).toBeGreaterThanOrEqual(0)
    const asked = game.pending(state).find(({ required }) => required)
    expect([asked?.seat, asked?.frame.step]).toEqual([0, 'turn'])
  })
})
