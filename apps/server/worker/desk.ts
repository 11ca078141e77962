import type { GameEntry } from '#games/registry.ts'
import { Channel } from '#host/channel.ts'
import { Match, type Control } from '#host/match.ts'
import { WindowClock } from '#host/window.ts'
import { Random } from '#kernel/chance.ts'
import { fail, OrreryError } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import type { Answer, BotTurn, Envelope, Order, PlayRequest, Position } from './messages.ts'

interface Hosted {
  readonly match: Match
  readonly clock: WindowClock
  readonly channels: Map<number, { readonly viewer: number; readonly channel: Channel }>
}

const MOST_STANDING_ANSWERS = 64

/** Runs the matches of one worker. Knows no thread: text in, texts out. */
export class Desk {
  readonly #entries: ReadonlyMap<string, GameEntry>
  readonly #games = new Map<string, Game>()
  readonly #hosted = new Map<string, Hosted>()

  constructor(games: readonly GameEntry[]) {
    this.#entries = new Map(games.map((entry) => [entry.id, entry]))
  }

  handle(text: string): string[] {
    const envelope = JSON.parse(text) as Envelope
    const { n } = envelope
    const reply = (answer: Answer, ...texts: string[]): string[] => [JSON.stringify(answer), ...texts]
    try {
      if (envelope.t === 'sleep') {
        this.#hosted.delete(envelope.match)
        return reply({ n, t: 'asleep' })
      }
      const { hosted, lines } = envelope.t === 'wake' ? this.#wake(envelope) : { hosted: this.#of(envelope.match), lines: [] }
      if (envelope.t === 'sample') {
        askedNow(hosted.match, envelope.by, envelope.seat, envelope.decision)
        return reply({ n, t: 'sampled', at: hosted.match.recorder.lines.length }, JSON.stringify(hosted.match.sample(envelope.seat, envelope.seed)))
      }
      const news = envelope.t === 'wake' ? lines : [...perform(hosted, envelope), ...passOver(hosted)]
      const watching = envelope.t === 'watch' ? [envelope.client] : [...hosted.channels.keys()]
      const to: number[] = []
      const updates: string[] = []
      for (const client of watching) {
        const update = hosted.channels.get(client)?.channel.next()
        if (!update) continue
        to.push(client)
        updates.push(JSON.stringify({ t: 'update', match: envelope.match, update }))
      }
      return reply({ n, t: 'done', position: position(hosted, news), to }, ...updates)
    } catch (error) {
      if (isRefusal(error)) return reply({ n, t: 'refused', code: error.code, message: error.message })
      this.#hosted.delete(envelope.match)
      const { code, message } = error instanceof OrreryError ? error : { code: 'rules.failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
      return reply({ n, t: 'failed', code, message })
    }
  }

  #of(match: string): Hosted {
    return this.#hosted.get(match) ?? fail('match.asleep', 'The match is not awake')
  }

  #wake(order: Order & { t: 'wake'; match: string }): { hosted: Hosted; lines: string[] } {
    const game = this.#game(order.game, order.header.override)
    const everybody = Array.from({ length: order.header.seats }, (): Control => ({ by: 'person' }))
    const match = unrefused(() => Match.wake(game, order.header, order.lines, everybody))
    const lines: string[] = []
    order.bots.forEach((level, seat) => {
      if (level !== null && !match.over && match.controls[seat].by === 'person') lines.push(...match.control(seat, { by: 'bot', level }))
    })
    order.standing.forEach((standing, seat) => {
      for (const [step, key] of Object.entries(standing)) lines.push(...match.setStanding(seat, step, key))
    })
    const hosted: Hosted = { match, clock: new WindowClock(match, order.reactionTime, () => performance.now()), channels: new Map() }
    // It was interrupted: those who were there are given the time to come back.
    hosted.clock.look(() => true)
    this.#hosted.set(order.match, hosted)
    return { hosted, lines }
  }

  #game(id: string, override: unknown): Game {
    const entry = this.#entries.get(id) ?? fail('match.gameGone', `This server does not know the game "${id}"`)
    if (override !== undefined) return entry.make(override)
    const made = this.#games.get(id) ?? entry.make()
    this.#games.set(id, made)
    return made
  }
}

/** A window in which nobody who is there is asked does not stay open. */
const passOver = ({ clock, channels }: Hosted): string[] => clock.passOver((seat) => [...channels.values()].some(({ viewer }) => viewer === seat))

function perform({ match, clock, channels }: Hosted, order: Exclude<Order, { t: 'wake' | 'sample' | 'sleep' }>): string[] {
  switch (order.t) {
    case 'watch':
      channels.set(order.client, { viewer: order.viewer, channel: new Channel(match, order.viewer, clock) })
      return []
    case 'unwatch':
      channels.delete(order.client)
      return []
    case 'request':
      return request(match, order.seat, order.request)
    case 'control':
      return control(match, order.seat, order.control)
    case 'bot':
      return answerOfBot(match, order)
    case 'close':
      return match.closeWindow(order.window)
  }
}

function request(match: Match, seat: number, request: PlayRequest): string[] {
  if (request.t === 'keep') return control(match, seat, request.bot ? { by: 'bot', level: 'regular' } : { by: 'person' })
  if (match.resigned[seat]) fail('seat.resigned', 'You have given up this game')
  if (match.controls[seat].by === 'bot') fail('seat.kept', 'A bot keeps your seat; take it back first')
  switch (request.t) {
    case 'answer':
      return match.answer(seat, request.id, request.keys)
    case 'retract':
      return match.retract(seat)
    case 'undo':
      return match.undo(seat, request.plies)
    case 'proposeUndo':
      return match.proposeUndo(seat, request.plies)
    case 'voteUndo':
      return match.voteUndo(seat, request.agrees)
    case 'resign':
      return match.resign(seat)
    case 'standing': {
      if (Object.keys(match.standingOf(seat)).length >= MOST_STANDING_ANSWERS && request.key !== null) fail('match.standing', 'There are too many standing answers')
      return match.setStanding(seat, request.step, request.key ?? undefined)
    }
  }
}

function control(match: Match, seat: number, control: Control): string[] {
  if (match.resigned[seat]) fail('seat.resigned', 'This seat was given up')
  return match.control(seat, control)
}

/** Offers out of turn stay open while others move: what was possible when the bot began to think may be so no more, which is no fault of its. */
function answerOfBot(match: Match, { seat, decision, key, at, seed }: Order & { t: 'bot' }): string[] {
  const { options } = askedNow(match, 'bot', seat, decision)
  if (key === null) return match.answerNow(seat, match.game.notation.key(options[new Random(seed).int(options.length)]))
  if (at !== match.recorder.lines.length && !match.asks(seat, key)) fail('bot.past', 'The table has moved on while the bot was thinking')
  return match.answerNow(seat, key)
}

/** The decision that the seat is asked, if it still is, and if a bot or a person answers for it as thought. */
function askedNow(match: Match, by: Control['by'], seat: number, decision: string) {
  const asked = match.unanswered.find((each) => each.seat === seat && match.game.decisionId(match.state, each) === decision)
  if (!asked || match.controls[seat].by !== by) return by === 'bot' ? fail('bot.past', 'The bot is no longer asked') : fail('move.stale', 'The table has moved on since then')
  return asked
}

function position({ match, clock }: Hosted, lines: readonly string[]): Position {
  const bots: BotTurn[] = []
  for (const pending of match.unanswered) {
    const by = match.controls[pending.seat]
    if (by.by !== 'bot' || bots.some(({ seat }) => seat === pending.seat)) continue
    bots.push({ seat: pending.seat, level: by.level, decision: match.game.decisionId(match.state, pending), unseen: match.game.isMicro(pending) || match.game.isSealed(pending) })
  }
  const { window } = match
  return { ply: match.recorder.lines.length - lines.length, lines, waitingFor: match.waitingFor, over: match.over, controls: match.controls, bots, window: window ? { n: window.n, waits: clock.waits } : null }
}

/** What a client may do wrong, as opposed to rules that fail. */
function isRefusal(error: unknown): error is OrreryError {
  return error instanceof OrreryError && /^(move|match|undo|seat|bot)\./.test(error.code) && error.code !== 'match.diverged'
}

/** A record that does not play is a failure, whatever the code. */
function unrefused<T>(wake: () => T): T {
  try {
    return wake()
  } catch (error) {
    if (isRefusal(error)) throw new Error(`${error.code}: ${error.message}`, { cause: error })
    throw error
  }
}
