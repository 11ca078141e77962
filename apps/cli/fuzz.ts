import { allTables, conform, type Conformance, type Table } from '#kernel/conformance/suite.ts'
import type { Game } from '#kernel/game.ts'
import { games } from '#games/registry.ts'
import { complain, print, type Command } from './command.ts'
import { parseFlags } from './flags.ts'
import { Progress } from './progress.ts'
import { readGame } from './setup.ts'

export const fuzz: Command = {
  usage: 'fuzz [--game G] [--minutes M] [--seed S]',
  about: 'the whole conformance suite at every choice, on fresh seeds until the time is over; with --seed, once with that seed',
  run(args) {
    const { flags } = parseFlags('fuzz', args, { game: 'text', minutes: 'amount', seed: 'text' })
    const entries = flags.game === undefined ? games : [readGame(flags.game)]
    const fields = entries.map((entry) => entry.make()).flatMap((game) => allTables(game).map((table) => ({ game, table })))
    const report: Conformance = { games: 0, plies: 0, sampled: 0, twinPlies: 0 }
    const milliseconds = (flags.minutes ?? 1) * 60_000
    const base = flags.seed ?? `fuzz${Date.now()}`
    const progress = new Progress('fuzz')
    const started = Date.now()
    const elapsed = (): number => Date.now() - started
    for (let i = 0; flags.seed === undefined ? elapsed() < milliseconds : i < fields.length; i++) {
      const { game, table } = fields[i % fields.length]
      const seed = flags.seed ?? `${base}-${Math.floor(i / fields.length)}`
      const violation = walk(game, table, seed, report)
      if (violation !== undefined) {
        progress.done()
        complain(violation)
        complain(`Again: fuzz --game ${game.id} --seed ${seed}`)
        return 1
      }
      progress.at(flags.seed === undefined ? elapsed() : i + 1, flags.seed === undefined ? milliseconds : fields.length, () => `${report.games} games, ${report.plies} choices`)
    }
    progress.done()
    print(`${report.games} games, ${report.plies} choices, ${report.twinPlies} of twins: nothing found`)
    return 0
  },
}

function walk(game: Game, table: Table, seed: string, report: Conformance): string | undefined {
  try {
    conform(game, table, seed, 1, report)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
