import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

describe('bases', () => {
  it('SY-9.1 SY-2.2 SY-2.1 a base is bought on a free territory at the price of its zone, unfortified', () => {
    const t = new Table().resources(0, 36, 18, 0).base('etna', 1)
    expect(t.offers('buy:etna')).toBe(false)
    t.play('buy:cora')
    expect(t.stock(0)).toEqual([28, 14, 0])
    t.play('buy:vimana')
    expect(t.stock(0)).toEqual([16, 8, 0])
    t.play('buy:tycho')
    expect([t.stock(0), t.owner('tycho'), t.isFortified('tycho')]).toEqual([[0, 0, 0], 0, false])
    expect(t.reasons()).toContain('buy:koss SY-2.2 tooDear')
    expect(new Table().resources(0, 99, 3, 99).offers('buy:koss')).toBe(false)
  })

  it('SY-9.2 the buyer takes the token of the territory', () => {
    const t = new Table().resources(0, 8, 4, 0).nextToken('exo_alert').play('buy:cora')
    expect([t.tokensOf(0), t.state.token[t.territory('cora')]]).toEqual([['exo_alert'], 0])
  })

  it('SY-9.3 SY-12.8 a territory that had a base before gives none', () => {
    const t = new Table(2).resources(0, 0, 0, 0).base('cora', 0).set({ alert: 6 }).sovereign('V05').play('end')
    t.luckily('end', (table) => table.told('seized').length === 1)
    expect(t.owner('cora')).toBe(-1)
    while (t.asked().seat !== 0) t.play('end')
    t.resources(0, 8, 4, 0).play('buy:cora')
    expect([t.owner('cora'), t.tokensOf(0)]).toEqual([0, []])
  })

  it('SY-9.4 SY-2.4 an own unfortified base is fortified at the price of its zone, a turned-over one too', () => {
    const t = new Table().resources(0, 18, 0, 28).base('cora', 0, { down: true }).base('vimana', 0).base('tycho', 0).base('koss', 1)
    expect(t.offers('fortify:koss')).toBe(false)
    t.play('fortify:cora')
    expect([t.stock(0), t.isFortified('cora'), t.isDown('cora')]).toEqual([[14, 0, 22], true, true])
    t.play('fortify:vimana')
    expect(t.stock(0)).toEqual([8, 0, 12])
    t.play('fortify:tycho')
    expect([t.stock(0), t.offers('fortify:tycho')]).toEqual([[0, 0, 0], false])
    expect(t.reasons()).toContain('fortify:tycho SY-9.4 alreadyFortified')
    expect(new Table().base('cora', 0).resources(0, 4, 99, 5).reasons()).toContain('fortify:cora SY-2.4 tooDear')
  })

  it('SY-9.5 a beam shields a base of the same owner while the installation is active', () => {
    const assailable = (lay: (t: Table) => Table): boolean => lay(new Table().resources(0, 0, 0, 5).base('etna', 1)).offers('assault:etna')
    expect(assailable((t) => t)).toBe(true)
    expect(assailable((t) => t.base('ceto', 1))).toBe(false)
    expect(assailable((t) => t.base('ceto', 2))).toBe(true)
    expect(assailable((t) => t.base('ceto', 2).granted('ceto', 'etna'))).toBe(false)
    expect(assailable((t) => t.base('ceto', 1, { down: true }))).toBe(true)
    expect(assailable((t) => t.base('meridian', 1))).toBe(true)
    const blockaded = new Table(4, { blockade: 'on' }).set({ alert: 8 }).resources(0, 0, 0, 5).base('etna', 1).base('ceto', 1).destroyer('ceto')
    expect(blockaded.offers('assault:etna')).toBe(true)
  })

  it('SY-9.6 the installation is not shielded by its own beams, nor by those of bases around it', () => {
    expect(new Table().resources(0, 0, 0, 5).base('ceto', 1).base('etna', 1).base('ukemochi_city', 1).offers('assault:ceto')).toBe(true)
  })

  it('SY-9.7 SY-13.9 each active installation and station gets one marker a round, up to its boxes', () => {
    const t = new Table(2).sovereign('V04').base('bohr_station', 0, { research: 1 }).base('blackstar', 0, { research: 4 }).base('tycho', 1).base('cora', 0).nextRound()
    expect(['bohr_station', 'blackstar', 'cora'].map((id) => t.research(id))).toEqual([2, 4, 0])
    // Tycho could not be manned, so it is turned over.
    expect([t.isDown('tycho'), t.research('tycho')]).toEqual([true, 0])
  })

  it('SY-9.8 full boxes become a level in the owner’s own turn, not before', () => {
    const t = new Table(2).sovereign('V04').base('bohr_station', 0, { research: 2 }).base('blackstar', 1, { research: 3 }).nextRound()
    expect([t.research('bohr_station'), t.state.tech[0], t.research('blackstar'), t.state.assault[1]]).toEqual([3, 1, 4, 0])
    expect(t.asked().seat).toBe(1)
    expect(t.offers('convert:bohr_station')).toBe(false)
    t.play('convert:blackstar')
    expect([t.research('blackstar'), t.state.assault[1], t.state.armed[1]]).toEqual([0, 1, 1])
    t.play('end', 'convert:bohr_station')
    expect([t.research('bohr_station'), t.state.tech[0]]).toEqual([0, 2])
  })

  it('SY-9.8 boxes that are not full, or of a base turned over, become nothing', () => {
    expect(new Table().base('bohr_station', 0, { research: 2 }).offers('convert:bohr_station')).toBe(false)
    expect(new Table().base('bohr_station', 0, { research: 3, down: true }).offers('convert:bohr_station')).toBe(false)
  })

  it('SY-9.9 at the highest level the markers stay', () => {
    const t = new Table().levels(0, 9, 4).base('bohr_station', 0, { research: 3 }).base('blackstar', 0, { research: 4 })
    expect([t.offers('convert:bohr_station'), t.offers('convert:blackstar')]).toEqual([false, false])
  })

  it('SY-9.10 research is lost with the base when it is seized', () => {
    const t = new Table(2).base('bohr_station', 0, { research: 2 }).set({ alert: 6 }).sovereign('V05').play('end')
    t.luckily('end', (table) => table.told('seized').length === 1)
    expect(t.research('bohr_station')).toBe(0)
  })

  it('SY-9.11 a base turned over yields nothing but counts for pardon and tax', () => {
    const t = new Table(2, { taxDefault: 'on' }).sovereign('V01').base('cora', 0).base('koss', 0).resources(0, 0, 10, 0).play('end', 'end')
    expect(t.keys(0)).toEqual(['decline', 'pardon'])
    t.by(0, 'decline')
    expect([t.isDown('cora'), t.isDown('koss'), t.stock(0)]).toEqual([true, true, [4, 12, 3]])
  })
})
