import { describe, expect, it } from 'vitest'
import { fight } from './fight.ts'
import { Table } from './table.ts'

describe('lore', () => {
  it('ARCS-18.1 Tool-Priests: a ship at any controlled city, a Rival one too, once a turn', () => {
    const t = new Table().lore(0, 'L01').ships('1a', 0, 1).city('1a', 1).city('1h', 0).leads('C3').play('act:summon')
    expect(t.fresh('1a', 0)).toBe(2)
    expect(t.offers('act:summon')).toBe(false)
    expect(t.reasons()).toContain('act:summon ARCS-18.1')
  })

  it('ARCS-18.2 Galactic Rifles: a skirmish die for each fresh ship at a Rival next door; ships before buildings; no battle', () => {
    const t = new Table().lore(0, 'L02').lore(1, 'L04').ships('1g', 0, 2, 1).ships('1a', 1, 0, 1).city('1a', 1).leads('G2')
    t.luckily('act:fireRifles', (table) => table.told('riflesFired')[0]?.data['hits'] === 2)
    expect(t.told('riflesFired')[0].data['dice']).toBe(2)
    expect([t.trophiesOf(0), t.buildings('1a'), t.fresh('1g', 0)]).toEqual([1, ['1 city damaged'], 2])
  })

  it('ARCS-18.2 Galactic Rifles: a destroyed city outrages and ransacks, a Beloved player too', () => {
    const t = new Table().lore(0, 'L02').leader(1, 'LEAD01').ships('1g', 0, 1).city('1a', 1, true).ships('4h', 1, 1).court('BC01', 'BC02').agents('BC01', 1, 1).leads('G2')
    t.luckily('act:fireRifles', (table) => table.told('riflesFired')[0]?.data['hits'] === 1)
    expect([t.isOutraged(0, 'weapon'), t.guildsOf(0)]).toEqual([true, ['BC01']])
    expect(t.step()).toBe('turn')
  })

  it('ARCS-18.3 Sprinter Drives: one group of the fresh ships that moved goes on once', () => {
    const t = new Table().lore(0, 'L03').ships('1a', 0, 2, 1).leads('M3').play('act:move', '?from:1a', 'group:2:1', 'to:1g')
    expect(t.keys()).toEqual(['decline', 'sprint:1g:1', 'sprint:1g:2'])
    t.play('sprint:1g:2', 'to:2g')
    expect([t.fresh('2g', 0), t.damaged('1g', 0), t.step()]).toEqual([2, 1, 'turn'])
  })

  it('ARCS-18.3 Sprinter Drives: after a Catapult one of the groups; not for damaged ships; with a Catapult of its own', () => {
    const t = new Table().lore(0, 'L03').ships('4a', 0, 2).starport('4a', 0).leads('M3').play('act:move', '?from:4a', 'group:2:0', 'to:4g', 'drop:1:0', 'to:5g', 'stop')
    expect(t.keys()).toEqual(['decline', 'sprint:4g:1', 'sprint:5g:1'])
    expect(new Table().lore(0, 'L03').ships('4a', 0, 0, 1).leads('M3').play('act:move', '?from:4a', '?group:0:1', 'to:4g').step()).toBe('turn')
    const again = new Table().lore(0, 'L03').ships('4g', 0, 1).starport('4a', 0).leads('M3').play('act:move', '?from:4g', '?group:1:0', 'to:4a', 'sprint:4a:1', 'to:4g')
    expect(again.step()).toBe('catapult')
    again.play('stop')
    expect(again.step()).toBe('turn')
  })

  it('ARCS-18.4 Mirror Plating: one more intercept if an assault die was rolled', () => {
    const t = fight(new Table().lore(1, 'L04').ships('1a', 0, 3).ships('1a', 1, 1).city('5h', 1), '1a', [1, 0, 0], { hits: 2, intercept: 1 })
    expect(t.damaged('1a', 0)).toBe(1)
    const skirmish = fight(new Table().lore(1, 'L04').ships('1a', 0, 3).ships('1a', 1, 1).city('5h', 1), '1a', [0, 1, 0], { hits: 1 })
    expect(skirmish.damaged('1a', 0)).toBe(0)
  })

  it('ARCS-18.5 Hidden Harbors: ships are built fresh; no raid dice against a fresh defending starport', () => {
    const t = new Table().lore(0, 'L05').starport('1a', 0).ships('1a', 1, 2).leads('C3').play('act:build', 'buildShip:1a')
    expect(t.fresh('1a', 0)).toBe(1)
    const raid = (damaged: boolean): boolean =>
      new Table().lore(1, 'L05').ships('1a', 0, 1).starport('1a', 1, damaged).leads('G2').play('act:battle', '?battle:1a:p2', 'assault:0', 'skirmish:0').keys().includes('raid:1')
    expect([raid(false), raid(true)]).toEqual([false, true])
  })

  it('ARCS-18.6 Signal Breaker: one rolled intercept is ignored if all attackers were fresh; not the one of Mirror Plating', () => {
    const icons = (t: Table): unknown => {
      t.leads('G2').play('act:battle', '?battle:1a:p2').rolls([1, 0, 0], (table) => ((table.told('rolled')[0]?.data['faces'] ?? []) as number[])[4] === 1)
      return t.told('battleResult')[0].data['intercept']
    }
    const base = (): Table => new Table().lore(0, 'L06').ships('1a', 1, 1).city('5h', 1)
    expect(icons(base().ships('1a', 0, 2))).toBe(0)
    expect(icons(base().ships('1a', 0, 2, 1))).toBe(1)
    expect(icons(base().ships('1a', 0, 2).lore(1, 'L04'))).toBe(1)
  })

  it('ARCS-18.7 Repair Drones: one attacking ship is repaired after the battle', () => {
    const t = fight(new Table().lore(0, 'L07').ships('1a', 0, 1, 2).ships('1a', 1, 1).city('5h', 1), '1a', [0, 1, 0], { hits: 1 })
    expect([t.fresh('1a', 0), t.damaged('1a', 0)]).toEqual([2, 1])
  })

  it('ARCS-18.8 Gate Ports: a starport in a gate, one in each; Rival ships that enter lose an agent', () => {
    const t = new Table().lore(0, 'L08').ships('1g', 0, 1).ships('2g', 0, 1).starport('2g', 1).leads('C3').play('act:build')
    expect([t.buildings('1g'), t.buildings('2g')]).toEqual([['0 starport'], ['1 starport']])
    const enter = (fresh: number, damaged: boolean): number => {
      const table = new Table().lore(1, 'L08').ships('1g', 1, fresh).starport('1g', 1, damaged).ships('1a', 0, 3).leads('M3').play('act:move', '?from:1a', 'group:3:0', 'to:1g')
      return table.captivesOf(1)
    }
    expect([enter(2, false), enter(2, true), enter(0, false)]).toEqual([1, 0, 0])
  })

  it('ARCS-18.9 Cloud Cities: a city outside the slots for a resource of the type, one on each planet, Outrage or not', () => {
    const t = new Table().lore(0, 'L09').ships('1c', 0, 1).city('1c', 1).tokens(0, 'fuel', 'fuel').outrage(0, 'fuel').leads('C3').play('act:build')
    expect(t.buildings('1c')).toEqual(['1 city', '0 city'])
    expect([t.has(0, 'fuel'), t.state.supply[1], t.offers('act:build')]).toEqual([1, 4, false])
    expect(new Table().lore(0, 'L09').ships('1c', 0, 1).city('1c', 1).leads('C3').offers('act:build')).toBe(false)
  })

  it('ARCS-18.9 Cloud Cities: the token that pays for the action cannot pay for the city too', () => {
    const t = new Table().lore(0, 'L09').ships('3h', 0, 0).ships('6a', 0, 1).city('6a', 1).tokens(0, 'material').leads('M3')
    expect(t.offers('spend:material:build')).toBe(false)
  })

  it('ARCS-18.10 Living Structures: Nurture taxes a Loyal city', () => {
    const t = new Table().lore(0, 'L10').ships('5h', 0, 2).city('5h', 1).city('1a', 0).leads('C3').play('act:nurture')
    expect([t.has(0, 'weapon'), t.captivesOf(0)]).toEqual([1, 0])
  })

  it('ARCS-18.10 ARCS-12.2 ARCS-20.6 Living Structures: Prune swaps starport and city with their damage, in slots only, if the other is in supply', () => {
    const t = new Table().lore(0, 'L10').ships('1a', 0, 1).starport('1a', 0, true).leads('A3').play('act:prune')
    expect([t.buildings('1a'), t.state.cities[0], t.state.starports[0]]).toEqual([['0 city damaged'], 4, 5])
    expect(t.trophiesOf(0)).toBe(0)
    const cloud = new Table().lore(0, 'L10').ships('1a', 0, 1).cloudCity('1a', 0).leads('A3')
    expect(cloud.offers('act:prune')).toBe(false)
    const missing = new Table().lore(0, 'L10').ships('1g', 0, 1).city('1c', 0).starport('1a', 0).starport('1a', 0).starport('1h', 0).starport('1h', 0).starport('2a', 0).leads('A3').play('act:prune')
    expect(missing.keys()).toEqual(['prune:1a:first', 'prune:1h:first', 'prune:2a:first'])
  })

  it('ARCS-18.11 Gate Stations: a city in a gate with the types of the cities of its cluster', () => {
    const t = new Table().lore(0, 'L11').ships('1g', 0, 1).city('1a', 1).city('1c', 2).leads('C3').play('act:build')
    expect(t.buildings('1g')).toEqual(['0 city'])
    expect(t.cityTypes('1g')).toEqual(['fuel', 'weapon'])
    const tax = new Table().lore(0, 'L11').ships('4h', 0, 1).city('1g', 0).city('1a', 1).city('1c', 2).leads('A3').play('act:tax')
    expect(tax.keys()).toEqual(['tax:1g:p1:fuel', 'tax:1g:p1:weapon'])
    const lonely = new Table().lore(0, 'L11').ships('4h', 0, 1).city('1g', 0).leads('A3').play('act:tax')
    expect(lonely.slots(0).every((token) => token === '-')).toBe(true)
  })

  it('ARCS-18.11 Gate Stations: destroying one outrages all its types', () => {
    const t = new Table().lore(1, 'L11').ships('1g', 0, 2)
    t.city('1g', 1, true).city('1a', 1).city('1c', 2)
    fight(t, '1g', [0, 2, 0], { hits: 1 })
    expect([t.isOutraged(0, 'fuel'), t.isOutraged(0, 'weapon'), t.isOutraged(0, 'relic')]).toEqual([true, true, false])
  })

  it('ARCS-18.12 Railgun Arrays: the attacker takes a hit before collecting dice', () => {
    const t = new Table().lore(1, 'L12').ships('1a', 0, 1, 1).ships('1a', 1, 1).leads('G2').play('act:battle', '?battle:1a:p2')
    expect(t.keys()).toEqual(['hitShip:fresh', 'hitShip:damaged'])
    t.play('hitShip:damaged')
    expect([t.trophiesOf(1), t.keys().at(-1)]).toEqual([1, 'assault:1'])
    expect(new Table().lore(1, 'L12').ships('1a', 0, 1, 1).ships('1a', 1, 0, 1).leads('G2').play('act:battle', '?battle:1a:p2').step()).toBe('collect')
  })

  it('ARCS-18.13 Ancient Holdings: a slot more, four keys', () => {
    const t = new Table().lore(0, 'L13').ships('1a', 0, 1).city('1a', 0).leads('A3').play('act:tax')
    expect(t.slots(0)).toEqual(['-', '-', '-', '-', '-', '-', 'weapon'])
    const raid = new Table().lore(1, 'L13').ships('1a', 0, 4).city('1a', 1).tokenIn(1, 7, 'relic')
    fight(raid, '1a', [0, 0, 4], { keys: 4, intercept: 2, self: 1, building: 1 })
    expect(raid.keys()).toContain('loot:relic:4:extra')
  })

  it('ARCS-18.14 Seeker Torpedoes: reroll up to one assault die for each fresh attacking ship, once', () => {
    const t = new Table().lore(0, 'L14').ships('1a', 0, 1, 2).ships('1a', 1, 3).city('5h', 1).leads('G2').play('act:battle', '?battle:1a:p2')
    t.rolls([3, 0, 0], (table) => table.step() === 'rolled' && (table.told('rolled')[0].data['faces'] as number[])[0] === 3)
    t.play('reroll:assault')
    expect(t.keys()).toEqual(['roll', 'again:assault:0'])
    t.play('again:assault:0')
    expect(t.told('battleResult')).toHaveLength(1)
    expect(t.told('rolled')).toHaveLength(2)
  })
})
