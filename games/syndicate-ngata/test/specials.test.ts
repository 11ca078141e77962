import { describe, expect, it } from 'vitest'
import { bookTables } from '../data/tables.ts'
import { Table } from './table.ts'

describe('special missions', () => {
  it('NG-6.8 one at a time, from its start, and never back to hand', () => {
    const t = new Table().hand('C13', 'C17', 'C14')
    expect([t.offered('start'), t.why('start:C14')]).toEqual([['C13', 'C17'], ['NG-6.8']])
    t.play('start:C13')
    expect([t.activeId, t.handIds, t.offered('start'), t.why('start:C17')]).toEqual(['C13', ['C14', 'C17'], [], ['NG-6.8']])
    expect(t.offered('abandon')).toEqual(['C13'])
  })

  it('NG-6.8 a defence starts at any of its places or at its territory', () => {
    const starts = (at: string): string[] => new Table().ship({ at }).hand('C21').offered('start')
    expect(['new_victoria', 'koss', 'cora', 'blackstar'].map(starts)).toEqual([['C21'], ['C21'], ['C21'], []])
    expect(new Table().ship({ at: 'goshen' }).hand('C18').offered('start')).toEqual([])
  })

  it('NG-6.9 the card takes its crystals with it, and they serve no other', () => {
    const t = new Table().hand('C17').active('C18', 2, ['koss', 'goshen']).play('abandon:C18', 'start:C17')
    expect([t.where('C18'), t.state.crystals, t.activeId]).toEqual(['gone', 2, 'C17'])
    expect(t.told('startedMission')[0]['crystals']).toBe(2)
    const defence = new Table().active('C21', 2, ['koss', 'cora']).play('abandon:C21')
    expect([defence.state.crystals, defence.state.picked, defence.purse]).toEqual([0, 0, [5, 5]])
  })

  it('NG-6.14 nothing is taken or delivered under a tile', () => {
    const take = new Table().ship({ at: 'koss' }).active('C21', 0).fled('X01', 'koss')
    expect(take.offered('pickUp')).toEqual([])
    const give = new Table().ship({ at: 'kronos' }).active('C13', 3).fled('X01', 'kronos')
    expect([give.offered('deliver'), give.why('deliver:C13:3')]).toEqual([[], ['NG-4.9']])
    const elsewhere = new Table().ship({ at: 'cora' }).active('C13', 3)
    expect([elsewhere.offered('deliver'), elsewhere.why('deliver:C13:3')]).toEqual([[], ['NG-6.14']])
  })
})

describe('courier missions', () => {
  it('NG-6.5 all crystals are loaded at the start, room or no room', () => {
    const t = new Table().ship({ at: 'koss' }).keys('GREEN').hand('C15').play('start:C15')
    expect([t.state.crystals, t.activeId, t.offered('route')]).toEqual([4, 'C15', []])
  })

  it('NG-6.5 up to so many at each destination', () => {
    const t = new Table().ship({ at: 'goshen' }).active('C15', 4)
    expect(t.offered('deliver')).toEqual(['C15:1', 'C15:2'])
    t.play('deliver:C15:1')
    expect(t.offered('deliver')).toEqual(['C15:1'])
    t.play('deliver:C15:1')
    expect([t.offered('deliver'), t.why('deliver:C15:2'), t.purse]).toEqual([[], ['NG-6.5'], [5, 5]])
    t.ship({ at: 'ceto' }).play('deliver:C15:2')
    expect([t.activeId, t.purse]).toEqual([undefined, [16, 7]])
  })

  it('NG-6.5 paid once, by the number delivered, when all are delivered or lost', () => {
    const three = new Table().ship({ at: 'vimana' }).active('C14', 3).play('deliver:C14:3')
    expect([three.purse, three.where('C14')]).toEqual([[12, 8], 'gone'])
    const two = new Table().active('C13', 1, [], { blackstar: 1, kronos: 1 }).play('dropCrystal')
    expect([two.purse, two.where('C13')]).toEqual([[10, 5], 'gone'])
    const one = new Table().active('C17', 1, [], { kepler: 1 }).jumps('goshen', 6)
    expect([one.purse, one.activeId]).toEqual([[10, 7], undefined])
  })

  it('NG-6.5 none delivered pays nothing', () => {
    const t = new Table().active('C13', 1).play('dropCrystal')
    expect([t.purse, t.where('C13')]).toEqual([[5, 5], 'gone'])
  })

  it('NG-6.10 a courier that is given up is paid for what it delivered', () => {
    const t = new Table().active('C13', 2, [], { kronos: 1 }).play('abandon:C13')
    expect([t.purse, t.state.crystals, t.where('C13')]).toEqual([[7, 5], 0, 'gone'])
    expect(new Table().active('C13', 3).play('abandon:C13').purse).toEqual([5, 5])
  })

  it('NG-11.3 a courier goes on with the rest', () => {
    const t = new Table().active('C13', 3).play('dropCrystal')
    expect([t.activeId, t.state.crystals]).toEqual(['C13', 2])
    t.ship({ at: 'kronos' }).play('deliver:C13:1').ship({ at: 'blackstar' }).play('deliver:C13:1')
    expect(t.purse).toEqual([10, 5])
  })
})

describe('technology missions', () => {
  it('NG-6.6 a crystal at each place, all to the place of delivery', () => {
    const t = new Table().ship({ at: 'blackstar' }).hand('C20').play('start:C20')
    expect(t.state.crystals).toBe(1)
    t.ship({ at: 'ceto' })
    expect([t.offered('deliver'), t.why('deliver:C20:2')]).toEqual([[], ['NG-6.6']])
    t.ship({ at: 'etna' }).play('pickUp:C20')
    expect([t.state.crystals, t.offered('pickUp'), t.offered('deliver')]).toEqual([2, [], []])
    t.ship({ at: 'ceto' }).play('deliver:C20:2')
    expect([t.state.assault, t.activeId, t.state.crystals]).toEqual([2, undefined, 0])
  })

  it('NG-6.6 the assault level ends at four', () => {
    const t = new Table().ship({ at: 'ceto', assault: 4 }).active('C20', 2, ['blackstar', 'etna']).play('deliver:C20:2')
    expect(t.state.assault).toBe(4)
  })

  it('NG-6.6 NG-11.3 losing one of its crystals fails it', () => {
    const dropped = new Table().active('C18', 2, ['koss', 'goshen']).play('dropCrystal')
    expect([dropped.activeId, dropped.where('C18'), dropped.state.crystals, dropped.state.techs]).toEqual([undefined, 'gone', 0, 0])
    const taken = new Table().keys('BLUE', 'BLUE').active('C18', 1, ['koss']).meets('X10').lost('attack').play('keepKey:BLUE')
    expect([taken.aboard, taken.activeId]).toEqual([['BLUE', 'BLUE'], undefined])
    const saved = new Table().keys('BLUE', 'BLUE').active('C18', 1, ['koss']).meets('X10').lost('attack').play('keepCrystal')
    expect([saved.aboard, saved.activeId, saved.state.crystals]).toEqual([['BLUE'], 'C18', 1])
  })

  it('NG-6.16 the crystal of the start is taken at once, if there is one', () => {
    expect(new Table().ship({ at: 'koss' }).hand('C18').play('start:C18').state.crystals).toBe(1)
    const t = new Table().opened(1).ship({ at: 'bohr_station' }).hand('B08').play('start:B08')
    expect([t.state.crystals, t.offered('pickUp')]).toEqual([0, []])
  })

  it('NG-6.12 bulkheads: four slots at once', () => {
    const t = new Table().ship({ at: 'bohr_station' }).active('C18', 2, ['koss', 'goshen']).play('deliver:C18:2')
    expect([t.state.compartment, t.told('gotTechnology').length]).toEqual([4, 1])
  })

  it('NG-6.12 tanks: room for eight, the new room empty', () => {
    const t = new Table().ship({ at: 'bohr_station', fuel: 3 }).active('C19', 2, ['kronos', 'new_victoria']).play('deliver:C19:2')
    expect([t.state.tank, t.state.fuel]).toEqual([8, 3])
    expect(t.fuelCard('refill').play('refuel').state.fuel).toBe(8)
  })

  it('NG-6.12 jump computer: all dice of a hyperjump once more, if the player likes', () => {
    const t = new Table().technologies('jump_computer').keys('GREEN').jumps('goshen', 6)
    expect([t.step(), t.keysOffered(), t.aboard]).toEqual(['jumped', ['accept', 'reroll'], ['GREEN']])
    const again = t.luckily('reroll', ({ events }) => events.some(({ type, data }) => type === 'jumpDice' && data['result'] === 0))
    expect([again.step(), again.aboard, again.state.alert]).toEqual(['act', ['GREEN'], 1])
    const accepted = new Table().technologies('jump_computer').keys('GREEN').jumps('goshen', 6).play('accept')
    expect([accepted.step(), accepted.aboard, accepted.state.alert]).toEqual(['act', [], 2])
    const twice = new Table().technologies('jump_computer').jumps('tycho', 6).luckily('reroll', ({ events }) => events.some(({ type, data }) => type === 'jumpDice' && data['result'] === 2))
    expect([twice.step(), twice.state.alert, (twice.told('jumpDice')[0]['dice'] as number[]).length]).toEqual(['act', 2, 2])
  })

  it('NG-6.12 scrambler: every bribe two cheaper, at least one', () => {
    const t = new Table().technologies('scrambler').meets('X01')
    expect(t.offered('bribe')).toEqual(['credits:1', 'influence:1'])
    const dear = new Table().technologies('scrambler').ship({ credits: 6 }).meets('X07').play('bribe:credits:6')
    expect(dear.purse[0]).toBe(0)
  })

  it('NG-6.6 NG-6.11 a choice among the technologies that are left; six credits when none is', () => {
    const choose = (...taken: string[]): Table =>
      new Table().opened(1).technologies(...taken).ship({ at: 'bohr_station' }).active('B08', 2, ['goshen', 'meridian']).play('deliver:B08:2')
    expect(choose().offered('technology')).toEqual(['bulkheads', 'tanks', 'jump_computer', 'scrambler'])
    expect(choose('bulkheads', 'tanks').offered('technology')).toEqual(['jump_computer', 'scrambler'])
    expect(choose().play('technology:tanks').state.tank).toBe(8)
    const last = choose('bulkheads', 'tanks', 'jump_computer')
    expect([last.step(), last.state.techs]).toEqual(['act', 15])
    expect(choose('bulkheads', 'tanks', 'jump_computer', 'scrambler').purse).toEqual([11, 5])
  })

  it('NG-6.13 a technology that is already there gives six credits', () => {
    const t = new Table().technologies('bulkheads').ship({ at: 'bohr_station' }).active('C18', 2, ['koss', 'goshen']).play('deliver:C18:2')
    expect([t.purse, t.state.techs, t.where('C18')]).toEqual([[11, 5], 1, 'gone'])
  })
})

describe('defence missions', () => {
  it('NG-6.7 each crystal aboard lowers the need, not below two', () => {
    const need = (mission: string, at: string, crystals: number, ...taken: string[]): unknown =>
      new Table().ship({ at }).active(mission, crystals, taken).play(`defend:${mission}`).told('defended')[0]['need']
    expect(need('C22', 'koss', 0)).toBe(6)
    expect(need('C22', 'koss', 2, 'blackstar', 'kronos')).toBe(4)
    expect(need('C22', 'koss', 3, 'blackstar', 'kronos', 'bohr_station')).toBe(3)
    expect(need('C21', 'new_victoria', 2, 'koss', 'cora')).toBe(3)
    // No card of ours goes below three; an owner's may.
    const rows = bookTables.missions.rows.map((row) => (row.id === 'C22' && row.task.kind === 'defense' ? { ...row, task: { ...row.task, need: 4 } } : row))
    const easy = new Table({}, { ...bookTables, missions: { ...bookTables.missions, rows } }).ship({ at: 'koss' }).active('C22', 3, ['blackstar', 'kronos', 'bohr_station'])
    expect(easy.play('defend:C22').told('defended')[0]['need']).toBe(2)
  })

  it('NG-6.7 one die, no extra hands; success pays, failure does not', () => {
    const won = new Table().ship({ at: 'koss' }).active('C22', 2, ['blackstar', 'kronos']).won('defend:C22')
    expect([won.purse, won.where('C22'), won.state.crystals]).toEqual([[9, 9], 'gone', 0])
    const lost = new Table().ship({ at: 'koss' }).active('C22', 2, ['blackstar', 'kronos']).lost('defend:C22')
    expect([lost.purse, lost.where('C22'), lost.state.crystals, lost.state.alert]).toEqual([[5, 5], 'gone', 0, 1])
    const exact = new Table().ship({ at: 'koss' }).active('C22', 2, ['blackstar', 'kronos']).luckily('defend:C22', (t) => t.told('defended')[0]['die'] === 4)
    expect(exact.told('defended')[0]['won']).toBe(1)
    const elsewhere = new Table().active('C22', 0)
    expect([elsewhere.offered('defend'), elsewhere.why('defend:C22')]).toEqual([[], ['NG-6.7']])
  })

  it('NG-6.7 as many places as the player likes, none too', () => {
    const t = new Table().hand('C21').play('start:C21')
    expect([t.state.crystals, t.offered('pickUp')]).toEqual([0, ['C21']])
    t.play('pickUp:C21', 'fly:new_victoria')
    expect([t.state.crystals, t.offered('defend')]).toEqual([1, ['C21']])
    expect(new Table().ship({ at: 'new_victoria' }).hand('C21').play('start:C21').offered('defend')).toEqual(['C21'])
  })

  it('NG-6.15 each place gives its crystal once, even when it was lost', () => {
    const t = new Table().ship({ at: 'koss' }).active('C21', 0).play('pickUp:C21')
    expect(t.offered('pickUp')).toEqual([])
    t.play('dropCrystal')
    expect([t.activeId, t.state.crystals, t.offered('pickUp')]).toEqual(['C21', 0, []])
  })

  it('NG-11.3 a defence only loses its help', () => {
    const t = new Table().ship({ at: 'koss' }).active('C22', 3, ['blackstar', 'kronos', 'bohr_station']).play('dropCrystal')
    expect(t.play('defend:C22').told('defended')[0]['need']).toBe(4)
  })
})
