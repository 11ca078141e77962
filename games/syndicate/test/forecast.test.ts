import { describe, expect, it } from 'vitest'
import { assaultForecast, missionForecast, rowsFor } from '../rules/forecast.ts'
import { ROW } from '../rules/state.ts'
import { content, Table } from './table.ts'

/** What tables and bots are told beforehand is what the rules then do. */
describe('forecasts', () => {
  it('SY-5.3 SY-5.4 a mission alone, shared and with hands needs what the card says', () => {
    const t = new Table().base('goshen', 1)
    const card = t.card('M21')
    expect(rowsFor(content, t.state, 0, card)).toEqual([ROW.cooperative, ROW.hostile])
    expect(missionForecast(content, t.state, 0, card, ROW.hostile, false, 0)).toEqual({ win: 5, faces: 2, cost: [0, 0, 0], gain: [7, 0, 3] })
    expect(missionForecast(content, t.state, 0, card, ROW.cooperative, true, 0)).toEqual({ win: 2, faces: 5, cost: [2, 0, 1], gain: [4, 0, 2] })
    expect(missionForecast(content, t.base('honos', 0).state, 0, card, ROW.cooperative, true, 1).faces).toBe(6)
  })

  it('SY-18.3 SY-18.6 SY-19.2 counts what syndicates and technologies change', () => {
    const t = new Table().base('koss', 1).syndicate(0, 'ngata')
    expect(rowsFor(content, t.state, 0, t.card('M02'))).toEqual([ROW.unoccupied])
    t.syndicate(0, 'orion').technology(0, 'T5b')
    expect(missionForecast(content, t.state, 0, t.card('M03'), ROW.hostile, true, 0)).toEqual({ win: 3, faces: 4, cost: [0, 0, 0], gain: [9, 0, 1] })
  })

  it('SY-6.3 a heist brings what its dice show on average, as far as the victim has it', () => {
    const t = new Table().base('koss', 1).base('cora', 1, { fortified: true }).resources(1, 5, 0, 0)
    const loot = (target: string): number => missionForecast(content, t.state, 0, t.card('H01'), ROW.hostile, false, 0, t.territory(target)).gain[0]
    expect([loot('koss'), loot('cora')]).toEqual([5, 3])
  })

  it('SY-7.2 SY-7.3 SY-7.4 an assault by reinforcements, against an open and a shielded base', () => {
    const t = new Table().base('cora', 1).levels(0, 1, 4)
    expect(assaultForecast(content, t.state, 0, t.territory('cora'), 0)).toEqual({ win: 6, faces: 1, cost: [0, 0, 5], gain: [0, 0, 0] })
    t.base('blackstar', 1)
    expect(assaultForecast(content, t.state, 0, t.territory('cora'), 3)).toEqual({ win: 4, faces: 3, cost: [0, 0, 10], gain: [0, 0, 0] })
  })
})
