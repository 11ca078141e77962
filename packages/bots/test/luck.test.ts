import { expect, it } from 'vitest'
import { Zones } from '#kernel/cards.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { State } from '#kernel/definition.ts'
import { Game } from '#kernel/game.ts'
import { option } from '#kernel/options.ts'
import { int } from '#kernel/schema.ts'
import type { Steps } from '#kernel/steps.ts'
import { seatAt } from '../bot.ts'
import type { Evaluation } from '../evaluation.ts'
import { GreedyBot } from '../greedy.ts'

type Purse = { coins: number }
type Frames = { step: 'turn'; seat: number } | { step: 'bet'; seat: number }

/** Three coins for sure, or a bet on a number of a die: `prize` coins if it comes. */
const roulette = (prize: number): Game =>
  new Game<Purse>({
    id: 'roulette',
    rulesVersion: 1,
    seats: { min: 1, max: 1 },
    variants: {},
    tables: {},
    fields: { coins: int },
    zones: new Zones({}, 1),
    cards: 0,
    verbs: { safe: [], play: [], on: [['number', 'number']] },
    names: {},
    steps: {
      turn: {
        ask: (_s, _frame, options) => void options.push(option('safe'), option('play')),
        take(s, { seat }, { k }, play) {
          play.push({ step: 'turn', seat })
          if (k === 'safe') s.coins += 3
          else play.push({ step: 'bet', seat })
        },
      },
      bet: {
        micro: true,
        ask(_s, _frame, options) {
          for (let number = 0; number < 6; number++) options.push(option('on', number))
        },
        take(s, _frame, { a: number }, play) {
          if (play.chance(6) === number) s.coins += prize
        },
      },
    } satisfies Steps<State<Purse>, Frames> as never,
    fresh: () => ({ coins: 0 }),
    setup: (_s, _variant, play) => play.push({ step: 'turn', seat: 0 }),
    outcome: ({ coins }) => ({ places: [1], scores: [coins], breakdown: [] }),
    check: () => undefined,
  }) as unknown as Game

const coins: Evaluation = { features: ['coins'], weights: [1], measure: (state, _seat, out) => void (out[0] = (state as unknown as Purse).coins) }

it.each([
  [4, 'safe'],
  [60, 'play'],
])('greedy does not foresee the die: for a prize of %i it chooses %s', (prize, wanted) => {
  const game = roulette(prize)
  const state = game.start({}, 1, secretFromSeed('roulette'))
  for (let stream = 0; stream < 10; stream++) expect(new GreedyBot(coins).choose(seatAt(game, state, 0), new Random(stream))).toBe(wanted)
})
