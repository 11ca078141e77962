import { useMemo, useState } from 'react'
import type { OfferedOption, Prompt } from '#host/channel.ts'
import type { TableProps } from '#ui/table-contract.ts'
import type { Fits, Turn } from '#ui/turn.ts'
import { PLAYER } from '../rules/state.ts'
import type { NgataWords } from '../words/contract.ts'
import { isSame, type Card, type Table, type Thing } from './context.tsx'
import { bookOf, type NgataView } from './view.ts'

const none: readonly OfferedOption[] = []
const nothing: Prompt['blocked'] = []

interface Pages {
  enlarge(card: Card): void
  openStory(): void
  readonly unread: number
}

/** Puts together what all parts of the table share. */
export function useTableState(props: TableProps<NgataView>, turn: Turn, { enlarge, openStory, unread }: Pages): Table {
  const [looked, setLooked] = useState<{ readonly prompt: string; readonly thing: Thing }>()
  const { prompt } = turn
  const question = prompt?.id ?? ''
  // What is looked at belongs to one question and is forgotten with it.
  const selected = looked?.prompt === question && turn.asking === undefined ? looked.thing : undefined
  return useMemo((): Table => {
    const { view, viewer, reader, override } = props
    const words = props.words as NgataWords
    const { rules, tables } = bookOf(override)
    const { c } = rules
    return {
      props,
      view,
      rules,
      c,
      tables,
      words,
      t: words.labels,
      turn,
      prompt,
      seated: viewer === PLAYER,
      selected,
      offers: (fits: Fits) => prompt?.options.filter(fits) ?? none,
      blocked: (fits: Fits) => prompt?.blocked.filter(fits) ?? nothing,
      select: (thing) => {
        turn.clear()
        setLooked(isSame(selected, thing) ? undefined : { prompt: question, thing })
      },
      release: () => setLooked(undefined),
      optionLine: ({ verb, facets }) => words.option(verb, facets, reader),
      territoryName: (at) => words.name('territory', c.territories.ids[at]),
      missionName: (mission) => words.name('mission', c.missions.ids[mission]),
      enlarge,
      openStory,
      unread,
    }
  }, [props, turn, prompt, question, selected, enlarge, openStory, unread])
}
