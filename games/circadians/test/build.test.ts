import { describe, expect, it } from 'vitest'
import { phases } from '../data/names.ts'
import { Table } from './table.ts'

/** AI begin Build with these points' column. */
const build = (column: number, lay: (t: Table) => Table = (t) => t): Table =>
  lay(new Table('ai', 'zcharo').has('ai', 20, 5).column('ai', 'build', column)).price('build', 'ai', 3).phase('build').play('act')

describe('Build', () => {
  it('CC-7.1 1, 1, 2, 2 and 3 points', () => {
    const points = (column: number): number => {
      const t = build(column, (table) => table.fighters('ai', 'D-1', 1).fighters('ai', 'E-2', 1)).play('main')
      let built = 0
      for (; t.offersLike('build:'); built++) t.play(t.offers('build:handlimit:nothing') ? 'build:handlimit:nothing' : t.offers('build:unlock:nothing') ? 'build:unlock:nothing' : 'build:harvest:nothing')
        .playLikely('lay:')
      return built
    }
    expect([1, 2, 3, 4, 5].map(points)).toEqual([1, 1, 2, 2, 3])
  })

  it('CC-7.1 the secondary action: a point for 4, 3, 4, 3 energy, a card for 2 in column 5', () => {
    const spent = (column: number): number[] => {
      const t = build(column, (table) => table.fighters('ai', 'D-1', 1)).play('secondary')
      const offered = t.offersLike('build:') ? 1 : 0
      return [20 - t.energy('ai'), offered, t.handOf('ai').length]
    }
    expect([1, 2, 3, 4, 5].map(spent)).toEqual([[4, 1, 0], [3, 1, 0], [4, 1, 0], [3, 1, 0], [2, 0, 1]])
  })

  it('CC-7.1 CC-7.7 columns 2 and 4 on arrival: a board foundation or a card; the card alone where none can be built', () => {
    const arrive = (lay: (t: Table) => Table): Table => lay(new Table('ai', 'zcharo').column('ai', 'build', 1)).price('discover', 'ai', 3)
      .phase('discover').play('act', 'main', 'advance:build:nothing')
    const t = arrive((table) => table.fighters('ai', 'D-1', 1))
    expect(t.keys()).toEqual(['gain:FD', 'gain:C1'])
    t.play('gain:FD', 'build:unlock:nothing', '?lay:D-1')
    expect(t.foundationsAt('D-1')).toBe(2)
    expect(arrive((table) => table).handOf('ai')).toHaveLength(1)
  })

  it('CC-7.2 any board foundation, in a controlled land region with fewer than three', () => {
    const t = build(1, (table) => table.fighters('ai', 'D-1', 1).fighters('ai', 'C-2', 1).fighters('zcharo', 'C-2', 1)).play('main')
    expect(t.keys().filter((key) => /research|unlock|harvest|handlimit|adjacent/.test(key)))
      .toEqual(['build:research:gem', 'build:unlock:nothing', 'build:harvest:nothing', 'build:handlimit:nothing', 'build:adjacent:gem'])
    t.play('build:adjacent:gem', '?lay:D-1')
    expect([t.foundationsAt('D-1'), t.gems('ai')]).toEqual([2, 4])
  })

  it('CC-2.6 CC-7.2 a region holds three foundations', () => {
    const t = build(5, (table) => table.fighters('ai', 'D-1', 1)).play('main', 'build:unlock:nothing', '?lay:D-1', 'build:harvest:nothing', '?lay:D-1')
    expect(t.foundationsAt('D-1')).toBe(3)
    expect(t.offersLike('build:handlimit')).toBe(false)
  })

  it('CC-7.3 the leftmost building of a type on an empty foundation of a controlled region; locks cost a gem', () => {
    const t = build(3, (table) => table.fighters('ai', 'D-1', 1)).play('main')
    expect(['build:foundry:nothing', 'build:outpost:gem', 'build:fortress:nothing'].map((key) => t.offers(key))).toEqual([true, true, true])
    t.play('build:outpost:gem', '?site:D-1:first')
    expect([t.buildingsAt('D-1'), t.gems('ai') >= 4]).toEqual([['ai outpost'], true])
    expect(t.offersLike('build:foundry')).toBe(false)
  })

  it('CC-7.3 not where another faction stands, not on a base, not on a lake', () => {
    expect(build(1, (table) => table.fighters('ai', 'D-1', 1).fighters('zcharo', 'D-1', 1)).offers('main')).toBe(false)
    expect(build(1, (table) => table.fighters('ai', 'base ai', 5)).offers('main')).toBe(false)
    const oxataya = new Table('oxataya', 'zcharo').fighters('oxataya', 'C-4', 2).price('build', 'oxataya', 3).phase('build').play('act')
    expect(oxataya.offers('main')).toBe(false)
  })

  it('CC-7.4 one building of each type in a region', () => {
    const t = build(1, (table) => table.fighters('ai', 'D-1', 1).foundation('ai', 'unlock').foundation('ai', 'harvest').building('ai', 'foundry', 'D-1')).play('main')
    expect([t.offersLike('build:foundry'), t.offersLike('build:fortress')]).toEqual([false, true])
  })

  it('CC-7.4 CC-18.1 the Zcharo have up to two outposts in a region', () => {
    const zcharo = (outposts: number): Table => {
      const t = new Table('zcharo', 'ai').fighters('zcharo', 'D-1', 1).foundation('zcharo', 'harvest').foundation('zcharo', 'handlimit')
      for (let i = 0; i < outposts; i++) t.building('zcharo', 'outpost', 'D-1')
      return t.price('build', 'zcharo', 3).phase('build').play('act', 'main')
    }
    expect([zcharo(1).offersLike('build:outpost'), zcharo(2).offersLike('build:outpost')]).toEqual([true, false])
  })

  it('CC-7.5 CC-7.6 location rewards: of relic foundations, start foundations and none of board foundations', () => {
    const reward = (region: string): number[] => {
      const t = new Table('jrayek', 'zcharo').fighters('jrayek', region, 1).price('build', 'jrayek', 3).phase('build').play('act', 'main')
        .play('build:foundry:nothing').playLikely('site:')
      return [t.energy('jrayek') - 6, t.gems('jrayek') - 1, t.handOf('jrayek').length, t.offersLike('advance:') ? 1 : 0]
    }
    expect([reward('C-2'), reward('C-3'), reward('D-2'), reward('D-3'), reward('E-3'), reward('E-4')]).toEqual([
      [2, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 1],
      [0, 0, 0, 1],
      [0, 0, 0, 0],
    ])
    // The Jrayek start foundations: a gem and a research.
    expect([reward('D-1'), reward('E-2')]).toEqual([[0, 1, 0, 0], [0, 0, 0, 1]])
  })

  it('CC-7.5 a reward comes again when the foundation is built on anew', () => {
    const t = new Table('ai', 'zcharo').building('ai', 'foundry', 'C-2').fighters('zcharo', 'C-2', 5).price('build', 'zcharo', 3).set({ phase: phases.indexOf('combat') })
    t.begin({ step: 'battles', seat: 1 }, { step: 'phase', phase: phases.indexOf('build') }).reveal({ ai: 'guard', zcharo: 'guard' })
    expect(t.buildingsAt('C-2')).toEqual([])
    t.play('act', 'main', 'build:foundry:nothing', '?site:C-2:first')
    expect([t.buildingsAt('C-2'), t.energy('zcharo')]).toEqual([['zcharo foundry'], 8])
  })

  it('CC-7.9 CC-7.10 the hand limit foundation: six cards and 2 energy at once', () => {
    const t = build(1, (table) => table.fighters('ai', 'D-1', 1)).play('main', 'build:handlimit:nothing', '?lay:D-1')
    expect(t.energy('ai')).toBe(22)
    const six = new Table('ai', 'zcharo').foundation('ai', 'handlimit').hand('ai', 'T01', 'T02', 'T03', 'T04', 'T05').column('ai', 'build', 5)
      .price('build', 'ai', 3).phase('build').play('act', 'secondary')
    expect(six.handOf('ai')).toHaveLength(6)
  })

  it('CC-7.1 CC-5.7 CC-7.5 CC-7.10 CC-18.1 the example: second fortress for 2 energy, hand limit foundation, second outpost on it; others pay 1', () => {
    const t = new Table('zcharo', 'ai')
      .has('zcharo', 6, 0)
      .column('zcharo', 'build', 5)
      .fighters('zcharo', 'D-1', 1)
      .fighters('zcharo', 'E-2', 2)
      .foundation('zcharo', 'unlock')
      .building('zcharo', 'fortress', 'D-1')
      .building('zcharo', 'outpost', 'D-1')
      .price('build', 'zcharo', 1)
      .phase('build')
    t.play('act', 'main', 'build:fortress:energy', '?site:E-2:first')
    // The second start foundation of the Zcharo gives a gem.
    expect([t.energy('zcharo'), t.gems('zcharo'), t.buildingsAt('E-2')]).toEqual([4, 1, ['zcharo fortress']])
    t.play('build:handlimit:nothing', 'lay:E-2')
    expect(t.energy('zcharo')).toBe(6)
    t.play('build:outpost:nothing', '?site:E-2:second')
    expect(t.buildingsAt('E-2')).toEqual(['zcharo fortress', 'zcharo outpost'])
    expect([t.gems('zcharo'), t.offers('secondary')]).toEqual([1, true])
    t.play('end', 'act')
    expect([t.energy('zcharo'), t.energy('ai')]).toEqual([7, 5])
  })
})
