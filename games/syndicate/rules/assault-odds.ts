import { IMPOSSIBLE, type Content } from '../data/content.ts'
import { resistsAssault } from './bases.ts'
import { has } from './seats.ts'
import type { State } from './state.ts'

/** What an assault must show (SY-7.3, SY-7.4) and what it costs (SY-7.2). */

/** The lowest winning face by reinforcements that count; `IMPOSSIBLE` where it cannot win. */
export function winsAgainst(c: Content, s: State, at: number): readonly number[] {
  return resistsAssault(c, s, at) ? c.assaults.fortified : c.assaults.open
}

/** Reckon again what the assault under way must show. */
export function setOdds(c: Content, s: State): void {
  s.jobWin = Math.min(IMPOSSIBLE, winsAgainst(c, s, s.jobAt)[s.jobForce] + s.jobHarder)
}

/** Reinforcements that count when so many are used (SY-19.10). */
export function forceOf(c: Content, s: State, seat: number, used: number): number {
  return Math.min(c.assaults.crew.length - 1, used + (has(c, s, seat, 'lance') ? 1 : 0))
}

/** Crew for an assault in which so many reinforcements are used. */
export function assaultCrew(c: Content, s: State, seat: number, used: number): number {
  const syndicate = s.syndicate[seat]
  return used > 0 || has(c, s, seat, 'lance') ? c.syndicates.reinforcedCrew[syndicate] : c.syndicates.assaultCrew[syndicate]
}
