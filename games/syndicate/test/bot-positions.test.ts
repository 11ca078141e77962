import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { next } from '#bots/search/routine.ts'
import { findsWhatIsObvious, type Obvious } from '#bots/test/positions.ts'
import { Random } from '#kernel/chance.ts'
import { fail } from '#kernel/errors.ts'
import { syndicateEvaluation } from '../bot/evaluation.ts'
import { laidOut, type Position } from './laid-out.ts'
import { game } from './table.ts'

const folder = new URL('../bot/positions/', import.meta.url)
const { routine = fail('test.routine', 'There is no routine') } = syndicateEvaluation

findsWhatIsObvious<Obvious & Position>(folder, syndicateEvaluation, (position) => ({ game, state: laidOut(position).state }))

describe('positions that are laid out', () => {
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.json')))
    it(`end after the usual number of rounds, ${file.replace('.json', '')} too`, () => {
      const { state } = laidOut(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Position)
      for (let stream = 0; stream < 12; stream++) {
        const world = game.imagine(game.copy(state), 0, new Random(stream))
        for (let choices = 0; choices < 2000 && world.over === 0; choices++) {
          const asked = next(game.pending(world))
          game.choose(world, asked, routine(world, asked))
        }
        expect(world.over).toBe(1)
        expect(world.round).toBeGreaterThanOrEqual(6)
        expect(world.round).toBeLessThanOrEqual(8)
      }
    })
})
