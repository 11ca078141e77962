import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { factions } from '../data/names.ts'
import { makeCircadians } from '../rules/game.ts'
import type { State } from '../rules/state.ts'

/** Random games to the end, checked at every choice. Seeds are in the names. */
describe('random games end', () => {
  const game = makeCircadians()

  const playOn = (state: State, seed: string): void => {
    const random = new Random(seed)
    while (state.over === 0) {
      game.check(state)
      const { pending, option } = randomChoice(game, state, random)
      game.choose(state, pending, option)
      expect(state.ply).toBeLessThan(20_000)
    }
    game.check(state)
    expect(game.outcome(state)?.places).toContain(1)
  }

  for (const seats of [2, 3, 4, 5])
    for (const choice of ['choose', 'random'])
      it(`${seats} seats, factions ${choice}`, () => {
        for (let i = 0; i < 3; i++) playOn(game.start({ factions: choice }, seats, secretFromSeed(i)), `circadians/${seats}/${choice}/${i}`)
      })

  const sets = Array.from({ length: 1 << factions.length }, (_, set) => factions.filter((__, faction) => (set & (1 << faction)) !== 0)).filter(({ length }) => length >= 2 && length <= 5)

  it('CC-1.1 with every set of factions', () => {
    expect(sets.length).toBe(56)
    for (const set of sets) {
      const state = game.start({ factions: 'choose' }, set.length, secretFromSeed(set.join()))
      set.forEach((faction, seat) => game.answer(state, seat, `faction:${faction}`))
      playOn(state, `circadians/${set.join()}`)
    }
  })
})
