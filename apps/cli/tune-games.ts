import { nextChoice } from '#bots/play.ts'
import { gameById } from '#games/registry.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { State } from '#kernel/definition.ts'
import type { Variant } from '#kernel/variant.ts'
import type { BotMaker } from './bots-by-name.ts'
import type { Lesson } from './tune-fit.ts'

/** Self-play as data. */
export interface Course {
  readonly game: string
  readonly seats: number
  readonly variant: Variant
  /** One name per seat; in game g they sit `g mod seats` places further on. */
  readonly bots: readonly string[]
  readonly seed: string
  /** The features' names: with others the lessons mean nothing. */
  readonly features: readonly string[]
}

export type CourseResult = { readonly number: number; readonly lessons: readonly Lesson[] } | { readonly number: number; readonly error: string }

/** Choices between two positions that are learned from. */
const EVERY = 9

/** Plays games one by one and keeps some of their settled positions. */
export function coursePlayer({ game: id, seats, variant, seed }: Course, makers: readonly BotMaker[]): (number: number) => CourseResult {
  const { make, evaluation } = gameById(id)
  const game = make()
  return (number) => {
    const own = `${seed}/${number}`
    const random = new Random(own)
    const bots = makers.map((_, seat) => makers[(seat + number) % seats]())
    const randoms = bots.map((_, seat) => new Random(`${own}/${seat}`))
    try {
      const state = game.start(variant, seats, secretFromSeed(own))
      const rows: number[][][] = []
      while (state.over === 0) {
        if (random.int(EVERY) === 0 && game.settled(state)) rows.push(bots.map((_, seat) => measured(state, seat)))
        const { seat, key } = nextChoice(game, state, bots, randoms)
        game.answer(state, seat, key)
      }
      const places = game.outcome(state)?.places ?? []
      const winners = places.filter((place) => place === 1).length
      const shares = places.map((place) => (place === 1 ? 1 / winners : 0))
      return { number, lessons: rows.map((features) => ({ features, shares })) }
    } catch (error) {
      return { number, error: `game ${number}, seed ${own}: ${error instanceof Error ? error.message : String(error)}` }
    }
  }

  function measured(state: State<object>, seat: number): number[] {
    const out: number[] = []
    evaluation.measure(state, seat, out)
    return out.map((value) => Math.round(value * 1000) / 1000)
  }
}
