import type { OfferedOption, Prompt } from '#host/channel.ts'
import { tableContext } from '#ui/table-context.ts'
import type { TableProps } from '#ui/table-contract.ts'
import type { Fits, Turn } from '#ui/turn.ts'
import type { Line } from '#words/line.ts'
import type { Content } from '../data/content.ts'
import type { Tables } from '../data/tables.ts'
import type { Rules } from '../rules/rules.ts'
import type { CardKind, NgataWords } from '../words/contract.ts'
import type { Labels } from '../words/labels.ts'
import type { NgataView } from './view.ts'

/** What the player looks at: a place on the map, a mission, or something of the cargo. */
export type Thing =
  | { readonly kind: 'place'; readonly at: number }
  | { readonly kind: 'mission'; readonly mission: number }
  | { readonly kind: 'key'; readonly key: number }
  | { readonly kind: 'crystals' }
  | { readonly kind: 'cubes' }

export interface Card {
  readonly kind: CardKind
  readonly id: string
}

/** What every part of the table needs to know. */
export interface Table {
  readonly props: TableProps<NgataView>
  readonly view: NgataView
  readonly rules: Rules
  readonly c: Content
  readonly tables: Tables
  readonly words: NgataWords
  readonly t: Labels
  readonly turn: Turn
  readonly prompt: Prompt | undefined
  /** The viewer is the smuggler and not somebody who looks on. */
  readonly seated: boolean
  readonly selected: Thing | undefined
  offers(fits: Fits): readonly OfferedOption[]
  blocked(fits: Fits): Prompt['blocked']
  /** Look at a thing, or away from it. */
  select(thing: Thing): void
  release(): void
  optionLine(option: OfferedOption): Line
  territoryName(at: number): string
  missionName(mission: number): string
  enlarge(card: Card): void
  /** Opens the story at its newest page. */
  openStory(): void
  /** Earned pages of the story that nobody has opened yet. */
  readonly unread: number
}

export const { TableContext, useTable } = tableContext<Table>()

export const isSame = (one: Thing | undefined, other: Thing): boolean => one !== undefined && JSON.stringify(one) === JSON.stringify(other)
