import type { Option } from '#kernel/options.ts'
import { KEYS } from '../data/content.ts'
import { finish } from './ending.ts'
import type { Play } from './frames.ts'
import { PLACE } from './options.ts'
import type { Rules } from './rules.ts'
import { currentVault, isBlocked } from './ship.ts'
import { RESULT, type State } from './state.ts'

/** Keys into vaults (NG-8). */

/** Keys of a colour that the current vault still lacks. */
export const missing = (rules: Rules, s: State, key: number): number => rules.c.vaults.keys[currentVault(rules, s) * KEYS + key] - s.placed[key]

/** NG-8.1: is the ship at the vault that takes keys? */
const isAtVault = (rules: Rules, s: State): boolean => rules.c.vaults.territory[currentVault(rules, s)] === s.at

export function listKeys(rules: Rules, s: State, options: Option[]): void {
  if (!isAtVault(rules, s) || isBlocked(s)) return
  for (let key = 0; key < KEYS; key++) if (s.keys[key] > 0 && missing(rules, s, key) > 0) options.push(PLACE[key])
}

/** NG-8.2, NG-8.3; NG-1.1: the last vault wins at once. */
export function placeKey(rules: Rules, s: State, play: Play, key: number): void {
  const vault = currentVault(rules, s)
  s.keys[key]--
  s.placed[key]++
  if (play.live) play.tell('placedKey', { key, vault })
  for (let each = 0; each < KEYS; each++) if (missing(rules, s, each) > 0) return
  s.placed.fill(0)
  s.opened++
  if (play.live) play.tell('openedVault', { vault, number: s.opened })
  if (s.opened === rules.c.variations[s.variation].vaults.length) finish(s, play, RESULT.won)
}
