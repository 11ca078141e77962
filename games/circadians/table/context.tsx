import type { OfferedOption, Prompt } from '#host/channel.ts'
import type { Choice } from '#ui/selection.ts'
import type { Identity } from '#ui/shapes.tsx'
import { tableContext } from '#ui/table-context.ts'
import type { Player, TableProps } from '#ui/table-contract.ts'
import type { Fits, Turn } from '#ui/turn.ts'
import type { Line } from '#words/line.ts'
import type { Content } from '../data/content.ts'
import type { Tables } from '../data/tables.ts'
import type { CircadiansWords } from '../words/contract.ts'
import type { Labels, Who } from '../words/labels.ts'
import type { CircadiansView } from './view.ts'

/** Something with a text of its own that can be enlarged. */
export interface Thing {
  readonly kind: 'card' | 'leader' | 'attribute' | 'faction' | 'intelligence'
  readonly id: string
}

/** A price in the making: the token, or the place, or both in a moment. */
export interface Pricing {
  readonly token?: string | undefined
  readonly place?: string | undefined
}

/** What every part of the table needs to know. */
export interface Table {
  readonly props: TableProps<CircadiansView>
  readonly view: CircadiansView
  /** The tables of this match, as rules read them and as they are written. */
  readonly c: Content
  readonly tables: Tables
  readonly viewer: number
  readonly players: readonly Player[]
  readonly words: CircadiansWords
  readonly t: Labels
  readonly turn: Turn
  readonly prompt: Prompt | undefined
  /** The viewer has a seat. */
  readonly seated: boolean
  /** The end of a battle is looked at; whatever opens by itself waits until that is closed. */
  readonly revealing: boolean
  readonly pricing: Pricing
  /** Choose the token or the place of a price; with both the price is set. */
  setPrice(half: Pricing): void
  /** The leaders that are to leave the game, while that is asked. */
  readonly leaving: readonly string[]
  setLeaving(leaders: readonly string[]): void
  who(seat: number): Who
  identityOf(seat: number): Identity
  optionLine(option: OfferedOption): Line
  enlarge(thing: Thing): void
  openBoard(seat: number): void
  openOrigins(): void
  openDiscard(): void
}

export const { TableContext, useTable } = tableContext<Table>()

/** A click narrows the question to what fits, or decides it; a second click on what was picked takes that back. */
export function useChoice(fits: Fits, label: Line): Choice {
  const { turn } = useTable()
  const can = turn.can(fits)
  const picked = can && turn.trail.length > 0 && turn.options.every(fits)
  return { can, picked, press: () => (picked ? turn.back() : turn.pick(fits, label)) }
}

/** The class of a button that may be chosen: light blue can be chosen, brass is chosen. */
export const choiceClass = ({ can, picked }: Pick<Choice, 'can' | 'picked'>): string | undefined => (picked ? 'circ-picked' : can ? 'circ-can' : undefined)
