import { line, type Line } from '#words/line.ts'
import type { When } from '../play-labels.ts'

/** Standing orders of sleepers, as sentences and buttons say them. */

export const whenWords: Readonly<Record<When, string>> = {
  never: 'mai da sola',
  always: 'alla prima occasione',
  middle: 'in zona mediana o interna',
  inner: 'solo in zona interna',
}

/** “alla prima occasione, contro Marco, senza chiederti” */
export function orderWords(when: When, whom: Line | undefined, asks: boolean): Line {
  const against = when === 'never' ? '' : line`, contro ${whom ?? ['chiunque']}`
  return line`${whenWords[when]}${against}, ${asks ? 'chiedendo prima a te' : 'senza chiederti nulla'}`
}
