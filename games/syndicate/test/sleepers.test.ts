import { describe, expect, it } from 'vitest'
import { content, game, Table } from './table.ts'

const always = { when: 'always' } as const
const ask = { ask: true } as const
const lastWin = (t: Table): unknown => t.rolled().at(-1)?.data['win']

describe('laying cards face down', () => {
  it('SY-8.1 SY-8.2 one slot, no die; laying another burns the first', () => {
    const t = new Table().hand(0, 'S01a', 'S02a').dice(0, 0).play('lay:S01a', 'order:never:anyone:no')
    expect([t.sleeperOf(0), t.state.dice[0]]).toEqual(['S01a', 0])
    t.play('lay:S02a', 'order:never:anyone:no')
    expect([t.sleeperOf(0), t.where('S01a')]).toEqual(['S02a', 'discard'])
    expect(t.told('sprung')).toEqual([])
    expect(t.told('burned')[0].data).toMatchObject({ seat: 0, card: t.card('S01a') })
  })

  it('SY-8.3 any operation card is a decoy, which is never played', () => {
    const t = new Table().hand(0, 'M01', 'H01').play('lay:M01', 'order:always:anyone:yes', 'end')
    expect(t.sleeperOf(0)).toBe('M01')
    t.hand(1, 'M02').play('mission:M02')
    expect([t.step(), t.keys(0)]).toEqual(['react', ['decline', 'asOrdered']])
    t.by(0, 'asOrdered')
    expect([t.sleeperOf(0), t.told('sprung').length]).toEqual(['M01', 0])
  })

  it('SY-8.4 a sleeper is shown, has its effect and is discarded, in anybody’s turn', () => {
    const t = new Table().hand(0, 'M02').sleeper(1, 'S03a', always).play('mission:M02')
    expect([lastWin(t), t.sleeperOf(1), t.where('S03a')]).toEqual([6, undefined, 'discard'])
    expect(t.told('sprung')[0].data).toMatchObject({ seat: 1, card: t.card('S03a'), victim: 0 })
  })

  it('SY-8.5 several on one event go clockwise from the player on turn, each on what the last has left', () => {
    const t = new Table().turn(1).hand(1, 'M44').set({ round: 5 }).sleeper(0, 'S01a', always).sleeper(2, 'S01b', always)
    t.rolls(6, 'mission:M44')
    expect(t.told('sprung').map((event) => event.data['seat'])).toEqual([2, 0])
    expect([t.stock(2), t.stock(0), t.stock(1)]).toEqual([[7, 2, 0], [4, 1, 0], [4, 1, 0]])
  })

  it('SY-8.6 whoever wished to be asked is asked, whatever the card; nobody sees what it is', () => {
    const views = ['S03a', 'M01'].map((card) => {
      const t = new Table().hand(0, 'M02').sleeper(1, card, ask).play('mission:M02')
      expect([t.step(), t.askedSeats()]).toEqual(['react', [1]])
      const seen = game.view(t.state, 0)
      expect(seen.cards.at.flat()).not.toContain(t.card(card))
      return JSON.stringify([seen.waiting, seen.stack, t.events.map((event) => event.data)])
    })
    expect(views[0]).toBe(views[1])
  })

  it('SY-8.6 the standing order answers for others, and says for whom and where', () => {
    const mission = (order: object, by = 0): number =>
      new Table().turn(by).set({ round: 2 }).hand(by, 'M21').sleeper(3, 'S03a', order).play('mission:M21').told('sprung').length
    expect(mission({ when: 'always' })).toBe(1)
    expect(mission({ when: 'never' })).toBe(0)
    expect(mission({ when: 'middle' })).toBe(1)
    expect(mission({ when: 'inner' })).toBe(0)
    expect(mission({ when: 'always', whom: 1 })).toBe(0)
    expect(mission({ when: 'always', whom: 1 }, 1)).toBe(1)
  })

  it('SY-8.6 the order can be changed once in one’s own turn, and only then', () => {
    const t = new Table().sleeper(0, 'S03a', always).play('reorder', 'order:never:anyone:no', 'end').hand(1, 'M02').play('mission:M02')
    expect(t.told('sprung')).toEqual([])
    const once = new Table().sleeper(0, 'S03a').play('reorder', 'order:always:anyone:no')
    expect(once.offers('reorder')).toBe(false)
    expect(new Table().sleeper(1, 'S03a').keys().some((key) => key === 'reorder')).toBe(false)
  })

  it('SY-8.6 a moment in which no card could change anything, as everybody can see, does not open', () => {
    const hopeless = new Table().hand(0, 'M03').base('koss', 2).sleeper(1, 'S03a', ask).sleeper(3, 'M01', ask).play('mission:M03').rolls(1, 'alone')
    expect([hopeless.step(), hopeless.state.alert]).toEqual(['turn', 2])
    const end = new Table(2).sovereign('V16').sleeper(0, 'M01', ask).play('end', 'end')
    expect(end.step()).toBe('turn')
  })

  it('SY-8.8 whoever is asked and does not answer in time does as ordered, a decoy too', () => {
    const sprung = (card: string, when: 'always' | 'never'): number => {
      const t = new Table().hand(0, 'M02').sleeper(1, card, { when, ask: true }).play('mission:M02')
      const [asked] = game.pending(t.state)
      const otherwise = game.otherwise(asked)
      expect(otherwise && game.notation.key(otherwise)).toBe('asOrdered')
      return t.by(1, 'asOrdered').told('sprung').length
    }
    expect([sprung('S03a', 'always'), sprung('S03a', 'never'), sprung('M01', 'always')]).toEqual([1, 0, 0])
  })

  it('SY-8.6 an order is nobody else’s to know', () => {
    const t = new Table().hand(0, 'S03a').play('lay:S03a', 'order:always:p2:no')
    expect(game.view(t.state, 0).orders[0]).not.toBe(0)
    const silent = new Table().hand(0, 'S03a').play('lay:S03a', 'order:never:anyone:no')
    for (const viewer of [1, 2, 3]) expect(game.view(t.state, viewer).orders).toEqual(game.view(silent.state, viewer).orders)
    expect(t.told('ordered')[0].data).toEqual(silent.told('ordered')[0].data)
  })
})

describe('sleepers that would change nothing', () => {
  const kept = (t: Table, seat = 1): boolean => t.sleeperOf(seat) !== undefined

  it('SY-8.7 Informant on a 6, Double Cross on single resources, Sabotage without reinforcements', () => {
    expect(kept(new Table().hand(0, 'M03').base('koss', 2).sleeper(1, 'S03a', always).play('mission:M03', 'alone'))).toBe(true)
    const single = new Table().hand(0, 'M14').base('cora', 2).sleeper(1, 'S01a', always).sleeper(2, 'S01b', always).sleeper(3, 'S03a').play('mission:M14').rolls(6, 'cooperate')
    // 4/0/2: seat 1 takes 2/0/1, seat 2 then 1/0/0 of 2/0/1.
    expect([kept(single, 1), kept(single, 2), single.stock(1), single.stock(2), single.stock(0)]).toEqual([false, false, [2, 0, 1], [1, 0, 0], [1, 0, 1]])
    const none = new Table().hand(0, 'M07').base('blackstar', 2).sleeper(1, 'S01a', always).sleeper(3, 'S01b', always).play('mission:M07').rolls(6, 'alone')
    // 2/1/1: seat 1 takes 1/0/0, and of 1/1/1 there is no half.
    expect([kept(none, 1), kept(none, 3)]).toEqual([false, true])
    expect(kept(new Table().resources(0, 0, 0, 5).base('cora', 2).sleeper(1, 'S04a', always).play('assault:cora'))).toBe(true)
  })

  it('SY-8.7 Ambush and Sabotage on an assault that cannot win any more', () => {
    const wall = (first: string, second: string): Table =>
      new Table().levels(0, 1, 1).resources(0, 0, 0, 10).base('cora', 2, { fortified: true }).sleeper(1, first, always).sleeper(2, second, always).play('assault:cora')
    const ambush = wall('S04a', 'S02a')
    expect([kept(ambush, 1), kept(ambush, 2)]).toEqual([false, true])
  })

  it('SY-8.7 Cooked Books when no tax is due', () => {
    const t = new Table(3).sovereign('V01').base('cora', 1).resources(1, 5, 0, 0).sleeper(0, 'S06a', always).play('end', 'end', 'end')
    expect(kept(t, 0)).toBe(true)
    const tariff = new Table(3).sovereign('V03').base('cora', 0).resources(0, 5, 0, 0).sleeper(0, 'S06a', always).play('end', 'end', 'end')
    expect(kept(tariff, 0)).toBe(true)
    const pardoned = new Table(3).sovereign('V01').base('cora', 0).resources(0, 5, 5, 0).sleeper(0, 'S06a', always).play('end', 'end', 'end', 'pardon')
    expect(kept(pardoned, 0)).toBe(true)
  })

  it('SY-8.7 whoever is asked is not offered it either', () => {
    const assault = (owner: number): Table => new Table().levels(0, 1, 1).resources(0, 0, 0, 10).base('cora', owner).sleeper(1, 'S02a', ask).play('assault:cora', 'reinforce:1')
    expect(assault(2).keys(1)).toEqual(['decline', 'asOrdered'])
    expect(assault(1).keys(1)).toEqual(['decline', 'asOrdered', 'spring:p1'])
  })
})

describe('the nine sleepers', () => {
  it('SY-22.1 Double Cross takes half of each resource of an ordinary mission, rounded down', () => {
    const t = new Table().hand(0, 'M02').sleeper(1, 'S01a', always).rolls(5, 'mission:M02')
    expect([t.stock(0), t.stock(1)]).toEqual([[2, 0, 2], [2, 0, 1]])
    const failed = new Table().hand(0, 'M02').sleeper(1, 'S01a', always).rolls(1, 'mission:M02')
    expect([failed.sleeperOf(1), failed.told('sprung').length]).toEqual(['S01a', 0])
    const heist = new Table().hand(0, 'H01').base('koss', 2).resources(2, 20, 0, 0).sleeper(1, 'S01a', always).rolls(6, 'mission:H01')
    expect(heist.sleeperOf(1)).toBe('S01a')
  })

  it('SY-22.1 Double Cross comes before a reward is shared', () => {
    const t = new Table().hand(0, 'M03').base('koss', 2).sleeper(1, 'S01a', always).play('mission:M03').rolls(6, 'cooperate')
    expect([t.stock(1), t.stock(0), t.stock(2)]).toEqual([[3, 0, 0], [2, 0, 1], [2, 0, 0]])
  })

  it('SY-22.2 Ambush makes an assault on your own base harder by 1; at 7 it fails', () => {
    const t = new Table().levels(0, 1, 2).resources(0, 0, 0, 10).base('cora', 1).sleeper(1, 'S02a', always).play('assault:cora', 'reinforce:2')
    expect(lastWin(t)).toBe(5)
    for (let die = 1; die <= 6; die++) {
      const hopeless = new Table().resources(0, 0, 0, 5).base('cora', 1).sleeper(1, 'S02a', always).rolls(die, 'assault:cora')
      expect([hopeless.owner('cora'), hopeless.has(0, 'crew'), hopeless.state.alert, hopeless.state.dice[0]]).toEqual([1, 0, 2, 1])
    }
    const other = new Table().resources(0, 0, 0, 5).base('cora', 2).sleeper(1, 'S02a', always).play('assault:cora')
    expect(other.sleeperOf(1)).toBe('S02a')
  })

  it('SY-22.3 Informant raises the number by 2, up to 6, before hands lower it; heists too', () => {
    const t = new Table().hand(0, 'M02').resources(0, 3, 0, 3).sleeper(1, 'S03a', always).play('mission:M02', 'hire')
    expect(lastWin(t)).toBe(4)
    expect(lastWin(new Table().hand(0, 'M03').sleeper(1, 'S03a', always).play('mission:M03'))).toBe(6)
    expect(lastWin(new Table().hand(0, 'H01').base('koss', 2).sleeper(1, 'S03a', always).play('mission:H01'))).toBe(6)
  })

  it('SY-22.3 Informant is not for one’s own missions', () => {
    const t = new Table().hand(0, 'M02').sleeper(0, 'S03a', always).play('mission:M02')
    expect([lastWin(t), t.sleeperOf(0)]).toEqual([4, 'S03a'])
  })

  it('SY-22.4 Sabotage: one reinforcement does not count, though it and the crew are used', () => {
    const t = new Table().levels(0, 1, 2).resources(0, 0, 0, 10).base('cora', 2).sleeper(1, 'S04a', always).play('assault:cora', 'reinforce:2')
    expect([lastWin(t), t.state.armed[0], t.has(0, 'crew')]).toEqual([5, 0, 0])
    const alone = new Table().levels(0, 1, 1).resources(0, 0, 0, 10).base('cora', 2).sleeper(1, 'S04a', always).play('assault:cora', 'reinforce:1')
    expect([lastWin(alone), alone.has(0, 'crew')]).toEqual([6, 0])
    const twice = new Table().levels(0, 1, 1).resources(0, 0, 0, 10).base('cora', 3).sleeper(1, 'S04a', always).sleeper(2, 'S04b', always).play('assault:cora', 'reinforce:1')
    expect([lastWin(twice), twice.sleeperOf(1), twice.sleeperOf(2)]).toEqual([6, undefined, 'S04b'])
    for (let die = 1; die <= 6; die++) {
      const wall = new Table().levels(0, 1, 1).resources(0, 0, 0, 10).base('cora', 2, { fortified: true }).sleeper(1, 'S04a', always).rolls(die, 'assault:cora')
      expect(wall.owner('cora')).toBe(2)
    }
  })

  it('SY-22.5 Frame Job: a rival of your choice cannot be pardoned this round', () => {
    const t = new Table(3).sovereign('V11').sleeper(0, 'S05a', ask).resources(1, 9, 9, 0).resources(2, 9, 9, 0).play('end', 'end', 'end')
    expect([t.step(), t.keys(0)]).toEqual(['react', ['decline', 'asOrdered', 'spring:p2', 'spring:p3']])
    t.by(0, 'spring:p2')
    expect([t.asked().seat, t.keys(2)]).toEqual([2, ['decline', 'pardon']])
    t.by(2, 'pardon')
    expect([t.has(1, 'credits'), t.has(2, 'credits')]).toEqual([9 - 3 + 4, 9 + 4])
  })

  it('SY-22.5 Frame Job waits when nobody can be pardoned', () => {
    const t = new Table(3).sovereign('V16').sleeper(0, 'S05a', always).play('end', 'end', 'end')
    expect(t.sleeperOf(0)).toBe('S05a')
  })

  it('SY-22.6 Cooked Books: no tax and nothing turned over', () => {
    const t = new Table(3, { taxDefault: 'on' }).sovereign('V01').sleeper(0, 'S06a', always).bases(0, 'koss', 'cora').bases(1, 'kronos').resources(0, 1, 0, 0).resources(1, 5, 0, 0)
    t.play('end', 'end', 'end')
    expect(t.sleeperOf(0)).toBe(undefined)
    expect(t.told('taxed').map((event) => event.data['seat'])).toEqual([1])
    expect(t.told('turnedOver')).toEqual([])
    const other = new Table(3).sovereign('V11').sleeper(0, 'S06a', always).resources(0, 9, 0, 0).play('end', 'end', 'end')
    expect(other.sleeperOf(0)).toBe('S06a')
  })

  it('SY-22.7 Claim Jump: the purchase is off, unpaid, and cannot be repeated there in this turn', () => {
    const t = new Table().resources(0, 30, 20, 0).sleeper(1, 'S07a', always).play('buy:cora')
    expect([t.owner('cora'), t.stock(0), t.tokensOf(0)]).toEqual([-1, [30, 20, 0], []])
    expect([t.offers('buy:cora'), t.offers('buy:koss')]).toEqual([false, true])
    expect(t.reasons()).toContain('buy:cora SY-22.7 claimJumped')
    t.play('end').resources(1, 30, 20, 0)
    expect(t.offers('buy:cora', 1)).toBe(true)
  })

  it('SY-22.8 Skim: when all have collected, up to 4 credits from a rival with more bases', () => {
    const t = new Table(3).sovereign('V04').bases(1, 'koss', 'cora').base('kronos', 2).sleeper(0, 'S08a', ask).play('end', 'end', 'end')
    t.by(1, 'take:credits:2').by(2, 'take:credits:1')
    expect(t.keys(0)).toEqual(['decline', 'asOrdered', 'spring:p2', 'spring:p3'])
    const [before, victim] = [t.has(0, 'credits'), t.has(1, 'credits')]
    expect([before, victim]).toEqual([4, 12])
    t.by(0, 'spring:p2')
    expect([t.has(0, 'credits'), t.has(1, 'credits')]).toEqual([before + 4, victim - 4])
    // Fidge & Co. with an unmanned base has its racket of 3 credits and no more.
    const poor = new Table(2).sovereign('V04').syndicate(1, 'fidge').base('kepler', 1).sleeper(0, 'S08a', always).play('end', 'end')
    expect([poor.has(0, 'credits'), poor.has(1, 'credits')]).toEqual([4 + 3, 0])
    const equal = new Table(2).sovereign('V04').base('koss', 0).base('cora', 1).sleeper(0, 'S08a', always).nextRound()
    expect(equal.sleeperOf(0)).toBe('S08a')
  })

  it('SY-22.9 Safehouse: a base that an assault would take stays, unfortified and turned over, with its research', () => {
    const t = new Table().levels(0, 1, 1).resources(0, 0, 0, 10).base('bohr_station', 1, { fortified: true, research: 2 }).sleeper(1, 'S09a', always)
    t.rolls(6, 'assault:bohr_station')
    expect([t.owner('bohr_station'), t.isFortified('bohr_station'), t.isDown('bohr_station'), t.research('bohr_station')]).toEqual([1, false, true, 2])
    expect([t.state.assaults[0], t.state.alert, t.where('S09a')]).toEqual([0, 2, 'discard'])
    const held = new Table().resources(0, 0, 0, 5).base('cora', 1).sleeper(1, 'S09a', always).rolls(5, 'assault:cora')
    expect(held.sleeperOf(1)).toBe('S09a')
  })

  it('SY-22.9 SY-12.1 Safehouse: a base that a crackdown would seize stays, turned over until the next Sovereign phase', () => {
    const t = new Table(2).sovereign('V05').set({ alert: 6 }).base('cora', 1).sleeper(1, 'S09a', always).play('end')
    t.luckily('end', (table) => table.told('crackdown')[0]?.data['seized'] === 1)
    expect([t.owner('cora'), t.isDown('cora'), t.sleeperOf(1)]).toEqual([1, true, undefined])
    t.sovereign('V04').play('end', 'end')
    expect(t.isDown('cora')).toBe(false)
  })

  it('each of them is in the box twice', () => {
    expect(content.sleepers.ids.map((id) => content.operations.ids.filter((card) => card.startsWith(id)).length)).toEqual(new Array(9).fill(2))
  })
})
