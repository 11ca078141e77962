import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { makeArcs } from '../rules/game.ts'

/** Random games to the end, checked at every choice. Seeds are in the names. */
describe('random games end', () => {
  const game = makeArcs()
  for (const seats of [2, 3, 4])
    for (const leaders of ['none', 'draft', 'draftTwoLore'])
      for (const discard of ['together', 'split'])
        it(`${seats} seats, leaders ${leaders}, discard ${discard}`, () => {
          for (let i = 0; i < 6; i++) {
            const random = new Random(`arcs/${seats}/${leaders}/${discard}/${i}`)
            const state = game.start({ leaders, discard }, seats, secretFromSeed(i))
            while (state.over === 0) {
              game.check(state)
              const { pending, option } = randomChoice(game, state, random)
              game.choose(state, pending, option)
              expect(state.ply).toBeLessThan(20_000)
            }
            game.check(state)
            expect(game.outcome(state)?.places.toSorted()).toEqual(Array.from({ length: seats }, (_, place) => place + 1))
          }
        })
})
