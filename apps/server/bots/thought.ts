/** What a thinking worker is sent: an imagined state, never the true one. Text only. */
export interface Thought {
  readonly game: string
  /** Tables in place of ours. */
  readonly override?: unknown
  readonly state: string
  readonly seat: number
  readonly level: string
  readonly seed: string
}

export type Decided = { readonly key: string } | { readonly error: string }
