import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gameById } from '#games/registry.ts'
import { fail, OrreryError } from '#kernel/errors.ts'
import { parseRecord, replay as replayRecord, type Header, type Recorder } from '#kernel/record.ts'
import { complain, print, type Command } from './command.ts'
import { parseFlags } from './flags.ts'

export const replay: Command = {
  usage: 'replay FILE [--json]',
  about: 'play a record again and stop where it no longer fits',
  run(args) {
    const { flags, rest } = parseFlags('replay', args, { json: 'switch' }, 1)
    const file = rest[0] ?? fail('cli.missing', 'Which record? Name a file, or - for standard input.')
    const text = readRecord(file)
    const result = replayText(text)
    if (result.ok) {
      const { plies, lastHash, game, state } = result.recorder
      const report = { ok: true, plies, hash: lastHash, outcome: game.outcome(state) ?? null }
      print(flags.json ? JSON.stringify(report) : `ok, ${plies} choices, hash ${lastHash}, ${report.outcome ? `scores ${report.outcome.scores.join(' ')}` : 'not over'}`)
      return 0
    }
    complain(`${file}: ${result.message}`)
    if (flags.json) print(JSON.stringify({ ok: false, line: result.line, message: result.message }))
    return 1
  },
}

export type Replayed = { readonly ok: true; readonly recorder: Recorder } | { readonly ok: false; readonly line: number; readonly message: string }

/** Throws for what is no record of a game that we know; returns the line where a good record no longer fits. */
export function replayText(text: string): Replayed {
  const { header } = parseRecord(text)
  const game = gameById(header.game).make(header.override)
  checkHeader(header)
  try {
    return { ok: true, recorder: replayRecord(game, text) }
  } catch (error) {
    if (!(error instanceof OrreryError) || MALFORMED.has(error.code)) throw error
    const line = /^line (\d+): /.exec(error.message)
    if (line) return { ok: false, line: Number(line[1]), message: error.message }
    // Other rules or other tables: the header itself is where they part.
    const row = text.split('\n').findIndex((each) => each.startsWith(error.code === 'record.tables' ? 'tables ' : 'rules ')) + 1
    return { ok: false, line: row, message: `line ${row}: ${error.message}` }
  }
}

const MALFORMED = new Set(['record.malformed', 'record.secret', 'record.commitment', 'kernel.secret', 'variant.unknown', 'variant.value', 'variant.seats', 'game.seats'])

/** What parses and still makes no header. */
function checkHeader({ secret, seats, variant }: Header): void {
  if (secret === undefined) fail('record.secret', 'The record does not tell its secret, so it cannot be played again.')
  if (!Number.isInteger(seats)) fail('record.malformed', 'The header does not tell how many seats there are.')
  if (typeof variant !== 'object' || variant === null || Array.isArray(variant)) fail('record.malformed', 'The variant in the header is not an object.')
}

function readRecord(file: string): string {
  try {
    // npm runs in the project's folder; the file is named from where it was called.
    return readFileSync(file === '-' ? 0 : resolve(process.env['INIT_CWD'] ?? '', file), 'utf8')
  } catch (error) {
    return fail('cli.file', `"${file}" cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}).`)
  }
}
