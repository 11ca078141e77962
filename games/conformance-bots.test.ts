import { describe, expect, it } from 'vitest'
import { makeBot } from '#bots/levels.ts'
import { askTwins, playTwins } from '#bots/test/honesty.ts'
import { games } from './registry.ts'

const { ORRERY_GAME } = process.env
const registered = games.filter(({ id }) => ORRERY_GAME === undefined || id === ORRERY_GAME)

describe.skipIf(registered.length === 0)('bots at every registered game', () => {
  for (const { id, make, evaluation } of registered) {
    it(`greedy judges settled positions only at ${id}`, () => {
      const game = make()
      let halfMade = 0
      const watched: typeof evaluation = {
        ...evaluation,
        measure(state, seat, out) {
          if (!game.settled(state)) halfMade++
          evaluation.measure(state, seat, out)
        },
      }
      const { asked } = askTwins(game, () => makeBot('greedy', watched), game.definition.seats.max, `settled${id}`, 10)
      expect(asked).toBeGreaterThan(10)
      expect(halfMade).toBe(0)
    })

    for (const name of ['random', 'novice', 'greedy', 'search:10'])
      it(`${name} is honest at ${id}: what its seat cannot know changes nothing`, () => {
        const game = make()
        const { min, max } = game.definition.seats
        for (let seats = min; seats <= max; seats++) {
          const { asked, different } = askTwins(game, () => makeBot(name, evaluation), seats, `${id}${seats}`, name.startsWith('search') ? 24 : 6)
          expect(different).toEqual([])
          expect(asked).toBeGreaterThan(10)
        }
      })

    it(`what search remembers at ${id} is what its seat saw`, () => {
      const game = make()
      const { asked, different } = playTwins(game, () => makeBot('search:64', evaluation), game.definition.seats.min, `${id}twins`, 12, 30)
      expect(different).toEqual([])
      expect(asked).toBe(30)
    })
  }
})
