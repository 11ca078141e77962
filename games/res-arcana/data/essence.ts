/** The five essences are numbers 0 to 4 everywhere; amounts are vectors of five in this order. */
export const E = 0
export const L = 1
export const C = 2
export const D = 3
export const G = 4

export type Essence = typeof E | typeof L | typeof C | typeof D | typeof G

/** Letters as the tables write them, by number. */
export const ESSENCE_LETTERS = ['E', 'L', 'C', 'D', 'G'] as const
/** Names as option keys and words use them, by number. */
export const ESSENCE_NAMES = ['elan', 'life', 'calm', 'death', 'gold'] as const

/** Five amounts, E L C D G. */
export type Essences = readonly [number, number, number, number, number]

/** Sets of essences are bit masks: bit t stands for essence t. */
export const ANY_ESSENCE = 0b11111
export const NOT_GOLD = 0b01111

export const NO_ESSENCES: Essences = [0, 0, 0, 0, 0]

export function sumOf(amounts: Essences): number {
  return amounts[E] + amounts[L] + amounts[C] + amounts[D] + amounts[G]
}
