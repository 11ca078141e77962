import { useMemo } from 'react'
import type { Prompt } from '#host/channel.ts'
import { useSelection, type Selected } from '#ui/selection.ts'
import type { TableProps } from '#ui/table-contract.ts'
import type { Turn } from '#ui/turn.ts'
import type { Content } from '../data/content.ts'
import type { SyndicateWords } from '../words/contract.ts'
import type { Table } from './context.tsx'
import { bookOf, cardOf, isPhantom, isSeated, territoryOfCard, type SyndicateView } from './view.ts'

/** Puts together what all parts of the table share. */
export function useTableState(props: TableProps<SyndicateView>, turn: Turn, enlarge: (id: string) => void): Table {
  const { prompt } = turn
  const selection = useSelection(turn, { alone: true })
  return useMemo((): Table => {
    const { view, viewer, players, reader, override } = props
    const words = props.words as SyndicateWords
    const { content, tables } = bookOf(override)
    return {
      ...selection,
      props,
      view,
      c: content,
      tables,
      viewer,
      players,
      words,
      t: words.labels,
      turn,
      prompt,
      seated: isSeated(view, viewer),
      marked: markedBy(content, props, prompt, selection.selected),
      cardName: (id) => words.name('card', id),
      territoryName: (at) => words.name('territory', content.territories.ids[at]),
      who: (owner) => (isPhantom(view, owner) ? 'phantom' : owner === viewer ? 'you' : reader.player(owner)),
      optionLine: ({ verb, facets }) => words.option(verb, facets, reader),
      enlarge,
    }
  }, [props, turn, prompt, selection, enlarge])
}

function markedBy(c: Content, { view }: TableProps<SyndicateView>, prompt: Prompt | undefined, selected: Selected | undefined): number {
  if (selected?.thing.startsWith('hand ')) return territoryOfCard(c, cardOf(c, selected.thing.slice('hand '.length)))
  return prompt?.step === 'reinforce' ? (prompt.frame['at'] as number) : view.jobAt
}
