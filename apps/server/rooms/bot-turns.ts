import { OrreryError } from '#kernel/errors.ts'
import type { BotPool } from '../bots/bot-pool.ts'
import { newSeed } from '../ids.ts'
import type { Metrics } from '../metrics.ts'
import type { BotTurn } from '../worker/messages.ts'
import type { Life } from './life.ts'

interface Options {
  readonly match: string
  readonly game: string
  /** Tables in place of ours. */
  readonly override: unknown
  readonly life: Life
  readonly pool: BotPool
  readonly metrics: Metrics
  /** Milliseconds to let pass before a bot's next move, so that those who look on can follow. */
  readonly pace: () => number
  /** A turn that came to nothing for a reason that is not the bot's. */
  readonly onError: (error: unknown) => void
}

/** Lets the bots of one waking match move, each decision once. */
export class BotTurns {
  readonly #options: Options
  readonly #taking = new Set<number>()
  #asked: readonly BotTurn[] = []
  #stopped = false
  #notBefore = 0

  constructor(options: Options) {
    this.#options = options
  }

  /** No bot is asked anything. */
  get idle(): boolean {
    return this.#asked.length === 0 && this.#taking.size === 0
  }

  /** Nothing moves before that time (of the monotonic clock). */
  pauseUntil(time: number): void {
    this.#notBefore = time
  }

  stop(): void {
    this.#stopped = true
  }

  consider(asked: readonly BotTurn[]): void {
    this.#asked = asked
    for (const turn of asked) if (!this.#taking.has(turn.seat) && !this.#stopped) void this.#take(turn)
  }

  async #take(turn: BotTurn): Promise<void> {
    this.#taking.add(turn.seat)
    let again = true
    try {
      const wait = Math.max(turn.unseen ? 0 : this.#options.pace(), this.#notBefore - performance.now())
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait).unref())
      if (!this.#stopped) await this.#decide(turn)
    } catch (error) {
      again = error instanceof OrreryError && error.code === 'bot.past'
      if (!again && !this.#stopped) this.#options.onError(error)
    }
    this.#taking.delete(turn.seat)
    if (again) this.consider(this.#asked)
  }

  async #decide({ seat, level, decision }: BotTurn): Promise<void> {
    const { match, game, override, life, pool, metrics } = this.#options
    const seed = newSeed()
    const { state, at } = await life.sample({ by: 'bot', seat, decision, seed })
    const key = await pool.think({ game, override, match, state, seat, level, seed })
    if (this.#stopped) return
    const choose = (chosen: string | null) => life.ask({ t: 'bot', seat, decision, key: chosen, at, seed })
    try {
      await choose(key ?? null)
    } catch (error) {
      if (!(error instanceof OrreryError) || error.code !== 'move.refused' || key === undefined) throw error
      metrics.botFallbacks.inc({ reason: 'refused' })
      await choose(null)
    }
  }
}
