import type { StorageError } from './error.ts'

/**
 * What the server keeps, and nothing about how.
 *
 * The port is made for several server processes on one database. Therefore every write either says what its writer
 * believed (`ply`, `revision`) and loses with `storage.conflict` when that is no longer so, or gives the same result
 * in any order. Nothing is promised by a lock held in memory.
 *
 * All failures are `StorageError`s. Times are milliseconds since 1970 and come from the caller, as do ids. Texts are
 * kept as they are, byte for byte, except that a NUL character is refused: no database of ours can keep one.
 */
export interface Storage {
  /** Creates a guest or changes name and language; `createdAt` stays what it was at first. */
  saveGuest(guest: Guest): Promise<void>
  guest(id: string): Promise<Guest | undefined>
  /** Those of the ids that exist, in no particular order. */
  guests(ids: readonly string[]): Promise<Guest[]>

  /** A new match stands in the lobby, with no line written. An id or invite in use is a conflict. */
  createMatch(match: NewMatch): Promise<StoredMatch>
  match(id: string): Promise<StoredMatch | undefined>
  matchByInvite(invite: string): Promise<StoredMatch | undefined>
  /** Changes what `change` names, all of it or nothing, if the match is still at `revision`. */
  updateMatch(id: string, revision: number, change: MatchChange, at: number): Promise<StoredMatch>
  /** The matches in which the guest has a seat: those not over before those that are, the latest touched first. */
  matchesOf(guestId: string, limit: number): Promise<MatchSummary[]>
  matchIds(status: MatchStatus): Promise<string[]>
  /**
   * Running matches that wait for a seat played by a bot, which is every seat without a person: what a server that
   * starts has to wake.
   */
  matchesAwaitingBots(): Promise<string[]>

  /**
   * Writes many entries of many matches at the price of one. Resolves when all that succeeded is on disk, with one
   * result per entry in the order given, and never rejects: an entry that loses takes no other with it. Entries of the
   * same match are applied in order.
   *
   * After a failure the writer's idea of the match is worth nothing, whatever the code: an entry reported as failed by
   * a dying disk may yet be found there. Read the match again before going on.
   */
  append(batch: readonly Append[]): Promise<AppendResult[]>
  /** The record's lines from a ply on, without gaps. */
  lines(matchId: string, fromPly: number): Promise<string[]>
  /** The latest snapshot, if there is one: a cache of what replaying the lines before `ply` gives. */
  snapshot(matchId: string): Promise<Snapshot | undefined>
  deleteSnapshot(matchId: string): Promise<void>

  say(matchId: string, guestId: string, text: string, at: number): Promise<ChatMessage>
  /** Of the messages after number `after`, the last `limit`, oldest first. Numbers begin at 1. */
  chat(matchId: string, after: number, limit: number): Promise<ChatMessage[]>

  /**
   * The value of a setting; `initial` becomes it if there is none yet. Reading and creating are one step so that
   * processes that start together agree on one secret.
   */
  setting(key: string, initial: string): Promise<string>

  /**
   * Tells of every durable change, whichever process made it; returns how to stop. It is a hint to look, not data: a
   * change may be told late, twice or together with others, so compare with what is known and read what is missing.
   */
  watch(listener: (change: Change) => void): () => void

  /** Later calls fail with `storage.closed`. */
  close(): Promise<void>
}

export interface Guest {
  readonly id: string
  readonly name: string
  readonly language: string
  readonly createdAt: number
}

export type MatchStatus = 'lobby' | 'running' | 'finished' | 'broken' | 'abandoned'

/** `broken`: its rules failed; it is set aside with its record and can be resumed after a fix. */
export type Standing =
  | { readonly status: Exclude<MatchStatus, 'broken'> }
  | { readonly status: 'broken'; readonly error: string }

/** A person's seat stays theirs while a bot keeps it. In a running match a bot keeps an open seat warm. */
export type Seat =
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly guestId: string; readonly keptByBot: boolean }
  | { readonly kind: 'bot'; readonly level: string }

/** What a list of games needs; no rules have to be run to show whose turn it is. */
export interface MatchSummary {
  readonly id: string
  readonly game: string
  readonly tableName: string
  readonly standing: Standing
  /** By seat number. */
  readonly seats: readonly Seat[]
  /** How many lines the record has, which is also the ply of the next one. */
  readonly plies: number
  /** Bit n is set when the match waits for seat n. */
  readonly waitingFor: number
  readonly waitingSince: number
  readonly createdAt: number
  readonly updatedAt: number
}

export interface StoredMatch extends MatchSummary {
  readonly rulesVersion: string
  readonly invite: string
  /** The record's header as JSON; null until the match starts. */
  readonly header: string | null
  /** Settings as JSON. */
  readonly lobby: string
  /** Grows with every change except appends that write lines only. */
  readonly revision: number
}

/** Whoever knows `id` may watch and whoever knows `invite` may sit down: both must be unguessable. */
export interface NewMatch {
  readonly id: string
  readonly game: string
  readonly rulesVersion: string
  readonly tableName: string
  readonly invite: string
  readonly lobby: string
  readonly seats: readonly Seat[]
  readonly createdAt: number
}

export interface MatchChange {
  readonly standing?: Standing
  readonly rulesVersion?: string
  readonly tableName?: string
  readonly header?: string
  readonly lobby?: string
  /** All seats anew. */
  readonly seats?: readonly Seat[]
  readonly waitingFor?: number
  readonly waitingSince?: number
}

/** Lines that become part of a running match's record together with what follows from them, or not at all. */
export interface Append {
  readonly matchId: string
  /** Of the first line. The entry conflicts unless it is the next ply of the record and the match is running. */
  readonly ply: number
  readonly lines: readonly string[]
  readonly waitingFor: number
  readonly waitingSince: number
  readonly at: number
  readonly status?: 'finished' | 'abandoned'
  /** All seats anew. A running match changes its seats by a line of its record, so that `ply` guards them too. */
  readonly seats?: readonly Seat[]
  /** The state after these lines; replaces an earlier snapshot. */
  readonly snapshot?: string
}

export type AppendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: StorageError }

export interface Snapshot {
  readonly ply: number
  readonly state: string
}

export interface ChatMessage {
  readonly n: number
  readonly guestId: string
  readonly text: string
  readonly at: number
}

export interface Change {
  readonly matchId: string
  readonly what: 'match' | 'record' | 'chat'
}
