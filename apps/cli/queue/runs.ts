import { digest, nameOf, type Kind, type Results, type Series } from '../series.ts'
import { Database, JOBS, LAB } from './database.ts'

/** A game is begun anew so often when its workers vanish; then it is given up. */
const TRIES_AGAIN = 8

/** A series that somebody wants played. */
export interface OpenRun {
  readonly name: string
  readonly series: Series
}

/** One game of an open run, in the hands of one worker. */
export interface Job {
  readonly run: OpenRun
  readonly id: string
  readonly number: number
  /** Seconds without a sign of life after which it goes to somebody else. */
  readonly silence: number
}

/** The long runs that machines share: one queue of games for each, and the results, each game once. */
export class Runs {
  private readonly database: Database

  private constructor(database: Database) {
    this.database = database
  }

  static async at(url: string | undefined): Promise<Runs> {
    return new Runs(await Database.open(url))
  }

  /** The same series is the same run, whoever opens it and however often. */
  async open<K extends Kind>(series: Series<K>): Promise<string> {
    const name = nameOf(series)
    const { boss } = this.database
    await this.database.steadily(() => boss.createQueue(name, { name, retryLimit: TRIES_AGAIN }))
    await this.database.rows(`INSERT INTO ${LAB}.run (name, series) VALUES ($1, $2) ON CONFLICT DO NOTHING`, [name, JSON.stringify(series)])
    const lost = await this.lost(name)
    if (lost.length > 0) await this.database.steadily(() => boss.retry(name, lost.map((number) => jobId(name, number))))
    return name
  }

  /** Offers games, the first numbers first. What is offered already stays as it is. */
  async publish(name: string, numbers: readonly number[], silence: number): Promise<void> {
    const jobs = numbers.map((number) => ({ id: jobId(name, number), name, data: { number }, priority: -number, expireInSeconds: silence }))
    if (jobs.length > 0) await this.database.steadily(() => this.database.boss.insert(jobs))
  }

  /** Results that are not known yet. */
  async results<K extends Kind>(name: string, known: readonly number[]): Promise<Results[K][]> {
    const rows = await this.database.rows<{ result: Results[K] }>(`SELECT result FROM ${LAB}.result WHERE run = $1 AND NOT (number = ANY ($2::int[])) ORDER BY number`, [name, known])
    return rows.map(({ result }) => result)
  }

  /** Games that were given up. */
  async lost(name: string): Promise<number[]> {
    const rows = await this.database.rows<{ number: number }>(`SELECT (data->>'number')::int AS number FROM ${JOBS}.job WHERE name = $1 AND state = 'failed'`, [name])
    return rows.map(({ number }) => number)
  }

  /** Games of workers that have gone silent are offered again. */
  async wakeUp(): Promise<void> {
    await this.database.steadily(() => this.database.boss.expire())
  }

  /** Takes the run off the queue with all that nobody has played yet; results stay. */
  async shut(name: string): Promise<void> {
    await this.database.rows(`DELETE FROM ${LAB}.run WHERE name = $1`, [name])
    // pg-boss 10 lets go of empty queues only.
    await this.database.rows(`DELETE FROM ${JOBS}.job WHERE name = $1`, [name])
    await this.database.steadily(() => this.database.boss.deleteQueue(name))
  }

  /** The oldest first. */
  async all(): Promise<OpenRun[]> {
    return this.database.rows<OpenRun>(`SELECT name, series FROM ${LAB}.run ORDER BY opened, name`, [])
  }

  /** Games that somebody plays or should play. */
  async unplayed(name: string): Promise<number> {
    return this.database.steadily(() => this.database.boss.getQueueSize(name, { before: 'completed' }))
  }

  async take(run: OpenRun): Promise<Job | undefined> {
    const [job] = await this.database.steadily(() => this.database.boss.fetch<{ number: number }>(run.name))
    return job && { run, id: job.id, number: job.data.number, silence: Number(job.expireInSeconds) }
  }

  /** A sign of life. False when nobody waits for the game any more. pg-boss 10 knows none: the game counts as begun just now. */
  async alive({ run, id }: Job): Promise<boolean> {
    const rows = await this.database.rows(`UPDATE ${JOBS}.job SET started_on = now() WHERE name = $1 AND id = $2 AND state = 'active' RETURNING id`, [run.name, id])
    return rows.length > 0
  }

  /** The result first: whoever dies in between leaves a game that is played again and counted once. */
  async finish({ run, id, number }: Job, result: Results[Kind]): Promise<void> {
    await this.database.rows(`INSERT INTO ${LAB}.result (run, number, result) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`, [run.name, number, JSON.stringify(result)])
    await this.database.steadily(() => this.database.boss.complete(run.name, id))
  }

  /** Somebody else may play it at once. */
  async giveBack({ run, id }: Job): Promise<void> {
    await this.database.steadily(() => this.database.boss.fail(run.name, id))
  }

  close(): Promise<void> {
    return this.database.close()
  }
}

/** One job for each game, whoever publishes it. */
function jobId(name: string, number: number): string {
  const hex = digest(`${name}/${number}`)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}
