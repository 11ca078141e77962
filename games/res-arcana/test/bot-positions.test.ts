import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { seatAt } from '#bots/bot.ts'
import { makeBot } from '#bots/levels.ts'
import { Random } from '#kernel/chance.ts'
import { resArcanaEvaluation } from '../bot/evaluation.ts'
import { given, type Player, type Position } from './builder.ts'

/** A position with a choice that any player would call obvious. */
interface Obvious {
  readonly why: string
  /** Every choice that is as good. */
  readonly choose: readonly string[]
  readonly seat: number
  readonly players: readonly Player[]
  readonly position: Position
  /** Choices on the way to the question. */
  readonly before?: readonly string[]
}

const folder = fileURLToPath(new URL('../bot/positions/', import.meta.url))
const files = readdirSync(folder).filter((file) => file.endsWith('.json'))

describe('greedy finds what is obvious', () => {
  it('in at least ten positions', () => expect(files.length).toBeGreaterThanOrEqual(10))

  for (const file of files) {
    const { why, choose, seat, players, position, before = [] } = JSON.parse(readFileSync(folder + file, 'utf8')) as Obvious
    it(`${file.replace('.json', '')}: ${why}`, () => {
      for (const stream of [1, 2, 3]) {
        const table = given(players, position).choose(...before)
        expect(table.keys(seat)).toEqual(expect.arrayContaining([...choose]))
        const bot = makeBot('greedy', resArcanaEvaluation)
        expect(choose).toContain(bot.choose(seatAt(table.game, table.state, seat), new Random(stream)))
      }
    })
  }
})
