import type { Reply, Request, Wish } from '#host/protocol.ts'

/** What comes without having been asked for. */
export type News = Exclude<Reply, { t: 'ok' | 'error' }> | WaitingNews | Trouble

/** Something went wrong at a table that nobody had asked about. */
export interface Trouble {
  readonly t: 'trouble'
  readonly match: undefined
  readonly code: string
}

/** A game on this device: the seats that must answer, so that it can be handed over. */
export interface WaitingNews {
  readonly t: 'waiting'
  readonly match: string
  readonly seats: readonly number[]
}

export type LinkState = 'connecting' | 'open' | 'lost'

/**
 * The way to whoever runs a match: a server, or a worker of this browser. A request is answered by
 * its promise, which fails with a code; everything else comes as news.
 */
export interface Link {
  readonly state: LinkState
  /** Follow a match; it is told whole, and from then on what is new. */
  join(match: string): Promise<void>
  leave(match: string): void
  request(match: string, wish: Wish): Promise<void>
  /** Returns how to stop. */
  onNews(listener: (news: News) => void): () => void
  onState(listener: (state: LinkState) => void): () => void
}

type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never

/** A request before it has its number. */
export type Unnumbered = DistributiveOmit<Request, 'n'>
