import { useMemo } from 'react'
import { useSelection } from '#ui/selection.ts'
import type { TableProps } from '#ui/table-contract.ts'
import type { Turn } from '#ui/turn.ts'
import { kindOfCard } from '../words/card-text.ts'
import type { ArcsWords } from '../words/contract.ts'
import type { Table } from './context.tsx'
import { isSeated, type ArcsView } from './view.ts'

/** Puts together what all parts of the table share. */
export function useTableState(props: TableProps<ArcsView>, turn: Turn, enlarge: (id: string) => void): Table {
  const { prompt } = turn
  const selection = useSelection(turn)
  return useMemo((): Table => {
    const { view, viewer, players, reader } = props
    const words = props.words as ArcsWords
    return {
      ...selection,
      props,
      view,
      viewer,
      players,
      words,
      t: words.labels,
      turn,
      prompt,
      seated: isSeated(view, viewer),
      name: (id) => words.name(kindOfCard(id), id),
      who: (seat) => (seat === viewer ? 'you' : reader.player(seat)),
      optionLine: ({ verb, facets }) => words.option(verb, facets, reader),
      enlarge,
    }
  }, [props, turn, prompt, selection, enlarge])
}
