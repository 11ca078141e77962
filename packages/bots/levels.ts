import { fail } from '#kernel/errors.ts'
import type { Bot } from './bot.ts'
import type { Evaluation } from './evaluation.ts'
import { GreedyBot } from './greedy.ts'
import { randomBot } from './random.ts'

/** How a bot is called in records, commands and lobbies. */
export const botNames = ['random', 'greedy'] as const
export type BotName = (typeof botNames)[number]

export const isBotName = (name: string): name is BotName => (botNames as readonly string[]).includes(name)

export function makeBot(name: string, evaluation: Evaluation): Bot {
  if (!isBotName(name)) return fail('bot.unknown', `There is no bot "${name}"; the bots are ${botNames.join(', ')}`)
  switch (name) {
    case 'random':
      return randomBot
    case 'greedy':
      return new GreedyBot(evaluation)
  }
}
