import { seatAt, type Bot } from '#bots/bot.ts'
import type { Evaluation } from '#bots/evaluation.ts'
import { advise } from '#bots/hint.ts'
import { makeBot } from '#bots/levels.ts'
import { Channel } from '#host/channel.ts'
import { Match, type Control } from '#host/match.ts'
import type { Request, TableInfo } from '#host/protocol.ts'
import { REACTION_TIME, WindowClock } from '#host/window.ts'
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

type PlayRequest = Exclude<Request, { t: 'join' | 'leave' | 'say' | 'hint' }>

/** One game on this device: the people share it and hand it over, bots play at a pace that can be followed. */
export class LocalMatch {
  readonly #around: Surroundings
  readonly #bots = new Map<string, Bot>()
  #kept: KeptMatch
  #match: Match | undefined
  #broken: string | undefined
  #viewer: number
  #channel: Channel | undefined
  #clock: WindowClock | undefined
  #timer: Timer | undefined
  #closing: { readonly n: number; readonly timer: Timer } | undefined

  constructor(kept: KeptMatch, lines: readonly string[], around: Surroundings) {
    this.#kept = kept
    this.#around = around
    try {
      this.#match = Match.wake(around.game, kept.header, lines, controlsOf(kept.seats))
      this.#clock = new WindowClock(this.#match, REACTION_TIME, around.now)
    } catch (error) {
      this.#broken = error instanceof Error ? error.message : String(error)
    }
    this.#viewer = Math.max(0, this.#match?.waitingFor.find((seat) => this.#isPerson(seat)) ?? kept.seats.findIndex(({ kind }) => kind === 'person'))
  }

  join(): void {
    this.#channel = this.#match && new Channel(this.#match, this.#viewer, this.#clock)
    this.#clock?.look((seat) => this.#holdsDevice(seat))
    this.#tell()
    this.#wakeBots()
    this.#followWindow()
  }

  leave(): void {
    this.#channel = undefined
    clearTimeout(this.#timer)
    clearTimeout(this.#closing?.timer)
    this.#closing = undefined
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

  /** What a good player would choose; on this device nobody minds. */
  hint(id: string): void {
    const match = this.#match ?? fail('match.broken', 'This game cannot go on')
    const { evaluation, dice, send } = this.#around
    const asked = match.unanswered.some((each) => each.seat === this.#viewer && match.game.decisionId(match.state, each) === id)
    if (!asked) fail('move.stale', 'The table has moved on since then')
    const advice = advise(seatAt(match.game, match.state, this.#viewer), evaluation, new Random(dice(8)))
    send({ t: 'hint', match: this.#kept.id, hint: { id, advice } })
  }

  /** New lines are safe before anybody hears of them. */
  async #changed(from: number): Promise<void> {
    const match = this.#match
    if (!match) return
    const { keep, now } = this.#around
    this.#clock?.passOver((seat) => this.#holdsDevice(seat))
    const { waitingFor } = match
    this.#kept = { ...this.#kept, status: match.over ? 'finished' : 'running', waitingFor, waitingSince: now(), plies: match.recorder.plies }
    await keep.write(this.#kept, from, match.recorder.lines.slice(from))
    this.#tell()
    this.#wakeBots()
    this.#followWindow()
  }

  /** A window to react closes when its time is up, whoever has answered; where only bots are asked, at their pace. */
  #followWindow(): void {
    const window = this.#match?.window
    if (window?.n === this.#closing?.n) return
    clearTimeout(this.#closing?.timer)
    this.#closing = undefined
    if (!window || this.#channel === undefined) return
    const close = async (): Promise<void> => {
      const from = this.#match?.recorder.lines.length ?? 0
      this.#match?.closeWindow(window.n)
      await this.#changed(from)
    }
    const time = this.#clock?.waits === 'people' ? REACTION_TIME : this.#around.pause()
    this.#closing = { n: window.n, timer: setTimeout(() => this.#around.inTurn(close), time) }
  }

  /** Whoever has the device can react; for others who share it their orders do. */
  #holdsDevice(seat: number): boolean {
    return seat === this.#viewer && this.#channel !== undefined
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
      hints: true,
      ...(this.#broken === undefined ? {} : { error: this.#broken }),
    }
  }

  /** While somebody looks on, the next bot moves after a pause. */
  #wakeBots(): void {
    clearTimeout(this.#timer)
    if (this.#channel === undefined || this.#botToMove() === undefined) return
    // Of what a bot answers in a window nobody sees anything before it closes.
    this.#timer = setTimeout(() => this.#around.inTurn(() => this.#botMoves()), this.#match?.window ? 0 : this.#around.pause())
  }

  async #botMoves(): Promise<void> {
    const match = this.#match
    const seat = this.#botToMove()
    if (!match || seat === undefined || this.#channel === undefined) return
    const { dice } = this.#around
    const from = match.recorder.lines.length
    // Steps inside one compound move follow each other without a pause, since nobody sees them.
    for (let next: number | undefined = seat; next === seat; next = match.pending.some((each) => each.seat === seat && match.game.isMicro(each)) ? seat : undefined) {
      const control = match.controls[seat]
      if (control.by !== 'bot') break
      match.answerNow(seat, this.#botOf(seat, control.level).choose(seatAt(match.game, match.state, seat), new Random(dice(8))))
    }
    await this.#changed(from)
  }

  /** It remembers what it thought about this match. */
  #botOf(seat: number, level: string): Bot {
    const name = `${seat} ${level}`
    const bot = this.#bots.get(name) ?? makeBot(level, this.#around.evaluation)
    this.#bots.set(name, bot)
    return bot
  }

  #botToMove(): number | undefined {
    return this.#match?.unanswered.find(({ seat }) => this.#match?.controls[seat].by === 'bot')?.seat
  }

  #isPerson(seat: number): boolean {
    return this.#kept.seats[seat]?.kind === 'person' && this.#match?.controls[seat].by === 'person'
  }

  #people(): number[] {
    return this.#kept.seats.flatMap((_, seat) => (this.#isPerson(seat) ? [seat] : []))
  }
}

type Timer = ReturnType<typeof setTimeout>

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
