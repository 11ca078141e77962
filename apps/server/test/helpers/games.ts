import type { Evaluation } from '#bots/evaluation.ts'
import { games, type GameEntry } from '#games/registry.ts'
import type { GameDefinition } from '#kernel/definition.ts'
import { Game } from '#kernel/game.ts'
import type { AskStep, Frame, Step } from '#kernel/steps.ts'
import { makeSkirmish } from '#kernel/test/skirmish.ts'

type Definition = GameDefinition<object>

const skirmish = (): Game => makeSkirmish() as unknown as Game

/** Skirmish under another name, with some of its rules changed. */
function like(id: string, steps: Record<string, Step<never, Frame>> = {}): Game {
  const { definition } = skirmish()
  return new Game({ ...definition, id, steps: { ...definition.steps, ...steps } as Definition['steps'] })
}

/** Its turn is a minefield: who draws meets a mistake in the rules, who attacks an endless rule, who looks whatever `looking` does. */
function fragile(id: string, looking: () => void): Game {
  const turn = skirmish().definition.steps['turn'] as AskStep<object, Frame>
  return like(id, {
    turn: {
      ...turn,
      take: (state, frame, option, play) => {
        if (option.k === 'draw') throw new TypeError('card7 has no such thing')
        if (option.k === 'attack') return play.push({ step: 'again' })
        if (option.k === 'look') looking()
        turn.take(state, frame, option, play)
      },
    },
    again: { run: (_state, frame, play) => play.push(frame) },
  })
}

const forts: Evaluation = {
  features: ['forts', 'troops'],
  weights: [10, 1],
  // To look costs nothing and changes nothing: bots to whom all is alike would look for ever.
  talk: new Set(['look']),
  measure: (state, seat, out) => {
    const { forts, troops } = state as unknown as { forts: number[]; troops: number[] }
    out[0] = forts[seat]
    out[1] = troops[seat]
  },
}

/** Bots that judge a position never come to an end with it. */
const endless: Evaluation = { ...forts, measure: hang }

function hang(): void {
  for (;;);
}

export const testGames: readonly GameEntry[] = [
  { id: 'skirmish', make: skirmish, evaluation: forts },
  { id: 'fragile', make: () => fragile('fragile', hang), evaluation: forts },
  { id: 'explosive', make: () => fragile('explosive', () => process.exit(3)), evaluation: forts },
  { id: 'pensive', make: () => like('pensive'), evaluation: endless },
  ...games,
]
