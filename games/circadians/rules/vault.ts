import type { Play } from './frames.ts'
import type { State } from './state.ts'

/** All price tokens come back from the vault; they cannot be used in the same round (CC-4.7). */
export function collectVault(s: State, play: Play, seat: number): void {
  s.priceHand[seat] |= s.priceVault[seat]
  s.priceLate[seat] |= s.priceVault[seat]
  s.priceVault[seat] = 0
  if (play.live) play.tell('vaultCollected', { seat })
}
