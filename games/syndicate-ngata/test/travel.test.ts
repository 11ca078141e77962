import { describe, expect, it } from 'vitest'
import { secretFromSeed } from '#kernel/chance.ts'
import { game, Table, territory } from './table.ts'

const EXO = ['koss', 'new_victoria', 'blackstar', 'kronos', 'cora', 'bohr_station']
const MIDDLE = ['vimana', 'goshen', 'ceto', 'ukemochi_city', 'etna', 'kafka', 'io', 'hypatia', 'meridian']
const INNER = ['kepler', 'tycho', 'honos']

describe('travel', () => {
  it('NG-4.1 actions in any order and number, but none while a confrontation is open', () => {
    const t = new Table().play('fly:koss', 'fly:blackstar', 'fly:koss')
    expect([t.at, t.state.fuel]).toEqual(['koss', 2])
    t.meets('X01')
    expect(t.step()).toBe('confront')
    expect(t.keysOffered().filter((key) => /^(fly|jump|route|refuel|draw|discard)/.test(key))).toEqual([])
  })

  it('NG-4.2 within a zone: one fuel, no dice, any cargo', () => {
    const t = new Table().keys('GREEN', 'GREEN', 'GREEN', 'BLUE', 'BLUE')
    expect(t.offered('fly')).toEqual(EXO.filter((id) => id !== 'cora'))
    const { chance } = t.play('fly:kronos').state
    expect([t.at, t.state.fuel, t.aboard.length]).toEqual(['kronos', 4, 5])
    expect(t.play('fly:cora').state.chance).toEqual(chance)
    expect(new Table().ship({ at: 'honos' }).offered('fly')).toEqual(['kepler', 'tycho'])
  })

  it('NG-4.3 from stop to stop of a route, one fuel, if the contraband fits the compartment', () => {
    const t = new Table().ship({ at: 'koss' }).keys('GREEN', 'BLUE')
    expect(t.offered('route')).toEqual(['vimana'])
    t.play('route:vimana')
    expect([t.at, t.state.fuel, t.state.alert]).toEqual(['vimana', 4, 1])
    expect(t.offered('route')).toEqual(['koss', 'new_victoria'])
    expect(new Table().ship({ at: 'kepler' }).offered('route')).toEqual(['kafka', 'io'])
    const heavy = new Table().ship({ at: 'koss' }).keys('GREEN', 'BLUE', 'BLUE')
    expect(heavy.offered('route')).toEqual([])
    expect(heavy.why('route:vimana')).toEqual(['NG-4.3'])
    expect(heavy.play('dropKey:GREEN').offered('route')).toEqual(['vimana'])
    expect(new Table().offered('route')).toEqual([])
  })

  it('NG-4.4 Blackstar, Koss, Vimana, Goshen: three fuel', () => {
    const t = new Table().ship({ at: 'blackstar' }).play('fly:koss', 'route:vimana', 'fly:goshen')
    expect([t.at, t.state.fuel]).toEqual(['goshen', 2])
  })

  it('NG-4.5 hyperjump to any territory of another zone: two fuel and a die, three and two dice across', () => {
    const t = new Table().keys('GREEN', 'GREEN', 'GREEN')
    expect(t.offered('jump')).toEqual([...MIDDLE, ...INNER])
    const near = new Table().jumps('goshen', 1, 2, 3)
    expect([near.at, near.state.fuel, (near.told('jumpDice')[0]['dice'] as number[]).length]).toEqual(['goshen', 3, 1])
    const far = new Table().jumps('tycho', 1, 2, 3)
    expect([far.at, far.state.fuel, (far.told('jumpDice')[0]['dice'] as number[]).length]).toEqual(['tycho', 2, 2])
    const inner = new Table().ship({ at: 'kepler', fuel: 2 })
    expect(inner.offered('jump')).toEqual(MIDDLE)
    expect(inner.why('jump:cora')).toEqual(['NG-5.5'])
  })

  it('NG-4.6 the ship has arrived; the highest die says what waits there', () => {
    for (const face of [1, 2, 3]) {
      const safe = new Table().keys('GREEN').jumps('goshen', face)
      expect([safe.step(), safe.at, safe.aboard, safe.state.alert]).toEqual(['act', 'goshen', ['GREEN'], 1])
    }
    for (const face of [4, 5]) {
      const met = new Table().next('X01').jumps('goshen', face)
      expect([met.step(), met.at, met.told('met')]).toEqual(['confront', 'goshen', [{ card: 0, at: territory('goshen') }]])
    }
    const trap = new Table().keys('GREEN').jumps('goshen', 6)
    expect([trap.step(), trap.at, trap.aboard, trap.state.alert]).toEqual(['act', 'goshen', [], 2])
  })

  it('NG-4.6 of two dice only the highest counts', () => {
    const low = new Table().next('X01').luckily('jump:tycho', (t) => `${(t.told('jumpDice')[0]['dice'] as number[]).toSorted().join()}` === '1,4')
    expect(low.step()).toBe('confront')
    const high = new Table().luckily('jump:tycho', (t) => `${(t.told('jumpDice')[0]['dice'] as number[]).toSorted().join()}` === '4,6')
    expect([high.step(), high.state.alert]).toEqual(['act', 2])
  })

  it('NG-4.7 a trap takes everything, compartment too, and raises the alert', () => {
    const t = new Table().keys('GREEN', 'BLUE', 'PURPLE').active('C13', 3).jumps('goshen', 6)
    expect([t.aboard, t.state.crystals, t.activeId, t.state.alert]).toEqual([[], 0, undefined, 2])
    expect(t.told('lostCargo')).toEqual([{ keys: [1, 1, 0, 1], crystals: 3, cubes: 0 }])
  })

  it('NG-4.8 two stops in one zone: the way within the zone is offered, once', () => {
    const t = new Table().ship({ at: 'koss' })
    expect([t.offers('fly:new_victoria'), t.offers('route:new_victoria')]).toEqual([true, false])
    const kafka = new Table().ship({ at: 'kafka' })
    expect([kafka.offers('fly:io'), kafka.offered('route')]).toEqual([true, ['kepler']])
  })

  it('NG-4.9 under a confrontation tile: arrive, leave, refuel, nothing else', () => {
    const t = new Table({}).ship({ at: 'cora' }).fled('X01', 'koss').hand('C01', 'C15').keys('GREEN').play('fly:koss')
    expect([t.offered('attempt'), t.offered('start')]).toEqual([[], []])
    expect([t.why('attempt:C01:0:plain'), t.why('start:C15')]).toEqual([['NG-4.9'], ['NG-4.9']])
    expect([t.offers('refuel'), t.offers('fly:cora'), t.offers('route:vimana'), t.offers('discard:C01'), t.offers('dropKey:GREEN')]).toEqual([true, true, true, true, true])
    expect(t.fuelCard('refill').play('refuel').state.fuel).toBe(5)
  })
})

describe('cargo and fuel', () => {
  it('NG-5.1 keys, crystals and red cubes take a slot each', () => {
    const at = (table: Table): string[] => table.ship({ at: 'koss' }).offered('route')
    expect(at(new Table().keys('GREEN').active('C13', 1))).toEqual(['vimana'])
    expect(at(new Table().keys('GREEN').active('C13', 2))).toEqual([])
    expect(at(new Table().cubes('X09'))).toEqual(['vimana'])
    expect(at(new Table().cubes('X09').keys('GREEN'))).toEqual([])
    expect(at(new Table().cubes('X09', 'first').keys('GREEN'))).toEqual(['vimana'])
  })

  it('NG-5.2 two slots, four with bulkheads; the hold takes anything', () => {
    const t = new Table().technologies('bulkheads').ship({ at: 'koss' }).keys('GREEN', 'GREEN', 'BLUE', 'BLUE')
    expect(t.offered('route')).toEqual(['vimana'])
    expect(t.keys('BLUE').offered('route')).toEqual([])
    expect(t.offered('fly').length).toBe(5)
  })

  it('NG-5.3 what is in the compartment no syndicate can take', () => {
    const t = new Table().keys('GREEN', 'BLUE').meets('X10').lost('attack')
    expect([t.aboard, t.state.alert]).toEqual([['GREEN', 'BLUE'], 2])
  })

  it('NG-5.4 a refill fills the tank, a confrontation brings none and one is drawn', () => {
    const t = new Table().ship({ fuel: 1 }).fuelCard('refill').play('refuel')
    expect([t.state.fuel, t.step()]).toEqual([5, 'act'])
    const met = new Table().ship({ fuel: 1 }).meets('X02')
    expect([met.state.fuel, met.step(), met.where('X02')]).toEqual([1, 'confront', 'met'])
  })

  it('NG-5.4 drawn cards are out until the deck is empty; then it is made again', () => {
    const t = new Table().ship({ credits: 200, influence: 200 })
    for (let i = 0; i < 25; i++) t.play('refuel').bribe()
    expect([t.told('refilled').length, t.told('fuelConfrontation').length, t.told('fuelShuffled').length]).toEqual([16, 9, 0])
    expect([t.state.refills, t.state.confrontations]).toEqual([0, 0])
    t.play('refuel')
    expect([t.told('fuelShuffled').length, t.state.refills + t.state.confrontations]).toEqual([1, 24])
  })

  it('NG-5.4 every card of the fuel deck is as likely as any other', () => {
    let refills = 0
    for (let i = 0; i < 400; i++) {
      const state = game.start({}, 1, secretFromSeed(`lot${i}`))
      game.answer(state, 0, 'refuel')
      if (state.refills === 15) refills++
    }
    expect(Math.abs(refills / 400 - 16 / 25)).toBeLessThan(0.07)
  })

  it('NG-5.5 fuel is never owed; a full tank may draw', () => {
    const t = new Table().ship({ fuel: 0 })
    expect([t.offered('fly'), t.offered('jump'), t.offers('refuel')]).toEqual([[], [], true])
    expect([t.why('fly:koss'), t.why('jump:goshen')]).toEqual([['NG-5.5'], ['NG-5.5']])
    expect(new Table().ship({ fuel: 1 }).offered('jump')).toEqual([])
    expect(new Table().ship({ fuel: 2 }).offered('jump')).toEqual(MIDDLE)
    const full = new Table().fuelCard('refill').play('refuel')
    expect([full.state.fuel, full.told('refilled')]).toEqual([5, [{ fuel: 0 }]])
  })

  it('NG-5.6 contraband may be dropped anywhere and is lost', () => {
    const t = new Table().keys('GREEN', 'YELLOW').active('C13', 3)
    expect([t.offered('dropKey'), t.offers('dropCrystal'), t.offers('dropCubes')]).toEqual([['GREEN', 'YELLOW'], true, false])
    t.play('dropKey:YELLOW', 'dropCrystal')
    expect([t.aboard, t.state.crystals, t.state.alert]).toEqual([['GREEN'], 2, 1])
  })

  it('NG-5.7 after a lost attack the player names what stays, as much as the compartment holds', () => {
    const t = new Table().keys('GREEN', 'GREEN', 'BLUE', 'PURPLE').meets('X10').lost('attack')
    expect([t.step(), t.keysOffered()]).toEqual(['keep', ['keepKey:GREEN', 'keepKey:BLUE']])
    t.play('keepKey:BLUE', '?keepKey:PURPLE')
    expect([t.aboard, t.step(), t.state.alert]).toEqual([['BLUE', 'PURPLE'], 'act', 2])
    expect(t.told('lostCargo')).toEqual([{ keys: [2, 0, 0, 0], crystals: 0, cubes: 0 }])
  })

  it('NG-5.7 nothing is asked when it makes no difference', () => {
    const alike = new Table().keys('GREEN', 'GREEN', 'GREEN').meets('X10').lost('attack')
    expect([alike.step(), alike.aboard]).toEqual(['act', ['GREEN', 'GREEN']])
    const cubes = new Table().cubes('X08').keys('GREEN', 'BLUE').meets('X10').lost('attack')
    expect([cubes.step(), cubes.aboard, cubes.state.cubes]).toEqual(['act', [], 3])
    const one = new Table().cubes('X08', 'first').keys('GREEN', 'BLUE').meets('X10').lost('attack')
    expect([one.step(), one.keysOffered()]).toEqual(['keep', ['keepKey:GREEN', 'keepKey:BLUE']])
  })
})
