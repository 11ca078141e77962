import type { OfferedOption, Prompt } from '#host/channel.ts'
import { choices, type Selection } from '#ui/selection.ts'
import { tableContext } from '#ui/table-context.ts'
import type { Player, TableProps } from '#ui/table-contract.ts'
import type { Turn } from '#ui/turn.ts'
import type { Line } from '#words/line.ts'
import type { ArcsWords } from '../words/contract.ts'
import type { Labels, Who } from '../words/labels.ts'
import type { ArcsView } from './view.ts'

/** What every part of the table needs to know. */
export interface Table extends Selection {
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
  /** The name of a card of any kind. */
  name(id: string): string
  who(seat: number): Who
  optionLine(option: OfferedOption): Line
  enlarge(id: string): void
}

export const { TableContext, useTable } = tableContext<Table>()

export const useChoice = choices(useTable)
