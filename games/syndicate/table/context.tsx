import type { OfferedOption, Prompt } from '#host/channel.ts'
import { choices, type Selection } from '#ui/selection.ts'
import { tableContext } from '#ui/table-context.ts'
import type { Player, TableProps } from '#ui/table-contract.ts'
import type { Turn } from '#ui/turn.ts'
import type { Line } from '#words/line.ts'
import type { Content } from '../data/content.ts'
import type { Tables } from '../data/tables.ts'
import type { SyndicateWords } from '../words/contract.ts'
import type { Labels, Who } from '../words/labels.ts'
import type { SyndicateView } from './view.ts'

/** What every part of the table needs to know. */
export interface Table extends Selection {
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
  /** The territory that the card looked at or the deed under way is about, or -1. */
  readonly marked: number
  /** Names in the reader's language. */
  cardName(id: string): string
  territoryName(at: number): string
  who(owner: number): Who
  optionLine(option: OfferedOption): Line
  enlarge(id: string): void
}

export const { TableContext, useTable } = tableContext<Table>()

export const useChoice = choices(useTable)
