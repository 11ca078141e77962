import type { Ambition, StandardAction, Suit } from './names.ts'
import type { Sourced } from './origin.ts'

export interface SuitRow {
  readonly suit: Suit
  readonly actions: readonly StandardAction[]
}

/** What a card of each suit allows. */
export const suitActions: Sourced<readonly SuitRow[]> = {
  origin: 'book',
  rows: [
    { suit: 'administration', actions: ['tax', 'repair', 'influence'] },
    { suit: 'aggression', actions: ['battle', 'move', 'secure'] },
    { suit: 'construction', actions: ['build', 'repair'] },
    { suit: 'mobilization', actions: ['move', 'influence'] },
  ],
}

/** Action pips of the cards numbered 1 to 7. */
export const actionPips: Sourced<Readonly<Record<Suit, readonly number[]>>> = {
  origin: 'found',
  rows: {
    administration: [4, 4, 3, 3, 3, 2, 1],
    aggression: [3, 3, 2, 2, 2, 2, 1],
    construction: [4, 4, 3, 3, 2, 2, 1],
    mobilization: [4, 4, 3, 3, 2, 2, 1],
  },
}

/** The ambition printed on the cards numbered 1 to 7. */
export const cardAmbitions: Sourced<readonly (Ambition | 'any' | null)[]> = {
  origin: 'book',
  rows: [null, 'tycoon', 'tyrant', 'warlord', 'keeper', 'empath', 'any'],
}

export interface PlayerCountRow {
  readonly players: 2 | 3 | 4
  /** Lowest and highest number in the action deck. */
  readonly deck: readonly [number, number]
  readonly hand: number
  readonly courtRow: number
  /** Power that ends the game. */
  readonly goal: number
}

export const playerCounts: Sourced<readonly PlayerCountRow[]> = {
  origin: 'book',
  rows: [
    { players: 2, deck: [2, 6], hand: 6, courtRow: 3, goal: 33 },
    { players: 3, deck: [2, 6], hand: 6, courtRow: 4, goal: 30 },
    { players: 4, deck: [1, 7], hand: 6, courtRow: 4, goal: 27 },
  ],
}
