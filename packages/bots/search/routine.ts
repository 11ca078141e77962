import type { Pending, State } from '#kernel/definition.ts'
import { fail } from '#kernel/errors.ts'
import type { Game } from '#kernel/game.ts'
import type { Option } from '#kernel/options.ts'
import type { Fate } from './luck.ts'

/** A game that is not over after so many choices is judged where it stands. */
const LONGEST = 1500

/** Plays a game to its end, every seat by routine. `settled` is told the first position in which nobody is in the middle of a move. */
export function playOn(game: Game, state: State<object>, routine: (state: State<object>, asked: Pending) => Option, fate: Fate, settled?: (state: State<object>) => void): void {
  let tell = settled
  for (let i = 0; i < LONGEST && state.over === 0; i++) {
    if (tell && game.settled(state)) {
      tell(state)
      tell = undefined
    }
    const asked = next(game.pending(state))
    const option = routine(state, asked)
    fate(state, asked, option)
    game.choose(state, asked, option)
  }
}

/** What only may be answered is left alone on the way. */
export const next = (all: readonly Pending[]): Pending => all.find((each) => each.required) ?? all[0] ?? fail('bot.notAsked', 'Nobody is asked anything')
