import type { Random } from '#kernel/chance.ts'
import type { State } from '#kernel/definition.ts'
import { fail } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import { seatAt, type Bot } from './bot.ts'

/** Who of several is asked next at a table of bots: those who merely may go first every other time, or nobody would ever take it up; and only then, or offers that call for offers would go on for ever. */
export function seatToAsk(game: Game, state: State<object>): number {
  const all = game.pending(state)
  const first = all.find((each) => each.required === (state.ply % 2 === 1))
  return (first ?? all[0] ?? fail('bot.notAsked', 'Nobody is asked anything')).seat
}

/** A game without end is a fault of the rules; no game that people play comes near. */
export const LONGEST_GAME = 20_000

/** The next choice of a table of bots: one bot and one random stream per seat. */
export function nextChoice(game: Game, state: State<object>, bots: readonly Bot[], randoms: readonly Random[]): { seat: number; key: string } {
  if (state.ply >= LONGEST_GAME) fail('rules.endless', `The game is not over after ${state.ply} choices`)
  const seat = seatToAsk(game, state)
  return { seat, key: bots[seat].choose(seatAt(game, state, seat), randoms[seat]) }
}
