import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { StorageError } from './error.ts'
import type {
  Append, AppendResult, Change, ChatMessage, Guest, MatchChange, MatchStatus, MatchSummary, NewMatch, Seat, Snapshot,
  Storage, StoredMatch,
} from './port.ts'
import { connect, type Connection } from './sqlite-connect.ts'
import { asStorageError } from './sqlite-errors.ts'
import {
  fromSeat, toChat, toGuest, toMatch, toSummary, type ChatRow, type GuestRow, type MatchRow, type SeatRow,
  type SummaryRow,
} from './sqlite-rows.ts'
import { prepareAll, type Statements } from './sqlite-statements.ts'

/** Opens the file `orrery.db` in a folder, which is created when it is not there. */
export async function openSqlite(dataDir: string): Promise<SqliteStorage> {
  return new SqliteStorage(connect(dataDir))
}

/** The embedded driver: one process, one file. Every call is done when it returns; the promises are the port's. */
export class SqliteStorage implements Storage {
  readonly #db: Connection['db']
  readonly #lock: Connection['lock']
  readonly #sql: Statements
  readonly #listeners = new Set<(change: Change) => void>()

  constructor({ db, lock }: Connection) {
    this.#db = db
    this.#lock = lock
    this.#sql = prepareAll(db)
  }

  async saveGuest(guest: Guest): Promise<void> {
    this.#run(() => this.#sql.saveGuest.run(guest.id, guest.name, guest.language, guest.createdAt))
  }

  async guest(id: string): Promise<Guest | undefined> {
    return (await this.guests([id]))[0]
  }

  async guests(ids: readonly string[]): Promise<Guest[]> {
    return this.#run(() => (this.#sql.guests.all(JSON.stringify(ids)) as GuestRow[]).map(toGuest))
  }

  async createMatch(match: NewMatch): Promise<StoredMatch> {
    const { id, game, rulesVersion, tableName, invite, lobby, seats, createdAt } = match
    const created = this.#transaction(() => {
      this.#sql.insertMatch.run(id, game, rulesVersion, tableName, invite, createdAt, createdAt, createdAt)
      this.#sql.insertTexts.run(id, lobby)
      this.#writeSeats(id, seats)
      return this.#existing(id)
    })
    this.#tell({ matchId: id, what: 'match' })
    return created
  }

  async match(id: string): Promise<StoredMatch | undefined> {
    return this.#run(() => this.#match(id))
  }

  async matchByInvite(invite: string): Promise<StoredMatch | undefined> {
    return this.#run(() => {
      const row = this.#sql.matchIdByInvite.get(invite) as { id: string } | undefined
      return row && this.#match(row.id)
    })
  }

  async updateMatch(id: string, revision: number, change: MatchChange, at: number): Promise<StoredMatch> {
    const updated = this.#transaction(() => {
      const was = this.#existing(id)
      if (was.revision !== revision) {
        throw new StorageError('storage.conflict', `Match ${id} is at revision ${was.revision}, not ${revision}.`)
      }
      const { rulesVersion, standing, tableName, waitingFor, waitingSince, header, lobby } = { ...was, ...change }
      const error = standing.status === 'broken' ? standing.error : null
      this.#sql.updateMatch.run(rulesVersion, standing.status, error, tableName, waitingFor, waitingSince, at, id)
      this.#sql.updateTexts.run(header, lobby, id)
      if (change.seats) this.#writeSeats(id, change.seats)
      return this.#existing(id)
    })
    this.#tell({ matchId: id, what: 'match' })
    return updated
  }

  async matchesOf(guestId: string, limit: number): Promise<MatchSummary[]> {
    return this.#run(() =>
      (this.#sql.matchesOf.all(guestId, limit) as SummaryRow[]).map((row) => toSummary(row, this.#seats(row.id))),
    )
  }

  async matchIds(status: MatchStatus): Promise<string[]> {
    return this.#run(() => (this.#sql.matchIds.all(status) as { id: string }[]).map(({ id }) => id))
  }

  async matchesAwaitingBots(): Promise<string[]> {
    return this.#run(() => (this.#sql.awaitingBots.all() as { id: string }[]).map(({ id }) => id))
  }

  async append(batch: readonly Append[]): Promise<AppendResult[]> {
    let results: AppendResult[]
    try {
      results = this.#transaction(() => batch.map((entry) => this.#appendOrUndo(entry)))
    } catch (error) {
      const failed: AppendResult = { ok: false, error: asStorageError(error) }
      return batch.map(() => failed)
    }
    batch.forEach(({ matchId }, i) => {
      if (results[i].ok) this.#tell({ matchId, what: 'record' })
    })
    return results
  }

  async lines(matchId: string, fromPly: number): Promise<string[]> {
    return this.#run(() => (this.#sql.lines.all(matchId, fromPly) as { text: string }[]).map(({ text }) => text))
  }

  async snapshot(matchId: string): Promise<Snapshot | undefined> {
    const row = this.#run(() => this.#sql.snapshot.get(matchId) as Snapshot | undefined)
    return row && { ply: row.ply, state: row.state }
  }

  async deleteSnapshot(matchId: string): Promise<void> {
    this.#run(() => this.#sql.deleteSnapshot.run(matchId))
  }

  async say(matchId: string, guestId: string, text: string, at: number): Promise<ChatMessage> {
    const n = this.#transaction(() => {
      const next = (this.#sql.lastChat.get(matchId) as { n: number }).n + 1
      this.#sql.insertChat.run(matchId, next, guestId, text, at)
      return next
    })
    this.#tell({ matchId, what: 'chat' })
    return { n, guestId, text, at }
  }

  async chat(matchId: string, after: number, limit: number): Promise<ChatMessage[]> {
    return this.#run(() => (this.#sql.chat.all(matchId, after, limit) as ChatRow[]).map(toChat).reverse())
  }

  async setting(key: string, initial: string): Promise<string> {
    return this.#run(() => {
      this.#sql.createSetting.run(key, initial)
      return (this.#sql.setting.get(key) as { value: string }).value
    })
  }

  watch(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * Writes a copy of the whole database to a file that must not exist yet. The file has its name only when it is
   * complete and on disk. Nothing else is served meanwhile.
   */
  async backup(path: string): Promise<void> {
    if (existsSync(path)) throw new StorageError('storage.conflict', `${path} is there already.`)
    const part = `${path}.part`
    this.#run(() => {
      try {
        this.#sql.backup.run(part)
        const file = openSync(part, 'r+')
        fsyncSync(file)
        closeSync(file)
        renameSync(part, path)
      } finally {
        rmSync(part, { force: true })
      }
    })
  }

  async close(): Promise<void> {
    if (!this.#db.open) return
    // Prepared statements keep libsql's connection alive after close(), so SQLite does not empty the log by itself.
    try {
      this.#db.pragma('wal_checkpoint(TRUNCATE)')
    } catch {
      // On a full disk, say. Nothing is lost: what stays in the log is read at the next open.
    }
    this.#db.close()
    this.#lock.close()
  }

  #match(id: string): StoredMatch | undefined {
    const row = this.#sql.match.get(id) as MatchRow | undefined
    return row && toMatch(row, this.#seats(id))
  }

  #existing(id: string): StoredMatch {
    const match = this.#match(id)
    if (!match) throw new StorageError('storage.missing', `There is no match ${id}.`)
    return match
  }

  #seats(matchId: string): SeatRow[] {
    return this.#sql.seats.all(matchId) as SeatRow[]
  }

  #writeSeats(matchId: string, seats: readonly Seat[]): void {
    this.#sql.deleteSeats.run(matchId)
    seats.forEach((seat, i) => {
      const row = fromSeat(seat)
      this.#sql.insertSeat.run(matchId, i, row.kind, row.guest, row.bot_level, row.kept_by_bot)
    })
  }

  /** One entry of a batch: undone alone when it cannot be kept; what ends the whole transaction is thrown. */
  #appendOrUndo(entry: Append): AppendResult {
    this.#sql.savepoint.run()
    try {
      this.#append(entry)
      this.#sql.release.run()
      return { ok: true }
    } catch (cause) {
      const error = asStorageError(cause)
      if (!OWN_FAULT.has(error.code)) throw error
      this.#sql.rollbackTo.run()
      this.#sql.release.run()
      return { ok: false, error }
    }
  }

  #append({ matchId, ply, lines, waitingFor, waitingSince, at, status, seats, snapshot }: Append): void {
    const advanced = this.#sql.advance.run(lines.length, waitingFor, waitingSince, at, matchId, ply)
    if (advanced.changes === 0) {
      const { plies, standing } = this.#existing(matchId)
      throw new StorageError(
        'storage.conflict',
        `Match ${matchId} is ${standing.status} at ply ${plies}: ply ${ply} cannot be appended.`,
      )
    }
    lines.forEach((text, i) => this.#sql.insertLine.run(matchId, ply + i, text))
    if (status || seats) this.#sql.restate.run(status ?? null, matchId)
    if (seats) this.#writeSeats(matchId, seats)
    if (snapshot !== undefined) this.#sql.saveSnapshot.run(matchId, ply + lines.length, snapshot)
  }

  #transaction<T>(work: () => T): T {
    return this.#run(() => {
      this.#db.exec('BEGIN IMMEDIATE')
      try {
        const result = work()
        this.#db.exec('COMMIT')
        return result
      } catch (error) {
        // A full disk has ended the transaction already.
        if (this.#db.inTransaction) this.#db.exec('ROLLBACK')
        throw error
      }
    })
  }

  #run<T>(work: () => T): T {
    if (!this.#db.open) throw new StorageError('storage.closed', 'The storage is closed.')
    try {
      return work()
    } catch (error) {
      throw asStorageError(error)
    }
  }

  /** Later, so that a listener that fails cannot make a durable write look failed. */
  #tell(change: Change): void {
    for (const listener of this.#listeners) queueMicrotask(() => listener(change))
  }
}

/** What is wrong with one entry and says nothing about the others. */
const OWN_FAULT: ReadonlySet<string> = new Set(['storage.conflict', 'storage.missing', 'storage.invalid'])
