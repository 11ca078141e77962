import { describe, expect, it } from 'vitest'
import { strength } from '#bots/evaluation.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { arcsEvaluation, bookWeights } from '../bot/evaluation.ts'
import { game, Table } from './table.ts'

const worth = (t: Table, seat: number): number => strength(arcsEvaluation, t.state, seat, [])

describe('the evaluation', () => {
  it('has a finite number for every feature in every settled position', () => {
    for (const seats of [2, 3, 4]) {
      const random = new Random(`features/${seats}`)
      const state = game.start({ leaders: 'draftTwoLore' }, seats, secretFromSeed(seats))
      const out: number[] = []
      while (state.over === 0) {
        if (game.settled(state))
          for (let seat = 0; seat < seats; seat++) {
            arcsEvaluation.measure(state, seat, out)
            expect(out).toHaveLength(Object.keys(bookWeights).length)
            expect(out.every(Number.isFinite)).toBe(true)
          }
        const { pending, option } = randomChoice(game, state, random)
        game.choose(state, pending, option)
      }
    }
  })

  it('prefers Power, a city that stands, fresh ships, a lead in a declared ambition and the initiative', () => {
    const plain = () => new Table().ships('1a', 0, 2).city('1a', 0).ships('4a', 1, 2).city('4a', 1)
    const before = worth(plain(), 0)
    expect(worth(plain().set({ power: [1, 0, 0, 0] }), 0)).toBeCloseTo(before + 1)
    expect(worth(plain().city('1h', 0), 0)).toBeGreaterThan(before)
    expect(worth(new Table().ships('1a', 0, 2).ships('4a', 1, 2).city('4a', 1), 0)).toBeLessThan(before)
    expect(worth(new Table().ships('1a', 0, 1, 1).city('1a', 0).ships('4a', 1, 2).city('4a', 1), 0)).toBeLessThan(before)
    const keeper = () => plain().declared('keeper', 2).tokens(0, 'relic')
    expect(worth(keeper(), 0)).toBeGreaterThan(worth(keeper().tokens(1, 'relic', 'relic'), 0) + 1)
    const hands = () => plain().hand(0, 'M4', 'M5').hand(1, 'C4', 'C5')
    expect(worth(hands(), 0)).toBeGreaterThan(worth(hands().set({ initiative: 1, stack: [{ step: 'lead', seat: 1 }] }), 0))
  })
})
