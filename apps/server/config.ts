import { availableParallelism } from 'node:os'
import { z } from 'zod'
import { REACTION_TIME } from '#host/window.ts'
import type { ServerOptions } from './server.ts'

/** What a host can set in the environment; docs say the same. */
const environment = z.object({
  PORT: whole(0, 65_535, 8080),
  /** All of the home network by default; 127.0.0.1 keeps the server to this machine. */
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().min(1).default('./data'),
  ALLOWED_ORIGINS: z.string().default('').transform((text) => text.split(',').map((each) => each.trim()).filter((each) => each !== '')),
  TRUST_PROXY: z.enum(['0', '1']).default('0').transform((text) => text === '1'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  MATCH_WORKERS: whole(1, 64, Math.max(1, Math.min(4, availableParallelism() - 1))),
  BOT_WORKERS: whole(1, 64, 1),
  BOT_DELAY_MS: whole(0, 60_000, 750),
  REACTION_MS: whole(0, 60_000, REACTION_TIME),
  BOT_LIMIT_MS: whole(10, 600_000, 10_000),
  /** Seconds; 0: a bot keeps a seat only when its person asks. */
  KEEP_AFTER: whole(0, 1_000_000, 0),
  /** Seconds. */
  SLEEP_AFTER: whole(1, 1_000_000, 60),
  HTTP_RATE: whole(1, 1_000_000, 30),
  SOCKET_RATE: whole(1, 1_000_000, 20),
})

export interface Config {
  readonly dataDir: string
  readonly logLevel: string
  readonly server: Omit<ServerOptions, 'games' | 'overrides' | 'storage' | 'files' | 'web' | 'log'>
}

/** Throws one sentence that names the variable. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const read = environment.safeParse(given)
  if (!read.success) {
    const [{ path, message }] = read.error.issues
    throw new Error(`${String(path[0])}: ${message}`)
  }
  const env = read.data
  return {
    dataDir: env.DATA_DIR,
    logLevel: env.LOG_LEVEL,
    server: {
      host: env.HOST,
      port: env.PORT,
      allowedOrigins: env.ALLOWED_ORIGINS,
      trustProxy: env.TRUST_PROXY,
      matchWorkers: env.MATCH_WORKERS,
      botWorkers: env.BOT_WORKERS,
      botDelay: env.BOT_DELAY_MS,
      reactionTime: env.REACTION_MS,
      botLimit: env.BOT_LIMIT_MS,
      keepAfter: env.KEEP_AFTER * 1000,
      sleepAfter: env.SLEEP_AFTER * 1000,
      hangAfter: 5000,
      retryAfter: 2000,
      heartbeat: 25_000,
      mostWaiting: 1024 * 1024,
      httpRate: { perSecond: env.HTTP_RATE, burst: env.HTTP_RATE * 4 },
      socketRate: { perSecond: env.SOCKET_RATE, burst: env.SOCKET_RATE * 3 },
    },
  }
}

function whole(least: number, most: number, usual: number) {
  const sentence = `must be a whole number from ${least} to ${most}`
  return z.coerce.number({ error: sentence }).int(sentence).min(least, sentence).max(most, sentence).default(usual)
}
