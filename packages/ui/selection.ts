import { useMemo, useState } from 'react'
import type { OfferedOption } from '#host/channel.ts'
import type { Line } from '#words/line.ts'
import type { Fits, Turn } from './turn.ts'

/** Something that was clicked and leaves more than one choice: a card of the hand, a territory. */
export interface Selected {
  /** The question to which the click belongs. */
  readonly prompt: string
  /** Names the thing, so that a second click on it can be told. */
  readonly thing: string
  readonly fits: Fits
  readonly label: Line
}

/** For a table on which one thing is selected, beside which its choices are laid out. */
export interface Selection {
  readonly selected: Selected | undefined
  /** Everything that the question offers and fits, whatever is selected. */
  offers(fits: Fits): readonly OfferedOption[]
  /** A click: makes the only choice that fits, or selects the thing; `slowly` selects it in any case, so that a second click decides. */
  press(thing: string, fits: Fits, label: Line, slowly?: boolean): void
  release(): void
}

interface SelectionSettings {
  /** A selection and the clicks that narrow the question exclude each other. */
  readonly alone?: boolean
}

const none: readonly OfferedOption[] = []

export function useSelection(turn: Turn, { alone = false }: SelectionSettings = {}): Selection {
  const [chosen, select] = useState<Selected>()
  const { prompt, asking, trail } = turn
  // A selection belongs to one question and is forgotten with it.
  const selected = chosen !== undefined && chosen.prompt === prompt?.id && asking === undefined && !(alone && trail.length > 0) ? chosen : undefined
  return useMemo((): Selection => {
    const offers = (fits: Fits): readonly OfferedOption[] => prompt?.options.filter(fits) ?? none
    return {
      selected,
      offers,
      press: (thing, fits, label, slowly = false) => {
        const left = offers(fits)
        if (!prompt || left.length === 0) return
        const again = selected?.thing === thing
        if (left.length === 1 && (!slowly || again)) {
          select(undefined)
          return turn.choose(left[0])
        }
        if (alone) turn.clear()
        select(again ? undefined : { prompt: prompt.id, thing, fits, label })
      },
      release: () => select(undefined),
    }
  }, [turn, prompt, selected, alone])
}

/** How a thing that may be chosen looks and answers. */
export interface Choice {
  readonly can: boolean
  readonly picked: boolean
  press(): void
}

/** One among those of which one is selected. */
interface SelectableChoice extends Choice {
  readonly options: readonly OfferedOption[]
}

const never: SelectableChoice = { can: false, picked: false, options: none, press: () => undefined }

/** Makes the hook by which a part of the table offers a thing; without `fits` it can never be chosen. */
export function choices(useTable: () => Selection): (thing: string, fits: Fits | undefined, label: Line, slowly?: boolean) => SelectableChoice {
  return function useChoice(thing, fits, label, slowly = false) {
    const { offers, press, selected } = useTable()
    if (!fits) return never
    const options = offers(fits)
    return { can: options.length > 0, picked: selected?.thing === thing, options, press: () => press(thing, fits, label, slowly) }
  }
}

/** Attributes of a button that may be chosen. */
export const choiceAttributes = ({ can, picked }: Pick<Choice, 'can' | 'picked'>): { 'aria-pressed'?: boolean } => (can ? { 'aria-pressed': picked } : {})
