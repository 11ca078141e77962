import type { Outcome, State } from '#kernel/definition.ts'
import type { Game } from '#kernel/game.ts'
import { strength, type Evaluation } from '../evaluation.ts'

/** How much of a finished game's reward tells a good defeat from a bad one. */
const MARGIN = 0.04

/**
 * What a position promises every seat, each between 0 and 1: at two tables or more the chance to win
 * that the strengths speak for, alone how far one has come. A finished game is its outcome.
 */
export function rewards<G extends object>(game: Game<G>, evaluation: Evaluation<State<G>>, state: State<G>, out: number[], scratch: number[]): void {
  const outcome = game.outcome(state)
  if (outcome) return outcomeRewards(outcome, out)
  const scale = evaluation.scale ?? 1
  let most = -Infinity
  for (let seat = 0; seat < state.seats; seat++) {
    out[seat] = strength(evaluation, state, seat, scratch) / scale
    if (out[seat] > most) most = out[seat]
  }
  if (state.seats === 1) {
    out[0] = 1 / (1 + Math.exp(-out[0]))
    return
  }
  let sum = 0
  for (let seat = 0; seat < state.seats; seat++) sum += out[seat] = Math.exp(out[seat] - most)
  for (let seat = 0; seat < state.seats; seat++) out[seat] /= sum
}

/** Winners share 1; among losers a better score is worth a little more. Alone there is no good defeat. */
export function outcomeRewards({ places, scores }: Outcome, out: number[]): void {
  if (places.length === 1) {
    out[0] = places[0] === 1 ? 1 : 0
    return
  }
  const winners = places.filter((place) => place === 1).length
  const best = Math.max(...scores.map(Math.abs), 1)
  places.forEach((place, seat) => {
    const standing = (scores[seat] / best + 1) / 2
    out[seat] = (1 - MARGIN) * (place === 1 ? 1 / winners : 0) + MARGIN * standing
  })
}

/** What a seat got of a game that was played on to its end: where scores tell how clear it was, a narrow win is little more than a narrow defeat. */
export function finalRewards(game: Game, evaluation: Evaluation, state: State<object>, seat: number): number {
  const outcome = game.outcome(state)
  const { clear } = evaluation
  if (!outcome || clear === undefined || state.seats === 1) {
    rewards(game, evaluation, state, scratch, features)
    return scratch[seat]
  }
  const { scores } = outcome
  return 1 / scores.reduce((sum, score) => sum + Math.exp((score - scores[seat]) / clear), 0)
}

const scratch: number[] = []
const features: number[] = []
