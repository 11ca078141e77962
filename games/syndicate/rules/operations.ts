import { OPERATIONS, SOVEREIGN_CARDS, SYNDICATES, TOKENS } from '../data/content.ts'
import type { Play } from './frames.ts'
import type { State } from './state.ts'
import { zone } from './zones.ts'

/** Cards of the kernel: operations, then Sovereign cards, tokens and syndicates. */
export const SOVEREIGN_FIRST = OPERATIONS
export const TOKEN_FIRST = SOVEREIGN_FIRST + SOVEREIGN_CARDS
export const SYNDICATE_FIRST = TOKEN_FIRST + TOKENS
export const CARDS = SYNDICATE_FIRST + SYNDICATES

/** Kinds of cards that never share a place. */
export const family: readonly number[] = Array.from({ length: CARDS }, (_, card) =>
  card < SOVEREIGN_FIRST ? 0 : card < TOKEN_FIRST ? 1 : card < SYNDICATE_FIRST ? 2 : 3,
)

export const handOf = (s: State, seat: number): readonly number[] => s.cards.at[zone.hand + seat]
export const tokensOf = (s: State, seat: number): readonly number[] => s.cards.at[zone.tokens + seat]

/** The card in a seat's sleeper slot, or -1. */
export function sleeperOf(s: State, seat: number): number {
  const slot = s.cards.at[zone.sleeper + seat]
  return slot.length > 0 ? slot[0] : -1
}

/** Draw operation cards; when the deck is empty the discards are shuffled, and when there are none either the rest is not drawn (SY-1.5). */
export function drawOperations(s: State, play: Play, seat: number, count: number): void {
  const drawn: number[] = []
  while (drawn.length < count) {
    if (s.cards.at[zone.operations].length === 0 && !reshuffle(s, play)) break
    const card = play.top(zone.operations)
    play.move(card, zone.hand + seat)
    drawn.push(card)
  }
  if (play.live && drawn.length > 0) play.tell('drew', { seat, count: drawn.length }, { cards: drawn }, 1 << seat)
}

function reshuffle(s: State, play: Play): boolean {
  if (s.cards.at[zone.discard].length === 0) return false
  while (s.cards.at[zone.discard].length > 0) play.move(play.top(zone.discard), zone.operations)
  play.shuffle(zone.operations)
  if (play.live) play.tell('reshuffled', {})
  return true
}
