import { describe, expect, it } from 'vitest'
import type { Faction } from '../data/names.ts'
import { Table } from './table.ts'

const moving = (t: Table, faction: Faction, column = 1): Table => t.column(faction, 'move', column).price('move', faction, 3).phase('move').play('act', 'main')
const ai = (): Table => new Table('ai', 'zcharo')
const targets = (t: Table, from: string): string[] =>
  t
    .keys()
    .filter((key) => key.startsWith(`move:${from}:`))
    .map((key) => key.split(':')[2])

describe('Move', () => {
  it('CC-10.1 2, 3, 4, 5 and 6 points, and a card in column 5', () => {
    const points = (column: number): number[] => {
      const t = moving(ai().fighters('ai', 'D-1', 3), 'ai', column)
      let moves = 0
      for (; t.offersLike('move:'); moves++) t.play(t.fightersAt('ai', 'D-1') > 0 ? 'move:D-1:E-2' : 'move:E-2:D-1', 'fighters:3')
      return [moves, t.handOf('ai').length]
    }
    expect([1, 2, 3, 4, 5].map(points)).toEqual([[2, 0], [3, 0], [4, 0], [5, 0], [6, 1]])
  })

  it('CC-10.1 on arrival column 4 gives two Recruit points or a card', () => {
    const t = ai().sectors('ai', 3).column('ai', 'move', 3).price('discover', 'ai', 3).phase('discover').play('act', 'main', 'advance:move:nothing')
    expect(t.keys()).toEqual(['gain:R2', 'gain:C1'])
  })

  it('CC-10.1 CC-10.10 the secondary action upgrades a kept leader, off the map too, for energy and its gems', () => {
    const spent = (column: number): number => 20 - ai().has('ai', 20, 1).leader('Demo', 'reserve').leader('Xiao', 'D-1').column('ai', 'move', column)
      .price('move', 'ai', 3).phase('move').play('act', 'secondary').energy('ai')
    expect([1, 2, 3, 4, 5].map(spent)).toEqual([5, 5, 4, 4, 4])
    const t = ai().has('ai', 20, 1).leader('Adecai', 'reserve').leader('Xiao', 'D-1').leader('Demo', 'E-2').price('move', 'ai', 3).phase('move').play('act', 'secondary')
    expect(t.keys()).toEqual(['upgradeLeader:Adecai', 'upgradeLeader:Xiao'])
    t.play('upgradeLeader:Xiao')
    expect([t.isUpgraded('Xiao'), t.gems('ai')]).toEqual([true, 0])
  })

  it('CC-10.2 any number of units, to an adjacent region; points are independent of each other', () => {
    const t = moving(ai().fighters('ai', 'D-1', 3).fighters('ai', 'E-2', 2), 'ai')
    expect(targets(t, 'D-1')).toEqual(['C-2', 'E-2'])
    t.play('move:D-1:E-2', 'fighters:2')
    t.play('move:E-2:D-2', 'fighters:4')
    expect([t.fightersAt('ai', 'D-1'), t.fightersAt('ai', 'E-2'), t.fightersAt('ai', 'D-2')]).toEqual([1, 0, 4])
  })

  it('CC-2.2 CC-2.3 CC-10.5 no way over mountains, into unused slots, bases or lakes', () => {
    const t = moving(ai().fighters('ai', 'D-1', 1).fighters('ai', 'D-2', 1).fighters('ai', 'E-3', 1).fighters('ai', 'B-2', 1).fighters('ai', 'B-3', 1), 'ai')
    expect([targets(t, 'D-1'), targets(t, 'D-2'), targets(t, 'E-3'), targets(t, 'B-2'), targets(t, 'B-3')]).toEqual([
      ['C-2', 'E-2'],
      ['C-2', 'C-3', 'D-3', 'E-2'],
      ['D-3', 'E-2', 'E-4'],
      ['C-2', 'C-3'],
      ['C-3'],
    ])
  })

  it('CC-2.3 CC-1.2 nor into a base slot that nobody took; the own base is always controlled', () => {
    const t = moving(new Table('ai', 'zcharo', 'leyrien').fighters('ai', 'E-4', 1).fighters('ai', 'B-3', 1), 'ai')
    expect([targets(t, 'E-4'), targets(t, 'B-3')]).toEqual([['D-3', 'D-4', 'E-3'], ['B-4', 'C-3']])
    expect([t.controller('base ai'), t.controller('base zcharo'), t.controller('D-3')]).toEqual(['ai', 'zcharo', undefined])
  })

  it('CC-2.4 tunnels with four and with five factions', () => {
    const from = (seats: readonly Faction[], region: string): string[] => targets(moving(new Table(...seats).fighters('ai', region, 1), 'ai'), region)
    const four: readonly Faction[] = ['ai', 'zcharo', 'leyrien', 'jrayek']
    expect(from(four, 'F-1')).toContain('B-4')
    expect(from(four, 'B-4')).toContain('F-1')
    expect(from([...four, 'oxataya'], 'A-1')).toContain('F-4')
    expect(from([...four, 'oxataya'], 'F-4')).toContain('A-1')
    expect(from(four, 'F-4')).not.toContain('A-1')
  })

  it('CC-10.3 units leave the base and never enter one', () => {
    const t = moving(ai().fighters('ai', 'base ai', 3).fighters('ai', 'D-1', 1).fighters('ai', 'B-2', 1), 'ai')
    expect(targets(t, 'E-1')).toEqual(['D-1', 'E-2'])
    expect(t.keys().some((key) => key.endsWith(':E-1') || key.endsWith(':A-2'))).toBe(false)
  })

  it('CC-10.4 CC-7.8 the base is next to regions with own outposts, with the adjacent foundation to all own buildings', () => {
    const lay = (): Table => ai().fighters('ai', 'base ai', 1).building('ai', 'outpost', 'D-3').building('ai', 'foundry', 'E-4').building('zcharo', 'outpost', 'C-3')
    expect(targets(moving(lay(), 'ai'), 'E-1')).toEqual(['D-1', 'D-3', 'E-2'])
    expect(targets(moving(lay().foundation('ai', 'adjacent'), 'ai'), 'E-1')).toEqual(['D-1', 'D-3', 'E-2', 'E-4'])
    expect(targets(moving(ai().fighters('ai', 'D-3', 1).building('ai', 'outpost', 'D-3'), 'ai'), 'D-3')).not.toContain('E-1')
  })

  it('CC-10.6 the example: four Zcharo are pinned by seven AI, of whom three may leave', () => {
    const lay = (): Table => ai().fighters('ai', 'C-3', 7).fighters('zcharo', 'C-3', 4)
    const zcharo = lay().price('move', 'zcharo', 3).phase('move').play('act')
    expect(zcharo.offers('main')).toBe(false)
    const t = moving(lay(), 'ai').play('move:C-3:D-3')
    expect(t.keys()).toEqual(['fighters:1', 'fighters:2', 'fighters:3'])
  })

  it('CC-10.6 only the largest single force pins, leaders count, buildings do not', () => {
    const free = (lay: (t: Table) => Table): number => {
      const t = moving(lay(new Table('ai', 'zcharo', 'jrayek').fighters('ai', 'C-3', 6)), 'ai').play('move:C-3:D-3')
      return Math.max(...t.keys().map((key) => Number(key.split(':')[1])))
    }
    expect(free((t) => t.fighters('zcharo', 'C-3', 2).fighters('jrayek', 'C-3', 3))).toBe(3)
    expect(free((t) => t.fighters('zcharo', 'C-3', 2).leader('Ejax', 'C-3'))).toBe(3)
    expect(free((t) => t.building('zcharo', 'outpost', 'C-3'))).toBe(6)
  })

  it('CC-10.7 a redeploy goes where one is present already, and ignores pinning', () => {
    const t = ai().fighters('ai', 'C-3', 2).fighters('zcharo', 'C-3', 4).building('ai', 'foundry', 'D-3').hand('ai', 'T03').price('move', 'ai', 3)
      .phase('move').play('act').playCard('T03')
    expect(t.keys()).toEqual(['redeploy:C-3:D-3', 'decline'])
    t.play('redeploy:C-3:D-3')
    expect(t.keys()).toEqual(['fighters:1', 'fighters:2'])
    t.play('fighters:2')
    expect(t.fightersAt('ai', 'D-3')).toBe(2)
  })

  it('CC-10.8 CC-10.9 two leaders meet on the way, and never at the end of the turn', () => {
    const lay = (): Table => ai().leader('Xiao', 'D-1').leader('Demo', 'E-2')
    const t = moving(lay(), 'ai').play('move:D-1:E-2', '?with:Xiao', '?fighters:0')
    expect(t.offers('done')).toBe(false)
    expect(t.keys().every((key) => key.startsWith('move:E-2:'))).toBe(true)
    t.play('move:E-2:D-2').playLike('with:Demo').play('?fighters:0')
    expect([t.whereIs('Xiao'), t.whereIs('Demo')]).toEqual(['E-2', 'D-2'])
    const last = moving(lay().fighters('ai', 'D-1', 1), 'ai').play('move:D-1:C-2', 'fighters:1')
    expect(last.offers('move:D-1:E-2')).toBe(false)
  })

  it('CC-10.8 nor at the end of a redeploy, base excepted', () => {
    const t = ai().leader('Xiao', 'D-1').leader('Demo', 'E-2').fighters('ai', 'D-1', 1).hand('ai', 'T03').price('move', 'ai', 3).phase('move')
      .play('act').playCard('T03').play('redeploy:D-1:E-2')
    expect(t.offers('with:Xiao')).toBe(false)
    expect(ai().leader('Xiao', 'base ai').leader('Demo', 'base ai').phase('move').whereIs('Demo')).toBe('ai base')
  })

  it('CC-10.11 a free move keeps pinning', () => {
    const t = ai().fighters('ai', 'C-3', 3).fighters('zcharo', 'C-3', 2).hand('ai', 'T14').price('move', 'ai', 3).phase('move').play('act')
      .playCard('T14').play('move:C-3:D-3', '?fighters:1')
    expect([t.fightersAt('ai', 'C-3'), t.fightersAt('ai', 'D-3')]).toEqual([2, 1])
  })

  it('CC-5.2 CC-10.1 CC-10.10 the example: Jrayek price Move last with token 6; four moves; Lynke upgraded for 4 energy and a gem', () => {
    const t = new Table('circadians', 'ai', 'zcharo', 'jrayek').has('jrayek', 4, 1).has('circadians', 6, 1).column('jrayek', 'move', 3)
    // Cliffs D-2, marsh C-3 in the middle, the Zcharo in marsh B-2, plains D-3 with relic and AI.
    t.leader('Lynke', 'D-2').fighters('jrayek', 'D-2', 2).leader('Ikryla', 'C-3').fighters('jrayek', 'C-3', 1).fighters('jrayek', 'B-2', 3)
      .fighters('zcharo', 'B-2', 2).fighters('ai', 'D-3', 3)
    t.price('move', 'jrayek', 6, true).phase('move')
    expect(t.asked()).toEqual(['circadians'])
    t.play('act', '?end')
    expect([t.energy('circadians'), t.energy('jrayek')]).toEqual([0, 7])
    t.play('pass', 'pass')
    expect(t.asked()).toEqual(['jrayek'])
    t.play('act', 'main', 'move:D-2:C-3', 'with:Lynke', 'fighters:2')
    t.play('move:B-2:C-3', '?fighters:1')
    t.play('move:C-3:B-2', 'with:Lynke', 'fighters:1')
    t.play('move:C-3:D-3', 'with:Ikryla', 'fighters:3')
    expect([t.unitsAt('jrayek', 'B-2'), t.unitsAt('jrayek', 'D-3'), t.unitsAt('jrayek', 'C-3')]).toEqual([4, 4, 0])
    t.play('secondary', 'upgradeLeader:Lynke')
    expect([t.isUpgraded('Lynke'), t.energy('jrayek'), t.gems('jrayek')]).toEqual([true, 3, 0])
  })
})
