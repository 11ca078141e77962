import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Reply, Request } from '#host/protocol.ts'
import { ServerLink, type Socket } from '../connection/server-link.ts'

type Handler = (event: { readonly data: unknown }) => void

class FakeSocket implements Socket {
  readonly sent: Request[] = []
  readonly #handlers = new Map<string, Handler>()
  send = (text: string): void => void this.sent.push(JSON.parse(text) as Request)
  addEventListener = (type: string, handler: Handler): void => void this.#handlers.set(type, handler)
  fire = (type: 'open' | 'close'): void => this.#handlers.get(type)?.({ data: '' })
  hear = (reply: Reply): void => this.#handlers.get('message')?.({ data: JSON.stringify(reply) })
  last = (t: Request['t']): Request | undefined => this.sent.findLast((request) => request.t === t)
}

describe('the link to the server', () => {
  let sockets: FakeSocket[]
  let link: ServerLink
  const socket = (): FakeSocket => sockets[sockets.length - 1]
  const code = (asked: Promise<void>): Promise<string> => asked.then(() => 'ok').catch((error: { code: string }) => error.code)

  beforeEach(() => {
    vi.useFakeTimers()
    sockets = []
    link = new ServerLink(() => {
      sockets.push(new FakeSocket())
      return socket()
    })
  })
  afterEach(() => vi.useRealTimers())

  test('answers each request by its number', async () => {
    socket().fire('open')
    const one = code(link.request('m', { t: 'undo', plies: 1 }))
    const two = code(link.request('m', { t: 'undo', plies: 2 }))
    const [first, second] = socket().sent
    socket().hear({ t: 'error', n: second.n, code: 'undo.barrier', message: '' })
    socket().hear({ t: 'ok', n: first.n })
    expect(await one).toBe('ok')
    expect(await two).toBe('undo.barrier')
  })

  test('waits for the connection before it sends', async () => {
    const joined = code(link.join('m'))
    expect(socket().sent).toEqual([])
    socket().fire('open')
    expect(socket().sent.map(({ t }) => t)).toEqual(['join'])
    socket().hear({ t: 'ok', n: socket().sent[0].n })
    expect(await joined).toBe('ok')
  })

  test('joins anew and sends an unanswered choice again after the connection broke', async () => {
    socket().fire('open')
    const joined = link.join('m')
    socket().hear({ t: 'ok', n: socket().sent[0].n })
    await joined
    const answered = code(link.request('m', { t: 'answer', id: '3.0.1', keys: ['pass'] }))
    const before = socket().last('answer')
    socket().fire('close')
    expect(link.state).toBe('lost')
    vi.advanceTimersByTime(400)
    expect(sockets).toHaveLength(2)
    socket().fire('open')
    expect(socket().sent.map(({ t }) => t)).toEqual(['join', 'answer'])
    expect(socket().last('answer')).toEqual(before)
    socket().hear({ t: 'ok', n: before?.n ?? 0 })
    expect(await answered).toBe('ok')
  })

  test('never sends twice what would count twice', async () => {
    socket().fire('open')
    const undone = code(link.request('m', { t: 'undo', plies: 1 }))
    socket().fire('close')
    expect(await undone).toBe('link.lost')
    vi.advanceTimersByTime(400)
    socket().fire('open')
    expect(socket().sent).toEqual([])
  })

  test('tries again with longer and longer pauses, and at once when told', () => {
    for (const pause of [300, 700, 1500]) {
      socket().fire('close')
      const tries = sockets.length
      vi.advanceTimersByTime(pause - 1)
      expect(sockets).toHaveLength(tries)
      vi.advanceTimersByTime(1)
      expect(sockets).toHaveLength(tries + 1)
    }
    socket().fire('close')
    link.retry()
    expect(sockets).toHaveLength(5)
  })

  test('gives up on an answer that never comes', async () => {
    socket().fire('open')
    const asked = code(link.request('m', { t: 'retract' }))
    vi.advanceTimersByTime(20_000)
    expect(await asked).toBe('link.late')
  })

  test('does not join again what was left', () => {
    socket().fire('open')
    void link.join('m')
    link.leave('m')
    socket().fire('close')
    vi.advanceTimersByTime(400)
    socket().fire('open')
    expect(socket().last('join')).toBeUndefined()
  })

  test('passes on what nobody had asked for', () => {
    const heard: string[] = []
    link.onNews((news) => heard.push(news.t))
    socket().fire('open')
    socket().hear({ t: 'said', match: 'm', messages: [] })
    socket().hear({ t: 'error', n: 0, code: 'match.interrupted', message: '' })
    expect(heard).toEqual(['said', 'trouble'])
  })
})
