import type { Wish } from '#host/protocol.ts'
import { OrreryError } from '#kernel/errors.ts'
import type { Link, LinkState, News, Unnumbered } from './link.ts'
import { Listeners } from './listeners.ts'
import type { GameOffer, LocalPlan, LocalReply, LocalRequest } from './local-protocol.ts'

/** As much of a Worker as is used here. */
export interface WorkerPort {
  postMessage(request: LocalRequest): void
  addEventListener(type: 'message', listener: (event: { readonly data: LocalReply }) => void): void
  addEventListener(type: 'error', listener: (event: { readonly message: string }) => void): void
}

type Answer = Extract<LocalReply, { n: number }>
type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never

/** Games on this device, run by a worker: hot-seat and bots, offline too. */
export class LocalLink implements Link {
  state: LinkState = 'open'
  readonly #port: WorkerPort
  readonly #news = new Listeners<News>()
  readonly #states = new Listeners<LinkState>()
  readonly #outstanding = new Map<number, { done: (answer: Answer) => void; failed: (error: OrreryError) => void }>()
  #number = 0

  constructor(port: WorkerPort) {
    this.#port = port
    port.addEventListener('message', ({ data }) => this.#hear(data))
    port.addEventListener('error', ({ message }) => {
      this.state = 'lost'
      this.#states.tell('lost')
      for (const { failed } of this.#outstanding.values()) failed(new OrreryError('local.failed', message))
      this.#outstanding.clear()
    })
  }

  onNews = (listener: (news: News) => void): (() => void) => this.#news.add(listener)

  onState = (listener: (state: LinkState) => void): (() => void) => this.#states.add(listener)

  async join(match: string): Promise<void> {
    await this.#ask({ t: 'join', match })
  }

  leave(match: string): void {
    void this.#ask({ t: 'leave', match })
  }

  async request(match: string, wish: Wish): Promise<void> {
    await this.#ask({ ...wish, match } as Unnumbered)
  }

  async create(plan: LocalPlan): Promise<string> {
    const answer = await this.#ask({ t: 'create', plan })
    return answer.t === 'created' ? answer.match : ''
  }

  async games(): Promise<readonly GameOffer[]> {
    const answer = await this.#ask({ t: 'games' })
    return answer.t === 'games' ? answer.games : []
  }

  async forget(match: string): Promise<void> {
    await this.#ask({ t: 'forget', match })
  }

  /** The device is handed to the person at this seat. */
  async sit(match: string, seat: number): Promise<void> {
    await this.#ask({ t: 'sit', match, seat })
  }

  setPace(pause: number): void {
    void this.#ask({ t: 'pace', pause })
  }

  #ask(request: DistributiveOmit<LocalRequest, 'n'>): Promise<Answer> {
    const n = ++this.#number
    return new Promise((done, failed) => {
      this.#outstanding.set(n, { done, failed })
      this.#port.postMessage({ ...request, n } as LocalRequest)
    })
  }

  #hear(reply: LocalReply): void {
    if (!('n' in reply)) return this.#news.tell(reply)
    const asked = this.#outstanding.get(reply.n)
    this.#outstanding.delete(reply.n)
    if (reply.t === 'error') asked?.failed(new OrreryError(reply.code, reply.message))
    else asked?.done(reply)
  }
}
