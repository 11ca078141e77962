import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { GameEntry } from '#games/registry.ts'
import { BotPool } from './bots/bot-pool.ts'
import { Catalogue } from './catalogue.ts'
import type { Overrides } from './overrides.ts'
import { makeApp } from './http/app.ts'
import { Guests } from './http/guests.ts'
import { addRoutes } from './http/routes.ts'
import { addWebFiles } from './http/web-files.ts'
import { addProcessMetrics, makeMetrics, type Metrics } from './metrics.ts'
import type { Rate } from './rate-limit.ts'
import type { RoomDeps } from './rooms/life-cycle.ts'
import { Rooms } from './rooms/rooms.ts'
import { Sockets } from './socket/sockets.ts'
import { GroupCommit } from './storage/group-commit.ts'
import type { Storage } from './storage/port.ts'
import { Tables } from './tables/tables.ts'
import { MatchWorkers } from './worker/match-workers.ts'

/** All times in milliseconds. */
export interface ServerOptions {
  readonly games: readonly GameEntry[]
  readonly overrides: Overrides
  readonly storage: Storage
  /** The built files of the workers; they must know the same games. */
  readonly files: { readonly matchWorker: URL; readonly botWorker: URL }
  readonly web: string
  readonly host: string
  readonly port: number
  readonly log: FastifyBaseLogger
  readonly allowedOrigins: readonly string[]
  readonly trustProxy: boolean
  readonly matchWorkers: number
  readonly botWorkers: number
  readonly botDelay: number
  readonly reactionTime: number
  readonly botLimit: number
  readonly keepAfter: number
  readonly sleepAfter: number
  readonly hangAfter: number
  readonly retryAfter: number
  readonly heartbeat: number
  /** Bytes. */
  readonly mostWaiting: number
  readonly httpRate: Rate
  readonly socketRate: Rate
}

export interface RunningServer {
  readonly port: number
  readonly metrics: Metrics
  /** Lets everything that is under way become durable, then closes the storage too. */
  close(): Promise<void>
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { storage, log, games, files, sleepAfter } = options
  const metrics = makeMetrics()
  addProcessMetrics(metrics)
  const commits = new GroupCommit(storage)
  const workers: MatchWorkers = new MatchWorkers({ file: files.matchWorker, count: options.matchWorkers, hangAfter: options.hangAfter, onLost: (loss) => rooms.lost(loss) })
  const pool = new BotPool({ file: files.botWorker, count: options.botWorkers, limit: options.botLimit, metrics })
  const deps: RoomDeps = { ...options, commits, workers, pool, metrics }
  const rooms = new Rooms(deps, sleepAfter)
  const catalogue = new Catalogue(games, options.overrides)
  const app = await makeApp({ ...options, metrics, cookieSecret: await storage.setting('cookie-secret', randomBytes(32).toString('hex')), rate: options.httpRate })
  const guests = new Guests(storage, app)
  addRoutes(app, { guests, tables: new Tables(storage, catalogue, rooms), catalogue, metrics })
  await addWebFiles(app, options.web)
  const sockets = new Sockets(app.server, { ...options, rooms, guests, metrics, rate: options.socketRate })

  const close = async (): Promise<void> => {
    await sockets.close()
    await app.close()
    await pool.close()
    await rooms.close()
    await commits.idle()
    await workers.close()
    await storage.close()
  }
  try {
    await workers.ready()
    await app.listen({ host: options.host, port: options.port })
  } catch (error) {
    await close()
    throw error
  }
  rooms.wakeThoseAwaitingBots().catch((error: unknown) => log.error({ err: error }, 'matches that wait for bots could not be woken'))
  return { port: (app.server.address() as AddressInfo).port, metrics, close }
}
