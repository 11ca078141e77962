import { fail } from '#kernel/errors.ts'
import type { Arena, ArenaResult } from './arena-games.ts'
import { botMaker } from './bots-by-name.ts'
import { Collection } from './collection.ts'
import { print, rounded, table, type Command } from './command.ts'
import { parseFlags } from './flags.ts'
import { LONG_RUN_FLAGS, LONG_RUN_USAGE, playLong } from './long-run.ts'
import { sequentialTest, type Verdict } from './sequential.ts'
import { milestoneIn } from './milestones.ts'
import { prepare } from './series.ts'
import { readSetup, type Setup } from './setup.ts'
import { sidesIn } from './sides.ts'
import { standings } from './standings.ts'

export const arena: Command = {
  usage: `arena --game G [--seats N] --bots A,B[,…] [--games K] [--until SHARE] [--seed S] [--variant JSON] ${LONG_RUN_USAGE}`,
  about: 'let bots play each other, seats rotated and seeds mirrored; a bot is a name or a file; --until stops when the first bot is clearly above or below that share, --file goes on with what was played before, --queue leaves the games to workers at DATABASE_URL',
  async run(args) {
    const { flags } = parseFlags('arena', args, { game: 'text', seats: 'count', variant: 'text', bots: 'text', games: 'count', until: 'text', seed: 'text', ...LONG_RUN_FLAGS })
    const setup = readSetup(flags)
    const plan: Arena = { game: setup.game.id, seats: setup.seats, variant: setup.variant, bots: seatedBots(setup, flags.bots), seed: flags.seed ?? '1' }
    const line = flags.until === undefined ? undefined : readShare(flags.until)
    const prepared = await prepare('arena', plan)
    for (const name of new Set(plan.bots)) await botMaker(name, setup.entry.evaluation, prepared.code)
    const collection = new Collection(prepared, {
      games: flags.games ?? 100,
      file: flags.file,
      clear: (results) => line !== undefined && verdictOf(plan.bots, results, line) !== 'open',
      live: (results) => liveShare(plan.bots, results),
    })
    const started = performance.now()
    if (!(await playLong(collection, flags))) return 0
    const results = upTo(plan.bots, collection.results(), line)
    const seconds = rounded((performance.now() - started) / 1000)
    const sides = sidesIn(results)
    const milestone = milestoneIn(results)
    const report = { ...standings(plan.bots, results), ...(sides.length === 0 ? {} : { sides }), ...(milestone === undefined ? {} : { milestone }), ...(line === undefined ? {} : { until: line, verdict: verdictOf(plan.bots, results, line) }), seconds, errors: results.flatMap((each) => ('error' in each ? [each.error] : [])) }
    if (flags.json) print(JSON.stringify(report))
    else {
      const rows = report.table.map(({ bot, share, ci95, elo, elo95, thought, longest }) => [bot, percent(share), `${percent(ci95[0])} to ${percent(ci95[1])}`, elo, `${elo95[0]} to ${elo95[1]}`, thought, longest])
      print(table([['bot', 'share', '95 % interval', 'Elo', '95 % interval', 'ms/decision', 'longest'], ...rows]))
      print(`${report.games} games in ${seconds} s${report.verdict === undefined ? '' : `, ${report.table[0].bot} is ${words[report.verdict]} ${percent(line ?? 0)}`}`)
      if (sides.length > 0)
        print(table([['side', 'played', 'share', '95 % interval', 'of fair'], ...sides.map(({ side, played, share, ci95, ofFair }) => [side, played, percent(share), `${percent(ci95[0])} to ${percent(ci95[1])}`, ofFair])]))
      if (milestone !== undefined)
        print(`${setup.entry.milestone?.name ?? ''}: median at ${percent(milestone.median)} of the game, in the last third or never in ${percent(milestone.lastThird / milestone.games)} of the games, never in ${milestone.games - milestone.reached}`)
      for (const error of report.errors) print(error)
    }
    return report.errors.length > 0 ? 1 : 0
  },
}

const words: Record<Verdict, string> = { above: 'above', below: 'below', open: 'not clearly beside' }

/** Fewer bots than seats are repeated in their order. */
function seatedBots(setup: Setup, text: string | undefined): string[] {
  const names = (text ?? fail('cli.missing', 'Which bots? Add --bots with at least two names.')).split(',')
  if (names.length > setup.seats) fail('cli.bots', `${setup.seats} seats have no room for ${names.length} bots.`)
  return Array.from({ length: setup.seats }, (_, seat) => names[seat % names.length])
}

function readShare(text: string): number {
  const share = Number(text)
  return share > 0 && share < 1 ? share : fail('cli.share', `--until is a share between 0 and 1, not ${text}.`)
}

/** Games beyond the one that made it clear were under way elsewhere and are not counted. */
function upTo(bots: readonly string[], sorted: readonly ArenaResult[], line: number | undefined): readonly ArenaResult[] {
  return line === undefined ? sorted : sorted.filter(({ number }) => number < decidedAt(bots, sorted, line).next)
}

const verdictOf = (bots: readonly string[], results: readonly ArenaResult[], line: number): Verdict => decidedAt(bots, results, line).verdict

/** What the first bot won, game by game without a gap, held against the line; `next` is the first game that does not count. */
function decidedAt(bots: readonly string[], results: readonly ArenaResult[], line: number): { verdict: Verdict; next: number } {
  const byNumber = new Map(results.map((each) => [each.number, each]))
  const won: number[] = []
  const numbers: number[] = []
  let number = 0
  for (let result = byNumber.get(0); result; result = byNumber.get(++number)) {
    if ('error' in result) continue
    won.push(result.shares.reduce((sum, share, i) => sum + (bots[i] === bots[0] ? share : 0), 0))
    numbers.push(number)
  }
  const { verdict, games } = sequentialTest(won, line)
  return { verdict, next: verdict === 'open' ? Infinity : numbers[games - 1] + 1 }
}

function liveShare(bots: readonly string[], results: readonly ArenaResult[]): string {
  const [first] = standings(bots, results).table
  return `${first.bot} ${percent(first.share)}`
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
