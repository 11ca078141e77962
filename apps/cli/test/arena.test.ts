import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { sequentialTest } from '../sequential.ts'
import { elo, standings, type Standing } from '../standings.ts'
import { orrery } from './orrery.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-arena-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const args = ['arena', '--game', 'res-arcana', '--seats', '2', '--bots', 'greedy,random', '--json']
type Report = { games: number; table: Standing[]; errors: string[]; verdict?: string }
const report = ({ out }: { out: string }): Report => JSON.parse(out) as Report
const won = ({ table }: Report): unknown => table.map(({ bot, share, ci95, elo95 }) => ({ bot, share, ci95, elo95 }))

describe('the arena', () => {
  it('gives a result that does not depend on the number of workers', async () => {
    const [one, two] = (await Promise.all([orrery(...args, '--games', '6'), orrery(...args, '--games', '6', '--workers', '2')])).map(report)
    expect(Object.keys(one)).toEqual(['games', 'table', 'seconds', 'errors'])
    expect(one).toMatchObject({ games: 6, errors: [], table: [{ bot: 'greedy' }, { bot: 'random' }] })
    expect(won(two)).toEqual(won(one))
    for (const { thought, longest } of one.table) expect(longest).toBeGreaterThanOrEqual(thought)
  })

  it('stops when the answer is clear', async () => {
    const { games, verdict } = report(await orrery(...args, '--games', '60', '--until', '0.5'))
    expect(verdict).toBe('above')
    expect(games).toBeLessThan(30)
  })

  it('goes on with what was played before, even if the last line was cut off', async () => {
    const file = join(folder, 'results')
    await orrery(...args, '--games', '4', '--file', file)
    const kept = readFileSync(file, 'utf8')
    expect(kept.trim().split('\n')).toHaveLength(5)
    // The first game of the file is believed, not played again.
    const rows = kept.trim().split('\n')
    const changed = JSON.parse(rows[1]) as { shares: number[] }
    writeFileSync(file, `${[rows[0], JSON.stringify({ ...changed, shares: [0.25, 0.75] }), ...rows.slice(2)].join('\n')}\n`)
    appendFileSync(file, '{"number":4,"sha')
    const { games, table } = report(await orrery(...args, '--games', '6', '--file', file))
    expect(games).toBe(6)
    expect(table[1].share).toBeGreaterThan(0.1)
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(7)
    const other = await orrery(...args, '--games', '6', '--seed', 'b', '--file', file)
    expect(other.code).toBe(2)
    expect(other.err).toContain('another arena')
  })
})

describe('figures', () => {
  it('a sequential test says above, below or nothing yet, in the order of the games', () => {
    const many = (n: number, share: number): number[] => new Array<number>(n).fill(share)
    expect(sequentialTest(many(40, 1), 0.75)).toEqual({ verdict: 'above', games: 23 })
    expect(sequentialTest(many(40, 0), 0.75)).toEqual({ verdict: 'below', games: 8 })
    expect(sequentialTest(many(200, 0.75), 0.75).verdict).toBe('open')
    expect(sequentialTest([], 0.5)).toEqual({ verdict: 'open', games: 0 })
  })

  it('Elo is nought at a fair share and 400 at ten times its odds', () => {
    expect(elo(0.5, 0.5)).toBe(0)
    expect(elo(0.25, 0.25)).toBe(0)
    expect(elo(10 / 11, 0.5)).toBeCloseTo(400)
    expect(elo(0.25, 0.5)).toBeLessThan(-100)
  })

  it('a name on several seats gets what all of them won', () => {
    const thoughts = [1, 2, 3].map((decisions) => ({ decisions, milliseconds: decisions * 10, longest: 10 * decisions }))
    const { table } = standings(['search', 'greedy', 'greedy'], [{ number: 0, shares: [0, 0.5, 0.5], thoughts }, { number: 1, shares: [1, 0, 0], thoughts }])
    expect(table.map(({ bot, share, elo: points, thought, longest }) => ({ bot, share, points: Math.sign(points), thought, longest }))).toEqual([
      { bot: 'search', share: 0.5, points: 1, thought: 10, longest: 10 },
      { bot: 'greedy', share: 0.5, points: -1, thought: 10, longest: 30 },
    ])
  })
})
