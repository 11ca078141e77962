import type { Variant } from '#kernel/variant.ts'
import type { Update } from './channel.ts'

/**
 * What travels between a client and whoever runs its matches: a server over one WebSocket, or a
 * worker of the same browser. Both speak this.
 */

/** From a client. `n` numbers its requests; the answer repeats it. */
export type Request =
  | { readonly t: 'join'; readonly n: number; readonly match: string }
  | { readonly t: 'leave'; readonly n: number; readonly match: string }
  | { readonly t: 'answer'; readonly n: number; readonly match: string; readonly id: string; readonly keys: readonly string[] }
  | { readonly t: 'retract'; readonly n: number; readonly match: string }
  | { readonly t: 'undo'; readonly n: number; readonly match: string; readonly plies: number }
  | { readonly t: 'proposeUndo'; readonly n: number; readonly match: string; readonly plies: number }
  | { readonly t: 'voteUndo'; readonly n: number; readonly match: string; readonly agrees: boolean }
  | { readonly t: 'resign'; readonly n: number; readonly match: string }
  | { readonly t: 'standing'; readonly n: number; readonly match: string; readonly step: string; readonly key: string | null }
  /** Let a bot keep my seat, or take it back. */
  | { readonly t: 'keep'; readonly n: number; readonly match: string; readonly bot: boolean }
  | { readonly t: 'say'; readonly n: number; readonly match: string; readonly text: string }
  /** What would a good player choose? `id` names the decision. */
  | { readonly t: 'hint'; readonly n: number; readonly match: string; readonly id: string }

/** A request without its number and match, as the table of a game makes it. */
export type Wish = DistributiveOmit<Exclude<Request, { t: 'join' | 'leave' }>, 'n' | 'match'>

type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never

/** To a client. */
export type Reply =
  | { readonly t: 'ok'; readonly n: number }
  | { readonly t: 'error'; readonly n: number; readonly code: string; readonly message: string }
  /** The table around the match: sent on joining and whenever it changes. */
  | { readonly t: 'table'; readonly match: string; readonly table: TableInfo }
  | { readonly t: 'update'; readonly match: string; readonly update: Update }
  | { readonly t: 'said'; readonly match: string; readonly messages: readonly Said[] }
  /** To the one who asked for it. */
  | { readonly t: 'hint'; readonly match: string; readonly hint: Hint }

/** The best options of a decision, the best one first; none where there is nothing to choose between. */
export interface Hint {
  readonly id: string
  readonly advice: readonly HintedOption[]
}

export interface HintedOption {
  readonly key: string
  /** The chance to win, or alone how far one will come: between 0 and 1. */
  readonly value: number
  /** What speaks for it, by the features of the game's evaluation. */
  readonly reasons: readonly string[]
}

/** Whoever plays alone against bots may ask for hints; others only where the host allows it. */
export const mayAskForHints = ({ hints, seats }: { readonly hints: boolean; readonly seats: readonly { readonly kind: string }[] }): boolean => hints || seats.filter(({ kind }) => kind === 'person').length < 2

export type TableStatus = 'lobby' | 'running' | 'finished' | 'broken' | 'abandoned'

export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly status: TableStatus
  readonly variant: Variant
  readonly seats: readonly SeatInfo[]
  /** The viewer's seat, or -1 for a spectator. */
  readonly seat: number
  /** Does the viewer own the table (may change it in the lobby and start it)? */
  readonly host: boolean
  readonly invite: string
  /** Has the host allowed hints to people who play each other? See `mayAskForHints`. */
  readonly hints: boolean
  /** Why a broken match was set aside. */
  readonly error?: string
  /** The tables that the host has put in place of ours, by name: what the cards of this match say. */
  readonly override?: unknown
}

export type SeatInfo =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'person'; readonly name: string; readonly online: boolean; readonly kept: boolean }

export interface Said {
  readonly n: number
  readonly seat: number
  readonly name: string
  readonly text: string
  readonly at: number
}

/** A row of “my games”. */
export interface MatchRow {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly status: TableStatus
  readonly seats: readonly SeatInfo[]
  readonly seat: number
  readonly waitingFor: readonly number[]
  readonly waitingSince: number
  readonly plies: number
}
