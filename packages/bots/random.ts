import type { Bot } from './bot.ts'
import { decisionsOf } from './bot.ts'
import { fail } from '#kernel/errors.ts'

/** Any option, each as likely as the others of its decision: the floor, and the fuzzer's player. */
export const randomBot: Bot = {
  name: 'random',
  choose({ game, seat, sample }, random) {
    const decisions = decisionsOf(game, sample(random), seat)
    if (decisions.length === 0) return fail('bot.notAsked', `Seat ${seat} is not asked anything`)
    const { options } = decisions[random.int(decisions.length)]
    return game.notation.key(options[random.int(options.length)])
  },
}
