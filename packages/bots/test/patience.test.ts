import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { USUAL_SEARCH } from '../search/budget.ts'
import { Patience } from '../search/patience.ts'

describe('how long people wait for a bot', () => {
  let now = 0
  beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now))
  afterEach(() => void vi.restoreAllMocks())

  /** Takes all the time that there is for a choice. */
  function dawdle(patience: Patience, ply: number, seats = 2): number {
    const began = now
    now = Math.max(began, patience.begin({ ply, seats }))
    patience.end()
    return now - began
  }

  it('is the time of one choice as long as the turn is short', () => {
    const patience = new Patience({ ...USUAL_SEARCH, milliseconds: 900, turn: 6000 })
    expect([7, 8, 9].map((ply) => dawdle(patience, ply))).toEqual([900, 900, 900])
  })

  it('is never more than the time of a turn for many choices in a row, and always something', () => {
    const patience = new Patience({ ...USUAL_SEARCH, milliseconds: 900, turn: 6000 })
    const taken = Array.from({ length: 40 }, (_, i) => dawdle(patience, i))
    expect(Math.min(...taken)).toBeGreaterThan(0)
    expect(taken.reduce((sum, each) => sum + each, 0)).toBeLessThan(6000)
  })

  it('counts what was thought beyond its time too', () => {
    const patience = new Patience({ ...USUAL_SEARCH, turn: 1000 })
    patience.begin({ ply: 0, seats: 2 })
    now += 1200
    patience.end()
    expect(patience.begin({ ply: 1, seats: 2 })).toBeLessThan(now)
  })

  it('begins anew when others have had their turn', () => {
    const patience = new Patience({ ...USUAL_SEARCH, milliseconds: 900, turn: 1000 })
    expect([0, 1, 5].map((ply) => dawdle(patience, ply))).toEqual([250, 187.5, 250])
  })

  it('begins anew with every choice of somebody who plays alone', () => {
    const patience = new Patience({ ...USUAL_SEARCH, milliseconds: 900, turn: 1000 })
    expect([0, 1, 2].map((ply) => dawdle(patience, ply, 1))).toEqual([250, 250, 250])
  })

  it('has no end unless told', () => {
    expect(new Patience(USUAL_SEARCH).begin({ ply: 0, seats: 2 })).toBe(Infinity)
  })
})
