import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { makeCircadians } from '../rules/game.ts'

/** Random games to the end, checked at every choice. Seeds are in the names. */
describe('random games end', () => {
  const game = makeCircadians()
  for (const seats of [2, 3, 4, 5])
    for (const factions of ['choose', 'random'])
      it(`${seats} seats, factions ${factions}`, () => {
        for (let i = 0; i < 4; i++) {
          const random = new Random(`circadians/${seats}/${factions}/${i}`)
          const state = game.start({ factions }, seats, secretFromSeed(i))
          while (state.over === 0) {
            game.check(state)
            const { pending, option } = randomChoice(game, state, random)
            game.choose(state, pending, option)
            expect(state.ply).toBeLessThan(20_000)
          }
          game.check(state)
          expect(game.outcome(state)?.places).toContain(1)
        }
      })
})
