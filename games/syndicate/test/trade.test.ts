import { describe, expect, it } from 'vitest'
import { zone } from '../rules/zones.ts'
import { game, Table } from './table.ts'

const trading = { trading: 'on' }
const has = (t: Table, seat: number, start: string): boolean => t.keys(seat).some((key) => key.startsWith(start))

describe('trade', () => {
  it('SY-16.9 the book’s example: those not on turn trade with one another, the player on turn with nobody', () => {
    const t = new Table(4, trading)
    expect(t.keys(1).filter((key) => key.startsWith('offer'))).toEqual(['offer:p3', 'offer:p4'])
    expect([has(t, 0, 'offer'), has(t, 2, 'offer:p1')]).toEqual([false, false])
    t.play('end')
    expect([has(t, 1, 'offer'), has(t, 0, 'offer:p3'), has(t, 3, 'offer:p1')]).toEqual([false, true, true])
    expect(has(new Table(4), 1, 'offer')).toBe(false)
  })

  it('SY-16.9 the turn goes on beside it, and there is none in the other phases', () => {
    const t = new Table(3, trading).sovereign('V11').resources(0, 8, 9, 0).resources(1, 5, 9, 0).by(1, 'offer:p3', 'give:credits:5', 'send')
    t.by(0, 'buy:cora')
    expect([t.owner('cora'), has(t, 2, 'acceptOffer')]).toEqual([0, true])
    t.by(0, 'end').by(1, 'end').by(2, 'end')
    expect([t.step(), has(t, 0, 'offer'), has(t, 1, 'offer')]).toEqual(['pardon', false, false])
  })

  it('SY-16.10 resources, cards and tokens change hands when the offer is accepted', () => {
    const t = new Table(3, trading).resources(1, 7, 0, 0).resources(2, 0, 6, 5).hand(1, 'M01', 'S01a').token(2, 'exo_credits')
    t.by(1, 'offer:p3', 'give:credits:5', 'give:credits:1', 'giveCard:S01a', 'ask:influence:5', 'ask:crew:5', 'send')
    expect([t.stock(1), t.handOf(1)]).toEqual([[7, 0, 0], ['M01', 'S01a']])
    t.by(2, 'acceptOffer:p2')
    expect([t.stock(1), t.stock(2), t.handOf(1), t.handOf(2)]).toEqual([[1, 5, 5], [6, 1, 0], ['M01'], ['S01a']])
    t.by(2, 'offer:p2', 'giveCard:exo_credits1', 'send').by(1, 'acceptOffer:p3')
    expect([t.tokensOf(1), t.tokensOf(2)]).toEqual([['exo_credits'], []])
  })

  it('SY-16.10 SY-1.4 cards and tokens that are traded are known to the two and to nobody else', () => {
    const t = new Table(4, trading).hand(1, 'S01a').by(1, 'offer:p3', 'giveCard:S01a', 'send')
    const card = t.card('S01a')
    const sees = (viewer: number, seat: number): boolean => game.view(t.state, viewer).cards.at[zone.hand + seat].includes(card)
    expect([0, 1, 2, 3].map((viewer) => sees(viewer, 1))).toEqual([false, true, true, false])
    t.by(2, 'acceptOffer:p2')
    expect([0, 1, 2, 3].map((viewer) => sees(viewer, 2))).toEqual([false, true, true, false])
    expect(t.told('traded')[0].data).not.toHaveProperty('cards')
  })

  it('SY-16.10 levels, technologies, rewards and dice are not to be had', () => {
    const t = new Table(3, trading).levels(1, 5, 2).technology(1, 'T5a').resources(1, 5, 5, 5).bases(1, 'koss').by(1, 'offer:p3')
    const verbs = new Set(t.keys(1).map((key) => key.split(':')[0]))
    expect([...verbs].sort()).toEqual(['drop', 'give', 'giveBase'])
  })

  it('SY-16.10 an offer is answered by another one', () => {
    const t = new Table(3, trading).resources(1, 5, 0, 0).resources(2, 0, 5, 0).by(1, 'offer:p3', 'give:credits:1', 'ask:influence:5', 'send')
    t.by(2, 'counter:p2', 'give:influence:1', 'ask:credits:5', 'send').by(1, 'acceptOffer:p3')
    expect([t.stock(1), t.stock(2)]).toEqual([[0, 1, 0], [5, 4, 0]])
  })

  it('SY-16.10 what one was shown may be asked for', () => {
    const t = new Table(3, trading).hand(1, 'M01', 'S01a').resources(2, 5, 0, 0).by(2, 'offer:p2')
    expect(has(t, 2, 'askCard')).toBe(false)
    t.by(2, 'drop').by(1, 'offer:p3', 'giveCard:S01a', 'send').by(2, 'counter:p2')
    expect(t.keys(2).filter((key) => key.startsWith('askCard'))).toEqual(['askCard:S01a'])
    t.by(2, 'askCard:S01a', 'give:credits:5', 'send').by(1, 'acceptOffer:p3')
    expect([t.handOf(2), t.has(1, 'credits')]).toEqual([['S01a'], 5])
  })

  it('SY-16.11 an offer is not accepted in the middle of an action', () => {
    const t = new Table(4, trading).hand(0, 'M02').base('koss', 1).resources(1, 5, 0, 0).by(1, 'offer:p3', 'give:credits:5', 'giveBase:koss', 'send').by(0, 'mission:M02')
    expect([t.step(), has(t, 2, 'acceptOffer'), has(t, 2, 'refuse')]).toEqual(['share', false, true])
    t.by(0, 'alone')
    expect([t.step(), has(t, 2, 'acceptOffer')]).toEqual(['turn', true])
  })

  it('SY-16.11 offers fall when the turn passes, and when what they name is gone', () => {
    const t = new Table(4, trading).resources(1, 5, 0, 0).by(1, 'offer:p3', 'give:credits:5', 'send')
    expect(has(t, 2, 'acceptOffer:p2')).toBe(true)
    t.by(0, 'end')
    expect(t.state.offers).toEqual([])
    const gone = new Table(4, trading).hand(1, 'M01').by(1, 'offer:p3', 'giveCard:M01', 'send').by(1, 'offer:p4', 'giveCard:M01', 'send').by(2, 'acceptOffer:p2')
    expect([gone.handOf(2), has(gone, 3, 'acceptOffer')]).toEqual([['M01'], false])
    const poor = new Table(4, trading).resources(1, 5, 0, 0).by(1, 'offer:p3', 'give:credits:5', 'send').by(1, 'offer:p4', 'give:credits:5', 'send').by(2, 'acceptOffer:p2')
    expect(has(poor, 3, 'acceptOffer')).toBe(false)
    const lost = new Table(4, trading).base('cora', 1).resources(0, 0, 0, 5).by(1, 'offer:p3', 'giveBase:cora', 'send').rolls(6, 'assault:cora')
    expect([lost.owner('cora'), has(lost, 2, 'acceptOffer')]).toEqual([0, false])
    const back = new Table(4, trading).resources(1, 5, 0, 0).by(1, 'offer:p3', 'give:credits:5', 'send', 'withdraw:p3')
    expect(has(back, 2, 'acceptOffer')).toBe(false)
  })

  it('SY-16.12 a base that is traded keeps its tile, loses its research and brings no token', () => {
    const t = new Table(3, trading).base('bohr_station', 1, { fortified: true, research: 2 }).by(1, 'offer:p3', 'giveBase:bohr_station', 'send').by(2, 'acceptOffer:p2')
    expect([t.owner('bohr_station'), t.isFortified('bohr_station'), t.research('bohr_station'), t.tokensOf(2)]).toEqual([2, true, 0, []])
    const down = new Table(3, trading).base('cora', 1, { down: true }).by(1, 'offer:p3', 'giveBase:cora', 'send').by(2, 'acceptOffer:p2')
    expect([down.owner('cora'), down.isDown('cora')]).toEqual([2, true])
  })

  it('SY-16.13 SY-9.5 beam protection is granted, taken back by the grantor, and falls when a base changes hands', () => {
    const granted = (): Table =>
      new Table(3, trading).base('ceto', 1).base('etna', 2).resources(0, 0, 0, 10).by(1, 'offer:p3', 'giveBeam:etna', 'send').by(2, 'acceptOffer:p2')
    expect(granted().offers('assault:etna', 0)).toBe(false)
    const revoked = granted().by(0, 'end').by(1, 'revoke:etna').turn(0)
    expect(revoked.offers('assault:etna', 0)).toBe(true)
    const taken = granted().rolls(6, 'assault:ceto')
    expect(taken.owner('ceto')).toBe(0)
    taken.base('ceto', 1)
    expect(taken.offers('assault:etna', 0)).toBe(true)
  })

  it('SY-16.14 with two players and no phantom nobody is there to trade with', () => {
    const t = new Table(2, trading).resources(0, 9, 9, 9).resources(1, 9, 9, 9)
    expect([has(t, 0, 'offer'), has(t, 1, 'offer')]).toEqual([false, false])
  })

  it('SY-14.2 two who reach a reward by the same trade: player order decides, whoever offered', () => {
    const t = new Table(3, trading).bases(1, 'cora', 'koss', 'vimana').bases(2, 'tycho', 'kepler', 'etna')
    t.by(2, 'offer:p2', 'giveBase:tycho', 'askBase:cora', 'send').by(1, 'acceptOffer:p3')
    expect([t.rewardsOf(1), t.rewardsOf(2)]).toEqual([['zones'], []])
  })
})
