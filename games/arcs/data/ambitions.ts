import type { Ambition, Resource } from './names.ts'
import type { Sourced } from './origin.ts'

export interface AmbitionRow {
  readonly id: Ambition
  /** Resource and Guild icons that count for it; none where pieces in a box count. */
  readonly icons: readonly Resource[]
  readonly box: 'captives' | 'trophies' | null
  /** Phantom tokens that count for it with two players. */
  readonly phantom: readonly Resource[]
}

export const ambitionRows: Sourced<readonly AmbitionRow[]> = {
  origin: 'book',
  rows: [
    { id: 'tycoon', icons: ['material', 'fuel'], box: null, phantom: ['material', 'fuel'] },
    { id: 'tyrant', icons: [], box: 'captives', phantom: [] },
    { id: 'warlord', icons: [], box: 'trophies', phantom: ['weapon'] },
    { id: 'keeper', icons: ['relic'], box: null, phantom: ['relic'] },
    { id: 'empath', icons: ['psionic'], box: null, phantom: ['psionic'] },
  ],
}

export interface MarkerRow {
  readonly id: 'low' | 'middle' | 'high'
  /** First and second place, front side. */
  readonly front: readonly [number, number]
  /** First and second place, flipped. */
  readonly flipped: readonly [number, number]
}

/** The three ambition markers, in the order in which they flip. */
export const ambitionMarkers: Sourced<readonly MarkerRow[]> = {
  origin: 'found',
  rows: [
    { id: 'low', front: [2, 0], flipped: [4, 2] },
    { id: 'middle', front: [3, 2], flipped: [6, 3] },
    { id: 'high', front: [5, 3], flipped: [9, 4] },
  ],
}

export const lastChapter: Sourced<number> = { origin: 'book', rows: 5 }
