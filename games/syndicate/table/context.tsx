import { createContext, useContext } from 'react'
import type { OfferedOption, Prompt } from '#host/channel.ts'
import type { Player, TableProps } from '#ui/table-contract.ts'
import type { Fits, Turn } from '#ui/turn.ts'
import type { Line } from '#words/line.ts'
import type { Content } from '../data/content.ts'
import type { Tables } from '../data/tables.ts'
import type { SyndicateWords } from '../words/contract.ts'
import type { Labels, Who } from '../words/labels.ts'
import type { SyndicateView } from './view.ts'

/** Something that was clicked and leaves more than one choice: a card of the hand, a territory. */
export interface Selected {
  /** The question to which the click belongs. */
  readonly prompt: string
  /** Names the thing, so that a second click on it can be told. */
  readonly thing: string
  readonly fits: Fits
  readonly label: Line
}

/** What every part of the table needs to know. */
export interface Table {
  readonly props: TableProps<SyndicateView>
  readonly view: SyndicateView
  /** The tables of this match, as rules read them and as they are written. */
  readonly c: Content
  readonly tables: Tables
  readonly viewer: number
  readonly players: readonly Player[]
  readonly words: SyndicateWords
  readonly t: Labels
  readonly turn: Turn
  readonly prompt: Prompt | undefined
  /** The viewer has a seat. */
  readonly seated: boolean
  readonly selected: Selected | undefined
  /** The territory that the card looked at or the deed under way is about, or -1. */
  readonly marked: number
  /** Everything that the question offers and fits, whatever is selected. */
  offers(fits: Fits): readonly OfferedOption[]
  /** A click: makes the only choice that fits, or selects the thing; `slowly` selects it in any case, so that a second click decides. */
  press(thing: string, fits: Fits, label: Line, slowly?: boolean): void
  release(): void
  /** Names in the reader's language. */
  cardName(id: string): string
  territoryName(at: number): string
  who(owner: number): Who
  optionLine(option: OfferedOption): Line
  enlarge(id: string): void
}

export const TableContext = createContext<Table | undefined>(undefined)

export function useTable(): Table {
  const table = useContext(TableContext)
  if (!table) throw new Error('There is no table here')
  return table
}

/** How a thing that may be chosen looks and answers. */
export interface Choice {
  readonly can: boolean
  readonly picked: boolean
  readonly options: readonly OfferedOption[]
  press(): void
}

export function useChoice(thing: string, fits: Fits, label: Line, slowly = false): Choice {
  const { offers, press, selected } = useTable()
  const options = offers(fits)
  return { can: options.length > 0, picked: selected?.thing === thing, options, press: () => press(thing, fits, label, slowly) }
}

/** Attributes of a button that may be chosen. */
export const choiceAttributes = ({ can, picked }: Pick<Choice, 'can' | 'picked'>): { 'aria-pressed'?: boolean } => (can ? { 'aria-pressed': picked } : {})
