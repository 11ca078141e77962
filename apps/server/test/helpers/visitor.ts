import { expect } from 'vitest'
import { WebSocket } from 'ws'
import type { TableInfo } from '#host/protocol.ts'
import type { SeatWish } from '../../tables/tables.ts'
import { Line } from './line.ts'

export interface Got<T = unknown> {
  readonly status: number
  readonly body: T
  readonly headers: Headers
}

/** A guest with a cookie, as a browser keeps it. */
export class Visitor {
  url: string
  cookie: string
  readonly #lines: Line[] = []

  private constructor(url: string, cookie: string) {
    this.url = url
    this.cookie = cookie
  }

  static async arrive(url: string): Promise<Visitor> {
    const { headers } = await fetch(`${url}/api/me`)
    return new Visitor(url, headers.getSetCookie()[0].split(';', 1)[0])
  }

  async send<T = unknown>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Got<T>> {
    const response = await fetch(this.url + path, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    const json = (response.headers.get('content-type') ?? '').includes('json')
    return { status: response.status, body: (json ? JSON.parse(text) : text) as T, headers: response.headers }
  }

  get<T = unknown>(path: string): Promise<Got<T>> {
    return this.send('GET', path)
  }

  post<T = unknown>(path: string, body?: unknown): Promise<Got<T>> {
    return this.send('POST', path, body)
  }

  patch<T = unknown>(path: string, body: unknown): Promise<Got<T>> {
    return this.send('PATCH', path, body)
  }

  /** Lays a table and expects it to be granted. */
  async table(game: string, seats: readonly SeatWish[], more: object = {}): Promise<TableInfo> {
    const { status, body } = await this.post<TableInfo>('/api/tables', { game, seats, ...more })
    expect(body).toMatchObject({ game })
    expect(status).toBe(200)
    return body
  }

  async granted(method: 'POST' | 'PATCH' | 'GET', path: string, body?: unknown): Promise<TableInfo> {
    const got = await this.send<TableInfo>(method, path, body)
    expect(got.body).toHaveProperty('seats')
    return got.body
  }

  /** Opens a socket. */
  async line(headers: Record<string, string> = {}): Promise<Line> {
    const line = await Line.open(new WebSocket(`${this.url.replace('http', 'ws')}/api/socket`, { headers: { cookie: this.cookie, origin: this.url, ...headers } }))
    this.#lines.push(line)
    return line
  }

  /** A socket that has joined a match. */
  async at(match: string): Promise<Line> {
    const line = await this.line()
    expect(await line.ask({ t: 'join', match })).toMatchObject({ t: 'ok' })
    return line
  }

  leave(): void {
    for (const line of this.#lines.splice(0)) line.drop()
  }
}

export const me: SeatWish = { kind: 'person' }
export const open: SeatWish = { kind: 'open' }
export const bot = (level = 'novice'): SeatWish => ({ kind: 'bot', level })
