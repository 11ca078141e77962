import type { TableProps } from '#ui/table-contract.ts'
import { line, plain, type Line } from '#words/line.ts'
import { controller } from '../../rules/board.ts'
import { SEATS } from '../../rules/state.ts'
import type { ArcsWords } from '../../words/contract.ts'
import type { Labels, Who } from '../../words/labels.ts'
import { asState, buildingsAt, content, planetOf, shipsAt, type ArcsView } from '../view.ts'
import type { Holder } from './label.tsx'

/** What there is in a system, line by line: the spoken name and the note of a system are made from it. */

export const labelsOf = ({ words }: Pick<TableProps<ArcsView>, 'words'>): Labels => (words as ArcsWords).labels

export const whoIs = ({ viewer, reader }: Pick<TableProps<ArcsView>, 'viewer' | 'reader'>, seat: number): Who => (seat === viewer ? 'you' : reader.player(seat))

/** Who holds a system: a seat, or why nobody does. */
export function holderOf({ view, players }: Pick<TableProps<ArcsView>, 'view' | 'players'>, system: number): Holder {
  const seat = controller(asState(view), system)
  if (seat >= 0) return players[seat]?.identity ?? 'nobody'
  return view.fresh.slice(system * SEATS, (system + 1) * SEATS).some((n) => n > 0) ? 'tie' : 'nobody'
}

export const titleOf = (props: TableProps<ArcsView>, system: number): string => labelsOf(props).map.systemTitle(content.systems.ids[system], planetOf(system))

export function controlLine(props: TableProps<ArcsView>, system: number): Line {
  const { map } = labelsOf(props)
  const seat = controller(asState(props.view), system)
  if (seat >= 0) return map.controlledBy(whoIs(props, seat))
  return [holderOf(props, system) === 'tie' ? map.tie : map.nobody]
}

/** Was this city taxed in this turn, or has this starport built? */
export const isUsed = (view: ArcsView, system: number, place: number, piece: 'city' | 'starport'): boolean => (view.marks[system] & ((piece === 'city' ? 1 : 8) << place)) !== 0

/** Ships, buildings and free slots. */
export function contentLines(props: TableProps<ArcsView>, system: number): readonly Line[] {
  const { map, turn } = labelsOf(props)
  const buildings = buildingsAt(props.view, system)
  const slots = content.systems.gate[system] ? 0 : content.systems.slots[system]
  const free = slots - buildings.filter(({ place }) => place < slots).length
  return [
    ...shipsAt(props.view, system).map(({ seat, fresh, damaged }) => map.shipsOf(fresh, damaged, whoIs(props, seat))),
    ...buildings.map(({ place, piece, damaged, owner }) => line`${map.pieceOf(piece, damaged, whoIs(props, owner))}${isUsed(props.view, system, place, piece) ? ` (${piece === 'city' ? turn.taxedThisTurn : turn.builtThisTurn})` : ''}`),
    ...Array.from({ length: Math.max(0, free) }, () => [map.freeSlot]),
  ]
}

/** “2 Hex · Relic, controlled by Marco, Marco’s ships: 2 fresh, …” and, where it can be chosen, what that does. */
export function spokenSystem(props: TableProps<ArcsView>, system: number, choices: readonly Line[]): string {
  const told = [titleOf(props, system), plain(controlLine(props, system)), ...contentLines(props, system).map(plain)].join(', ')
  return choices.length === 0 ? told : `${told}. ${choices.map(plain).join('; ')}`
}
