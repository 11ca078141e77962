import type { FastifyBaseLogger } from 'fastify'
import { fail, OrreryError } from '#kernel/errors.ts'
import type { Header } from '#kernel/record.ts'
import type { BotPool } from '../bots/bot-pool.ts'
import { shortId } from '../ids.ts'
import type { Metrics } from '../metrics.ts'
import type { GroupCommit } from '../storage/group-commit.ts'
import type { Storage, StoredMatch } from '../storage/port.ts'
import { edit } from '../tables/edit.ts'
import { readLobby } from '../tables/lobby.ts'
import { botOf, isPlayable } from '../tables/seats.ts'
import type { MatchWorkers } from '../worker/match-workers.ts'
import type { Position } from '../worker/messages.ts'
import { BotTurns } from './bot-turns.ts'
import { Life } from './life.ts'
import { OpenWindow } from './open-window.ts'

export interface RoomDeps {
  readonly storage: Storage
  readonly commits: GroupCommit
  readonly workers: MatchWorkers
  readonly pool: BotPool
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  /** Milliseconds between two moves of bots when somebody looks on. */
  readonly botDelay: number
  /** Milliseconds that a window to react stays open for people. */
  readonly reactionTime: number
  /** Milliseconds after which something that storage refused is tried again. */
  readonly retryAfter: number
  /** Milliseconds without a socket after which a bot keeps a person's seat; 0: never. */
  readonly keepAfter: number
}

/** What the room around the match does when something happens to it. */
export interface Surroundings {
  deliver(to: readonly number[], texts: readonly string[]): void
  /** A new life: its viewers have to be told everything again. */
  woke(life: Life): void
  tableChanged(): void
  tellError(error: OrreryError): void
  someoneLooksOn(): boolean
}

/** Wakes a match when it is needed, begins anew after a failure, and sets it aside when its rules fail. */
export class LifeCycle {
  readonly #id: string
  readonly #deps: RoomDeps
  readonly #around: Surroundings
  #waking: Promise<Life> | undefined
  /** The last life, of which something may still have to be written. */
  #life: Life | undefined
  #present = false
  #bots: BotTurns | undefined
  readonly #window: OpenWindow
  #settingAside: Promise<void> = Promise.resolve()
  #broken = false
  #botsNotBefore = 0
  #retry: NodeJS.Timeout | undefined
  #closed = false

  constructor(id: string, deps: RoomDeps, around: Surroundings) {
    this.#id = id
    this.#deps = deps
    this.#around = around
    this.#window = new OpenWindow({ people: () => deps.reactionTime, bots: () => this.#pace(), nobody: () => 0 })
  }

  /** The present life; begins one if need be. Refuses where there is nothing to play. */
  alive(): Promise<Life> {
    if (this.#waking) return this.#waking
    const waking = this.#wake()
    this.#waking = waking
    waking.catch(() => {
      if (this.#waking === waking) this.#waking = undefined
    })
    return waking
  }

  /** The present life, if there is one. */
  get current(): Life | undefined {
    return this.#present ? this.#life : undefined
  }

  /** Nobody is asked or answered anything at this moment, except people. */
  get idle(): boolean {
    return !this.#life?.busy && (this.#bots?.idle ?? true) && !this.#window.isOpen && this.#retry === undefined
  }

  /** Its worker is gone. */
  lost(guilty: boolean, why: 'hung' | 'crashed'): void {
    const life = this.current
    if (!life) return
    this.#end(life, new OrreryError('match.interrupted', 'The match was interrupted; try again'))
    if (guilty) this.#setAside(life, `rules.${why}`, 'The worker did not come back from this match')
    else this.#revive()
  }

  /** Set aside before, to be tried again. */
  resumed(): void {
    this.#broken = false
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    const life = this.current
    if (life) this.#end(life, new OrreryError('match.asleep', 'The match is not awake'))
    await this.#life?.settled()
  }

  async #wake(): Promise<Life> {
    await this.#settingAside
    // What the last life still had to write is in before its record is read.
    await this.#life?.settled()
    const started = performance.now()
    const { storage, commits, workers, pool, metrics, reactionTime } = this.#deps
    const stored = (await storage.match(this.#id)) ?? fail('match.unknown', 'There is no such match')
    refuseUnplayable(stored, this.#broken)
    const lines = await storage.lines(this.#id, 0)
    const header = JSON.parse(stored.header ?? fail('match.notStarted', 'The match has not started')) as Header
    if (this.#closed) fail('match.asleep', 'The match is not awake')
    const running = stored.standing.status === 'running'
    const life: Life = new Life(this.#id, workers.place(this.#id), commits, { ...stored, running }, {
      deliver: (to, texts) => this.#around.deliver(to, texts),
      moved: (position, changed) => this.#moved(life, position, changed),
      failed: (error) => this.#failed(life, error),
      broke: (code, message) => {
        this.#end(life, new OrreryError('match.broken', 'The rules failed; the match is set aside'))
        this.#setAside(life, code, message)
      },
    })
    this.#life = life
    this.#present = true
    this.#bots = new BotTurns({ match: this.#id, game: stored.game, override: header.override, life, pool, metrics, pace: () => this.#pace(), onError: (error) => this.#botError(error) })
    this.#bots.pauseUntil(this.#botsNotBefore)
    metrics.matches.inc()
    try {
      await life.ask({ t: 'wake', game: stored.game, header, lines, bots: stored.seats.map((seat) => (running ? botOf(seat) : null)), standing: readLobby(stored.lobby).standing, reactionTime })
    } catch (error) {
      this.#end(life, error as OrreryError)
      throw error
    }
    metrics.wakeSeconds.observe((performance.now() - started) / 1000)
    this.#around.woke(life)
    return life
  }

  #moved(life: Life, { lines, controls, bots, window }: Position, changed: boolean): void {
    for (const line of lines) if (!line.startsWith('!')) this.#deps.metrics.moves.inc({ by: controls[Number(line.split(' ', 1)[0])].by })
    if (changed) this.#around.tableChanged()
    if (life !== this.current) return
    this.#bots?.consider(life.running ? bots : [])
    this.#window.follow(life.running ? window : null, life)
  }

  #failed(life: Life, error: OrreryError): void {
    this.#deps.log.error({ match: shortId(this.#id), code: error.code, cause: error.message.replaceAll(this.#id, shortId(this.#id)) }, 'a move could not be kept')
    if (this.current !== life) return
    this.#end(life, error)
    this.#around.tellError(error)
    this.#botsNotBefore = performance.now() + this.#deps.retryAfter
    this.#revive()
  }

  #end(life: Life, why: OrreryError): void {
    if (this.current === life) {
      this.#present = false
      this.#waking = undefined
      this.#bots?.stop()
      this.#bots = undefined
      this.#window.forget()
      this.#deps.metrics.matches.dec()
    }
    life.end(why)
  }

  #revive(): void {
    if (this.#closed) return
    this.alive().catch((error: unknown) => {
      if (this.#closed || this.#retry || this.#broken) return
      this.#deps.log.error({ match: shortId(this.#id), code: codeOf(error) }, 'a match could not be woken')
      this.#retry = setTimeout(() => {
        this.#retry = undefined
        this.#revive()
      }, this.#deps.retryAfter)
      this.#retry.unref()
    })
  }

  #setAside(life: Life, code: string, message: string): void {
    this.#broken = true
    this.#deps.metrics.errors.inc({ code })
    this.#deps.log.error({ match: shortId(this.#id), code }, 'a match is set aside')
    this.#settingAside = (async () => {
      await life.settled()
      try {
        await edit(this.#deps.storage, this.#id, ({ standing }) => (standing.status === 'running' ? { standing: { status: 'broken', error: `${code}: ${message.slice(0, 4000)}` } } : undefined))
      } catch (error) {
        this.#deps.log.error({ match: shortId(this.#id), code: codeOf(error) }, 'a broken match could not be marked as such')
      }
      this.#around.tableChanged()
    })()
  }

  /** Not for want of trying: a bot's turn fails only with its life, which has been dealt with, or by a fault of ours. */
  #botError(error: unknown): void {
    this.#deps.log.error({ match: shortId(this.#id), code: codeOf(error) }, 'a bot could not move')
  }

  #pace(): number {
    return this.#around.someoneLooksOn() ? this.#deps.botDelay * (0.8 + Math.random() * 0.4) : 0
  }
}

function refuseUnplayable({ standing }: StoredMatch, broken: boolean): void {
  if (standing.status === 'broken' || broken) fail('match.broken', 'The rules failed; the match is set aside')
  if (standing.status === 'lobby') fail('match.notStarted', 'The match has not started')
  if (!isPlayable(standing.status)) fail('match.abandoned', 'The match was given up')
}

const codeOf = (error: unknown): string => (error instanceof OrreryError ? error.code : 'server.failed')
