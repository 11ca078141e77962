import { describe, expect, it } from 'vitest'
import { bookTables } from '../data/tables.ts'
import { game, Table } from './table.ts'

describe('open readings', () => {
  it('NG-10.1 keys that take no room hinder no route and cannot be lost', () => {
    const t = new Table({ keys: 'weightless' }).ship({ at: 'koss' }).keys('GREEN', 'BLUE', 'YELLOW').active('C13', 2)
    expect([t.offered('route'), t.offered('dropKey')]).toEqual([['vimana'], []])
    t.meets('X03').play('dragnet')
    expect([t.aboard, t.state.crystals, t.state.alert]).toEqual([['GREEN', 'BLUE', 'YELLOW'], 0, 2])
    const attacked = new Table({ keys: 'weightless' }).keys('GREEN', 'BLUE', 'YELLOW').active('C13', 3).meets('X10').lost('attack')
    expect([attacked.step(), attacked.aboard.length, attacked.state.crystals]).toEqual(['act', 3, 2])
    expect(new Table({ keys: 'weightless' }).keys('GREEN').jumps('goshen', 6).aboard).toEqual(['GREEN'])
  })

  it('NG-10.2 a bank: two credits for one influence anywhere, but not by default', () => {
    const t = new Table({ exchange: 'bank' }).ship({ at: 'honos' }).play('exchange', 'exchange')
    expect([t.purse, t.offers('exchange'), t.why('exchange')]).toEqual([[1, 7], false, ['NG-10.2']])
    expect(new Table().offers('exchange')).toBe(false)
    expect(new Table({ exchange: 'bank' }).meets('X03').offers('exchange')).toBe(false)
  })

  it('NG-10.2 NG-1.5 what the bank gives counts when missions run out', () => {
    // A broker who sells keys for influence and no influence for credits.
    const rows = bookTables.confrontations.rows.map((row) =>
      row.id === 'X16' && row.meeting.with === 'trader' ? { ...row, meeting: { ...row.meeting, trades: row.meeting.trades.slice(0, 1) } } : row,
    )
    const tables = { ...bookTables, confrontations: { ...bookTables.confrontations, rows } }
    const result = (exchange: string, credits: number): string =>
      new Table({ exchange }, tables).opened(1).hand('C01').withoutMissions().ship({ credits, influence: 0 }).placed('BLUE', 'BLUE').traders('vimana', 'X16').play('discard:C01').result
    expect([result('none', 8), result('bank', 7), result('bank', 8)]).toEqual(['missions', 'missions', 'none'])
  })

  it('NG-10.3 a flight that rolls the dice of its hyperjump', () => {
    const fled = (result: number): Table =>
      new Table({ flight: 'dice' }).keys('GREEN').meets('X01').next('X02').luckily('flee:goshen', (t) => t.told('jumpDice')[0]['result'] === result)
    expect([fled(0).step(), fled(0).at]).toEqual(['act', 'goshen'])
    expect([fled(1).step(), fled(1).where('X02'), fled(1).where('X01')]).toEqual(['confront', 'met', 'fled'])
    expect([fled(2).aboard, fled(2).state.alert]).toEqual([[], 2])
    const across = new Table({ flight: 'dice' }).meets('X05').play('flee:honos')
    expect((across.told('jumpDice')[0]['dice'] as number[]).length).toBe(2)
    expect(new Table().meets('X01').play('flee:goshen').told('jumpDice')).toEqual([])
    const computer = new Table({ flight: 'dice' }).technologies('jump_computer').meets('X01').play('flee:goshen')
    expect(computer.keysOffered()).toEqual(['accept', 'reroll'])
  })

  it('NG-10.4 a harder fuel deck stays harder when it is made again', () => {
    const t = new Table({ fuel: 'plus2' })
    t.state.refills = 0
    t.state.confrontations = 0
    t.play('refuel')
    expect(t.state.refills + t.state.confrontations).toBe(26)
  })

  it('NG-10.1 NG-10.2 NG-10.3 NG-10.4 the recommended reading is the default', () => {
    const defaults = Object.fromEntries(Object.entries(game.definition.variants).map(([name, spec]) => [name, spec.default]))
    expect(defaults).toEqual({ variation: 'one', fuel: 'standard', keys: 'contraband', exchange: 'none', flight: 'calm' })
  })
})
