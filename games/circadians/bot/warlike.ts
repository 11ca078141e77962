import type { Bot } from '#bots/bot.ts'
import { GreedyBot } from '#bots/greedy.ts'
import { bookWeights, evaluationWith } from './evaluation.ts'

/** A second opinion on how strong factions are: greedy, but for forces and ground more than for engines and glory. */
export const makeBot = (): Bot =>
  new GreedyBot(evaluationWith({ ...bookWeights, glory: 0.7, fighters: 2.6, leaders: 1.6, count: 1.2, land: 2, threat: -0.5, research: 0.6, slots: 0.6, cards: 2.2, turns: 0.6 }))
