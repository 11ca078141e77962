import { setTimeout as sleep } from 'node:timers/promises'
import { fail } from '#kernel/errors.ts'
import { complain, print, type Command } from './command.ts'
import { parseFlags } from './flags.ts'
import { Runs, type Job, type OpenRun } from './queue/runs.ts'
import { prepare, type Prepared } from './series.ts'
import { Thread, threadsOr } from './thread.ts'

export const worker: Command = {
  usage: 'worker [--workers W] [--drain]',
  about: 'play games that arena --queue and tune --queue have put into the database at DATABASE_URL, until stopped; with --drain until nothing is left to play',
  async run(args) {
    const { flags } = parseFlags('worker', args, { workers: 'count', drain: 'switch' })
    const crew = new Crew(await Runs.at(process.env['DATABASE_URL']), flags.drain)
    const stop = (): void => void crew.stop()
    process.once('SIGINT', stop).once('SIGTERM', stop)
    print(`${await crew.play(threadsOr(flags.workers))} games played`)
    return 0
  },
}

const LOOK_EVERY = 500

/** The threads of this machine, all at the same queue. */
class Crew {
  private readonly runs: Runs
  private readonly drain: boolean
  private readonly threads: Thread[] = []
  private readonly found = new Map<string, Promise<Prepared | Strange>>()
  private stopping = false
  private games = 0

  constructor(runs: Runs, drain: boolean) {
    this.runs = runs
    this.drain = drain
  }

  async play(count: number): Promise<number> {
    for (let i = 0; i < count; i++) this.threads.push(new Thread())
    try {
      await Promise.all(this.threads.map((thread) => this.keepPlaying(thread)))
    } finally {
      await this.stop()
      await this.runs.close()
    }
    return this.games
  }

  /** Games under way go back to the queue. */
  async stop(): Promise<void> {
    this.stopping = true
    await Promise.all(this.threads.map((thread) => thread.stop()))
  }

  private async keepPlaying(thread: Thread): Promise<void> {
    while (!this.stopping) {
      const open = await this.runs.all()
      const mine = await this.playable(open)
      const job = await this.first(mine)
      if (job) await this.playOne(thread, job)
      else if (this.drain && (await this.nothingLeft(mine))) return
      else {
        await this.runs.wakeUp()
        await sleep(LOOK_EVERY)
      }
    }
  }

  private async first(runs: readonly OpenRun[]): Promise<Job | undefined> {
    for (const run of runs) {
      const job = await this.runs.take(run)
      if (job) return job
    }
    return undefined
  }

  private async nothingLeft(runs: readonly OpenRun[]): Promise<boolean> {
    for (const { name } of runs) if ((await this.runs.unplayed(name)) > 0) return false
    return true
  }

  private async playOne(thread: Thread, job: Job): Promise<void> {
    const prepared = await this.look(job.run)
    if ('reason' in prepared) return this.runs.giveBack(job)
    const over = new AbortController()
    void this.giveSigns(thread, job, over.signal)
    try {
      const result = await thread.play(prepared, job.number).catch((error: unknown) => complain(`${job.run.name}, game ${job.number}: ${String(error)}`))
      if (!result) return await this.runs.giveBack(job)
      await this.runs.finish(job, result)
      this.games++
    } finally {
      over.abort()
    }
  }

  /** A game that nobody waits for any more is broken off. */
  private async giveSigns(thread: Thread, job: Job, over: AbortSignal): Promise<void> {
    for (;;) {
      await sleep((job.silence * 1000) / 4, undefined, { signal: over }).catch(() => undefined)
      if (over.aborted) return
      if (!(await this.runs.alive(job).catch(() => false))) return thread.stop()
    }
  }

  /** Runs of other rules or bots are left to others; when there is nothing else, that is a mistake worth stopping for. */
  private async playable(open: readonly OpenRun[]): Promise<OpenRun[]> {
    const all = await Promise.all(open.map(async (run) => ({ run, found: await this.look(run) })))
    const mine = all.filter(({ found }) => 'series' in found).map(({ run }) => run)
    const [first] = all
    if (first && mine.length === 0 && 'reason' in first.found) fail('cli.version', first.found.reason)
    return mine
  }

  private look(run: OpenRun): Promise<Prepared | Strange> {
    const found = this.found.get(run.name) ?? prepareOwn(run)
    this.found.set(run.name, found)
    return found
  }
}

/** Why a run cannot be played here. */
interface Strange {
  readonly reason: string
}

async function prepareOwn({ name, series }: OpenRun): Promise<Prepared | Strange> {
  const { kind, plan, version } = series
  const own = await prepare(kind, plan).catch((error: unknown) => ({ reason: `${name} cannot be played here: ${error instanceof Error ? error.message : String(error)}` }))
  if ('series' in own && own.series.version === version) return own
  const strange = 'reason' in own ? own : { reason: `${name} (${plan.game}) wants version ${version} of rules and bots; this is ${own.series.version}. Bring both machines to the same commit.` }
  complain(strange.reason)
  return strange
}
