import { cpus } from 'node:os'
import { makeBot } from '#bots/levels.ts'
import { games, type GameEntry } from '#games/registry.ts'
import type { ServerBench } from '../server/bench.ts'
import { botsInWords, MEASURED_BOTS, measureBots } from './bench-bots.ts'
import { measureTurns, turnsInWords } from './bench-turns.ts'
import { buildAll, measureServer, measureWeb, type WebSizes } from './bench-server.ts'
import { calibrate, measureCosts, measureRandomPlay, type Costs, type RandomPlay } from './bench-measures.ts'
import { print, rounded, table, type Command } from './command.ts'
import { parseFlags } from './flags.ts'
import { Progress } from './progress.ts'
import { readGame } from './setup.ts'

export const bench: Command = {
  usage: 'bench [--game G] [--seconds S] [--bots [A,B…]] [--turns [A,B…]] [--json]',
  about: 'measure what the performance budget promises, without --game the server and the client too; with --bots how fast bots think instead, with --turns how long their whole turns take; S seconds for each measure, 2 unless told',
  async run(args) {
    const { flags } = parseFlags('bench', args, { game: 'text', seconds: 'amount', bots: 'list', turns: 'list', json: 'switch' })
    const entries = flags.game === undefined ? games : [readGame(flags.game)]
    const seconds = flags.seconds ?? 2
    if (flags.bots) return benchBots(entries, flags.bots.length > 0 ? flags.bots : MEASURED_BOTS, seconds, flags.json)
    if (flags.turns) return benchTurns(entries, flags.turns.length > 0 ? flags.turns : ['strong'], seconds, flags.json)
    const fields = entries.flatMap(tablesOf)
    const progress = new Progress('bench')
    const before = calibrate()
    const randomPlay: RandomPlay[] = []
    const costs: Costs[] = []
    fields.forEach(({ entry, seats }, i) => {
      randomPlay.push(measureRandomPlay(entry.make(), seats, seconds))
      progress.at(2 * i + 1, 2 * fields.length, () => `${entry.id}, ${seats} seats`)
      costs.push(measureCosts(entry.make(), seats, seconds))
      progress.at(2 * i + 2, 2 * fields.length, () => `${entry.id}, ${seats} seats`)
    })
    const around = flags.game === undefined ? await measureAround(seconds, progress) : undefined
    progress.done()
    const calibration = calibrated(before)
    if (flags.json) print(JSON.stringify({ ...machine(), calibration, randomPlay, costs, ...around, budget: BUDGET }))
    else print([inWords(calibration, randomPlay, costs), ...(around ? [aroundInWords(around)] : [])].join('\n\n'))
    return 0
  },
}

interface Field {
  readonly entry: GameEntry
  readonly seats: number
}

function tablesOf(entry: GameEntry): Field[] {
  const { min, max } = entry.make().definition.seats
  return Array.from({ length: max - min + 1 }, (_, i) => ({ entry, seats: min + i }))
}

/** The smallest and the largest table of each game. */
function benchBots(entries: readonly GameEntry[], names: readonly string[], seconds: number, json: boolean): number {
  const fields = entries.flatMap((entry) => tablesOf(entry).filter((_, i, all) => i === 0 || i === all.length - 1))
  const { calibration, rows } = measureThinking(fields, names, ({ entry, seats }) => measureBots(entry, seats, names, seconds))
  print(json ? JSON.stringify({ ...machine(), calibration, bots: rows }) : `${calibrationInWords(calibration)}\n\n${botsInWords(rows)}`)
  return 0
}

function benchTurns(entries: readonly GameEntry[], names: readonly string[], seconds: number, json: boolean): number {
  const { calibration, rows } = measureThinking(entries.flatMap(tablesOf), names, ({ entry, seats }) => names.map((name) => measureTurns(entry, seats, name, seconds)))
  print(json ? JSON.stringify({ ...machine(), calibration, turns: rows }) : `${calibrationInWords(calibration)}\n\n${turnsInWords(rows)}`)
  return 0
}

function measureThinking<Row>(fields: readonly Field[], names: readonly string[], measure: (field: Field) => Row[]): { calibration: Calibration; rows: Row[] } {
  for (const { entry } of fields) for (const name of names) makeBot(name, entry.evaluation)
  const progress = new Progress('bench')
  const before = calibrate()
  const rows = fields.flatMap((field, i) => {
    const measured = measure(field)
    progress.at(i + 1, fields.length, () => `${field.entry.id}, ${field.seats} seats`)
    return measured
  })
  progress.done()
  return { calibration: calibrated(before), rows }
}

interface Calibration {
  readonly before: number
  readonly after: number
  readonly unit: string
}

const calibrated = (before: number): Calibration => ({ before: rounded(before, 1), after: rounded(calibrate(), 1), unit: 'million steps of a fixed loop per second' })
const calibrationInWords = ({ before, after, unit }: Calibration): string => `calibration ${before} and ${after} ${unit}`
const machine = (): { node: string; cpu: string } => ({ node: process.version, cpu: cpus()[0]?.model ?? 'unknown' })

interface Around {
  readonly server: ServerBench
  readonly web: WebSizes
}

async function measureAround(seconds: number, progress: Progress): Promise<Around> {
  buildAll()
  const server = await measureServer(games[0].id, Math.max(4, seconds), (text) => progress.say(text))
  return { server, web: measureWeb() }
}

function aroundInWords({ server, web }: Around): string {
  const { durableMoves, latencyP99, homeKB, tableKB } = BUDGET
  return table([
    ['server and client', 'measured', 'must', 'goal'],
    [`durable moves/s, ${server.matches} matches`, server.durableMovesPerSecond, durableMoves.must, durableMoves.goal],
    [`move to opponent, p50 ms at ${server.latency.movesPerSecond}/s`, server.latency.p50, '', ''],
    ['move to opponent, p99 ms', server.latency.p99, latencyP99.must, latencyP99.goal],
    ['home page script, KB compressed', web.homeKB, homeKB.must, homeKB.goal],
    ['a table more, KB compressed', web.tableKB, tableKB.must, tableKB.goal],
  ])
}

/** What must be reached, and what we would like. */
const BUDGET = {
  randomDecisionsPerSecond: {
    'res-arcana': { must: 300_000, goal: 600_000 },
    arcs: { must: 200_000, goal: 400_000 },
    syndicate: { must: 200_000, goal: 400_000 },
    'syndicate-ngata': { must: 200_000, goal: 400_000 },
    circadians: { must: 150_000, goal: 300_000 },
  } as Readonly<Record<string, { must: number; goal: number }>>,
  copyMicros: { must: 10, goal: 4 },
  imagineMicros: { must: 20, goal: 8 },
  cutPlayoutsPerSecond: { must: 4_000, goal: 10_000 },
  stateBytes: { must: 8_192, goal: 4_096 },
  durableMoves: { must: 1_000, goal: 5_000 },
  latencyP99: { must: 20, goal: 10 },
  homeKB: { must: 150, goal: 100 },
  tableKB: { must: 250, goal: 150 },
} as const

function inWords(calibration: Calibration, randomPlay: readonly RandomPlay[], costs: readonly Costs[]): string {
  const play = randomPlay.map((row) => {
    const budget = BUDGET.randomDecisionsPerSecond[row.game]
    return [row.game, row.seats, row.decisionsPerSecond, budget?.must ?? '', budget?.goal ?? '', row.gamesPerSecond, row.decisionsPerGame, row.meanOptions, row.maxOptions]
  })
  const cost = costs.map((row) => [row.game, row.seats, row.copyMicros, row.imagineMicros, row.cutPlayoutsPerSecond, row.stateBytesMean, row.stateBytesMax])
  const { copyMicros, imagineMicros, cutPlayoutsPerSecond, stateBytes } = BUDGET
  return [
    calibrationInWords(calibration),
    '',
    table([['random play', 'seats', 'decisions/s', 'must', 'goal', 'games/s', 'decisions/game', 'mean options', 'max options'], ...play]),
    '',
    table([
      ['one state', 'seats', 'copy µs', 'imagine µs', 'playouts/s cut at 40', 'JSON bytes', 'largest'],
      ...cost,
      ['must', '', copyMicros.must, imagineMicros.must, cutPlayoutsPerSecond.must, stateBytes.must, stateBytes.must],
      ['goal', '', copyMicros.goal, imagineMicros.goal, cutPlayoutsPerSecond.goal, stateBytes.goal, stateBytes.goal],
    ]),
  ].join('\n')
}
