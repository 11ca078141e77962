import type { RawData, WebSocket } from 'ws'
import { fail, OrreryError } from '#kernel/errors.ts'
import type { Reply, Request } from '#host/protocol.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { problemOf } from '../problems.ts'
import type { RateLimit } from '../rate-limit.ts'
import type { Client, Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { numberOf, requestSchema } from './requests.ts'

export interface ConnectionDeps {
  readonly rooms: Rooms
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  readonly perConnection: RateLimit
  readonly perGuest: RateLimit
  /** Bytes that may wait for a client that reads too slowly. */
  readonly mostWaiting: number
}

export const MOST_BYTES = 8 * 1024
const MOST_JOINED = 32
/** So many more messages refused for haste than granted, and the socket is closed. */
const PATIENCE = 200

export const CLOSED = { goingAway: 1001, refused: 1008 } as const

/** One socket of a guest. */
export class Connection implements Client {
  readonly id: number
  readonly guestId: string
  /** Has answered since the last time it was asked for a sign of life. */
  alive = true
  readonly #socket: WebSocket
  readonly #deps: ConnectionDeps
  /** Known from the moment of asking, so that what a client sends right after finds it. */
  readonly #joined = new Map<string, Promise<Room>>()
  #hasty = 0

  constructor(id: number, guestId: string, socket: WebSocket, deps: ConnectionDeps) {
    this.id = id
    this.guestId = guestId
    this.#socket = socket
    this.#deps = deps
    socket.on('message', (data, isBinary) => void this.#receive(data, isBinary))
    socket.on('pong', () => (this.alive = true))
    // Too much at once, a broken frame: the close that follows is enough.
    socket.on('error', () => undefined)
  }

  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    this.#socket.send(text)
    if (this.#socket.bufferedAmount <= this.#deps.mostWaiting) return
    this.#deps.metrics.errors.inc({ code: 'socket.tooSlow' })
    this.#socket.terminate()
  }

  /** Ends a socket that no longer answers; asks the others. */
  checkLife(): void {
    if (!this.alive) return this.#socket.terminate()
    this.alive = false
    this.#socket.ping()
  }

  async left(): Promise<void> {
    const rooms = [...this.#joined.values()]
    this.#joined.clear()
    await Promise.allSettled(rooms.map(async (room) => (await room).leave(this)))
  }

  close(): void {
    this.#socket.close(CLOSED.goingAway, 'The server stops')
  }

  end(): void {
    this.#socket.terminate()
  }

  async #receive(data: RawData, isBinary: boolean): Promise<void> {
    const received = performance.now()
    let n = 0
    try {
      const size = (data as Buffer).byteLength
      if (size > MOST_BYTES) fail('socket.tooLarge', `A message has at most ${MOST_BYTES} bytes`)
      const text = isBinary ? '' : (data as Buffer).toString('utf8')
      const message = parse(text)
      n = numberOf(message)
      this.#slowDown()
      const request = requestSchema.safeParse(message)
      if (!request.success) return fail('socket.malformed', explain(request.error.issues[0]))
      await this.#carryOut(request.data)
      this.#reply({ t: 'ok', n })
      if (request.data.t === 'answer') this.#deps.metrics.moveSeconds.observe((performance.now() - received) / 1000)
    } catch (error) {
      const problem = problemOf(error)
      this.#deps.metrics.errors.inc({ code: problem.code })
      if (!(error instanceof OrreryError)) this.#deps.log.error({ err: error }, 'a message failed')
      this.#reply({ t: 'error', n, ...problem })
    }
  }

  async #carryOut(request: Request): Promise<void> {
    if (request.t === 'join') return this.#join(request.match)
    const joined = this.#joined.get(request.match) ?? fail('match.notJoined', 'Join the match first')
    if (request.t === 'leave') this.#joined.delete(request.match)
    const room = await joined
    switch (request.t) {
      case 'leave':
        return room.leave(this)
      case 'say':
        return room.say(this, request.text)
      case 'hint':
        return room.hint(this, request.id)
      default:
        return room.request(this, request)
    }
  }

  async #join(match: string): Promise<void> {
    if (!this.#joined.has(match) && this.#joined.size >= MOST_JOINED) fail('socket.tooMany', `A socket looks at no more than ${MOST_JOINED} matches`)
    const opening = this.#deps.rooms.open(match)
    this.#joined.set(match, opening)
    opening.catch(() => this.#joined.delete(match))
    const room = await opening
    if (this.#joined.get(match) === opening) await room.join(this)
  }

  #slowDown(): void {
    const { perConnection, perGuest } = this.#deps
    if (perConnection.allows(String(this.id)) && perGuest.allows(this.guestId)) {
      this.#hasty = Math.max(0, this.#hasty - 1)
      return
    }
    if (++this.#hasty > PATIENCE) this.#socket.close(CLOSED.refused, 'socket.tooFast')
    fail('socket.tooFast', 'Too many messages; wait a moment')
  }

  #reply(reply: Reply): void {
    this.send(JSON.stringify(reply))
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return fail('socket.malformed', 'A message is JSON')
  }
}

const explain = (issue: { readonly path: readonly PropertyKey[]; readonly message: string }): string => `${issue.path.map(String).join('.') || 'message'}: ${issue.message}`
