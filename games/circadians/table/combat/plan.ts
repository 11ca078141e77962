import { useState } from 'react'
import type { OfferedOption, Prompt } from '#host/channel.ts'
import { cardNames } from '../../rules/notation.ts'
import { NO_CARD } from '../../rules/totals.ts'
import type { Content } from '../../data/content.ts'

/** A plan in the making. It stays here until it is sealed. */
export interface Plan {
  readonly section: number
  /** A card of the hand, or NO_CARD. */
  readonly card: number
  /** Lies face down and counts for nothing. */
  readonly bluff: boolean
}

export interface PlanInHand extends Plan {
  readonly prompt: Prompt
  /** The seat's side of the battle. */
  readonly side: number
  readonly cards: readonly number[]
  readonly mayBluff: boolean
  /** The card whose values count. */
  readonly counted: number
  can(section: number): boolean
  set(change: Partial<Plan>): void
  readonly option: OfferedOption | undefined
}

/** What the options of a question say of a plan; `undefined` if there is no such plan. */
export function optionFor(c: Content, options: readonly OfferedOption[], { section, card, bluff }: Plan): OfferedOption | undefined {
  const verb = bluff ? 'planBluff' : card === NO_CARD ? 'plan' : 'planWith'
  const id = cardNames(c)[card]
  return options.find((option) => option.verb === verb && option.facets['section'] === c.wheel.ids[section] && (verb !== 'planWith' || option.facets['card'] === id))
}

export function cardsOffered(c: Content, options: readonly OfferedOption[]): readonly number[] {
  const names = cardNames(c)
  return [...new Set(options.flatMap(({ verb, facets }) => (verb === 'planWith' ? [names.indexOf(facets['card'] ?? '')] : [])))]
}

const first = ['assault', 'guard']

/** The half-made plan for this question; forgotten with it. */
export function usePlan(c: Content, prompt: Prompt | undefined): PlanInHand | undefined {
  const [half, setHalf] = useState<{ readonly id: string; readonly plan: Plan }>()
  if (!prompt || (prompt.step !== 'plan' && prompt.step !== 'planOpenly')) return undefined
  const { options } = prompt
  const can = (section: number): boolean => options.some(({ verb, facets }) => verb === 'plan' && facets['section'] === c.wheel.ids[section])
  const begin = [...first.map((id) => c.wheel.ids.indexOf(id)), ...c.wheel.ids.keys()].find((section) => section >= 0 && can(section)) ?? 0
  const plan = half?.id === prompt.id ? half.plan : { section: begin, card: NO_CARD, bluff: false }
  return {
    ...plan,
    prompt,
    side: Number(prompt.frame['side']),
    cards: cardsOffered(c, options),
    mayBluff: options.some(({ verb }) => verb === 'planBluff'),
    counted: plan.bluff ? NO_CARD : plan.card,
    can,
    set: (change) => setHalf({ id: prompt.id, plan: { ...plan, ...change } }),
    option: optionFor(c, options, plan),
  }
}
