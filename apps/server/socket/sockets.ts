import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import { fail } from '#kernel/errors.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Guests } from '../http/guests.ts'
import type { Metrics } from '../metrics.ts'
import { originIsAllowed } from '../origin.ts'
import { problemOf, statusOf } from '../problems.ts'
import { RateLimit, type Rate } from '../rate-limit.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { Connection, MOST_BYTES } from './connection.ts'

export interface SocketOptions {
  readonly rooms: Rooms
  readonly guests: Guests
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  readonly allowedOrigins: readonly string[]
  /** Messages of one connection; a guest with several may send twice as many. */
  readonly rate: Rate
  readonly heartbeat: number
  readonly mostWaiting: number
}

const PATH = '/api/socket'
const MOST_PER_GUEST = 24
/** Milliseconds for a client to answer a farewell. */
const GRACE = 1000

/** Opens sockets for guests and keeps an eye on them. */
export class Sockets {
  readonly #options: SocketOptions
  // What is somewhat too large is refused with a code, what is far too large by closing.
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: 8 * MOST_BYTES, clientTracking: false })
  readonly #connections = new Map<number, Connection>()
  readonly #perGuest = new Map<string, number>()
  readonly #limits: { perConnection: RateLimit; perGuest: RateLimit }
  readonly #heartbeat: NodeJS.Timeout
  #count = 0
  #closed: (() => void) | undefined

  constructor(http: Server, options: SocketOptions) {
    this.#options = options
    const { rate, heartbeat } = options
    this.#limits = { perConnection: new RateLimit(rate), perGuest: new RateLimit({ perSecond: rate.perSecond * 2, burst: rate.burst * 2 }) }
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#connections.values()) connection.checkLife()
    }, heartbeat)
    this.#heartbeat.unref()
    http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', () => socket.destroy())
      this.#open(request, socket, head).catch((error: unknown) => this.#refuse(socket, error))
    })
  }

  /** Resolves when all are closed, the deaf ones by force. */
  async close(): Promise<void> {
    clearInterval(this.#heartbeat)
    const closed = new Promise<void>((resolve) => (this.#closed = resolve))
    for (const connection of this.#connections.values()) connection.close()
    const force = setTimeout(() => {
      for (const connection of this.#connections.values()) connection.end()
    }, GRACE)
    if (this.#connections.size > 0) await closed
    clearTimeout(force)
  }

  async #open(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { guests, allowedOrigins, metrics } = this.#options
    if (this.#closed) fail('server.stops', 'The server stops')
    if (new URL(request.url ?? '/', 'http://host').pathname !== PATH) fail('http.notFound', 'There is nothing at this address')
    if (!originIsAllowed(request.headers, allowedOrigins)) fail('origin.refused', 'This page may not act here')
    const guest = (await guests.fromHeader(request.headers.cookie)) ?? fail('guest.unknown', 'Nobody knows you here yet: ask for /api/me first')
    const open = this.#perGuest.get(guest.id) ?? 0
    if (open >= MOST_PER_GUEST) fail('socket.tooMany', `A guest has no more than ${MOST_PER_GUEST} sockets`)
    this.#server.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection(++this.#count, guest.id, webSocket, { ...this.#options, ...this.#limits })
      this.#connections.set(connection.id, connection)
      this.#perGuest.set(guest.id, open + 1)
      metrics.sockets.inc()
      webSocket.on('close', () => {
        this.#connections.delete(connection.id)
        const left = (this.#perGuest.get(guest.id) ?? 1) - 1
        if (left > 0) this.#perGuest.set(guest.id, left)
        else this.#perGuest.delete(guest.id)
        metrics.sockets.dec()
        void connection.left()
        if (this.#connections.size === 0) this.#closed?.()
      })
    })
  }

  #refuse(socket: Duplex, error: unknown): void {
    const problem = problemOf(error)
    this.#options.metrics.errors.inc({ code: problem.code })
    const body = JSON.stringify(problem)
    socket.end(`HTTP/1.1 ${statusOf(problem.code)} Refused\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
}
