import { expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { fail } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import { option } from '#kernel/options.ts'
import { seatAt } from '../bot.ts'
import type { Evaluation } from '../evaluation.ts'
import { GreedyBot } from '../greedy.ts'
import { USUAL_SEARCH } from '../search/budget.ts'
import { Memory } from '../search/memory.ts'
import { keyOf, Node } from '../search/tree.ts'
import { Walk } from '../search/walk.ts'
import { smallGame } from './small-game.ts'

type Purse = { coins: number }
type Frames = { step: 'turn'; seat: number } | { step: 'bet'; seat: number; left: number } | { step: 'nod'; seat: number } | { step: 'roll'; number: number; seat: number }

/** Three coins for sure, or a bet on a number of a die: `prize` coins if it comes. At a table of two the other has to nod or to cough before the die rolls. Who plays bets so many times. */
const roulette = (prize: number, bets = 1): Game =>
  smallGame<Purse, Frames>({
    id: 'roulette',
    seats: { min: 1, max: 2 },
    verbs: { safe: [], play: [], on: [['number', 'number']], nod: [], cough: [] },
    steps: {
      turn: {
        ask: (_s, _frame, options) => void options.push(option('safe'), option('play')),
        take(s, { seat }, { k }, play) {
          play.push({ step: 'turn', seat })
          if (k === 'safe') s.coins += 3
          else play.push({ step: 'bet', seat, left: bets })
        },
      },
      bet: {
        micro: true,
        ask(_s, _frame, options) {
          for (let number = 0; number < 6; number++) options.push(option('on', number))
        },
        take(s, { seat, left }, { a: number }, play) {
          if (left > 1) play.push({ step: 'bet', seat, left: left - 1 })
          play.push({ step: 'roll', number, seat })
          if (s.seats === 2) play.push({ step: 'nod', seat: 1 - seat })
        },
      },
      nod: {
        ask: (_s, _frame, options) => void options.push(option('nod'), option('cough')),
        take: () => undefined,
      },
      roll: {
        run(s, { number }, play) {
          if (play.chance(6) === number) s.coins += prize
        },
      },
    },
    fresh: { coins: 0 },
    first: { step: 'turn', seat: 0 },
    outcome: ({ coins, seats }) => ({ places: seats === 1 ? [1] : [1, 2], scores: seats === 1 ? [coins] : [coins, 0], breakdown: [] }),
  })

const coins: Evaluation = {
  features: ['coins'],
  weights: [1],
  answers: new Set(['nod']),
  measure: (state, seat, out) => void (out[0] = seat === 0 ? (state as unknown as Purse).coins : 0),
}

it.each([
  [4, 'safe', 1],
  [17, 'safe', 1],
  [19, 'play', 1],
  [60, 'play', 1],
  [17, 'safe', 2],
  [19, 'play', 2],
])('greedy does not foresee the die: for a prize of %i it chooses %s at a table of %i', (prize, wanted, seats) => {
  const game = roulette(prize)
  const state = game.start({}, seats, secretFromSeed('roulette'))
  for (let stream = 0; stream < 10; stream++) expect(new GreedyBot(coins).choose(seatAt(game, state, 0), new Random(stream))).toBe(wanted)
})

it('greedy comes to an end where luck follows upon luck', () => {
  const game = roulette(20, 9)
  let judged = 0
  const bot = new GreedyBot({ ...coins, measure: (state, seat, out) => (judged++, coins.measure(state, seat, out)) })
  expect(bot.choose(seatAt(game, game.start({}, 1, secretFromSeed('roulette')), 0), new Random(1))).toBe('play')
  expect(judged).toBeLessThan(20_000)
})

/** What search comes to think of an option of the first turn. */
function worth(verb: string, evaluation: Partial<Evaluation>, stream: number): number {
  const game = roulette(60)
  const begun = game.start({}, 1, secretFromSeed('luck'))
  const root = new Node(0)
  const random = new Random(stream)
  const walk = new Walk(game, { ...coins, scale: 100, ...evaluation }, USUAL_SEARCH, 0, random, new Memory())
  for (let i = 0; i < 100; i++) walk.iterate(root, seatAt(game, begun, 0).sample(random))
  const { sum, visits } = root.moves.get(keyOf(option(verb))) ?? fail('test.option', `Nobody thought of ${verb}`)
  return sum / visits
}

const chanceWith = (wealth: number): number => 1 / (1 + Math.exp(-wealth / 100))

it('search that weighs luck is not misled by it', () => {
  const fair = (chanceWith(60) + 5 * chanceWith(0)) / 6
  for (let stream = 0; stream < 10; stream++) expect(worth('play', { weighsLuck: true }, stream)).toBeCloseTo(fair, 6)
  expect(worth('play', { weighsLuck: false }, 1)).not.toBeCloseTo(fair, 2)
})

it('search takes what comes upon a pause for nobody’s doing', () => {
  expect(worth('safe', {}, 1)).toBeCloseTo(chanceWith(3), 6)
  expect(worth('safe', { pauses: new Set(['safe']) }, 1)).toBeCloseTo(chanceWith(0), 6)
})
