import { setTimeout as sleep } from 'node:timers/promises'
import type PgBoss from 'pg-boss'
import { fail, OrreryError } from '#kernel/errors.ts'

/** Where pg-boss keeps its jobs, and we what became of them. */
export const JOBS = 'orrery_jobs'
export const LAB = 'orrery_lab'

/** A database that goes away in the middle is waited for so long: the next try would find everything where it was. */
const PATIENCE = 60_000
const BETWEEN_TRIES = 1_000

/** Where a database listens, in words that tell no password. */
export function readAddress(url: string | undefined): string {
  if (url === undefined || url === '') return fail('cli.missing', 'Which database? Set DATABASE_URL to a PostgreSQL address such as postgres://user:password@host:5432/name.')
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) return fail('cli.databaseUrl', 'DATABASE_URL is not the address of a PostgreSQL database, such as postgres://user:password@host:5432/name.')
  return `${parsed.hostname || 'localhost'}:${parsed.port || '5432'}${parsed.pathname}`
}

/** One database: its job queue, and plain statements. Whatever fails says why with a code of its own. */
export class Database {
  readonly boss: PgBoss
  private readonly address: string

  private constructor(boss: PgBoss, address: string) {
    this.boss = boss
    this.address = address
  }

  static async open(url: string | undefined): Promise<Database> {
    const address = readAddress(url)
    const options = { connectionString: url ?? '', schema: JOBS, max: 4, connectionTimeoutMillis: 10_000, application_name: 'orrery', supervise: false, schedule: false }
    // Most commands need no database, and should not wait for its client to load.
    const { default: Boss } = await import('pg-boss')
    const boss = new Boss(options)
    // Lost connections of the pool; whoever needs one next meets the same fault and reports it.
    boss.on('error', () => undefined)
    const database = new Database(boss, address)
    try {
      await boss.start()
      await boss.getDb().executeSql(TABLES, [])
    } catch (error) {
      await database.close()
      return database.refuse(error)
    }
    return database
  }

  /** Tries again while the database is away for a moment. */
  async steadily<T>(work: () => Promise<T>): Promise<T> {
    for (const started = Date.now(); ; ) {
      try {
        return await work()
      } catch (error) {
        if (kindOf(error) !== 'away' || Date.now() - started > PATIENCE) return this.refuse(error)
        await sleep(BETWEEN_TRIES)
      }
    }
  }

  async rows<T>(text: string, values: readonly unknown[]): Promise<T[]> {
    const { rows } = await this.steadily(() => this.boss.getDb().executeSql(text, [...values]))
    return rows as T[]
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false }).catch(() => undefined)
  }

  private refuse(error: unknown): never {
    const reason = error instanceof Error ? error.message || codeOf(error) : String(error)
    switch (kindOf(error)) {
      case 'away':
        return fail('cli.databaseAway', `No database answers at ${this.address} (${reason}). What was played is kept; the same command goes on with it.`)
      case 'shut':
        return fail('cli.databaseRefused', `The database at ${this.address} does not let us in: ${reason}.`)
      case 'other':
        throw error
    }
  }
}

/** One text of statements is one transaction; the lock keeps two machines from making the tables at once. */
const TABLES = `
  SELECT pg_advisory_xact_lock(7217420);
  CREATE SCHEMA IF NOT EXISTS ${LAB};
  CREATE TABLE IF NOT EXISTS ${LAB}.run (
    name text PRIMARY KEY,
    series jsonb NOT NULL,
    opened timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE IF NOT EXISTS ${LAB}.result (
    run text NOT NULL,
    number int NOT NULL,
    result jsonb NOT NULL,
    PRIMARY KEY (run, number)
  );
`

const AWAY = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|08...|57P0.|53300|40P01|40001)$/
const SHUT = /^(28...|3D000|42501)$/

function kindOf(error: unknown): 'away' | 'shut' | 'other' {
  if (error instanceof OrreryError) return 'other'
  const code = codeOf(error)
  if (AWAY.test(code) || (code === '' && error instanceof Error && /connection (terminated|timeout)|timeout exceeded when trying to connect/i.test(error.message))) return 'away'
  return SHUT.test(code) ? 'shut' : 'other'
}

/** Of several addresses that were tried, the first. */
function codeOf(error: unknown): string {
  const { code, errors } = error as { code?: unknown; errors?: unknown[] }
  return typeof code === 'string' ? code : errors && errors.length > 0 ? codeOf(errors[0]) : ''
}
