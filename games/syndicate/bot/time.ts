import { PHASE, type State } from '../rules/state.ts'
import { zone } from '../rules/zones.ts'

/** How much of the game is left, as far as everybody can tell from the Sovereign deck. */

/** The last round, or what it is on average while the Beginning of the End lies among the next cards. */
export function lastRound(s: State): number {
  if (s.last > 0) return s.last
  const drawn = s.phase === PHASE.sovereign || s.phase === PHASE.collection ? 1 : 0
  return s.round + drawn + s.cards.at[zone.above].length + (s.cards.at[zone.among].length + 1) / 2
}

/** Collections still to come. */
export function collectionsLeft(s: State): number {
  const left = lastRound(s) - s.round + s.lastCollection
  return Math.max(0, s.phase === PHASE.collection ? left - 1 : left)
}

/** Rounds still to come after this one. */
export const roundsLeft = (s: State): number => Math.ceil(lastRound(s)) - s.round
