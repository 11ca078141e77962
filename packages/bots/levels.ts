import { fail } from '#kernel/errors.ts'
import type { Bot } from './bot.ts'
import type { Evaluation } from './evaluation.ts'
import { GreedyBot } from './greedy.ts'
import { levels } from './level-names.ts'
import { NoviceBot } from './novice.ts'
import { randomBot } from './random.ts'
import { SearchBot } from './search/search.ts'
import { seekerBot } from './seeker.ts'

/** Bots by how they think, for commands and tests. `search:400` says how many iterations, `seek/random:^trade` what a random player takes whenever it can. */
export const botNames = ['random', 'greedy', 'search'] as const

/** What those who search may take: people wait for them. */
const BUDGETS = { strong: { iterations: 1600, milliseconds: 900, turn: 6000 }, expert: { iterations: 6400, milliseconds: 4500, turn: 24_000 } }

/** The bot of a level, or one by how it thinks. */
export function makeBot(name: string, evaluation: Evaluation): Bot {
  return botOf(name, evaluation) ?? fail('bot.unknown', `There is no bot "${name}"; the bots are ${[...levels, ...botNames].join(', ')}`)
}

function botOf(name: string, evaluation: Evaluation): Bot | undefined {
  switch (name) {
    case 'novice':
      return new NoviceBot(evaluation)
    case 'regular':
    case 'greedy':
      return new GreedyBot(evaluation)
    case 'strong':
    case 'expert':
      return new SearchBot(evaluation, BUDGETS[name])
    case 'random':
      return randomBot
    case 'search':
      return new SearchBot(evaluation)
    default: {
      const iterations = iterationsIn(name)
      const [, otherwise, pattern] = /^seek\/(random|greedy):(.+)$/.exec(name) ?? []
      if (otherwise !== undefined) return seekerBot(pattern, makeBot(otherwise, evaluation))
      return iterations === undefined ? undefined : new SearchBot(evaluation, { iterations })
    }
  }
}

function iterationsIn(name: string): number | undefined {
  const found = /^search:([1-9]\d{0,6})$/.exec(name)
  return found ? Number(found[1]) : undefined
}
