import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from '#kernel/errors.ts'
import type { Variant } from '#kernel/variant.ts'
import { complain, print, type Command } from './command.ts'
import { parseFlags } from './flags.ts'
import { recordGame } from './record.ts'
import { replayText } from './replay.ts'
import { root } from './root.ts'
import { checkSetup, readGame } from './setup.ts'

export const golden: Command = {
  usage: 'golden --game G [--write]',
  about: 'play the golden records again, or make them anew when rules have changed on purpose',
  run(args) {
    const { flags } = parseFlags('golden', args, { game: 'text', write: 'switch' })
    const entry = readGame(flags.game)
    const folder = join(root, 'games', entry.id, 'test', 'golden')
    const list = readList(join(folder, 'list.json'))
    const files = readdirSync(folder).filter((file) => file.endsWith('.rec'))
    const strays = files.filter((file) => !list.some(({ name }) => file === `${name}.rec`))
    if (flags.write) {
      for (const file of strays) rmSync(join(folder, file))
      for (const { name, seats, variant, bots, seed } of list) {
        const game = entry.make()
        writeFileSync(join(folder, `${name}.rec`), recordGame(checkSetup({ entry, game, seats, variant }), bots, seed))
      }
      print(`${list.length} records written`)
      return 0
    }
    const faults = [...strays.map((file) => `${file}: not in list.json`), ...list.flatMap(({ name }) => fault(folder, name))]
    for (const each of faults) complain(each)
    if (faults.length === 0) print(`${list.length} records play as they did`)
    return faults.length > 0 ? 1 : 0
  },
}

/** One line of list.json: what is recorded. */
interface GoldenGame {
  readonly name: string
  readonly seats: number
  readonly variant: Variant
  /** One name for each seat. */
  readonly bots: readonly string[]
  readonly seed: string
}

function readList(file: string): readonly GoldenGame[] {
  if (!existsSync(file)) fail('cli.file', `There is no list of golden records at ${file}.`)
  return JSON.parse(readFileSync(file, 'utf8')) as GoldenGame[]
}

function fault(folder: string, name: string): string[] {
  const file = join(folder, `${name}.rec`)
  if (!existsSync(file)) return [`${name}.rec: missing`]
  const result = replayText(readFileSync(file, 'utf8'))
  if (!result.ok) return [`${name}.rec: ${result.message}`]
  return result.recorder.state.over === 0 ? [`${name}.rec: the game is not over`] : []
}
