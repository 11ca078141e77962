import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { games } from '#games/registry.ts'
import { cells, nameOf } from '../lab-cells.ts'
import { orrery } from './orrery.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-lab-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the laboratory', () => {
  it('has matches of every game, each with a name of its own', () => {
    expect(new Set(cells.map(({ game }) => game))).toEqual(new Set(games.map(({ id }) => id)))
    expect(new Set(cells.map(nameOf)).size).toBe(cells.length)
  })

  it('plays a match, keeps its games, and tells of it in a row', async () => {
    const { code, out } = await orrery('lab', '--only', 'res-arcana-2-greedy-random', '--games', '2', '--dir', folder)
    expect(out.trim()).toMatch(/^\| res-arcana \| 2 \| greedy \| random \| [\d.]+ % \| [\d.]+ % to [\d.]+ % \| 95\.0 % \| 2 \|/)
    expect(code).toBe(0)
    expect(readdirSync(folder)).toEqual(['res-arcana-2-greedy-random.arena'])
  })

  it('refuses a name that no match has', async () => {
    const { code, err } = await orrery('lab', '--only', 'chess', '--dir', folder)
    expect(code).toBe(2)
    expect(err).toContain('res-arcana-2-greedy-random')
  })
})

it('positions asks the bot that is named, and is not content with too little', async () => {
  const { code, out } = await orrery('positions', '--game', 'res-arcana', '--bot', 'random', '--json')
  const [{ game, asked, missed }] = JSON.parse(out) as { game: string; asked: number; missed: string[] }[]
  expect(game).toBe('res-arcana')
  expect(asked).toBeGreaterThanOrEqual(10)
  expect(missed.length).toBeGreaterThan(asked / 10)
  expect(code).toBe(1)
})
