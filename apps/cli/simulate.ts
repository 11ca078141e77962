import { nextChoice, LONGEST_GAME } from '#bots/play.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { Outcome } from '#kernel/definition.ts'
import { fail } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import { randomChoice } from '#kernel/random-play.ts'
import type { Variant } from '#kernel/variant.ts'
import { print, rounded, type Command } from './command.ts'
import { parseFlags } from './flags.ts'
import { Progress } from './progress.ts'
import { makeBots, readBots, readSetup } from './setup.ts'

export const simulate: Command = {
  usage: 'simulate --game G [--seats N] [--variant JSON] [--games K] [--seed S] [--bots a,b,…] [--json]',
  about: 'play games by bots and count',
  run(args) {
    const { flags } = parseFlags('simulate', args, { game: 'text', seats: 'count', variant: 'text', games: 'count', seed: 'text', bots: 'text', json: 'switch' })
    const setup = readSetup(flags)
    const names = readBots(setup, flags.bots)
    const bots = makeBots(setup, names)
    const allRandom = names.every((name) => name === 'random')
    const { game, seats, variant } = setup
    const games = flags.games ?? 100
    const seed = flags.seed ?? '1'
    const tally = new Tally(seats)
    const progress = new Progress(`simulate ${game.id}`)
    const started = performance.now()
    for (let i = 0; i < games; i++) {
      const own = `${seed}/${i}`
      try {
        if (allRandom) playRandomly(game, variant, seats, own, tally)
        else {
          const randoms = bots.map((_, seat) => new Random(`${own}/${seat}`))
          const state = game.start(variant, seats, secretFromSeed(own))
          while (state.over === 0) {
            const { seat, key } = nextChoice(game, state, bots, randoms)
            tally.decision(game.pending(state).find((each) => each.seat === seat)?.options.length ?? 0)
            game.answer(state, seat, key)
          }
          tally.finish(state.ply, game.outcome(state))
        }
      } catch (error) {
        tally.errors.push(`game ${i}, seed ${own}: ${error instanceof Error ? error.message : String(error)}`)
      }
      progress.at(i + 1, games)
    }
    progress.done()
    const seconds = (performance.now() - started) / 1000
    const report = {
      game: game.id,
      seats,
      games,
      finished: tally.finished,
      decisions: tally.decisions,
      seconds: rounded(seconds),
      decisionsPerSecond: Math.round(tally.decisions / seconds),
      gamesPerSecond: rounded(tally.finished / seconds, 1),
      meanOptions: rounded(tally.options / Math.max(1, tally.decisions), 2),
      maxOptions: tally.maxOptions,
      longestGame: tally.longest,
      wins: tally.wins.map((wins) => rounded(wins, 2)),
      errors: tally.errors,
    }
    if (flags.json) print(JSON.stringify(report))
    else for (const [name, value] of Object.entries(report)) print(`${name.padEnd(20)}${Array.isArray(value) ? value.join(name === 'errors' ? '\n' : '  ') : value}`)
    return tally.errors.length > 0 ? 1 : 0
  },
}

/** What is counted over many games. */
export class Tally {
  finished = 0
  decisions = 0
  options = 0
  maxOptions = 0
  longest = 0
  /** A shared win counts its part for each winner. */
  readonly wins: number[]
  readonly errors: string[] = []

  constructor(seats: number) {
    this.wins = new Array<number>(seats).fill(0)
  }

  decision(options: number): void {
    this.decisions++
    this.options += options
    if (options > this.maxOptions) this.maxOptions = options
  }

  finish(plies: number, outcome: Outcome | undefined): void {
    if (!outcome) return fail('rules.outcome', 'The game is over and has no outcome')
    this.finished++
    this.longest = Math.max(this.longest, plies)
    const share = 1 / outcome.places.filter((place) => place === 1).length
    outcome.places.forEach((place, seat) => {
      if (place === 1) this.wins[seat] += share
    })
  }
}

/** A whole game of random choices on the true state: what measures the rules and nothing else. */
export function playRandomly(game: Game, variant: Variant, seats: number, seed: string, tally: Tally): void {
  const random = new Random(seed)
  const state = game.start(variant, seats, secretFromSeed(seed))
  while (state.over === 0) {
    const { pending, option } = randomChoice(game, state, random)
    tally.decision(pending.options.length)
    game.choose(state, pending, option)
    if (state.ply > LONGEST_GAME) fail('rules.endless', `The game is not over after ${state.ply} choices`)
  }
  tally.finish(state.ply, game.outcome(state))
}
