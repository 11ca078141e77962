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

describe('why not', () => {
  it('raid dice name the rule that keeps them away', () => {
    const far = new Table().ships('1a', 0, 1).ships('1a', 1, 1).city('5h', 1).leads('G2').play('act:battle', '?battle:1a:p2')
    expect(far.reasons()).toEqual(['raid:1 ARCS-8.3'])
    const harbor = new Table().lore(1, 'L05').ships('1a', 0, 1).starport('1a', 1).leads('G2').play('act:battle', '?battle:1a:p2')
    expect(harbor.reasons()).toEqual(['raid:1 ARCS-18.5'])
  })

  it('a second seizing in a round names its rule', () => {
    const t = new Table(3).hand(0, 'C4', 'M6').hand(1, 'G3', 'G4').hand(2, 'C5', 'G6').holds(2, 'BC25')
    t.play('lead:C4').finishTurn()
    t.play('pivot:G3', 'seize:G4').finishTurn()
    t.play('surpass:C5')
    expect(t.reasons()).toEqual(['seize:G6 ARCS-5.7'])
  })
})
