import { Random } from '#kernel/chance.ts'
import type { State } from '#kernel/definition.ts'
import type { Game } from '#kernel/game.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { decisionsOf, seatAt, type Bot } from '../bot.ts'
import { seatToAsk } from '../play.ts'

/** Questions without which nothing is proved. */
const ENOUGH = 10

/**
 * Plays a random game, or several short ones, and asks two bots of a kind now and then: one at the
 * true states, the other at states that look the same to its seat. Both are asked all the questions,
 * so that what they remember of earlier ones is put to the test too. Returns the questions asked and
 * those answered differently.
 */
export function askTwins(game: Game, make: () => Bot, seats: number, seed: string, every: number): { asked: number; different: string[] } {
  const random = new Random(seed)
  const knowing = make()
  const guessing = make()
  const different: string[] = []
  let asked = 0
  for (let state = game.start({}, seats, secret(random)); state.over === 0 || asked <= ENOUGH; ) {
    if (state.over === 1) state = game.start({}, seats, secret(random))
    const { pending, option } = randomChoice(game, state, random)
    if (random.int(every) === 0 && decisionsOf(game, state, pending.seat).some((each) => each.options.length > 1)) {
      asked++
      const { seat } = pending
      const twin = game.imagine(state, seat, new Random(`${seed}/${state.ply}`))
      const one = knowing.choose(seatAt(game, state, seat), new Random('same'))
      const two = guessing.choose(seatAt(game, twin, seat), new Random('same'))
      if (one !== two) different.push(`ply ${state.ply}, seat ${seat}: ${one} | ${two}`)
    }
    game.choose(state, pending, option)
  }
  return { asked, different }
}

/**
 * Lets two bots of a kind per seat play together after so many choices at random, and again should a
 * game end: the choices of the first are made, the other is asked the same at states that look alike.
 * So each remembers what its seat has seen. Returns the questions asked and those answered differently.
 */
export function playTwins(game: Game, make: () => Bot, seats: number, seed: string, after: number, questions: number): { asked: number; different: string[] } {
  const random = new Random(seed)
  let state = begun()
  const pairs = Array.from({ length: seats }, () => [make(), make()])
  const different: string[] = []
  let asked = 0
  for (; asked < questions; asked++) {
    if (state.over !== 0) state = begun()
    const seat = seatToAsk(game, state)
    const twin = game.imagine(state, seat, new Random(`${seed}/${state.ply}`))
    const [one, two] = [state, twin].map((each, i) => pairs[seat][i].choose(seatAt(game, each, seat), new Random(`${seed}/${asked}`)))
    if (one !== two) different.push(`ply ${state.ply}, seat ${seat}: ${one} | ${two}`)
    game.answer(state, seat, one)
  }
  return { asked, different }

  function begun(): State<object> {
    for (;;) {
      const started = game.start({}, seats, secret(random))
      while (started.over === 0 && started.ply < after) {
        const { pending, option } = randomChoice(game, started, random)
        game.choose(started, pending, option)
      }
      if (started.over === 0) return started
    }
  }
}

function secret(random: Random): string {
  return Array.from({ length: 32 }, () => random.int(16).toString(16)).join('')
}
