import { useMemo, useState } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import type { TableProps } from '#ui/table-contract.ts'
import type { Fits, Turn } from '#ui/turn.ts'
import { kindOfCard } from '../words/card-text.ts'
import type { ArcsWords } from '../words/contract.ts'
import type { Selected, Table } from './context.tsx'
import { isSeated, type ArcsView } from './view.ts'

const none: readonly OfferedOption[] = []

/** Puts together what all parts of the table share. */
export function useTableState(props: TableProps<ArcsView>, turn: Turn, enlarge: (id: string) => void): Table {
  const [chosen, select] = useState<Selected>()
  const { prompt } = turn
  // A selection belongs to one question and is forgotten with it.
  const selected = chosen !== undefined && chosen.prompt === prompt?.id && turn.asking === undefined ? chosen : undefined
  return useMemo((): Table => {
    const { view, viewer, players, reader } = props
    const words = props.words as ArcsWords
    const offers = (fits: Fits): readonly OfferedOption[] => prompt?.options.filter(fits) ?? none
    return {
      props,
      view,
      viewer,
      players,
      words,
      t: words.labels,
      turn,
      prompt,
      seated: isSeated(view, viewer),
      selected,
      offers,
      press: (thing, fits, label, slowly = false) => {
        const left = offers(fits)
        if (!prompt || left.length === 0) return
        const again = selected?.thing === thing
        if (left.length === 1 && (!slowly || again)) {
          select(undefined)
          turn.choose(left[0])
        } else select(again ? undefined : { prompt: prompt.id, thing, fits, label })
      },
      release: () => select(undefined),
      name: (id) => words.name(kindOfCard(id), id),
      who: (seat) => (seat === viewer ? 'you' : reader.player(seat)),
      optionLine: ({ verb, facets }) => words.option(verb, facets, reader),
      enlarge,
    }
  }, [props, turn, prompt, selected, enlarge])
}
