import type { Sourced } from './origin.ts'

export interface StartRows {
  readonly energy: number
  readonly gems: number
  readonly handLimit: number
  /** Hand limit and reward of the board foundation `handlimit`. */
  readonly largeHandLimit: number
  readonly handLimitReward: string
  /** Energy that may pay a gem lock with the board foundation `unlock`. */
  readonly unlockEnergy: number
  /** Price tokens that each faction places in a round with 2, 3, 4 and 5 factions. */
  readonly pricesByFactions: readonly number[]
  /** Recruit points that `exchange3` of a board costs. */
  readonly exchangePoints: number
}

/** What everybody starts with, and the numbers that all boards share. */
export const start: Sourced<StartRows> = {
  origin: 'book',
  rows: {
    energy: 6,
    gems: 1,
    handLimit: 5,
    largeHandLimit: 6,
    handLimitReward: 'E2',
    unlockEnergy: 2,
    pricesByFactions: [2, 1, 1, 1],
    exchangePoints: 3,
  },
}
