import { describe, expect, it } from 'vitest'
import { ROW } from '../rules/state.ts'
import { keysOf, mayBeDisturbed, rollTokens, targetsOf, waysNow, waysOf, type Attempt } from '../table/dossier/ways.ts'
import { cardId, type SyndicateView } from '../table/view.ts'
import { content, game, Table } from './table.ts'

const view = (t: Table): SyndicateView => game.view(t.state, 0)
const ways = (t: Table, card: string, plus = 0, target = -1) => waysOf(content, view(t), 0, t.card(card), plus, target)
const keys = (t: Table, attempt: Attempt) => keysOf(content, view(t), 0, 'turn', attempt)

describe('the ways of a dossier', () => {
  it('SY-5.3 on a rival’s territory there are four, on one’s own or nobody’s two', () => {
    const t = new Table().base('goshen', 1).base('koss', 0).resources(0, 9, 0, 9).set({ round: 5 })
    expect(ways(t, 'M21').map(({ shared, hands, chance }) => [shared, hands, chance])).toEqual([
      [true, false, 83],
      [true, true, 83],
      [false, false, 33],
      [false, true, 67],
    ])
    expect(ways(t, 'M02').map(({ row }) => row)).toEqual([ROW.own, ROW.own])
    expect(ways(t, 'M19').map(({ row }) => row)).toEqual([ROW.unoccupied, ROW.unoccupied])
  })

  it('SY-5.4 what cannot be paid is shown and cannot be taken; the average counts gain and cost', () => {
    const t = new Table().base('goshen', 1).set({ round: 5 })
    const [, shared, alone] = ways(t, 'M21')
    expect([shared.affordable, alone.affordable]).toEqual([false, true])
    expect(alone.expected).toBeCloseTo((2 / 6) * 10)
    expect(shared.expected).toBeCloseTo((5 / 6) * 6 - 3)
  })

  it('SY-5.4 SY-11.4 an attempt is one chain of keys that the rules take to the roll', () => {
    const t = new Table().base('goshen', 1).resources(0, 9, 0, 9).hand(0, 'M21').token(0, 'middle_roll').token(0, 'exo_crew').set({ round: 5 })
    const boosts = rollTokens(content, view(t), 0)
    const chain = keys(t, { card: t.card('M21'), row: ROW.hostile, hands: true, target: -1, boosts })
    expect(chain).toEqual(['mission:M21', 'alone', `boost:${cardId(content, boosts[0])}`, 'goOn', 'hire'])
    t.by(0, ...chain)
    expect(t.rolled()[0].data).toMatchObject({ win: 3, plus: 2 })
  })

  it('SY-5.4 hands that cannot be paid are not asked about', () => {
    const t = new Table().hand(0, 'M02')
    const chain = keys(t, { card: t.card('M02'), row: ROW.unoccupied, hands: false, target: -1, boosts: [] })
    expect(chain).toEqual(['mission:M02'])
    t.by(0, ...chain)
    expect(t.rolled()).toHaveLength(1)
  })

  it('SY-8.5 while a rival has a card face down, hands are asked about after it may have reacted', () => {
    const t = new Table().resources(0, 9, 0, 9).hand(0, 'M02').sleeper(2, 'S03a', { when: 'always' })
    expect(mayBeDisturbed(view(t), 0)).toBe(true)
    const chain = keys(t, { card: t.card('M02'), row: ROW.unoccupied, hands: true, target: -1, boosts: [] })
    expect(chain).toEqual(['mission:M02'])
    t.by(0, ...chain)
    expect([t.step(), waysNow(content, view(t), 0).map(({ forecast: { win }, chance }) => [win, chance])]).toEqual([
      'hands',
      [
        [6, 17],
        [4, 50],
      ],
    ])
  })

  it('SY-6.1 a heist is aimed at one of the bases in its zone, which need not be named if there is one', () => {
    const t = new Table().base('koss', 1).base('cora', 2, { fortified: true }).resources(1, 30, 0, 0).resources(2, 30, 0, 0).hand(0, 'H01')
    const targets = targetsOf(content, view(t), 0, t.card('H01'))
    expect(targets).toEqual([t.territory('koss'), t.territory('cora')])
    expect(targets.map((at) => ways(t, 'H01', 0, at)[0].forecast.gain[0])).toEqual([7, 3])
    const chain = keys(t, { card: t.card('H01'), row: ROW.hostile, hands: false, target: targets[1], boosts: [] })
    expect(chain).toEqual(['mission:H01', 'target:cora'])
    const alone = new Table().base('koss', 1).hand(0, 'H01')
    expect(keys(alone, { card: alone.card('H01'), row: ROW.hostile, hands: false, target: alone.territory('koss'), boosts: [] })).toEqual(['mission:H01'])
  })
})
