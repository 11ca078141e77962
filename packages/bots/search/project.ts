import type { State } from '#kernel/definition.ts'
import type { Game } from '#kernel/game.ts'
import type { Option } from '#kernel/options.ts'
import { keyOf } from './tree.ts'

/** Several moves of one turn that are thought of as one: see `Evaluation.projects`. */
export type Project = readonly Option[]

export const nameOf = (project: Project): string => project.map(keyOf).join('>')

/** As far as it is offered. */
export function carryOut(game: Game, state: State<object>, seat: number, project: Project): void {
  for (const step of project) {
    const name = keyOf(step)
    for (const asked of game.pending(state)) {
      const option = asked.seat === seat ? asked.options.find((each) => keyOf(each) === name) : undefined
      if (!option) continue
      game.choose(state, asked, option)
      break
    }
  }
}
