import { line, type Line } from '#words/line.ts'
import type { When } from '../play-labels.ts'

/** Standing orders of sleepers, as sentences and buttons say them. */

export const whenWords: Readonly<Record<When, string>> = {
  never: 'never by itself',
  always: 'at the first chance',
  middle: 'from the middle zone inwards',
  inner: 'only in the inner zone',
}

/** “at the first chance, against Marco, without asking” */
export function orderWords(when: When, whom: Line | undefined, asks: boolean): Line {
  const against = when === 'never' ? '' : line`, against ${whom ?? ['anyone']}`
  return line`${whenWords[when]}${against}, ${asks ? 'asking you first' : 'without asking you'}`
}
