import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { bookTables } from '../data/tables.ts'
import { zone } from '../rules/cards.ts'
import { SEATS, SLOTS } from '../rules/state.ts'
import { content, game, Table } from './table.ts'

const start = (seats: number, variant: Record<string, string> = {}, seed = 'setup') => game.start(variant, seats, secretFromSeed(seed))

describe('setting up', () => {
  it('ARCS-1.1 two to four play', () => {
    for (const seats of [2, 3, 4]) expect(start(seats).over).toBe(0)
    expect(() => start(1)).toThrow()
    expect(() => start(5)).toThrow()
  })

  it('ARCS-3.1 anybody may get the initiative; 1 and 7 are for four players', () => {
    const holders = new Set(Array.from({ length: 40 }, (_, i) => start(4, {}, `h${i}`).initiative))
    expect(holders).toEqual(new Set([0, 1, 2, 3]))
    for (const [seats, cards] of [[2, 20], [3, 20], [4, 28]]) {
      const { cards: placed } = start(seats)
      expect(placed.zone.slice(0, 28).filter((at) => at >= 0)).toHaveLength(cards)
    }
  })

  it('ARCS-3.2 the Court has three cards with two players, four otherwise', () => {
    expect(start(2).row.filter((card) => card >= 0)).toHaveLength(3)
    expect(start(3).row.filter((card) => card >= 0)).toHaveLength(4)
    expect(start(4).cards.at[zone.courtDeck]).toHaveLength(27)
  })

  it('ARCS-3.3 a setup card is drawn at random or named', () => {
    const drawn = new Set(Array.from({ length: 40 }, (_, i) => start(3, {}, `d${i}`).setupCard))
    expect(drawn.size).toBe(4)
    for (const card of bookTables.setupCards.rows) {
      const state = start(card.players, { setup: card.id })
      expect(content.setups[state.setupCard].id).toBe(card.id)
      expect(state.out).toBe(card.out.reduce((mask, cluster) => mask | (1 << (cluster - 1)), 0))
    }
    expect(() => start(4, { setup: '2SETUP01' })).toThrow()
  })

  it.each(bookTables.setupCards.rows.map((card) => [card.id, card] as const))('ARCS-3.4 ARCS-3.5 %s: pieces and resources of every seat', (_id, card) => {
    const state = start(card.players, { setup: card.id })
    card.seats.forEach((places, order) => {
      const seat = (state.initiative + order) % card.players
      const system = (id: string): number => content.systems.ids.indexOf(id)
      expect(state.fresh[system(places.A) * SEATS + seat]).toBe(3)
      expect(state.fresh[system(places.B) * SEATS + seat]).toBe(3)
      for (const id of places.C) expect(state.fresh[system(id) * SEATS + seat]).toBe(2)
      expect([state.cities[seat], state.starports[seat], state.ships[seat]]).toEqual([4, 4, card.players === 2 ? 5 : 7])
      const slots = state.slots.slice(seat * SLOTS, seat * SLOTS + 3)
      expect(slots).toEqual([...places.resources.map((type) => ['material', 'fuel', 'weapon', 'relic', 'psionic'].indexOf(type) + 1), 0])
    })
  })

  it('ARCS-3.6 six cards each, the rest shuffled face down as the discard pile', () => {
    for (const [seats, undealt] of [[3, 2], [4, 4]]) {
      const state = start(seats)
      for (let seat = 0; seat < seats; seat++) expect(state.cards.at[zone.hand + seat]).toHaveLength(6)
      expect(state.cards.at[zone.discard]).toHaveLength(undealt)
      for (const card of state.cards.at[zone.discard]) expect(state.cards.seen[card]).toBe(0)
    }
  })

  it('ARCS-20.11 pieces of different seats do not meet, so the order of placing is the same', () => {
    for (const card of bookTables.setupCards.rows)
      for (const seat of card.seats) for (const other of card.seats) if (other !== seat) expect([seat.A, seat.B, ...seat.C]).not.toContain(other.C[0])
  })

  it('ARCS-20.12 after the deal nobody knows the order of the discard pile', () => {
    const state = start(4)
    for (let viewer = 0; viewer <= 4; viewer++) expect(game.view(state, viewer).cards.at[zone.discard]).toEqual([-1, -1, -1, -1])
  })
})

describe('leaders and lore', () => {
  it('ARCS-16.1 the last in turn order picks first, then counter-clockwise, one card each time', () => {
    const state = start(3, { leaders: 'draft' })
    const order: number[] = []
    while (game.pending(state)[0].frame.step === 'draft') {
      const pending = game.pending(state)[0]
      order.push(pending.seat)
      if (order.length === 1) {
        expect(pending.options.filter((option) => option.k === 'pickLeader')).toHaveLength(4)
        expect(pending.options.filter((option) => option.k === 'pickLore')).toHaveLength(4)
      }
      game.choose(state, pending, pending.options[0])
    }
    const first = (state.initiative + 2) % 3
    expect(order).toEqual([0, 1, 2, 0, 1, 2].map((i) => (first + 3 * 2 - i) % 3))
    expect(state.leader.slice(0, 3).every((leader) => leader >= 0)).toBe(true)
    expect(state.lore.slice(0, 3).every((lore) => lore !== 0)).toBe(true)
  })

  it('ARCS-16.1 nobody takes a second leader', () => {
    const state = start(2, { leaders: 'draft' })
    const { seat } = game.pending(state)[0]
    game.answer(state, seat, game.notation.key(game.pending(state)[0].options[0]))
    game.choose(state, game.pending(state)[0], game.pending(state)[0].options[0])
    expect(game.pending(state)[0].seat).toBe(seat)
    expect(game.pending(state)[0].options.every((option) => option.k === 'pickLore')).toBe(true)
  })

  it('ARCS-16.2 two lore each from a larger row', () => {
    const state = start(4, { leaders: 'draftTwoLore' })
    expect(game.pending(state)[0].options.filter((option) => option.k === 'pickLore')).toHaveLength(9)
    const random = new Random('two')
    while (game.pending(state)[0].frame.step === 'draft') {
      const { options } = game.pending(state)[0]
      game.choose(state, game.pending(state)[0], options[random.int(options.length)])
    }
    for (const lore of state.lore) expect(lore.toString(2).split('1')).toHaveLength(3)
  })

  it('ARCS-16.3 the leader says what is placed; at two players C is placed twice', () => {
    const state = start(2, { leaders: 'draft', setup: '2SETUP01' })
    const table = new Table(2)
    table.state = state
    while (game.pending(state)[0].frame.step === 'draft') {
      const { seat, options } = game.pending(state)[0]
      const wanted = seat === state.initiative ? 6 : 4
      state.leaderOffer |= (1 << 6) | (1 << 4)
      state.leader[seat] = wanted
      const lore = options.find((option) => option.k === 'pickLore')
      game.choose(state, game.pending(state)[0], lore ?? options[0])
    }
    const [feastbringer, rebel] = [state.initiative, 1 - state.initiative]
    expect(table.buildings('5h')).toContain(`${feastbringer} city`)
    expect(table.buildings('4h')).toContain(`${feastbringer} city`)
    expect([table.fresh('3g', feastbringer), table.fresh('3h', feastbringer)]).toEqual([3, 3])
    expect(table.slots(feastbringer).slice(0, 2)).toEqual(['relic', 'material'])
    expect(state.cities[feastbringer]).toBe(3)
    expect(table.buildings('3a')).toContain(`${rebel} starport`)
    expect(table.buildings('5a')).toEqual([])
    expect([table.fresh('3a', rebel), table.fresh('5a', rebel), table.fresh('5g', rebel), table.fresh('4a', rebel)]).toEqual([4, 4, 2, 2])
    expect(state.cities[rebel]).toBe(5)
  })
})
