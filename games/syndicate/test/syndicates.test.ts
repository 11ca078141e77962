import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

const lastWin = (t: Table): unknown => t.rolled().at(-1)?.data['win']
const collected = (seat0: string, lay: (t: Table) => Table = (t) => t): Table => lay(new Table(2).syndicate(0, seat0).sovereign('V04')).play('end', 'end')

describe('syndicates', () => {
  it('SY-18.1 Fidge & Co.: the book’s example collects 3 credits and 3 crew, no influence', () => {
    expect(collected('fidge').stock(0)).toEqual([3, 0, 3])
  })

  it('SY-18.2 Ascenders: racket 3/3/2', () => {
    expect(collected('ascenders').stock(0)).toEqual([3, 3, 2])
  })

  it('SY-18.3 Ngata Family: a rival’s territory is as nobody’s, and nothing is shared', () => {
    const t = new Table().syndicate(0, 'ngata').hand(0, 'M02').base('koss', 1).rolls(4, 'mission:M02')
    expect([lastWin(t), t.stock(0), t.stock(1)]).toEqual([4, [4, 0, 3], [0, 0, 0]])
    expect(lastWin(new Table().syndicate(0, 'ngata').hand(0, 'M02').base('koss', 0).play('mission:M02'))).toBe(3)
    expect(collected('ngata').stock(0)).toEqual([3, 2, 2])
  })

  it('SY-18.4 PHNX: one more operation card', () => {
    expect(collected('phnx', (t) => t.dice(0, 0)).handOf(0)).toHaveLength(3)
    expect(collected('phnx', (t) => t.dice(0, 2)).handOf(0)).toHaveLength(5)
    expect(collected('phnx').stock(0)).toEqual([3, 2, 1])
  })

  it('SY-18.5 Terrans: assaults for 4 crew, or 8 with reinforcements', () => {
    const t = (crew: number): Table => new Table().syndicate(0, 'terrans').levels(0, 1, 2).resources(0, 0, 0, crew).base('cora', 1)
    expect(t(4).play('assault:cora').has(0, 'crew')).toBe(0)
    expect(t(9).play('assault:cora', 'reinforce:2').has(0, 'crew')).toBe(1)
    expect(t(3).offers('assault:cora')).toBe(false)
    expect(collected('terrans').stock(0)).toEqual([2, 1, 2])
  })

  it('SY-18.6 Orion: two credits more for an ordinary mission in EXO, neither shared nor crossed', () => {
    const orion = (): Table => new Table().syndicate(0, 'orion').set({ round: 2 })
    expect(orion().hand(0, 'M02').rolls(6, 'mission:M02').stock(0)).toEqual([6, 0, 3])
    expect(orion().hand(0, 'M21').rolls(6, 'mission:M21').stock(0)).toEqual([7, 0, 3])
    const shared = orion().hand(0, 'M02').base('koss', 1).sleeper(2, 'S01a', { when: 'always' }).play('mission:M02').rolls(6, 'cooperate')
    expect([shared.stock(0), shared.stock(1), shared.stock(2)]).toEqual([[1 + 2, 0, 1], [1, 0, 1], [2, 0, 1]])
    const heist = orion().hand(0, 'H01').base('cora', 1).rolls(6, 'mission:H01')
    expect(heist.has(0, 'credits')).toBe(0)
    expect(orion().hand(0, 'M02').rolls(1, 'mission:M02').has(0, 'credits')).toBe(0)
    expect(collected('orion').stock(0)).toEqual([4, 1, 1])
  })

  it('SY-18.7 Montclair Circle: pardons cost 4 less, at least 2', () => {
    const pardoned = (bases: string[]): unknown =>
      new Table(2).syndicate(0, 'montclair').sovereign('V11').bases(0, ...bases).resources(0, 9, 20, 0).play('end', 'end').by(0, 'pardon').told('pardoned')[0].data['influence']
    expect([pardoned([]), pardoned(['cora']), pardoned(['cora', 'koss'])]).toEqual([2, 2, 6])
    expect(collected('montclair').stock(0)).toEqual([3, 4, 1])
  })

  it('SY-18.8 Kestrel Company: fortifying for half, rounded up', () => {
    const paid = (at: string): number[] => new Table().syndicate(0, 'kestrel').base(at, 0).resources(0, 20, 0, 20).play(`fortify:${at}`).stock(0).map((left, i) => (i === 1 ? 0 : 20 - left))
    expect([paid('cora'), paid('vimana'), paid('tycho')]).toEqual([[2, 0, 3], [3, 0, 5], [4, 0, 6]])
    expect(collected('kestrel').stock(0)).toEqual([4, 2, 2])
  })

  it('SY-18.9 Vimana Exchange: 3 credits for any 2 of crew and influence, besides the usual rates', () => {
    const t = new Table().syndicate(0, 'vimana_exchange').resources(0, 7, 0, 0)
    t.play('exchangeSpecially', 'take:influence:1')
    expect(t.stock(0)).toEqual([4, 1, 1])
    t.play('exchangeSpecially', 'take:influence:0')
    expect([t.stock(0), t.offers('exchangeSpecially')]).toEqual([[1, 1, 3], false])
    expect(new Table().resources(0, 9, 0, 0).offers('exchangeSpecially')).toBe(false)
    expect(collected('vimana_exchange').stock(0)).toEqual([5, 2, 1])
  })

  it('SY-18.10 Lazarus Cell: racket 4/2/3 and no bonus', () => {
    const t = collected('lazarus')
    expect([t.stock(0), t.handOf(0).length]).toEqual([[4, 2, 3], 4])
  })
})
