import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

const two = (): Table => new Table('circadians', 'ai')

describe('Circadians', () => {
  it('CC-16.1 the ship is no region: nothing to count or harvest, but recruits, returning units and moves know it as base', () => {
    const t = two().fighters('circadians', 'base circadians', 2).phase('harvest')
    expect(t.count('circadians')).toBe(0)
    const harvest = two().price('harvest', 'circadians', 3).phase('harvest').play('act', 'main')
    expect(harvest.offers('harvest:E-1')).toBe(false)
    const recruit = two().sectors('circadians', 0, 0, 2).price('recruit', 'circadians', 3).phase('recruit').play('act', 'main', 'recruit:2:E-1')
    expect(recruit.fightersAt('circadians', 'base circadians')).toBe(10)
    const move = two().fighters('circadians', 'base circadians', 2).building('circadians', 'outpost', 'D-3').price('move', 'circadians', 3)
      .phase('move').play('act', 'main')
    expect(move.keys().filter((key) => key.startsWith('move:E-1'))).toEqual(['move:E-1:D-1', 'move:E-1:D-3', 'move:E-1:E-2'])
  })

  it('CC-16.2 one controlled region next to the ship is harvested without a foundry, for its point', () => {
    const t = two().fighters('circadians', 'D-1', 1).fighters('circadians', 'E-2', 1).fighters('circadians', 'C-2', 1)
      .column('circadians', 'harvest', 4).price('harvest', 'circadians', 3).phase('harvest').play('act', 'main')
    expect(t.keys()).toEqual(['harvest:D-1', 'harvest:E-2', 'done'])
    t.play('harvest:E-2')
    expect([t.gems('circadians'), t.offersLike('harvest:')]).toEqual([2, false])
  })

  it('CC-16.3 CC-16.14 ten fighters of 2 Strength, 3 when Militarized is upgraded', () => {
    const strength = (t: Table): number => t.fighters('circadians', 'C-3', 3).fighters('ai', 'C-3', 1)
      .fight('circadians', 'C-3', 'ai', { circadians: 'guard', ai: 'guard' }).totals('circadians')[0]
    expect([strength(two()), strength(two().upgraded('militarized'))]).toEqual([7, 10])
  })

  it('CC-16.4 each fortress is one region more', () => {
    const count = (fortresses: readonly string[]): number | undefined => {
      const t = two().fighters('circadians', 'C-2', 1).fighters('circadians', 'D-1', 1)
      for (const region of fortresses) t.building('circadians', 'fortress', region)
      return t.only('income', { step: 'income' }).counted('circadians')
    }
    expect([count([]), count(['C-2']), count(['C-2', 'D-1'])]).toEqual([2, 3, 4])
  })

  it('CC-16.5 fortresses stand on three different terrains', () => {
    const t = two().has('circadians', 6, 3).fighters('circadians', 'D-1', 1).fighters('circadians', 'C-3', 1).fighters('circadians', 'C-2', 1)
      .building('circadians', 'fortress', 'D-1').price('build', 'circadians', 3).phase('build').play('act', 'main', 'build:fortress:gem')
    expect(t.buildingsAt('C-2')).toEqual(['circadians fortress'])
  })

  it('CC-16.6 CC-14.3 a glory for each attribute; 1 gives a redeploy, 2 an energy', () => {
    const t = two().has('circadians', 6, 9).glory('circadians', 0).fighters('circadians', 'D-1', 2).fighters('circadians', 'E-2', 1)
    for (const region of ['C-2', 'C-3', 'D-2', 'D-3', 'E-4', 'E-3']) t.fighters('circadians', region, 1)
    t.only('income', { step: 'income' })
    t.by('circadians', 'gain:UA', 'upgradeAttribute:covert')
    expect([t.gloryOf('circadians'), t.attributeUp('covert'), t.gems('circadians')]).toEqual([1, true, 8])
    expect(t.keys('circadians').some((key) => key.startsWith('redeploy:'))).toBe(true)
    t.by('circadians', 'decline', 'gain:UA', 'upgradeAttribute:tactical')
    expect([t.gloryOf('circadians'), t.gems('circadians')]).toEqual([2, 7])
    expect(t.energy('circadians')).toBe(10)
  })

  it('CC-16.6 CC-12.8 four attributes win when Income is done', () => {
    const t = two().has('circadians', 6, 9).glory('circadians', 3).upgraded('covert', 'tactical', 'mobile')
    for (const region of ['D-1', 'E-2', 'C-2', 'C-3', 'D-2', 'D-3']) t.fighters('circadians', region, 1)
    t.only('income', { step: 'income' }).by('circadians', 'gain:UA', 'upgradeAttribute:militarized')
    t.drain()
    expect([t.step(), t.winners()]).toEqual(['over', ['circadians']])
  })

  it('CC-16.7 the relic row: the attribute costs its gems, and without them there is none', () => {
    const collect = (gems: number): Table => two().round(2).relics('circadians', 1).has('circadians', 6, gems).fighters('circadians', 'C-3', 1)
      .phase('relics').play('advance:harvest:nothing')
    const t = collect(1).play('upgradeAttribute:covert')
    expect([t.gems('circadians'), t.gloryOf('circadians')]).toEqual([0, 1])
    expect(collect(0).step()).toBe('price')
  })

  it('CC-16.8 Sable: the opponent plans and reveals first, base and upgraded', () => {
    for (const up of [false, true]) {
      const t = two().leader('Sable', 'C-3', up).fighters('ai', 'C-3', 3).hand('ai', 'T09').only('combat', { step: 'battles', seat: 0 }).select('C-3', 'ai')
      expect(t.asked()).toEqual(['ai'])
      t.reveal({ ai: 'guard T09' })
      expect([t.asked(), t.told('revealed').length]).toEqual([['circadians'], 1])
      t.reveal({ circadians: 'guard' })
      expect(t.totals('circadians')).toEqual(up ? [5, 2, 2] : [3, 0, 2])
    }
  })

  it('CC-16.8 a bluff before Sable is seen as a bluff', () => {
    const t = two().leader('Sable', 'C-3').fighters('ai', 'C-3', 3).hand('ai', 'T09').only('combat', { step: 'battles', seat: 0 }).select('C-3', 'ai')
      .reveal({ ai: 'guard bluff' })
    expect([t.asked(), t.handOf('ai')]).toEqual([['circadians'], ['T09']])
  })

  it('CC-16.9 Akira in Recruit: a gem for an energy, upgraded for nothing, once', () => {
    const use = (up: boolean): Table => two().leader('Akira', 'base circadians', up).price('recruit', 'circadians', 3).phase('recruit').play('act', 'useLeader:Akira')
    const base = use(false)
    expect([base.energy('circadians'), base.gems('circadians'), base.offers('useLeader:Akira')]).toEqual([5, 2, false])
    expect([use(true).energy('circadians'), use(true).gems('circadians')]).toEqual([6, 2])
    const away = two().leader('Akira', 'reserve').price('recruit', 'circadians', 3).phase('recruit').play('act')
    expect(away.offers('useLeader:Akira')).toBe(false)
    const other = two().leader('Akira', 'D-1').price('harvest', 'circadians', 3).phase('harvest').play('act')
    expect(other.offers('useLeader:Akira')).toBe(false)
  })

  it('CC-16.10 Renzo counts as 3 for pinning, upgraded as 5, both ways', () => {
    const free = (up: boolean): number => {
      const t = two().leader('Renzo', 'C-3', up).fighters('ai', 'C-3', 7).price('move', 'ai', 3).phase('move').play('act', 'main', 'move:C-3:D-3')
      return Math.max(...t.keys().map((key) => Number(key.split(':')[1])))
    }
    expect([free(false), free(true)]).toEqual([4, 2])
    const own = two().leader('Renzo', 'C-3').fighters('circadians', 'C-3', 4).fighters('ai', 'C-3', 3).price('move', 'circadians', 3).phase('move')
      .play('act', 'main', 'move:C-3:D-3')
    expect(own.keys()).toContain('fighters:4')
  })

  it('CC-16.11 Zoey retreats with the fighters, to any region with own presence', () => {
    for (const up of [false, true]) {
      const t = two().leader('Zoey', 'C-3', up).fighters('circadians', 'C-3', 2).fighters('ai', 'C-3', 3).fighters('circadians', 'E-4', 1)
        .fighters('circadians', 'D-1', 1).leader('Akira', 'D-1')
      t.fight('ai', 'C-3', 'circadians', { circadians: 'retreat', ai: 'guard' })
      expect(t.keys().filter((key) => key.includes('E-4')).length).toBeGreaterThanOrEqual(1)
      const key = t.keys().find((each) => each === 'retreatWith:E-4:Zoey') ?? 'retreat:E-4'
      t.play(key, '?with:Zoey')
      expect([t.fightersAt('circadians', 'E-4'), t.whereIs('Zoey')]).toEqual([3, 'E-4'])
    }
  })

  it('CC-16.11 not together with another leader; she may go to base instead', () => {
    const t = two().leader('Zoey', 'C-3').fighters('circadians', 'C-3', 2).fighters('ai', 'C-3', 3).fighters('circadians', 'D-3', 1).leader('Akira', 'D-3')
    t.fight('ai', 'C-3', 'circadians', { circadians: 'retreat', ai: 'guard' }).play('?retreat:D-3')
    expect([t.fightersAt('circadians', 'D-3'), t.whereIs('Zoey')]).toEqual([3, 'circadians base'])
  })

  it('CC-16.12 Melvan: 2 Strength more away from the ship, upgraded 3; an outpost does not bring the ship nearer', () => {
    const strength = (region: string, up: boolean, outpost = false): number => {
      const t = two().leader('Melvan', region, up).fighters('ai', region, 1)
      if (outpost) t.building('circadians', 'outpost', region)
      return t.fight('circadians', region, 'ai', { circadians: 'guard', ai: 'guard' }).totals('circadians')[0]
    }
    expect([strength('C-3', false), strength('C-3', true), strength('D-1', false), strength('D-1', true)]).toEqual([5, 7, 3, 4])
    expect(strength('C-3', false, true)).toBe(7)
  })

  it('CC-16.13 CC-24.1 Covert: the intelligence card of who was beaten, upgraded after a defeat too', () => {
    const after = (own: number, up: boolean): string => {
      const t = two().fighters('circadians', 'C-3', own).fighters('ai', 'C-3', 5)
      if (up) t.upgraded('covert')
      return t.fight('circadians', 'C-3', 'ai', { circadians: 'guard', ai: 'guard' }).intelOf('ai')
    }
    expect([after(5, false), after(1, false), after(1, true), after(5, true)]).toEqual(['held', 'supply', 'held', 'held'])
    const given = two().intel('ai', 'given').fighters('circadians', 'C-3', 5).fighters('ai', 'C-3', 1)
      .fight('circadians', 'C-3', 'ai', { circadians: 'guard', ai: 'guard' })
    expect(given.intelOf('ai')).toBe('given')
  })

  it('CC-16.15 Tactical: take back the card just used for an energy, once; upgraded twice, for nothing', () => {
    const battle = (up: boolean): Table => {
      const t = two().fighters('circadians', 'C-3', 5).fighters('ai', 'C-3', 1).fighters('circadians', 'D-3', 3).fighters('ai', 'D-3', 1).hand('circadians', 'T09')
      if (up) t.upgraded('tactical')
      return t.fight('circadians', 'C-3', 'ai', { circadians: 'guard T09', ai: 'guard' }).playLike('takeBack:')
    }
    const base = battle(false)
    expect([base.energy('circadians'), base.handOf('circadians')]).toEqual([5, ['T09']])
    base.select('D-3', 'circadians').play('?decline').reveal({ circadians: 'guard T09', ai: 'guard' })
    expect([base.step(), base.handOf('circadians')]).toEqual(['price', []])
    const up = battle(true)
    expect(up.energy('circadians')).toBe(6)
    up.select('D-3', 'circadians').play('?decline').reveal({ circadians: 'guard T09', ai: 'guard' }).playLike('takeBack:')
    expect(up.handOf('circadians')).toEqual(['T09'])
  })

  it('CC-16.16 Mobile: one move that leaves the ship is free; upgraded it may go to any region with own presence', () => {
    const moves = (up: boolean): Table => {
      const t = two().fighters('circadians', 'base circadians', 4).fighters('circadians', 'E-4', 1)
      if (up) t.upgraded('mobile')
      return t.price('move', 'circadians', 3).phase('move').play('act', 'main')
    }
    const base = moves(false)
    expect(base.offers('move:E-1:E-4')).toBe(false)
    base.play('move:E-1:D-1', 'fighters:1', 'move:E-1:D-1', 'fighters:1', 'move:E-1:D-1', 'fighters:1')
    expect([base.fightersAt('circadians', 'D-1'), base.offersLike('move:')]).toEqual([3, false])
    const up = moves(true).play('move:E-1:E-4', 'fighters:4')
    expect(up.fightersAt('circadians', 'E-4')).toBe(5)
  })

  it('CC-16.17 Perceptive: draw one more and put one of them away; upgraded two', () => {
    const draw = (up: boolean): Table => {
      const t = two().deck('T01', 'T02', 'T03').hand('circadians', 'T20')
      if (up) t.upgraded('perceptive')
      return t.column('circadians', 'build', 5).price('build', 'circadians', 3).phase('build').play('act', 'secondary')
    }
    const base = draw(false)
    expect(base.keys().map((key) => key.slice(8, 11))).toEqual(['T01', 'T02'])
    base.discard('T01')
    expect([base.handOf('circadians'), base.discarded()]).toEqual([['T02', 'T20'], ['T01']])
    const up = draw(true).discard('T01').discard('T03')
    expect(up.handOf('circadians')).toEqual(['T02', 'T20'])
  })
})

describe('intelligence cards', () => {
  it('CC-24.1 at Income any number are given away: one region more for each', () => {
    const t = new Table('circadians', 'ai', 'zcharo').intel('ai', 'held').intel('zcharo', 'held').fighters('circadians', 'C-3', 1).only('income', { step: 'income' })
    expect(t.keys('circadians')).toEqual(['give:ai', 'give:zcharo', 'done'])
    t.by('circadians', 'give:ai', 'give:zcharo')
    expect([t.intelOf('ai'), t.intelOf('zcharo')]).toEqual(['fresh', 'fresh'])
    expect(t.counted('circadians')).toBe(3)
  })

  const battle = (foe: 'ai' | 'leyrien' | 'jrayek' | 'oxataya', lay: (t: Table) => Table = (t) => t): Table =>
    lay(new Table('circadians', foe).intel(foe, 'held').fighters('circadians', 'C-3', 4).fighters(foe, 'C-3', 1))
      .only('combat', { step: 'battles', seat: 0 }).select('C-3', foe)

  it('CC-24.2 CC-24.3 AI: 2 shields against them, if the Circadians say so before planning, once a round', () => {
    const t = battle('ai', (table) => table.fighters('circadians', 'D-3', 3).fighters('ai', 'D-3', 1))
    expect([t.asked(), t.keys()]).toEqual([['circadians'], ['useIntelligence:ai', 'decline']])
    t.play('useIntelligence:ai').reveal({ circadians: 'assault', ai: 'guard' })
    expect(t.told('battle')).toHaveLength(2)
    expect(t.offers('useIntelligence:ai')).toBe(false)
    const shields = (key: string): number => battle('ai').play(key).reveal({ circadians: 'assault', ai: 'guard' }).totals('circadians')[2]
    expect([shields('useIntelligence:ai'), shields('decline')]).toEqual([2, 0])
  })

  it('CC-24.3 Leyrien: up to 2 of their morale Strength is ignored', () => {
    const strength = (key: string): number => battle('leyrien', (t) => t.fighters('leyrien', 'D-1', 1).fighters('leyrien', 'E-2', 1).morale('C-3', 'D-1', 'E-2'))
      .play(key).reveal({ circadians: 'assault', leyrien: 'guard' }).totals('leyrien')[0]
    expect([strength('useIntelligence:leyrien'), strength('decline')]).toEqual([4, 6])
  })

  it('CC-24.3 Jrayek: 2 Strength if an opposing Ryh-zu takes part, whoever commands it', () => {
    const strength = (key: string): number => battle('jrayek', (t) => t.ryhzu('Uryk', 'C-3', 'jrayek')).play(key)
      .reveal({ circadians: 'assault', jrayek: 'guard' }).totals('circadians')[0]
    expect([strength('useIntelligence:jrayek'), strength('decline')]).toEqual([11, 9])
    expect(battle('jrayek').offers('useIntelligence:jrayek')).toBe(false)
    const other = new Table('circadians', 'jrayek', 'ai').intel('jrayek', 'held').fighters('circadians', 'C-3', 4).ryhzu('Uryk', 'C-3', 'ai')
      .only('combat', { step: 'battles', seat: 0 }).select('C-3', 'ai')
    expect(other.offers('useIntelligence:jrayek')).toBe(true)
  })

  it('CC-24.3 Oxataya: 1 Attack against them', () => {
    const attack = (key: string): number => battle('oxataya').play(key).reveal({ circadians: 'guard', oxataya: 'guard' }).totals('circadians')[1]
    expect([attack('useIntelligence:oxataya'), attack('decline')]).toEqual([1, 0])
  })

  it('CC-24.3 Zcharo: 2 energy at the end of Discover if they gained research in it', () => {
    const energy = (...keys: string[]): number => new Table('circadians', 'zcharo').intel('zcharo', 'held').price('discover', 'zcharo', 3)
      .phase('discover').play(...keys, 'pass').energy('circadians')
    expect([energy('act', 'main', 'advance:harvest:nothing', '?end'), energy('pass')]).toEqual([8, 6])
  })

  it('CC-24.4 given cards help once in their phase and go back to the supply', () => {
    const use = (foe: 'ai' | 'zcharo' | 'leyrien' | 'oxataya', phase: 'recruit' | 'harvest' | 'move' | 'build', lay: (t: Table) => Table): Table =>
      lay(new Table('circadians', foe).intel(foe, 'given')).price(phase, foe, 3).phase(phase).play('act', `useIntelligence:${foe}`)
    const ai = use('ai', 'recruit', (t) => t.sectors('ai', 5)).play('recruit:2:A-2')
    expect([ai.intelOf('ai'), ai.sectorsOf('ai'), ai.offers('useIntelligence:ai')]).toEqual(['supply', [3], false])
    expect(use('zcharo', 'harvest', (t) => t).gems('zcharo')).toBe(2)
    const leyrien = use('leyrien', 'move', (t) => t.fighters('leyrien', 'B-2', 1)).play('move:B-2:C-2', '?fighters:1')
    expect([leyrien.fightersAt('leyrien', 'C-2'), leyrien.offers('main')]).toEqual([1, true])
    const oxataya = use('oxataya', 'build', (t) => t.has('oxataya', 6, 0).fighters('oxataya', 'B-2', 1).building('oxataya', 'fortress', 'B-2').fighters('oxataya', 'B-3', 1))
      .play('main')
    expect(oxataya.offers('build:fortress:waived')).toBe(true)
  })

  it('CC-24.4 Jrayek use theirs in a later Income', () => {
    const later = new Table('circadians', 'jrayek').intel('jrayek', 'given').only('income', { step: 'income' })
    expect(later.keys('jrayek')).toContain('useIntelligence:jrayek')
    const now = new Table('circadians', 'jrayek').intel('jrayek', 'held').only('income', { step: 'income' }).by('circadians', 'give:jrayek')
    expect(now.keys('jrayek')).not.toContain('useIntelligence:jrayek')
  })
})
