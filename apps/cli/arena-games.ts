import { nextChoice } from '#bots/play.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { Variant } from '#kernel/variant.ts'
import { gameById } from '#games/registry.ts'
import type { BotMaker } from './bots-by-name.ts'
import { rounded } from './command.ts'

/** An arena as data. */
export interface Arena {
  readonly game: string
  readonly seats: number
  readonly variant: Variant
  /** One name per seat; in game g they sit `g mod seats` places further on. */
  readonly bots: readonly string[]
  readonly seed: string
}

/** How one bot thought in a game. */
export interface Thinking {
  readonly decisions: number
  readonly milliseconds: number
  readonly longest: number
}

/** What one game gave each entry of `bots`: 1 for a win, its part for a shared one; what each played, where sides differ; and how far the game was at its milestone, null if it never came. */
export type ArenaResult =
  | { readonly number: number; readonly shares: readonly number[]; readonly sides?: readonly string[]; readonly milestone?: number | null; readonly thoughts: readonly Thinking[] }
  | { readonly number: number; readonly error: string }

/** Plays games one by one. Game g has the seed of every other game of its round of rotations: the luck is mirrored. */
export function arenaPlayer(arena: Arena, makers: readonly BotMaker[]): (number: number) => ArenaResult {
  const { seats, variant, seed } = arena
  const entry = gameById(arena.game)
  const game = entry.make()
  return (number) => {
    const bots = makers.map((make) => make())
    const turn = number % seats
    const own = `${seed}/${Math.floor(number / seats)}`
    const seated = bots.map((_, seat) => bots[(seat + seats - turn) % seats])
    const randoms = bots.map((_, seat) => new Random(`${own}/${(seat + seats - turn) % seats}`))
    const thoughts = bots.map(() => ({ decisions: 0, milliseconds: 0, longest: 0 }))
    const { milestone } = entry
    let reached: number | undefined
    try {
      const state = game.start(variant, seats, secretFromSeed(own))
      while (state.over === 0) {
        const began = performance.now()
        const { seat, key } = nextChoice(game, state, seated, randoms)
        const time = performance.now() - began
        const thought = thoughts[(seat + seats - turn) % seats]
        thought.decisions++
        thought.milliseconds += time
        if (time > thought.longest) thought.longest = time
        game.answer(state, seat, key)
        if (reached === undefined && milestone?.reached(state)) reached = milestone.time(state)
      }
      const places = game.outcome(state)?.places ?? []
      const winners = places.filter((place) => place === 1).length
      const sides = entry.sides?.(state)
      return {
        number,
        shares: bots.map((_, i) => (places[(i + turn) % seats] === 1 ? 1 / winners : 0)),
        ...(sides === undefined ? {} : { sides: bots.map((_, i) => sides[(i + turn) % seats]) }),
        ...(milestone === undefined ? {} : { milestone: reached === undefined ? null : rounded(reached / milestone.time(state)) }),
        thoughts,
      }
    } catch (error) {
      return { number, error: `game ${number}, seed ${own}: ${error instanceof Error ? error.message : String(error)}` }
    }
  }
}
