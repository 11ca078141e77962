import type { Building } from './names.ts'
import type { Sourced } from './origin.ts'

export interface CountRow {
  /** The row for region counts from this one up. */
  readonly from: number
  readonly gain: string
  readonly times: number
}

export interface IncomeRows {
  /** What a faction gets for the regions it controls. */
  readonly regionCount: readonly CountRow[]
  /** An uncovered building slot, and a razed building that goes back on it. */
  readonly slots: Readonly<Record<Building, string>>
}

export const income: Sourced<IncomeRows> = {
  origin: 'book',
  parts: { slots: 'found' },
  rows: {
    regionCount: [
      { from: 0, gain: 'E3+C1', times: 1 },
      { from: 3, gain: 'D1', times: 1 },
      { from: 6, gain: 'UA|G1', times: 1 },
      { from: 8, gain: 'UA|G1', times: 2 },
    ],
    slots: { foundry: 'E2', outpost: 'C1', fortress: 'G1' },
  },
}
