import type { Pending } from '#kernel/definition.ts'
import type { Option } from '#kernel/options.ts'
import type { State } from '../rules/state.ts'

/** Cards have lower numbers than this, bases are numbered from it on, and the last number is for whatever else there is. */
const TERRITORY = 256
const ANYTHING = 511
const OCCASIONS = 512
const SEATS = 8
const PHASES = 4

/** What dice are rolled for: by whom, in which round and phase, for which card or against which base. */
export function occasion(s: State, { seat }: Pending, option: Option): number {
  return ((s.round * PHASES + s.phase) * SEATS + seat) * OCCASIONS + undertaking(s, option)
}

function undertaking(s: State, { k, a }: Option): number {
  if (k === 'mission') return a
  if (k === 'assault') return TERRITORY + a
  if (s.jobCard >= 0) return s.jobCard
  return s.jobAt >= 0 ? TERRITORY + s.jobAt : ANYTHING
}
