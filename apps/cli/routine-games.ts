import type { Evaluation, Learned } from '#bots/evaluation.ts'
import { next } from '#bots/search/routine.ts'
import { gameById } from '#games/registry.ts'
import { fastChance, Random, secretFromSeed } from '#kernel/chance.ts'
import type { Outcome } from '#kernel/definition.ts'
import { fail, OrreryError } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import type { Variant } from '#kernel/variant.ts'

/** Games that are played by routine, as data. */
interface Games {
  readonly game: string
  readonly seats: number
  readonly variant: Variant
  readonly seed: string
  /** In all parts together. */
  readonly games: number
  readonly numbers: readonly number[]
}

/** In what direction should the numbers go? */
export interface Practice extends Games {
  /** Numbers of earlier times: what only beats itself is not to be learned. */
  readonly earlier: readonly (readonly number[])[]
}

/** How often does one seat that goes by the numbers win where the others go by those? */
export interface Trial extends Games {
  readonly against: readonly number[]
}

/** What a part has added up: by number, the results of seats that had more of it less those of seats that had less; and how many seats there were. */
export type PracticeResult = { readonly number: number; readonly slopes: readonly number[]; readonly seats: number } | Fault
export type TrialResult = { readonly number: number; readonly won: number } | Fault

interface Fault {
  readonly number: number
  readonly error: string
  readonly code?: string
}

/** Always the same, whoever plays them, so that sums do not depend on the number of threads. */
export const PARTS = 16

/** A routine that goes on for longer goes round in circles. */
const LONGEST = 5000

/** Unless the evaluation says how far apart clear results are. */
const CLEAR = 100

export const learnedOf = (id: string, { learned }: Evaluation): Learned => learned ?? fail('cli.routine', `${id} has no routine whose numbers could be learned.`)

/** Plays the games of a part. Every seat has all numbers moved a step up or down; in every third game one has those of an earlier time. */
export function practicePlayer(practice: Practice): (part: number) => PracticeResult {
  const { numbers, seats, seed, earlier } = practice
  const { game, evaluation, learned } = tableOf(practice)
  const { clear = CLEAR } = evaluation
  const veterans = earlier.map((each) => learned.routineBy(each))
  return (part) => {
    const random = new Random(`${seed}/${part}`)
    const slopes = numbers.map(() => 0)
    let moved = 0
    return faultOr(part, () => {
      for (const number of gamesOf(part, practice.games)) {
        const veteran = number % 3 === 0 ? random.int(seats) : undefined
        const signs = Array.from({ length: seats }, () => numbers.map(() => (random.int(2) === 0 ? 1 : -1)))
        const routines = signs.map((own, seat) => (seat === veteran ? veterans[random.int(veterans.length)] : learned.routineBy(numbers.map((value, i) => value + own[i] * learned.steps[i]))))
        const { scores } = played(game, practice.variant, routines, `${seed}/${part}/${number}`, random)
        signs.forEach((own, seat) => {
          if (seat === veteran) return
          const lead = scores[seat] - Math.max(...scores.filter((_, other) => other !== seat))
          const result = Math.tanh(lead / clear)
          own.forEach((sign, i) => (slopes[i] += result * sign))
          moved++
        })
      }
      return { number: part, slopes, seats: moved }
    })
  }
}

/** Plays the games of a part. Everybody sits everywhere once with the same luck. */
export function trialPlayer(trial: Trial): (part: number) => TrialResult {
  const { numbers, seats, seed, against } = trial
  const { game, learned } = tableOf(trial)
  const [judged, other] = [learned.routineBy(numbers), learned.routineBy(against)]
  return (part) =>
    faultOr(part, () => {
      let won = 0
      for (const number of gamesOf(part, trial.games)) {
        const own = `${seed}/${Math.floor(number / seats)}`
        const judgedSeat = number % seats
        const routines = Array.from({ length: seats }, (_, seat) => (seat === judgedSeat ? judged : other))
        const { places } = played(game, trial.variant, routines, own, new Random(own))
        if (places[judgedSeat] === 1) won += 1 / places.filter((place) => place === 1).length
      }
      return { number: part, won }
    })
}

function tableOf({ game: id }: Games): { game: Game; evaluation: Evaluation; learned: Learned } {
  const { make, evaluation } = gameById(id)
  return { game: make(), evaluation, learned: learnedOf(id, evaluation) }
}

function gamesOf(part: number, games: number): number[] {
  const from = Math.floor((part * games) / PARTS)
  const to = Math.floor(((part + 1) * games) / PARTS)
  return Array.from({ length: to - from }, (_, i) => from + i)
}

/** A whole game; once everything is dealt by a quick stream of chance, since nobody is there to guess it. */
function played(game: Game, variant: Variant, routines: readonly ReturnType<Learned['routineBy']>[], own: string, random: Random): Outcome {
  const state = game.start(variant, routines.length, secretFromSeed(own))
  state.chance = fastChance(random)
  for (let choices = 0; state.over === 0; choices++) {
    if (choices === LONGEST) fail('cli.endless', `The routine of ${game.id} has not come to an end after ${LONGEST} choices, seed ${own}.`)
    const asked = next(game.pending(state))
    game.choose(state, asked, routines[asked.seat].choose(state, asked))
  }
  return game.outcome(state) ?? fail('rules.outcome', 'The game is over and has no outcome')
}

/** An error does not keep its class on its way between threads. */
function faultOr<R>(part: number, play: () => R): R | Fault {
  try {
    return play()
  } catch (error) {
    if (error instanceof OrreryError) return { number: part, error: error.message, code: error.code }
    return { number: part, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
