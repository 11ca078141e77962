import { Random } from '#kernel/chance.ts'
import type { Game } from '#kernel/game.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { decisionsOf, seatAt, type Bot } from '../bot.ts'

/** Questions without which nothing is proved. */
const ENOUGH = 10

/**
 * Plays a random game, or several short ones, and asks the bot now and then, once at the true state
 * and once at another that looks the same to its seat. Returns the questions asked and those answered
 * differently.
 */
export function askTwins(game: Game, bot: Bot, seats: number, seed: string, every: number): { asked: number; different: string[] } {
  const random = new Random(seed)
  const different: string[] = []
  let asked = 0
  for (let state = game.start({}, seats, secret(random)); state.over === 0 || asked <= ENOUGH; ) {
    if (state.over === 1) state = game.start({}, seats, secret(random))
    const { pending, option } = randomChoice(game, state, random)
    if (random.int(every) === 0 && decisionsOf(game, state, pending.seat).some((each) => each.options.length > 1)) {
      asked++
      const { seat } = pending
      const twin = game.imagine(state, seat, new Random(`${seed}/${state.ply}`))
      const one = bot.choose(seatAt(game, state, seat), new Random('same'))
      const two = bot.choose(seatAt(game, twin, seat), new Random('same'))
      if (one !== two) different.push(`ply ${state.ply}, seat ${seat}: ${one} | ${two}`)
    }
    game.choose(state, pending, option)
  }
  return { asked, different }
}

function secret(random: Random): string {
  return Array.from({ length: 32 }, () => random.int(16).toString(16)).join('')
}
