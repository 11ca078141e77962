import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { seatAt } from '#bots/bot.ts'
import { makeBot } from '#bots/levels.ts'
import { Random } from '#kernel/chance.ts'
import { syndicateEvaluation } from '../bot/evaluation.ts'
import { laidOut, type Position } from './laid-out.ts'
import { game } from './table.ts'

/** A position with a choice that any player would call obvious. */
interface Obvious extends Position {
  readonly why: string
  /** Every choice that is as good. */
  readonly choose: readonly string[]
  readonly seat: number
}

const folder = fileURLToPath(new URL('../bot/positions/', import.meta.url))
const files = readdirSync(folder).filter((file) => file.endsWith('.json'))

describe('greedy finds what is obvious', () => {
  it('in at least twenty positions', () => expect(files.length).toBeGreaterThanOrEqual(20))

  for (const file of files) {
    const { why, choose, seat, ...position } = JSON.parse(readFileSync(folder + file, 'utf8')) as Obvious
    it(`${file.replace('.json', '')}: ${why}`, () => {
      const table = laidOut(position)
      expect(table.keys(seat)).toEqual(expect.arrayContaining([...choose]))
      expect(table.keys(seat).length).toBeGreaterThan(choose.length)
      const bot = makeBot('greedy', syndicateEvaluation)
      for (const stream of [1, 2, 3, 4, 5]) expect(choose).toContain(bot.choose(seatAt(game, table.state, seat), new Random(stream)))
    })
  }
})
