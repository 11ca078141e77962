import { line, type Line } from '#words/line.ts'
import type { When } from '../play-labels.ts'

/** Standing orders of sleepers, as sentences and buttons say them. */

export const whenWords: Readonly<Record<When, string>> = {
  never: 'jamais d’office',
  always: 'dès la première occasion',
  middle: 'en zone médiane ou interne',
  inner: 'en zone interne seulement',
}

/** “dès la première occasion, contre Marco, sans vous consulter” */
export function orderWords(when: When, whom: Line | undefined, asks: boolean): Line {
  const against = when === 'never' ? '' : line`, contre ${whom ?? ['n’importe qui']}`
  return line`${whenWords[when]}${against}, ${asks ? 'en vous consultant d’abord' : 'sans vous consulter'}`
}
