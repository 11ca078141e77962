import { nextChoice } from '#bots/play.ts'
import { Random } from '#kernel/chance.ts'
import { Recorder, seededHeader } from '#kernel/record.ts'
import type { Command } from './command.ts'
import { parseFlags } from './flags.ts'
import { makeBots, readBots, readSetup, type Setup } from './setup.ts'

export const record: Command = {
  usage: 'record --game G [--seats N] [--seed S] [--variant JSON] [--bots a,b,…]',
  about: 'play one game by bots and print its record',
  run(args) {
    const { flags } = parseFlags('record', args, { game: 'text', seats: 'count', variant: 'text', seed: 'text', bots: 'text' })
    const setup = readSetup(flags)
    process.stdout.write(recordGame(setup, readBots(setup, flags.bots), flags.seed ?? '1'))
    return 0
  },
}

/** The record of one game from set-up to the end, with its secret. */
export function recordGame(setup: Setup, names: readonly string[], seed: string): string {
  const { game, seats, variant } = setup
  const bots = makeBots(setup, names)
  const randoms = bots.map((_, seat) => new Random(`${seed}/${seat}`))
  const recorder = new Recorder(game, seededHeader(game, variant, seats, seed))
  while (recorder.state.over === 0) {
    const { seat, key } = nextChoice(game, recorder.state, bots, randoms)
    recorder.choose(seat, key)
  }
  return recorder.text(true)
}
