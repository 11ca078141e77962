import { useCallback, useMemo, useState } from 'react'
import type { OfferedOption, Prompt } from '#host/channel.ts'
import type { Line } from '#words/line.ts'
import type { TableProps } from './table-contract.ts'

export type Fits = (option: OfferedOption) => boolean

/** One click: what it leaves, and how the prompt bar names it. */
interface Narrowed {
  readonly fits: Fits
  readonly label: Line
}

/** A choice that waits for its “yes”. */
export interface Asking {
  readonly keys: readonly string[]
  readonly question: Line
}

/**
 * The viewer's decision in the making. The rules list every choice; clicks on the board only narrow
 * that list, and the last one decides. Half-made selections live here and nowhere else.
 */
export interface Turn {
  /** The question that is being answered: the required one, or the optional one that was picked. */
  readonly prompt: Prompt | undefined
  /** What still fits all clicks so far. */
  readonly options: readonly OfferedOption[]
  /** The names of the clicks so far. */
  readonly trail: readonly Line[]
  readonly asking: Asking | undefined
  /** Would a click that leaves `fits` do something? Such things glow. */
  can(fits: Fits): boolean
  /** Narrow to what fits; when a single choice is left it is made. */
  pick(fits: Fits, label: Line): void
  /** Make this choice (asks first where it cannot be taken back). */
  choose(option: OfferedOption): void
  /** Make several choices that count whole or not at all. */
  chain(keys: readonly string[], question?: Line): void
  /** Why something that one might expect is not offered. */
  blocked(fits: Fits): Prompt['blocked']
  back(): void
  clear(): void
  yes(): void
  /** Answer another of the viewer's questions. */
  select(prompt: Prompt): void
}

interface TurnSettings {
  /** The question to ask before a choice that cannot be taken back; undefined makes it at once. */
  readonly confirm?: (option: OfferedOption) => Line | undefined
}

interface Half {
  readonly id: string
  readonly picks: readonly Narrowed[]
  readonly asking: Asking | undefined
}

const nothing: readonly OfferedOption[] = []

export const everything: Fits = () => true
export const hasVerb = (verb: string): Fits => (option) => option.verb === verb
export const hasFacet = (role: string, value: string): Fits => (option) => option.facets[role] === value
/** Does the option speak of this thing in any role? */
export const speaksOf = (value: string): Fits => (option) => Object.values(option.facets).includes(value)
export const both = (one: Fits, other: Fits): Fits => (option) => one(option) && other(option)

/** The one decision that a table works on. Call it once per table and hand it to the prompt bar. */
export function useTurn({ prompts, answer }: Pick<TableProps, 'prompts' | 'answer'>, { confirm }: TurnSettings = {}): Turn {
  const [selected, setSelected] = useState<string>()
  const [half, setHalf] = useState<Half>()
  const prompt = prompts.find((each) => each.id === selected) ?? prompts.find((each) => each.required) ?? prompts[0]
  // A half-made selection belongs to one question and is forgotten with it.
  const mine = half !== undefined && half.id === prompt?.id ? half : undefined

  const options = useMemo(() => prompt?.options.filter((option) => (mine?.picks ?? []).every((each) => each.fits(option))) ?? nothing, [prompt, mine])

  const decide = useCallback(
    (keys: readonly string[], question: Line | undefined, picks: readonly Narrowed[]) => {
      if (!prompt) return
      if (question) return setHalf({ id: prompt.id, picks, asking: { keys, question } })
      setHalf(undefined)
      answer(prompt, keys)
    },
    [prompt, answer],
  )

  return useMemo(() => {
    const picks = mine?.picks ?? []
    const choose = (option: OfferedOption): void => decide([option.key], confirm?.(option), picks)
    return {
      prompt,
      options,
      trail: picks.map((each) => each.label),
      asking: mine?.asking,
      can: (fits) => options.some(fits),
      pick: (fits, label) => {
        if (!prompt) return
        const left = options.filter(fits)
        if (left.length === 1) return choose(left[0])
        if (left.length > 1 && left.length < options.length) setHalf({ id: prompt.id, picks: [...picks, { fits, label }], asking: undefined })
      },
      choose,
      chain: (keys, question) => decide(keys, question, picks),
      blocked: (fits) => prompt?.blocked.filter(fits) ?? [],
      back: () => {
        if (!prompt) return
        const left = mine?.asking ? picks : picks.slice(0, -1)
        setHalf(left.length === 0 ? undefined : { id: prompt.id, picks: left, asking: undefined })
      },
      clear: () => setHalf(undefined),
      yes: () => {
        if (mine?.asking) decide(mine.asking.keys, undefined, picks)
      },
      select: (other) => {
        setHalf(undefined)
        setSelected(other.id)
      },
    }
  }, [prompt, options, mine, decide, confirm])
}
