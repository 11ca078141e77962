import { describe, expect, it } from 'vitest'
import { Random } from '#kernel/chance.ts'
import { zone } from '../rules/cards.ts'
import { game, Table } from './table.ts'

/** Where a card is in many states that the viewer must reckon with. */
function placesOf(t: Table, viewer: number, card: string): string[] {
  const random = new Random(`${viewer}${card}`)
  const places = new Set<string>()
  for (let i = 0; i < 300; i++) places.add(game.zones.names[game.imagine(t.state, viewer, random).cards.zone[t.card(card)]])
  return [...places].toSorted()
}

describe('what was seen is kept', () => {
  it('ARCS-13.17 a hand that Farseers saw stays known, and a card played face down from it is one of those', () => {
    const t = new Table(3).ships('2a', 0, 1).holds(0, 'BC17').hand(1, 'A2', 'G3').hand(2, 'M3', 'M4').hand(0, 'C4', 'M6').play('lead:C4', 'declare:warlord', 'look:p2', 'decline').finishTurn()
    expect(placesOf(t, 0, 'A2')).toEqual(['hand.1'])
    expect(placesOf(t, 0, 'M3').length).toBeGreaterThan(1)
    t.play('copy:A2')
    expect(placesOf(t, 0, 'A2')).toEqual(['covered.1', 'hand.1'])
    expect(placesOf(t, 0, 'G3')).toEqual(['covered.1', 'hand.1'])
    expect(placesOf(t, 0, 'M3')).not.toContain('covered.1')
    expect(placesOf(t, 2, 'G3')).toContain('discard')
  })

  it('ARCS-13.17 exchanged cards are known to both, not to the third', () => {
    const t = new Table(3).ships('2a', 0, 1).holds(0, 'BC17').hand(1, 'A2', 'G3').hand(2, 'M3').hand(0, 'C4', 'M6', 'M5').play('lead:C4', 'declare:warlord', 'look:p2', 'exchange:M6:A2')
    expect(placesOf(t, 1, 'A2')).toEqual(['hand.0'])
    expect(placesOf(t, 0, 'M6')).toEqual(['hand.1'])
    expect(placesOf(t, 2, 'M6').length).toBeGreaterThan(1)
  })

  it('ARCS-15.4 a card that a Union took is known to be in that hand until it is played', () => {
    const t = new Table(4).ships('1a', 0, 1).holds(0, 'BC04').tokens(0, 'fuel').afterLead('A3', 'M5', 'A6').play('pivot:M5', 'union:BC04:p4').finishTurn()
    for (const viewer of [1, 2, 3, 4]) expect(placesOf(t, viewer, 'A3')).toEqual(['hand.0'])
  })

  it('ARCS-5.10 own face-down cards and discards are known to their player', () => {
    const t = new Table(3).hand(0, 'C4', 'M6').hand(1, 'G3').hand(2, 'A2')
    t.play('lead:C4').finishTurn()
    t.play('copy:G3').finishTurn()
    t.play('copy:A2').finishTurn()
    expect(placesOf(t, 1, 'G3')).toEqual(['discard'])
    expect(placesOf(t, 0, 'G3').length).toBeGreaterThan(0)
    expect(game.view(t.state, 0).cards.at[zone.discard].slice(-3)).toEqual([t.card('C4'), -1, -1])
  })

  it('ARCS-13.22 buried Sworn Guardians are known to be at the bottom of the Court deck', () => {
    const t = new Table().ships('1a', 0, 1).holds(0, 'BC20').holds(1, 'BC22').leads('M4').play('prelude:BC20', '?steal:BC22')
    for (const viewer of [0, 1, 2, 3, 4]) expect(game.view(t.state, viewer).cards.at[zone.courtDeck][0]).toBe(t.card('BC22'))
  })

  it('ARCS-10.8 a new deal is unknown to everybody else', () => {
    const t = new Table(3).ships('2a', 0, 1).hand(0, 'C4').play('lead:C4').finishTurn()
    expect(game.view(t.state, 0).cards.at[zone.hand + 1]).toEqual([-1, -1, -1, -1, -1, -1])
    expect(game.view(t.state, 0).cards.members[zone.discard]).toEqual([])
  })
})
