import { Worker } from 'node:worker_threads'
import type { Answer, Envelope, Order } from './messages.ts'

/** What a worker said to an order; undefined when the worker is gone and will say nothing. */
export type Heard = { readonly answer: Answer; readonly texts: readonly string[] } | undefined

export interface Loss {
  readonly why: 'hung' | 'crashed'
  readonly matches: readonly string[]
  /** The one of them whose order was under way. */
  readonly guilty: string | undefined
}

interface Options {
  readonly file: URL
  readonly count: number
  /** Milliseconds that one order may take. */
  readonly hangAfter: number
  readonly onLost: (loss: Loss) => void
}

const CHECKS_BEFORE_HUNG = 10
/** Milliseconds: what does not load now will hardly load at once. */
const BEFORE_LOADING_AGAIN = 1000

/** The workers that run matches. A match stays with its worker for as long as it is awake. */
export class MatchWorkers {
  readonly #options: Options
  readonly #workers: MatchWorker[]
  readonly #watch: NodeJS.Timeout
  #closed = false

  constructor(options: Options) {
    this.#options = options
    this.#workers = Array.from({ length: options.count }, () => this.#spawn())
    this.#watch = setInterval(() => this.#check(), options.hangAfter / CHECKS_BEFORE_HUNG)
    this.#watch.unref()
  }

  /** Resolves when all have loaded. */
  async ready(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.ready))
  }

  /** The worker with the fewest matches. */
  place(match: string): MatchWorker {
    const worker = this.#workers.reduce((least, each) => (each.matches.size < least.matches.size ? each : least))
    worker.matches.add(match)
    return worker
  }

  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#watch)
    await Promise.all(this.#workers.map((worker) => worker.end()))
  }

  #spawn(): MatchWorker {
    const worker: MatchWorker = new MatchWorker(this.#options.file, () => this.#replace(worker, 'crashed'))
    return worker
  }

  /** Counted in checks and not by the clock: a machine that was asleep has hung nobody. */
  #check(): void {
    for (const worker of this.#workers) if (worker.checksOnSameOrder() >= CHECKS_BEFORE_HUNG) this.#replace(worker, 'hung')
  }

  #replace(worker: MatchWorker, why: Loss['why']): void {
    if (this.#closed || !this.#workers.includes(worker)) return
    this.#workers[this.#workers.indexOf(worker)] = this.#spawn()
    void worker.end()
    this.#options.onLost({ why, matches: [...worker.matches], guilty: worker.underWay })
    worker.giveUp()
  }
}

export class MatchWorker {
  readonly matches = new Set<string>()
  readonly ready: Promise<void>
  readonly #thread: Worker
  readonly #outstanding: { readonly n: number; readonly match: string; readonly heard: (heard: Heard) => void }[] = []
  #n = 0
  #loaded = false
  #gone = false
  #seen = { n: -1, checks: 0 }

  constructor(file: URL, onCrash: () => void) {
    this.#thread = new Worker(file)
    this.ready = new Promise((resolve, reject) => {
      this.#thread.once('message', () => {
        this.#loaded = true
        resolve()
        this.#thread.on('message', (texts: string[]) => this.#hear(texts))
      })
      // Out of memory, say. The exit that follows replaces the worker.
      this.#thread.on('error', reject)
      this.#thread.on('exit', () => {
        if (!this.#gone) setTimeout(onCrash, this.#loaded ? 0 : BEFORE_LOADING_AGAIN).unref()
      })
    })
    this.ready.catch(() => undefined)
  }

  /** `heard` is called once, in the order of posting. */
  post(match: string, order: Order, heard: (heard: Heard) => void): void {
    if (this.#gone) return heard(undefined)
    const envelope: Envelope = { ...order, n: ++this.#n, match }
    this.#outstanding.push({ n: envelope.n, match, heard })
    this.#thread.postMessage(JSON.stringify(envelope))
  }

  /** The match whose order is being carried out. None is to blame for a worker that does not load. */
  get underWay(): string | undefined {
    return this.#loaded ? this.#outstanding[0]?.match : undefined
  }

  checksOnSameOrder(): number {
    const n = (this.#loaded ? this.#outstanding[0]?.n : undefined) ?? -1
    this.#seen = { n, checks: n >= 0 && n === this.#seen.n ? this.#seen.checks + 1 : 0 }
    return this.#seen.checks
  }

  /** Those who still wait for an answer are told that none will come. */
  giveUp(): void {
    for (const { heard } of this.#outstanding.splice(0)) heard(undefined)
  }

  async end(): Promise<void> {
    this.#gone = true
    await this.#thread.terminate()
  }

  #hear([head, ...texts]: string[]): void {
    if (this.#gone) return
    const answer = JSON.parse(head) as Answer
    const first = this.#outstanding.shift()
    if (first?.n !== answer.n) throw new Error(`A worker answered order ${answer.n}, not ${first?.n}`)
    first.heard({ answer, texts })
  }
}
