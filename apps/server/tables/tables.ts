import { fail } from '#kernel/errors.ts'
import type { MatchRow, Said, TableInfo } from '#host/protocol.ts'
import { newHeader, recordText, type Header } from '#kernel/record.ts'
import type { Variant } from '#kernel/variant.ts'
import type { Catalogue } from '../catalogue.ts'
import { newInvite, newMatchId, newMatchSecret } from '../ids.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { MatchChange, Seat, Storage, StoredMatch } from '../storage/port.ts'
import { edit } from './edit.ts'
import { matchRow, namesIn, said, tableInfo } from './info.ts'
import { readLobby, writeLobby } from './lobby.ts'
import { maskOf, openSeat, personSeat, seatOf } from './seats.ts'

/** What a seat shall be. `person`: whoever sits there already; on a free seat the one who asks. */
export type SeatWish = { readonly kind: 'person' } | { readonly kind: 'open' } | { readonly kind: 'bot'; readonly level: string }

export interface NewTable {
  readonly game: string
  readonly name: string
  readonly variant: Variant
  readonly seats: readonly SeatWish[]
  readonly startNow: boolean
}

export interface TableChange {
  readonly name?: string | undefined
  readonly variant?: Variant | undefined
  readonly seats?: readonly SeatWish[] | undefined
  readonly hints?: boolean | undefined
}

const MOST_ROWS = 200

/** What guests do with tables. Every method acts for one guest and refuses what that guest may not do. */
export class Tables {
  readonly #storage: Storage
  readonly #catalogue: Catalogue
  readonly #rooms: Rooms

  constructor(storage: Storage, catalogue: Catalogue, rooms: Rooms) {
    this.#storage = storage
    this.#catalogue = catalogue
    this.#rooms = rooms
  }

  async create(guestId: string, { game, name, variant, seats, startNow }: NewTable): Promise<TableInfo> {
    const full = this.#catalogue.checkTable(game, seats.length, variant)
    const { id } = await this.#storage.createMatch({
      id: newMatchId(),
      game,
      rulesVersion: String(this.#catalogue.game(game).definition.rulesVersion),
      tableName: name,
      invite: newInvite(),
      lobby: writeLobby({ host: guestId, variant: full, standing: [], hints: false }),
      seats: this.#seated([], seats, guestId),
      createdAt: Date.now(),
    })
    return startNow ? this.start(guestId, id) : this.byId(guestId, id)
  }

  async byId(guestId: string, id: string): Promise<TableInfo> {
    return this.#info(guestId, await this.#match(id))
  }

  async byInvite(guestId: string, invite: string): Promise<TableInfo> {
    return this.#info(guestId, await this.#invited(invite), true)
  }

  /** Takes a free seat, in the lobby or in the running game; in the lobby also another one than before. */
  async sit(guestId: string, invite: string, wanted: number | undefined): Promise<TableInfo> {
    const match = await this.#invited(invite)
    if (match.standing.status === 'running') {
      await this.#rooms.at(match.id).sit(guestId, wanted)
      return this.byId(guestId, match.id)
    }
    return this.#edit(guestId, match.id, (now) => {
      mustBeInLobby(now)
      const own = seatOf(now.seats, guestId)
      if (own >= 0 && (wanted === undefined || wanted === own)) return undefined
      const seat = wanted ?? now.seats.findIndex(({ kind }) => kind === 'open')
      if (seat < 0) fail('table.full', 'There is no free seat at this table')
      if (now.seats[seat]?.kind !== 'open') fail('seat.taken', 'This seat is taken')
      return { seats: now.seats.map((each, i) => (i === seat ? personSeat(guestId) : i === own ? openSeat : each)) }
    })
  }

  async stand(guestId: string, id: string): Promise<TableInfo> {
    const match = await this.#match(id)
    if (match.standing.status === 'running') {
      await this.#rooms.at(id).stand(guestId)
      return this.byId(guestId, id)
    }
    return this.#edit(guestId, id, (now) => {
      mustBeInLobby(now)
      const own = seatOf(now.seats, guestId)
      if (own < 0) fail('seat.none', 'You have no seat at this table')
      return { seats: now.seats.with(own, openSeat) }
    })
  }

  change(guestId: string, id: string, { name, variant, seats, hints }: TableChange): Promise<TableInfo> {
    return this.#edit(guestId, id, (now) => {
      mustBeHost(now, guestId)
      mustBeInLobby(now)
      const lobby = readLobby(now.lobby)
      const seated = seats ? this.#seated(now.seats, seats, guestId) : now.seats
      const full = this.#catalogue.checkTable(now.game, seated.length, variant ?? lobby.variant)
      return { seats: seated, lobby: writeLobby({ ...lobby, variant: full, hints: hints ?? lobby.hints }), ...(name === undefined ? {} : { tableName: name }) }
    })
  }

  /** Deals. Seats that are still open are played by bots and stay free. */
  async start(guestId: string, id: string): Promise<TableInfo> {
    await edit(this.#storage, id, (now) => {
      mustBeHost(now, guestId)
      mustBeInLobby(now)
      const game = this.#catalogue.game(now.game)
      const variant = this.#catalogue.checkTable(now.game, now.seats.length, readLobby(now.lobby).variant)
      return {
        standing: { status: 'running' },
        rulesVersion: String(game.definition.rulesVersion),
        header: JSON.stringify(newHeader(game, variant, now.seats.length, newMatchSecret(), this.#catalogue.override(now.game))),
        // Until the first position is known: a server that stops right now must not forget the bots.
        waitingFor: maskOf(now.seats.map((_, seat) => seat)),
        waitingSince: Date.now(),
      }
    })
    await this.#rooms.at(id).begin()
    return this.byId(guestId, id)
  }

  /** Tries a match again that was set aside, after its rules were mended. */
  async resume(guestId: string, id: string): Promise<TableInfo> {
    await edit(this.#storage, id, (now) => {
      mustBeHost(now, guestId)
      if (now.standing.status !== 'broken') fail('table.notBroken', 'This match was not set aside')
      return { standing: { status: 'running' } }
    })
    await this.#rooms.at(id).begin()
    return this.byId(guestId, id)
  }

  async mine(guestId: string): Promise<MatchRow[]> {
    const matches = await this.#storage.matchesOf(guestId, MOST_ROWS)
    const names = await namesIn(this.#storage, matches.flatMap(({ seats }) => seats))
    return matches.map((match) => matchRow(match, names, this.#online(match.id), guestId))
  }

  /** Tells the tables where the guest can be seen that the name has changed. */
  async renamed(guestId: string): Promise<void> {
    for (const { id } of await this.#storage.matchesOf(guestId, MOST_ROWS)) await this.#rooms.find(id)?.tellTable()
  }

  /** With the secret, and therefore only when nothing is left to hide. */
  async record(id: string): Promise<string> {
    const { standing, header } = await this.#match(id)
    if (header === null) return fail('record.none', 'This match has not started')
    if (standing.status !== 'finished') fail('record.running', 'The record is shown when the match is over')
    return recordText(JSON.parse(header) as Header, await this.#storage.lines(id, 0), true)
  }

  async chat(id: string, after: number, limit: number): Promise<Said[]> {
    const { seats } = await this.#match(id)
    const messages = await this.#storage.chat(id, after, limit)
    const names = await namesIn(this.#storage, seats, messages.map(({ guestId }) => guestId))
    return messages.map((message) => said(message, seats, names))
  }

  async #match(id: string): Promise<StoredMatch> {
    return (await this.#storage.match(id)) ?? fail('match.unknown', 'There is no such match')
  }

  async #invited(invite: string): Promise<StoredMatch> {
    return (await this.#storage.matchByInvite(invite)) ?? fail('invite.unknown', 'This invitation leads nowhere')
  }

  async #edit(guestId: string, id: string, decide: (match: StoredMatch) => MatchChange | undefined): Promise<TableInfo> {
    const match = await edit(this.#storage, id, decide)
    await this.#rooms.find(id)?.tellTable()
    return this.#info(guestId, match)
  }

  async #info(guestId: string, match: StoredMatch, invited = false): Promise<TableInfo> {
    return tableInfo(match, await namesIn(this.#storage, match.seats), this.#online(match.id), guestId, invited)
  }

  #online(id: string): ReadonlySet<string> {
    return this.#rooms.find(id)?.online ?? new Set()
  }

  #seated(before: readonly Seat[], wishes: readonly SeatWish[], guestId: string): Seat[] {
    const seats = wishes.map((wish, i): Seat => {
      switch (wish.kind) {
        case 'open':
          return openSeat
        case 'bot':
          return { kind: 'bot', level: this.#catalogue.checkLevel(wish.level) }
        case 'person':
          return before[i]?.kind === 'person' ? before[i] : personSeat(guestId)
      }
    })
    const people = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.guestId] : []))
    if (new Set(people).size < people.length) fail('seat.twice', 'Nobody sits on two seats')
    return seats
  }
}

function mustBeHost({ lobby }: StoredMatch, guestId: string): void {
  if (readLobby(lobby).host !== guestId) fail('table.notHost', 'Only the host of the table may do this')
}

function mustBeInLobby({ standing }: StoredMatch): void {
  if (standing.status !== 'lobby') fail('table.notLobby', 'The game has begun')
}
