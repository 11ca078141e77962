import { createContext, useContext } from 'react'
import type { OfferedOption, Prompt } from '#host/channel.ts'
import type { Player, TableProps } from '#ui/table-contract.ts'
import type { Fits, Turn } from '#ui/turn.ts'
import type { Line } from '#words/line.ts'
import type { ArcsWords } from '../words/contract.ts'
import type { Labels, Who } from '../words/labels.ts'
import type { ArcsView } from './view.ts'

/** Something that was clicked and leaves more than one choice. */
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
  readonly props: TableProps<ArcsView>
  readonly view: ArcsView
  readonly viewer: number
  readonly players: readonly Player[]
  readonly words: ArcsWords
  readonly t: Labels
  readonly turn: Turn
  readonly prompt: Prompt | undefined
  /** The viewer has a seat. */
  readonly seated: boolean
  readonly selected: Selected | undefined
  /** Everything that the question offers and fits, whatever is selected. */
  offers(fits: Fits): readonly OfferedOption[]
  /** A click: makes the only choice that fits, or selects the thing; `slowly` selects it in any case, so that a second click decides. */
  press(thing: string, fits: Fits, label: Line, slowly?: boolean): void
  release(): void
  /** The name of a card of any kind. */
  name(id: string): string
  who(seat: number): Who
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

const never: Choice = { can: false, picked: false, options: [], press: () => undefined }

export function useChoice(thing: string, fits: Fits | undefined, label: Line, slowly = false): Choice {
  const { offers, press, selected } = useTable()
  if (!fits) return never
  const options = offers(fits)
  return { can: options.length > 0, picked: selected?.thing === thing, options, press: () => press(thing, fits, label, slowly) }
}

/** Attributes of a button that may be chosen. */
export const choiceAttributes = ({ can, picked }: Choice): { 'aria-pressed'?: boolean } => (can ? { 'aria-pressed': picked } : {})
