import { describe, expect, it } from 'vitest'
import { secretFromSeed } from '#kernel/chance.ts'
import type { GameEvent } from '#kernel/events.ts'
import type { Variant } from '#kernel/variant.ts'
import { SOVEREIGN_FIRST, SYNDICATE_FIRST } from '../rules/operations.ts'
import type { State } from '../rules/state.ts'
import { zone } from '../rules/zones.ts'
import { content, game, Table } from './table.ts'

const at = (id: string): number => content.territories.ids.indexOf(id)

/** A game in which everybody has chosen a syndicate, the first offered unless a name is wished and dealt. */
function started(seats: number, seed: string, variant: Variant = {}, wish?: string): { state: State; events: GameEvent[] } {
  const state = game.start(variant, seats, secretFromSeed(seed))
  const events: GameEvent[] = []
  while (game.pending(state)[0].frame.step === 'syndicate') {
    const [pending] = game.pending(state)
    const wished = pending.options.find((option) => content.syndicates.ids[option.a - SYNDICATE_FIRST] === wish)
    game.choose(state, pending, wished ?? pending.options[0], (event) => events.push(event))
  }
  return { state, events }
}

/** The first game in which the syndicate is played, and by whom. */
function withSyndicate(id: string): { state: State; seat: number } {
  for (let i = 0; ; i++) {
    const { state } = started(5, `${id}${i}`, {}, id)
    const seat = state.syndicate.indexOf(content.syndicates.ids.indexOf(id))
    if (seat >= 0) return { state, seat }
  }
}

describe('setting up', () => {
  it('SY-3.1 round 1 and alert 1; the track ends at 6 with two or three, at 8 with four or five', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { state } = started(seats, 'track')
      expect([state.round, state.alert]).toEqual([1, 1])
      const table = new Table(seats as 2).set({ alert: seats < 4 ? 6 : 8 }).hand(0, 'M01').rolls(1, 'mission:M01')
      expect(table.state.alert).toBe(seats < 4 ? 6 : 8)
      const below = new Table(seats as 2).set({ alert: seats < 4 ? 5 : 7 }).hand(0, 'M01').rolls(1, 'mission:M01')
      expect(below.state.alert).toBe(seats < 4 ? 6 : 8)
    }
  })

  it('SY-3.2 SY-1.4 a token of its zone on every territory, seen by nobody until it is taken', () => {
    const { state } = started(4, 'tokens', {}, 'lazarus')
    const withBase = state.owner.filter((owner) => owner >= 0).length
    expect(state.token.reduce((sum, there) => sum + there, 0)).toBe(18 - withBase)
    const t = new Table().resources(0, 8, 4, 0).nextToken('exo_roll').play('buy:cora')
    expect(t.tokensOf(0)).toEqual(['exo_roll'])
    const card = t.tokenCard('exo_roll')
    expect(JSON.stringify(game.view(t.state, 0).cards)).toContain(String(card))
    for (const viewer of [1, 2, 3]) expect(game.view(t.state, viewer).cards.at[zone.tokens]).not.toContain(card)
    const told = t.told('tokenTaken')[0]
    expect(told.data).not.toHaveProperty('card')
  })

  it('SY-3.3 eight Sovereign cards, the Beginning of the End fifth, sixth or seventh', () => {
    const places = new Set<number>()
    for (let i = 0; i < 60; i++) {
      const { state } = started(3, `deck${i}`)
      const pile = (from: number): number[] => state.cards.at[from].toReversed()
      const deck = [...pile(zone.above), ...pile(zone.among), ...pile(zone.below)]
      expect(deck).toHaveLength(8)
      places.add(1 + deck.indexOf(SOVEREIGN_FIRST + content.sovereign.end))
    }
    expect([...places].sort()).toEqual([5, 6, 7])
  })

  it('SY-3.4 SY-3.8 four operation cards and two armed dice each', () => {
    const { state } = started(5, 'hands')
    for (let seat = 0; seat < 5; seat++) {
      expect(state.cards.at[zone.hand + seat]).toHaveLength(4)
      expect(state.dice[seat]).toBe(2)
    }
  })

  it('SY-3.5 two syndicates are dealt, one is chosen by all at the same time, and nobody sees the others', () => {
    const state = game.start({}, 3, secretFromSeed('choice'))
    expect(game.pending(state).map((each) => [each.seat, each.options.length])).toEqual([[0, 2], [1, 2], [2, 2]])
    const [first] = game.pending(state)
    game.choose(state, first, first.options[1])
    expect(state.syndicate).toEqual([-1, -1, -1])
    expect(game.view(state, 1).cards.at[zone.dealt]).not.toContain(first.options[0].a)
    while (game.pending(state)[0].frame.step === 'syndicate') game.choose(state, game.pending(state)[0], game.pending(state)[0].options[0])
    expect(state.syndicate[0]).toBe(first.options[1].a - SYNDICATE_FIRST)
    expect(new Set(state.syndicate).size).toBe(3)
  })

  it('SY-3.6 everybody starts with what the syndicate says, reinforcements armed', () => {
    for (const id of content.syndicates.ids) {
      const { state, seat } = withSyndicate(id)
      const row = content.syndicates.ids.indexOf(id)
      expect(state.stock.slice(seat * 3, seat * 3 + 3)).toEqual(content.syndicates.start.slice(row * 3, row * 3 + 3))
      expect([state.tech[seat], state.assault[seat], state.armed[seat]]).toEqual([content.syndicates.tech[row], content.syndicates.assault[row], content.syndicates.assault[row]])
    }
  })

  it('SY-3.7 SY-18.1 SY-18.2 Fidge & Co. and the Ascenders start with a base and without its token', () => {
    const fidge = withSyndicate('fidge')
    expect([fidge.state.owner[at('koss')], fidge.state.fortified[at('koss')], fidge.state.token[at('koss')]]).toEqual([fidge.seat, 1, 0])
    expect(fidge.state.cards.at[zone.tokens + fidge.seat]).toEqual([])
    expect(fidge.state.stock.slice(fidge.seat * 3, fidge.seat * 3 + 3)).toEqual([3, 0, 2])
    const ascenders = withSyndicate('ascenders')
    expect([ascenders.state.owner[at('blackstar')], ascenders.state.fortified[at('blackstar')], ascenders.state.token[at('blackstar')]]).toEqual([ascenders.seat, 0, 0])
    expect(ascenders.state.cards.at[zone.tokens + ascenders.seat]).toEqual([])
  })

  it('SY-3.9 the highest on the twelve-sided die is first player; those tied roll again', () => {
    let again = false
    for (let i = 0; i < 60; i++) {
      const { state, events } = started(4, `first${i}`)
      const rolls = events.filter((event) => event.type === 'startDice').map((event) => event.data as { seats: number[]; dice: number[] })
      rolls.forEach(({ seats, dice }, n) => {
        expect(Math.min(...dice)).toBeGreaterThanOrEqual(1)
        expect(Math.max(...dice)).toBeLessThanOrEqual(12)
        const best = seats.filter((_, k) => dice[k] === Math.max(...dice))
        expect(rolls[n + 1]?.seats ?? [state.first]).toEqual(best)
      })
      again ||= rolls.length > 1
    }
    expect(again).toBe(true)
  })
})

describe('the round', () => {
  it('SY-4.1 SY-4.2 turns clockwise from the first player, then the Sovereign card, then the collection', () => {
    const t = new Table(3).set({ first: 1 }).turn(1).sovereign('V12')
    const order: number[] = []
    for (let i = 0; i < 3; i++) {
      order.push(t.asked().seat)
      t.play('end')
    }
    expect(order).toEqual([1, 2, 0])
    const phases = t.events.map((event) => event.type).filter((type) => type === 'sovereign' || type === 'collection')
    expect(phases).toEqual(['sovereign', 'collection'])
    expect(t.state.round).toBe(2)
  })

  it('SY-4.3 SY-4.4 any number of actions in any order: two missions, a sale, an exchange, a level, a base, a sleeper', () => {
    const t = new Table().resources(0, 40, 10, 10).hand(0, 'M01', 'M02', 'M13', 'H01').base('cora', 1)
    t.play('sell:M13', 'sellFor:crew', 'exchange:credits_crew', 'times:1', 'level:tech', 'buy:kronos', 'mission:M01', 'noHands', 'lay:H01', 'order:never:anyone:no', 'mission:M02', 'noHands')
    expect(t.asked().seat).toBe(0)
    expect([t.owner('kronos'), t.sleeperOf(0), t.state.tech[0], t.state.dice[0]]).toEqual([0, 'H01', 2, 0])
    t.play('end')
    expect(t.asked().seat).toBe(1)
  })

  it('SY-4.5 a mission, a heist and an assault use an armed die each', () => {
    const t = new Table().hand(0, 'M01', 'H01').base('cora', 1).resources(0, 0, 0, 5)
    t.play('mission:M01', '?noHands')
    expect(t.state.dice[0]).toBe(1)
    t.play('assault:cora')
    expect(t.state.dice[0]).toBe(0)
    expect(t.offers('mission:H01')).toBe(false)
    expect(t.reasons()).toContain('mission:H01 SY-6.1 noDie')
  })
})
