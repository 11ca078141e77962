import type { Reply, Request, Wish } from '#host/protocol.ts'
import { OrreryError } from '#kernel/errors.ts'
import type { Link, LinkState, News, Unnumbered } from './link.ts'
import { Listeners } from './listeners.ts'

/** As much of a WebSocket as is used here, so that tests can bring their own. */
export interface Socket {
  send(text: string): void
  addEventListener(type: 'open' | 'close', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

interface Outstanding {
  readonly request: Request
  readonly done: () => void
  readonly failed: (error: OrreryError) => void
}

/** Milliseconds before the next try, longer each time. */
const PAUSES = [300, 700, 1500, 3000, 6000, 10_000] as const

/** Not answered within this time, a request is given up. */
const PATIENCE = 20_000

/**
 * One WebSocket for all matches. When it breaks it is opened again; matches are joined anew, and
 * requests that were not answered are sent again where that can do no harm: an answer names its
 * decision, so that the host knows one that it has already taken.
 */
export class ServerLink implements Link {
  state: LinkState = 'connecting'
  readonly #open: () => Socket
  readonly #news = new Listeners<News>()
  readonly #states = new Listeners<LinkState>()
  readonly #joined = new Set<string>()
  readonly #outstanding = new Map<number, Outstanding>()
  #socket: Socket | undefined
  #tries = 0
  #number = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(open: () => Socket) {
    this.#open = open
    this.#connect()
  }

  onNews = (listener: (news: News) => void): (() => void) => this.#news.add(listener)

  onState = (listener: (state: LinkState) => void): (() => void) => this.#states.add(listener)

  join(match: string): Promise<void> {
    this.#joined.add(match)
    return this.#ask({ t: 'join', match })
  }

  leave(match: string): void {
    this.#joined.delete(match)
    for (const [n, { request }] of this.#outstanding) if (request.t === 'join' && request.match === match) this.#outstanding.delete(n)
    // Nobody waits for the answer, and a table that is gone is left all the same.
    this.#ask({ t: 'leave', match }).catch(() => undefined)
  }

  request(match: string, wish: Wish): Promise<void> {
    return this.#ask({ ...wish, match })
  }

  /** Try now, without waiting for the pause to end: the browser is online again, the page is looked at again. */
  retry(): void {
    if (this.state === 'open' || this.#timer === undefined) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  #ask(request: Unnumbered): Promise<void> {
    const numbered = { ...request, n: ++this.#number } as Request
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => this.#settle(numbered.n, new OrreryError('link.late', 'No answer came in time')), PATIENCE)
      const end = <A extends unknown[]>(how: (...args: A) => void) => (...args: A): void => {
        clearTimeout(late)
        how(...args)
      }
      this.#outstanding.set(numbered.n, { request: numbered, done: end(resolve), failed: end(reject) })
      if (this.state === 'open') this.#send(numbered)
      else if (!canWait(numbered)) this.#settle(numbered.n, new OrreryError('link.lost', 'There is no connection'))
    })
  }

  #send(request: Request): void {
    this.#socket?.send(JSON.stringify(request))
  }

  #settle(n: number, error?: OrreryError): void {
    const asked = this.#outstanding.get(n)
    if (!asked) return
    this.#outstanding.delete(n)
    if (error) asked.failed(error)
    else asked.done()
  }

  #connect(): void {
    this.#timer = undefined
    const socket = this.#open()
    this.#socket = socket
    socket.addEventListener('open', () => {
      this.#tries = 0
      this.#setState('open')
      this.#resume()
    })
    socket.addEventListener('close', () => {
      if (socket !== this.#socket) return
      this.#setState('lost')
      for (const { request } of this.#outstanding.values()) if (!canWait(request)) this.#settle(request.n, new OrreryError('link.lost', 'The connection broke'))
      this.#timer = setTimeout(() => this.#connect(), PAUSES[Math.min(this.#tries++, PAUSES.length - 1)])
    })
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Reply))
  }

  /** What was joined comes first: an answer makes sense only at a table where one sits. */
  #resume(): void {
    const waiting = [...this.#outstanding.values()].map(({ request }) => request)
    const joining = new Set(waiting.filter(({ t }) => t === 'join').map(({ match }) => match))
    for (const match of this.#joined) if (!joining.has(match)) this.#ask({ t: 'join', match }).catch(() => undefined)
    for (const request of waiting.filter(({ t }) => t === 'join')) this.#send(request)
    for (const request of waiting.filter(({ t }) => t !== 'join')) this.#send(request)
  }

  #hear(reply: Reply): void {
    switch (reply.t) {
      case 'ok':
        return this.#settle(reply.n)
      case 'error':
        if (reply.n === 0) return this.#news.tell({ t: 'trouble', match: undefined, code: reply.code })
        return this.#settle(reply.n, new OrreryError(reply.code, reply.message))
      default:
        this.#news.tell(reply)
    }
  }

  #setState(state: LinkState): void {
    if (this.state === state) return
    this.state = state
    this.#states.tell(state)
  }
}

/** Sent twice it counts once. Taking back or talking would count twice. */
function canWait({ t }: Request): boolean {
  switch (t) {
    case 'join':
    case 'leave':
    case 'answer':
    case 'standing':
    case 'keep':
      return true
    case 'retract':
    case 'undo':
    case 'proposeUndo':
    case 'voteUndo':
    case 'resign':
    case 'say':
    case 'hint':
      return false
  }
}
