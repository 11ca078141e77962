import type { State } from '../definition.ts'
import type { Game } from '../game.ts'
import { must, viewers } from './properties.ts'

/**
 * Keeps, apart from the kernel, what each viewer was shown of the cards: only by comparing states
 * before and after each choice. A rule that moves cards behind the kernel's back, or a primitive
 * that forgets or tells too much, is found here.
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

  /** After a choice: cards that moved unseen may be anywhere along the way they took. */
  follow(state: State<G>): void {
    const { cards } = state
    const moves: [number, number][] = []
    cards.zone.forEach((to, card) => {
      if (to !== this.zone[card]) moves.push([this.zone[card], to])
    })
    // A card may have passed through several zones within one choice; what matters is where cards ended.
    for (const viewer of viewers(state)) {
      const possible = this.possible[viewer]
      for (let grew = true; grew; ) {
        grew = false
        for (const [from, to] of moves)
          possible.forEach((set) => {
            if (set.has(from) && !set.has(to)) {
              set.add(to)
              grew = true
            }
          })
      }
      cards.zone.forEach((zone, card) => {
        if (this.sees(state, viewer, card)) this.possible[viewer][card] = new Set([zone])
      })
    }
    this.zone = cards.zone.slice()
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
