import type { Sourced } from './origin.ts'

export interface PieceLimits {
  readonly cities: number
  readonly starports: number
  readonly ships: number
  readonly agents: number
}

/** Pieces of each player. */
export const pieceLimits: Sourced<PieceLimits> = {
  origin: 'book',
  rows: { cities: 5, starports: 5, ships: 15, agents: 10 },
}

/** Tokens of each resource. */
export const tokensPerResource: Sourced<number> = { origin: 'book', rows: 5 }

/** Raid cost, in keys, over the six resource slots from left to right. */
export const slotKeys: Sourced<readonly number[]> = { origin: 'found', rows: [3, 1, 1, 2, 1, 3] }

export interface CityRow {
  /** Cities still on the player board. */
  readonly cities: number
  readonly openSlots: number
  /** Power added to each ambition won outright. */
  readonly bonus: number
}

export const cityTrack: Sourced<readonly CityRow[]> = {
  origin: 'found',
  rows: [
    { cities: 0, openSlots: 6, bonus: 5 },
    { cities: 1, openSlots: 6, bonus: 2 },
    { cities: 2, openSlots: 6, bonus: 0 },
    { cities: 3, openSlots: 4, bonus: 0 },
    { cities: 4, openSlots: 3, bonus: 0 },
    { cities: 5, openSlots: 2, bonus: 0 },
  ],
}
