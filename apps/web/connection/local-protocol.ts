import type { Reply } from '#host/protocol.ts'
import type { Variant, VariantTable } from '#kernel/variant.ts'
import type { Unnumbered, WaitingNews } from './link.ts'

/** Who sits at a table on this device. */
export type LocalSeat = { readonly kind: 'person'; readonly name: string } | { readonly kind: 'bot'; readonly level: string }

export interface LocalPlan {
  readonly game: string
  readonly name: string
  readonly variant: Variant
  readonly seats: readonly LocalSeat[]
}

/** What a table can choose before it starts. */
export interface GameOffer {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly variants: VariantTable
  readonly bots: readonly string[]
}

/** To the worker: what a server understands, and what only a device needs. */
export type LocalRequest = { readonly n: number } & (
  | Unnumbered
  | { readonly t: 'create'; readonly plan: LocalPlan }
  | { readonly t: 'games' }
  | { readonly t: 'forget'; readonly match: string }
  /** The device is handed to the person at this seat. */
  | { readonly t: 'sit'; readonly match: string; readonly seat: number }
  /** Milliseconds between the moves of bots. */
  | { readonly t: 'pace'; readonly pause: number }
)

export type LocalReply =
  | Reply
  | WaitingNews
  | { readonly t: 'created'; readonly n: number; readonly match: string }
  | { readonly t: 'games'; readonly n: number; readonly games: readonly GameOffer[] }
