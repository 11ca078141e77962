import { nextChoice } from '#bots/play.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { Variant } from '#kernel/variant.ts'
import { gameById } from '#games/registry.ts'
import { makeBots } from './setup.ts'

/** An arena as data, so that it can be sent to worker threads. */
export interface Arena {
  readonly game: string
  readonly seats: number
  readonly variant: Variant
  /** One name per seat; in game g they sit `g mod seats` places further on. */
  readonly bots: readonly string[]
  readonly seed: string
}

/** What one game gave each entry of `bots`: 1 for a win, its part for a shared one. */
export type ArenaResult = { readonly number: number; readonly shares: readonly number[] } | { readonly number: number; readonly error: string }

/** Plays games one by one. Game g has the seed of every other game of its round of rotations: the luck is mirrored. */
export function arenaPlayer(arena: Arena): (number: number) => ArenaResult {
  const { seats, variant, seed } = arena
  const entry = gameById(arena.game)
  const game = entry.make()
  const bots = makeBots({ entry, game, seats, variant }, arena.bots)
  return (number) => {
    const turn = number % seats
    const own = `${seed}/${Math.floor(number / seats)}`
    const seated = bots.map((_, seat) => bots[(seat + seats - turn) % seats])
    const randoms = bots.map((_, seat) => new Random(`${own}/${(seat + seats - turn) % seats}`))
    try {
      const state = game.start(variant, seats, secretFromSeed(own))
      while (state.over === 0) {
        const { seat, key } = nextChoice(game, state, seated, randoms)
        game.answer(state, seat, key)
      }
      const places = game.outcome(state)?.places ?? []
      const winners = places.filter((place) => place === 1).length
      return { number, shares: bots.map((_, i) => (places[(i + turn) % seats] === 1 ? 1 / winners : 0)) }
    } catch (error) {
      return { number, error: `game ${number}, seed ${own}: ${error instanceof Error ? error.message : String(error)}` }
    }
  }
}
