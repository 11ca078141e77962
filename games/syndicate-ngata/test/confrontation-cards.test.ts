import { describe, expect, it } from 'vitest'
import type { Key } from '../data/names.ts'
import { Table } from './table.ts'

/** A smuggler who can pay anything meets the card at Cora: the ways out, flights counted by the fuel that they take. */
function ways(id: string): string[] {
  const t = new Table().technologies('tanks').ship({ credits: 20, influence: 20, fuel: 8 }).meets(id)
  const [flight] = t.offered('flee')
  const other = t.keysOffered().filter((key) => !key.startsWith('flee'))
  if (flight === undefined) return other
  const fuel = 8 - new Table().technologies('tanks').ship({ fuel: 8 }).meets(id).play(`flee:${flight}`).state.fuel
  return [...other, `flee ${fuel}`]
}

/** Dice that the enemy rolls. */
const enemy = (id: string): number => (new Table().meets(id).play('attack').told('attacked')[0]['theirs'] as number[]).length

/** Where the two cubes can be delivered. */
function errand(id: string): string[] {
  const t = new Table().meets(id).play('errand')
  const places = ['koss', 'new_victoria', 'blackstar', 'kronos', 'cora', 'bohr_station', 'vimana', 'goshen', 'ceto', 'etna', 'kafka', 'io', 'kepler', 'tycho', 'honos']
  return places.filter((at) => t.ship({ at }).offered('deliverCube').length > 0)
}

describe('the Sovereign', () => {
  it('NG-9.1 Routine Inspection', () => expect(ways('X01')).toEqual(['bribe:credits:3', 'bribe:influence:2', 'dragnet', 'flee 2']))
  it('NG-9.2 Customs Cutter', () => expect(ways('X02')).toEqual(['bribe:credits:4', 'bribe:influence:3', 'dragnet', 'flee 2']))
  it('NG-9.3 Tariff Audit', () => expect(ways('X03')).toEqual(['bribe:credits:6', 'dragnet', 'flee 2']))
  it('NG-9.4 Patrol Frigate', () => expect([ways('X04'), enemy('X04')]).toEqual([['bribe:influence:4', 'attack', 'dragnet'], 2]))
  it('NG-9.5 Destroyer Shadow', () => expect(ways('X05')).toEqual(['bribe:influence:6', 'dragnet', 'flee 3']))
  it('NG-9.6 Undercover Marshal', () => expect([ways('X06'), enemy('X06')]).toEqual([['bribe:credits:5', 'bribe:influence:4', 'attack', 'dragnet'], 1]))
  it('NG-9.7 Checkpoint Net', () => expect(ways('X07')).toEqual(['bribe:credits:8', 'dragnet', 'flee 2']))
})

describe('syndicates', () => {
  it('NG-9.8 Fidge Enforcers', () => expect([ways('X08'), enemy('X08'), errand('X08')]).toEqual([['bribe:credits:4', 'attack', 'errand'], 1, ['koss', 'goshen']]))
  it('NG-9.9 Orion Runners', () =>
    expect([ways('X09'), enemy('X09'), errand('X09')]).toEqual([['bribe:credits:5', 'attack', 'errand', 'flee 2'], 2, ['kronos', 'vimana']]))
  it('NG-9.10 Terran Raiders', () => expect([ways('X10'), enemy('X10')]).toEqual([['bribe:credits:7', 'attack', 'flee 2'], 3]))
  it('NG-9.11 Kestrel Bounty Crew', () => expect([ways('X11'), enemy('X11')]).toEqual([['bribe:credits:5', 'bribe:influence:3', 'attack', 'flee 2'], 2]))
  it('NG-9.12 Montclair Debt', () => expect([ways('X12'), enemy('X12'), errand('X12')]).toEqual([['bribe:influence:4', 'attack', 'errand'], 2, ['io', 'tycho']]))
  it('NG-9.13 Lazarus Collectors', () => expect([ways('X13'), enemy('X13')]).toEqual([['bribe:credits:4', 'attack', 'flee 2'], 1]))
})

/** What a trade makes of ten credits, ten influence and these keys; what could not be paid says so. */
function trade(key: string, held: Key[] = [], ...given: string[]): unknown[] {
  const t = new Table().ship({ at: 'vimana', credits: 10, influence: 10 }).keys(...held).traders('vimana', key.slice(0, 3))
  if (!t.offers(`trade:${key}`)) return t.why(`trade:${key}`)
  t.play(`trade:${key}`, ...given)
  return [...t.purse, ...t.aboard]
}

describe('traders', () => {
  it('NG-9.14 NG-7.12 Vimana Trader', () => {
    expect([trade('X14a'), trade('X14b'), trade('X14c')]).toEqual([[6, 10, 'GREEN'], [8, 11], [13, 8]])
    expect(new Table().ship({ at: 'vimana', credits: 3, influence: 1 }).traders('vimana', 'X14').offered('trade')).toEqual(['X14b'])
  })

  it('NG-9.15 Black-Market Locksmith', () => {
    expect([trade('X15a'), trade('X15b')]).toEqual([[3, 10, 'BLUE'], [3, 10, 'YELLOW']])
    expect(new Table().ship({ at: 'vimana', credits: 6 }).traders('vimana', 'X15').offered('trade')).toEqual([])
  })

  it('NG-9.16 Information Broker', () => expect([trade('X16a'), trade('X16b')]).toEqual([[10, 6, 'YELLOW'], [8, 11]]))

  it('NG-9.17 Ghost Dealer', () => {
    expect([trade('X17a', ['GREEN']), trade('X17b', ['BLUE']), trade('X17c', ['YELLOW'])]).toEqual([[7, 10, 'BLUE'], [8, 10, 'YELLOW'], [8, 10, 'BLUE']])
    expect([trade('X17a', ['BLUE']), trade('X17b', ['YELLOW']), trade('X17c', [])]).toEqual([['NG-7.12'], ['NG-7.12'], ['NG-7.12']])
  })

  it('NG-9.18 Synth Broker: two keys of any colours, named one after the other', () => {
    expect(trade('X18a', ['GREEN', 'BLUE', 'BLUE'], 'giveKey:GREEN', '?giveKey:BLUE')).toEqual([6, 10, 'BLUE', 'PURPLE'])
    expect(trade('X18a', ['GREEN', 'BLUE', 'BLUE'], 'giveKey:BLUE', '?giveKey:BLUE')).toEqual([6, 10, 'GREEN', 'PURPLE'])
    expect(trade('X18a', ['GREEN', 'GREEN'])).toEqual([6, 10, 'PURPLE'])
    expect(trade('X18a', ['GREEN'])).toEqual(['NG-7.12'])
    const t = new Table().ship({ at: 'vimana' }).keys('GREEN', 'BLUE', 'YELLOW', 'PURPLE').traders('vimana', 'X18').play('trade:X18a')
    expect([t.step(), t.offered('giveKey')]).toEqual(['giveKeys', ['GREEN', 'BLUE', 'YELLOW']])
    expect(t.play('giveKey:BLUE').offered('giveKey')).toEqual(['YELLOW', 'PURPLE'])
  })
})
