import type { Bot } from '#bots/bot.ts'
import type { Evaluation } from '#bots/evaluation.ts'
import { nextChoice } from '#bots/play.ts'
import { gameById } from '#games/registry.ts'
import { keyedChance, Random, secretFromSeed } from '#kernel/chance.ts'
import type { State } from '#kernel/definition.ts'
import { fail } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
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
  /** The names of what is measured: with others the lessons mean nothing. */
  readonly features: readonly string[]
  /** Are the worths of the game's experience learned, in place of the weights of its features? */
  readonly experience: boolean
}

export type CourseResult = { readonly number: number; readonly lessons: readonly Lesson[] } | { readonly number: number; readonly error: string }

/** Choices between two positions that are learned from. */
const EVERY = 9

/** Plays games one by one and keeps what is to be learned from them. */
export function coursePlayer(course: Course, makers: readonly BotMaker[]): (number: number) => CourseResult {
  const { game: id, seats, seed } = course
  const entry = gameById(id)
  const game = entry.make()
  const lessonsOf = course.experience ? shakenLessons : plainLessons
  return (number) => {
    const own = `${seed}/${number}`
    const seated = (): Bot[] => makers.map((_, seat) => makers[(seat + number) % seats]())
    const randoms = (stream: string): Random[] => makers.map((_, seat) => new Random(`${stream}/${seat}`))
    try {
      return { number, lessons: lessonsOf({ course, game, evaluation: entry.evaluation, own, seated, randoms }) }
    } catch (error) {
      return { number, error: `game ${number}, seed ${own}: ${error instanceof Error ? error.message : String(error)}` }
    }
  }
}

/** One game of a course: who plays it, and by which streams of chance. */
interface Sitting {
  readonly course: Course
  readonly game: Game
  readonly evaluation: Evaluation
  readonly own: string
  seated(): Bot[]
  randoms(stream: string): Random[]
}

/** Some of the settled positions of a game, and who won it. */
function plainLessons({ course: { variant, seats }, game, evaluation, own, seated, randoms }: Sitting): Lesson[] {
  const random = new Random(own)
  const [bots, streams] = [seated(), randoms(own)]
  const state = game.start(variant, seats, secretFromSeed(own))
  const rows: number[][][] = []
  while (state.over === 0) {
    if (random.int(EVERY) === 0 && game.settled(state)) rows.push(bots.map((_, seat) => rounded(measured(evaluation, state, seat))))
    const { seat, key } = nextChoice(game, state, bots, streams)
    game.answer(state, seat, key)
  }
  const places = game.outcome(state)?.places ?? []
  const winners = places.filter((place) => place === 1).length
  const shares = places.map((place) => (place === 1 ? 1 / winners : 0))
  return rows.map((features) => ({ features, shares }))
}

/**
 * Wherever a bot lets time pass the position is shaken and played on to its end by others like them: a game of its
 * own for every lesson. Scores tell more than who won, since a narrow win is nearly a defeat.
 */
function shakenLessons({ course: { variant, seats }, game, evaluation, own, seated, randoms }: Sitting): Lesson[] {
  const { experience, pauses } = evaluation
  if (!experience || !pauses) return fail('cli.experience', `${game.id} has no experience to be learned.`)
  const [bots, streams] = [seated(), randoms(own)]
  const state = game.start(variant, seats, secretFromSeed(own))
  const lessons: Lesson[] = []
  while (state.over === 0) {
    const { seat, key } = nextChoice(game, state, bots, streams)
    if (pauses.has(key.split(':', 1)[0])) lessons.push(shaken(seat, key))
    game.answer(state, seat, key)
  }
  return lessons

  function shaken(mover: number, pause: string): Lesson {
    const stream = `${own}/${state.ply}`
    const other = game.copy(state)
    other.chance = keyedChance(secretFromSeed(stream))
    game.play.begin(other, undefined)
    experience?.shake(game.play, other, new Random(stream))
    const features = bots.map((_, seat) => rounded(experienceRow(evaluation, other, seat)))
    game.answer(other, mover, pause)
    const [others, chances] = [seated(), randoms(stream)]
    while (other.over === 0) {
      const { seat, key } = nextChoice(game, other, others, chances)
      game.answer(other, seat, key)
    }
    const scores = (game.outcome(other)?.scores ?? []).map((score) => score / (experience?.clear ?? 1))
    const most = Math.max(...scores)
    const odds = scores.map((score) => Math.exp(score - most))
    const sum = odds.reduce((all, each) => all + each, 0)
    return { features, shares: odds.map((each) => each / sum) }
  }
}

function measured(evaluation: Evaluation, state: State<object>, seat: number): number[] {
  const out: number[] = []
  evaluation.measure(state, seat, out)
  return out
}

/** What is known of a seat apart from the lessons, as one number, then how much of each lesson it has. */
export function experienceRow(evaluation: Evaluation, state: State<object>, seat: number): number[] {
  const { experience, weights } = evaluation
  if (!experience) return []
  const counts: number[] = []
  experience.count(state, seat, counts)
  const taught = experience.worths(state.seats).reduce((sum, worth, i) => sum + worth * counts[i], 0)
  const seen = measured(evaluation, state, seat).reduce((sum, value, i) => sum + weights[i] * value, 0)
  return [seen + experience.worth(state, seat) - taught, ...counts]
}

const rounded = (row: readonly number[]): number[] => row.map((value) => Math.round(value * 1000) / 1000)
