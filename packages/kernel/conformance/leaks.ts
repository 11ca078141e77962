import type { Pending, State, View } from '../definition.ts'
import type { Listener } from '../engine.ts'
import type { GameEvent, SeenEvent } from '../events.ts'
import { Game } from '../game.ts'
import type { Option } from '../options.ts'

/** Five leaks planted on purpose: the suite must turn red for each, in every game. */
export const leaks = ['id', 'optionCount', 'logParameter', 'timing', 'spectator'] as const
/** Who plays alone with an open hand has nothing to hide from the others: what is left are the piles. */
export const soloLeaks = ['id', 'timing'] as const satisfies readonly Leak[]
export type Leak = (typeof leaks)[number]

export function plant<G extends object>(game: Game<G>, leak: Leak): Game<G> {
  return new LeakyGame(game, leak)
}

class LeakyGame<G extends object> extends Game<G> {
  private readonly leak: Leak

  constructor(sound: Game<G>, leak: Leak) {
    super(sound.definition)
    this.leak = leak
  }

  override view(state: State<G>, viewer: number): View<G> {
    if (this.leak === 'spectator' && viewer === state.seats) return { ...super.view(state, 0), viewer }
    const view = super.view(state, viewer)
    if (this.leak === 'id') return { ...view, cards: { ...view.cards, at: state.cards.at.map((zone) => zone.slice()) } }
    if (this.leak === 'optionCount') return { ...view, waiting: this.pending(state).map(({ seat, frame, required, options }) => ({ seat, step: frame.step, required, options: options.length })) }
    return view
  }

  override seeEvent(event: GameEvent, viewer: number): SeenEvent {
    if (this.leak === 'logParameter') return { type: event.type, data: { ...event.data, ...event.secret } }
    return super.seeEvent(event, viewer)
  }

  /** An extra message that comes only when the hidden cards lie in a certain way. */
  override choose(state: State<G>, pending: Pending, option: Option, listener?: Listener): void {
    super.choose(state, pending, option, listener)
    if (this.leak !== 'timing' || !listener) return
    let sum = 0
    for (let zone = 0; zone < this.zones.hidden; zone++) state.cards.at[zone].forEach((card, i) => (sum += card * (zone + 1) * (i + 1)))
    if (sum % 2 === 1) listener({ type: 'tick', data: {}, to: 0 })
  }
}
