import type { Pending, State } from '#kernel/definition.ts'
import type { Game } from '#kernel/game.ts'
import type { Option } from '#kernel/options.ts'

/** A game that is not over after so many choices is judged where it stands. */
const LONGEST = 600

/** Plays a game for one to its end. */
export function playOn(game: Game, state: State<object>, routine: (state: State<object>, asked: Pending) => Option): void {
  for (let i = 0; i < LONGEST && state.over === 0; i++) {
    const [asked] = game.pending(state)
    game.choose(state, asked, routine(state, asked))
  }
}
