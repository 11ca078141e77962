import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

/** Seat 0 with crew and reinforcements, seat 1 with a base on Cora. */
const siege = (reinforcements: number, fortified = false): Table => new Table().levels(0, 1, reinforcements).resources(0, 0, 0, 20).base('cora', 1, { fortified })

describe('assaults', () => {
  it('SY-7.1 names a base of a rival and up to as many armed reinforcements as there are', () => {
    const t = siege(3).levels(0, 1, 3, 2).base('koss', 0)
    expect(t.offers('assault:koss')).toBe(false)
    expect(t.offers('assault:kronos')).toBe(false)
    t.play('assault:cora')
    expect(t.keys(0)).toEqual(['reinforce:0', 'reinforce:1', 'reinforce:2'])
    const unarmed = siege(0).dice(0, 0)
    expect(unarmed.offers('assault:cora')).toBe(false)
    expect(unarmed.reasons()).toContain('assault:cora SY-7.1 noDie')
  })

  it('SY-7.2 costs 5 crew, 10 with any number of reinforcements, won or lost', () => {
    for (const [used, left] of [[0, 15], [1, 10], [4, 10]])
      for (const die of [1, 6]) expect(siege(4).play('assault:cora').rolls(die, `reinforce:${used}`).has(0, 'crew')).toBe(left)
    expect(siege(1).resources(0, 0, 0, 4).offers('assault:cora')).toBe(false)
    expect(siege(1).resources(0, 0, 0, 9).play('assault:cora').told('assault')[0].data['reinforcements']).toBe(0)
    expect(siege(0).resources(0, 0, 0, 4).reasons()).toContain('assault:cora SY-7.2 tooFewCrew')
  })

  it('SY-7.3 against an unfortified base 6, then 5, 4, 3, 2 and above', () => {
    ;[6, 5, 4, 3, 2].forEach((lowest, used) => {
      const key = `reinforce:${used}`
      expect(siege(4).play('assault:cora').rolls(lowest, key).owner('cora')).toBe(0)
      expect(siege(4).play('assault:cora').rolls(lowest - 1, key).owner('cora')).toBe(1)
    })
  })

  it('SY-7.4 against a fortified or protected base not without reinforcements, then 6, 5, 4, 3 and above', () => {
    expect(siege(4, true).play('assault:cora').keys(0)).not.toContain('reinforce:0')
    ;[6, 5, 4, 3].forEach((lowest, i) => {
      const key = `reinforce:${i + 1}`
      expect(siege(4, true).play('assault:cora').rolls(lowest, key).owner('cora')).toBe(0)
      expect(siege(4, true).play('assault:cora').rolls(lowest - 1, key).owner('cora')).toBe(1)
    })
    const none = siege(0, true)
    expect(none.offers('assault:cora')).toBe(false)
    expect(none.resources(0, 0, 0, 20).reasons()).toContain('assault:cora SY-7.4 noReinforcements')
    const beam = siege(0).base('blackstar', 1)
    expect([beam.offers('assault:cora'), beam.offers('assault:blackstar')]).toEqual([false, true])
  })

  it('SY-7.5 SY-9.10 the winner has the base unfortified, face up, without research and without a token', () => {
    const t = new Table().levels(0, 1, 4).resources(0, 0, 0, 20).base('bohr_station', 1, { fortified: true, down: true, research: 2 })
    t.play('assault:bohr_station').rolls(6, 'reinforce:4')
    expect([t.owner('bohr_station'), t.isFortified('bohr_station'), t.isDown('bohr_station'), t.research('bohr_station'), t.tokensOf(0)]).toEqual([0, false, false, 0, []])
    const blockaded = new Table(4, { blockade: 'on' }).set({ alert: 8 }).resources(0, 0, 0, 5).base('koss', 1).destroyer('koss').rolls(6, 'assault:koss')
    expect([blockaded.owner('koss'), blockaded.state.destroyer]).toEqual([0, blockaded.territory('koss')])
  })

  it('SY-7.6 raises the alert by 1, won or lost, and never moves the destroyer', () => {
    for (const die of [1, 6]) expect(siege(0).rolls(die, 'assault:cora').state.alert).toBe(2)
    const top = new Table(4, { blockade: 'on' }).set({ alert: 8 }).resources(0, 0, 0, 5).base('cora', 1).rolls(1, 'assault:cora')
    expect([top.state.alert, top.state.destroyer]).toEqual([8, -1])
  })

  it('SY-7.7 SY-13.3 reinforcements stay used until the collection', () => {
    const t = siege(2).sovereign('V04').play('assault:cora', 'reinforce:2')
    expect(t.state.armed[0]).toBe(0)
    t.nextRound()
    expect([t.state.armed[0], t.state.dice[0]]).toEqual([2, 2])
  })

  it('SY-7.8 a base that is turned over or blockaded can be assaulted', () => {
    expect(new Table().resources(0, 0, 0, 5).base('cora', 1, { down: true }).offers('assault:cora')).toBe(true)
    const blockaded = new Table(4, { blockade: 'on' }).set({ alert: 8 }).resources(0, 0, 0, 5).base('cora', 1).destroyer('cora')
    expect(blockaded.offers('assault:cora')).toBe(true)
  })
})
