import type { Bot } from '#bots/bot.ts'
import type { Evaluation } from '#bots/evaluation.ts'
import { makeBot } from '#bots/levels.ts'
import { fail } from '#kernel/errors.ts'

/** A bot of its own for each game: what one remembers must not reach the next. */
export type BotMaker = () => Bot

/** By the name of the file, its code as one module; see own-bots.ts. */
export type OwnCode = Readonly<Record<string, string>>

/** `./my-bot.ts` is a bot of somebody's own; all others are known by their names. */
export const isOwnBot = (name: string): boolean => /\.[cm]?[jt]s$/.test(name)

export async function botMaker(name: string, evaluation: Evaluation, code: OwnCode): Promise<BotMaker> {
  if (!isOwnBot(name)) {
    makeBot(name, evaluation)
    return () => makeBot(name, evaluation)
  }
  const { makeBot: make } = await loaded(name, code[name] ?? fail('cli.bot', `The code of ${name} is not there.`))
  if (typeof make !== 'function') return fail('cli.bot', `${name} does not export a function makeBot(evaluation).`)
  return () => (make as (evaluation: Evaluation) => Bot)(evaluation)
}

async function loaded(name: string, code: string): Promise<{ makeBot?: unknown }> {
  try {
    return (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as { makeBot?: unknown }
  } catch (error) {
    return fail('cli.bot', `${name} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`)
  }
}
