import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

// Relics 1 to 6 lie in C-2, C-3, D-2, D-3, E-3 and E-4.
const two = (): Table => new Table('ai', 'zcharo')

describe('Relics', () => {
  it('CC-13.1 who controls every remaining relic wins', () => {
    const t = two().round(4)
    for (const region of ['D-3', 'E-3', 'E-4']) t.fighters('ai', region, 1)
    t.phase('relics')
    expect([t.step(), t.winners()]).toEqual(['over', ['ai']])
    const short = two().round(4).fighters('ai', 'D-3', 1).fighters('ai', 'E-3', 1).fighters('ai', 'E-4', 1).fighters('zcharo', 'E-4', 1).phase('relics')
    expect(short.state.over).toBe(0)
  })

  it('CC-13.2 the controller of the current relic takes it with its reward and sends its units to base; buildings stay', () => {
    const t = two().round(2).fighters('ai', 'C-3', 3).leader('Xiao', 'C-3').building('ai', 'foundry', 'C-3').phase('relics').play('advance:harvest:nothing')
    expect([t.state.relics[0], t.relicAt(2), t.gloryOf('ai'), t.columnOf('ai', 'harvest')]).toEqual([1, undefined, 1, 2])
    expect([t.fightersAt('ai', 'base ai'), t.whereIs('Xiao'), t.buildingsAt('C-3'), t.controller('C-3')]).toEqual([3, 'ai base', ['ai foundry'], 'ai'])
  })

  it('CC-13.2 other relics stay where they are', () => {
    const t = two().round(2).fighters('ai', 'D-2', 3).phase('relics')
    expect([t.relicAt(3), t.fightersAt('ai', 'D-2'), t.state.relics[0]]).toEqual(['D-2', 3, 0])
  })

  it('CC-13.3 nobody controls it: it leaves the game', () => {
    const t = two().round(2).phase('relics')
    expect([t.relicAt(2), t.state.relics, t.state.round]).toEqual([undefined, [0, 0, 0, 0, 0], 3])
  })

  it('CC-13.4 CC-4.10 price tokens go to the vault, and the pair for two to four factions is dearer from round 5', () => {
    const t = two().round(4).price('discover', 'ai', 3).price('build', 'zcharo', 5).phase('relics')
    expect([t.state.priceVault[0], t.state.priceVault[1]]).toEqual([0b100110, 0b110010])
    t.play('price:4:discover', 'price:3:build', 'price:5:harvest', 'price:4:recruit')
    expect(t.told('neutralPriced').map(({ data }) => data['token'])).toEqual([3])
  })

  it('CC-13.5 five spaces, filled from the left', () => {
    const t = two().round(5).relics('ai', 4).fighters('ai', 'E-3', 1).phase('relics').play('advance:harvest:nothing')
    expect([t.gloryOf('ai'), t.state.relics[0]]).toEqual([4, 5])
  })
})

describe('winning', () => {
  it('CC-14.1 CC-14.2 glory of step 1 comes before glory of step 2', () => {
    const t = new Table('ai', 'jrayek').glory('jrayek', 4).glory('ai', 17).leader('Xiao', 'C-3').fighters('ai', 'C-3', 3).fighters('jrayek', 'C-3', 9)
    t.fight('ai', 'C-3', 'jrayek', { ai: 'assault', jrayek: 'guard' })
    expect([t.step(), t.winners(), t.gloryOf('ai')]).toEqual(['over', ['jrayek'], 17])
    const step2 = new Table('ai', 'jrayek').glory('jrayek', 4).glory('ai', 17).fighters('ai', 'C-3', 3).fighters('jrayek', 'C-3', 9).hand('ai', 'T01')
      .fight('ai', 'C-3', 'jrayek', { ai: 'assault T01', jrayek: 'guard' })
    expect(step2.winners()).toEqual(['ai'])
  })

  it('CC-14.3 glory several steps at once passes every reward', () => {
    const t = two().round(5).relics('ai', 4).glory('ai', 9).fighters('ai', 'E-3', 1).sectors('ai', 3).phase('relics').play('advance:harvest:nothing')
    // From 9 to 13: a gem at 10, a Recruit point at 13.
    expect([t.gloryOf('ai'), t.gems('ai'), t.offersLike('recruit:1')]).toEqual([13, 2, true])
  })

  it('CC-14.4 after round 6 most land wins, then most relics, then the victory is shared', () => {
    const end = (ai: readonly string[], zcharo: readonly string[], relics: readonly [number, number]): readonly string[] => {
      const t = two().round(6).relics('ai', relics[0]).relics('zcharo', relics[1])
      for (const region of ai) t.fighters('ai', region, 1)
      for (const region of zcharo) t.fighters('zcharo', region, 1)
      return t.phase('relics').winners()
    }
    expect(end(['D-1', 'E-2'], ['B-2'], [0, 2])).toEqual(['ai'])
    expect(end(['D-1'], ['B-2'], [1, 2])).toEqual(['zcharo'])
    expect(end(['D-1'], ['B-2'], [2, 2])).toEqual(['ai', 'zcharo'])
  })

  it('CC-14.4 CC-21.1 lakes and bases are no land', () => {
    const t = new Table('oxataya', 'zcharo').round(6).fighters('oxataya', 'D-1', 1).fighters('oxataya', 'C-4', 1).fighters('zcharo', 'B-2', 1)
      .fighters('zcharo', 'B-3', 1).phase('relics')
    expect(t.winners()).toEqual(['zcharo'])
  })

  it('CC-14.5 CC-13.1 in round 6 another faction with the last relic comes before the Zcharo', () => {
    const last = two().round(6).glory('zcharo', 20).fighters('ai', 'E-4', 1).phase('relics')
    expect(last.winners()).toEqual(['ai'])
    const free = two().round(6).glory('zcharo', 20).fighters('ai', 'D-1', 1).fighters('ai', 'E-2', 1).phase('relics')
    expect(free.winners()).toEqual(['zcharo'])
  })

  it('CC-1.1 a game has at most six rounds of nine phases', () => {
    const t = two().newRound(1)
    let plies = 0
    for (; t.step() !== 'over' && plies < 3000; plies++) t.play(t.keys()[plies % t.keys().length])
    expect(t.step()).toBe('over')
    expect(t.told('round').length).toBeLessThanOrEqual(6)
    expect(t.told('phase').slice(0, 8).map(({ data }) => data['phase'])).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})
