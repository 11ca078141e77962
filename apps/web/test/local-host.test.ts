import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { games } from '#games/registry.ts'
import type { Prompt } from '#host/channel.ts'
import type { TableInfo } from '#host/protocol.ts'
import { LocalHost } from '../connection/local-host.ts'
import { MemoryKeep, rowOf } from '../connection/local-keep.ts'
import type { LocalReply, LocalRequest, LocalSeat } from '../connection/local-protocol.ts'
import { applyUpdate, type Position } from '../store/match-store.ts'
import { nextToPlay } from '../pages/hand-over.tsx'

const person = (name: string): LocalSeat => ({ kind: 'person', name })
const bot: LocalSeat = { kind: 'bot', level: 'random' }

type Unnumbered<T> = T extends unknown ? Omit<T, 'n'> : never

/** A device: a host with its store, and a page that keeps what it is told. */
class Device {
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
      now: () => 1000,
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

  async create(...seats: LocalSeat[]): Promise<string> {
    const answer = await this.ask({ t: 'create', plan: { game: 'res-arcana', name: '', variant: {}, seats } })
    if (answer.t !== 'created') throw new Error(JSON.stringify(answer))
    await this.ask({ t: 'join', match: answer.match })
    return answer.match
  }

  get prompt(): Prompt {
    const prompt = this.position?.prompts[0]
    if (!prompt) throw new Error('nothing is asked')
    return prompt
  }

  /** The first option of whatever is asked. */
  choose(match: string): Promise<LocalReply> {
    const { id, options } = this.prompt
    return this.ask({ t: 'answer', match, id, keys: [options[0].key] })
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

describe('games on this device', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  test('offer what their rules offer', async () => {
    const answer = await new Device().ask({ t: 'games' })
    expect(answer.t === 'games' && answer.games.map(({ id }) => id)).toContain('res-arcana')
  })

  test('run against a bot to the end, every line kept', async () => {
    const device = new Device()
    const match = await device.create(person('Ada'), bot)
    await device.playOut(match)
    expect(device.table?.status).toBe('finished')
    expect(device.position?.table.outcome?.places).toContain(1)
    const kept = await device.keep.read(match)
    expect(kept?.match.status).toBe('finished')
    expect(kept?.lines.length).toBeGreaterThan(20)
  })

  test('wake as they fell asleep', async () => {
    const device = new Device()
    const match = await device.create(person('Ada'), bot)
    for (let i = 0; i < 12; i++) {
      if (device.position?.prompts.length) await device.choose(match)
      else await vi.advanceTimersByTimeAsync(1000)
    }
    await device.ask({ t: 'leave', match })
    const other = new Device(device.keep)
    await other.ask({ t: 'join', match })
    expect(other.position?.view).toEqual(device.position?.view)
    expect(other.position?.prompts).toEqual(device.position?.prompts)
  })

  test('go from hand to hand, each seeing the table from their own seat', async () => {
    const device = new Device()
    const match = await device.create(person('Ada'), person('Bo'))
    expect(device.table?.seat).toBe(device.waiting[0])
    await device.playOut(match)
    expect(device.table?.status).toBe('finished')
    const seats = new Set(device.replies.flatMap((reply) => (reply.t === 'table' ? [reply.table.seat] : [])))
    expect([...seats].sort()).toEqual([0, 1])
  })

  test('are taken back without a vote: whoever shares the device agrees', async () => {
    const device = new Device()
    const match = await device.create(person('Ada'), person('Bo'))
    await device.choose(match)
    const answer = await device.ask({ t: 'proposeUndo', match, plies: 1 })
    expect(answer.t).toBe('ok')
    expect(device.position?.table.proposal).toBeNull()
    expect((await device.keep.read(match))?.lines.at(-1)).toMatch(/^! undo 1 /)
  })

  test('refuse with a code and change nothing', async () => {
    const device = new Device()
    const match = await device.create(person('Ada'), bot)
    const refused = await device.ask({ t: 'answer', match, id: device.prompt.id, keys: ['nonsense'] })
    expect(refused.t === 'error' && refused.code).toBe('move.refused')
    expect((await device.keep.read(match))?.lines).toEqual([])
    const unknown = await device.ask({ t: 'join', match: 'nowhere' })
    expect(unknown.t === 'error' && unknown.code).toBe('table.unknown')
    const crowd = await device.ask({ t: 'create', plan: { game: 'res-arcana', name: '', variant: {}, seats: [bot] } })
    expect(crowd.t === 'error' && crowd.code).toBe('game.seats')
  })

  test('are set aside when their record no longer plays', async () => {
    const device = new Device()
    const match = await device.create(person('Ada'), bot)
    await device.choose(match)
    const kept = await device.keep.read(match)
    if (!kept) throw new Error('not kept')
    const broken = new MemoryKeep()
    await broken.write(kept.match, 0, ['0 nonsense 0000000000000000'])
    const other = new Device(broken)
    await other.ask({ t: 'join', match })
    expect(other.table?.status).toBe('broken')
  })

  test('are listed with whoever is waited for', async () => {
    const device = new Device()
    await device.create(person('Ada'), bot)
    const [row] = (await device.keep.all()).map(rowOf)
    expect(row.waitingFor).toContain(row.seat)
  })
})
