import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

const zcharo = (column: number, lay: (t: Table) => Table = (t) => t): Table =>
  lay(new Table('zcharo', 'ai').has('zcharo', 20, 3).column('zcharo', 'recruit', column)).price('recruit', 'zcharo', 3).phase('recruit').play('act')

describe('Recruit', () => {
  it('CC-9.1 2, 4, 5, 7 and 9 points', () => {
    const points = (column: number): number => {
      const t = zcharo(column, (table) => table.sectors('zcharo', 10, 10)).play('main')
      return Math.max(...t.keys().filter((key) => key.startsWith('recruit:')).map((key) => Number(key.split(':')[1])))
    }
    expect([1, 2, 3, 4, 5].map(points)).toEqual([2, 4, 5, 7, 9])
  })

  it('CC-9.1 the secondary action deploys for 4, 5, 4, 4, 4 energy', () => {
    const spent = (column: number): number => 20 - zcharo(column).play('secondary').energy('zcharo')
    expect([1, 2, 3, 4, 5].map(spent)).toEqual([4, 5, 4, 4, 4])
  })

  it('CC-9.1 on arrival column 3 gives a gem or a card, column 5 three energy', () => {
    const arrive = (column: number): Table => new Table('zcharo', 'ai').column('zcharo', 'recruit', column).price('discover', 'zcharo', 3)
      .phase('discover').play('act', 'main')
    expect(arrive(2).play('advance:recruit:nothing').keys()).toEqual(['gain:G1', 'gain:C1'])
    expect(arrive(4).play('advance:recruit:gem').energy('zcharo')).toBe(9)
  })

  it('CC-9.2 a point for each step, from the last sector to the base', () => {
    const t = zcharo(2, (table) => table.sectors('zcharo', 2, 1)).play('main', 'recruit:1:E-1', 'advanceFighters:first:2', 'recruit:1:E-1')
    expect([t.sectorsOf('zcharo'), t.fightersAt('zcharo', 'base zcharo')]).toEqual([[0, 1], 19])
    expect(t.offersLike('recruit:')).toBe(false)
  })

  it('CC-9.3 the fast way costs a point and an energy, three for the Circadians, and the AI has none', () => {
    const t = zcharo(2, (table) => table.sectors('zcharo', 3, 0)).play('main', 'fastAdvance:3:E-1')
    expect([t.energy('zcharo'), t.sectorsOf('zcharo')]).toEqual([17, [0, 0]])
    const circadians = new Table('circadians', 'ai').has('circadians', 7, 0).sectors('circadians', 3, 0, 0).price('recruit', 'circadians', 3)
      .phase('recruit').play('act', 'main')
    expect([circadians.offers('fastAdvance:2:E-1'), circadians.offers('fastAdvance:3:E-1')]).toEqual([true, false])
    expect(circadians.play('fastAdvance:2:E-1').energy('circadians')).toBe(1)
    const ai = new Table('ai', 'zcharo').sectors('ai', 9).price('recruit', 'ai', 3).phase('recruit').play('act', 'main')
    expect(ai.offersLike('fastAdvance')).toBe(false)
  })

  it('CC-9.4 three points for a card, or for a gem with the Circadians and the AI, again and again', () => {
    const t = zcharo(4).play('main', 'exchange', 'exchange')
    expect([t.handOf('zcharo').length, t.offers('exchange')]).toEqual([2, false])
    const ai = new Table('ai', 'zcharo').column('ai', 'recruit', 4).price('recruit', 'ai', 3).phase('recruit').play('act', 'main', 'exchange')
    expect([ai.gems('ai'), ai.handOf('ai')]).toEqual([2, []])
  })

  it('CC-9.5 CC-9.7 a kept leader goes to the base for the gems on its side', () => {
    const t = zcharo(1, (table) => table.has('zcharo', 9, 1).leader('Oachra', 'reserve').leader('Cahzor', 'D-1').leader('Zucalah', 'reserve', true)).play('secondary')
    expect(t.keys()).toEqual(['deploy:Oachra:E-1', 'deploy:Zucalah:E-1'])
    t.play('deploy:Zucalah:E-1')
    expect([t.whereIs('Zucalah'), t.gems('zcharo'), t.isUpgraded('Zucalah')]).toEqual(['zcharo base', 0, true])
  })

  it('CC-9.7 Injura again for two gems, Demo for none', () => {
    const again = (name: string): number => {
      const t = new Table('ai', 'zcharo').has('ai', 9, 2).leader(name, 'reserve', true).price('recruit', 'ai', 3).phase('recruit')
        .play('act', 'secondary').play(`?deploy:${name}:E-1`)
      return 2 - t.gems('ai')
    }
    expect([again('Injura'), again('Demo'), again('Xiao')]).toEqual([2, 0, 1])
  })

  it('CC-9.6 Recruit points from elsewhere do the same', () => {
    const t = new Table('zcharo', 'ai').sectors('zcharo', 3, 0).column('zcharo', 'move', 3).price('discover', 'zcharo', 3).phase('discover')
      .play('act', 'main', 'advance:move:nothing', 'gain:R2')
    expect([t.offers('fastAdvance:2:E-1'), t.offers('advanceFighters:first:2'), t.offers('exchange')]).toEqual([true, true, false])
  })

  it('CC-9.1 CC-9.2 CC-9.4 CC-9.5 the example: seven points bring three fighters and a gem; Sable for 4 energy and a gem; others pay 1 and 1', () => {
    const t = new Table('circadians', 'ai', 'zcharo', 'jrayek').leader('Sable', 'reserve').column('circadians', 'recruit', 4)
      .sectors('circadians', 1, 1, 2).price('recruit', 'circadians', 2)
    const before = t.phase('recruit').fightersAt('circadians', 'base circadians')
    t.play('act', 'main', 'recruit:2:E-1', 'advanceFighters:second:1', 'recruit:1:E-1', 'exchange')
    expect([t.fightersAt('circadians', 'base circadians') - before, t.gems('circadians')]).toEqual([3, 2])
    t.play('?done', 'secondary', 'deploy:Sable:E-1')
    expect([t.whereIs('Sable'), t.energy('circadians'), t.gems('circadians')]).toEqual(['circadians base', 2, 1])
    t.play('act')
    expect([t.energy('ai'), t.energy('circadians')]).toEqual([4, 3])
  })
})
