import { useMemo, useState } from 'react'
import type { OfferedOption, Prompt } from '#host/channel.ts'
import type { TableProps } from '#ui/table-contract.ts'
import type { Fits, Turn } from '#ui/turn.ts'
import type { Content } from '../data/content.ts'
import type { SyndicateWords } from '../words/contract.ts'
import type { Selected, Table } from './context.tsx'
import { bookOf, cardOf, isPhantom, isSeated, territoryOfCard, type SyndicateView } from './view.ts'

const none: readonly OfferedOption[] = []

/** Puts together what all parts of the table share. */
export function useTableState(props: TableProps<SyndicateView>, turn: Turn, enlarge: (id: string) => void): Table {
  const [chosen, select] = useState<Selected>()
  const { prompt } = turn
  // A selection belongs to one question and is forgotten with it, and when something else is narrowed.
  const selected = chosen !== undefined && chosen.prompt === prompt?.id && turn.asking === undefined && turn.trail.length === 0 ? chosen : undefined
  return useMemo((): Table => {
    const { view, viewer, players, reader, override } = props
    const words = props.words as SyndicateWords
    const { content, tables } = bookOf(override)
    const offers = (fits: Fits): readonly OfferedOption[] => prompt?.options.filter(fits) ?? none
    return {
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
      selected,
      marked: markedBy(content, props, prompt, selected),
      offers,
      press: (thing, fits, label, slowly = false) => {
        const left = offers(fits)
        if (!prompt || left.length === 0) return
        const again = selected?.thing === thing
        if (left.length === 1 && (!slowly || again)) {
          select(undefined)
          turn.choose(left[0])
        } else {
          turn.clear()
          select(again ? undefined : { prompt: prompt.id, thing, fits, label })
        }
      },
      release: () => select(undefined),
      cardName: (id) => words.name('card', id),
      territoryName: (at) => words.name('territory', content.territories.ids[at]),
      who: (owner) => (isPhantom(view, owner) ? 'phantom' : owner === viewer ? 'you' : reader.player(owner)),
      optionLine: ({ verb, facets }) => words.option(verb, facets, reader),
      enlarge,
    }
  }, [props, turn, prompt, selected, enlarge])
}

function markedBy(c: Content, { view }: TableProps<SyndicateView>, prompt: Prompt | undefined, selected: Selected | undefined): number {
  if (selected?.thing.startsWith('hand ')) return territoryOfCard(c, cardOf(c, selected.thing.slice('hand '.length)))
  return prompt?.step === 'reinforce' ? (prompt.frame['at'] as number) : view.jobAt
}
