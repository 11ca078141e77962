import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OrreryError } from '#kernel/errors.ts'
import { Database, JOBS, LAB, readAddress } from '../queue/database.ts'
import { Runs } from '../queue/runs.ts'
import type { Series } from '../series.ts'
import type { Standing } from '../standings.ts'
import { begun, orrery, type Ran } from './orrery.ts'
import { startPostgres } from './postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-queue-'))
let postgres: Awaited<ReturnType<typeof startPostgres>>
let database: Database
let runs: Runs

beforeAll(async () => {
  postgres = await startPostgres()
  database = await Database.open(postgres.url)
  runs = await Runs.at(postgres.url)
}, 60_000)

afterAll(async () => {
  await runs?.close()
  await database?.close()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

type Report = { games: number; table: Standing[]; errors: string[]; verdict?: string }
const report = ({ out, err }: Ran): Report => (out === '' ? { games: -1, table: [], errors: [err] } : (JSON.parse(out) as Report))
const won = ({ table }: Report): unknown => table.map(({ bot, share, ci95, elo95 }) => ({ bot, share, ci95, elo95 }))
const there = (...args: readonly string[]): ReturnType<typeof begun> => begun({ DATABASE_URL: postgres.url }, ...args)
const arena = (seed: string): string[] => ['arena', '--game', 'res-arcana', '--bots', 'novice,random', '--seed', seed, '--json']
const plan = (seed: string): Series<'arena'> => ({ kind: 'arena', version: 'v', plan: { game: 'res-arcana', seats: 2, variant: {}, bots: ['greedy', 'random'], seed } })

/** How many results a run has. */
async function counts(): Promise<Record<string, number>> {
  const rows = await database.rows<{ run: string; count: string }>(`SELECT run, count(*) FROM ${LAB}.result GROUP BY run`, [])
  return Object.fromEntries(rows.map(({ run, count }) => [run, Number(count)]))
}

/** Kills it in the middle of a game: held still first, to be sure. */
async function killInAGame(worker: ChildProcess, name: string): Promise<void> {
  for (;;) {
    worker.kill('SIGSTOP')
    const [{ active }] = await database.rows<{ active: string }>(`SELECT count(*) AS active FROM ${JOBS}.job WHERE name = $1 AND state = 'active'`, [name])
    if (active === '1') break
    worker.kill('SIGCONT')
    await sleep(20)
  }
  worker.kill('SIGKILL')
}

async function until(what: () => Promise<boolean>): Promise<void> {
  while (!(await what())) await sleep(50)
}

describe('a queue of games', () => {
  it('offers each game once, the first numbers first, however often it is published', async () => {
    const name = await runs.open(plan('once'))
    await runs.publish(name, [2, 0, 1], 60)
    await runs.publish(name, [0, 1, 2, 3], 60)
    expect(await runs.open(plan('once'))).toBe(name)
    expect(await runs.unplayed(name)).toBe(4)
    const run = { name, series: plan('once') }
    const taken = [await runs.take(run), await runs.take(run), await runs.take(run), await runs.take(run), await runs.take(run)]
    expect(taken.map((job) => job?.number)).toEqual([0, 1, 2, 3, undefined])
    await runs.shut(name)
  })

  it('gives the game of a silent worker to another, and keeps one result', async () => {
    const run = { name: await runs.open(plan('silent')), series: plan('silent') }
    await runs.publish(run.name, [0], 1)
    const first = await runs.take(run)
    if (!first) throw new Error('no job')
    await sleep(700)
    expect(await runs.alive(first)).toBe(true)
    await sleep(700)
    await runs.wakeUp()
    // It spoke up in time.
    expect(await runs.take(run)).toBeUndefined()
    await sleep(600)
    await runs.wakeUp()
    const second = await runs.take(run)
    if (!second) throw new Error('no job')
    expect(second.number).toBe(0)
    await runs.finish(second, { number: 0, error: 'the second' })
    await runs.finish(first, { number: 0, error: 'the first, late' })
    expect(await runs.results(run.name, [])).toEqual([{ number: 0, error: 'the second' }])
    expect(await runs.results(run.name, [0])).toEqual([])
    expect(await runs.alive(first)).toBe(false)
    expect(await runs.unplayed(run.name)).toBe(0)
    await runs.shut(run.name)
  })

  it('gives a game up when all who play it vanish, and tries it again when the run is opened anew', async () => {
    const run = { name: await runs.open(plan('lost')), series: plan('lost') }
    await runs.publish(run.name, [0], 60)
    for (let job = await runs.take(run); job; job = await runs.take(run)) await runs.giveBack(job)
    expect(await runs.lost(run.name)).toEqual([0])
    await runs.open(plan('lost'))
    expect(await runs.lost(run.name)).toEqual([])
    expect((await runs.take(run))?.number).toBe(0)
    await runs.shut(run.name)
  })
})

describe('arena and tune over several machines', { timeout: 180_000 }, () => {
  it('give what one machine gives, though a worker is killed and the one who asked too', async () => {
    const args = [...arena('kill'), '--games', '6', '--queue', '--silence', '2']
    const asked = await there(...args)
    await until(async () => (await runs.all()).length === 1)
    const [{ name }] = await runs.all()
    const victim = await there('worker', '--workers', '1')
    await until(async () => ((await counts())[name] ?? 0) >= 1)
    await killInAGame(victim.process, name)
    asked.process.kill('SIGKILL')
    await Promise.all([victim.ran, asked.ran])
    const file = join(folder, 'kill')
    const [again, helper, other] = await Promise.all([there(...args, '--file', file), there('worker', '--workers', '1'), there('worker', '--workers', '1', '--drain')])
    const spread = await again.ran
    helper.process.kill('SIGTERM')
    const [stopped, drained] = await Promise.all([helper.ran, other.ran])
    const local = await orrery(...arena('kill'), '--games', '6', '--workers', '1')
    expect(report(spread)).toMatchObject({ games: 6, errors: [] })
    expect(won(report(spread))).toEqual(won(report(local)))
    expect((await counts())[name]).toBe(6)
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(7)
    expect(await runs.all()).toEqual([])
    for (const { code, out } of [stopped, drained]) {
      expect(out).toMatch(/^\d+ games played\n$/)
      expect(code).toBe(0)
    }
  })

  it('go on with what is in the database without any worker', async () => {
    const args = [...arena('kept'), '--games', '2', '--queue']
    const asked = await there(...args)
    await until(async () => (await runs.all()).length === 1)
    const [run] = await runs.all()
    await until(async () => (await runs.unplayed(run.name)) === 2)
    for (const shares of [[0.25, 0.75], [0.5, 0.5]]) {
      const job = await runs.take(run)
      if (!job) throw new Error('no job')
      await runs.finish(job, { number: job.number, shares, thoughts: [0, 1].map(() => ({ decisions: 1, milliseconds: 1, longest: 1 })) })
    }
    const first = report(await asked.ran)
    expect(first.table.map(({ share }) => share)).toEqual([0.375, 0.625])
    expect(won(report(await (await there(...args)).ran))).toEqual(won(first))
  })

  it('take the rest off the queue when the answer is clear', async () => {
    const worker = await there('worker', '--workers', '1')
    const asked = await there(...arena('clear'), '--games', '60', '--until', '0.25', '--queue')
    const { games, verdict } = report(await asked.ran)
    expect(await runs.all()).toEqual([])
    expect(await database.boss.getQueues()).toEqual([])
    worker.process.kill('SIGTERM')
    expect((await worker.ran).code).toBe(0)
    const local = report(await orrery(...arena('clear'), '--games', '60', '--until', '0.25', '--workers', '1'))
    expect({ games, verdict }).toEqual({ games: local.games, verdict: 'above' })
  })

  it('can be called off', async () => {
    const asked = await there(...arena('off'), '--games', '4', '--queue')
    await until(async () => (await runs.all()).length === 1)
    asked.process.kill('SIGKILL')
    await asked.ran
    const { code, out } = await (await there(...arena('off'), '--games', '4', '--queue', '--cancel')).ran
    expect(out).toMatch(/off the queue/)
    expect(code).toBe(0)
    expect(await runs.all()).toEqual([])
  })

  it('learn the same weights', async () => {
    const args = ['tune', '--game', 'res-arcana', '--bots', 'random', '--games', '5', '--json']
    const asked = await there(...args, '--queue')
    await until(async () => (await runs.all()).length === 1)
    const worker = await there('worker', '--workers', '1', '--drain')
    const spread = await asked.ran
    await worker.ran
    expect(JSON.parse(spread.out)).toEqual(JSON.parse((await orrery(...args, '--workers', '1')).out))
  })
})

describe('bad input', { timeout: 120_000 }, () => {
  const refusal = async (work: () => unknown): Promise<string> => {
    try {
      await work()
    } catch (error) {
      if (error instanceof OrreryError) return `${error.code}: ${error.message}`
      throw error
    }
    return 'none'
  }
  const at = (change: (url: URL) => void): string => {
    const url = new URL(postgres.url)
    change(url)
    return url.href
  }

  it('is refused with a code of its own, and no password is told', async () => {
    expect(await refusal(() => readAddress(undefined))).toMatch(/^cli\.missing: .*DATABASE_URL/)
    expect(await refusal(() => readAddress('mysql://me:secret@host/db'))).toMatch(/^cli\.databaseUrl: (?!.*secret)/)
    expect(await refusal(() => readAddress('localhost:5432'))).toMatch(/^cli\.databaseUrl: /)
    expect(await refusal(() => Database.open(at((url) => void (url.port = '1'))))).toMatch(/^cli\.databaseAway: No database answers at 127\.0\.0\.1:1\/postgres/)
    expect(await refusal(() => Database.open(at((url) => void (url.password = 'wrong-secret'))))).toMatch(/^cli\.databaseRefused: (?!.*secret)/)
    expect(await refusal(() => Database.open(at((url) => void (url.pathname = '/nowhere'))))).toMatch(/^cli\.databaseRefused: .*nowhere/)
  })

  it('a database that is away for a moment is waited for', async () => {
    let tries = 0
    const work = async (): Promise<number> => {
      if (++tries < 3) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
      return tries
    }
    expect(await database.steadily(work)).toBe(3)
    await expect(database.rows('SELECT nothing FROM nowhere', [])).rejects.toThrow(/nowhere/)
  })

  it('is one sentence and exit code 2 on the command line', async () => {
    const away = at((url) => void (url.port = '1'))
    const cases: readonly (readonly [Record<string, string>, readonly string[], RegExp])[] = [
      [{ DATABASE_URL: '' }, ['worker'], /DATABASE_URL/],
      [{ DATABASE_URL: '' }, [...arena('x'), '--queue'], /DATABASE_URL/],
      [{ DATABASE_URL: 'sqlite://file' }, ['worker'], /not the address of a PostgreSQL/],
      [{ DATABASE_URL: away }, ['worker'], /No database answers at 127\.0\.0\.1:1/],
      [{ DATABASE_URL: away }, [...arena('x'), '--queue'], /No database answers/],
      [{}, [...arena('x'), '--silence', '5'], /go with --queue/],
    ]
    for (const [env, args, about] of cases) {
      const { code, out, err } = await (await begun(env, ...args)).ran
      expect(err).toMatch(about)
      expect(err.trim().split('\n')).toHaveLength(1)
      expect(out).toBe('')
      expect(code).toBe(2)
    }
  })

  it('a run of another version stops a worker that has nothing else to do, and only such a one', async () => {
    const strange = await runs.open(plan('strange'))
    await runs.publish(strange, [0], 60)
    const { code, err } = await (await there('worker')).ran
    expect(err).toMatch(new RegExp(`${strange} \\(res-arcana\\) wants version v of rules and bots; this is [0-9a-f]{12}\\. Bring both`))
    expect(code).toBe(2)
    const asked = await there(...arena('own'), '--games', '2', '--queue')
    await until(async () => (await runs.all()).length === 2)
    const worker = await there('worker', '--workers', '1', '--drain')
    expect(report(await asked.ran)).toMatchObject({ games: 2, errors: [] })
    expect((await worker.ran).err).toContain(strange)
    expect(await runs.unplayed(strange)).toBe(1)
    await runs.shut(strange)
  })
})
