import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from '#kernel/errors.ts'
import { complain, print, type Command } from './command.ts'
import { parseFlags } from './flags.ts'
import { cells, nameOf, type Cell } from './lab-cells.ts'
import { root } from './root.ts'
import type { Standing } from './standings.ts'

/** At most so many games a cell. */
const GAMES = 200

interface Result {
  readonly games: number
  readonly table: readonly Standing[]
  readonly errors: readonly string[]
}

export const lab: Command = {
  usage: 'lab [--only TEXT] [--games K] [--workers W] [--dir D] [--write]',
  about: 'play all the matches whose results docs/bots.md shows, each until it is clear; what was played before is gone on with; --write puts the table into docs/bots.md',
  run(args) {
    const { flags } = parseFlags('lab', args, { only: 'text', games: 'count', workers: 'count', dir: 'text', write: 'switch' })
    const dir = flags.dir ?? join(root, 'dist', 'lab')
    mkdirSync(dir, { recursive: true })
    const { only } = flags
    const chosen = cells.filter((cell) => only === undefined || nameOf(cell).includes(only))
    if (chosen.length === 0) fail('cli.only', `No match is called like "${only}"; there are ${cells.map(nameOf).join(', ')}.`)
    const rows: string[] = []
    let faults = 0
    for (const cell of chosen) {
      complain(nameOf(cell))
      const result = play(cell, join(dir, `${nameOf(cell)}.arena`), flags.games ?? GAMES, flags.workers ?? 1)
      faults += result.errors.length
      rows.push(rowOf(cell, result))
      print(rows[rows.length - 1])
    }
    if (flags.write) writeTable(rows)
    return faults > 0 ? 1 : 0
  },
}

function play({ game, seats, bots, target }: Cell, file: string, games: number, workers: number): Result {
  const once = (): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(
      process.execPath,
      [join(root, 'scripts/orrery.mjs'), 'arena', '--game', game, '--seats', String(seats), '--bots', bots.join(','), '--games', String(games), ...(target === undefined ? [] : ['--until', String(target)]), '--workers', String(workers), '--file', file, '--json'],
      { encoding: 'utf8', cwd: root },
    )
  let { status, stdout, stderr } = once()
  // Games of other rules or bots prove nothing about these.
  if (status === 2 && existsSync(file) && /Begin another file/.test(stderr)) {
    renameSync(file, `${file}.old`)
    ;({ status, stdout, stderr } = once())
  }
  const last = stdout.trim().split('\n').at(-1) ?? ''
  return last.startsWith('{') ? (JSON.parse(last) as Result) : fail('cli.lab', `${game} was not played (${status}): ${stderr.slice(-400)}`)
}

const HEAD = ['| game | seats | first bot | against | won | 95 % interval | target | games | ms/decision | longest |', '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |']

function rowOf({ game, seats, bots, target }: Cell, { games, table, errors }: Result): string {
  const [{ share, ci95, thought, longest }] = table
  const rivals = bots.length > 1 ? `${bots.length > 2 ? `${bots.length - 1} × ` : ''}${bots[1]}` : 'the game'
  const told = [game, seats, bots[0], rivals, percent(share), `${percent(ci95[0])} to ${percent(ci95[1])}`, target === undefined ? '' : percent(target), errors.length > 0 ? `${games}, ${errors.length} failed` : games, thought, longest]
  return `| ${told.join(' | ')} |`
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const PAGE = 'docs/bots.md'
const [BEGIN, END] = ['<!-- lab -->', '<!-- /lab -->']

/** Rows of this run replace those of the same match; the others stay. */
function writeTable(rows: readonly string[]): void {
  const path = join(root, PAGE)
  const text = readFileSync(path, 'utf8')
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (from < 0 || to < from) fail('cli.lab', `${PAGE} has no place for the table between ${BEGIN} and ${END}.`)
  const matchOf = (row: string): string => row.split('|').slice(1, 5).join('|')
  const fresh = new Map(rows.map((row) => [matchOf(row), row]))
  const kept = text.slice(from + BEGIN.length, to).trim().split('\n').filter((row) => row.startsWith('| ') && !HEAD.includes(row))
  const merged = new Map([...kept.map((row): [string, string] => [matchOf(row), row]), ...fresh])
  writeFileSync(path, `${text.slice(0, from)}${[BEGIN, ...HEAD, ...merged.values()].join('\n')}\n${text.slice(to)}`)
}
