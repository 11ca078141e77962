import { describe, expect, it } from 'vitest'
import { zone } from '../rules/cards.ts'
import { game, Table } from './table.ts'

/** Seat 0 secures a Vox card with an Aggression lead. */
const secure = (t: Table, card: string): Table => t.court(card, 'BC02').agents(card, 0, 1).leads('G2').play('act:secure', `?secure:${card}`)

describe('Vox cards', () => {
  it('ARCS-14.1 Mass Uprising: a ship in each system of a cluster in play', () => {
    const t = secure(new Table().ships('1a', 0, 1), 'BC26')
    expect(t.keys()).toEqual(['cluster:1', 'cluster:2', 'cluster:4', 'cluster:5', 'cluster:6'])
    t.play('cluster:5')
    expect(['5g', '5a', '5c', '5h'].map((system) => t.fresh(system, 0))).toEqual([1, 1, 1, 1])
    expect(t.where('BC26')).toBe('courtDiscard')
  })

  it('ARCS-14.1 with two ships in supply the player chooses where', () => {
    const t = secure(new Table().ships('1a', 0, 13), 'BC26').play('cluster:5', 'place:5a', 'place:5h')
    expect(['5g', '5a', '5c', '5h'].map((system) => t.fresh(system, 0))).toEqual([0, 1, 0, 1])
  })

  it('ARCS-14.2 Populist Demands: any ambition, no zero marker', () => {
    const t = secure(new Table().ships('1a', 0, 1), 'BC27').play('declare:empath')
    expect([t.state.markers[2], t.state.zero, t.state.declared]).toEqual([4, 0, 1])
    const full = secure(new Table().ships('1a', 0, 1).declared('tyrant', 0).declared('tyrant', 1).declared('tyrant', 2), 'BC27')
    expect(full.step()).toBe('turn')
  })

  it('ARCS-14.3 Outrage Spreads: everybody, oneself too; or nobody', () => {
    const t = secure(new Table().ships('1a', 0, 1).tokens(0, 'relic').tokens(2, 'relic').holds(3, 'BC21', 'BC24'), 'BC28').play('outrage:relic')
    expect([t.has(0, 'relic'), t.has(2, 'relic'), t.guildsOf(3)]).toEqual([0, 0, ['BC21']])
    expect([0, 1, 2, 3].map((seat) => t.isOutraged(seat, 'relic'))).toEqual([true, true, true, true])
    expect(secure(new Table().ships('1a', 0, 1), 'BC28').play('decline').isOutraged(0, 'relic')).toBe(false)
  })

  it('ARCS-14.4 Song of Freedom: a city in a controlled system goes home; then the initiative may be seized', () => {
    const t = new Table().ships('1a', 0, 2).city('1a', 1).city('2a', 1).tokens(0, 'relic').court('BC29', 'BC02').agents('BC29', 0, 1).afterLead('G4', 'M3', 'M2').play('copy:M3', 'act:secure', 'free:1a:first', 'seizeFreely')
    expect([t.buildings('1a'), t.state.cities[1], t.state.initiative]).toEqual([[], 4, 0])
    expect(t.trophiesOf(0)).toBe(0)
  })

  it('ARCS-14.4 Song of Freedom is shuffled into the Court deck before the refill, used or not, and the holder cannot seize', () => {
    const t = secure(new Table().ships('1a', 0, 2).city('1a', 1), 'BC29').play('free:1a:first')
    expect(t.step()).toBe('turn')
    expect(['courtDeck', 'court']).toContain(t.where('BC29'))
    const declined = secure(new Table().ships('1a', 0, 2).city('1a', 1), 'BC29').luckily('decline', (table) => table.where('BC29') === 'court')
    expect(declined.buildings('1a')).toEqual(['1 city'])
  })

  it('ARCS-14.5 Guild Struggle: steal a card, then the Guild cards of the discard go into the deck', () => {
    const t = new Table().ships('1a', 0, 1).holds(1, 'BC01').holds(2, 'BC22', 'BC24')
    t.court('BC30', 'BC02').discardCourt('BC05').discardCourt('BC26')
    secure(t, 'BC30')
    expect(t.keys()).toEqual(['decline', 'steal:BC01', 'steal:BC22'])
    t.play('steal:BC01')
    expect(t.guildsOf(0)).toEqual(['BC01'])
    expect(['courtDeck', 'court']).toContain(t.where('BC05'))
    expect([t.where('BC26'), t.where('BC30')]).toEqual(['courtDiscard', 'courtDiscard'])
  })

  it('ARCS-14.6 Call to Action: the bottom card of the action discard pile', () => {
    const t = new Table().ships('1a', 0, 1)
    const bottom = t.state.cards.at[zone.discard][0]
    secure(t, 'BC31')
    expect(t.handOf(0)).toContain(t.name(bottom))
    expect(game.view(t.state, 1).cards.at[zone.hand]).not.toContain(bottom)
  })

  it('ARCS-14.6 ARCS-19.1 with a split pile that is too short, both are shuffled together', () => {
    const t = new Table(4, { discard: 'split' }).ships('1a', 0, 1)
    game.play.begin(t.state, undefined)
    for (const card of t.state.cards.at[zone.discard].slice()) game.play.move(card, zone.openDiscard)
    secure(t, 'BC31')
    expect(t.handOf(0)).toHaveLength(2)
    expect(t.state.cards.at[zone.openDiscard]).toHaveLength(0)
  })
})
