import { OrreryError } from '#kernel/errors.ts'
import { arena } from './arena.ts'
import { bench } from './bench.ts'
import { complain, print, type Command } from './command.ts'
import { fuzz } from './fuzz.ts'
import { golden } from './golden.ts'
import { lab } from './lab.ts'
import { positions } from './positions.ts'
import { record } from './record.ts'
import { replay } from './replay.ts'
import { rules } from './rules.ts'
import { simulate } from './simulate.ts'
import { tune } from './tune.ts'
import { worker } from './worker.ts'

const commands: Readonly<Record<string, Command>> = { simulate, record, replay, arena, tune, positions, lab, worker, rules, fuzz, bench, golden }

const help = (): string =>
  ['Usage: npm run -s orrery -- COMMAND …', '', ...Object.values(commands).flatMap(({ usage, about }) => [`  ${usage}`, `      ${about}`])].join('\n')

/** 0 well, 1 the command found something wrong, 2 it was asked for something that makes no sense. */
async function main([word, ...args]: readonly string[]): Promise<number> {
  if (word === undefined || word === 'help' || word === '--help' || word === '-h') {
    print(help())
    return word === undefined ? 2 : 0
  }
  if (!Object.hasOwn(commands, word)) {
    complain(`There is no command "${word}"; the commands are ${Object.keys(commands).join(', ')}.`)
    return 2
  }
  try {
    return await commands[word].run(args)
  } catch (error) {
    if (error instanceof OrreryError && isInput(error.code)) {
      complain(error.message)
      return 2
    }
    complain(error instanceof Error ? (error.stack ?? error.message) : String(error))
    return 1
  }
}

/** Refusals that speak of what was asked for, not of what went wrong inside. */
const isInput = (code: string): boolean => /^(cli|game|variant|bot|record|tables)\./.test(code) || code === 'kernel.secret'

// A reader that has seen enough, such as head, is no fault of ours.
process.stdout.on('error', () => process.exit(0))
process.exitCode = await main(process.argv.slice(2))
