import type { Essences } from '../data/essence.ts'
import { G } from '../data/essence.ts'
import type { Cost, Gain, PlaceTerms } from '../data/content.ts'
import { AS_PRINTED, quote } from '../rules/paying.ts'
import { pointsOf, pointsOn } from '../rules/victory.ts'
import { components, lyingOn, poolOf, rules, tableauOf, total, type Seen } from './seen.ts'

/** The numbers that players would otherwise work out by hand. */

export const points = (view: Seen, seat: number): number => pointsOf(rules, view, seat)
export const pointsOfCard = (view: Seen, seat: number, card: number): number => pointsOn(rules, view, seat, card)

export interface PointsLine {
  /** A component, the first-player token, or points of a react to a check. */
  readonly from: number | 'token' | 'react'
  readonly points: number
}

/** Where a seat's points come from, the largest first. */
export function pointsBreakdown(view: Seen, seat: number): readonly PointsLine[] {
  const lines: PointsLine[] = tableauOf(view, seat)
    .map((card): PointsLine => ({ from: card, points: pointsOfCard(view, seat, card) }))
    .filter((line) => line.points > 0)
    .sort((a, b) => b.points - a.points)
  if (view.token === seat) lines.push({ from: 'token', points: 1 })
  if (view.bonus[seat] > 0) lines.push({ from: 'react', points: view.bonus[seat] })
  return lines
}

export interface NextCollect {
  /** What the next Collect gives without a choice. */
  readonly fixed: readonly number[]
  /** What it gives by choice: so many of a set. */
  readonly choices: readonly Pick<Gain, 'n' | 'of'>[]
  /** What lies on the seat's components and may be taken. */
  readonly lying: readonly number[]
}

export function nextCollect(view: Seen, seat: number): NextCollect {
  const fixed = [0, 0, 0, 0, 0]
  const lying = [0, 0, 0, 0, 0]
  const choices: Pick<Gain, 'n' | 'of'>[] = []
  for (const card of tableauOf(view, seat)) {
    const { collect } = components[card]
    lyingOn(view, card).forEach((n, t) => (lying[t] += n))
    if (collect.kind !== 'gain') continue
    collect.gain.fixed.forEach((n, t) => (fixed[t] += n))
    if (collect.gain.n > 0) choices.push({ n: collect.gain.n, of: collect.gain.of })
  }
  return { fixed, choices, lying }
}

export interface Price {
  readonly printed: Cost
  /** Essences to pay in all. */
  readonly left: number
  /** Named essences that must be paid whatever is chosen. */
  readonly sure: readonly number[]
  /** How many more, of the payer's choice. */
  readonly open: number
  /** What takes how much off. */
  readonly lines: readonly { readonly card: number; readonly off: number }[]
  /** Essences that the pool lacks; named where only one will do. */
  readonly missing: readonly number[]
  readonly missingAny: number
}

/** What a seat would pay for an artifact now; `by` is the component whose power places it. */
export function priceOf(view: Seen, seat: number, card: number, terms: PlaceTerms = AS_PRINTED, by = -1): Price {
  const { cost, dragon } = components[card]
  const { left, removed, goldRemoved } = quote(rules, view, seat, card, terms)
  const sure = cost.fixed.map((asked, t) => Math.max(0, asked - (t === G ? goldRemoved : removed)))
  const lines = tableauOf(view, seat).flatMap((each) => {
    const { on, n } = components[each].discount
    return on === 'artifact' || (on === 'dragon' && dragon) ? [{ card: each, off: n }] : []
  })
  if (by >= 0 && (terms.off > 0 || terms.free)) lines.push({ card: by, off: terms.free ? cost.total : terms.off })
  const pool = poolOf(view, seat)
  const missing = sure.map((n, t) => Math.max(0, n - pool[t]))
  const room = cost.fixed.map((asked, t) => asked - sure[t])
  const spare = pool.map((n, t) => Math.max(0, n - sure[t]))
  const named = total(spare.map((n, t) => Math.min(n, room[t])))
  const others = total(spare.map((n, t) => Math.max(0, n - room[t])))
  const open = left - total(sure)
  const missingAny = Math.max(0, open - named - Math.min(cost.any, others))
  // Where one type alone is asked for, the open part is of that type too.
  const types = cost.any === 0 ? cost.fixed.flatMap((n, t) => (n > 0 ? [t] : [])) : []
  if (types.length !== 1) return { printed: cost, left, sure, open, lines, missing, missingAny }
  const only = [0, 0, 0, 0, 0]
  only[types[0]] = left
  return { printed: cost, left, sure: only, open: 0, lines, missing: only.map((n, t) => Math.max(0, n - pool[t])), missingAny: 0 }
}

/** What the pool lacks for a price of named essences. */
export const lacking = (view: Seen, seat: number, price: Essences): readonly number[] => price.map((n, t) => Math.max(0, n - view.pool[seat * 5 + t]))

/** What a component would be worth in a seat's tableau as it stands. */
export function worth(view: Seen, seat: number, card: number): number {
  const tableau = tableauOf(view, seat)
  if (tableau.includes(card)) return pointsOfCard(view, seat, card)
  const at = view.cards.at.map((zone) => (zone === tableau ? [...zone, card] : zone))
  return pointsOn(rules, { ...view, cards: { at } }, seat, card)
}
