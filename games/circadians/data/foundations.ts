import type { Sourced } from './origin.ts'

export interface FoundationRows {
  /** Location rewards of the foundations of relics 1 to 6; empty for none. */
  readonly relics: readonly string[]
  /** Location rewards of the other neutral foundations. */
  readonly others: readonly string[]
  /** How many of the others go back to the box with 2, 3, 4 and 5 factions. */
  readonly removedByFactions: readonly number[]
}

/** Neutral foundations. A faction's two start foundations stand in its own row, board foundations have no reward. */
export const foundations: Sourced<FoundationRows> = {
  origin: 'found',
  parts: { removedByFactions: 'book' },
  rows: {
    relics: ['E2', 'G1', 'C1', 'X1', 'X1', ''],
    others: ['E2', 'G1', 'C1'],
    removedByFactions: [3, 2, 1, 0],
  },
}
