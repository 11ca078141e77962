import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { StorageError } from '../storage/error.ts'
import { connect } from '../storage/sqlite-connect.ts'
import { openSqlite, SqliteStorage } from '../storage/sqlite.ts'
import { describeStorage } from './storage-contract.ts'
import { guest, line, startMatch } from './storage-samples.ts'

const newDir = () => mkdtempSync(join(tmpdir(), 'orrery-storage-'))

describeStorage('SQLite', async () => {
  const dir = newDir()
  return {
    storage: await openSqlite(dir),
    reopen: () => openSqlite(dir),
    remove: async () => rmSync(dir, { recursive: true }),
  }
})

describe('SQLite', () => {
  let dir: string
  let opened: SqliteStorage[]

  beforeEach(() => {
    dir = newDir()
    opened = []
  })
  afterEach(async () => {
    for (const storage of opened) await storage.close()
    rmSync(dir, { recursive: true })
  })

  const keep = (storage: SqliteStorage) => {
    opened.push(storage)
    return storage
  }
  const open = async (at = dir) => keep(await openSqlite(at))
  const file = () => join(dir, 'orrery.db')

  /** A match with lines, closed properly: one file with everything in it. */
  const written = async (plies: number) => {
    const storage = await openSqlite(dir)
    await startMatch(storage, 'm')
    const lines = Array.from({ length: plies }, (_, ply) => `line ${ply} ${'.'.repeat(200)}`)
    await storage.append([{ ...line('m', 0), lines }])
    await storage.close()
    return lines
  }

  test('every commit is forced to disk: no test can pull the plug', () => {
    const connection = connect(dir)
    keep(new SqliteStorage(connection))
    expect(connection.db.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }])
    expect(connection.db.pragma('synchronous')).toEqual([{ synchronous: 2 }])
  })

  test('what was acknowledged is in the files without a close', async () => {
    const storage = await open()
    await startMatch(storage, 'm')
    await storage.append([line('m', 0)])
    const copy = join(dir, 'copy')
    mkdirSync(copy)
    // By another process: closing a file gives up this process's locks on it.
    for (const name of readdirSync(dir)) if (name !== 'copy') execFileSync('cp', [join(dir, name), copy])
    expect(await (await open(copy)).lines('m', 0)).toEqual(['m 0'])
  })

  test('a process killed while it writes loses nothing it acknowledged, and its lock', async () => {
    const matches = ['a', 'b', 'c', 'd', 'e']
    const acknowledged = await killAfter(1000, [dir, ...matches])
    expect(acknowledged.length).toBeGreaterThanOrEqual(1000)
    const storage = await open()
    const records = new Map<string, string[]>()
    for (const id of matches) records.set(id, await storage.lines(id, 0))
    for (const text of acknowledged) {
      const [id, ply] = text.split(' ')
      expect(records.get(id)?.[Number(ply)]).toBe(text)
    }
    for (const [id, lines] of records) {
      expect(lines).toEqual(lines.map((_, ply) => `${id} ${ply}`))
      expect(lines.length % 2, 'two lines per entry, both or none').toBe(0)
      expect(await storage.append([line(id, lines.length)])).toEqual([{ ok: true }])
    }
  }, 30_000)

  test('a full disk is said, costs nothing acknowledged, and passes', async () => {
    const connection = connect(dir)
    const storage = keep(new SqliteStorage(connection))
    await startMatch(storage, 'm')
    await startMatch(storage, 'n')
    const [{ page_count }] = connection.db.pragma('page_count') as { page_count: number }[]
    connection.db.pragma(`max_page_count = ${page_count + 20}`)

    const big = (ply: number) => ({ ...line('m', ply), lines: [`${ply} ${'x'.repeat(1000)}`] })
    let plies = 0
    let results = await storage.append([big(plies)])
    while (results[0].ok) results = await storage.append([big(++plies), line('n', plies - 1)])
    const full = { ok: false, error: { code: 'storage.full' } }
    expect(results).toMatchObject([full, full])
    expect(results[0]).toMatchObject({ error: expect.any(StorageError) })
    expect(plies).toBeGreaterThan(10)
    expect(await storage.lines('m', 0)).toHaveLength(plies)
    expect(await storage.lines('n', 0)).toHaveLength(plies - 1)
    await expect(storage.saveGuest({ ...guest('ada'), name: 'x'.repeat(200_000) })).rejects.toMatchObject({
      code: 'storage.full',
    })

    connection.db.pragma(`max_page_count = ${page_count + 2000}`)
    expect(await storage.append([big(plies), line('n', plies - 1)])).toEqual([{ ok: true }, { ok: true }])
    await storage.close()
    expect(await (await open()).lines('m', 0)).toHaveLength(plies + 1)
  })

  test('a file that is no database is refused', async () => {
    writeFileSync(file(), 'not a database '.repeat(1000))
    await expect(openSqlite(dir)).rejects.toMatchObject({ name: 'StorageError', code: 'storage.corrupt' })
  })

  test('damage anywhere in the file is found when it is opened', async () => {
    await written(2000)
    const bytes = readFileSync(file())
    bytes.fill(0xff, bytes.length - 40 * 4096, bytes.length - 30 * 4096)
    writeFileSync(file(), bytes)
    await expect(openSqlite(dir)).rejects.toMatchObject({ code: 'storage.corrupt' })
  })

  test('a refused file is left alone, lock and all, so that a restored one opens', async () => {
    const lines = await written(10)
    const good = readFileSync(file())
    writeFileSync(file(), 'not a database '.repeat(1000))
    await expect(openSqlite(dir)).rejects.toMatchObject({ code: 'storage.corrupt' })
    writeFileSync(file(), good)
    expect(await (await open()).lines('m', 0)).toEqual(lines)
  })

  test('a database of a newer version is refused and left alone', async () => {
    await written(1)
    const db = new Database(file())
    db.exec('INSERT INTO migrations (version) VALUES (9999)')
    db.close()
    await expect(openSqlite(dir)).rejects.toMatchObject({ code: 'storage.newer' })
    await expect(openSqlite(dir)).rejects.toThrow('9999')
  })

  test('a data folder in use is refused, and free again after a close', async () => {
    const first = await open()
    await expect(openSqlite(dir)).rejects.toMatchObject({ code: 'storage.locked' })
    await expect(openSqlite(dir)).rejects.toThrow(dir)
    await first.saveGuest(guest('ada'))
    await first.close()
    expect(await (await open()).guest('ada')).toEqual(guest('ada'))
  })

  test('a database that cannot be written says so and can still be read', async () => {
    const connection = connect(dir)
    const storage = keep(new SqliteStorage(connection))
    await startMatch(storage, 'm')
    connection.db.pragma('query_only = ON')
    expect(await storage.append([line('m', 0)])).toMatchObject([{ ok: false, error: { code: 'storage.readonly' } }])
    expect((await storage.match('m'))?.plies).toBe(0)
  })

  test('a backup of a storage in use opens as a storage of its own', async () => {
    const storage = await open()
    await startMatch(storage, 'm')
    await storage.append([line('m', 0)])
    const restored = join(dir, 'restored')
    await (await openSqlite(restored)).close()
    const path = join(restored, 'orrery.db')
    await expect(storage.backup(path)).rejects.toMatchObject({ code: 'storage.conflict' })
    rmSync(path)
    await storage.backup(path)
    await storage.append([line('m', 1)])
    expect(await (await open(restored)).lines('m', 0)).toEqual(['m 0'])
    expect(await storage.lines('m', 0)).toEqual(['m 0', 'm 1'])
  })
})

/** Runs storage-child.ts, kills it after so many acknowledgements, and gives all that it still got out. */
async function killAfter(count: number, args: readonly string[]): Promise<string[]> {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL('storage-child.ts', import.meta.url))],
    bundle: true, platform: 'node', format: 'esm', packages: 'external', write: false,
  })
  const child = spawn(process.execPath, ['--input-type=module', '--eval', bundle.outputFiles[0].text, '--', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let out = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
    if (out.split('\n').length > count) child.kill('SIGKILL')
  })
  const [, signal] = await once(child, 'close')
  expect(signal).toBe('SIGKILL')
  return out.split('\n').slice(0, -1)
}
