import { describe, expect, it } from 'vitest'
import { START_FOUNDATION } from '../data/content.ts'
import { FACTION } from '../data/names.ts'
import { Table } from './table.ts'

const two = (): Table => new Table('leyrien', 'zcharo')
const fight = (t: Table, region = 'C-3', plan = 'guard'): Table => t.fight('leyrien', region, 'zcharo', { leyrien: plan, zcharo: 'guard' })

describe('Leyrien morale', () => {
  it('CC-19.1 tokens leave rows that stay balanced; the owner chooses on a tie', () => {
    const t = fight(two().has('leyrien', 6, 0).fighters('leyrien', 'C-3', 5).fighters('zcharo', 'C-3', 1))
    expect(t.keys()).toEqual(['row:combat', 'row:glory'])
    t.play('row:glory')
    expect(t.state.moraleRows).toEqual([0, 1])
    const second = fight(two().has('leyrien', 6, 0).fighters('leyrien', 'C-3', 5).fighters('zcharo', 'C-3', 1).fighters('leyrien', 'D-1', 1).morale('D-1'))
    // One is gone from the combat row, so that the next one leaves the glory row.
    expect([second.step(), second.state.moraleRows]).toEqual(['price', [1, 1]])
  })

  it('CC-19.1 a token that comes back keeps them balanced too', () => {
    const t = two().fighters('leyrien', 'D-1', 1).fighters('leyrien', 'C-3', 1).fighters('leyrien', 'E-3', 1).morale('D-1', 'C-3', 'E-3')
      .price('move', 'leyrien', 3).phase('move').play('act', 'main', 'move:C-3:D-3', '?fighters:1')
    expect([t.hasMorale('C-3'), t.state.moraleRows]).toEqual([false, [1, 1]])
    t.play('move:E-3:E-4', '?fighters:1')
    expect(t.keys()).toEqual(['row:combat', 'row:glory'])
  })

  it('CC-19.2 Strength by the combat row in regions with a token', () => {
    const total = (tokens: readonly string[]): number => {
      const t = two().fighters('leyrien', 'C-3', 2).fighters('zcharo', 'C-3', 1)
      for (const region of tokens) if (region !== 'C-3') t.fighters('leyrien', region, 1)
      return fight(t.morale(...tokens)).totals('leyrien')[0]
    }
    expect([total([]), total(['C-3']), total(['D-1']), total(['C-3', 'D-1', 'E-2']), total(['C-3', 'D-1', 'E-2', 'C-2', 'D-2', 'D-3', 'E-3'])]).toEqual([5, 6, 5, 7, 9])
  })

  it('CC-19.2 glory by the glory row at Income', () => {
    const glory = (tokens: number): number => {
      const t = two()
      const regions = ['C-3', 'D-1', 'E-2', 'C-2', 'D-2', 'D-3', 'E-3', 'E-4'].slice(0, tokens)
      for (const region of regions) t.fighters('leyrien', region, 1)
      return t.morale(...regions).only('income', { step: 'income' }).gloryOf('leyrien')
    }
    expect([glory(0), glory(2), glory(4), glory(6), glory(8)]).toEqual([0, 1, 2, 3, 5])
  })

  it('CC-19.3 one token in a region', () => {
    const t = fight(two().has('leyrien', 6, 0).fighters('leyrien', 'C-3', 5).fighters('zcharo', 'C-3', 1).morale('C-3'))
    expect([t.step(), t.state.moraleRows]).toEqual(['price', [1, 0]])
  })

  it('CC-19.4 a fortress boosts morale, and a victory in a marsh that they control afterwards', () => {
    const built = two().has('leyrien', 6, 1).fighters('leyrien', 'E-2', 1).price('build', 'leyrien', 3).phase('build')
      .play('act', 'main', 'build:fortress:gem', '?site:E-2:first', 'row:combat')
    expect(built.hasMorale('E-2')).toBe(true)
    const poor = (region: string): Table => fight(two().has('leyrien', 6, 0).fighters('leyrien', region, 5).fighters('zcharo', region, 1), region)
    expect(poor('C-3').play('row:combat').hasMorale('C-3')).toBe(true)
    expect(poor('D-2').hasMorale('D-2')).toBe(false)
    const three = new Table('leyrien', 'zcharo', 'ai').has('leyrien', 6, 0).fighters('leyrien', 'C-3', 5).fighters('zcharo', 'C-3', 1).building('ai', 'foundry', 'C-3')
    three.only('combat', { step: 'battles', seat: 0 }).select('C-3', 'zcharo').reveal({ leyrien: 'guard', zcharo: 'guard' })
    expect(three.hasMorale('C-3')).toBe(false)
  })

  it('CC-19.5 a token comes back with the last presence; one in the base stays', () => {
    const t = two().fighters('leyrien', 'C-3', 1).fighters('zcharo', 'C-3', 9).morale('C-3', 'base leyrien')
    fight(t)
    expect([t.hasMorale('C-3'), t.hasMorale('base leyrien')]).toEqual([false, true])
    const stays = two().fighters('leyrien', 'C-3', 1).building('leyrien', 'foundry', 'C-3').morale('C-3').price('move', 'leyrien', 3).phase('move')
      .play('act', 'main', 'move:C-3:D-3', '?fighters:1')
    expect(stays.hasMorale('C-3')).toBe(true)
  })
})

describe('Leyrien', () => {
  it('CC-19.6 fortresses on cliffs or plains', () => {
    const t = two().has('leyrien', 6, 2).fighters('leyrien', 'D-1', 1).price('build', 'leyrien', 3).phase('build').play('act', 'main')
    expect(t.offersLike('build:fortress')).toBe(false)
    const other = two().has('leyrien', 6, 2).fighters('leyrien', 'E-2', 1).price('build', 'leyrien', 3).phase('build').play('act', 'main')
    expect(other.offersLike('build:fortress')).toBe(true)
  })

  it('CC-19.7 the rewards of the glory track, and 14 that win', () => {
    const gain = (glory: number): Table => fight(two().has('leyrien', 6, 0).glory('leyrien', glory).leader('Eeyla', 'D-2')
      .fighters('leyrien', 'D-2', 5).sectors('leyrien', 0, 3).fighters('zcharo', 'D-2', 1), 'D-2')
    for (const before of [0, 2, 6, 7]) expect([before, gain(before).offersLike('recruit:')]).toEqual([before, true])
    expect([gain(4).offersLike('advance:'), gain(10).gems('leyrien'), gain(1).step()]).toEqual([true, 1, 'price'])
    const won = gain(13)
    expect([won.step(), won.winners()]).toEqual(['over', ['leyrien']])
  })

  it('CC-19.8 the first relic: a research and a token in the base for good', () => {
    const t = two().round(2).fighters('leyrien', 'C-3', 1).phase('relics').play('advance:harvest:nothing', 'row:glory')
    expect([t.hasMorale('base leyrien'), t.state.moraleRows]).toEqual([true, [0, 1]])
    const second = two().round(2).relics('leyrien', 1).fighters('leyrien', 'C-3', 1).phase('relics').play('advance:harvest:nothing')
    expect(second.gloryOf('leyrien')).toBe(2)
  })

  it('CC-19.9 Niruveh in Build: rewards twice; upgraded no foundation is needed, still three buildings to a region', () => {
    const build = (up: boolean, where = 'D-1'): Table => two().column('leyrien', 'build', 5).leader('Niruveh', where, up)
      .fighters('leyrien', 'C-2', 1).price('build', 'leyrien', 3).phase('build').play('act', 'main')
    expect(build(false).play('build:foundry:nothing', 'site:C-2:first').energy('leyrien')).toBe(10)
    expect(build(false, 'reserve').play('build:foundry:nothing', '?site:C-2:first').energy('leyrien')).toBe(8)
    const up = build(true).play('build:foundry:nothing', 'site:C-2:first', 'build:outpost:nothing')
    expect(up.offers('site:C-2:second')).toBe(true)
    up.play('site:C-2:second')
    expect([up.energy('leyrien'), up.buildingsAt('C-2'), up.foundationsAt('C-2')]).toEqual([10, ['leyrien foundry', 'leyrien outpost'], 1])
  })

  it('CC-19.10 Eeyla: a glory after each victory, base and upgraded', () => {
    for (const up of [false, true]) {
      const won = fight(two().has('leyrien', 6, 0).glory('leyrien', 1).leader('Eeyla', 'D-2', up).fighters('zcharo', 'D-2', 1), 'D-2')
      expect([won.victor(), won.gloryOf('leyrien')]).toEqual(['leyrien', 2])
      const lost = fight(two().glory('leyrien', 1).leader('Eeyla', 'D-2', up).fighters('zcharo', 'D-2', 9), 'D-2')
      expect(lost.gloryOf('leyrien')).toBe(1)
    }
  })

  it('CC-19.11 Vehlac: one free move alone at the end of Move, acting or not', () => {
    for (const up of [false, true]) {
      const t = two().leader('Vehlac', 'D-1', up).fighters('leyrien', 'D-1', 3).phase('move').play('pass', 'pass')
      expect([t.asked(), t.offers('move:D-1:C-2'), t.offers('decline')]).toEqual([['leyrien'], true, true])
      t.play('move:D-1:C-2', '?fighters:0')
      expect([t.whereIs('Vehlac'), t.fightersAt('leyrien', 'D-1')]).toEqual(['C-2', 3])
    }
    const pinned = two().leader('Vehlac', 'D-1').fighters('zcharo', 'D-1', 1).phase('move').play('pass', 'pass')
    expect(pinned.offersLike('move:D-1')).toBe(false)
  })

  it('CC-19.11 CC-10.8 Vehlac does not end where another leader stands, unless that is Ivi', () => {
    const open = (other: string): boolean => two().leader('Vehlac', 'D-1').leader(other, 'E-2').phase('move').play('pass', 'pass').offers('move:D-1:E-2')
    expect([open('Eeyla'), open('Ivi')]).toEqual([false, true])
  })

  it('CC-19.12 Ivi shares a region with another leader, base and upgraded', () => {
    for (const up of [false, true]) {
      const t = two().leader('Ivi', 'D-1', up).leader('Eeyla', 'E-2').price('move', 'leyrien', 3).phase('move')
        .play('act', 'main', 'move:D-1:E-2', '?with:Ivi', '?fighters:0')
      expect([t.whereIs('Ivi'), t.offers('done')]).toEqual(['E-2', true])
    }
  })

  it('CC-19.13 Rylach boosts morale on cliffs or plains where the turn leaves it, if it moved', () => {
    const move = (to: string, up: boolean): Table => two().leader('Rylach', 'D-1', up).price('move', 'leyrien', 3).phase('move')
      .play('act', 'main', `move:D-1:${to}`, '?with:Rylach', '?fighters:0', 'done', '?end', '?row:combat')
    expect([move('E-2', false).hasMorale('E-2'), move('C-2', true).hasMorale('C-2'), move('C-3', false).hasMorale('C-3')]).toEqual([true, true, false])
    const still = two().leader('Rylach', 'E-2').price('move', 'leyrien', 3).phase('move').play('act', 'main', 'done', '?end')
    expect(still.hasMorale('E-2')).toBe(false)
  })

  it('CC-19.14 Expeditious: marshes are adjacent; upgraded also base and fortresses', () => {
    const targets = (up: boolean, from: string): string[] => {
      const t = two().fighters('leyrien', 'D-1', 1).fighters('leyrien', 'base leyrien', 1).fighters('leyrien', 'D-3', 1).building('leyrien', 'fortress', 'D-3')
      if (up) t.upgraded('expeditious')
      return t
        .price('move', 'leyrien', 3)
        .phase('move')
        .play('act', 'main')
        .keys()
        .filter((key) => key.startsWith(`move:${from}:`))
        .map((key) => key.split(':')[2])
    }
    // Marshes are B-2, C-3, D-1 and E-3.
    expect(targets(false, 'D-1')).toEqual(['B-2', 'C-2', 'C-3', 'E-2', 'E-3'])
    expect(targets(false, 'E-1')).toEqual(['D-1', 'E-2'])
    expect(targets(true, 'E-1')).toEqual(['B-2', 'C-3', 'D-1', 'D-3', 'E-2', 'E-3'])
    expect(targets(true, 'D-3')).toEqual(['B-2', 'C-3', 'D-1', 'D-2', 'E-3', 'E-4'])
    expect(targets(true, 'D-1')).toContain('D-3')
    const retreat = two().fighters('leyrien', 'C-3', 2).fighters('zcharo', 'C-3', 5).fighters('leyrien', 'E-3', 1)
      .fight('zcharo', 'C-3', 'leyrien', { leyrien: 'retreat', zcharo: 'guard' })
    expect(retreat.fightersAt('leyrien', 'E-3')).toBe(3)
  })

  it('CC-19.15 Optimistic: an energy at Income with the glory row open; upgraded also a glory with three marshes', () => {
    const income = (up: boolean, regions: readonly string[], tokens: readonly string[]): Table => {
      const t = two().glory('leyrien', 1)
      for (const region of regions) t.fighters('leyrien', region, 1)
      if (up) t.upgraded('optimistic')
      return t.morale(...tokens).only('income', { step: 'income' })
    }
    expect(income(false, ['D-2', 'D-3'], ['D-2']).energy('leyrien')).toBe(6)
    expect(income(false, ['D-2', 'D-3'], ['D-2', 'D-3']).energy('leyrien')).toBe(7)
    expect(income(true, ['D-1', 'C-3', 'E-3'], []).gloryOf('leyrien')).toBe(2)
    expect(income(true, ['D-1', 'C-3', 'E-2'], []).gloryOf('leyrien')).toBe(1)
    expect(income(false, ['D-1', 'C-3', 'E-3'], []).gloryOf('leyrien')).toBe(1)
  })

  it('CC-19.16 CC-12.5 Spirited: a gem boosts morale after a victory anywhere; upgraded 2 Attack where morale is', () => {
    const won = (): Table => fight(two().fighters('leyrien', 'D-2', 5).fighters('zcharo', 'D-2', 1), 'D-2')
    expect(won().keys()).toEqual(['boostMorale', 'decline'])
    const boosted = won().play('boostMorale', 'row:combat')
    expect([boosted.hasMorale('D-2'), boosted.gems('leyrien')]).toEqual([true, 0])
    expect(won().play('decline').hasMorale('D-2')).toBe(false)
    // A gem that the research of the glory track took is not there any more.
    const researched = (): Table => fight(two().has('leyrien', 6, 1).glory('leyrien', 4).column('leyrien', 'move', 2).leader('Eeyla', 'D-2').fighters('leyrien', 'D-2', 3).fighters('zcharo', 'D-2', 1), 'D-2')
    expect(researched().play('advance:harvest:nothing').keys()).toEqual(['boostMorale', 'decline'])
    const spent = researched().play('advance:move:gem')
    expect([spent.gems('leyrien'), spent.hasMorale('D-2'), spent.step()]).toEqual([0, false, 'price'])
    const attack = (region: string): number => fight(two().upgraded('spirited').fighters('leyrien', 'D-2', 3).fighters('zcharo', 'D-2', 1).fighters('leyrien', 'D-3', 1).morale(region), 'D-2')
      .totals('leyrien')[1]
    expect([attack('D-2'), attack('D-3')]).toEqual([2, 0])
    // The upgraded side alone counts.
    expect(fight(two().upgraded('spirited').fighters('leyrien', 'D-2', 5).fighters('zcharo', 'D-2', 1), 'D-2').step()).toBe('price')
  })

  it('CC-19.17 Protective: 2 Strength in marshes, upgraded or not', () => {
    const strength = (region: string, up: boolean): number => {
      const t = two().fighters('leyrien', region, 3).fighters('zcharo', region, 1)
      if (up) t.upgraded('protective')
      return fight(t, region).totals('leyrien')[0]
    }
    expect([strength('D-2', false), strength('C-3', false), strength('C-3', true)]).toEqual([4, 6, 6])
  })

  it('CC-19.17 Protective: a shield where morale is, upgraded two', () => {
    const shields = (region: string, up: boolean): number => {
      const t = two().fighters('leyrien', 'D-2', 3).fighters('zcharo', 'D-2', 1).fighters('leyrien', 'D-3', 1).morale(region)
      if (up) t.upgraded('protective')
      return fight(t, 'D-2', 'assault').totals('leyrien')[2]
    }
    expect([shields('D-2', false), shields('D-2', true), shields('D-3', true)]).toEqual([1, 2, 0])
  })

  it('CC-3.9 CC-7.5 the start foundations of the Leyrien give a card and 2 energy', () => {
    const built = (region: string): number[] => {
      const t = two().reward('D-1', START_FOUNDATION + FACTION.leyrien * 2).fighters('leyrien', region, 1).price('build', 'leyrien', 3).phase('build')
        .play('act', 'main', 'build:foundry:nothing', `?site:${region}:first`)
      return [t.handOf('leyrien').length, t.energy('leyrien')]
    }
    expect([built('D-1'), built('E-2')]).toEqual([[1, 6], [0, 8]])
  })
})
