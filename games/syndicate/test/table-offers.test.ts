import { describe, expect, it } from 'vitest'
import { emptySide, goodsOf, offerKeys, offersOf, within } from '../table/trade/offer.ts'
import type { SyndicateView } from '../table/view.ts'
import { content, game, Table } from './table.ts'

const view = (t: Table, seat: number): SyndicateView => game.view(t.state, seat)

describe('offers as the trade dialogue makes them', () => {
  it('SY-16.10 what is composed is sent in one chain, and the partner reads it so', () => {
    const t = new Table(3, { trading: 'on' }).resources(1, 17, 0, 0).resources(2, 0, 6, 0).hand(1, 'M01').bases(1, 'koss').bases(2, 'cora')
    const give = { amounts: [16, 0, 0], cards: [t.card('M01')], bases: [t.territory('koss')], beams: [] }
    const get = { ...emptySide, amounts: [0, 6, 0], bases: [t.territory('cora')] }
    const keys = offerKeys(content, view(t, 1), 'market', { from: 1, to: 2, give, get })
    expect(keys).toEqual(['offer:p3', 'give:credits:10', 'give:credits:5', 'give:credits:1', 'giveCard:M01', 'giveBase:koss', 'ask:influence:5', 'ask:influence:1', 'askBase:cora', 'send'])
    t.by(1, ...keys)
    expect(offersOf(view(t, 2))).toEqual([{ from: 1, to: 2, give, get }])
    expect(offersOf(view(t, 0))[0].give.cards).toEqual([-1])
  })

  it('SY-16.10 a counter-offer answers what is open, and a new offer takes the place of one’s own', () => {
    const t = new Table(3, { trading: 'on' }).resources(1, 9, 0, 0).resources(2, 9, 0, 0)
    const one = { ...emptySide, amounts: [1, 0, 0] }
    t.by(1, ...offerKeys(content, view(t, 1), 'market', { from: 1, to: 2, give: one, get: emptySide }))
    t.by(2, ...offerKeys(content, view(t, 2), 'market', { from: 2, to: 1, give: one, get: one }))
    expect(offersOf(view(t, 0)).map(({ from, to }) => [from, to])).toEqual([[2, 1]])
    t.by(2, ...offerKeys(content, view(t, 2), 'market', { from: 2, to: 1, give: emptySide, get: one }))
    expect(offersOf(view(t, 1))).toEqual([{ from: 2, to: 1, give: emptySide, get: one }])
  })

  it('SY-16.10 SY-16.13 goods are what the other has, cards as far as they were shown, and beams that reach', () => {
    const t = new Table(3, { trading: 'on' }).resources(2, 3, 2, 1).hand(2, 'M01', 'M02').bases(2, 'blackstar').bases(1, 'cora')
    expect(goodsOf(content, view(t, 1), 2, 1)).toEqual({ stock: [3, 2, 1], cards: [], bases: [t.territory('blackstar')], beams: [t.territory('cora')] })
    t.by(2, 'offer:p2', 'giveCard:M02', 'send')
    expect(goodsOf(content, view(t, 1), 2, 1).cards).toEqual([t.card('M02')])
  })

  it('SY-16.11 what is gone meanwhile drops out of what is being composed', () => {
    const t = new Table(3, { trading: 'on' }).resources(1, 4, 9, 0).hand(1, 'M01').bases(1, 'koss')
    const side = { amounts: [6, 2, 0], cards: [t.card('M01'), t.card('M02')], bases: [t.territory('koss'), t.territory('cora')], beams: [t.territory('io')] }
    expect(within(goodsOf(content, view(t, 1), 1, 2), side)).toEqual({ amounts: [4, 2, 0], cards: [t.card('M01')], bases: [t.territory('koss')], beams: [] })
  })
})
