import type { Content } from '../data/content.ts'
import { codes, type Gain } from '../data/notation.ts'

/** The sums that effects may come to, each once, with a text that players can read: `X1+G1`. */
export interface Sums {
  readonly names: readonly string[]
  /** By effect and choice. */
  readonly of: readonly (readonly number[])[]
}

/** Codes that stand without a number mean one. */
const plain = new Set<string>(['FD', 'PT', 'UT', 'PTL', 'UA', 'DL', 'UL', 'MOR'])

const textOf = (gains: readonly Gain[]): string =>
  gains.map(({ code, n }) => (plain.has(codes[code]) ? codes[code] : `${codes[code]}${n}`)).join('+') || 'nothing'

export function sumsOf(c: Content): Sums {
  const names: string[] = []
  const index = (text: string): number => {
    const known = names.indexOf(text)
    return known >= 0 ? known : names.push(text) - 1
  }
  return { of: c.effects.map((effect) => effect.choices.map((gains) => index(textOf(gains)))), names }
}
