import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { State } from '#kernel/definition.ts'
import { option } from '#kernel/options.ts'
import { seatAt, type SeatAtTable } from '../bot.ts'
import type { Evaluation } from '../evaluation.ts'
import { horizonFor, walksFor } from '../search/budget.ts'
import { isClear, type Prospect } from '../search/prospects.ts'
import { SearchBot } from '../search/search.ts'
import { selected } from '../search/selection.ts'
import { Move, Node } from '../search/tree.ts'
import { smallGame } from './small-game.ts'

type Purse = { coins: number; rounds: number }
type Frames = { step: 'hand'; seat: number } | { step: 'finger'; seat: number; hand: number }

/** A hand is chosen, and a finger of it: the middle one of the right hand has the ring. */
const rings = smallGame<Purse, Frames>({
  id: 'rings',
  seats: { min: 1, max: 1 },
  verbs: { left: [], right: [], leave: [], finger: [['number', 'number']] },
  steps: {
    hand: {
      ask: ({ rounds }, _frame, options) => void options.push(...(rounds < 3 ? [option('left'), option('right')] : [option('leave')])),
      take(s, { seat }, { k }, play) {
        if (k === 'leave') return play.finish()
        s.rounds++
        play.next({ step: 'finger', seat, hand: k === 'left' ? 0 : 1 }, { step: 'hand', seat })
      },
      single: 'ask',
    },
    finger: {
      micro: true,
      ask(_s, _frame, options) {
        for (let finger = 0; finger < 5; finger++) options.push(option('finger', finger))
      },
      take(s, { hand }, { a: finger }) {
        if (hand === 1 && finger === 2) s.coins += 3
      },
    },
  },
  fresh: { coins: 0, rounds: 0 },
  first: { step: 'hand', seat: 0 },
  outcome: ({ coins }) => ({ places: [1], scores: [coins], breakdown: [] }),
})

const coins: Evaluation = { features: ['coins'], weights: [1], scale: 10, measure: (state, _seat, out) => void (out[0] = (state as unknown as Purse).coins) }

/** Counts the states that a bot imagines. */
function counted(state: State<object>): { table: SeatAtTable; count: () => number } {
  let count = 0
  const table = seatAt(rings, state, 0)
  return { table: { ...table, sample: (random) => (count++, table.sample(random)) }, count: () => count }
}

const begun = (): State<object> => rings.start({}, 1, secretFromSeed('rings'))

describe('search', () => {
  it('finds the ring', () => {
    const state = begun()
    const bot = new SearchBot(coins, { iterations: 200 })
    const chosen: string[] = []
    for (let i = 0; i < 6; i++) {
      const key = bot.choose(seatAt(rings, state, 0), new Random(i))
      rings.answer(state, 0, key)
      chosen.push(key)
    }
    expect(chosen).toEqual(['right', 'finger:2', 'right', 'finger:2', 'right', 'finger:2'])
  })

  it('goes on with what it thought about a decision before it came up', () => {
    const state = begun()
    const bot = new SearchBot(coins, { iterations: 400 })
    const first = counted(state)
    rings.answer(state, 0, bot.choose(first.table, new Random(1)))
    expect(first.count()).toBeGreaterThanOrEqual(50)
    const second = counted(state)
    bot.choose(second.table, new Random(2))
    const stranger = counted(state)
    new SearchBot(coins, { iterations: 400 }).choose(stranger.table, new Random(2))
    expect(second.count()).toBeLessThan(stranger.count())
  })

  it('does not take another position for the one it thought about', () => {
    const state = begun()
    const bot = new SearchBot(coins, { iterations: 400 })
    bot.choose(seatAt(rings, state, 0), new Random(1))
    rings.answer(state, 0, 'left')
    ;(state as unknown as Purse).coins = 9
    const changed = counted(state)
    bot.choose(changed.table, new Random(1))
    const stranger = counted(state)
    new SearchBot(coins, { iterations: 400 }).choose(stranger.table, new Random(1))
    expect(changed.count()).toBe(stranger.count())
  })

  it('thinks no longer than it takes to be sure', () => {
    const { table, count } = counted(begun())
    expect(new SearchBot(coins, { iterations: 6400 }).choose(table, new Random(1))).toBe('right')
    expect(count()).toBeGreaterThan(800)
    expect(count()).toBeLessThan(1600)
  })

  it('stops when its time is over, and chooses by what it thought until then', () => {
    const { table, count } = counted(begun())
    expect(new SearchBot(coins, { iterations: 1_000_000, milliseconds: 0 }).choose(table, new Random(1))).toBe('right')
    expect(count()).toBeLessThan(10)
  })

  it('looks less far with less than the usual budget, and further with much more', () => {
    const far = { ...coins, horizon: 4 }
    expect([1, 160, 1600, 16_000].map((iterations) => horizonFor(iterations, 2, far))).toEqual([0, 2, 4, 5])
    expect(horizonFor(1_000_000, 2, coins)).toBe(0)
  })

  it('looks as many rounds ahead at a larger table, and alone as many moves', () => {
    const far = { ...coins, horizon: 4 }
    expect([1, 2, 3, 4].map((seats) => horizonFor(1600, seats, far))).toEqual([4, 4, 6, 8])
    expect([2, 3, 4].map((seats) => horizonFor(1600, seats, { ...coins, horizon: 1 }))).toEqual([1, 2, 2])
  })

  it('makes fewer iterations of a budget where each is careful', () => {
    expect(walksFor(1600, coins)).toBe(1600)
    expect(walksFor(1600, { ...coins, care: 12 })).toBe(400)
  })

  it('makes as many careful iterations before a decision is clear, up to half of them', () => {
    for (const [care, least] of [[12, 50], [60, 10]]) {
      const { table, count } = counted(begun())
      new SearchBot({ ...coins, care }, { iterations: 400 }).choose(table, new Random(1))
      expect(count()).toBeGreaterThanOrEqual(least)
      expect(count()).toBeLessThan(walksFor(400, { ...coins, care }) + 3)
    }
  })

  it('thinks nothing about a single option', () => {
    const state = begun()
    for (let i = 0; i < 3; i++) for (const key of ['left', 'finger:0']) rings.answer(state, 0, key)
    const { table, count } = counted(state)
    expect(new SearchBot(coins).choose(table, new Random(1))).toBe('leave')
    expect(count()).toBe(1)
  })
})

describe('prospects', () => {
  const seen = (value: number, doubt: number): Prospect => ({ key: String(value), value, visits: 10, least: value - doubt, most: value + doubt })

  it('are clear when no option could turn out much better than the one to be chosen', () => {
    expect(isClear([seen(0.5, 0.05), seen(0.3, 0.1), seen(0.4, 0.08)])).toBe(true)
    expect(isClear([seen(0.5, 0.05), seen(0.3, 0.1), seen(0.4, 0.12)])).toBe(false)
  })

  it('are clear when all is alike', () => {
    expect(isClear([seen(0.5, 0.001), seen(0.5, 0.001)])).toBe(true)
  })
})

describe('selection', () => {
  const moved = (promise: number, visits: number, reward: number): Move => {
    const move = new Move(String(promise), promise)
    move.available = 100
    move.visits = visits
    move.sum = visits * reward
    return move
  }

  it('takes what promises most before anything was tried', () => {
    expect(selected(new Node(0), [moved(0.4, 0, 0), moved(0.6, 0, 0), moved(0.5, 0, 0)], 5)).toBe(1)
  })

  it('turns to what was seldom tried when means are alike', () => {
    expect(selected(new Node(0), [moved(0.5, 90, 0.5), moved(0.5, 3, 0.5)], 5)).toBe(1)
  })

  it('credits all options with what one brought beyond its promise', () => {
    const node = new Node(0)
    const tried = moved(0.5, 0, 0)
    for (let i = 0; i < 20; i++) {
      node.visits++
      node.add(tried, 0.7)
    }
    expect(node.surplus).toBeCloseTo(0.2)
    const other = moved(0.49, 0, 0)
    expect(other.worth(node.surplus)).toBeCloseTo(0.69)
    expect(selected(node, [tried, other], 1)).toBe(1)
  })

  it('looks at many options little by little, the best at first sight before the others', () => {
    const many = Array.from({ length: 30 }, (_, i) => moved(0.5 - i / 1000, 0, 0))
    const tried = (visits: number): Set<number> => {
      const node = new Node(0)
      for (let i = 0; i < visits; i++) {
        const chosen = selected(node, many, 1000)
        node.visits++
        node.add(many[chosen], 0.5)
      }
      return new Set(many.flatMap(({ visits: times }, i) => (times > 0 ? [i] : [])))
    }
    const early = tried(40)
    expect(Math.max(...early)).toBeLessThan(20)
    expect(tried(400).size).toBe(30)
  })
})
