import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { Random } from '#kernel/chance.ts'
import type { State } from '#kernel/definition.ts'
import type { Game } from '#kernel/game.ts'
import { decisionsOf, seatAt } from '../bot.ts'
import type { Evaluation } from '../evaluation.ts'
import { makeBot } from '../levels.ts'

/** What every position says besides how its table is laid out: a choice that any player would call obvious. */
export interface Obvious {
  readonly why: string
  /** Every choice that is as good. */
  readonly choose: readonly string[]
  /** The seat that is asked; the first one unless told. */
  readonly seat?: number
  /** Greedy is known to miss it: the test tells when it does no longer. */
  readonly beyondGreedy?: true
}

/** A bot asked by name in place of greedy, as `orrery positions` does. */
const { ORRERY_BOT } = process.env

/** However chance falls, each stream of it is a try. */
const streams = [1, 2, 3, 4, 5]

/** Greedy has to find all that are not beyond it, at every try; a bot that is asked by name, in most of them. */
export function findsWhatIsObvious<P extends Obvious>(folder: URL, evaluation: Evaluation, layOut: (position: P) => { readonly game: Game; readonly state: State<object> }): void {
  const path = fileURLToPath(folder)
  const files = readdirSync(path).filter((file) => file.endsWith('.json'))
  const name = ORRERY_BOT ?? 'greedy'

  describe(`${name} finds what is obvious`, () => {
    it('in at least twenty positions', () => expect(files.length).toBeGreaterThanOrEqual(20))

    for (const file of files) {
      const position = JSON.parse(readFileSync(path + file, 'utf8')) as P
      const { why, choose, seat = 0, beyondGreedy } = position
      it(`${file.replace('.json', '')}: ${why}`, () => {
        const answers = streams.map((stream) => {
          const { game, state: laid } = layOut(position)
          // Set by hand: what the engine remembers of it may be old.
          const state = game.copy(laid)
          const offered = decisionsOf(game, state, seat).flatMap(({ options }) => options.map((option) => game.notation.key(option)))
          expect(offered).toEqual(expect.arrayContaining([...choose]))
          expect(offered.length).toBeGreaterThan(choose.length)
          return makeBot(name, evaluation).choose(seatAt(game, state, seat), new Random(stream))
        })
        const missed = answers.filter((answer) => !choose.includes(answer))
        if (ORRERY_BOT !== undefined) expect(missed.length, `chosen instead: ${missed.join(', ')}`).toBeLessThan(streams.length / 2)
        else if (beyondGreedy) expect(missed, 'greedy finds it now').not.toEqual([])
        else expect(missed).toEqual([])
      })
    }
  })
}
