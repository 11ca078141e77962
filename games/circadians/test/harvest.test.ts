import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

const harvest = (column: number, lay: (t: Table) => Table = (t) => t): Table =>
  lay(new Table('ai', 'zcharo').has('ai', 6, 1).column('ai', 'harvest', column)).price('harvest', 'ai', 3).phase('harvest').play('act')

describe('Harvest', () => {
  it('CC-8.1 4, 5, 6, 7, 9 energy and 1, 2, 2, 3, 3 points', () => {
    const got = (column: number): number[] => {
      const t = harvest(column, (table) => table.building('ai', 'foundry', 'D-1').building('ai', 'foundry', 'E-2').building('ai', 'foundry', 'C-2')).play('main')
      const energy = t.energy('ai') - 6
      let points = 0
      for (; t.offersLike('harvest:'); points++) t.playLike('harvest:')
      return [energy, points]
    }
    expect([1, 2, 3, 4, 5].map(got)).toEqual([[4, 1], [5, 2], [6, 2], [7, 3], [9, 3]])
  })

  it('CC-8.1 the secondary action: a gem for 2 energy, two for 4 in column 5', () => {
    const bought = (column: number): number[] => {
      const t = harvest(column).play('secondary')
      return [6 - t.energy('ai'), t.gems('ai') - 1]
    }
    expect([bought(1), bought(4), bought(5)]).toEqual([[2, 1], [2, 1], [4, 2]])
  })

  it('CC-8.1 CC-4.10 the example: a neutral price of 3, column 2, then a gem for 2 energy', () => {
    const t = new Table('jrayek', 'zcharo').column('jrayek', 'harvest', 2).phase('harvest').play('act')
    expect(t.energy('jrayek')).toBe(3)
    t.play('main')
    expect(t.energy('jrayek')).toBe(8)
    t.play('done', 'secondary')
    expect([t.energy('jrayek'), t.gems('jrayek')]).toEqual([6, 2])
  })

  it('CC-8.2 CC-2.5 the own base, and regions with an own foundry', () => {
    const t = harvest(3, (table) => table.building('ai', 'foundry', 'D-1').building('ai', 'outpost', 'E-2').fighters('ai', 'C-2', 2)).play('main')
    expect(t.keys()).toEqual(['harvest:D-1', 'harvest:E-1', 'done'])
    t.play('harvest:E-1')
    expect(t.energy('ai')).toBe(13)
    t.play('harvest:D-1')
    expect(t.handOf('ai')).toHaveLength(1)
  })

  it('CC-8.2 CC-7.9 with the harvest foundation any own building will do', () => {
    const t = harvest(3, (table) => table.foundation('ai', 'harvest').building('ai', 'outpost', 'E-2')).play('main')
    expect(t.offers('harvest:E-2')).toBe(true)
  })

  it('CC-8.3 each region once a round', () => {
    const t = harvest(3).play('main', 'harvest:E-1')
    expect(t.offers('harvest:E-1')).toBe(false)
  })

  it('CC-8.4 column 3: a loose token over what is printed in a controlled region or the own base', () => {
    const t = new Table('ai', 'zcharo').column('ai', 'harvest', 2).fighters('ai', 'D-1', 1).token('E-2', 'p1').fighters('ai', 'E-2', 1)
      .fighters('ai', 'C-2', 1).fighters('zcharo', 'C-2', 1)
    t.price('discover', 'ai', 3).phase('discover').play('act', 'main', 'advance:harvest:nothing')
    expect(t.keys()).toEqual([...['p2', 'p3', 'p4', 'p5', 'p6'].flatMap((token) => [`placeToken:${token}:D-1`, `placeToken:${token}:E-1`]), 'decline'])
    t.play('placeToken:p4:D-1')
    const harvested = new Table('ai', 'zcharo').token('D-1', 'p4').building('ai', 'foundry', 'D-1').price('harvest', 'ai', 3).phase('harvest')
      .play('act', 'main', 'harvest:D-1')
    expect([harvested.energy('ai'), harvested.handOf('ai')]).toEqual([14, []])
  })

  it('CC-8.5 column 5: a loose token in a controlled region turns', () => {
    const t = new Table('ai', 'zcharo').column('ai', 'harvest', 4).token('D-1', 'p4').token('E-1', 'p3').token('B-2', 'p1').fighters('ai', 'D-1', 1)
      .fighters('zcharo', 'B-2', 1)
    t.price('discover', 'ai', 3).phase('discover').play('act', 'main', 'advance:harvest:gem')
    expect(t.keys()).toEqual(['turnToken:D-1', 'turnToken:E-1', 'decline'])
    t.play('turnToken:D-1')
    const harvested = new Table('ai', 'zcharo').token('D-1', 'p4', true).building('ai', 'foundry', 'D-1').price('harvest', 'ai', 3).phase('harvest')
      .play('act', 'main', 'harvest:D-1')
    expect(harvested.energy('ai')).toBe(16)
  })

  it('CC-8.4 CC-8.5 without a token left, or one to turn, nothing happens', () => {
    const arrive = (column: number, lay: (t: Table) => Table): Table => lay(new Table('ai', 'zcharo').column('ai', 'harvest', column).fighters('ai', 'D-1', 1))
      .price('discover', 'ai', 3).phase('discover').play('act', 'main').playLike('advance:harvest')
    const regions = ['E-2', 'C-2', 'C-3', 'D-2', 'D-3', 'E-3']
    const none = arrive(2, (t) => ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].reduce((table, token, i) => table.token(regions[i], token), t))
    expect([none.columnOf('ai', 'harvest'), none.offersLike('placeToken')]).toEqual([3, false])
    const turned = arrive(4, (t) => t.token('D-1', 'p4', true))
    expect([turned.columnOf('ai', 'harvest'), turned.offersLike('turnToken')]).toEqual([5, false])
  })

  it('CC-8.6 what the six tokens give on either side', () => {
    const got = (token: string, upgraded: boolean): number[] => {
      const t = new Table('ai', 'zcharo').sectors('ai', 9).token('E-1', token, upgraded).price('harvest', 'ai', 3).phase('harvest').play('act', 'main', 'harvest:E-1')
      let research = 0
      while (t.offersLike('advance:')) {
        research++
        t.play('advance:recruit:nothing')
      }
      let recruits = 0
      while (t.offersLike('recruit:1')) {
        recruits++
        t.play('recruit:1:E-1')
      }
      return [t.energy('ai') - 10, t.gems('ai') - 1, t.handOf('ai').length, research, recruits]
    }
    expect(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map((token) => got(token, false)))
      .toEqual([[0, 0, 0, 1, 0], [0, 0, 0, 0, 3], [0, 2, 0, 0, 0], [4, 0, 0, 0, 0], [1, 0, 1, 0, 0], [0, 0, 1, 0, 1]])
    expect(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map((token) => got(token, true)))
      .toEqual([[2, 0, 0, 1, 0], [0, 0, 0, 0, 4], [0, 2, 0, 0, 1], [6, 0, 0, 0, 0], [3, 0, 1, 0, 0], [0, 0, 1, 0, 2]])
  })
})
