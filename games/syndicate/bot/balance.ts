import { compile } from '../data/compile.ts'
import { bookTables } from '../data/tables.ts'
import { PHASE, type State } from '../rules/state.ts'

/** What tables of balance ask of a game: who played what, and when the alert was at its highest. */

const content = compile(bookTables)

/** The syndicate of each seat. */
export const syndicateSides = (s: State): string[] => s.syndicate.map((syndicate) => content.syndicates.ids[syndicate])

export const highestAlert = {
  name: 'alert at its maximum',
  reached: (s: State): boolean => s.alert === content.alertMax[s.seats],
  /** Rounds, of the one under way the part of its turns that are over. */
  time: (s: State): number => s.round - 1 + (s.over === 0 ? turnsOver(s) : 1),
}

function turnsOver(s: State): number {
  if (s.phase !== PHASE.players) return s.phase === PHASE.setup ? 0 : 1
  const toCome = s.stack.filter((frame) => frame.step === 'beginTurn').length + (s.turn >= 0 ? 1 : 0)
  return Math.max(0, s.seats - toCome) / s.seats
}
