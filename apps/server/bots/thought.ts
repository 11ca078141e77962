import type { HintedOption } from '#host/protocol.ts'

/** What is thought about: an imagined state of a seat, never the true one. Text only. */
interface Question {
  readonly game: string
  /** Tables in place of ours. */
  readonly override?: unknown
  readonly state: string
  readonly seat: number
  readonly seed: string
}

/** What a bot chooses. It may go on with what it thought before about the same match. */
export interface Thought extends Question {
  readonly match: string
  readonly level: string
}

/** What a thinking worker is sent. */
export type Task = ({ readonly t: 'choose' } & Thought) | ({ readonly t: 'advise' } & Question)
export type Advised = Omit<Extract<Task, { t: 'advise' }>, 't'>

export type Decided = { readonly key: string } | { readonly advice: readonly HintedOption[] } | { readonly error: string }
