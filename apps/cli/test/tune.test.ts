import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Random } from '#kernel/chance.ts'
import { readLearning, writeLearning, type Run } from '../routine-file.ts'
import { afterRound, beginLearning, result, type Learning, type Pace } from '../routine-rounds.ts'
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

describe('learning the numbers of a routine, round by round', () => {
  const pace: Pace = { rounds: 10, step: 2, steps: [1, 0.1] }
  const far = ([first, second]: readonly number[], [otherFirst, otherSecond]: readonly number[]): number => Math.hypot(first - otherFirst, (second - otherSecond) / 0.1)
  const times = (count: number, slopes: readonly number[]): (readonly number[])[] => Array.from({ length: count }, () => slopes)
  const after = (slopes: readonly (readonly number[])[], from = beginLearning([5, 5])): Learning => slopes.reduce((learning, each) => afterRound(learning, each, pace), from)

  it('finds the best numbers, however much luck is in the games', () => {
    const best = [20, 4]
    const random = new Random('luck')
    let learning = beginLearning([5, 5])
    for (let round = 0; round < 60; round++) {
      const shown = best.map((number, i) => (number - learning.numbers[i]) / pace.steps[i] + random.int(1000) / 100 - 5)
      learning = afterRound(learning, shown, { ...pace, rounds: 60, step: 1 })
    }
    expect(far(result(learning), best)).toBeLessThan(1)
    expect(far(learning.first, best)).toBeGreaterThan(15)
  })

  it('goes as far in every round, in the steps of the numbers, and less far in the last ones', () => {
    const [one, two] = [after([[0.003, 0.004]]), after([[30, 40]])]
    expect(far(one.numbers, [5, 5])).toBeCloseTo(2)
    expect(one.numbers).toEqual([expect.closeTo(5 + 2 * 0.6), expect.closeTo(5 + 2 * 0.8 * 0.1)])
    expect(two.numbers).toEqual([expect.closeTo(one.numbers[0]), expect.closeTo(one.numbers[1])])
    const six = after(times(6, [1, 0]))
    const seven = after([[1, 0]], six)
    expect(six.numbers[0]).toBeCloseTo(5 + 6 * 2)
    expect(seven.numbers[0]).toBeCloseTo(six.numbers[0] + 0.4 * 2)
  })

  it('is turned round by several rounds, not by one', () => {
    const four = after(times(4, [1, 0]))
    expect(after([[-1, 0]], four).numbers[0]).toBeGreaterThan(four.numbers[0])
    expect(after(times(3, [-1, 0]), four).numbers[0]).toBeLessThan(after(times(2, [-1, 0]), four).numbers[0])
  })

  it('stays where it is when games show nothing', () => expect(after([[0, 0]]).numbers).toEqual([5, 5]))

  it('learns the mean of the last rounds', () => {
    const six = after(times(6, [1, 0]))
    expect(result(six)).toEqual(six.numbers)
    const ten = after(times(4, [1, 0]), six)
    expect(result(ten)[0]).toBeCloseTo(six.numbers[0] + (0.8 + 1.6 + 2.4 + 3.2) / 4)
  })

  it('keeps numbers of earlier times to play against', () => {
    const many = after(times(41, [1, 0]))
    expect(many.first).toEqual([5, 5])
    expect(many.snapshots).toHaveLength(3)
    expect(many.snapshots[2][0]).toBeCloseTo(many.numbers[0] - 0.8)
  })

  it('goes on from its file as if it had never stopped, and from no other', () => {
    const path = join(folder, 'rounds')
    const run: Run = { version: 'one', game: 'syndicate', seats: 2, variant: {}, seed: '1', games: 32, step: 2 }
    const slopes = Array.from({ length: 10 }, (_, i) => [Math.sin(i), Math.cos(i)])
    expect(readLearning(path, run)).toBeUndefined()
    writeLearning(path, run, after(slopes.slice(0, 7)))
    expect(after(slopes.slice(7), readLearning(path, run))).toEqual(after(slopes))
    expect(() => readLearning(path, { ...run, version: 'two' })).toThrow('version one of rules and bots')
    expect(() => readLearning(path, { ...run, game: 'arcs', version: 'two' })).toThrow('holds another run')
    expect(() => readLearning(path, { ...run, seats: 3 })).toThrow('holds another run')
    writeFileSync(path, 'a diary')
    expect(() => readLearning(path, run)).toThrow('does not hold')
  })
})

describe('tune --routine', () => {
  const args = ['tune', '--game', 'syndicate', '--seats', '2', '--routine', '--games', '32', '--json']

  it('learns the same on one thread or two, broken off or not', async () => {
    // Of two rounds and of three the first is a long one: two rounds are a part of three.
    const whole = await orrery(...args, '--rounds', '3', '--workers', '1')
    await orrery(...args, '--rounds', '2', '--workers', '2', '--file', join(folder, 'routine'))
    const goneOn = await orrery(...args, '--rounds', '3', '--workers', '2', '--file', join(folder, 'routine'))
    expect(goneOn).toMatchObject({ code: 0, out: whole.out })
    const report = JSON.parse(whole.out) as { rounds: number; games: number; share: number; interval: [number, number]; numbers: Record<string, { now: number; learned: number }> }
    expect(report).toMatchObject({ rounds: 3, games: 96 })
    expect(report.interval[0]).toBeLessThan(report.share)
    expect(report.interval[1]).toBeGreaterThan(report.share)
    const numbers = Object.values(report.numbers)
    expect(numbers.length).toBeGreaterThan(10)
    expect(numbers.some(({ now, learned }) => now !== learned)).toBe(true)
  })

  it('refuses the file of another run', async () => {
    await orrery(...args, '--rounds', '1', '--file', join(folder, 'other'))
    writeFileSync(join(folder, 'other'), readFileSync(join(folder, 'other'), 'utf8').replace('"game":"syndicate"', '"game":"arcs"'))
    const { code, err } = await orrery(...args, '--rounds', '2', '--file', join(folder, 'other'))
    expect(code).toBe(2)
    expect(err).toContain('holds another run')
  })

  it('says so where a game has no routine to learn', async () => {
    const { code, err } = await orrery('tune', '--game', 'res-arcana', '--routine')
    expect(code).toBe(2)
    expect(err).toContain('res-arcana has no routine')
  })

  it('refuses flags of other ways to learn', async () => {
    expect(await orrery(...args, '--queue')).toMatchObject({ code: 2, err: expect.stringContaining('--queue does not go with --routine') })
    expect(await orrery(...args, '--bots', 'greedy')).toMatchObject({ code: 2, err: expect.stringContaining('--bots and --hold') })
    expect(await orrery('tune', '--game', 'res-arcana', '--rounds', '3')).toMatchObject({ code: 2, err: expect.stringContaining('go with --routine') })
  })
})
