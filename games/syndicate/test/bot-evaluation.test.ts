import { describe, expect, it } from 'vitest'
import { strength } from '#bots/evaluation.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { bookWeights, syndicateEvaluation } from '../bot/evaluation.ts'
import { game, Table } from './table.ts'

const worth = (t: Table, seat: number): number => strength(syndicateEvaluation, t.state, seat, [])

describe('the evaluation', () => {
  it('has a finite number for every feature in every settled position', () => {
    for (const [seats, variant] of [[2, { phantom: 'on' }], [3, { trading: 'on' }], [5, { blockade: 'on', turns: 'extended' }]] as const) {
      const random = new Random(`features/${seats}`)
      const state = game.start(variant, seats, secretFromSeed(seats))
      const out: number[] = []
      while (state.over === 0) {
        if (game.settled(state))
          for (let seat = 0; seat < seats; seat++) {
            syndicateEvaluation.measure(state, seat, out)
            expect(out).toHaveLength(Object.keys(bookWeights).length)
            expect(out.every(Number.isFinite)).toBe(true)
          }
        const { pending, option } = randomChoice(game, state, random)
        game.choose(state, pending, option)
      }
    }
  })

  it('prefers credits, bases, fortifications, levels, rewards on the way and a sleeper with an order', () => {
    const plain = () => new Table().resources(0, 10, 6, 8).bases(0, 'koss', 'cora')
    const before = worth(plain(), 0)
    expect(worth(plain().resources(0, 11, 6, 8), 0)).toBeGreaterThan(before + 1)
    expect(worth(plain().resources(0, 10, 7, 8), 0)).toBeGreaterThan(before)
    expect(worth(plain().base('kronos', 0), 0)).toBeGreaterThan(before + 10)
    expect(worth(plain().base('cora', 0, { fortified: true }), 0)).toBeGreaterThan(before)
    expect(worth(plain().levels(0, 2, 0), 0)).toBeGreaterThan(before)
    expect(worth(plain().levels(0, 1, 1), 0)).toBeGreaterThan(before)
    expect(worth(plain().token(0, 'inner_credits'), 0)).toBeGreaterThan(before + 10)
    const sleeper = (when: 'never' | 'always') => plain().sleeper(0, 'S07a', { when })
    expect(worth(sleeper('always'), 0)).toBeGreaterThan(worth(sleeper('never'), 0))
  })

  it('saves early credits for bases, and counts them plainly when none will pay', () => {
    const credit = (round: number): number => {
      const table = (credits: number) => new Table().set({ round, last: 7 }).resources(0, credits, 6, 8)
      return worth(table(9), 0) - worth(table(8), 0)
    }
    expect(credit(1)).toBeGreaterThan(1.2)
    expect(credit(6)).toBeCloseTo(1)
  })

  it('knows what syndicates can do: who draws a card more has more of it the longer the game lasts', () => {
    const talent = (round: number): number => {
      const out: number[] = []
      syndicateEvaluation.measure(new Table().set({ round, last: 7 }).syndicate(0, 'phnx').state, 0, out)
      return out[syndicateEvaluation.features.indexOf('talents')]
    }
    expect(talent(1)).toBeGreaterThan(5)
    expect(talent(7)).toBeLessThan(talent(1) / 3)
  })

  it('fears for the richest base, the more the more crew and reinforcements rivals have', () => {
    const walls = (at: string, level: number): number => {
      const table = () => new Table().bases(0, 'koss', 'kepler').bases(1, 'goshen', 'io', 'tycho').bases(2, 'blackstar', 'etna', 'honos').resources(1, 0, 0, 12).levels(1, 1, level).resources(2, 0, 0, 12)
      return worth(table().base(at, 0, { fortified: true }), 0) - worth(table(), 0)
    }
    expect(walls('kepler', 0)).toBeGreaterThan(2 * walls('koss', 0))
    expect(walls('kepler', 3)).toBeGreaterThan(walls('kepler', 0))
  })

  it('counts nothing but credits and points when nothing can follow', () => {
    const last = () => new Table(4, { lastCollection: 'no' }).set({ round: 7, last: 7 }).turn(3)
    const before = worth(last(), 0)
    expect(worth(last().resources(0, 0, 20, 20), 0)).toBeCloseTo(before)
    expect(worth(last().levels(0, 4, 0), 0)).toBeCloseTo(before)
    expect(worth(last().resources(0, 5, 0, 0), 0)).toBeCloseTo(before + 5)
  })
})
