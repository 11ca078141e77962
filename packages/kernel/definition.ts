import type { CardsView, Zones } from './cards.ts'
import type { Random } from './chance.ts'
import type { NameTable, Option, VerbTable } from './options.ts'
import type { Play } from './play.ts'
import type { Schema } from './schema.ts'
import type { KernelState } from './state.ts'
import type { Frame, Steps } from './steps.ts'
import type { Variant, VariantTable } from './variant.ts'

/** A game's own fields together with the kernel's. */
export type State<G> = G & KernelState

/** What a game says of itself. Made by a function of its content tables, never a singleton. */
export interface GameDefinition<G extends object, F extends Frame = Frame> {
  readonly id: string
  readonly rulesVersion: number
  readonly seats: { readonly min: number; readonly max: number }
  readonly variants: VariantTable
  /** The content tables as plain data: their hash stands in every record. */
  readonly tables: unknown
  /** The game's own fields of the state. */
  readonly fields: { readonly [K in keyof G]: Schema<G[K]> }
  readonly zones: Zones
  /** How many cards (things with hidden places) there are. */
  readonly cards: number
  /** The kind of argument in `verbs` that names a card; `card` when left out. */
  readonly cardKind?: string
  /** Tells apart kinds of cards that never share a zone; all one kind when left out. */
  readonly family?: readonly number[]
  readonly verbs: VerbTable
  readonly names: NameTable
  readonly steps: Steps<State<G>, F>
  /** The game's fields before set-up. */
  fresh(seats: number, variant: Variant): G
  /** Lay out the table and push the first steps. */
  setup(state: State<G>, variant: Variant, play: Play<F>): void
  /** Asked when the game is over. */
  outcome(state: State<G>): Outcome
  /** Throws when something that must always hold does not: conservation, ranges, derived flags. */
  check(state: State<G>): void
  /** Secrets that are not cards: make them what the viewer must reckon with. */
  redeal?(state: State<G>, viewer: number, random: Random): void
}

export interface Outcome {
  /** 1 for the winner or winners; equal numbers are ties. */
  readonly places: readonly number[]
  readonly scores: readonly number[]
  readonly breakdown: readonly { readonly source: string; readonly points: readonly number[] }[]
}

/** One seat that is asked something now. */
export interface Pending {
  readonly seat: number
  readonly frame: Frame
  readonly options: readonly Option[]
  readonly place: 'main' | 'lane' | 'aside'
  readonly required: boolean
}

/** What everybody may know of a pending decision. */
export interface Waiting {
  readonly seat: number
  readonly step: string
  readonly required: boolean
}

/** The state as one viewer knows it: the game's fields less what is hidden, and the kernel's part. */
export type View<G> = G & {
  readonly viewer: number
  readonly seats: number
  readonly ply: number
  readonly over: number
  readonly cards: CardsView
  /** Rules in progress, without what is secret in them. */
  readonly stack: readonly Frame[]
  readonly asides: readonly (readonly Frame[])[]
  readonly waiting: readonly Waiting[]
}
