import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { State } from '#kernel/definition.ts'
import type { Game } from '#kernel/game.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { rounded } from './command.ts'
import { playRandomly, Tally } from './simulate.ts'

export interface RandomPlay {
  readonly game: string
  readonly seats: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly decisionsPerGame: number
  readonly meanOptions: number
  readonly maxOptions: number
}

/** Whole random games on one core, after a warm-up. */
export function measureRandomPlay(game: Game, seats: number, seconds: number): RandomPlay {
  for (let i = 0; i < WARM_UP; i++) playRandomly(game, {}, seats, `warm${i}`, new Tally(seats))
  const tally = new Tally(seats)
  const started = performance.now()
  const end = started + seconds * 1000
  for (let i = 0; performance.now() < end; i++) playRandomly(game, {}, seats, `bench${i}`, tally)
  const took = (performance.now() - started) / 1000
  return {
    game: game.id,
    seats,
    decisionsPerSecond: Math.round(tally.decisions / took),
    gamesPerSecond: Math.round(tally.finished / took),
    decisionsPerGame: Math.round(tally.decisions / tally.finished),
    meanOptions: rounded(tally.options / tally.decisions, 2),
    maxOptions: tally.maxOptions,
  }
}

export interface Costs {
  readonly game: string
  readonly seats: number
  readonly copyMicros: number
  readonly imagineMicros: number
  readonly cutPlayoutsPerSecond: number
  readonly stateBytesMean: number
  readonly stateBytesMax: number
}

/** What a search pays for: copies, imagined states and short playouts, over states from all of a game. */
export function measureCosts(game: Game, seats: number, seconds: number): Costs {
  const states = sampleStates(game, seats)
  const bytes = states.map((state) => JSON.stringify(state).length)
  const random = new Random('costs')
  const each = (seconds * 1000) / 3
  const micros = (work: (state: State<object>) => void): number => 1_000_000 / perSecond(states, each, work)
  return {
    game: game.id,
    seats,
    copyMicros: rounded(micros((state) => game.copy(state)), 2),
    imagineMicros: rounded(micros((state) => game.imagine(state, random.int(seats), random)), 2),
    cutPlayoutsPerSecond: Math.round(perSecond(states, each, (state) => playout(game, game.imagine(state, random.int(seats), random), random))),
    stateBytesMean: Math.round(bytes.reduce((sum, size) => sum + size, 0) / bytes.length),
    stateBytesMax: Math.max(...bytes),
  }
}

/** Millions of steps per second of a loop that never changes: how fast is the machine in this minute? */
export function calibrate(): number {
  const steps = 30_000_000
  let x = 1
  const started = performance.now()
  for (let i = 0; i < steps; i++) {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
  }
  const took = performance.now() - started
  return x === 0 ? 0 : steps / took / 1000
}

const WARM_UP = 30
const CUT = 40
const SAMPLED_GAMES = 8

function sampleStates(game: Game, seats: number): State<object>[] {
  const states: State<object>[] = []
  for (let i = 0; i < SAMPLED_GAMES; i++) {
    const random = new Random(`states${i}`)
    const state = game.start({}, seats, secretFromSeed(`states${i}`))
    while (state.over === 0) {
      if (random.int(10) === 0) states.push(game.copy(state))
      const { pending, option } = randomChoice(game, state, random)
      game.choose(state, pending, option)
    }
  }
  return states
}

function perSecond(states: readonly State<object>[], milliseconds: number, work: (state: State<object>) => void): number {
  for (const state of states) work(state)
  let done = 0
  const started = performance.now()
  let took = 0
  while (took < milliseconds) {
    for (const state of states) work(state)
    done += states.length
    took = performance.now() - started
  }
  return (done / took) * 1000
}

function playout(game: Game, state: State<object>, random: Random): void {
  for (let i = 0; i < CUT && state.over === 0; i++) {
    const { pending, option } = randomChoice(game, state, random)
    game.choose(state, pending, option)
  }
}
