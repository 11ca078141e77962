import type { OfferedOption, Prompt } from '#host/channel.ts'
import { tableContext } from '#ui/table-context.ts'
import type { Player, TableProps } from '#ui/table-contract.ts'
import type { Language, Line } from '#words/line.ts'
import type { ResArcanaWords } from '../words/contract.ts'
import type { Labels } from '../words/labels.ts'
import type { Blocked, Offers } from './offers.ts'
import type { Seen } from './seen.ts'

/** A half-made answer: what has been clicked of the question so far. */
export interface Half {
  readonly id: string
  /** Only options of this group glow. */
  readonly verb?: string | undefined
  readonly card?: number | undefined
  /** The row that was clicked, or -1. */
  readonly power: number
  /** Cards chosen where several are asked for. */
  readonly many: readonly number[]
  readonly passing: boolean
}

/** What every part of the table needs to know. */
export interface Table {
  readonly props: TableProps<never>
  readonly view: Seen
  readonly viewer: number
  readonly players: readonly Player[]
  readonly words: ResArcanaWords
  readonly t: Labels
  readonly language: Language
  readonly prompt: Prompt | undefined
  readonly offers: Offers | undefined
  readonly half: Half
  /** What the answer in the making would add to the viewer's pool, essence by essence. */
  readonly preview: readonly number[] | undefined
  setPreview(change: readonly number[] | undefined): void
  /** The viewer has a seat. */
  readonly seated: boolean
  name(card: number): string
  type(card: number): string
  optionLine(option: OfferedOption): Line
  /** What could be chosen by clicking this card now. */
  canChoose(card: number): readonly OfferedOption[]
  /** Is that worth pointing out? Any card in hand can be discarded, which would make everything glow. */
  glows(card: number): boolean
  why(card: number): readonly Blocked[]
  /** A click on a card: narrows, or decides what was narrowed before. */
  click(card: number, power: number): void
  narrow(half: Partial<Half>): void
  clear(): void
  answer(keys: readonly string[]): void
  enlarge(card: number): void
}

export const { TableContext, useTable } = tableContext<Table>()
