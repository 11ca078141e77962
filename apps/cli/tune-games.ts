import { makeBot } from '#bots/levels.ts'
import { nextChoice } from '#bots/play.ts'
import { gameById } from '#games/registry.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { Variant } from '#kernel/variant.ts'
import type { Lesson } from './tune-fit.ts'

/** Self-play as data, so that its file can say what it holds. */
export interface Course {
  readonly game: string
  readonly seats: number
  readonly variant: Variant
  readonly bots: readonly string[]
  readonly seed: string
  /** The features' names: with others the lessons mean nothing. */
  readonly features: readonly string[]
}

/** Choices between two positions that are learned from. */
const EVERY = 9

/** Plays one game and keeps some of its settled positions. */
export function lessonsOf(course: Course): (number: number) => Lesson[] {
  const { game: id, seats, variant, seed } = course
  const { make, evaluation } = gameById(id)
  const game = make()
  const bots = Array.from({ length: seats }, (_, seat) => makeBot(course.bots[seat % course.bots.length], evaluation))
  return (number) => {
    const own = `${seed}/${number}`
    const random = new Random(own)
    const seated = bots.map((_, seat) => bots[(seat + number) % seats])
    const randoms = bots.map((_, seat) => new Random(`${own}/${seat}`))
    const state = game.start(variant, seats, secretFromSeed(own))
    const rows: number[][][] = []
    while (state.over === 0) {
      if (random.int(EVERY) === 0 && game.settled(state)) rows.push(Array.from({ length: seats }, (_, seat) => measured(seat)))
      const { seat, key } = nextChoice(game, state, seated, randoms)
      game.answer(state, seat, key)
    }
    const places = game.outcome(state)?.places ?? []
    const winners = places.filter((place) => place === 1).length
    const shares = places.map((place) => (place === 1 ? 1 / winners : 0))
    return rows.map((features) => ({ features, shares }))

    function measured(seat: number): number[] {
      const out: number[] = []
      evaluation.measure(state, seat, out)
      return out.map((value) => Math.round(value * 1000) / 1000)
    }
  }
}
