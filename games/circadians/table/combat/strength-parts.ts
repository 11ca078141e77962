import { X, type Content } from '../../data/content.ts'
import type { ToldSide } from './battle-log.ts'

/** Strength as it adds up: what was declared, the wheel with its card, the die, and what texts and first wounds change. */
export interface StrengthPart {
  readonly of: 'declared' | 'wheel' | 'die' | 'text'
  readonly n: number
}

export function partsOf(c: Content, { declared, plan, die, totals }: ToldSide): readonly StrengthPart[] {
  if (!declared || !plan || !totals) return []
  const [left, right] = valuesOf(c, plan.card, die?.strength)
  const wheel = (c.wheel.left[plan.section] === STRENGTH ? left : 0) + (c.wheel.right[plan.section] === STRENGTH ? right : 0)
  const thrown = die?.strength ?? 0
  const parts: readonly StrengthPart[] = [
    { of: 'declared', n: declared.strength },
    { of: 'wheel', n: wheel },
    { of: 'die', n: thrown },
    { of: 'text', n: totals.strength - declared.strength - wheel - thrown },
  ]
  return parts.filter(({ of, n }) => of === 'declared' || n !== 0)
}

const STRENGTH = 0

/** The two values that count on a wheel: those of the card, or the printed ones. */
function valuesOf(c: Content, card: number, thrown: number | undefined): readonly [number, number] {
  const { wheel, tactics } = c
  if (card < 0) return [wheel.plainLeft, wheel.plainRight]
  const value = (printed: number): number => (printed === X ? (thrown ?? wheel.plainX) : printed)
  return [value(tactics.left[tactics.design[card]]), value(tactics.right[tactics.design[card]])]
}
