import { seatAt } from '#bots/bot.ts'
import type { Evaluation } from '#bots/evaluation.ts'
import { makeBot } from '#bots/levels.ts'
import { Channel } from '#host/channel.ts'
import { Match, type Control } from '#host/match.ts'
import type { Request, TableInfo } from '#host/protocol.ts'
import { Random } from '#kernel/chance.ts'
import { fail } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import type { Dice } from './local-host.ts'
import type { Keep, KeptMatch } from './local-keep.ts'
import type { LocalReply, LocalSeat } from './local-protocol.ts'

interface Surroundings {
  readonly game: Game
  readonly evaluation: Evaluation
  readonly keep: Keep
  readonly dice: Dice
  readonly now: () => number
  readonly pause: () => number
  send(reply: LocalReply): void
  inTurn(work: () => Promise<void>): void
}

type PlayRequest = Exclude<Request, { t: 'join' | 'leave' | 'say' }>

/** One game on this device: the people share it and hand it over, bots play at a pace that can be followed. */
export class LocalMatch {
  readonly #around: Surroundings
  #kept: KeptMatch
  #match: Match | undefined
  #broken: string | undefined
  #viewer: number
  #channel: Channel | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(kept: KeptMatch, lines: readonly string[], around: Surroundings) {
    this.#kept = kept
    this.#around = around
    try {
      this.#match = Match.wake(around.game, kept.header, lines, controlsOf(kept.seats))
    } catch (error) {
      this.#broken = error instanceof Error ? error.message : String(error)
    }
    this.#viewer = Math.max(0, this.#match?.waitingFor.find((seat) => this.#isPerson(seat)) ?? kept.seats.findIndex(({ kind }) => kind === 'person'))
  }

  join(): void {
    this.#channel = this.#match && new Channel(this.#match, this.#viewer)
    this.#tell()
    this.#wakeBots()
  }

  leave(): void {
    this.#channel = undefined
    clearTimeout(this.#timer)
  }

  sit(seat: number): void {
    if (!this.#isPerson(seat)) fail('local.seat', 'Nobody plays this seat by hand')
    this.#viewer = seat
    this.join()
  }

  async perform(request: PlayRequest): Promise<void> {
    const match = this.#match ?? fail('match.broken', 'This game cannot go on')
    const from = match.recorder.lines.length
    act(match, this.#viewer, request, this.#people())
    await this.#changed(from)
  }

  /** New lines are safe before anybody hears of them. */
  async #changed(from: number): Promise<void> {
    const match = this.#match
    if (!match) return
    const { keep, now } = this.#around
    const { waitingFor } = match
    this.#kept = { ...this.#kept, status: match.over ? 'finished' : 'running', waitingFor, waitingSince: now(), plies: match.recorder.plies }
    await keep.write(this.#kept, from, match.recorder.lines.slice(from))
    this.#tell()
    this.#wakeBots()
  }

  #tell(): void {
    const { send } = this.#around
    const { id } = this.#kept
    send({ t: 'table', match: id, table: this.#table() })
    if (!this.#match) return
    send({ t: 'waiting', match: id, seats: this.#match.waitingFor.filter((seat) => this.#isPerson(seat)) })
    const update = this.#channel?.next()
    if (update) send({ t: 'update', match: id, update })
  }

  #table(): TableInfo {
    const { id, name, header, seats } = this.#kept
    return {
      id,
      game: header.game,
      name,
      status: this.#broken !== undefined ? 'broken' : this.#match?.over ? 'finished' : 'running',
      variant: header.variant,
      seats: seats.map((seat) => (seat.kind === 'person' ? { ...seat, online: true, kept: false } : seat)),
      seat: this.#viewer,
      host: true,
      invite: '',
      ...(this.#broken === undefined ? {} : { error: this.#broken }),
    }
  }

  /** While somebody looks on, the next bot moves after a pause. */
  #wakeBots(): void {
    clearTimeout(this.#timer)
    if (this.#channel === undefined || this.#botToMove() === undefined) return
    this.#timer = setTimeout(() => this.#around.inTurn(() => this.#botMoves()), this.#around.pause())
  }

  async #botMoves(): Promise<void> {
    const match = this.#match
    const seat = this.#botToMove()
    if (!match || seat === undefined || this.#channel === undefined) return
    const { evaluation, dice } = this.#around
    const from = match.recorder.lines.length
    // Steps inside one compound move follow each other without a pause, since nobody sees them.
    for (let next: number | undefined = seat; next === seat; next = match.pending.some((each) => each.seat === seat && match.game.isMicro(each)) ? seat : undefined) {
      const control = match.controls[seat]
      if (control.by !== 'bot') break
      const bot = makeBot(control.level, evaluation)
      match.answerNow(seat, bot.choose(seatAt(match.game, match.state, seat), new Random(dice(8))))
    }
    await this.#changed(from)
  }

  #botToMove(): number | undefined {
    return this.#match?.pending.find(({ seat }) => this.#match?.controls[seat].by === 'bot')?.seat
  }

  #isPerson(seat: number): boolean {
    return this.#kept.seats[seat]?.kind === 'person' && this.#match?.controls[seat].by === 'person'
  }

  #people(): number[] {
    return this.#kept.seats.flatMap((_, seat) => (this.#isPerson(seat) ? [seat] : []))
  }
}

export const controlsOf = (seats: readonly LocalSeat[]): Control[] => seats.map((seat) => (seat.kind === 'bot' ? { by: 'bot', level: seat.level } : { by: 'person' }))

function act(match: Match, seat: number, request: PlayRequest, people: readonly number[]): void {
  switch (request.t) {
    case 'answer':
      match.answer(seat, request.id, request.keys)
      return
    case 'retract':
      match.retract(seat)
      return
    case 'undo':
      match.undo(seat, request.plies)
      return
    case 'proposeUndo':
      match.proposeUndo(seat, request.plies)
      // Whoever shares the device agrees by not taking it away.
      for (const other of people) if (match.proposal) match.voteUndo(other, true)
      return
    case 'voteUndo':
      match.voteUndo(seat, request.agrees)
      return
    case 'resign':
      match.resign(seat)
      return
    case 'standing':
      match.setStanding(seat, request.step, request.key ?? undefined)
      return
    case 'keep':
      match.control(seat, request.bot ? { by: 'bot', level: 'regular' } : { by: 'person' })
      return
  }
}
