import { describe, expect, it } from 'vitest'
import { strength } from '#bots/evaluation.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { noPresence, presenceOf } from '../bot/battles.ts'
import { bookWeights, circadiansEvaluation } from '../bot/evaluation.ts'
import type { Faction } from '../data/names.ts'
import { game, Table } from './table.ts'

const worth = (t: Table, faction: Faction): number => strength(circadiansEvaluation, t.phase('build').state, t.seat(faction), [])

describe('the evaluation', () => {
  it('has a finite number for every feature in every settled position', () => {
    for (const seats of [2, 3, 5]) {
      const random = new Random(`features/${seats}`)
      const state = game.start({}, seats, secretFromSeed(seats))
      const out: number[] = []
      while (state.over === 0) {
        if (game.settled(state))
          for (let seat = 0; seat < seats; seat++) {
            circadiansEvaluation.measure(state, seat, out)
            expect(out).toHaveLength(Object.keys(bookWeights).length)
            expect(out.every(Number.isFinite)).toBe(true)
          }
        const { pending, option } = randomChoice(game, state, random)
        game.choose(state, pending, option)
      }
    }
  })

  const plain = (faction: Faction = 'zcharo'): Table => new Table(faction, 'ai').round(3).has(faction, 5, 2).fighters(faction, 'D-1', 3).fighters(faction, 'E-2', 2).fighters('ai', 'B-2', 4)

  it('prefers what any faction can use: stocks, cards, units, buildings, research, land, the relic', () => {
    const before = worth(plain(), 'zcharo')
    const better: readonly ((t: Table) => Table)[] = [
      (t) => t.has('zcharo', 6, 2),
      (t) => t.has('zcharo', 5, 3),
      (t) => t.hand('zcharo', 'T09'),
      (t) => t.fighters('zcharo', 'D-1', 1),
      (t) => t.fighters('zcharo', 'D-2', 1),
      (t) => t.leader('Zucalah', 'D-1'),
      (t) => t.leader('Zucalah', 'D-1', true),
      (t) => t.building('zcharo', 'foundry', 'D-1'),
      (t) => t.column('zcharo', 'move', 2),
      (t) => t.upgraded('resilient'),
      (t) => t.glory('zcharo', 3),
      (t) => t.reward('D-1', 2),
    ]
    for (const improve of better) expect(worth(improve(plain()), 'zcharo')).toBeGreaterThan(before)
  })

  it('sees the way of each faction: the same step is worth more to whom it leads to victory', () => {
    const gain = (faction: Faction, change: (t: Table) => Table): number => worth(change(plain(faction)), faction) - worth(plain(faction), faction)
    const rival = (t: Table): Table => t.fighters('ai', 'D-1', 1)
    expect(gain('oxataya', rival)).toBeGreaterThan(gain('zcharo', rival))
    const withLeader = (t: Table): Table => rival(t).leader('Demo', 'D-1')
    expect(gain('jrayek', withLeader) - gain('jrayek', rival)).toBeGreaterThan(gain('zcharo', withLeader) - gain('zcharo', rival))
    expect(gain('leyrien', (t) => t.morale('D-1', 'E-2'))).toBeGreaterThan(5)
    expect(gain('circadians', (t) => t.glory('circadians', 1))).toBeGreaterThan(gain('zcharo', (t) => t.glory('zcharo', 1)))
  })

  it('counts on a battle by the strength of both sides', () => {
    const against = (count: number): number => worth(plain().fighters('ai', 'D-1', count), 'zcharo')
    expect(against(1)).toBeGreaterThan(against(3))
    expect(against(3)).toBeGreaterThan(against(6))
  })

  it('spends a card and a gem but once: two battles share them', () => {
    const ready = (t: Table): number => {
      const presence = noPresence()
      presenceOf(t.hand('zcharo', 'T09').phase('move').state, presence)
      return presence.readiness[t.seat('zcharo')]
    }
    const one = (): Table => plain().has('zcharo', 5, 1).fighters('ai', 'D-1', 1)
    expect(ready(plain())).toBe(0)
    expect(ready(one())).toBeGreaterThan(1)
    expect(ready(one().fighters('ai', 'E-2', 1))).toBeCloseTo(ready(one()) / 2)
  })

  it('sees who is about to hold every relic, before the last one is reached', () => {
    const lastTwo = (sixth: string): number => worth(plain().round(5).reward('D-1', 4).reward(sixth, 5), 'zcharo')
    expect(lastTwo('D-2')).toBeGreaterThan(lastTwo('E-4') + 10)
    expect(lastTwo('E-2')).toBeGreaterThan(lastTwo('D-2') + 10)
  })

  it('holds the last relic to be the game', () => {
    const last = (id: string): number => worth(plain().round(6).reward(id, 5), 'zcharo')
    expect(last('D-1')).toBeGreaterThan(last('B-3') + 30)
  })
})
