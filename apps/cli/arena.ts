import { Worker } from 'node:worker_threads'
import { makeBot } from '#bots/levels.ts'
import { fail } from '#kernel/errors.ts'
import { ArenaFile } from './arena-file.ts'
import { arenaPlayer, type Arena, type ArenaResult } from './arena-games.ts'
import { print, rounded, table, type Command } from './command.ts'
import { parseFlags } from './flags.ts'
import { Progress } from './progress.ts'
import { sequentialTest, type Verdict } from './sequential.ts'
import { readSetup, type Setup } from './setup.ts'
import { standings } from './standings.ts'

export const arena: Command = {
  usage: 'arena --game G [--seats N] --bots A,B[,…] [--games K] [--until SHARE] [--seed S] [--variant JSON] [--file F] [--workers W] [--json]',
  about: 'let bots play each other, seats rotated and seeds mirrored; --until stops when the first bot is clearly above or below that share, --file goes on with what was played before',
  async run(args) {
    const { flags } = parseFlags('arena', args, { game: 'text', seats: 'count', variant: 'text', bots: 'text', games: 'count', until: 'text', seed: 'text', file: 'text', workers: 'count', json: 'switch' })
    const setup = readSetup(flags)
    const plan: Arena = { game: setup.game.id, seats: setup.seats, variant: setup.variant, bots: seatedBots(setup, flags.bots), seed: flags.seed ?? '1' }
    const line = flags.until === undefined ? undefined : readShare(flags.until)
    const started = performance.now()
    const results = await new Contest(plan, flags.games ?? 100, line, flags.file).play(flags.workers ?? 1)
    const seconds = rounded((performance.now() - started) / 1000)
    const report = { ...standings(plan.bots, results), ...(line === undefined ? {} : { until: line, verdict: verdictOf(plan.bots, results, line) }), seconds, errors: results.flatMap((each) => ('error' in each ? [each.error] : [])) }
    if (flags.json) print(JSON.stringify(report))
    else {
      const rows = report.table.map(({ bot, share, ci95, elo, elo95, thought, longest }) => [bot, percent(share), `${percent(ci95[0])} to ${percent(ci95[1])}`, elo, `${elo95[0]} to ${elo95[1]}`, thought, longest])
      print(table([['bot', 'share', '95 % interval', 'Elo', '95 % interval', 'ms/decision', 'longest'], ...rows]))
      print(`${report.games} games in ${seconds} s${report.verdict === undefined ? '' : `, ${report.table[0].bot} is ${words[report.verdict]} ${percent(line ?? 0)}`}`)
      for (const error of report.errors) print(error)
    }
    return report.errors.length > 0 ? 1 : 0
  },
}

const words: Record<Verdict, string> = { above: 'above', below: 'below', open: 'not clearly beside' }

/** Fewer bots than seats are repeated in their order. */
function seatedBots(setup: Setup, text: string | undefined): string[] {
  const names = (text ?? fail('cli.missing', 'Which bots? Add --bots with at least two names.')).split(',')
  for (const name of names) makeBot(name, setup.entry.evaluation)
  if (names.length > setup.seats) fail('cli.bots', `${setup.seats} seats have no room for ${names.length} bots.`)
  return Array.from({ length: setup.seats }, (_, seat) => names[seat % names.length])
}

function readShare(text: string): number {
  const share = Number(text)
  return share > 0 && share < 1 ? share : fail('cli.share', `--until is a share between 0 and 1, not ${text}.`)
}

/** Plays what is not played yet. The results do not depend on how many workers there are: every game has its own seed. */
class Contest {
  private readonly plan: Arena
  private readonly games: number
  private readonly line: number | undefined
  private readonly file: ArenaFile | undefined
  private readonly progress: Progress
  private readonly results: ArenaResult[]
  private next = 0
  private clear = false

  constructor(plan: Arena, games: number, line: number | undefined, file: string | undefined) {
    this.plan = plan
    this.games = games
    this.line = line
    this.file = file === undefined ? undefined : new ArenaFile(file, plan)
    this.results = this.file?.results.filter(({ number }) => number < games) ?? []
    this.progress = new Progress(`arena ${plan.game}`)
    this.judge()
  }

  async play(workers: number): Promise<ArenaResult[]> {
    if (workers === 1) {
      const play = arenaPlayer(this.plan)
      for (let number = this.take(); number !== undefined; number = this.take()) this.add(play(number))
    } else await Promise.all(Array.from({ length: Math.min(workers, this.games) }, () => this.runWorker()))
    this.progress.done()
    return this.upTo(this.results.sort((one, two) => one.number - two.number))
  }

  private take(): number | undefined {
    while (this.results.some(({ number }) => number === this.next)) this.next++
    return this.clear || this.next >= this.games ? undefined : this.next++
  }

  private add(result: ArenaResult): void {
    this.results.push(result)
    this.file?.add(result)
    this.judge()
    this.progress.at(this.results.length, this.games, () => liveShare(this.plan.bots, this.results))
  }

  /** A whole round of rotations is the least that is looked at. */
  private judge(): void {
    this.clear = this.line !== undefined && verdictOf(this.plan.bots, this.results, this.line) !== 'open'
  }

  /** Games beyond the one that made it clear were under way elsewhere and are not counted. */
  private upTo(sorted: ArenaResult[]): ArenaResult[] {
    return this.line === undefined ? sorted : sorted.slice(0, decidedAt(this.plan.bots, sorted, this.line).games)
  }

  private runWorker(): Promise<void> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./arena-worker.js', import.meta.url), { workerData: this.plan })
      const send = (): void => {
        const number = this.take()
        if (number === undefined) void worker.terminate().then(() => resolve())
        else worker.postMessage(number)
      }
      worker.on('error', reject)
      worker.on('message', (result: ArenaResult) => {
        this.add(result)
        send()
      })
      send()
    })
  }
}

const verdictOf = (bots: readonly string[], results: readonly ArenaResult[], line: number): Verdict => decidedAt(bots, results, line).verdict

/** What the first bot won, game by game without a gap, held against the line. */
function decidedAt(bots: readonly string[], results: readonly ArenaResult[], line: number): { verdict: Verdict; games: number } {
  const byNumber = new Map(results.map((each) => [each.number, each]))
  const won: number[] = []
  for (let number = 0; byNumber.has(number); number++) {
    const result = byNumber.get(number)
    if (result && 'shares' in result) won.push(result.shares.reduce((sum, share, i) => sum + (bots[i] === bots[0] ? share : 0), 0))
  }
  return sequentialTest(won, line)
}

function liveShare(bots: readonly string[], results: readonly ArenaResult[]): string {
  const [first] = standings(bots, results).table
  return `${first.bot} ${percent(first.share)}`
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
