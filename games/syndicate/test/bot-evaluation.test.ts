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
    expect(worth(plain().resources(0, 11, 6, 8), 0)).toBeCloseTo(before + 1)
    expect(worth(plain().resources(0, 10, 7, 8), 0)).toBeGreaterThan(before)
    expect(worth(plain().base('kronos', 0), 0)).toBeGreaterThan(before + 10)
    expect(worth(plain().base('cora', 0, { fortified: true }), 0)).toBeGreaterThan(before)
    expect(worth(plain().levels(0, 2, 0), 0)).toBeGreaterThan(before)
    expect(worth(plain().levels(0, 1, 1), 0)).toBeGreaterThan(before)
    expect(worth(plain().token(0, 'inner_credits'), 0)).toBeGreaterThan(before + 10)
    const sleeper = (when: 'never' | 'always') => plain().sleeper(0, 'S07a', { when })
    expect(worth(sleeper('always'), 0)).toBeGreaterThan(worth(sleeper('never'), 0))
  })

  it('counts nothing but credits and points when nothing can follow', () => {
    const last = () => new Table(4, { lastCollection: 'no' }).set({ round: 7, last: 7 }).turn(3)
    const before = worth(last(), 0)
    expect(worth(last().resources(0, 0, 20, 20), 0)).toBeCloseTo(before)
    expect(worth(last().levels(0, 4, 0), 0)).toBeCloseTo(before)
    expect(worth(last().resources(0, 5, 0, 0), 0)).toBeCloseTo(before + 5)
  })
})
