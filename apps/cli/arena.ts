import { Worker } from 'node:worker_threads'
import { makeBot } from '#bots/levels.ts'
import { fail } from '#kernel/errors.ts'
import { arenaPlayer, type Arena, type ArenaResult } from './arena-games.ts'
import { print, rounded, table, type Command } from './command.ts'
import { parseFlags } from './flags.ts'
import { Progress } from './progress.ts'
import { readSetup, type Setup } from './setup.ts'
import { wilson } from './wilson.ts'

export const arena: Command = {
  usage: 'arena --game G [--seats N] --bots A,B[,…] [--games K] [--seed S] [--variant JSON] [--workers W] [--json]',
  about: 'let bots play each other, seats rotated and seeds mirrored',
  async run(args) {
    const { flags } = parseFlags('arena', args, { game: 'text', seats: 'count', variant: 'text', bots: 'text', games: 'count', seed: 'text', workers: 'count', json: 'switch' })
    const setup = readSetup(flags)
    const plan: Arena = { game: setup.game.id, seats: setup.seats, variant: setup.variant, bots: seatedBots(setup, flags.bots), seed: flags.seed ?? '1' }
    const games = flags.games ?? 100
    const started = performance.now()
    const results = await playAll(plan, games, Math.min(flags.workers ?? 1, games))
    const seconds = rounded((performance.now() - started) / 1000)
    const report = { ...standings(plan.bots, results), seconds, errors: results.flatMap((each) => ('error' in each ? [each.error] : [])) }
    if (flags.json) print(JSON.stringify({ games: report.games, table: report.table, seconds, errors: report.errors }))
    else {
      print(table([['bot', 'share', '95 % interval'], ...report.table.map(({ bot, share, ci95 }) => [bot, percent(share), `${percent(ci95[0])} to ${percent(ci95[1])}`])]))
      print(`${report.games} games in ${seconds} s`)
      for (const error of report.errors) print(error)
    }
    return report.errors.length > 0 ? 1 : 0
  },
}

/** Fewer bots than seats are repeated in their order. */
function seatedBots(setup: Setup, text: string | undefined): string[] {
  const names = (text ?? fail('cli.missing', 'Which bots? Add --bots with at least two names.')).split(',')
  for (const name of names) makeBot(name, setup.entry.evaluation)
  if (names.length > setup.seats) fail('cli.bots', `${setup.seats} seats have no room for ${names.length} bots.`)
  return Array.from({ length: setup.seats }, (_, seat) => names[seat % names.length])
}

/** One row per name; a name that sits on several seats gets what all of them won. */
export function standings(bots: readonly string[], results: readonly ArenaResult[]): { games: number; table: { bot: string; share: number; ci95: [number, number] }[] } {
  const played = results.filter((each) => 'shares' in each)
  const rows = [...new Set(bots)].map((bot) => {
    let won = 0
    for (const { shares } of played) bots.forEach((name, i) => (won += name === bot ? shares[i] : 0))
    const [low, high] = wilson(won, played.length)
    const ci95: [number, number] = [rounded(low, 4), rounded(high, 4)]
    return { bot, share: played.length > 0 ? rounded(won / played.length, 4) : 0, ci95 }
  })
  return { games: played.length, table: rows }
}

/** The results do not depend on how many workers there are: every game has its own seed. */
async function playAll(plan: Arena, games: number, workers: number): Promise<ArenaResult[]> {
  const progress = new Progress(`arena ${plan.game}`)
  const results: ArenaResult[] = []
  const add = (result: ArenaResult): void => {
    results.push(result)
    progress.at(results.length, games, () => liveShare(plan.bots, results))
  }
  if (workers === 1) {
    const play = arenaPlayer(plan)
    for (let number = 0; number < games; number++) add(play(number))
  } else {
    let next = 0
    await Promise.all(Array.from({ length: workers }, () => runWorker(plan, () => (next < games ? next++ : undefined), add)))
  }
  progress.done()
  return results.sort((one, two) => one.number - two.number)
}

function runWorker(plan: Arena, nextGame: () => number | undefined, add: (result: ArenaResult) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./arena-worker.js', import.meta.url), { workerData: plan })
    const send = (): void => {
      const number = nextGame()
      if (number === undefined) void worker.terminate().then(() => resolve())
      else worker.postMessage(number)
    }
    worker.on('error', reject)
    worker.on('message', (result: ArenaResult) => {
      add(result)
      send()
    })
    send()
  })
}

function liveShare(bots: readonly string[], results: readonly ArenaResult[]): string {
  const [first] = standings(bots, results).table
  return `${first.bot} ${percent(first.share)}`
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
