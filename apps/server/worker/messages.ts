import type { Control } from '#host/match.ts'
import type { Request } from '#host/protocol.ts'
import type { Waits } from '#host/window.ts'
import type { Header } from '#kernel/record.ts'

/**
 * What travels between the main thread and a worker that runs matches: text only. An order goes
 * there as JSON; its answer comes back as a list of texts, the first of which is JSON and the others
 * finished messages that the main thread passes on unread.
 */

/** What a worker says first: it has loaded. */
export const READY: readonly string[] = ['ready']

/** What a seat asks of its match. Joining, leaving, talking and asking for a hint never reach a worker. */
export type PlayRequest = Exclude<Request, { t: 'join' | 'leave' | 'say' | 'hint' }>

/** Standing answers of one seat: decision to key. */
export type Standing = Readonly<Record<string, string>>

export type Order =
  /** `bots` names the level of each seat that no person holds; the record is made to say so too. `reactionTime`: milliseconds that a window to react stays open for people. */
  | {
      readonly t: 'wake'
      readonly game: string
      readonly header: Header
      readonly lines: readonly string[]
      readonly bots: readonly (string | null)[]
      readonly standing: readonly Standing[]
      readonly reactionTime: number
    }
  /** Tell a client everything, and from then on what is new. A client that watches already starts anew. */
  | { readonly t: 'watch'; readonly client: number; readonly viewer: number }
  | { readonly t: 'unwatch'; readonly client: number }
  | { readonly t: 'request'; readonly seat: number; readonly request: PlayRequest }
  | { readonly t: 'control'; readonly seat: number; readonly control: Control }
  /** An imagined state for the bot that has to answer this decision, or for the hint to a person who has. */
  | { readonly t: 'sample'; readonly by: Control['by']; readonly seat: number; readonly decision: string; readonly seed: string }
  /** A bot's choice in the position that it was sampled at; without a key any legal one will do. */
  | { readonly t: 'bot'; readonly seat: number; readonly decision: string; readonly key: string | null; readonly at: number; readonly seed: string }
  /** The time of a window to react is up. */
  | { readonly t: 'close'; readonly window: number }
  | { readonly t: 'sleep' }

export type Envelope = Order & { readonly n: number; readonly match: string }

/** Every order gets one, in the order in which they came. */
export type Answer = { readonly n: number } & (
  /** The texts that follow go to the clients in `to`, and only when the lines are durable. */
  | { readonly t: 'done'; readonly position: Position; readonly to: readonly number[] }
  /** The one text that follows is the imagined state of the position that comes after so many lines. */
  | { readonly t: 'sampled'; readonly at: number }
  | { readonly t: 'asleep' }
  /** Nothing has changed. */
  | { readonly t: 'refused'; readonly code: string; readonly message: string }
  /** The rules failed: the match is no longer in this worker. */
  | { readonly t: 'failed'; readonly code: string; readonly message: string }
)

export interface Position {
  /** Of the first new line. */
  readonly ply: number
  readonly lines: readonly string[]
  /** Seats that must answer. */
  readonly waitingFor: readonly number[]
  readonly over: boolean
  readonly controls: readonly Control[]
  readonly bots: readonly BotTurn[]
  /** The window to react that is open, and for whom. */
  readonly window: { readonly n: number; readonly waits: Waits } | null
}

/** A bot that is asked something. */
export interface BotTurn {
  readonly seat: number
  readonly level: string
  readonly decision: string
  /** In the middle of a compound move, or a sealed answer: nobody sees anything of it yet. */
  readonly unseen: boolean
}
