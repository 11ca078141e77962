import { describe, expect, it } from 'vitest'
import { fight } from './fight.ts'
import { Table } from './table.ts'

describe('battle', () => {
  it('ARCS-8.1 all own ships there attack a Rival with any piece there', () => {
    const t = new Table().ships('1a', 0, 1, 2).city('1a', 1).ships('1g', 0, 1).leads('G2').play('act:battle', '?battle:1a:p2')
    expect(t.keys()).toEqual(['assault:0', 'assault:1', 'assault:2', 'assault:3'])
  })

  it('ARCS-8.2 at most six of a kind, one die for each ship, none at all is legal', () => {
    const t = new Table().ships('1a', 0, 8).city('1a', 1).leads('G2').play('act:battle', '?battle:1a:p2')
    expect(t.keys().at(-1)).toBe('assault:6')
    t.play('assault:6')
    expect(t.keys()).toEqual(['skirmish:0', 'skirmish:1', 'skirmish:2'])
    const none = new Table().ships('1a', 0, 1).ships('1a', 1, 1).city('5h', 1).leads('G2').play('act:battle', '?battle:1a:p2', 'assault:0', 'skirmish:0')
    expect(none.step()).toBe('turn')
  })

  it('ARCS-8.3 raid dice need a defending building, or a defender without any building', () => {
    const dice = (t: Table): string[] => t.leads('G2').play('act:battle', '?battle:1a:p2', 'assault:0', 'skirmish:0').keys()
    expect(dice(new Table().ships('1a', 0, 1).ships('1a', 1, 1).city('5h', 1))).not.toContain('raid:1')
    expect(dice(new Table().ships('1a', 0, 1).ships('1a', 1, 1))).toContain('raid:1')
    expect(dice(new Table().ships('1a', 0, 1).ships('1a', 1, 1).city('1a', 1))).toContain('raid:1')
  })

  it('ARCS-8.5 ARCS-8.6 ARCS-8.7 ARCS-8.8 ARCS-9.1 ARCS-9.2 ARCS-9.5 the example: hits taken, hits dealt, the city falls, Outrage, Ransack, raid', () => {
    const t = new Table().ships('4a', 0, 4).ships('4a', 1, 1, 2).city('4a', 1, true).tokens(0, 'relic').holds(0, 'BC24').tokens(1, 'relic', 'material', 'weapon')
    t.court('BC01', 'BC02', 'BC03', 'BC04').agents('BC02', 1, 1).agents('BC02', 2, 2)
    fight(t, '4a', [2, 0, 2], { self: 1, intercept: 2, hits: 1, building: 1, keys: 2 })
    // Two hits on the attacker: one is applied to a fresh ship without asking, then a choice.
    expect(t.step()).toBe('takeHit')
    t.play('hitShip:fresh')
    expect([t.fresh('4a', 0), t.damaged('4a', 0)]).toEqual([2, 2])
    expect(t.step()).toBe('dealHit')
    t.play('hitShip:fresh')
    expect([t.fresh('4a', 1), t.damaged('4a', 1)]).toEqual([0, 3])
    expect(t.buildings('4a')).toEqual([])
    expect(t.isOutraged(0, 'relic')).toBe(true)
    expect([t.has(0, 'relic'), t.where('BC24')]).toEqual([0, 'courtDiscard'])
    expect(t.guildsOf(0)).toEqual(['BC02'])
    expect(t.trophiesOf(0)).toBe(4)
    expect(t.step()).toBe('raid')
    expect(t.slots(1).slice(0, 3)).toEqual(['relic', 'material', 'weapon'])
    expect(t.keys()).not.toContain('loot:relic:3:1')
    t.play('loot:material:1:2', 'loot:weapon:1:3')
    expect([t.has(0, 'material'), t.has(0, 'weapon'), t.has(1, 'relic')]).toEqual([1, 1, 1])
  })

  it('ARCS-8.6 however many intercepts: one hit for each fresh defending ship, once', () => {
    const t = fight(new Table().ships('1a', 0, 5).ships('1a', 1, 2).city('1a', 1), '1a', [0, 0, 2], { intercept: 2, keys: 0 })
    expect(t.step()).toBe('takeHit')
    t.play('hitShip:fresh')
    expect([t.fresh('1a', 0), t.damaged('1a', 0)]).toEqual([3, 2])
  })

  it('ARCS-8.7 ARCS-20.3 hits that find no ship strike buildings', () => {
    const t = fight(new Table().ships('1a', 0, 2).ships('1a', 1, 0, 1).city('1a', 1), '1a', [0, 2, 0], { hits: 2 })
    expect(t.damaged('1a', 1)).toBe(0)
    expect(t.buildings('1a')).toEqual(['1 city damaged'])
  })

  it('ARCS-8.8 building hits leave ships alone', () => {
    const t = fight(new Table().ships('1a', 0, 3).ships('1a', 1, 2).city('1a', 1), '1a', [0, 0, 1], { building: 1, keys: 1 })
    expect([t.fresh('1a', 1), t.buildings('1a')]).toEqual([2, ['1 city damaged']])
  })

  it('ARCS-8.9 ARCS-8.10 a piece may be hit twice; surplus is lost; the other side takes Trophies', () => {
    const t = fight(new Table().ships('1a', 0, 3).ships('1a', 1, 1).city('5h', 1), '1a', [0, 3, 0], { hits: 3 })
    expect([t.fresh('1a', 1) + t.damaged('1a', 1), t.trophiesOf(0)]).toEqual([0, 1])
    const lost = fight(new Table().ships('1a', 0, 0, 1).ships('1a', 1, 1).starport('1a', 1), '1a', [1, 0, 0], { hits: 1, self: 1 })
    expect([lost.onMap(0), lost.trophiesOf(1)]).toEqual([0, 1])
  })

  it('ARCS-8.11 the dice strike though all attackers are gone; the raid does not happen', () => {
    const t = new Table().ships('1a', 0, 0, 2).city('1a', 1).tokens(1, 'fuel')
    fight(t, '1a', [1, 0, 1], { hits: 1, self: 2, keys: 1 })
    expect(t.buildings('1a')).toEqual(['1 city damaged'])
    expect(t.has(1, 'fuel')).toBe(1)
    expect(t.step()).not.toBe('raid')
  })

  it('ARCS-8.12 ARCS-9.7 with two cities destroyed: both Outrages, then two Ransacks, then the raid', () => {
    const t = new Table().ships('1a', 0, 4).city('1a', 1, true).city('1a', 1, true).tokens(0, 'weapon').tokens(1, 'weapon', 'fuel')
    t.court('BC12', 'BC13', 'BC03', 'BC04').agents('BC12', 1, 1).agents('BC13', 1, 1)
    fight(t, '1a', [0, 2, 2], { hits: 1, building: 1, keys: 2, self: 1, intercept: 1 })
    expect(t.has(0, 'weapon')).toBe(0)
    expect(t.step()).toBe('ransack')
    expect(t.keys()).toEqual(['ransack:BC12', 'ransack:BC13'])
    t.play('ransack:BC12')
    expect(t.guildsOf(0)).toEqual(['BC12', 'BC13'])
    expect(t.trophiesOf(0)).toBe(4)
    expect(t.step()).toBe('raid')
  })

  it('ARCS-8.13 ships of a ransacked Mass Uprising are no attackers: no raid', () => {
    const t = new Table().ships('1a', 0, 0, 2).city('1a', 1, true).tokens(1, 'fuel').court('BC26').agents('BC26', 1, 1)
    fight(t, '1a', [1, 0, 1], { hits: 1, self: 2, keys: 1 })
    t.play('cluster:1')
    expect(t.fresh('1a', 0)).toBe(1)
    expect(t.has(1, 'fuel')).toBe(1)
    expect(t.step()).not.toBe('raid')
  })
})

describe('destroyed cities', () => {
  it('ARCS-9.2 repeated Outrage discards again without an agent', () => {
    const t = new Table().ships('1a', 0, 2).city('1a', 1, true).outrage(0, 'weapon').tokens(0, 'weapon')
    fight(t, '1a', [0, 2, 0], { hits: 1 })
    expect([t.has(0, 'weapon'), t.state.agents[0]]).toEqual([0, 9])
  })

  it('ARCS-9.3 an outraged resource still counts and is gained', () => {
    const t = new Table().city('5h', 0).outrage(0, 'psionic').ships('5h', 0, 1).leads('A4').play('act:tax')
    expect(t.counts(0, 'empath')).toBe(1)
  })

  it('ARCS-9.4 without an agent the space is marked, and the next agent home goes there', () => {
    const t = new Table().ships('1a', 0, 2).city('1a', 1, true).court('BC01', 'BC02').agents('BC01', 0, 1).captives(2, 0, 9)
    fight(t, '1a', [0, 2, 0], { hits: 1 })
    expect(t.isOutraged(0, 'weapon')).toBe(true)
    t.play('act:secure', '?secure:BC01')
    expect(t.state.agents[0]).toBe(0)
    expect(t.state.outrage[2]).toBe(1)
  })

  it('ARCS-9.5 Ransack is mandatory where a card has an agent of the defender, majority or not; own agents go home', () => {
    const t = new Table().ships('1a', 0, 2).city('1a', 1, true).court('BC01', 'BC02').agents('BC01', 1, 1).agents('BC01', 2, 3).agents('BC01', 0, 1)
    fight(t, '1a', [0, 2, 0], { hits: 1 })
    expect(t.guildsOf(0)).toEqual(['BC01'])
    expect([t.trophiesOf(0), t.state.agents[0]]).toEqual([5, 9])
  })

  it('ARCS-9.6 Outrage by a card brings no Ransack', () => {
    const t = new Table().court('BC28', 'BC01').agents('BC28', 0, 1).agents('BC01', 1, 1).ships('1a', 0, 1).leads('G2').play('act:secure', '?secure:BC28', 'outrage:fuel')
    expect(t.step()).not.toBe('ransack')
    for (const seat of [0, 1, 2, 3]) expect(t.isOutraged(seat, 'fuel')).toBe(true)
  })

  it('ARCS-9.8 tokens for the cost of their slot, cards for their keys, one by one, stopping when one likes', () => {
    const t = new Table().ships('1a', 0, 4).city('1a', 1).tokens(1, 'relic', 'fuel').holds(1, 'BC25', 'BC01').trophies(1, 2, 1).captives(1, 3, 1)
    fight(t, '1a', [0, 0, 4], { keys: 3, intercept: 1, self: 1, building: 2 })
    expect(t.keys()).toEqual(['stop', 'steal:BC01', 'steal:BC25', 'loot:relic:3:1', 'loot:fuel:1:2'])
    t.play('steal:BC25')
    expect(t.keys()).toEqual(['stop', 'loot:fuel:1:2'])
    t.play('stop')
    expect([t.guildsOf(0), t.has(1, 'fuel'), t.captivesOf(1)]).toEqual([['BC25'], 1, 1])
  })

  it('ARCS-9.9 ARCS-20.8 tokens on a Cartel are safe in battle; Silver-Tongues takes them', () => {
    const t = new Table().ships('1a', 0, 3).city('1a', 1).holds(1, 'BC06')
    fight(t, '1a', [0, 0, 3], { keys: 2, intercept: 1, self: 2, building: 2 })
    t.play('?hitShip:fresh').offers('stop')
    expect(t.keys()).toEqual(['stop', 'steal:BC06'])
    const silver = new Table().ships('1a', 0, 3).holds(1, 'BC06').holds(0, 'BC20').leads('G2').play('prelude:BC20', 'stealFromCard:p2:fuel')
    expect([silver.has(0, 'fuel'), silver.state.supply[1]]).toEqual([1, 4])
  })
})
