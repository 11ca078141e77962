import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { BotSpeed } from '../bench-bots.ts'
import type { TurnSpeed } from '../bench-turns.ts'
import { listedRules, ruleNumbers } from '../rules.ts'
import { wilson } from '../wilson.ts'
import { orrery } from './orrery.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the command line', () => {
  it('simulates and prints JSON only', async () => {
    const { code, out } = await orrery('simulate', '--game', 'res-arcana', '--seats', '3', '--games', '5', '--seed', '1', '--json')
    const report = JSON.parse(out) as Record<string, unknown>
    expect(Object.keys(report)).toEqual(['game', 'seats', 'games', 'finished', 'decisions', 'seconds', 'decisionsPerSecond', 'gamesPerSecond', 'meanOptions', 'maxOptions', 'longestGame', 'wins', 'errors'])
    expect(report).toMatchObject({ game: 'res-arcana', seats: 3, games: 5, finished: 5, errors: [] })
    expect((report['wins'] as number[]).reduce((sum, wins) => sum + wins, 0)).toBeCloseTo(5)
    expect(code).toBe(0)
  })

  it('simulates the same games from the same seed, with bots too', async () => {
    const args = ['simulate', '--game', 'res-arcana', '--games', '1', '--seed', 'again', '--bots', 'greedy,random', '--variant', '{"setup":"first-game"}', '--json']
    const [one, two] = (await Promise.all([orrery(...args), orrery(...args)])).map(({ out }) => JSON.parse(out) as { decisions: number; wins: number[] })
    expect(one.decisions).toBe(two.decisions)
    expect(one.wins).toEqual(two.wins)
  })

  it('records a game that it can replay', async () => {
    const recorded = await orrery('record', '--game', 'res-arcana', '--seats', '2', '--seed', 'r')
    expect(recorded.out).toMatch(/^orrery-record 1\ngame res-arcana\n/)
    const file = join(folder, 'one.rec')
    writeFileSync(file, recorded.out)
    const { code, out } = await orrery('replay', file, '--json')
    const report = JSON.parse(out) as { plies: number; hash: string }
    expect(report).toMatchObject({ ok: true, outcome: { places: expect.any(Array) as unknown } })
    expect(report.plies).toBe(recorded.out.trim().split('\n').length - 9)
    expect(recorded.out.trim().endsWith(report.hash)).toBe(true)
    expect(code).toBe(0)
  })

  it('lists the rules that no test names, and says so by its exit code', async () => {
    const { code, out } = await orrery('rules', '--game', 'res-arcana')
    expect(code).toBe(out === '' ? 0 : 1)
    for (const line of out.trim().split('\n').filter(Boolean)) expect(line).toMatch(/^RA-\d+\.\d+$/)
  })

  it('fuzzes for a while', async () => {
    const { code, out } = await orrery('fuzz', '--game', 'res-arcana', '--minutes', '0.01')
    expect(out).toMatch(/^\d+ games, \d+ choices/)
    expect(code).toBe(0)
  })

  it('measures the budget', async () => {
    const { code, out } = await orrery('bench', '--game', 'res-arcana', '--seconds', '0.1', '--json')
    const report = JSON.parse(out) as { randomPlay: unknown[]; costs: unknown[] }
    expect(report).toMatchObject({ calibration: { before: expect.any(Number) as unknown } })
    expect(report.randomPlay).toHaveLength(3)
    expect(report.costs).toHaveLength(3)
    expect(code).toBe(0)
  })

  it('measures how fast bots think', { timeout: 180_000 }, async () => {
    const { code, out } = await orrery('bench', '--bots', 'novice,search:40', '--game', 'syndicate-ngata', '--seconds', '0.05', '--json')
    const { bots } = JSON.parse(out) as { bots: BotSpeed[] }
    expect(bots.map(({ game, seats, bot }) => [game, seats, bot])).toEqual(['novice', 'search:40'].map((bot) => ['syndicate-ngata', 1, bot]))
    for (const row of bots) {
      expect(row.decisions).toBeGreaterThan(0)
      expect(row.longestMilliseconds).toBeGreaterThanOrEqual(row.meanMilliseconds)
      // One world for the question, two for greedy's first sight, and five in which two options are tried: ten campaigns for forty iterations.
      const each = row.iterationsPerSecond / row.decisionsPerSecond
      if (row.bot === 'search:40') expect(Math.abs(each - 8)).toBeLessThan(1.1)
    }
    expect(code).toBe(0)
    const words = await orrery('bench', '--game', 'syndicate-ngata', '--seconds', '0.01', '--bots')
    for (const bot of ['greedy', 'search:160', 'search:1600']) expect(words.out).toMatch(new RegExp(`syndicate-ngata +1 +${bot} `))
  })

  it('measures how long whole turns take', { timeout: 180_000 }, async () => {
    const { code, out } = await orrery('bench', '--turns', 'greedy', '--game', 'res-arcana', '--seconds', '0.2', '--json')
    const { turns } = JSON.parse(out) as { turns: TurnSpeed[] }
    expect(turns.map(({ game, seats, bot }) => [game, seats, bot])).toEqual([2, 3, 4].map((seats) => ['res-arcana', seats, 'greedy']))
    for (const row of turns) {
      expect(row.turns).toBeGreaterThan(1)
      // A turn of Res Arcana is an action, which takes several choices now and then.
      expect(row.choices).toBeGreaterThan(row.turns)
      expect(row.longestChoices).toBeLessThan(row.choices)
      expect(row.longestMilliseconds).toBeGreaterThanOrEqual(row.meanMilliseconds)
    }
    expect(code).toBe(0)
  })

  it('plays the golden records again', async () => {
    const { code, out } = await orrery('golden', '--game', 'res-arcana')
    expect(out).toMatch(/^\d+ records play as they did/)
    expect(code).toBe(0)
  })

  it('explains itself', async () => {
    const { code, out } = await orrery('help')
    for (const word of ['simulate', 'record', 'replay', 'arena', 'tune', 'worker', 'rules', 'fuzz', 'bench', 'golden']) expect(out).toContain(`  ${word} `)
    expect(code).toBe(0)
  })
})

describe('its parts', () => {
  it('finds rules in a page and mentions in a test', () => {
    expect(listedRules('- **RA-1.1** Two to four.\n- **RA-1.10** More, see RA-1.2.')).toEqual(['RA-1.1', 'RA-1.10'])
    expect(ruleNumbers("it('RA-1.10, RA-2.3: a pass', () => {})")).toEqual(['RA-1.10', 'RA-2.3'])
  })

  it('puts an interval round a share', () => {
    const [low, high] = wilson(90, 100)
    expect(low).toBeCloseTo(0.8256, 3)
    expect(high).toBeCloseTo(0.9448, 3)
    expect(wilson(0, 0)).toEqual([0, 1])
    expect(wilson(10, 10)[1]).toBeCloseTo(1, 9)
  })
})
