import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { games } from '#games/registry.ts'
import { askTwins } from '#bots/test/honesty.ts'
import { makeBot } from '../examples/trying-bot.ts'
import { orrery } from './orrery.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-bot-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const EXAMPLE = 'apps/cli/examples/trying-bot.ts'
const arena = (bot: string, ...more: readonly string[]): ReturnType<typeof orrery> => orrery('arena', '--game', 'res-arcana', '--bots', `${bot},random`, '--workers', '1', '--json', ...more)

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('the example bot', { timeout: 180_000 }, () => {
  it('fits on a page', () => {
    const lines = readFileSync(new URL('../examples/trying-bot.ts', import.meta.url), 'utf8').trim().split('\n')
    expect(lines.length).toBeLessThanOrEqual(50)
  })

  it('plays in the arena and beats random', async () => {
    const { code, out } = await arena(EXAMPLE, '--games', '30', '--until', '0.5')
    const { verdict, table, errors } = JSON.parse(out) as { verdict: string; table: { bot: string }[]; errors: string[] }
    expect(errors).toEqual([])
    expect(table.map(({ bot }) => bot)).toEqual([EXAMPLE, 'random'])
    expect(verdict).toBe('above')
    expect(code).toBe(0)
  })

  it('is honest at every game', () => {
    for (const { id, make, evaluation } of games) {
      const game = make()
      const { different } = askTwins(game, () => makeBot(evaluation), game.definition.seats.min, `own${id}`, 25)
      expect(different).toEqual([])
    }
  })
})

describe('a bot of one\u2019s own', { timeout: 180_000 }, () => {
  it('is known by its code: another is not added up with it', async () => {
    const bot = file('bot.mjs', 'export const makeBot = () => ({ name: "first", choose: ({ game, seat, sample }, random) => game.notation.key(game.pending(sample(random)).find((each) => each.seat === seat).options[0]) })')
    const results = join(folder, 'results')
    expect((await arena(bot, '--games', '2', '--file', results)).code).toBe(0)
    writeFileSync(bot, readFileSync(bot, 'utf8').replace('options[0]', 'options.at(-1)'))
    const { code, err } = await arena(bot, '--games', '2', '--file', results)
    expect(err).toMatch(/holds games that version [0-9a-f]{12}\+[0-9a-f]{8} of rules and bots played; this is/)
    expect(code).toBe(2)
  })

  it.each([
    ['that is not there', join(folder, 'nobody.ts'), /nobody\.ts is no bot: .*resolve/],
    ['that is no code', file('scrawl.ts', 'export const ='), /scrawl\.ts is no bot: line 1/],
    ['without makeBot', file('empty.ts', 'export const bot = 1'), /empty\.ts does not export a function makeBot/],
    ['that fails at once', file('broken.ts', 'throw new Error("no luck")'), /broken\.ts cannot be loaded: no luck/],
  ])('%s is refused', async (_name, path, about) => {
    const { code, out, err } = await arena(path)
    expect(err).toMatch(about)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect(out).toBe('')
    expect(code).toBe(2)
  })

  it('that chooses what was not offered spoils its game, and the arena says so', async () => {
    const bot = file('cheat.ts', 'export const makeBot = () => ({ name: "cheat", choose: () => "win" })')
    const { code, out } = await arena(bot, '--games', '2')
    const { errors } = JSON.parse(out) as { errors: string[] }
    expect(errors).toHaveLength(2)
    expect(errors[0]).toMatch(/^game 0, seed 1\/0: .*win/)
    expect(code).toBe(1)
  })

  it('that ends its thread does not leave the arena waiting', async () => {
    const { code, err } = await arena(file('gone.ts', 'export const makeBot = () => ({ name: "gone", choose: () => process.exit(7) })'))
    expect(err).toMatch(/The thread ended in the middle of a game \(7\)/)
    expect(code).toBe(1)
  })
})
