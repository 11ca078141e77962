import { describe, expect, it } from 'vitest'
import type { Faction } from '../data/names.ts'
import { Table } from './table.ts'

/** Oxataya fight Leyrien in the plain D-3, where no attribute helps anybody. */
const two = (own = 3, other = 3): Table => new Table('oxataya', 'leyrien').has('leyrien', 6, 0).has('oxataya', 6, 1).glory('oxataya', 1)
  .fighters('oxataya', 'D-3', own).fighters('leyrien', 'D-3', other)

const use = (card: string, plan = 'guard', lay: (t: Table) => Table = (t) => t, selector: Faction = 'oxataya'): Table =>
  lay(two()).hand('oxataya', card).fight(selector, 'D-3', selector === 'oxataya' ? 'leyrien' : 'oxataya', { leyrien: 'guard', oxataya: `${plan} ${card}` })

/** Totals on guard and on assault. */
const totals = (card: string, lay: (t: Table) => Table = (t) => t, selector: Faction = 'oxataya'): number[][] => [use(card, 'guard', lay, selector)
  .totals('oxataya'), use(card, 'assault', lay, selector).totals('oxataya')]

describe('Tactics cards in battle', () => {
  it('CC-22.1 Crossfire 1/3: 2 Attack', () => {
    expect(totals('T01')).toEqual([[4, 2, 3], [6, 3, 0]])
  })

  it('CC-22.2 Relic Rites 5/0', () => {
    expect(totals('T02')).toEqual([[8, 0, 0], [3, 5, 0]])
  })

  it('CC-22.3 Overcharge 3/1: die Strength is Attack too', () => {
    expect(totals('T03')).toEqual([[6, 0, 1], [4, 3, 0]])
    const die = two().hand('oxataya', 'T03').fight('oxataya', 'D-3', 'leyrien', { leyrien: 'guard', oxataya: 'dieLeft T03' }, { oxataya: 4 }).play('keep')
    expect(die.totals('oxataya')).toEqual([10, 4, 0])
  })

  it('CC-22.4 Fighting Withdrawal 2/1: a gem after a retreat', () => {
    expect(totals('T04')).toEqual([[5, 0, 1], [4, 2, 0]])
    const t = use('T04', 'retreat')
    expect([t.totals('oxataya'), t.gems('oxataya')]).toEqual([[3, 0, 3], 2])
    expect(use('T04').gems('oxataya')).toBe(1)
  })

  it('CC-22.5 Dug In 3/2: 2 Attack with an own building', () => {
    expect(totals('T05')).toEqual([[6, 0, 2], [5, 3, 0]])
    expect(totals('T05', (t) => t.building('oxataya', 'foundry', 'D-3'))).toEqual([[6, 2, 2], [5, 5, 0]])
  })

  it('CC-22.6 Last Stand 2/3: 2 shields with strictly fewer units', () => {
    expect(totals('T06')).toEqual([[5, 0, 3], [6, 2, 0]])
    expect(totals('T06', (t) => t.leader('Niruveh', 'D-3'))).toEqual([[5, 0, 5], [6, 2, 2]])
  })

  it('CC-22.7 Ambush X/2: 2 Strength for who selected', () => {
    expect(totals('T07')).toEqual([[6, 0, 2], [7, 1, 0]])
    expect(totals('T07', (t) => t, 'leyrien')).toEqual([[4, 0, 2], [5, 1, 0]])
  })

  it('CC-22.8 Bulwark 1/4: a shield', () => {
    expect(totals('T08')).toEqual([[4, 0, 5], [7, 1, 1]])
  })

  it('CC-22.9 Massed Ranks 3/3', () => {
    expect(totals('T09')).toEqual([[6, 0, 3], [6, 3, 0]])
  })

  it('CC-22.10 Forced March 2/2: 2 Strength with an own leader, not with a Ryh-zu', () => {
    expect(totals('T10')).toEqual([[5, 0, 2], [5, 2, 0]])
    expect(totals('T10', (t) => t.leader('Azaru', 'D-3'))).toEqual([[12, 0, 2], [12, 2, 0]])
  })

  it('CC-22.11 Plunder 2/2: 3 energy on victory', () => {
    expect(totals('T11')).toEqual([[5, 0, 2], [5, 2, 0]])
    expect([use('T11').energy('oxataya'), use('T11', 'retreat').energy('oxataya')]).toEqual([9, 6])
  })

  it('CC-22.12 Sabotage 3/1: 2 opposing shields fewer, not below none', () => {
    expect(totals('T12')).toEqual([[6, 0, 1], [4, 3, 0]])
    const shields = (plan: string): number => two().hand('oxataya', 'T12').hand('leyrien', 'T20')
      .fight('oxataya', 'D-3', 'leyrien', { leyrien: plan, oxataya: 'guard T12' }).totals('leyrien')[2]
    expect([shields('guard T20'), shields('guard')]).toEqual([1, 0])
  })

  it('CC-22.13 Decoy 0/4: a card on defeat', () => {
    expect(totals('T13', (t) => t.fighters('leyrien', 'D-3', 3))).toEqual([[3, 0, 4], [7, 0, 0]])
    expect(use('T13', 'guard').handOf('oxataya')).toHaveLength(1)
    expect(use('T13', 'assault', (t) => t).handOf('oxataya')).toEqual([])
  })

  it('CC-22.14 Headhunt 4/1: 1 Strength for each opposing leader and Ryh-zu', () => {
    expect(totals('T14')).toEqual([[7, 0, 1], [4, 4, 0]])
    expect(totals('T14', (t) => t.leader('Niruveh', 'D-3').ryhzu('Halke', 'D-3', 'leyrien'))).toEqual([[9, 0, 1], [6, 4, 0]])
  })

  it('CC-22.15 Field Medics 1/3: one wound fewer after shields', () => {
    expect(totals('T15')).toEqual([[4, 0, 3], [6, 1, 0]])
    const wounded = (card: string): number => {
      const t = two(6, 6).hand('oxataya', card).hand('leyrien', 'T09').fight('oxataya', 'D-3', 'leyrien', { leyrien: 'swarm T09', oxataya: `guard ${card}` })
      return t.sectorsOf('oxataya')[0] - 14
    }
    // Six Attack against 3 shields.
    expect([wounded('T15'), wounded('T20')]).toEqual([2, 3])
  })

  it('CC-22.16 Salvage 2/2: 2 energy for each own building razed', () => {
    expect(totals('T16')).toEqual([[5, 0, 2], [5, 2, 0]])
    const lost = (plan: string): number => two(1, 9).building('oxataya', 'outpost', 'D-3').building('oxataya', 'fortress', 'D-3')
      .hand('oxataya', 'T16').fight('leyrien', 'D-3', 'oxataya', { leyrien: 'guard', oxataya: `${plan} T16` }).energy('oxataya')
    expect([lost('guard'), lost('retreat')]).toEqual([10, 10])
    expect(use('T16', 'guard', (t) => t.building('oxataya', 'fortress', 'D-3')).energy('oxataya')).toBe(6)
  })

  it('CC-22.17 Scorched Earth 2/X: on defeat two opposing fighters are wounded, within four', () => {
    expect(totals('T17')).toEqual([[5, 0, 1], [4, 2, 0]])
    const wounded = (plan: string): number => {
      const t = two(4, 9).hand('oxataya', 'T17').hand('leyrien', 'T08').fight('leyrien', 'D-3', 'oxataya', { leyrien: 'guard T08', oxataya: `${plan} T17` })
      return t.sectorsOf('leyrien')[0] - 11
    }
    expect(wounded('guard')).toBe(2)
    const most = new Table('ai', 'leyrien').has('leyrien', 6, 0).leader('Injura', 'D-3').fighters('ai', 'D-3', 2).fighters('leyrien', 'D-3', 9)
      .hand('ai', 'T17').fight('leyrien', 'D-3', 'ai', { leyrien: 'assault', ai: 'assault T17' })
    expect(most.gloryOf('ai')).toBe(4)
    expect(use('T17').sectorsOf('leyrien')[0]).toBe(17)
  })

  it('CC-22.18 Rally 3/0: 3 Strength with six fighters', () => {
    expect(totals('T18')).toEqual([[6, 0, 0], [3, 3, 0]])
    expect(totals('T18', (t) => t.fighters('oxataya', 'D-3', 3))).toEqual([[12, 0, 0], [9, 3, 0]])
    expect(totals('T18', (t) => t.fighters('oxataya', 'D-3', 2))[0]).toEqual([8, 0, 0])
  })

  it('CC-22.19 Blueprint 1/2: a gem on victory', () => {
    expect(totals('T19')).toEqual([[4, 0, 2], [5, 1, 0]])
    expect([use('T19').gems('oxataya'), use('T19', 'retreat').gems('oxataya')]).toEqual([2, 1])
  })

  it('CC-22.20 Insight 2/3', () => {
    expect(totals('T20')).toEqual([[5, 0, 3], [6, 2, 0]])
  })

  it('CC-22.21 Counterplan 1/1: 2 Strength if the opponent used a card', () => {
    expect(totals('T21')).toEqual([[4, 0, 1], [4, 1, 0]])
    const against = (plan: string): number => two().hand('oxataya', 'T21').hand('leyrien', 'T20')
      .fight('oxataya', 'D-3', 'leyrien', { leyrien: plan, oxataya: 'guard T21' }).totals('oxataya')[0]
    expect([against('guard T20'), against('guard bluff')]).toEqual([6, 4])
  })

  it('CC-22.22 Hold the Line 3/2: wins ties; against another one the selector does', () => {
    expect(totals('T22')).toEqual([[6, 0, 2], [5, 3, 0]])
    const victor = (theirs: string): string => two(2, 4).hand('oxataya', 'T22').hand('leyrien', 'T22')
      .fight('leyrien', 'D-3', 'oxataya', { leyrien: theirs, oxataya: 'guard T22' }).victor()
    expect(victor('guard')).toBe('oxataya')
    const both = two(4, 4).hand('oxataya', 'T22').hand('leyrien', 'T22').fight('leyrien', 'D-3', 'oxataya', { leyrien: 'guard T22', oxataya: 'guard T22' })
    expect(both.victor()).toBe('leyrien')
  })

  it('CC-22.23 Breakthrough 4/0: on victory a redeploy from here, before wounds', () => {
    expect(totals('T23')).toEqual([[7, 0, 0], [3, 4, 0]])
    const t = two(5, 4).fighters('oxataya', 'C-3', 1).leader('Azaru', 'D-3').hand('oxataya', 'T23')
      .fight('oxataya', 'D-3', 'leyrien', { leyrien: 'swarm', oxataya: 'guard T23' })
    expect(t.keys()).toEqual(['redeploy:D-3:C-3', 'decline'])
    t.play('redeploy:D-3:C-3', 'with:Azaru', 'fighters:5')
    expect([t.fightersAt('oxataya', 'C-3'), t.whereIs('Azaru'), t.fightersAt('oxataya', 'D-3')]).toEqual([6, 'C-3', 0])
    expect(use('T23', 'retreat').step()).toBe('price')
  })

  it('CC-22.24 Veterans X/X: 1 Strength', () => {
    expect(totals('T24')).toEqual([[5, 0, 1], [5, 1, 0]])
    const die = two().hand('oxataya', 'T24').fight('oxataya', 'D-3', 'leyrien', { leyrien: 'guard', oxataya: 'dieRight T24' }, { oxataya: 3 }).play('keep')
    expect(die.totals('oxataya')[0]).toBe(10)
  })

  it('CC-22.25 Tribute 2/2: on victory up to 2 energy from the opponent', () => {
    expect(totals('T25')).toEqual([[5, 0, 2], [5, 2, 0]])
    const won = (energy: number): number[] => {
      const t = use('T25', 'guard', (table) => table.has('leyrien', energy, 0))
      return [t.energy('oxataya'), t.energy('leyrien')]
    }
    expect([won(6), won(1), won(0)]).toEqual([[8, 4], [7, 0], [6, 0]])
  })

  it('CC-11.20 where both have an effect at the same moment, the selector comes first', () => {
    const tribute = (selector: Faction): number => {
      const t = new Table('zcharo', 'circadians').leader('Urzo', 'D-3').fighters('zcharo', 'D-3', 5).fighters('circadians', 'D-3', 1).hand('circadians', 'T09')
      t.fight(selector, 'D-3', selector === 'zcharo' ? 'circadians' : 'zcharo', { zcharo: 'guard', circadians: 'guard T09' })
      return t.playLikely('takeBack:').handOf('circadians').length
    }
    expect([tribute('zcharo'), tribute('circadians')]).toEqual([0, 1])
  })

  it('CC-11.21 bonuses of one kind add up, and shields never fall below none', () => {
    const t = new Table('jrayek', 'leyrien').has('leyrien', 6, 0).building('jrayek', 'fortress', 'D-3').building('jrayek', 'foundry', 'D-3')
      .fighters('leyrien', 'D-3', 1).hand('jrayek', 'T08').fight('jrayek', 'D-3', 'leyrien', { leyrien: 'retreat', jrayek: 'assault T08' })
    // Fortress 2, Fortified 1, Bulwark 1; the retreat without a card has none.
    expect([t.totals('jrayek')[2], t.totals('leyrien')[2]]).toEqual([4, 0])
  })
})
