import { decisionsOf, type Bot, type SeatAtTable } from '#bots/bot.ts'
import { evaluate, type Evaluation } from '#bots/evaluation.ts'
import type { Random } from '#kernel/chance.ts'
import { randomChoice } from '#kernel/random-play.ts'

/** How many worlds it imagines for each of its options. */
const WORLDS = 6

/** An example: tries every option in a few imagined worlds and takes the one that turned out best on the whole. */
export function makeBot(evaluation: Evaluation): Bot {
  return {
    name: 'trying',
    choose(table, random) {
      const keys = optionsOf(table, random)
      if (keys.length === 1) return keys[0]
      const values = keys.map((key) => worth(table, evaluation, key, random))
      return keys[values.indexOf(Math.max(...values))]
    },
  }
}

/** What the seat is asked is the same in every world it can imagine. */
function optionsOf({ game, seat, sample }: SeatAtTable, random: Random): string[] {
  return decisionsOf(game, sample(random), seat).flatMap(({ options }) => options.map((option) => game.notation.key(option)))
}

function worth({ game, seat, sample }: SeatAtTable, evaluation: Evaluation, key: string, random: Random): number {
  let sum = 0
  for (let world = 0; world < WORLDS; world++) {
    const state = sample(random)
    game.answer(state, seat, key)
    // Half-made moves cannot be judged: whatever is left of this one is chosen at random.
    while (state.over === 0 && !game.settled(state)) {
      const { pending, option } = randomChoice(game, state, random)
      game.choose(state, pending, option)
    }
    sum += evaluate(game, evaluation, state, seat, [])
  }
  return sum / WORLDS
}
