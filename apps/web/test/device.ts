import { expect, vi } from 'vitest'
import { games } from '#games/registry.ts'
import type { Prompt } from '#host/channel.ts'
import type { TableInfo } from '#host/protocol.ts'
import { LocalHost } from '../connection/local-host.ts'
import { MemoryKeep } from '../connection/local-keep.ts'
import type { LocalReply, LocalRequest, LocalSeat } from '../connection/local-protocol.ts'
import { nextToPlay } from '../pages/hand-over.tsx'
import { applyUpdate, type Position } from '../store/match-store.ts'

export const person = (name: string): LocalSeat => ({ kind: 'person', name })
export const bot: LocalSeat = { kind: 'bot', level: 'random' }

type Unnumbered<T> = T extends unknown ? Omit<T, 'n'> : never

/** A device: a host with its store, and a page that keeps what it is told. */
export class Device {
  readonly keep: MemoryKeep
  readonly replies: LocalReply[] = []
  position: Position | undefined
  table: TableInfo | undefined
  waiting: readonly number[] = []
  readonly #host: LocalHost
  #n = 0
  #dice = 0

  constructor(keep = new MemoryKeep()) {
    this.keep = keep
    this.#host = new LocalHost({
      entries: games,
      keep,
      dice: (bytes) => (++this.#dice).toString(16).padStart(2 * bytes, '0'),
      now: Date.now,
      send: (reply) => this.#hear(reply),
    })
  }

  async ask(request: Unnumbered<LocalRequest>): Promise<LocalReply> {
    const n = ++this.#n
    await this.#host.handle({ ...request, n } as LocalRequest)
    const answer = this.replies.find((reply) => 'n' in reply && reply.n === n)
    if (!answer) throw new Error('no answer')
    return answer
  }

  create(...seats: LocalSeat[]): Promise<string> {
    return this.createOf('res-arcana', ...seats)
  }

  async createOf(game: string, ...seats: LocalSeat[]): Promise<string> {
    const answer = await this.ask({ t: 'create', plan: { game, name: '', variant: {}, seats } })
    if (answer.t !== 'created') throw new Error(JSON.stringify(answer))
    await this.ask({ t: 'join', match: answer.match })
    return answer.match
  }

  get prompt(): Prompt {
    const prompt = this.position?.prompts[0]
    if (!prompt) throw new Error('nothing is asked')
    return prompt
  }

  /** The option that begins so, or the first one, of whatever is asked. */
  choose(match: string, begins = ''): Promise<LocalReply> {
    const { id, options } = this.prompt
    const option = options.find(({ key }) => key.startsWith(begins))
    if (!option) throw new Error(`${begins} is not offered`)
    return this.ask({ t: 'answer', match, id, keys: [option.key] })
  }

  /** Plays on until it is over; whoever is asked gets the device. */
  async playOut(match: string): Promise<void> {
    for (let i = 0; i < 5000 && this.table?.status === 'running'; i++) {
      const next = this.table && nextToPlay(this.table, this.waiting)
      if (next !== undefined) await this.ask({ t: 'sit', match, seat: next })
      if (this.position && this.position.prompts.length > 0) await this.choose(match)
      else await vi.advanceTimersByTimeAsync(1000)
    }
  }

  #hear(reply: LocalReply): void {
    this.replies.push(reply)
    if (reply.t === 'update') {
      this.position = applyUpdate(this.position, reply.update)
      expect(this.position.view['viewer']).toBe(this.table?.seat)
    }
    if (reply.t === 'table') this.table = reply.table
    if (reply.t === 'waiting') this.waiting = reply.seats
  }
}
