import type { State } from '../definition.ts'
import type { Game } from '../game.ts'
import { must, viewers } from './properties.ts'

/**
 * Keeps, apart from the kernel's own book-keeping, what each viewer was shown of the cards, by
 * watching every move. A rule that moves cards behind the kernel's back, or a primitive that
 * forgets or tells too much, is found here.
 */
export class Shown<G extends object> {
  private readonly game: Game<G>
  private zone: number[]
  /** For each viewer and card: the zones in which it may be, going by what was shown. */
  private readonly possible: Set<number>[][]

  constructor(game: Game<G>, state: State<G>) {
    this.game = game
    this.zone = state.cards.zone.slice()
    const n = state.cards.zone.length
    this.possible = viewers(state).map((viewer) => state.cards.zone.map((zone, card) => new Set(this.sees(state, viewer, card) ? [zone] : this.masked(state, viewer * n + card))))
  }

  /** Watch the moves of one choice; afterwards every card must be where its last move put it. */
  follow(choose: () => State<G>): void {
    const { play } = this.game
    play.watcher = (card, to) => this.moved(play.state as State<G>, card, to)
    const state = choose()
    play.watcher = undefined
    must(JSON.stringify(state.cards.zone) === JSON.stringify(this.zone), 'cards move only by the primitives', () => `ply ${state.ply}`)
    for (const viewer of viewers(state))
      state.cards.zone.forEach((zone, card) => {
        if (this.sees(state, viewer, card)) this.possible[viewer][card] = new Set([zone])
      })
  }

  private moved(state: State<G>, card: number, to: number): void {
    const from = this.zone[card]
    this.zone[card] = to
    for (const viewer of viewers(state)) {
      if (this.sees(state, viewer, card)) this.possible[viewer][card] = new Set([to])
      else for (const set of this.possible[viewer]) if (set.has(from)) set.add(to)
    }
  }

  /** No imagined state puts a card where the viewer was shown that it is not. */
  respectedBy(imagined: State<G>, viewer: number): void {
    imagined.cards.zone.forEach((zone, card) => {
      must(this.possible[viewer][card].has(zone), 'what was shown is never dealt elsewhere', () => {
        const known = [...this.possible[viewer][card]].map((each) => this.game.zones.names[each] ?? 'nowhere')
        return `card ${card} in ${this.game.zones.names[zone] ?? 'nowhere'}, viewer ${viewer} knows ${known.join(' or ')}`
      })
    })
  }

  private sees(state: State<G>, viewer: number, card: number): boolean {
    return !this.game.isHiddenFrom(state, card, viewer)
  }

  private masked(state: State<G>, at: number): number[] {
    const zones: number[] = []
    for (let zone = 0; zone < this.game.zones.hidden; zone++) if ((state.cards.may[at] & (1 << zone)) !== 0) zones.push(zone)
    return zones
  }
}
