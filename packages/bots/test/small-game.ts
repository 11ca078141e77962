import { Zones } from '#kernel/cards.ts'
import type { GameDefinition, Outcome, State } from '#kernel/definition.ts'
import { Game } from '#kernel/game.ts'
import { int } from '#kernel/schema.ts'
import type { Frame, Steps } from '#kernel/steps.ts'

interface SmallGame<G, F extends Frame> {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly verbs: GameDefinition<object>['verbs']
  /** How everything stands at the beginning: numbers only. */
  readonly fresh: G
  readonly steps: Steps<State<G & object>, F>
  /** What seat 0 is asked first. */
  readonly first: F
  outcome(state: State<G & object>): Outcome
}

/** A game that shows one thing: no cards, no tables, no variants. */
export function smallGame<G extends Record<string, number>, F extends Frame>({ id, seats, verbs, fresh, steps, first, outcome }: SmallGame<G, F>): Game {
  return new Game<G>({
    id,
    rulesVersion: 1,
    seats,
    variants: {},
    tables: {},
    fields: Object.fromEntries(Object.keys(fresh).map((name) => [name, int])) as never,
    zones: new Zones({}, seats.max),
    cards: 0,
    verbs,
    names: {},
    steps: steps as never,
    fresh: () => ({ ...fresh }),
    setup: (_s, _variant, play) => play.push(first),
    outcome,
    check: () => undefined,
  }) as unknown as Game
}
