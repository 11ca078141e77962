import { option, type Option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { BOARD_FOUNDATION } from '../data/names.ts'
import type { Play } from './frames.ts'
import type { State } from './state.ts'

/** Gem locks: what may pay one, and paying it. */

/** How a lock is opened. The order is the one of the names. */
export const PAY = { nothing: 0, gem: 1, energy: 2, waived: 3 } as const
export const payNames = ['nothing', 'gem', 'energy', 'waived'] as const

const unlocksWithEnergy = (c: Content, s: State, seat: number): boolean =>
  (s.laid[seat] & (1 << BOARD_FOUNDATION.unlock)) !== 0 && s.energy[seat] >= c.start.unlockEnergy

export function canUnlock(c: Content, s: State, seat: number, locked: boolean): boolean {
  return !locked || s.unlocks > 0 || s.gems[seat] > 0 || unlocksWithEnergy(c, s, seat)
}

/** An option for every way to open the lock: the way to pay comes second. */
export function listPays(c: Content, s: State, seat: number, locked: boolean, verb: string, what: number, options: Option[]): void {
  if (!locked) options.push(option(verb, what, PAY.nothing))
  else if (s.unlocks > 0) options.push(option(verb, what, PAY.waived))
  else {
    if (s.gems[seat] > 0) options.push(option(verb, what, PAY.gem))
    if (unlocksWithEnergy(c, s, seat)) options.push(option(verb, what, PAY.energy))
  }
}

export function payLock(c: Content, s: State, play: Play, seat: number, pay: number): void {
  if (pay === PAY.nothing) return
  if (pay === PAY.waived) s.unlocks--
  else if (pay === PAY.gem) s.gems[seat]--
  else s.energy[seat] -= c.start.unlockEnergy
  if (play.live) play.tell('unlocked', { seat, pay })
}
