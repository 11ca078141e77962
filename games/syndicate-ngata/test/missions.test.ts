import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

describe('drawing and discarding', () => {
  it('NG-6.1 at Cora, card after card, while fewer than four are in hand', () => {
    const t = new Table()
    for (let i = 0; i < 4; i++) t.play('draw:CORA')
    expect([t.handIds.length, t.offers('draw:CORA'), t.why('draw:CORA')]).toEqual([4, false, ['NG-6.1']])
    expect(t.state.cards.at[0].length).toBe(19)
    t.play(`discard:${t.handIds[0]}`)
    expect(t.offers('draw:CORA')).toBe(true)
  })

  it('NG-6.1 the top card of that deck', () => {
    const t = new Table().onTop('C17').play('draw:CORA')
    expect(t.handIds).toEqual(['C17'])
  })

  it('NG-6.1 at a vault only once it is open, and only there', () => {
    const locked = new Table().ship({ at: 'bohr_station' })
    expect([locked.offered('draw'), locked.why('draw:BOHR')]).toEqual([[], ['NG-8.3']])
    const open = new Table().opened(1).ship({ at: 'bohr_station' }).onTop('B04').play('draw:BOHR')
    expect(open.handIds).toEqual(['B04'])
    expect(new Table().opened(1).ship({ at: 'ceto' }).offered('draw')).toEqual([])
    expect(new Table().opened(2).ship({ at: 'ceto' }).offered('draw')).toEqual(['CETO'])
    expect(new Table().ship({ at: 'koss' }).offered('draw')).toEqual([])
    expect(new Table({ variation: 'two' }).opened(2).ship({ at: 'goshen' }).offered('draw')).toEqual(['GOSHEN'])
  })

  it('NG-6.1 an active special mission is not in hand', () => {
    const t = new Table().hand('C01', 'C02', 'C03').active('C13', 3)
    expect(t.offers('draw:CORA')).toBe(true)
  })

  it('NG-6.1 NG-7.14 not from a blocked territory, nor from an empty deck', () => {
    const t = new Table().fled('X01', 'cora')
    expect([t.offers('draw:CORA'), t.why('draw:CORA')]).toEqual([false, ['NG-4.9']])
    const empty = new Table().hand('C01').withoutMissions()
    expect([empty.offers('draw:CORA'), empty.why('draw:CORA')]).toEqual([false, ['NG-6.1']])
  })

  it('NG-6.10 a mission may be discarded anywhere, for good and for nothing', () => {
    const t = new Table().ship({ at: 'honos' }).hand('C01', 'C18').play('discard:C01', 'discard:C18')
    expect([t.handIds, t.where('C01'), t.purse, t.state.alert]).toEqual([[], 'gone', [5, 5], 1])
  })
})

describe('ordinary missions', () => {
  it('NG-6.2 at the territory of the card, one die and one more for each pair of hands in order of price', () => {
    const t = new Table().ship({ at: 'koss' }).hand('C01', 'C02')
    expect(t.offered('attempt')).toEqual(['C01:0:plain', 'C01:1:plain', 'C01:2:plain'])
    expect(t.why('attempt:C02:0:plain')).toEqual(['NG-6.2'])
    const dice = (key: string): number => (new Table().ship({ at: 'koss' }).hand('C01').play(key).told('rolledMission')[0]['dice'] as number[]).length
    expect(['0', '1', '2'].map((hands) => dice(`attempt:C01:${hands}:plain`))).toEqual([1, 2, 3])
    expect(['0', '1', '2'].map((hands) => new Table().ship({ at: 'koss' }).hand('C01').lost(`attempt:C01:${hands}:plain`).purse[0])).toEqual([5, 4, 2])
  })

  it('NG-6.2 hands are paid before the roll, and only by who can pay', () => {
    const t = new Table().ship({ at: 'koss', credits: 2 }).hand('C01')
    expect([t.offered('attempt'), t.why('attempt:C01:2:plain')]).toEqual([['C01:0:plain', 'C01:1:plain'], ['NG-6.2']])
    expect(new Table().ship({ at: 'koss', credits: 0 }).hand('C01').offered('attempt')).toEqual(['C01:0:plain'])
    expect(new Table().ship({ at: 'koss', credits: 1 }).hand('C09').won('attempt:C09:1:plain').purse[0]).toBe(6)
  })

  it('NG-6.2 one die that shows the need is enough', () => {
    const rolled = (t: Table): string => (t.told('rolledMission')[0]['dice'] as number[]).join()
    const ok = new Table().ship({ at: 'koss' }).hand('C01').luckily('attempt:C01:2:plain', (t) => ['1,4,1', '4,1,1', '1,1,4'].includes(rolled(t)))
    expect(ok.aboard).toEqual(['GREEN'])
    const not = new Table().ship({ at: 'koss' }).hand('C01').luckily('attempt:C01:0:plain', (t) => rolled(t) === '3')
    expect(not.aboard).toEqual([])
    const three = new Table().ship({ at: 'bohr_station' }).hand('C10').luckily('attempt:C10:0:plain', (t) => rolled(t) === '3')
    expect(three.purse[0]).toBe(10)
  })

  it('NG-6.3 a green key makes 3 enough, where the card says so', () => {
    const rolled = (t: Table): string => (t.told('rolledMission')[0]['dice'] as number[]).join()
    const t = new Table().ship({ at: 'etna' }).hand('C07').keys('GREEN')
    expect(t.offered('attempt')).toEqual(['C07:0:plain', 'C07:0:green', 'C07:1:plain', 'C07:1:green', 'C07:2:plain', 'C07:2:green'])
    t.luckily('attempt:C07:0:green', (table) => rolled(table) === '3')
    expect([t.aboard, t.told('gaveKey')]).toEqual([['BLUE'], [{ key: 0 }]])
    const failed = new Table().ship({ at: 'etna' }).hand('C07').keys('GREEN').luckily('attempt:C07:0:green', (table) => rolled(table) === '2')
    expect(failed.aboard).toEqual([])
    const without = new Table().ship({ at: 'etna' }).hand('C07').keys('BLUE')
    expect([without.offers('attempt:C07:0:green'), without.why('attempt:C07:0:green')]).toEqual([false, ['NG-6.3']])
    expect(new Table().ship({ at: 'koss' }).hand('C01').keys('GREEN').offers('attempt:C01:0:green')).toBe(false)
  })

  it('NG-6.4 success brings credits, a key, or both', () => {
    const won = (id: string, at: string): [number, string[]] => {
      const t = new Table().ship({ at }).hand(id).won(`attempt:${id}:0:plain`)
      return [t.purse[0], t.aboard]
    }
    expect([won('C04', 'kronos'), won('C05', 'vimana'), won('C12', 'kafka'), won('C08', 'ukemochi_city')]).toEqual([
      [6, ['GREEN']],
      [7, ['GREEN']],
      [15, []],
      [5, ['YELLOW']],
    ])
  })

  it('NG-6.4 the card is gone for good either way; a failure is quiet unless the card says otherwise', () => {
    const won = new Table().ship({ at: 'koss' }).hand('C01').won('attempt:C01:0:plain')
    const lost = new Table().ship({ at: 'koss' }).hand('C01').lost('attempt:C01:0:plain')
    expect([won.where('C01'), lost.where('C01'), lost.aboard, lost.state.alert]).toEqual(['gone', 'gone', [], 1])
    const loud = new Table().opened(1).ship({ at: 'kafka' }).hand('B05').lost('attempt:B05:0:plain')
    expect([loud.state.alert, loud.aboard]).toEqual([2, []])
    expect(new Table().opened(1).ship({ at: 'kafka' }).hand('B05').won('attempt:B05:0:plain').state.alert).toBe(1)
  })

  it('NG-6.8 ordinary missions go on beside a special one', () => {
    const t = new Table().ship({ at: 'koss' }).hand('C01').active('C13', 3).won('attempt:C01:0:plain')
    expect([t.aboard, t.activeId, t.state.crystals]).toEqual([['GREEN'], 'C13', 3])
  })
})
