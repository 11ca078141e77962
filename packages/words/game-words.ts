import type { SeenEvent } from '#kernel/events.ts'
import type { Facets } from '#kernel/options.ts'
import type { Reason } from '#kernel/reason.ts'
import type { Frame } from '#kernel/steps.ts'
import type { Line, Ref } from './line.ts'

/** What a sentence may need to know of the table: who reads it, who sits where, and the reader's view. */
export interface Reader {
  /** The reader's seat; for a spectator the number of seats. */
  readonly viewer: number
  readonly seats: number
  /** A player as a thing in a sentence. */
  player(seat: number): Ref
  /** The reader's view of the game. */
  readonly view: unknown
}

/** The words of one game in one language. Every wing has one per language, of this shape. */
export interface GameWords {
  readonly title: string
  /** One line under the box. */
  readonly tagline: string
  /** The name of a thing, by its kind and id in the notation's tables. */
  name(kind: string, id: string): string
  /** A full sentence to the reader who must decide: what, and why. */
  prompt(step: string, frame: Frame, reader: Reader): Line
  /** The same about somebody else: “Inès chooses …”. */
  waiting(step: string, seat: number, reader: Reader): Line
  /** What a choice does, as a button says it. */
  option(verb: string, facets: Facets, reader: Reader): Line
  /** A line of the log, or undefined for what needs none. */
  event(event: SeenEvent, reader: Reader): Line | undefined
  reason(reason: Reason, reader: Reader): Line
  readonly variants: Readonly<Record<string, VariantWords>>
  /** A source of points in the final score. */
  source(source: string): string
  /** What speaks for a choice, by the features of the game's evaluation: for hints. */
  readonly features: Readonly<Record<string, string>>
  /** The rules in short, for the drawer beside the board. */
  readonly rules?: readonly RulesSection[]
}

export interface RulesSection {
  readonly title: string
  readonly lines: readonly Line[]
}

export interface VariantWords {
  readonly label: string
  readonly values: Readonly<Record<string, { readonly label: string; readonly hint: string }>>
}
