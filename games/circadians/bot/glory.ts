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
  const morale = c.factions.does.gloryByMorale[faction] > 0 ? moraleGlory(c, s) : 0
  const steps = Math.min(missing, expected + morale * incomes) / target
  const last = Math.min(1, (expected + morale) / missing)
  return WAY * (steps + last * last * last)
}

/** The rows stay balanced: by how many tokens the combat row is ahead, what part of its next step the glory row has earned. */
const EARNED = [0, 0.4, 0.5]

/** Glory that the morale board brings at an Income, the token included that is about to leave it. */
function moraleGlory(c: Content, s: State): number {
  let [combat, glory] = s.moraleRows
  const top = s.stack[s.stack.length - 1]
  if (top?.step === 'moraleRow' && top['back'] === 0) {
    if (glory <= combat) glory++
    else combat++
  }
  const row = c.morale.gloryRow
  const next = row[Math.min(row.length - 1, glory + 1)]
  return row[glory] + EARNED[combat - glory + 1] * (next - row[glory])
}
