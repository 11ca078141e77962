import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

describe('what the events of the log carry', () => {
  it('a declaration carries what its marker is worth', () => {
    const t = new Table().ships('1a', 0, 1).hand(0, 'M4', 'M6').play('lead:M4', 'declare:warlord')
    expect(t.told('declared')[0].data).toEqual({ seat: 0, ambition: 2, marker: 2, first: 5, second: 3, zero: 1 })
    const later = new Table().ships('1a', 0, 1).set({ flipped: 3 }).declared('tycoon', 2).hand(0, 'M4', 'M6').play('lead:M4', 'declare:warlord')
    expect(later.told('declared')[0].data).toMatchObject({ marker: 1, first: 6, second: 3 })
  })

  it('a roll tells which dice were rolled again; choosing none is no roll', () => {
    const t = new Table().lore(0, 'L14').ships('1a', 0, 3).ships('1a', 1, 1).leads('G2').play('act:battle', '?battle:1a:p2')
    t.rolls([3, 0, 0], (table) => table.step() === 'rolled' && (table.told('rolled')[0].data['faces'] as number[])[0] >= 2)
    expect(t.told('rolled')[0].data['again']).toEqual([0, 0, 0])
    t.play('reroll:assault', 'again:assault:0', 'again:assault:0', 'roll')
    expect(t.told('rolled').map(({ data }) => data['again'])).toEqual([[0, 0, 0], [2, 0, 0]])
    const content = new Table().lore(0, 'L14').ships('1a', 0, 3).ships('1a', 1, 1).leads('G2').play('act:battle', '?battle:1a:p2')
    content.rolls([3, 0, 0], (table) => table.step() === 'rolled').play('reroll:assault', 'roll')
    expect(content.told('rolled')).toHaveLength(1)
  })

  it('an abduction tells how many agents', () => {
    const t = new Table().holds(0, 'BC14').ships('1a', 0, 1).tokens(0, 'weapon', 'weapon').court('BC01', 'BC02').agents('BC01', 1, 1).agents('BC02', 1, 1).agents('BC02', 2, 1)
    t.leads('G2').play('act:abduct', 'abduct:BC02')
    expect(t.told('abducted')[0].data).toEqual({ seat: 0, card: t.card('BC02'), count: 2 })
  })

  it('a repair tells what was repaired', () => {
    const t = new Table().ships('1a', 0, 1, 1).city('1a', 0, true).starport('1a', 0, true).leads('C2')
    t.play('act:repair', 'repairBuilding:1a:first', 'act:repair', 'repairBuilding:1a:second', 'act:repair')
    expect(t.told('repaired').map(({ data }) => data['kind'])).toEqual([0, 1, -1])
  })

  it('a ship is built in one line, fresh or damaged', () => {
    const t = new Table().ships('1h', 0, 1).starport('1h', 0).starport('1a', 0).ships('1a', 1, 1).leads('C2').play('act:build', 'buildShip:1h', 'act:build', 'buildShip:1a')
    expect(t.told('built').map(({ data }) => data['damaged'])).toEqual([0, 1])
    expect(t.told('shipsPlaced')).toEqual([])
    expect([t.fresh('1h', 0), t.damaged('1a', 0)]).toEqual([2, 1])
  })
})
