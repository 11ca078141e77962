import { describe, expect, it } from 'vitest'
import { content, Table } from './table.ts'

const on = { blockade: 'on' }
/** Four players, the alert at its end. */
const hot = (): Table => new Table(4, on).set({ alert: 8 })
const destroyerAt = (t: Table): string | undefined => content.territories.ids[t.state.destroyer]

describe('the destroyer', () => {
  it('SY-16.1 comes to a mission that fails at full alert, and to the base of a heist', () => {
    const t = hot().hand(0, 'M02').base('koss', 1).play('mission:M02').rolls(1, 'alone')
    expect(destroyerAt(t)).toBe('koss')
    const empty = hot().hand(0, 'M14').rolls(1, 'mission:M14')
    expect(destroyerAt(empty)).toBe('cora')
    const heist = hot().hand(0, 'H01').base('koss', 1).base('cora', 2).play('mission:H01').rolls(1, 'target:cora')
    expect(destroyerAt(heist)).toBe('cora')
  })

  it('SY-16.1 does not come with the failure that first fills the track, nor with a success', () => {
    const t = new Table(4, on).set({ alert: 7 }).hand(0, 'M02').rolls(1, 'mission:M02')
    expect([t.state.alert, t.state.destroyer]).toEqual([8, -1])
    expect(hot().hand(0, 'M02').rolls(6, 'mission:M02').state.destroyer).toBe(-1)
  })

  it('SY-16.2 the book’s example: Ceto blockaded does no research, shields nothing and yields nothing', () => {
    const t = new Table(2, on).set({ alert: 6 }).sovereign('V12').base('ceto', 1).base('etna', 1).destroyer('ceto').resources(0, 0, 0, 5).resources(1, 0, 0, 20)
    expect(t.offers('assault:etna')).toBe(true)
    t.play('end', 'end').by(1, 'take:credits:1')
    expect([t.research('ceto'), t.stock(1)]).toEqual([0, [4 + 6 + 1, 2 + 3, 20 + 3 - 3]])
  })

  it('SY-16.2 a blockaded stop breaks its route', () => {
    const t = new Table(2, on).set({ alert: 6 }).sovereign('V12').bases(0, 'koss', 'new_victoria', 'vimana').destroyer('vimana').play('end', 'end')
    t.by(0, 'take:credits:2')
    expect(t.has(0, 'credits')).toBe(4 + 3 + 3 + 2)
  })

  it('SY-16.3 a base bought under the destroyer is blockaded at once', () => {
    const t = new Table(2, on).set({ alert: 6 }).sovereign('V12').destroyer('cora').resources(0, 8, 4, 0).play('buy:cora', 'end', 'end')
    expect([t.owner('cora'), t.stock(0)]).toEqual([0, [4, 2, 3]])
  })

  it('SY-16.4 the owner sends it away for 10 influence, in his turn or in the Sovereign phase', () => {
    const t = hot().base('koss', 0).destroyer('koss').resources(0, 0, 12, 0).play('lift')
    expect([t.state.destroyer, t.has(0, 'influence')]).toEqual([-1, 2])
    expect(hot().base('koss', 0).destroyer('koss').resources(0, 0, 9, 0).offers('lift')).toBe(false)
    expect(hot().base('koss', 1).destroyer('koss').resources(0, 0, 12, 0).offers('lift')).toBe(false)
    const phase = new Table(2, on).set({ alert: 6 }).sovereign('V11').base('koss', 0).destroyer('koss').resources(0, 0, 12, 0).play('end', 'end')
    expect(phase.keys(0)).toContain('lift')
    phase.by(0, 'lift')
    // What is left of the influence, the racket, and Koss, which is active again.
    expect([phase.state.destroyer, phase.has(0, 'influence')]).toEqual([-1, 2 + 2 + 3])
  })

  it('SY-16.5 it leaves when the alert falls, and moves on with the next failure', () => {
    expect(hot().base('koss', 1).destroyer('koss').token(0, 'exo_alert1').play('token:exo_alert1').state.destroyer).toBe(-1)
    const t = hot().base('koss', 1).destroyer('koss').hand(0, 'M14').rolls(1, 'mission:M14')
    expect(destroyerAt(t)).toBe('cora')
    const lull = new Table(2, on).set({ alert: 6 }).sovereign('V04').destroyer('koss').play('end', 'end')
    expect([lull.state.alert, lull.state.destroyer]).toEqual([2, -1])
  })

  it('SY-16.5 a base that is turned over for another reason stays so when it leaves', () => {
    const t = hot().base('koss', 0, { down: true }).destroyer('koss').resources(0, 0, 10, 0).play('lift')
    expect(t.isDown('koss')).toBe(true)
  })

  it('SY-16.6 without the rule it stays on the track', () => {
    const t = new Table().set({ alert: 8 }).hand(0, 'M02').base('koss', 1).play('mission:M02').rolls(1, 'alone')
    expect([t.state.alert, t.state.destroyer]).toEqual([8, -1])
  })
})

describe('taxes that cannot be paid', () => {
  const taxed = (variant: Record<string, string>, credits: number): Table =>
    new Table(2, variant).set({ alert: 3 }).sovereign('V01').bases(0, 'cora', 'new_victoria', 'io').resources(0, credits, 0, 9).play('end', 'end')

  it('SY-16.7 base by base while a whole rate is left; the player chooses which are turned over', () => {
    const t = taxed({ taxDefault: 'on' }, 3)
    // At orange each base costs 2: one is paid for, two are not.
    expect([t.step(), t.has(0, 'credits'), t.keys(0)]).toEqual(['unpaid', 1, ['turnOver:new_victoria', 'turnOver:cora']])
    t.by(0, 'turnOver:new_victoria')
    expect(t.keys(0)).toEqual(['turnOver:cora', 'turnOver:io'])
    t.by(0, 'turnOver:cora')
    expect([t.isDown('cora'), t.isDown('new_victoria'), t.isDown('io'), t.has(0, 'credits')]).toEqual([true, true, false, 1 + 4 + 6])
    t.sovereign('V04').play('end', 'end')
    expect([t.isDown('cora'), t.isDown('new_victoria')]).toEqual([false, false])
  })

  it('SY-16.7 whoever can pay turns nothing over', () => {
    const t = taxed({ taxDefault: 'on' }, 6)
    expect([t.told('turnedOver').length, t.has(0, 'credits')]).toEqual([0, 4 + 3 + 3 + 6])
  })

  it('SY-16.8 without the rule the player pays what there is', () => {
    const t = taxed({}, 3)
    expect([t.told('turnedOver').length, t.told('taxed')[0].data['credits'], t.has(0, 'credits')]).toEqual([0, 3, 4 + 3 + 3 + 6])
  })
})
