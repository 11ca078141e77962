import type { ComponentType } from 'react'
import type { Prompt, TableSection } from '#host/channel.ts'
import type { Wish } from '#host/protocol.ts'
import type { SeenEvent } from '#kernel/events.ts'
import type { GameWords, Reader } from '#words/game-words.ts'
import type { Language } from '#words/line.ts'
import type { Identity } from './shapes.tsx'

/** A player as the table shows one: a name with a colour and a shape. */
export interface Player {
  readonly seat: number
  readonly name: string
  readonly identity: Identity
  readonly kind: 'person' | 'bot'
  readonly online: boolean
}

/**
 * What the shell of the client hands to a game's table. The view is the whole truth; the table
 * keeps only selection, zoom and what is unfolded. A table is a full-height grid of its own below
 * the top bar: board, own area, rivals, and the shared prompt bar where it belongs.
 */
export interface TableProps<V = unknown> {
  readonly view: V
  /** The viewer's seat; for a spectator the number of seats. */
  readonly viewer: number
  readonly players: readonly Player[]
  /** Questions to the viewer, at most one of them required. */
  readonly prompts: readonly Prompt[]
  readonly table: TableSection
  /** Tables that the host has put in place of ours for this match, by name. */
  readonly override?: unknown
  readonly log: readonly SeenEvent[]
  readonly words: GameWords
  readonly language: Language
  readonly reader: Reader
  /** Answer a question with one key, or a chain of keys that counts whole or not at all. */
  answer(prompt: Prompt, keys: readonly string[]): void
  wish(wish: Wish): void
}

/** One game's part of the client, loaded when its table is opened. */
export interface GameTable {
  readonly Table: ComponentType<TableProps<never>>
  /** `override`: tables that the host has put in place of ours, by name. */
  words(language: Language, override?: unknown): Promise<GameWords>
}

/** What the shelf shows of a game before anything of it is loaded. */
export interface Box {
  readonly id: string
  readonly players: { readonly min: number; readonly max: number }
  readonly minutes: readonly [number, number]
  readonly titles: Readonly<Record<Language, string>>
  readonly taglines: Readonly<Record<Language, string>>
  /** How many bots “play now” invites. */
  readonly bots: number
  readonly Cover: ComponentType
  load(): Promise<{ readonly gameTable: GameTable }>
}
