import { fail } from '#kernel/errors.ts'
import { Random } from '#kernel/chance.ts'
import { allTables, conform, type Conformance, type Table } from '#kernel/conformance/suite.ts'
import { fullVariant } from '#kernel/variant.ts'
import { games, type GameEntry } from '#games/registry.ts'
import { complain, print, type Command } from './command.ts'
import { parseFlags, type Flags } from './flags.ts'
import { botsConform } from './fuzz-bots.ts'
import { tablesConform } from './fuzz-tables.ts'
import { Progress } from './progress.ts'
import { readGame, readVariant } from './setup.ts'

/** `random`: the conformance suite at every choice of a random game; `bots`: a game between bots; `tables`: a random game with a corrected table. */
const PLAYS = ['random', 'bots', 'tables'] as const
type Play = (typeof PLAYS)[number]

const FLAGS = { game: 'text', seats: 'count', variant: 'text', play: 'text', minutes: 'amount', seed: 'text' } as const

export const fuzz: Command = {
  usage: `fuzz [--game G] [--seats N] [--variant JSON] [--play ${PLAYS.join('|')}] [--minutes M | --seed S]`,
  about: 'every table of every game, with random choices and the whole conformance suite, with bots, and with corrected tables, on fresh seeds until the time is over; with --seed, each once with that seed',
  run(args) {
    const { flags } = parseFlags('fuzz', args, FLAGS)
    const trials = readTrials(flags)
    const { seed } = flags
    const base = `fuzz${Date.now()}`
    const milliseconds = (flags.minutes ?? 1) * 60_000
    const report: Report = { games: 0, plies: 0, sampled: 0, twinPlies: 0, botGames: 0, botChoices: 0, refused: 0 }
    const progress = new Progress('fuzz')
    const started = Date.now()
    const elapsed = (): number => Date.now() - started
    let lap = trials
    for (let i = 0; seed === undefined ? elapsed() < milliseconds : i < trials.length; i++) {
      const round = Math.floor(i / trials.length)
      // A short run gets something of everything, too.
      if (seed === undefined && i % trials.length === 0) lap = shuffled(trials, `${base}/${round}`)
      const trial = lap[i % trials.length]
      const own = seed ?? `${base}-${round}`
      const violation = attempt(trial, own, report)
      if (violation !== undefined) {
        progress.done()
        complain(violation)
        complain(`Again: fuzz --game ${trial.entry.id} --seats ${trial.table.seats} --variant '${JSON.stringify(trial.table.variant)}' --play ${trial.play} --seed ${own}`)
        return 1
      }
      progress.at(seed === undefined ? elapsed() : i + 1, seed === undefined ? milliseconds : trials.length, () => inWords(report))
    }
    progress.done()
    print(`${inWords(report)}: nothing found`)
    return 0
  },
}

interface Report extends Conformance {
  botGames: number
  botChoices: number
  /** Corrected tables that make no game. */
  refused: number
}

const inWords = ({ games: played, plies, twinPlies, botGames, botChoices, refused }: Report): string =>
  `${played} games, ${plies} choices, ${twinPlies} of twins; ${botGames} games of bots, ${botChoices} choices; ${refused} tables refused`

interface Trial {
  readonly entry: GameEntry
  readonly table: Table
  readonly play: Play
}

/** Every table that was asked for, in every way to play it. */
function readTrials(flags: Flags<typeof FLAGS>): Trial[] {
  const entries = flags.game === undefined ? games : [readGame(flags.game)]
  const plays = PLAYS.filter((play) => flags.play === undefined || flags.play === play)
  if (plays.length === 0) fail('cli.value', `"--play" is one of ${PLAYS.join(', ')}, not "${flags.play}".`)
  const wanted = flags.variant === undefined ? undefined : readVariant(flags.variant)
  const trials = entries.flatMap((entry) => {
    const game = entry.make()
    const fits = ({ seats, variant }: Table): boolean => {
      if (flags.seats !== undefined && seats !== flags.seats) return false
      return wanted === undefined || Object.entries(wanted).every(([name, value]) => fullVariant(game.definition.variants, variant, seats)[name] === value)
    }
    return allTables(game).filter(fits).flatMap((table) => plays.map((play) => ({ entry, table, play })))
  })
  return trials.length > 0 ? trials : fail('cli.value', 'No game has such a table.')
}

function attempt({ entry, table, play }: Trial, seed: string, report: Report): string | undefined {
  try {
    if (play === 'random') conform(entry.make(), table, seed, 1, report)
    else if (play === 'tables') report.refused += tablesConform(entry, table, seed, report) ? 0 : 1
    else {
      report.botChoices += botsConform(entry, table, seed)
      report.botGames++
    }
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return play === 'random' ? reason : `${entry.id}, ${table.seats} seats, ${JSON.stringify(table.variant)}, ${play}, seed ${seed}: ${reason}`
  }
}

function shuffled<T>(all: readonly T[], seed: string): T[] {
  const random = new Random(seed)
  const out = [...all]
  for (let i = out.length - 1; i > 0; i--) {
    const j = random.int(i + 1)
    ;[out[i], out[j]] = [out[j], out[i]]
  }
  return out
}
