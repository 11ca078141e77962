import type { Content } from '../data/content.ts'
import { INFLUENCE } from '../data/names.ts'
import { countBases } from './bases.ts'
import { stockOf } from './resources.ts'
import { has } from './seats.ts'
import type { State } from './state.ts'

/** Pardons: what they cost, and who may buy one (SY-12.4, SY-12.5). */

/** Half of the price first, if a technology says so, then the reduction of the syndicate (SY-19.11, SY-18.7). */
export function pardonPrice(c: Content, s: State, seat: number): number {
  const bases = countBases(s, seat)
  let price = bases === 0 ? c.box.pardonWithoutBases : bases * c.box.pardonPerBase
  if (has(c, s, seat, 'half pardon')) price = Math.ceil(price / 2)
  const syndicate = s.syndicate[seat]
  const less = c.syndicates.pardonLess[syndicate]
  return less === 0 ? price : Math.min(price, Math.max(c.syndicates.pardonLeast[syndicate], price - less))
}

export function canBePardoned(c: Content, s: State, seat: number): boolean {
  if (s.sovereignCard === c.sovereign.end || ((s.immune | s.pardoned | s.framed) & (1 << seat)) !== 0) return false
  return stockOf(s, seat, INFLUENCE) >= pardonPrice(c, s, seat)
}
