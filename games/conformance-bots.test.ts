import { describe, expect, it } from 'vitest'
import { botNames, makeBot } from '#bots/levels.ts'
import { askTwins } from '#bots/test/honesty.ts'
import { games } from './registry.ts'

const { ORRERY_GAME } = process.env
const registered = games.filter(({ id }) => ORRERY_GAME === undefined || id === ORRERY_GAME)

describe.skipIf(registered.length === 0)('bots at every registered game', () => {
  for (const { id, make, evaluation } of registered)
    for (const name of botNames)
      it(`${name} is honest at ${id}: what its seat cannot know changes nothing`, () => {
        const game = make()
        const { min, max } = game.definition.seats
        for (let seats = min; seats <= max; seats++) {
          const { asked, different } = askTwins(game, makeBot(name, evaluation), seats, `${id}${seats}`, 6)
          expect(different).toEqual([])
          expect(asked).toBeGreaterThan(10)
        }
      })
})
