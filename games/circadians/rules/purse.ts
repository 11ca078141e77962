import type { State } from './state.ts'

/**
 * Would it still hold if this were paid? What a price takes away is not there for what it buys. The
 * state is as before when the answer is known.
 */
export function asIfPaid(s: State, seat: number, energy: number, gems: number, holds: () => boolean): boolean {
  if (energy + gems === 0) return holds()
  if (s.energy[seat] < energy || s.gems[seat] < gems) return false
  s.energy[seat] -= energy
  s.gems[seat] -= gems
  const answer = holds()
  s.energy[seat] += energy
  s.gems[seat] += gems
  return answer
}
