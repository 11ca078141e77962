import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from '../storage/sqlite.ts'
import { Child } from './helpers/child.ts'
import { bot, me, Visitor } from './helpers/visitor.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'orrery-process-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

describe('a server that cannot start says why in one line and ends with 1', () => {
  const refused = async (env: Record<string, string>): Promise<string> => {
    const child = await Child.spawn({ DATA_DIR: dir, ...env })
    expect(await child.end()).toBe(1)
    expect(child.out).toBe('')
    expect(child.err.trimEnd().split('\n')).toHaveLength(1)
    return child.err
  }

  test('the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const address = other.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    expect(await refused({ PORT: port })).toContain(`port ${port} is in use`)
    other.close()
  })

  test('the environment makes no sense', async () => {
    expect(await refused({ PORT: 'http' })).toContain('PORT: must be a whole number from 0 to 65535')
    expect(await refused({ KEEP_AFTER: '-1' })).toContain('KEEP_AFTER')
  })

  test('the data folder cannot be written', async () => {
    expect(await refused({ DATA_DIR: '/sys/orrery' })).toContain('[storage.readonly]')
  })

  test('another server uses the data folder', async () => {
    const storage = await openSqlite(dir)
    expect(await refused({})).toContain('[storage.locked]')
    await storage.close()
  })

  test('the database is of a newer version, or damaged', async () => {
    await (await openSqlite(dir)).close()
    const db = new Database(join(dir, 'orrery.db'))
    db.exec('INSERT INTO migrations (version) VALUES (9999)')
    db.close()
    expect(await refused({})).toContain('[storage.newer]')
    writeFileSync(join(dir, 'orrery.db'), 'not a database '.repeat(1000))
    expect(await refused({})).toContain('[storage.corrupt]')
  })
})

test('told to stop, it says goodbye to its clients and ends with 0', async () => {
  const child = await Child.spawn({ DATA_DIR: dir })
  const ada = await Visitor.arrive(await child.ready())
  const { id } = await ada.table('skirmish', [me, bot()], { startNow: true })
  const line = await ada.at(id)
  expect(await child.end('SIGTERM')).toBe(0)
  await line.until('the socket is closed', () => line.closed !== undefined)
  expect(line.closed?.code).toBe(1001)
  expect(child.err).toBe('')
})

test('serves the web client: pages fresh, hashed files for ever, compressed where it can', async () => {
  const web = join(dir, 'web')
  mkdirSync(join(web, 'assets'), { recursive: true })
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Orrery</title>')
  writeFileSync(join(web, 'manifest.webmanifest'), '{}')
  writeFileSync(join(web, 'assets', 'main-1a2b3c.js'), 'plain')
  writeFileSync(join(web, 'assets', 'main-1a2b3c.js.br'), 'squeezed')
  const child = await Child.spawn({ DATA_DIR: join(dir, 'data'), WEB_DIR: web })
  const url = await child.ready()
  const get = async (path: string, encoding = 'identity') => {
    const response = await fetch(url + path, { headers: { 'accept-encoding': encoding, accept: 'text/html' } })
    const { status, headers } = response
    return { status, cache: headers.get('cache-control'), type: headers.get('content-type'), encoding: headers.get('content-encoding'), text: await response.text().catch(() => 'squeezed') }
  }
  for (const page of ['/', '/index.html', '/t/some-invite', '/m/some-match?x=1']) {
    expect(await get(page)).toMatchObject({ status: 200, cache: 'no-cache', type: expect.stringContaining('text/html'), text: expect.stringContaining('Orrery') })
  }
  expect(await get('/assets/main-1a2b3c.js')).toMatchObject({ status: 200, cache: 'public, max-age=31536000, immutable', text: 'plain', encoding: null })
  expect(await get('/assets/main-1a2b3c.js', 'br')).toMatchObject({ status: 200, encoding: 'br', cache: 'public, max-age=31536000, immutable' })
  expect(await get('/manifest.webmanifest')).toMatchObject({ status: 200, cache: 'no-cache' })
  for (const nothing of ['/assets/main-000000.js', '/api/nothing', '/../package.json', '/.env']) expect((await get(nothing)).status).toBe(404)
  const { headers } = await fetch(url)
  expect(headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})
