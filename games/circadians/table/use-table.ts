import { useCallback, useMemo, useState } from 'react'
import type { TableProps } from '#ui/table-contract.ts'
import type { Turn } from '#ui/turn.ts'
import type { CircadiansWords } from '../words/contract.ts'
import type { Pricing, Table, Thing } from './context.tsx'
import { contentOf, isSeated, tablesOf, type CircadiansView } from './view.ts'

/** What the table opens over itself. */
export interface Opens {
  enlarge(thing: Thing): void
  openBoard(seat: number): void
  openOrigins(): void
  openDiscard(): void
}

const unpriced: Pricing = {}
const nobody: readonly string[] = []

/** A half-made answer belongs to one question and is forgotten with it. */
function useHalfAnswer<T>(prompt: string | undefined, none: T): readonly [T, (next: T) => void] {
  const [half, setHalf] = useState<{ readonly prompt: string; readonly value: T }>()
  const set = useCallback((value: T) => setHalf(prompt === undefined ? undefined : { prompt, value }), [prompt])
  return [half !== undefined && half.prompt === prompt ? half.value : none, set]
}

/** Puts together what all parts of the table share. */
export function useTableState(props: TableProps<CircadiansView>, turn: Turn, opens: Opens, revealing: boolean): Table {
  const { prompt } = turn
  const [pricing, setPricing] = useHalfAnswer(prompt?.id, unpriced)
  const [leaving, setLeaving] = useHalfAnswer(prompt?.id, nobody)
  return useMemo((): Table => {
    const { view, viewer, players, reader, override } = props
    const words = props.words as CircadiansWords
    return {
      ...opens,
      props,
      view,
      c: contentOf(override),
      tables: tablesOf(override),
      viewer,
      players,
      words,
      t: words.labels,
      turn,
      prompt,
      seated: isSeated(view, viewer),
      revealing,
      pricing,
      setPrice: (next) => {
        if (!prompt) return
        const { token, place } = next
        const option = prompt.options.find(({ verb, facets }) => verb === 'price' && facets['token'] === token && facets['place'] === place)
        setPricing(option ? unpriced : next)
        if (option) turn.choose(option)
      },
      leaving,
      setLeaving,
      who: (seat) => (seat === viewer ? 'you' : reader.player(seat)),
      identityOf: (seat) => players[seat]?.identity ?? 0,
      optionLine: ({ verb, facets }) => words.option(verb, facets, reader),
    }
  }, [props, turn, prompt, revealing, pricing, setPricing, leaving, setLeaving, opens])
}
