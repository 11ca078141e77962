import type { Play } from './frames.ts'
import type { State } from './state.ts'

/** ARCS-5.7: once in a round, and never by the holder. */
export const canSeize = (s: State, seat: number): boolean => s.seized < 0 && s.initiative !== seat

export function seizeInitiative(s: State, play: Play, seat: number): void {
  s.seized = seat
  s.initiative = seat
  if (play.live) play.tell('seized', { seat })
}
