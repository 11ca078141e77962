import { describe, expect, test } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { allVariants } from '#kernel/variant.ts'
import { makeResArcana } from '#games/res-arcana/rules/game.ts'

const game = makeResArcana()
const GAMES_PER_TABLE = 4
const LONGEST = 20_000

describe.each([2, 3, 4])('%i seats', (seats) => {
  test.each(allVariants(game.definition.variants, seats))('random games end with a winner: %o', (variant) => {
    for (let seed = 0; seed < GAMES_PER_TABLE; seed++) {
      const random = new Random(`${seats}/${seed}`)
      const state = game.start(variant, seats, secretFromSeed(seed))
      while (state.over === 0 && state.ply < LONGEST) {
        if (state.ply % 16 === 0) game.check(state)
        const { pending, option } = randomChoice(game, state, random)
        game.choose(state, pending, option)
      }
      game.check(state)
      const outcome = game.outcome(state)
      expect(outcome?.places, `seed ${seed}`).toContain(1)
      expect(outcome?.places).toHaveLength(seats)
    }
  })
})
