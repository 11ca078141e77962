import { describe, expect, it } from 'vitest'
import { SOVEREIGN_FIRST } from '../rules/operations.ts'
import { content, Table } from './table.ts'

/** Levels of the alert in yellow, orange and red with two players. */
const LEVELS = [1, 3, 5]

/** Two players end their turns under a Sovereign card. */
function drawn(card: string, alert: number, lay: (t: Table) => Table = (t) => t, variant: Record<string, string> = {}): Table {
  return lay(new Table(2, variant).set({ alert }).sovereign(card)).play('end', 'end')
}

const lost = (t: Table, seat: number): unknown[] => t.told('lost').filter((event) => event.data['seat'] === seat).map((event) => event.data['count'])

/** Thresholds that a crackdown used, by territory. */
const thresholds = (t: Table): Record<string, unknown> =>
  Object.fromEntries(t.told('crackdown').map((event) => [content.territories.ids[Number(event.data['at'])], event.data['threshold']]))

describe('the Sovereign phase', () => {
  it('SY-12.1 bases turned over come back before the card, a blockaded one does not', () => {
    const t = new Table(2, { blockade: 'on' }).set({ alert: 6 }).base('cora', 0, { down: true }).base('koss', 1, { down: true }).destroyer('koss').sovereign('V12').play('end', 'end')
    expect([t.isDown('cora'), t.state.destroyer]).toEqual([false, t.territory('koss')])
    const types = t.events.map((event) => event.type)
    expect(types.indexOf('restored')).toBeLessThan(types.indexOf('sovereign'))
    // Cora has its income again, Koss has none.
    expect([t.has(0, 'credits'), t.has(1, 'credits')]).toEqual([4 + 3, 4])
  })

  it('SY-12.2 SY-12.3 severity is that of the alert at the draw, by its colours', () => {
    const frozen = (seats: 2 | 4, alert: number): number => {
      const t = new Table(seats).set({ alert }).sovereign('V11').resources(0, 20, 0, 0)
      for (let i = 0; i < seats; i++) t.play('end')
      return Number(lost(t, 0)[0])
    }
    expect([1, 2, 3, 4, 5, 6].map((level) => frozen(2, level))).toEqual([3, 3, 6, 6, 9, 9])
    expect([1, 2, 3, 4, 5, 6, 7, 8].map((level) => frozen(4, level))).toEqual([3, 3, 3, 6, 6, 6, 9, 9])
  })

  it('SY-12.4 SY-12.6 pardons are asked for in player order before the card is resolved, and shield', () => {
    const t = new Table(3).set({ first: 1 }).turn(1).sovereign('V11')
    for (const seat of [0, 1, 2]) t.resources(seat, 9, 3, 0)
    t.play('end', 'end', 'end')
    const order: number[] = []
    while (t.step() === 'pardon') {
      const { seat } = t.asked()
      order.push(seat)
      t.by(seat, seat === 2 ? 'pardon' : 'decline')
    }
    expect(order).toEqual([1, 2, 0])
    expect(t.told('lost').map((event) => event.data['seat'])).toEqual([1, 0])
    expect(t.told('pardoned')[0].data).toMatchObject({ seat: 2, influence: 3 })
  })

  it('SY-12.5 the book’s table: 3 without bases, then 5 for each', () => {
    const names = content.territories.ids
    const offered = (bases: number, influence: number): boolean =>
      new Table(2).sovereign('V11').bases(0, ...names.slice(0, bases)).resources(0, 9, influence, 0).play('end', 'end').keys(0).includes('pardon')
    for (const [bases, price] of [[0, 3], [1, 5], [2, 10], [3, 15], [4, 20], [7, 35], [11, 55]])
      expect([offered(bases, price), offered(bases, price - 1)]).toEqual([true, false])
    const inactive = new Table(2, { blockade: 'on' }).set({ alert: 6 }).sovereign('V11').bases(0, 'koss', 'cora').destroyer('koss').resources(0, 9, 9, 0).play('end', 'end')
    expect(inactive.keys()).not.toContain('pardon')
  })

  it('SY-12.7 SY-12.8 up to the threshold a base is seized: the territory is free, without marks', () => {
    for (let die = 1; die <= 12; die++) {
      const t = new Table(2).set({ alert: 3 }).base('cora', 0, { fortified: false }).sovereign('V05').play('end')
      t.luckily('end', (table) => table.told('crackdown')[0]?.data['die'] === die)
      expect(t.owner('cora')).toBe(die <= 5 ? -1 : 0)
      expect([t.state.fortified[t.territory('cora')], t.state.token[t.territory('cora')]]).toEqual([0, 0])
    }
  })

  it('SY-12.9 beams and the Deflector Grid do not help against the Sovereign', () => {
    const t = drawn('V06', 1, (table) => table.base('ceto', 0).base('etna', 0).technology(0, 'T7a').resources(0, 0, 0, 20))
    expect(thresholds(t)).toEqual({ ceto: 3, etna: 3 })
  })

  it('SY-12.10 whoever has too little loses what there is', () => {
    const t = drawn('V11', 5, (table) => table.resources(0, 4, 0, 0))
    expect([lost(t, 0), lost(t, 1)]).toEqual([[4], []])
  })
})

describe('the sixteen cards', () => {
  it('SY-21.1 Tax: 1, 2, 3 credits for each base', () => {
    for (const [band, alert] of LEVELS.entries())
      for (const card of ['V01', 'V02'])
        expect(drawn(card, alert, (t) => t.bases(0, 'koss', 'vimana', 'tycho').resources(0, 20, 0, 20)).told('taxed')[0].data).toMatchObject({ seat: 0, bases: 3, credits: 3 * (band + 1) })
  })

  it('SY-21.2 Tariff: 2, 3, 4 credits for each base in MIDDLE and INNER', () => {
    for (const [band, alert] of LEVELS.entries())
      expect(drawn('V03', alert, (t) => t.bases(0, 'koss', 'vimana', 'tycho').resources(0, 20, 0, 20)).told('taxed')[0].data).toMatchObject({ bases: 2, credits: 2 * (band + 2) })
  })

  it('SY-21.3 Bureaucratic Lull: the alert falls by 2, 3, 4, whoever is pardoned; in red up to 3 credits are lost', () => {
    const after = [2, 4, 6].map((alert) => {
      const t = drawn('V04', alert, (table) => table.resources(0, 5, 0, 0).resources(1, 2, 0, 0))
      return [t.state.alert, lost(t, 0), lost(t, 1)]
    })
    expect(after).toEqual([[1, [], []], [1, [], []], [2, [3], [2]]])
    const t = drawn('V04', 5, (table) => table.resources(0, 5, 3, 0).resources(1, 5, 3, 0)).by(0, 'pardon').by(1, 'pardon')
    expect([t.state.alert, t.told('lost')]).toEqual([1, []])
  })

  it('SY-21.4 Exo Sweep, Middle Sweep, Inner Purge: one zone, 3, 5, 7 and 1, 2, 3 fortified', () => {
    const bases = (t: Table): Table =>
      t.resources(0, 0, 0, 30).base('koss', 0).base('cora', 0, { fortified: true }).base('vimana', 0).base('io', 0, { fortified: true }).base('kepler', 0).base('tycho', 0, { fortified: true })
    for (const [band, alert] of LEVELS.entries()) {
      const [open, fortified] = [[3, 5, 7][band], [1, 2, 3][band]]
      expect(thresholds(drawn('V05', alert, bases))).toEqual({ koss: open, cora: fortified })
      expect(thresholds(drawn('V06', alert, bases))).toEqual({ vimana: open, io: fortified })
      expect(thresholds(drawn('V07', alert, bases))).toEqual({ kepler: open, tycho: fortified })
    }
  })

  it('SY-21.5 System-Wide Crackdown: everywhere, 2, 3, 4 and 1, 1, 2', () => {
    for (const [band, alert] of LEVELS.entries()) {
      const t = drawn('V08', alert, (table) => table.resources(0, 0, 0, 30).base('koss', 0).base('io', 0, { fortified: true }).base('tycho', 1))
      expect(thresholds(t)).toEqual({ koss: [2, 3, 4][band], io: [1, 1, 2][band], tycho: [2, 3, 4][band] })
    }
  })

  it('SY-21.6 Make an Example: one base nearest the star, the owner picks; 4, 6, 8 and 2, 3, 4', () => {
    for (const [band, alert] of LEVELS.entries()) {
      const t = drawn('V09', alert, (table) => table.resources(0, 0, 0, 30).base('koss', 0).base('io', 0).base('kafka', 0, { fortified: true }).base('cora', 1))
      expect(t.keys(0)).toEqual(['example:kafka', 'example:io'])
      t.by(0, 'example:kafka')
      expect(thresholds(t)).toEqual({ kafka: [2, 3, 4][band], cora: [4, 6, 8][band] })
    }
  })

  it('SY-21.7 SY-21.8 SY-21.9 Conscription, Asset Freeze, Purge of Officials', () => {
    const losses = (card: string): unknown[] => LEVELS.map((alert) => lost(drawn(card, alert, (t) => t.resources(0, 20, 2, 20)), 0)[0])
    expect(losses('V10')).toEqual([2, 4, 6])
    expect(losses('V11')).toEqual([3, 6, 9])
    expect(LEVELS.map((alert) => lost(drawn('V12', alert, (t) => t.resources(0, 0, 20, 0)).by(0, 'decline'), 0)[0])).toEqual([2, 4, 6])
  })

  it('SY-21.10 Arms Embargo: no assault level in the next round; no arming in this collection; a level lost', () => {
    const lay = (t: Table): Table => t.levels(0, 1, 2, 0).resources(0, 20, 0, 0)
    const yellow = drawn('V13', 1, lay)
    while (yellow.asked().seat !== 0) yellow.play('end')
    expect([yellow.state.round, yellow.state.armed[0], yellow.offers('level:assault'), yellow.offers('level:tech')]).toEqual([2, 2, false, true])
    expect(yellow.reasons()).toContain('level:assault SY-21.10 embargo')
    yellow.sovereign('V12').nextRound()
    while (yellow.asked().seat !== 0) yellow.play('end')
    expect(yellow.offers('level:assault')).toBe(true)
    const orange = drawn('V13', 3, lay)
    expect([orange.state.assault[0], orange.state.armed[0]]).toEqual([2, 0])
    expect(orange.sovereign('V12').nextRound().state.armed[0]).toBe(2)
    const red = drawn('V13', 5, lay)
    expect([red.state.assault[0], red.state.armed[0], red.state.assault[1]]).toEqual([1, 1, 0])
  })

  it('SY-21.11 Network Shutdown: 1, 2, 3 operation cards fewer, not below none', () => {
    const cards = LEVELS.map((alert) => drawn('V14', alert, (t) => t.dice(0, 0).dice(1, 2)))
    expect(cards.map((t) => [t.handOf(0).length, t.handOf(1).length])).toEqual([[1, 3], [0, 2], [0, 1]])
  })

  it('SY-21.12 Sovereign Patrols: 1, 1, 2 bases nearest the star are turned over, the owner picks', () => {
    const lay = (t: Table): Table => t.resources(0, 0, 0, 30).bases(0, 'cora', 'koss', 'vimana', 'io')
    for (const alert of [1, 3]) {
      const t = drawn('V15', alert, lay)
      expect(t.keys(0)).toEqual(['turnOver:vimana', 'turnOver:io'])
      t.by(0, 'turnOver:io')
      expect([t.isDown('io'), t.isDown('vimana'), t.isDown('cora')]).toEqual([true, false, false])
    }
    const red = drawn('V15', 5, lay).by(0, 'turnOver:io')
    expect([red.isDown('io'), red.isDown('vimana'), red.isDown('cora'), red.isDown('koss')]).toEqual([true, true, false, false])
    const few = drawn('V15', 5, (t) => t.base('cora', 0))
    expect(few.isDown('cora')).toBe(true)
  })

  it('SY-21.13 SY-15.1 Beginning of the End: alert up, one more round, no pardon', () => {
    const t = drawn('V16', 3, (table) => table.resources(0, 9, 20, 9))
    expect([t.state.alert, t.state.last, t.state.round]).toEqual([4, 2, 2])
    expect(t.told('pardoned')).toEqual([])
    expect(t.told('sovereign')[0].data['card']).toBe(SOVEREIGN_FIRST + content.sovereign.end)
  })
})
