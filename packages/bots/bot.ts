import type { Random } from '#kernel/chance.ts'
import type { Pending, State } from '#kernel/definition.ts'
import type { Game } from '#kernel/game.ts'

/**
 * What a bot gets to see: the game, its seat, and states that the seat must reckon with. Never the
 * true state; what the seat is asked is the same in every sample.
 */
export interface SeatAtTable<G extends object = object> {
  readonly game: Game<G>
  readonly seat: number
  sample(random: Random): State<G>
}

export interface Bot {
  readonly name: string
  /** The key of one option of the seat. The same table and the same random stream give the same choice. */
  choose(seat: SeatAtTable, random: Random): string
}

/** `state` is the true state, or any that looks the same to the seat. */
export function seatAt<G extends object>(game: Game<G>, state: State<G>, seat: number): SeatAtTable<G> {
  return { game, seat, sample: (random) => game.imagine(state, seat, random) }
}

/** What the seat is asked: one decision as a rule, and perhaps an optional one beside it. */
export function decisionsOf<G extends object>(game: Game<G>, state: State<G>, seat: number): Pending[] {
  return game.pending(state).filter((each) => each.seat === seat)
}
