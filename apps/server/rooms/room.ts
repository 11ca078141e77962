import { fail, OrreryError } from '#kernel/errors.ts'
import { mayAskForHints, type Reply } from '#host/protocol.ts'
import type { Header } from '#kernel/record.ts'
import { newSeed } from '../ids.ts'
import { problemOf } from '../problems.ts'
import { edit } from '../tables/edit.ts'
import { namesIn, said, tableInfo } from '../tables/info.ts'
import { readLobby, withStanding, writeLobby } from '../tables/lobby.ts'
import { isPlayable, KEEPER, openSeat, personSeat, seatOf } from '../tables/seats.ts'
import type { PlayRequest } from '../worker/messages.ts'
import { LifeCycle, type RoomDeps } from './life-cycle.ts'
import type { Life } from './life.ts'

/** One socket that looks at a room. */
export interface Client {
  readonly id: number
  readonly guestId: string
  send(text: string): void
}

const CHAT_ON_JOINING = 100

/** A table with those who look at it: in the lobby, while it is played and afterwards. */
export class Room {
  readonly id: string
  readonly #deps: RoomDeps
  readonly #clients = new Map<number, Client>()
  /** Those of them who are told of the match. */
  readonly #watching = new Set<Client>()
  readonly #cycle: LifeCycle
  readonly #absentSince = new Map<string, number>()
  readonly #advising = new Set<number>()
  #seating: Promise<unknown> = Promise.resolve()
  #usedAt = performance.now()

  constructor(id: string, deps: RoomDeps) {
    this.id = id
    this.#deps = deps
    this.#cycle = new LifeCycle(id, deps, {
      deliver: (to, texts) => to.forEach((client, i) => this.#clients.get(client)?.send(texts[i])),
      woke: (life) => {
        for (const client of this.#watching) this.#watch(life, client).catch(() => undefined)
      },
      tableChanged: () => void this.tellTable(),
      tellError: (error) => this.#broadcast({ t: 'error', n: 0, ...problemOf(error) }),
      someoneLooksOn: () => this.#clients.size > 0,
    })
  }

  get online(): ReadonlySet<string> {
    return new Set([...this.#clients.values()].map(({ guestId }) => guestId))
  }

  /** Since when nobody needs it; undefined while somebody does. */
  get idleSince(): number | undefined {
    return this.#clients.size === 0 && this.#cycle.idle ? this.#usedAt : undefined
  }

  touch(): void {
    this.#usedAt = performance.now()
  }

  async join(client: Client): Promise<void> {
    const { storage } = this.#deps
    const absent = !this.online.has(client.guestId)
    // At once: whoever leaves again in the meantime must be found here.
    this.#clients.set(client.id, client)
    this.#absentSince.delete(client.guestId)
    const match = (await storage.match(this.id)) ?? fail('match.unknown', 'There is no such match')
    const news = absent && seatOf(match.seats, client.guestId) >= 0
    await this.tellTable(news ? undefined : client)
    const messages = await storage.chat(this.id, 0, CHAT_ON_JOINING)
    if (messages.length > 0) {
      const names = await namesIn(storage, match.seats, messages.map(({ guestId }) => guestId))
      send(client, { t: 'said', match: this.id, messages: messages.map((message) => said(message, match.seats, names)) })
    }
    if (isPlayable(match.standing.status)) await this.#enter(client)
  }

  async leave(client: Client): Promise<void> {
    this.touch()
    this.#clients.delete(client.id)
    const watched = this.#watching.delete(client)
    if (!this.online.has(client.guestId)) {
      this.#absentSince.set(client.guestId, performance.now())
      await this.tellTable()
    }
    if (watched) await this.#cycle.current?.ask({ t: 'unwatch', client: client.id })
  }

  async request(client: Client, request: PlayRequest): Promise<void> {
    const life = await this.#alive()
    const seat = seatOf(life.seats, client.guestId)
    if (seat < 0) fail('seat.none', 'You watch this game; you have no seat in it')
    await life.ask({ t: 'request', seat, request })
    if (request.t === 'standing') {
      const remember = (text: string) => writeLobby(withStanding(readLobby(text), life.seats.length, seat, request.step, request.key))
      await edit(this.#deps.storage, this.id, ({ lobby }) => ({ lobby: remember(lobby) }))
    }
  }

  /** What a good player would choose, told to nobody else. Each seat is advised on one decision at a time. */
  async hint(client: Client, decision: string): Promise<void> {
    const life = await this.#alive()
    const seat = seatOf(life.seats, client.guestId)
    if (seat < 0) fail('seat.none', 'You watch this game; you have no seat in it')
    const match = (await this.#deps.storage.match(this.id)) ?? fail('match.unknown', 'There is no such match')
    if (!mayAskForHints({ hints: readLobby(match.lobby).hints, seats: life.seats })) fail('hint.notAllowed', 'There are no hints at this table')
    if (this.#advising.has(seat)) fail('hint.underWay', 'A hint is under way')
    this.#advising.add(seat)
    try {
      const seed = newSeed()
      const { state } = await life.sample({ by: 'person', seat, decision, seed })
      const { override } = JSON.parse(match.header ?? '{}') as Partial<Header>
      const advice = (await this.#deps.pool.advise({ game: match.game, override, state, seat, seed })) ?? fail('hint.none', 'No hint was found in time')
      send(client, { t: 'hint', match: this.id, hint: { id: decision, advice } })
    } finally {
      this.#advising.delete(seat)
    }
  }

  async say(client: Client, text: string): Promise<void> {
    const { storage } = this.#deps
    const match = (await storage.match(this.id)) ?? fail('match.unknown', 'There is no such match')
    if (seatOf(match.seats, client.guestId) < 0 && readLobby(match.lobby).host !== client.guestId) fail('seat.none', 'Only those at the table talk')
    const message = await storage.say(this.id, client.guestId, text, Date.now())
    const names = await namesIn(storage, match.seats, [client.guestId])
    this.#broadcast({ t: 'said', match: this.id, messages: [said(message, match.seats, names)] })
  }

  /** A seat that a bot has kept warm since the start; or one's own, handed back. */
  sit(guestId: string, wanted: number | undefined): Promise<void> {
    return this.#seat(async (life) => {
      const own = seatOf(life.seats, guestId)
      if (own >= 0) return void (await life.ask({ t: 'control', seat: own, control: { by: 'person' } }))
      const seat = wanted ?? life.seats.findIndex(({ kind }) => kind === 'open')
      if (!life.running || seat < 0) fail('table.full', 'There is no free seat at this table')
      if (life.seats[seat]?.kind !== 'open') fail('seat.taken', 'This seat is taken')
      await life.ask({ t: 'control', seat, control: { by: 'person' } }, (seats) => seats.with(seat, personSeat(guestId)))
      await this.#watchAgain(life, guestId)
    })
  }

  /** Leaves the seat for good: a bot keeps it warm for whoever comes. */
  stand(guestId: string): Promise<void> {
    return this.#seat(async (life) => {
      const seat = seatOf(life.seats, guestId)
      if (seat < 0) fail('seat.none', 'You have no seat in this game')
      if (!life.running) fail('match.over', 'The game is over')
      await life.ask({ t: 'control', seat, control: { by: 'bot', level: KEEPER } }, (seats) => seats.with(seat, openSeat))
      await this.#watchAgain(life, guestId)
    })
  }

  /** The match has begun, or goes on after it was set aside. */
  async begin(): Promise<void> {
    this.#cycle.resumed()
    await this.tellTable()
    const life = await this.#alive()
    for (const client of this.#clients.values()) if (!this.#watching.has(client)) await this.#watch(life, client)
  }

  /** Sends the table to one client, or to all. */
  async tellTable(only?: Client): Promise<void> {
    const clients = only ? [only] : [...this.#clients.values()]
    if (clients.length === 0) return
    const { storage, log } = this.#deps
    try {
      const match = await storage.match(this.id)
      if (!match) return
      const names = await namesIn(storage, match.seats)
      for (const client of clients) send(client, { t: 'table', match: this.id, table: tableInfo(match, names, this.online, client.guestId) })
    } catch (error) {
      log.error({ code: error instanceof OrreryError ? error.code : 'server.failed' }, 'a table could not be told')
    }
  }

  /** Its worker is gone. */
  lost(guilty: boolean, why: 'hung' | 'crashed'): void {
    this.#cycle.lost(guilty, why)
  }

  /** A bot keeps the seats of those who have been away for long, while somebody else is waiting at the table. */
  keepSeatsOfAbsent(now: number): void {
    const life = this.#cycle.current
    const { keepAfter } = this.#deps
    if (!life?.running || keepAfter === 0) return
    const { online } = this
    if (!life.seats.some((seat) => seat.kind === 'person' && online.has(seat.guestId))) return
    life.seats.forEach((each, seat) => {
      if (each.kind !== 'person' || each.keptByBot || online.has(each.guestId)) return
      const since = this.#absentSince.get(each.guestId)
      if (since === undefined) this.#absentSince.set(each.guestId, now)
      else if (now - since >= keepAfter) life.ask({ t: 'control', seat, control: { by: 'bot', level: KEEPER } }).catch(() => undefined)
    })
  }

  async wake(): Promise<void> {
    await this.#alive()
  }

  async close(): Promise<void> {
    await this.#cycle.close()
  }

  /** The owner of a kept seat is back, and gets it back at once. */
  async #enter(client: Client): Promise<void> {
    const life = await this.#alive()
    const seat = seatOf(life.seats, client.guestId)
    const held = life.seats[seat]
    if (life.running && held?.kind === 'person' && held.keptByBot) {
      await life.ask({ t: 'control', seat, control: { by: 'person' } }).catch(unless('seat.resigned'))
    }
    await this.#watch(life, client)
  }

  async #watch(life: Life, client: Client): Promise<void> {
    if (!this.#clients.has(client.id)) return
    this.#watching.add(client)
    const seat = seatOf(life.seats, client.guestId)
    await life.ask({ t: 'watch', client: client.id, viewer: seat >= 0 ? seat : life.seats.length })
  }

  /** What the guest may see has changed with the seat. */
  async #watchAgain(life: Life, guestId: string): Promise<void> {
    await Promise.all([...this.#watching].filter((client) => client.guestId === guestId).map((client) => this.#watch(life, client)))
  }

  /** One after the other: each looks at what the one before has left. */
  #seat(work: (life: Life) => Promise<void>): Promise<void> {
    const done = this.#seating.then(async () => work(await this.#alive()))
    this.#seating = done.catch(() => undefined)
    return done
  }

  #alive(): Promise<Life> {
    this.touch()
    return this.#cycle.alive()
  }

  #broadcast(reply: Reply): void {
    const text = JSON.stringify(reply)
    for (const client of this.#clients.values()) client.send(text)
  }
}

const send = (client: Client, reply: Reply): void => client.send(JSON.stringify(reply))

const unless = (code: string) => (error: unknown): void => {
  if (!(error instanceof OrreryError) || error.code !== code) throw error
}
