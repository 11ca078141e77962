import { describe, expect, it } from 'vitest'
import { Random } from '#kernel/chance.ts'
import { seeEvent } from '#kernel/events.ts'
import { SOVEREIGN_FIRST } from '../rules/operations.ts'
import { zone } from '../rules/zones.ts'
import { content, game, Table } from './table.ts'

/** Where a thing is in many states that the viewer must reckon with. */
function placesOf(t: Table, viewer: number, thing: number): string[] {
  const random = new Random(`${viewer}/${thing}`)
  const places = new Set<string>()
  for (let i = 0; i < 300; i++) places.add(game.zones.names[game.imagine(t.state, viewer, random).cards.zone[thing]])
  return [...places].sort()
}

/** Everything that a viewer has received: view, decisions of others and events. */
function received(t: Table, viewer: number): string {
  const seen = game.view(t.state, viewer)
  const asked = game.pending(t.state).map((each) => (each.seat === viewer ? [each.seat, each.options] : [each.seat, each.frame.step]))
  return JSON.stringify([seen, asked, t.events.map((event) => seeEvent(event, viewer))])
}

describe('nobody learns what lies face down', () => {
  /** Seat 1 has two cards, one of them face down with this order; seats 0 and 2 do all that a card might react to. */
  function evening(down: string, up: string, order: { when?: 'never' | 'always'; ask?: boolean }): string[] {
    const t = new Table(3)
      .hand(1, up)
      .sleeper(1, down, order)
      .sovereign('V11')
      .hand(0, 'M02', 'H01')
      .base('cora', 2)
      .base('kronos', 0)
      .base('bohr_station', 1)
      .resources(0, 30, 30, 30)
      .resources(2, 9, 0, 30)
    const seen: string[] = []
    const look = (): void => void seen.push(received(t, 0), received(t, 2), received(t, 3))
    for (const keys of [['mission:M02', 'noHands'], ['buy:koss'], ['assault:cora'], ['end'], ['end'], ['end']]) {
      for (const key of keys) {
        t.play(key)
        look()
      }
    }
    while (t.state.round === 1) {
      const { seat } = t.asked()
      t.by(seat, t.keys(seat)[0])
      look()
    }
    return seen
  }

  it('SY-8.6 with an order never to play, sleeper and decoy look the same all round long', () => {
    expect(evening('S01a', 'M40', { when: 'never' })).toEqual(evening('M40', 'S01a', { when: 'never' }))
  })

  it('SY-8.6 so do a sleeper that finds no moment and a decoy with an order always to play', () => {
    expect(evening('S05a', 'M40', { when: 'never', ask: true })).toEqual(evening('M40', 'S05a', { when: 'always', ask: true }))
  })

  it('SY-8.6 whoever is asked answers in secret, and only what is played is seen', () => {
    const asked = (down: string, up: string): Table => new Table(3).hand(1, up).sleeper(1, down, { ask: true }).hand(0, 'M02').play('mission:M02')
    const [sleeper, decoy] = [asked('S03a', 'M40'), asked('M40', 'S03a')]
    expect(sleeper.keys(1)).not.toEqual(decoy.keys(1))
    for (const viewer of [0, 2, 3]) expect(received(sleeper, viewer)).toBe(received(decoy, viewer))
    sleeper.by(1, 'decline')
    decoy.by(1, 'asOrdered')
    for (const viewer of [0, 2, 3]) expect(received(sleeper, viewer)).toBe(received(decoy, viewer))
  })

  it('SY-8.3 others must reckon with every card in the slot', () => {
    const t = new Table(3).sleeper(1, 'S03a')
    const random = new Random('slots')
    const cards = new Set<number>()
    for (let i = 0; i < 400; i++) cards.add(game.imagine(t.state, 0, random).cards.at[zone.sleeper + 1][0])
    const kinds = new Set([...cards].map((card) => content.operations.kind[card]))
    expect(cards.size).toBeGreaterThan(60)
    expect(kinds.size).toBe(3)
  })
})

describe('what was seen is kept', () => {
  it('SY-1.4 hands and decks are hidden, a token is known to whoever took it', () => {
    const t = new Table(3).resources(1, 8, 4, 0).turn(1).nextToken('exo_roll').hand(1, 'M01').play('buy:cora')
    expect(placesOf(t, 1, t.tokenCard('exo_roll'))).toEqual(['tokens.1'])
    expect(placesOf(t, 0, t.tokenCard('exo_roll')).length).toBeGreaterThan(1)
    expect(placesOf(t, 0, t.card('M01')).length).toBeGreaterThan(1)
    expect(game.view(t.state, 0).cards.at[zone.hand + 1]).toEqual([-1])
  })

  it('SY-16.10 a traded card is known to both, to the giver as long as it stays in that hand', () => {
    const t = new Table(4, { trading: 'on' }).hand(1, 'S01a').hand(2, 'M01').by(1, 'offer:p3', 'giveCard:S01a', 'send').by(2, 'acceptOffer:p2')
    expect([placesOf(t, 1, t.card('S01a')), placesOf(t, 2, t.card('S01a'))]).toEqual([['hand.2'], ['hand.2']])
    expect(placesOf(t, 3, t.card('S01a')).length).toBeGreaterThan(1)
    t.by(0, 'end').by(1, 'end').by(2, 'lay:S01a', 'order:never:anyone:no')
    expect(placesOf(t, 1, t.card('S01a'))).toEqual(['hand.2', 'sleeper.2'])
  })

  it('SY-3.3 nobody knows the Sovereign deck but that the end is among three', () => {
    const t = new Table(3)
    expect(placesOf(t, 0, SOVEREIGN_FIRST + content.sovereign.end)).toEqual(['among'])
    expect(placesOf(t, 0, SOVEREIGN_FIRST)).toEqual(['above', 'among', 'below', 'sovereignBox'])
    t.sovereign('V12').play('end', 'end', 'end')
    expect(placesOf(t, 0, SOVEREIGN_FIRST + content.sovereign.ids.indexOf('V12'))).toEqual(['sovereign'])
  })

  it('SY-3.5 the syndicates that were not kept stay unknown', () => {
    const t = new Table(2)
    const [kept] = t.state.cards.at[zone.playing]
    expect(placesOf(t, 1, kept)).toEqual(['playing.0'])
    expect(game.view(t.state, 1).cards.at[zone.syndicates].filter((card) => card >= 0).length).toBeLessThan(8)
  })
})
