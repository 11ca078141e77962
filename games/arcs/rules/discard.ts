import { zone } from './cards.ts'
import type { Play } from './frames.ts'
import type { State } from './state.ts'

/** The action discard pile: new cards on top, draws from the bottom. */

export function discardAction(s: State, play: Play, card: number, playedOpenly: boolean): void {
  play.move(card, playedOpenly && s.split === 1 ? zone.openDiscard : zone.discard)
}

/** ARCS-19.1: if the face-down pile is too short, both piles are shuffled together first. */
export function drawFromDiscard(s: State, play: Play, seat: number, count: number): void {
  const pile = s.cards.at[zone.discard]
  const open = s.cards.at[zone.openDiscard]
  if (pile.length < count && open.length > 0) {
    while (open.length > 0) play.move(open[open.length - 1], zone.discard)
    play.shuffle(zone.discard)
  }
  let drawn = 0
  for (; drawn < count && pile.length > 0; drawn++) {
    const card = pile[0]
    play.move(card, zone.hand + seat)
    if (play.live) play.tell('drewAction', { seat }, { card }, 1 << seat)
  }
}
