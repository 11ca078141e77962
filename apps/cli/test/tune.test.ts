import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Random } from '#kernel/chance.ts'
import { fitScale, fitWeights, surprise, type Lesson } from '../tune-fit.ts'
import { orrery } from './orrery.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-tune-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Games in which the first feature decides, twice as strongly as the second, and the third is noise. */
function lessons(count: number): Lesson[] {
  const random = new Random('lessons')
  const value = (): number => random.int(1000) / 250 - 2
  return Array.from({ length: count }, () => {
    const features = [0, 1].map(() => [value(), value(), value()])
    const lead = 2 * (features[0][0] - features[1][0]) + (features[0][1] - features[1][1])
    const first = random.int(1_000_000) / 1_000_000 < 1 / (1 + Math.exp(-lead)) ? 1 : 0
    return { features, shares: [first, 1 - first] }
  })
}

describe('learning weights', () => {
  const all = lessons(3000)

  it('finds what the games were decided by', () => {
    const [first, second, third] = fitWeights(all, [0.1, 0.1, 0.1], { rounds: 400, hold: 1 })
    expect(first).toBeGreaterThan(1.6)
    expect(first).toBeLessThan(2.4)
    expect(second / first).toBeCloseTo(0.5, 0)
    expect(Math.abs(third)).toBeLessThan(0.2)
  })

  it('stays where it began when held fast', () => {
    const fitted = fitWeights(all, [1, 1, 1], { rounds: 50, hold: 1e6 })
    for (const weight of fitted) expect(weight).toBeCloseTo(1, 1)
  })

  it('says how sure weights may be of themselves', () => {
    expect(fitScale(all, [20, 10, 0])).toBeGreaterThan(8)
    expect(fitScale(all, [20, 10, 0])).toBeLessThan(12.5)
    expect(surprise(all, [2, 1, 0])).toBeLessThan(surprise(all, [20, 10, 0]))
    expect(surprise(all, [0, 0, 0])).toBeCloseTo(Math.log(2))
  })
})

it('plays, goes on with its file, and tells the weights', async () => {
  const args = ['tune', '--game', 'res-arcana', '--bots', 'novice', '--file', join(folder, 'lessons'), '--json']
  await orrery(...args, '--games', '3')
  expect(readFileSync(join(folder, 'lessons'), 'utf8').trim().split('\n')).toHaveLength(4)
  const { code, out } = await orrery(...args, '--games', '5')
  expect(code).toBe(0)
  const report = JSON.parse(out) as { lessons: number; scale: number; weights: Record<string, { now: number; fitted: number }> }
  expect(report.lessons).toBeGreaterThan(10)
  expect(report.scale).toBeGreaterThan(0)
  expect(report.weights['points'].now).toBe(9)
})

it('learns what things are worth from positions that were shaken, and tells it beside what is thought now', async () => {
  const { code, out } = await orrery('tune', '--game', 'syndicate', '--experience', '--bots', 'random', '--games', '5', '--json')
  expect(code).toBe(0)
  const report = JSON.parse(out) as { lessons: number; judged: number; weights: Record<string, { now: number; fitted: number }> }
  expect(report.lessons).toBeGreaterThan(4 * report.judged * 0.5)
  expect(report.weights['the evaluation']).toEqual({ now: 1, fitted: 1 })
  const fitted = Object.entries(report.weights).filter(([name]) => name.startsWith('exoBases'))
  expect(fitted).toHaveLength(7)
  expect(fitted.some(([, { now, fitted: after }]) => now !== after)).toBe(true)
})

it('says so where a game has no experience to learn', async () => {
  const { code, err } = await orrery('tune', '--game', 'res-arcana', '--experience', '--games', '5')
  expect(code).toBe(2)
  expect(err).toContain('res-arcana has no experience')
})
