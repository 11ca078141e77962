import type { Content } from '../data/content.ts'
import type { State } from '../rules/state.ts'
import { WAY } from './worths.ts'

/** The way to a faction's own victory condition. */

/** Glory that each faction can hope for in a round: Circadians, AI, Zcharo, Leyrien, Jrayek, Oxataya. */
const PACE = [1, 5, 5, 5, 1.5, 2.5]
/** What glory is worth that will not reach the end of the track. */
const IDLE = 0.3

/** The last steps count more than the first ones, and a goal out of reach not much. */
export function gloryWorth(c: Content, s: State, seat: number, left: number): number {
  const faction = s.faction[seat]
  const target = c.factions.gloryTarget[faction]
  const way = s.glory[seat] / target
  const missing = target - s.glory[seat]
  const hope = missing <= 0 ? 1 : Math.min(1, (PACE[faction] * left) / missing)
  return WAY * (0.6 * way + 0.4 * way * way) * (IDLE + (1 - IDLE) * hope)
}

/** What battles and morale are about to bring; more than steps if it may be the last ones. */
export function gloryToCome(c: Content, s: State, seat: number, expected: number, incomes: number): number {
  const faction = s.faction[seat]
  const target = c.factions.gloryTarget[faction]
  const missing = target - s.glory[seat]
  if (missing <= 0) return WAY
  const morale = c.factions.does.gloryByMorale[faction] > 0 ? c.morale.gloryRow[gloryTokens(s)] : 0
  const steps = Math.min(missing, expected + morale * incomes) / target
  const last = Math.min(1, (expected + morale) / missing)
  return WAY * (steps + last * last * last)
}

/** Tokens gone from the glory row, with the one that is about to leave it. */
function gloryTokens(s: State): number {
  const [combat, glory] = s.moraleRows
  const top = s.stack[s.stack.length - 1]
  return top?.step === 'moraleRow' && top['back'] === 0 && glory <= combat ? glory + 1 : glory
}
