import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterEach } from 'vitest'
import { startServer, type RunningServer, type ServerOptions } from '../../server.ts'
import type { Storage } from '../../storage/port.ts'
import { openSqlite } from '../../storage/sqlite.ts'
import { workerFiles } from './built.ts'
import { Visitor } from './visitor.ts'
import { testGames } from './games.ts'

const UNLIMITED = { perSecond: 1e6, burst: 1e6 }

/** In a hurry, and with nothing in the way. */
const FOR_TESTS = {
  games: testGames,
  overrides: new Map(),
  web: '/nowhere',
  host: '127.0.0.1',
  port: 0,
  allowedOrigins: [],
  trustProxy: false,
  matchWorkers: 1,
  botWorkers: 1,
  botDelay: 0,
  reactionTime: 0,
  botLimit: 5000,
  keepAfter: 0,
  sleepAfter: 60_000,
  hangAfter: 5000,
  retryAfter: 50,
  heartbeat: 25_000,
  mostWaiting: 1024 * 1024,
  httpRate: UNLIMITED,
  socketRate: UNLIMITED,
} satisfies Partial<ServerOptions>

/** A server on loopback with a data folder of its own, which outlives a restart. */
export class House {
  readonly dir = mkdtempSync(join(tmpdir(), 'orrery-'))
  readonly logged: string[] = []
  readonly #options: Partial<ServerOptions>
  readonly #open: (dir: string) => Promise<Storage>
  readonly #visitors: Visitor[] = []
  #server: RunningServer | undefined

  private constructor(options: Partial<ServerOptions>, open: (dir: string) => Promise<Storage>) {
    this.#options = options
    this.#open = open
  }

  static async open(options: Partial<ServerOptions> = {}, open: (dir: string) => Promise<Storage> = openSqlite): Promise<House> {
    const house = new House(options, open)
    houses.push(house)
    await house.start()
    return house
  }

  get server(): RunningServer {
    if (!this.#server) throw new Error('The server does not run')
    return this.#server
  }

  get url(): string {
    return `http://127.0.0.1:${this.server.port}`
  }

  async start(): Promise<void> {
    const log = pino({ level: 'info' }, { write: (line: string) => void this.logged.push(line) })
    this.#server = await startServer({ ...FOR_TESTS, files: await workerFiles(), log, ...this.#options, storage: await this.#open(this.dir) })
  }

  async stop(): Promise<void> {
    await this.#server?.close()
    this.#server = undefined
  }

  /** Everything is forgotten but the data folder. */
  async restart(): Promise<void> {
    await this.stop()
    await this.start()
    for (const visitor of this.#visitors) visitor.url = this.url
  }

  async visitor(name?: string): Promise<Visitor> {
    const visitor = await Visitor.arrive(this.url)
    if (name !== undefined) await visitor.patch('/api/me', { name })
    this.#visitors.push(visitor)
    return visitor
  }

  async metric(name: string): Promise<number> {
    const all = await this.server.metrics.register.getSingleMetric(name)?.get()
    return (all?.values ?? []).reduce((sum, { value }) => sum + value, 0)
  }

  async remove(): Promise<void> {
    for (const visitor of this.#visitors) visitor.leave()
    await this.stop()
    rmSync(this.dir, { recursive: true, force: true })
  }
}

const houses: House[] = []

afterEach(async () => {
  for (const house of houses.splice(0)) await house.remove()
})
