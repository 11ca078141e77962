import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBot } from '#bots/levels.ts'
import { games } from '#games/registry.ts'
import { fail } from '#kernel/errors.ts'
import { print, table, type Command } from './command.ts'
import { parseFlags } from './flags.ts'
import { root } from './root.ts'
import { readGame } from './setup.ts'

/** A good player finds this part of what is obvious. */
const ENOUGH = 0.9

interface Found {
  readonly game: string
  readonly asked: number
  readonly missed: readonly string[]
}

export const positions: Command = {
  usage: 'positions [--game G] [--bot B] [--json]',
  about: 'ask a bot the committed positions whose best choice is obvious, five times each; it has to find nine in ten of each game in most of its tries',
  run(args) {
    const { flags } = parseFlags('positions', args, { game: 'text', bot: 'text', json: 'switch' })
    const bot = flags.bot ?? 'strong'
    const asked = flags.game === undefined ? games : [readGame(flags.game)]
    for (const { evaluation } of asked) makeBot(bot, evaluation)
    const found = asked.filter(({ id }) => existsSync(join(root, testOf(id)))).map(({ id }) => ask(id, bot))
    if (flags.json) print(JSON.stringify(found))
    else print(table([['game', 'found', 'of', 'missed'], ...found.map(({ game, asked: all, missed }) => [game, all - missed.length, all, missed.join(', ')])]))
    return found.every(({ asked: all, missed }) => all - missed.length >= ENOUGH * all) ? 0 : 1
  },
}

const testOf = (game: string): string => `games/${game}/test/bot-positions.test.ts`

interface Report {
  readonly testResults: readonly { readonly assertionResults: readonly { readonly title: string; readonly status: string }[] }[]
}

/** The positions are laid out by the tests of their game, which ask the bot that the environment names. */
function ask(game: string, bot: string): Found {
  const scratch = mkdtempSync(join(tmpdir(), 'orrery-positions-'))
  try {
    const file = join(scratch, 'report.json')
    const { stderr } = spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', testOf(game), '--testTimeout=120000', '--reporter=json', `--outputFile.json=${file}`], { cwd: root, env: { ...process.env, ORRERY_BOT: bot }, encoding: 'utf8' })
    if (!existsSync(file)) return fail('cli.positions', `The positions of ${game} could not be asked: ${stderr.slice(0, 400)}`)
    const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
    const each = testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ title }) => title.includes(':'))
    return { game, asked: each.length, missed: each.filter(({ status }) => status !== 'passed').map(({ title }) => title.split(':', 1)[0]) }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
