import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { games } from '#games/registry.ts'
import { fail } from '#kernel/errors.ts'
import { print, type Command } from './command.ts'
import { parseFlags } from './flags.ts'
import { root } from './root.ts'
import { readGame } from './setup.ts'

export const rules: Command = {
  usage: 'rules [--game G]',
  about: 'print the rules that no test names',
  run(args) {
    const { flags } = parseFlags('rules', args, { game: 'text' })
    const ids = flags.game === undefined ? games.map((each) => each.id) : [readGame(flags.game).id]
    const untested = ids.flatMap((id) => untestedRules(id))
    for (const rule of untested) print(rule)
    return untested.length > 0 ? 1 : 0
  },
}

function untestedRules(id: string): string[] {
  const page = join(root, 'docs', 'rules', `${id}.md`)
  if (!existsSync(page)) fail('cli.file', `${id} has no page of rules at docs/rules/${id}.md.`)
  const tested = new Set<string>()
  for (const file of testFiles(join(root, 'games', id, 'test'))) for (const rule of ruleNumbers(readFileSync(file, 'utf8'))) tested.add(rule)
  return listedRules(readFileSync(page, 'utf8')).filter((rule) => !tested.has(rule))
}

/** `**RA-3.2**` opens a rule. */
export function listedRules(page: string): string[] {
  return [...page.matchAll(/\*\*([A-Z]+-\d+(?:\.\d+)+)\*\*/g)].map((match) => match[1])
}

/** Every number that a test mentions; RA-1.10 is no mention of RA-1.1. */
export function ruleNumbers(text: string): string[] {
  return [...text.matchAll(/\b[A-Z]+-\d+(?:\.\d+)+/g)].map((match) => match[0])
}

function testFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file))
}
