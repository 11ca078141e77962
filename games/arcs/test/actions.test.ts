import { describe, expect, it } from 'vitest'
import { zone } from '../rules/cards.ts'
import { Table } from './table.ts'

describe('control', () => {
  it('ARCS-2.6 more fresh ships than each Rival; ties, damaged ships and buildings give none', () => {
    const t = new Table().ships('1a', 0, 2).ships('1a', 1, 1).ships('1a', 2, 1)
    expect(t.controller('1a')).toBe(0)
    expect(new Table().ships('1a', 0, 2).ships('1a', 1, 2).controller('1a')).toBe(-1)
    expect(new Table().ships('1a', 0, 1, 3).ships('1a', 1, 2).city('1a', 0).controller('1a')).toBe(1)
    expect(new Table().city('1a', 0).ships('1a', 0, 0, 2).controller('1a')).toBe(-1)
  })

  it('ARCS-1.4 own pieces are Loyal: a battle never offers oneself as defender', () => {
    const t = new Table().ships('1a', 0, 2).ships('1a', 1, 1).ships('1a', 2, 1).leads('G2').play('act:battle')
    expect(t.keys()).toEqual(['battle:1a:p2', 'battle:1a:p3'])
  })
})

describe('tax', () => {
  it('ARCS-7.1 ARCS-7.2 ARCS-20.2 the example: an own material city, then a controlled psionic city whose owner loses an agent', () => {
    const t = new Table().city('1h', 0).city('5h', 1).ships('5h', 0, 2).ships('5h', 1, 1).ships('1h', 1, 3).leads('A4')
    t.play('act:tax', 'tax:1h:p1:material', 'act:tax', '?tax:5h:p2:psionic')
    expect([t.has(0, 'material'), t.has(0, 'psionic'), t.captivesOf(0), t.state.agents[1]]).toEqual([1, 1, 1, 9])
  })

  it('ARCS-7.1 not a Rival city without control; legal with an empty supply', () => {
    const t = new Table().city('5h', 1).ships('5h', 0, 2).ships('5h', 1, 2).leads('A4')
    expect(t.offers('act:tax')).toBe(false)
    expect(t.reasons()).toContain('act:tax ARCS-7.3')
    const empty = new Table().city('5h', 1).ships('5h', 0, 2).supply('psionic', 0).leads('A4').play('act:tax', '?tax:5h:p2:psionic')
    expect([empty.has(0, 'psionic'), empty.captivesOf(0)]).toEqual([0, 1])
  })

  it('ARCS-7.2 no captive when the Rival has no agent in supply', () => {
    const t = new Table().city('5h', 1).ships('5h', 0, 2).captives(2, 1, 10).leads('A4').play('act:tax', '?tax:5h:p2:psionic')
    expect(t.captivesOf(0)).toBe(0)
  })

  it('ARCS-7.3 each city once a turn, Prelude and pips together, a damaged one too', () => {
    const t = new Table().city('1a', 0, true).city('1h', 0).tokens(0, 'psionic').leads('A4').play('spend:psionic:tax', 'tax:1a:p1:weapon', 'act:tax')
    expect([t.has(0, 'weapon'), t.has(0, 'material')]).toEqual([1, 1])
    expect(t.offers('act:tax')).toBe(false)
  })

  it('ARCS-7.3 two cities on one planet are two', () => {
    const t = new Table().city('1a', 0).city('1a', 0, true).leads('A4').play('act:tax', 'act:tax')
    expect(t.has(0, 'weapon')).toBe(2)
    expect(t.offers('act:tax')).toBe(false)
  })
})

describe('build', () => {
  it('ARCS-7.4 ARCS-7.5 the example: a starport where a ship stands, then a ship at it', () => {
    const t = new Table().ships('1a', 0, 1).leads('C4').play('act:build', 'buildStarport:1a', 'act:build', 'buildShip:1a')
    expect(t.buildings('1a')).toEqual(['0 starport'])
    expect(t.fresh('1a', 0)).toBe(2)
    t.play('act:build')
    expect(t.keys()).not.toContain('buildShip:1a')
  })

  it('ARCS-7.4 a damaged ship is enough, an empty slot is needed, gates have none', () => {
    const t = new Table().ships('1c', 0, 0, 1).ships('2a', 0, 1).city('2a', 1).ships('4g', 0, 1).leads('C4').play('act:build')
    expect(t.keys()).toEqual(['buildCity:1c', 'buildStarport:1c'])
  })

  it('ARCS-7.5 a damaged starport builds; two starports build two', () => {
    const t = new Table().starport('1a', 0, true).starport('1a', 0).leads('C4').play('act:build', '?buildShip:1a', 'act:build', '?buildShip:1a')
    expect(t.fresh('1a', 0)).toBe(2)
    expect(t.offers('act:build')).toBe(false)
  })

  it('ARCS-7.6 under foreign control a piece is placed damaged, in a tie it is not', () => {
    const t = new Table().starport('1a', 0).ships('1a', 1, 1).leads('C4').play('act:build', 'buildShip:1a', 'act:build', 'buildCity:1a')
    expect(t.damaged('1a', 0)).toBe(1)
    expect(t.buildings('1a')).toEqual(['0 starport', '0 city damaged'])
    const tie = new Table().starport('1a', 0).ships('1a', 1, 1).ships('1a', 2, 1).leads('C4').play('act:build', 'buildShip:1a')
    expect(tie.fresh('1a', 0)).toBe(1)
  })

  it('ARCS-7.7 without pieces in supply there is nothing to build', () => {
    const t = new Table().starport('1c', 0).set({ ships: [0, 15, 15, 15] })
    t.state.trophies[16] = 15
    t.set({ trophies: t.state.trophies }).leads('C4')
    expect(t.offers('act:build')).toBe(false)
  })
})

describe('move', () => {
  it('ARCS-7.8 any number of ships, damaged ones too, to an adjacent system', () => {
    const t = new Table().ships('1a', 0, 2, 1).leads('M4').play('act:move', '?from:1a')
    expect(t.keys()).toEqual(['group:0:1', 'group:1:0', 'group:1:1', 'group:2:0', 'group:2:1'])
    t.play('group:1:1')
    expect(t.keys()).toEqual(['to:1g', 'to:1c'])
    t.play('to:1g')
    expect([t.fresh('1g', 0), t.damaged('1g', 0), t.fresh('1a', 0)]).toEqual([1, 1, 1])
    expect(t.step()).toBe('turn')
  })

  it('ARCS-7.9 the example: a Catapult passes gate 4 and stops in gate 5, which a Rival controls', () => {
    const t = new Table().ships('4a', 0, 2).starport('4a', 0).ships('5g', 1, 3).leads('M4').play('act:move', '?from:4a', 'group:2:0', 'to:4g')
    expect(t.step()).toBe('catapult')
    t.play('to:5g')
    expect([t.fresh('5g', 0), t.step()]).toEqual([2, 'turn'])
  })

  it('ARCS-7.9 it stops on any planet; a tied gate does not stop; a damaged starport will do', () => {
    const t = new Table().ships('4a', 0, 1).starport('4a', 0, true).ships('5g', 1, 1).ships('5g', 2, 1).leads('M4').play('act:move', '?from:4a', '?group:1:0', 'to:4g', 'to:5g')
    expect(t.step()).toBe('catapult')
    t.play('to:5c')
    expect(t.step()).toBe('turn')
  })

  it('ARCS-7.9 control is judged before the ships enter', () => {
    const t = new Table().ships('4a', 0, 3).starport('4a', 0).ships('4g', 1, 2).leads('M4').play('act:move', '?from:4a', 'group:3:0', 'to:4g')
    expect(t.controller('4g')).toBe(0)
    expect(t.step()).toBe('turn')
  })

  it('ARCS-7.10 ships are dropped on the way, nothing is picked up, and the rest may turn back', () => {
    const t = new Table().ships('4a', 0, 3).starport('4a', 0).ships('5g', 0, 2).leads('M4').play('act:move', 'from:4a', 'group:3:0', 'to:4g', 'to:5g')
    expect(t.keys()).not.toContain('to:4g')
    expect(t.keys().filter((key) => key.startsWith('drop'))).toEqual(['drop:1:0', 'drop:2:0'])
    t.play('drop:1:0', 'to:4g', 'stop')
    expect([t.fresh('5g', 0), t.fresh('4g', 0), t.fresh('4a', 0)]).toEqual([3, 2, 0])
  })

  it('ARCS-20.1 no Catapult from a Rival starport that one controls', () => {
    const t = new Table().ships('4a', 0, 2).starport('4a', 1).leads('M4')
    expect(t.controller('4a')).toBe(0)
    t.play('act:move', '?from:4a', 'group:2:0', 'to:4g')
    expect(t.step()).toBe('turn')
  })

  it('ARCS-2.4 a path marker is crossed in one step', () => {
    const t = new Table().ships('2g', 0, 1).leads('M4').play('act:move', '?from:2g', '?group:1:0')
    expect(t.keys()).toContain('to:4g')
    expect(t.keys()).not.toContain('to:3g')
  })
})

describe('repair, influence, secure', () => {
  it('ARCS-7.11 one Loyal damaged piece anywhere', () => {
    const t = new Table().ships('1a', 0, 0, 1).ships('2g', 1, 0, 1).city('5h', 0, true).leads('C4').play('act:repair')
    expect(t.keys()).toEqual(['repairShip:1a', 'repairBuilding:5h:first'])
    t.play('repairBuilding:5h:first')
    expect(t.buildings('5h')).toEqual(['0 city'])
  })

  it('ARCS-7.12 ARCS-20.5 one agent from supply; without agents there is no influencing', () => {
    const t = new Table().ships('1a', 0, 1).court('BC01', 'BC02').leads('M4').play('act:influence', 'influence:BC02')
    expect(t.state.influence[4]).toBe(1)
    const none = new Table().ships('1a', 0, 1).court('BC01').captives(1, 0, 10).leads('M4')
    expect(none.offers('act:influence')).toBe(false)
    expect(none.reasons()).toContain('act:influence ARCS-20.5')
  })

  it('ARCS-7.13 ARCS-7.14 secure needs more agents than each Rival; own come home, others are captured, the place is refilled', () => {
    const t = new Table().court('BC01', 'BC02', 'BC03', 'BC04').agents('BC01', 0, 2).agents('BC01', 1, 1).agents('BC01', 2, 1).agents('BC02', 0, 1).agents('BC02', 3, 1).leads('G4')
    t.play('act:secure', '?secure:BC01')
    expect(t.guildsOf(0)).toEqual(['BC01'])
    expect([t.captivesOf(0), t.state.agents[0], t.state.agents[1]]).toEqual([2, 9, 9])
    expect(t.state.row[0]).toBeGreaterThanOrEqual(0)
    expect(t.where('BC01')).toBe('guilds.0')
  })

  it('ARCS-7.15 secure and battle need a target', () => {
    const t = new Table().ships('1a', 0, 1).court('BC01').leads('G4')
    t.offers('end')
    expect(t.keys()).toEqual(['act:move', 'end'])
    expect(t.reasons()).toEqual(['act:secure ARCS-7.13', 'act:battle ARCS-7.15'])
  })

  it('ARCS-12.6 with an empty Court deck the row stays short', () => {
    const t = new Table().court('BC01', 'BC02').agents('BC01', 0, 1)
    const rest = t.state.cards.at[zone.courtDeck].map((card) => t.name(card))
    t.holds(3, ...rest.filter((id) => id < 'BC26'))
    for (const id of rest.filter((each) => each >= 'BC26')) t.discardCourt(id)
    t.leads('G4').play('act:secure', '?secure:BC01')
    expect(t.state.row).toEqual([-1, 1, -1, -1])
  })

  it('ARCS-12.1 ARCS-12.3 what the supply lacks is not placed and not gained', () => {
    const t = new Table().ships('1a', 0, 13).holds(0, 'BC15').leads('M4').play('prelude:BC15', '?levy:1a')
    expect([t.fresh('1a', 0), t.state.ships[0]]).toEqual([15, 0])
    const none = new Table().ships('1a', 0, 1).holds(0, 'BC23').supply('fuel', 0).city('1c', 0).leads('M4').play('prelude:BC23')
    none.offers('end')
    expect([none.has(0, 'material'), none.has(0, 'fuel'), none.has(0, 'weapon')]).toEqual([1, 0, 1])
  })

  it('ARCS-12.4 what a declaration sets off is ordered by the player', () => {
    const t = new Table().hand(1, 'A2').holds(0, 'BC17').leader(0, 'LEAD04').hand(0, 'C5', 'M6').play('lead:C5', 'declare:keeper')
    expect(t.keys()).toEqual(['goOn', 'look:p2', 'gain:material', 'gain:fuel', 'gain:weapon', 'gain:relic', 'gain:psionic'])
    t.play('gain:fuel')
    expect(t.keys()).toEqual(['goOn', 'look:p2'])
  })
})
