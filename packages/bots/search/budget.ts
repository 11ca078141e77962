import type { Evaluation } from '../evaluation.ts'

export interface SearchBudget {
  /** Counted in iterations, not in time, so that the same position always gets the same answer. */
  readonly iterations: number
  /** For play: what is thought by then must do, however slow the machine. */
  readonly milliseconds?: number
  /** The same for all the choices of a turn together, which people wait for as long as for one. */
  readonly turn?: number
  /** How strongly choices that were seldom tried are tried again. */
  readonly curiosity: number
}

export const USUAL_SEARCH: SearchBudget = { iterations: 1600, curiosity: 5 }

/** Beyond the tree a choice is the best of so many options, unless the evaluation wants more. */
export const CARE = 3

/** A game that is played on to its end by routine takes longer than an iteration and says more: it stands for so many of them. */
const WHOLE_GAME = 4

/** How many iterations a budget is good for: with more care each takes more work, so that there are fewer. */
export const walksFor = (iterations: number, { care = CARE }: Evaluation): number => Math.ceil((iterations * CARE) / care)

/** How many games a budget plays on where a game knows a routine. */
export const gamesFor = (iterations: number): number => Math.ceil(iterations / WHOLE_GAME)

/**
 * How many turns a budget looks ahead: the further, the more lines there are, and a few iterations
 * among them would find out nothing. With more seats the same number of rounds has more turns, and of
 * a round that is looked at no turn is left out.
 */
export const horizonFor = (iterations: number, seats: number, { horizon = 0 }: Evaluation): number => Math.floor((Math.ceil(horizon * Math.max(1, seats / 2)) * Math.log(iterations)) / Math.log(USUAL_SEARCH.iterations))
