import { KEYS } from '../../data/content.ts'
import { cubesAboard } from '../../rules/ship.ts'
import type { Thing } from '../context.tsx'
import { asState, type NgataView } from '../view.ts'

/** One piece of contraband. */
export type Piece = { readonly kind: 'key'; readonly key: number } | { readonly kind: 'crystal' } | { readonly kind: 'cube' }

/**
 * Everything aboard as it would lie best: red cubes must be in the compartment, then keys, then
 * crystals, as far as there is room; the rest is in the hold (NG-5.2). Keys that weigh nothing lie apart.
 */
export interface Stowed {
  readonly compartment: readonly Piece[]
  readonly hold: readonly Piece[]
  readonly weightless: readonly Piece[]
}

export function stow(view: NgataView): Stowed {
  const cubes = Array.from({ length: cubesAboard(asState(view)) }, (): Piece => ({ kind: 'cube' }))
  // The dearest first.
  const keys = Array.from({ length: KEYS }, (_, i) => KEYS - 1 - i).flatMap((key) => Array.from({ length: view.keys[key] }, (): Piece => ({ kind: 'key', key })))
  const crystals = Array.from({ length: view.crystals }, (): Piece => ({ kind: 'crystal' }))
  const counted = view.keysAreContraband === 1
  const all = [...cubes, ...(counted ? keys : []), ...crystals]
  return { compartment: all.slice(0, view.compartment), hold: all.slice(view.compartment), weightless: counted ? [] : keys }
}

/** What a press on a piece looks at: all of its kind. */
export const thingOf = (piece: Piece): Thing => (piece.kind === 'key' ? { kind: 'key', key: piece.key } : piece.kind === 'crystal' ? { kind: 'crystals' } : { kind: 'cubes' })
