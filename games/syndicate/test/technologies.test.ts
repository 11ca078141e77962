import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

const lastWin = (t: Table): unknown => t.rolled().at(-1)?.data['win']
const collected = (card: string, lay: (t: Table) => Table = (t) => t): Table => lay(new Table(2).technology(0, card).sovereign('V04')).play('end', 'end')

describe('advanced technologies', () => {
  it('SY-19.1 Ghost Protocols: one mission die a round is rolled again, and the second result counts', () => {
    const t = new Table(2).technology(0, 'T5a').hand(0, 'M02', 'M05').sovereign('V12').rolls(1, 'mission:M02')
    expect([t.keys(0), t.state.alert]).toEqual([['reroll', 'accept'], 1])
    t.luckily('reroll', (table) => table.rolled()[1]?.data['die'] === 4)
    expect([t.stock(0), t.state.alert]).toEqual([[4, 0, 3], 1])
    t.resources(0, 0, 0, 0).luckily('mission:M05', (table) => table.rolled()[2]?.data['die'] === 1)
    expect([t.step(), t.state.alert]).toEqual(['turn', 2])
    const worse = new Table().technology(0, 'T5a').hand(0, 'M02').rolls(3, 'mission:M02')
    worse.luckily('reroll', (table) => table.rolled()[1]?.data['die'] === 1)
    expect([worse.state.alert, worse.where('M02')]).toEqual([2, 'discard'])
    t.nextRound()
    while (t.asked().seat !== 0) t.play('end')
    t.hand(0, 'M01').resources(0, 0, 0, 0).luckily('mission:M01', (table) => table.rolled()[3]?.data['die'] === 1)
    expect(t.offers('reroll')).toBe(true)
  })

  it('SY-19.2 Neural Recruiter: extra hands for half, rounded down', () => {
    const t = new Table().technology(0, 'T5b').hand(0, 'M03').resources(0, 1, 0, 0).play('mission:M03', 'hire')
    expect(lastWin(t)).toBe(2)
    const free = new Table().technology(0, 'T5b').hand(0, 'M01').play('mission:M01').rolls(1, 'hire')
    expect([lastWin(free), free.stock(0)]).toEqual([2, [0, 0, 0]])
  })

  it('SY-19.3 Auto-Refinery: any 2 in the collection', () => {
    const t = collected('T5c').by(0, 'take:credits:1', 'take:influence:0')
    expect(t.stock(0)).toEqual([5, 2, 4])
  })

  it('SY-19.4 Data Siphon: one more operation card', () => {
    expect(collected('T5d', (t) => t.dice(0, 0)).handOf(0)).toHaveLength(3)
  })

  it('SY-19.5 Deflector Grid: unfortified bases count as fortified against assaults', () => {
    const t = new Table().technology(1, 'T7a').base('cora', 1).base('koss', 2).levels(0, 1, 1).resources(0, 0, 0, 20)
    expect(t.play('assault:koss').keys(0)).toEqual(['reinforce:0', 'reinforce:1'])
    const grid = new Table().technology(1, 'T7a').base('cora', 1).levels(0, 1, 1).resources(0, 0, 0, 20).play('assault:cora')
    expect(lastWin(grid)).toBe(6)
  })

  it('SY-19.6 Third Hand: a third die from the next collection; cards for dice stay at two', () => {
    const t = new Table(2).resources(0, 5, 0, 0).levels(0, 6, 0).sovereign('V04').play('level:tech', 'technology:T7b')
    expect(t.state.dice[0]).toBe(2)
    t.play('end', 'end')
    expect(t.state.dice[0]).toBe(3)
    t.hand(0).sovereign('V12').nextRound()
    expect([t.handOf(0).length, t.state.dice[0]]).toEqual([4, 3])
  })

  it('SY-19.7 Synth Workforce: MIDDLE bases cost 1 crew less, INNER bases 2 less', () => {
    const t = collected('T7c', (table) => table.bases(0, 'io', 'kepler', 'cora').resources(0, 0, 0, 0))
    // Racket 3 and Cora 3 pay 2 and 4.
    expect([t.has(0, 'crew'), t.isDown('io'), t.isDown('kepler')]).toEqual([0, false, false])
  })

  it('SY-19.8 Silent Running: failed missions neither raise the alert nor call the destroyer', () => {
    expect(new Table().technology(0, 'T7d').hand(0, 'M02').rolls(1, 'mission:M02').state.alert).toBe(1)
    const top = new Table(4, { blockade: 'on' }).technology(0, 'T7d').set({ alert: 8 }).hand(0, 'M02').rolls(1, 'mission:M02')
    expect(top.state.destroyer).toBe(-1)
    expect(new Table().technology(0, 'T7d').base('cora', 1).resources(0, 0, 0, 5).rolls(1, 'assault:cora').state.alert).toBe(2)
  })

  it('SY-19.9 Legend of Arcturus: 12 victory points', () => {
    const t = new Table(2).technology(0, 'T9a').set({ round: 7, last: 7 }).sovereign('V04').nextRound()
    expect(t.outcome().scores).toEqual([16, 4])
  })

  it('SY-19.10 Orbital Lance: one more reinforcement counts, four at most, at the reinforced crew', () => {
    const lance = (level: number, crew = 10): Table => new Table().technology(0, 'T9b').levels(0, 1, level).resources(0, 0, 0, crew).base('cora', 1)
    expect(lastWin(lance(0).play('assault:cora'))).toBe(5)
    expect(lance(0).play('assault:cora').has(0, 'crew')).toBe(0)
    expect(lance(0, 9).offers('assault:cora')).toBe(false)
    expect(lastWin(lance(4).play('assault:cora', 'reinforce:4'))).toBe(2)
    expect(lastWin(lance(4).play('assault:cora', 'reinforce:2'))).toBe(3)
    const wall = new Table().technology(0, 'T9b').resources(0, 0, 0, 10).base('cora', 1, { fortified: true }).play('assault:cora')
    expect(lastWin(wall)).toBe(6)
  })

  it('SY-19.11 Shadow Senate: pardons for half, rounded up, before the Montclair Circle takes off its 4', () => {
    const price = (syndicate: string, ...bases: string[]): unknown =>
      new Table(2).technology(0, 'T9c').syndicate(0, syndicate).sovereign('V11').bases(0, ...bases).resources(0, 9, 20, 0).play('end', 'end').by(0, 'pardon').told('pardoned')[0].data['influence']
    expect([price('lazarus'), price('lazarus', 'cora'), price('lazarus', 'cora', 'koss')]).toEqual([2, 3, 5])
    expect(price('montclair', 'cora', 'koss', 'kronos')).toBe(4)
  })

  it('SY-19.12 Golden Ledger: 6 credits in the collection', () => {
    expect(collected('T9d').stock(0)).toEqual([10, 2, 3])
  })

  it('SY-10.8 technologies stay: there is nothing to take or give them away', () => {
    const t = new Table(3, { trading: 'on' }).technology(1, 'T5a').play('offer:p3')
    expect(t.keys(1).some((key) => key.includes('T5a'))).toBe(false)
  })
})
