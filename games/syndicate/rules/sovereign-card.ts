import { sovereignEffects, type Content, type SovereignEffect } from '../data/content.ts'
import { CREDITS } from '../data/names.ts'
import { basesOf } from './bases.ts'
import { stockOf } from './resources.ts'
import { bits } from './sets.ts'
import type { State } from './state.ts'

/** The Sovereign card being resolved, in the severity of its draw. Reads only. */

const BANDS = 3

export const effectOf = (c: Content, s: State): SovereignEffect => sovereignEffects[c.sovereign.does[s.sovereignCard]]

/** What the card counts with: credits for each base, thresholds of open bases, amounts lost. */
export const amountOf = (c: Content, s: State): number => c.sovereign.amount[s.sovereignCard * BANDS + s.band]

/** Thresholds of fortified bases; by how much the alert falls in a lull. */
export const secondAmountOf = (c: Content, s: State): number => c.sovereign.second[s.sovereignCard * BANDS + s.band]

/** Bases of a seat in the zones that the card names. */
export function basesInScope(c: Content, s: State, seat: number): number {
  let set = 0
  for (let area = 0; area < c.territories.inZone.length; area++) if ((c.sovereign.zones[s.sovereignCard] & (1 << area)) !== 0) set |= c.territories.inZone[area]
  return set & basesOf(s, seat)
}

/** Would a tax cost the seat anything: credits, or bases turned over? */
export function isTaxed(c: Content, s: State, seat: number): boolean {
  return amountOf(c, s) * bits(basesInScope(c, s, seat)) > 0 && (s.taxDefault === 1 || stockOf(s, seat, CREDITS) > 0)
}
