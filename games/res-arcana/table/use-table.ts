import { useMemo, useState } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import type { TableProps } from '#ui/table-contract.ts'
import type { Turn } from '#ui/turn.ts'
import type { ResArcanaWords } from '../words/contract.ts'
import { textOf } from './card-text.ts'
import type { Table } from './context.tsx'
import { groupOf } from './groups.ts'
import { offersOf, powerOf } from './offers.ts'
import { components, itemsLeft, type Seen } from './seen.ts'
import { useHalf } from './use-half.ts'

const none: readonly OfferedOption[] = []

/** Puts together what all parts of the table share. */
export function useTableState(props: TableProps<Seen>, turn: Turn, enlarge: (card: number) => void): Table {
  const { view, viewer, players, language, reader } = props
  const words = props.words as ResArcanaWords
  const { prompt } = turn
  const [half, narrow, clear] = useHalf(prompt)
  const [preview, setPreview] = useState<readonly number[]>()
  const offers = useMemo(() => (prompt ? offersOf(prompt) : undefined), [prompt])

  return useMemo((): Table => {
    const items = itemsLeft(view)
    const canChoose = (card: number): readonly OfferedOption[] => {
      if (half.passing) return items.includes(card) ? [{ key: `item:${components[card].id}`, verb: 'item', facets: { card: components[card].id } }] : none
      const all = offers?.byCard.get(card) ?? none
      // A Collect is answered in its own form.
      if (all.length === 0 || collecting.has(prompt?.step ?? '')) return none
      return half.verb === undefined ? all : all.filter((option) => groupOf(option) === half.verb)
    }
    const answer = (keys: readonly string[]): void => {
      clear()
      turn.chain(keys)
    }
    return {
      props: props as unknown as TableProps<never>,
      view,
      viewer,
      players,
      words,
      t: words.labels,
      language,
      prompt,
      offers,
      half,
      preview,
      setPreview,
      seated: viewer < view.seats,
      name: (card) => words.name('component', components[card].id),
      type: (card) => textOf(words, card).typeLine,
      optionLine: ({ verb, facets }) => words.option(verb, facets, reader),
      canChoose,
      glows: (card) => canChoose(card).some((option) => option.verb !== 'discard' || prompt?.step !== 'turn' || half.verb === 'discard'),
      why: (card) => offers?.blocked.get(card) ?? [],
      click: (card, power) => {
        const options = canChoose(card)
        if (options.length === 0) return enlarge(card)
        if (prompt?.step === 'discardDrawn') {
          const many = half.many.includes(card) ? half.many.filter((each) => each !== card) : [...half.many, card].slice(-(prompt.frame['left'] as number))
          return narrow({ many })
        }
        const meant = power >= 0 ? options.filter((option) => powerOf(option) === power) : options
        // The second click on the same thing decides, where only one thing can be meant.
        if (half.card === card && meant.length === 1 && !half.passing && (half.power === power || options.length === 1)) return answer([meant[0].key])
        narrow({ card, power })
      },
      narrow,
      clear,
      answer,
      enlarge,
    }
  }, [props, view, viewer, players, words, language, reader, prompt, offers, half, preview, narrow, clear, turn, enlarge])
}

const collecting: ReadonlySet<string> = new Set(['takeOrLeave', 'collectChoice', 'upkeep'])
