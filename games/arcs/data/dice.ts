import type { Die, DieIcon } from './names.ts'
import type { Sourced } from './origin.ts'

/** The six faces of each kind of die. */
export const diceFaces: Sourced<Readonly<Record<Die, readonly (readonly DieIcon[])[]>>> = {
  origin: 'found',
  rows: {
    assault: [[], ['hit', 'hit'], ['hit', 'hit', 'self'], ['hit', 'self'], ['hit', 'self'], ['hit', 'intercept']],
    skirmish: [[], [], [], ['hit'], ['hit'], ['hit']],
    raid: [
      ['intercept'],
      ['intercept', 'key', 'key'],
      ['self', 'key'],
      ['self', 'building'],
      ['self', 'building'],
      ['building', 'key'],
    ],
  },
}

/** Dice of each kind in the box: the most that one roll may use. */
export const dicePerKind: Sourced<number> = { origin: 'book', rows: 6 }
