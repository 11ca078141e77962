import { levels } from '#bots/level-names.ts'
import type { GameEntry } from '#games/registry.ts'
import { Match } from '#host/match.ts'
import { fail, OrreryError } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import { newHeader } from '#kernel/record.ts'
import { fullVariant } from '#kernel/variant.ts'
import type { Keep, KeptMatch } from './local-keep.ts'
import { controlsOf, LocalMatch } from './local-match.ts'
import type { GameOffer, LocalPlan, LocalReply, LocalRequest } from './local-protocol.ts'

/** A source of ids and secrets: random bytes as hexadecimal digits. */
export type Dice = (bytes: number) => string

interface Parts {
  readonly entries: readonly GameEntry[]
  readonly keep: Keep
  readonly dice: Dice
  readonly now: () => number
  send(reply: LocalReply): void
}

/** Runs the games of this device. Knows no worker: requests in, replies out. One request is done after the other. */
export class LocalHost {
  readonly #parts: Parts
  readonly #games = new Map<string, Game>()
  readonly #matches = new Map<string, LocalMatch>()
  #last: Promise<unknown> = Promise.resolve()
  #pause = 700

  constructor(parts: Parts) {
    this.#parts = parts
  }

  handle(request: LocalRequest): Promise<void> {
    return this.#inTurn(async () => {
      try {
        this.#parts.send(await this.#perform(request))
      } catch (error) {
        const { code, message } = error instanceof OrreryError ? error : { code: 'local.failed', message: error instanceof Error ? error.message : String(error) }
        this.#parts.send({ t: 'error', n: request.n, code, message })
      }
    })
  }

  async #perform(request: LocalRequest): Promise<LocalReply> {
    const { n } = request
    const ok: LocalReply = { t: 'ok', n }
    switch (request.t) {
      case 'games':
        return { t: 'games', n, games: this.#parts.entries.map((entry) => this.#offer(entry)) }
      case 'create':
        return { t: 'created', n, match: await this.#create(request.plan) }
      case 'pace':
        this.#pause = request.pause
        return ok
      case 'forget':
        this.#matches.get(request.match)?.leave()
        this.#matches.delete(request.match)
        await this.#parts.keep.forget(request.match)
        return ok
      case 'leave':
        this.#matches.get(request.match)?.leave()
        return ok
      case 'join':
        ;(await this.#awake(request.match)).join()
        return ok
      case 'sit':
        ;(await this.#awake(request.match)).sit(request.seat)
        return ok
      case 'hint':
        ;(await this.#awake(request.match)).hint(request.id)
        return ok
      case 'say':
        return fail('local.noTalk', 'Nobody else hears you here')
      default:
        await (await this.#awake(request.match)).perform(request)
        return ok
    }
  }

  /** Everything that changes a match goes through here, bots' moves too, so that nothing overlaps. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return done
  }

  #entry(id: string): GameEntry {
    return this.#parts.entries.find((each) => each.id === id) ?? fail('game.unknown', `There is no game "${id}"`)
  }

  #game(id: string): Game {
    const game = this.#games.get(id) ?? this.#entry(id).make()
    this.#games.set(id, game)
    return game
  }

  #offer({ id }: GameEntry): GameOffer {
    const { seats, variants } = this.#game(id).definition
    return { id, seats, variants, bots: levels }
  }

  async #create({ game: id, name, variant, seats }: LocalPlan): Promise<string> {
    const game = this.#game(id)
    const { min, max } = game.definition.seats
    if (seats.length < min || seats.length > max) fail('game.seats', `${id} is played by ${min} to ${max}`)
    const { dice, keep, now } = this.#parts
    const header = newHeader(game, fullVariant(game.definition.variants, variant, seats.length), seats.length, dice(16))
    const { waitingFor } = new Match(game, header, controlsOf(seats))
    const kept: KeptMatch = { id: dice(9), name, header, seats, status: 'running', waitingFor, waitingSince: now(), plies: 0 }
    await keep.write(kept, 0, [])
    return kept.id
  }

  async #awake(id: string): Promise<LocalMatch> {
    const awake = this.#matches.get(id)
    if (awake) return awake
    const kept = (await this.#parts.keep.read(id)) ?? fail('table.unknown', 'There is no such game on this device')
    const match = new LocalMatch(kept.match, kept.lines, {
      game: this.#game(kept.match.header.game),
      evaluation: this.#entry(kept.match.header.game).evaluation,
      ...this.#parts,
      pause: () => this.#pause,
      inTurn: (work) => void this.#inTurn(work),
    })
    this.#matches.set(id, match)
    return match
  }
}
