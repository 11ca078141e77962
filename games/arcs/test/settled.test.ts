import { describe, expect, it } from 'vitest'
import { game, Table } from './table.ts'

describe('settled positions', () => {
  it('a turn is settled between actions, not inside one', () => {
    const t = new Table().ships('1a', 0, 2).leads('M4')
    t.offers('end')
    expect(game.settled(t.state)).toBe(true)
    t.play('act:move')
    expect(game.settled(t.state)).toBe(false)
    t.play('group:1:0')
    expect(game.settled(t.state)).toBe(false)
    t.play('to:1g')
    expect(game.settled(t.state)).toBe(true)
  })

  it('a Rival who is asked in the middle of a turn is told what happened so far', () => {
    const t = new Table().ships('1a', 1, 2).city('1a', 0).tokens(0, 'fuel', 'relic').hand(1, 'G3', 'M5').court('BC29').agents('BC29', 1, 1)
    t.set({ initiative: 1, stack: [{ step: 'lead', seat: 1 }] }).play('lead:G3', 'act:secure', 'free:1a:first')
    expect([t.asked().seat, t.step()]).toEqual([0, 'arrangeElsewhere'])
    expect(game.settled(t.state)).toBe(true)
  })
})
