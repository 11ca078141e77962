import { PHASE, ROUNDS } from '../data/names.ts'
import type { State } from '../rules/state.ts'

/** How much of the game is left. */

/** Action phases of a round. */
const ACTIONS = 5

/** Rounds still to be played, the rest of this one included. */
export function roundsLeft(s: State): number {
  const begun = Math.max(1, s.round)
  const rest = s.phase <= PHASE.discover ? ACTIONS : Math.max(0, PHASE.combat - s.phase)
  return ROUNDS - begun + rest / ACTIONS
}

/** Incomes still to be taken. */
export const incomesLeft = (s: State): number => ROUNDS - Math.max(1, s.round) + (s.phase < PHASE.income ? 1 : 0)

/** Is the turn of a seat in a phase of this round still to come? One in which it acts or has passed is not. */
export function isToCome(s: State, seat: number, phase: number): boolean {
  if (phase !== s.phase) return phase > s.phase
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const { step, seat: whose } = s.stack[i]
    if (whose === seat && (step === 'turnOf' || step === 'actOrPass')) return true
  }
  return false
}

/** May rivals still move before the battles and relics of this round? */
export function rivalsMayMove(s: State, seat: number): boolean {
  if (s.phase !== PHASE.move) return s.phase < PHASE.move
  for (let rival = 0; rival < s.seats; rival++) if (rival !== seat && isToCome(s, rival, PHASE.move)) return true
  return false
}
