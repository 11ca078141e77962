import { describe, expect, it } from 'vitest'
import { secretFromSeed } from '#kernel/chance.ts'
import { zone } from '../rules/cards.ts'
import { game, Table } from './table.ts'

/** Score the chapter as the table stands. */
const score = (t: Table): Table => {
  t.hand(0, 'M6').play('lead:M6').finishTurn()
  return t
}

describe('scoring', () => {
  it('ARCS-10.1 what counts for each ambition', () => {
    const t = new Table().city('1a', 0).city('1c', 0).tokens(0, 'material', 'fuel', 'weapon', 'relic').holds(0, 'BC01', 'BC11', 'BC21', 'BC16').captives(0, 1, 2).trophies(0, 2, 3)
    expect(['tycoon', 'tyrant', 'warlord', 'keeper', 'empath'].map((ambition) => t.counts(0, ambition as 'tycoon'))).toEqual([3, 2, 3, 2, 1])
  })

  it('ARCS-10.1 only declared ambitions score', () => {
    const t = score(new Table().ships('1a', 0, 1).tokens(0, 'relic').tokens(1, 'psionic').declared('keeper', 2))
    expect(t.state.power).toEqual([5, 0, 0, 0])
  })

  it('ARCS-10.2 first and second, each with at least one', () => {
    const t = score(new Table().ships('1a', 0, 1).tokens(0, 'relic', 'relic').tokens(1, 'relic').declared('keeper', 2).declared('keeper', 1).declared('tyrant', 0))
    expect(t.state.power).toEqual([8, 5, 0, 0])
  })

  it('ARCS-10.3 the example: a tie for Tycoon at 5/3 and 2/0 gives three each and no city bonus', () => {
    const t = new Table().ships('1a', 0, 1).city('1a', 0).city('1c', 0).city('2a', 0).city('2h', 0).tokens(0, 'fuel').holds(0, 'BC01').tokens(1, 'material', 'material').tokens(2, 'fuel')
    expect(score(t.declared('tycoon', 2).declared('tycoon', 0)).state.power).toEqual([3, 3, 0, 0])
  })

  it('ARCS-10.3 ARCS-20.9 after a tie for first nobody else scores; a tie for second scores nothing', () => {
    const first = score(new Table().ships('1a', 0, 1).tokens(0, 'relic', 'relic').tokens(1, 'relic', 'relic').tokens(2, 'relic').declared('keeper', 2))
    expect(first.state.power).toEqual([3, 3, 0, 0])
    const second = score(new Table().ships('1a', 0, 1).tokens(0, 'relic', 'relic').tokens(1, 'relic').tokens(2, 'relic').declared('keeper', 2))
    expect(second.state.power).toEqual([5, 0, 0, 0])
  })

  it('ARCS-10.4 the city bonus once for each ambition won outright, whatever the number of markers', () => {
    const four = new Table().ships('1g', 0, 1).city('1a', 0).city('1a', 0).city('2a', 0).city('2h', 0).tokens(0, 'relic')
    expect(score(four.declared('keeper', 2).declared('keeper', 1)).state.power[0]).toBe(10)
    const five = new Table().ships('1g', 0, 1).city('1a', 0).city('1a', 0).city('2a', 0).city('2h', 0).city('2c', 0).tokens(0, 'relic')
    expect(score(five.declared('keeper', 1)).state.power[0]).toBe(8)
  })

  it('ARCS-10.5 markers flip from the lowest, one each chapter', () => {
    const t = new Table().ships('1a', 0, 1)
    const flips: number[] = []
    for (let chapter = 0; chapter < 4; chapter++) {
      while (t.state.chapter === chapter + 1) t.play('pass')
      flips.push(t.state.flipped)
    }
    expect(flips).toEqual([1, 2, 3, 3])
  })

  it('ARCS-10.6 ARCS-20.4 Trophies return if Warlord had a marker and Captives if Tyrant had one, even if nobody placed', () => {
    const t = new Table().ships('1a', 0, 1).trophies(0, 1, 2).trophies(2, 1, 2).captives(0, 1, 1).captives(1, 0, 1)
    const kept = score(t.declared('keeper', 2))
    expect([kept.trophiesOf(0), kept.captivesOf(0)]).toEqual([2, 1])
    const gone = score(new Table().ships('1a', 0, 1).trophies(0, 1, 2).trophies(2, 1, 2).captives(0, 1, 1).captives(1, 0, 1).declared('warlord', 2).declared('tyrant', 1))
    expect([gone.trophiesOf(0), gone.trophiesOf(2), gone.captivesOf(0), gone.captivesOf(1)]).toEqual([0, 0, 0, 0])
    expect([gone.state.ships[1], gone.state.agents[1], gone.state.agents[0]]).toEqual([15, 10, 10])
  })

  it('ARCS-10.7 ARCS-20.7 a city among Trophies leaves its slot open until it comes home', () => {
    const t = new Table().ships('1a', 0, 1).ships('1a', 1, 2)
    t.state.trophies[(0 * 4 + 2) * 4 + 1] = 1
    t.set({ cities: [5, 4, 5, 5] }).tokens(1, 'fuel', 'relic', 'relic')
    expect(t.slots(1).filter((token) => token !== '-')).toHaveLength(3)
    score(t.declared('warlord', 2))
    expect(t.asked().seat).toBe(1)
    t.play('discard:fuel')
    expect([t.state.cities[1], t.has(1, 'fuel'), t.has(1, 'relic')]).toEqual([5, 0, 2])
  })

  it('ARCS-10.6 ARCS-6.13 cities that come home to several owners: one after the other clears the slots, in turn order', () => {
    const t = new Table().ships('1a', 0, 1).ships('1a', 1, 2)
    for (const owner of [0, 1]) t.state.trophies[(2 * 4 + 2) * 4 + owner] = 1
    t.set({ cities: [4, 4, 5, 5] }).tokens(0, 'fuel', 'relic', 'relic').tokens(1, 'fuel', 'psionic', 'psionic')
    score(t.declared('warlord', 2))
    expect(t.asked().seat).toBe(0)
    game.check(t.state)
    t.play('discard:fuel')
    expect(t.asked().seat).toBe(1)
    t.play('discard:psionic')
    expect([t.state.cities, t.has(0, 'relic'), t.has(1, 'fuel'), t.has(1, 'psionic')]).toEqual([[5, 5, 5, 5], 2, 1, 1])
  })

  it('ARCS-10.8 a new chapter: markers back, cards dealt anew, Court, tokens, damage and Outrage stay', () => {
    const t = new Table().ships('1a', 0, 1, 1).tokens(0, 'fuel').outrage(0, 'relic').court('BC01', 'BC02', 'BC03', 'BC04').agents('BC03', 2, 1).declared('keeper', 2)
    score(t)
    expect(t.state.markers).toEqual([-1, -1, -1])
    expect(t.state.chapter).toBe(2)
    for (const seat of [0, 1, 2, 3]) expect(t.handOf(seat)).toHaveLength(6)
    expect([t.damaged('1a', 0), t.has(0, 'fuel'), t.isOutraged(0, 'relic'), t.state.influence[10], t.state.row]).toEqual([1, 1, true, 1, [0, 1, 2, 3]])
    expect(t.asked().seat).toBe(t.state.initiative)
  })
})

describe('the end', () => {
  it.each([[2, 33], [3, 30], [4, 27]] as const)('ARCS-1.2 %i players: %i Power end the game', (seats, goal) => {
    const before = new Table(seats).ships('5a', 0, 1).set({ power: [goal - 6, 0, 0, 0] }).tokens(0, 'relic').declared('keeper', 2)
    expect(score(before).state.over).toBe(0)
    const reached = new Table(seats).ships('5a', 0, 1).set({ power: [goal - 5, 0, 0, 0], phantom: [0, 0, 0, 0, 0] })
    for (let type = 0; type < 5; type++) reached.state.supply[type] = 5
    expect(score(reached.tokens(0, 'relic').declared('keeper', 2)).state.over).toBe(1)
  })

  it('ARCS-1.2 chapter five is the last', () => {
    expect(score(new Table().ships('1a', 0, 1).set({ chapter: 5 })).state.over).toBe(1)
  })

  it('ARCS-1.3 with equal Power the first in turn order wins', () => {
    const t = score(new Table().ships('1a', 0, 1).set({ chapter: 5, power: [3, 9, 9, 1] }))
    t.state.initiative = 2
    expect(game.outcome(t.state)?.places).toEqual([3, 2, 1, 4])
  })
})

describe('two players', () => {
  it.each([
    ['2SETUP01', [2, 2, 1, 0, 1]],
    ['2SETUP02', [0, 0, 2, 2, 2]],
    ['2SETUP03', [2, 2, 1, 1, 0]],
    ['2SETUP04', [2, 2, 1, 1, 0]],
  ])('ARCS-11.1 %s sets aside the tokens of the covered planets', (setup, phantom) => {
    const state = game.start({ setup }, 2, secretFromSeed('two'))
    expect(state.phantom).toEqual(phantom)
    game.check(state)
  })

  it('ARCS-11.2 the third player wins, ties and comes second', () => {
    const wins = score(new Table(2).ships('5a', 0, 1).tokens(0, 'fuel').declared('tycoon', 2))
    expect(wins.state.power.slice(0, 2)).toEqual([3, 0])
    const tied = score(new Table(2).ships('5a', 0, 1).tokens(0, 'psionic').declared('empath', 2))
    expect(tied.state.power.slice(0, 2)).toEqual([3, 0])
    const second = score(new Table(2).ships('5a', 0, 1).trophies(0, 1, 3).trophies(1, 0, 1).declared('warlord', 2))
    expect(second.state.power.slice(0, 2)).toEqual([5, 0])
    const tyrant = score(new Table(2).ships('5a', 0, 1).captives(0, 1, 1).declared('tyrant', 2))
    expect(tyrant.state.power.slice(0, 2)).toEqual([5, 0])
  })

  it('ARCS-11.3 the player without the initiative may take six new cards once; the rest is shuffled into the discard', () => {
    const state = game.start({}, 2, secretFromSeed('mulligan'))
    const other = 1 - state.initiative
    expect(game.pending(state)[0].seat).toBe(other)
    const before = [...state.cards.at[zone.hand + other]]
    game.answer(state, other, 'mulligan')
    const after = state.cards.at[zone.hand + other]
    expect(after).toHaveLength(6)
    expect(after.some((card) => before.includes(card))).toBe(false)
    expect(state.cards.at[zone.discard]).toHaveLength(8)
    expect(game.pending(state)[0].frame.step).toBe('lead')
    // The six that went away are known to be in the pile, not where.
    const view = game.view(state, other)
    expect(view.cards.members[zone.discard]).toEqual(before.toSorted((x, y) => x - y))
    expect(game.view(state, 1 - other).cards.members[zone.discard]).toEqual([])
    expect(game.start({}, 3, secretFromSeed('mulligan')).stack.at(-1)?.step).toBe('lead')
  })
})
