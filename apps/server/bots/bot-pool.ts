import { Worker } from 'node:worker_threads'
import type { Metrics } from '../metrics.ts'
import type { HintedOption } from '#host/protocol.ts'
import type { Advised, Decided, Task, Thought } from './thought.ts'

interface Job {
  readonly task: Task
  /** Undefined when it came to nothing in time. */
  readonly done: (decided: Decided | undefined) => void
}

interface Options {
  readonly file: URL
  readonly count: number
  /** Milliseconds for one decision. */
  readonly limit: number
  readonly metrics: Metrics
}

/** Threads in which bots think, so that none of them keeps a match or a socket waiting. */
export class BotPool {
  readonly #options: Options
  readonly #queue: Job[] = []
  readonly #threads: Thread[]
  #closed = false

  constructor(options: Options) {
    this.#options = options
    this.#threads = Array.from({ length: options.count }, () => new Thread(options, () => this.#next()))
  }

  /** The key that the bot chooses, or undefined when it came to nothing in time. */
  async think(thought: Thought): Promise<string | undefined> {
    const decided = await this.#do({ t: 'choose', ...thought })
    return decided && 'key' in decided ? decided.key : undefined
  }

  /** The best options, or undefined likewise. */
  async advise(asked: Advised): Promise<readonly HintedOption[] | undefined> {
    const decided = await this.#do({ t: 'advise', ...asked })
    return decided && 'advice' in decided ? decided.advice : undefined
  }

  async close(): Promise<void> {
    this.#closed = true
    for (const { done } of this.#queue.splice(0)) done(undefined)
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  #free(): Thread[] {
    return this.#threads.filter(({ free }) => free)
  }

  #do(task: Task): Promise<Decided | undefined> {
    if (this.#closed) return Promise.resolve(undefined)
    return new Promise((done) => {
      this.#queue.push({ task, done })
      this.#next()
    })
  }

  #next(): void {
    for (let free = this.#free(); free.length > 0; free = this.#free()) {
      const job = this.#queue.shift()
      if (!job) return
      const { task } = job
      const thread = (task.t === 'choose' && free.find(({ match }) => match === task.match)) || free[0]
      thread.work(job, this.#options.limit)
    }
  }
}

class Thread {
  /** The last match of which a bot was asked: it may remember something of it. */
  match = ''
  readonly #options: Options
  readonly #onFree: () => void
  /** Made when there is something to think about. */
  #worker: Worker | undefined
  #job: { readonly job: Job; readonly started: number; readonly timer: NodeJS.Timeout } | undefined
  #closed = false

  constructor(options: Options, onFree: () => void) {
    this.#options = options
    this.#onFree = onFree
  }

  get free(): boolean {
    return this.#job === undefined && !this.#closed
  }

  work(job: Job, limit: number): void {
    const timer = setTimeout(() => this.#abandon('late'), limit)
    this.#job = { job, started: performance.now(), timer }
    if (job.task.t === 'choose') this.match = job.task.match
    this.#worker ??= this.#spawn()
    this.#worker.postMessage(JSON.stringify(job.task))
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#finish(undefined)
    await this.#worker?.terminate()
  }

  #spawn(): Worker {
    // A roomy young generation keeps short-lived copies of states cheap.
    const worker = new Worker(this.#options.file, { resourceLimits: { maxYoungGenerationSizeMb: 64 } })
    worker.on('message', (text: string) => {
      if (worker !== this.#worker) return
      const decided = JSON.parse(text) as Decided
      if ('error' in decided) this.#options.metrics.botFallbacks.inc({ reason: 'failed' })
      this.#finish('error' in decided ? undefined : decided)
    })
    worker.on('error', () => undefined)
    worker.on('exit', () => {
      if (worker === this.#worker && !this.#closed) this.#abandon('crashed')
    })
    return worker
  }

  /** The thread is replaced and its job comes to nothing. */
  #abandon(reason: 'late' | 'crashed'): void {
    this.#options.metrics.botFallbacks.inc({ reason })
    const old = this.#worker
    this.#worker = undefined
    void old?.terminate()
    this.#finish(undefined)
  }

  #finish(decided: Decided | undefined): void {
    const current = this.#job
    if (!current) return
    this.#job = undefined
    clearTimeout(current.timer)
    this.#options.metrics.botThinking.observe((performance.now() - current.started) / 1000)
    current.job.done(decided)
    if (!this.#closed) this.#onFree()
  }
}
