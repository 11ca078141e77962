import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { State } from '#kernel/definition.ts'
import type { Game } from '#kernel/game.ts'
import { makeSkirmish } from '../../kernel/test/skirmish.ts'
import { decisionsOf, seatAt } from '../bot.ts'
import type { Evaluation } from '../evaluation.ts'
import { advise } from '../hint.ts'
import { SearchBot } from '../search/search.ts'

interface Skirmish {
  forts: number[]
  troops: number[]
  coins: number[]
}

const game: Game = makeSkirmish()
const evaluation = {
  features: ['forts', 'troops', 'coins'],
  weights: [10, 1, 1],
  scale: 10,
  measure(state: State<Skirmish>, seat: number, out: number[]) {
    out[0] = state.forts[seat]
    out[1] = state.troops[seat]
    out[2] = state.coins[seat]
  },
} as unknown as Evaluation

/** The first turn of a seat that could attack, with the rival's last troops gone. */
function turnOfTheStronger(): { state: State<object>; seat: number } {
  const state = game.start({}, 2, secretFromSeed('hint'))
  while (game.pending(state)[0].frame.step !== 'turn') {
    const [pending] = game.pending(state)
    game.choose(state, pending, pending.options[0])
  }
  const [{ seat }] = game.pending(state)
  const own = state as State<Skirmish>
  own.troops[seat] = 6
  own.troops[1 - seat] = 0
  return { state: game.copy(state), seat }
}

describe('a hint', () => {
  it('names the best options, the first one as search would choose, and why', () => {
    const { state, seat } = turnOfTheStronger()
    const table = seatAt(game, state, seat)
    const advice = advise(table, evaluation, new Random(1), 400)
    const offered = decisionsOf(game, state, seat).flatMap(({ options }) => options.map((option) => game.notation.key(option)))
    expect(advice.length).toBeGreaterThan(0)
    expect(advice.length).toBeLessThanOrEqual(3)
    for (const { key, value } of advice) {
      expect(offered).toContain(key)
      expect(value).toBeGreaterThanOrEqual(0)
      expect(value).toBeLessThanOrEqual(1)
    }
    expect(advice[0].key).toBe(new SearchBot(evaluation, { iterations: 400 }).choose(table, new Random(1)))
    expect(advice[0].key).toMatch(/^attack:/)
    expect(advice[0].reasons[0]).toBe('forts')
  })

  it('is the same for two states that look alike', () => {
    const { state, seat } = turnOfTheStronger()
    const twin = game.imagine(state, seat, new Random('twin'))
    expect(advise(seatAt(game, twin, seat), evaluation, new Random(2), 200)).toEqual(advise(seatAt(game, state, seat), evaluation, new Random(2), 200))
  })

  it('has nothing to say to a seat that is not asked', () => {
    const { state, seat } = turnOfTheStronger()
    expect(advise(seatAt(game, state, 1 - seat), evaluation, new Random(1), 50)).toEqual([])
  })
})
