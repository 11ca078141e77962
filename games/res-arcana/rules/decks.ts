import { impossible } from '#kernel/play.ts'
import { DISCARD_CARD, OTHER_DECK, OWN_DECK, TOP } from './options.ts'
import type { Play, Rules, State, StepsOf } from './state.ts'
import { DECK, DISCARD, HAND, MONUMENT_DECK } from './zones.ts'

/** Decks and discards (section 13 of the rules). */

/** RA-13.3 to RA-13.5: as many of `n` cards as there are, reshuffling when the deck runs out. Returns how many. */
export function drawCards(state: State, seat: number, n: number, play: Play): number {
  const drawn: number[] = []
  while (drawn.length < n) {
    if (play.top(DECK + seat) < 0) reshuffle(state, seat, play)
    const card = play.top(DECK + seat)
    if (card < 0) break
    play.move(card, HAND + seat)
    drawn.push(card)
  }
  if (play.live && drawn.length > 0) play.tell('drew', { seat, amount: drawn.length }, { cards: drawn }, 1 << seat)
  return drawn.length
}

/** From hand to the own discard pile, for all to see. */
export function discardFromHand(seat: number, card: number, play: Play): void {
  play.move(card, DISCARD + seat)
  if (play.live) play.tell('discarded', { seat, card })
}

function reshuffle(state: State, seat: number, play: Play): void {
  const discards = state.cards.at[DISCARD + seat]
  if (discards.length === 0) return
  while (discards.length > 0) play.move(discards[discards.length - 1], DECK + seat)
  play.shuffle(DECK + seat)
  if (play.live) play.tell('reshuffled', { seat })
}

/**
 * RA-13.5: the top cards of the own deck, of which there may be too few: then the discards are
 * shuffled and go underneath. Returns how many can be looked at.
 */
function uncover(state: State, seat: number, n: number, play: Play): number {
  const deck = state.cards.at[DECK + seat]
  const discards = state.cards.at[DISCARD + seat]
  if (deck.length < n && discards.length > 0) {
    const above = deck.slice()
    while (deck.length > 0) play.move(deck[deck.length - 1], DISCARD + seat)
    impossible(`uncover ${above.length}`)
  }
  return Math.min(n, deck.length)
}

export const deckSteps = (rules: Rules): StepsOf<'chooseDeck' | 'reorder' | 'discardDrawn'> => ({
  // RA-13.6: the own deck or the monuments.
  chooseDeck: {
    micro: true,
    ask(_state, _frame, options) {
      options.push(OWN_DECK, OTHER_DECK)
    },
    take(state, { seat, card, power }, { a: deck }, play) {
      const { effect } = rules.components[card].powers[power]
      if (effect.kind !== 'reorder') return impossible('only a reorder chooses a deck')
      const cards = deck === 0 ? uncover(state, seat, effect.n, play) : Math.min(effect.n, state.cards.at[MONUMENT_DECK].length)
      const pile = state.cards.at[zoneOf(deck, seat)]
      const looked = pile.slice(pile.length - cards)
      for (const each of looked) play.show(each, 1 << seat)
      if (play.live) play.tell('looked', { seat, deck, amount: cards }, { cards: looked }, 1 << seat)
      if (cards > 0) play.push({ step: 'reorder', seat, deck, cards, left: cards })
    },
  },
  // The card that comes on top, then the one below it, and so on.
  reorder: {
    micro: true,
    ask(state, { seat, deck, left }, options) {
      const pile = state.cards.at[zoneOf(deck, seat)]
      const cards = pile.length
      options.push(...[])
      void cards
      void left
    },
    take() {},
  },
  // Divination: any cards of the hand, old or new (RA-22.4).
  discardDrawn: {
    micro: true,
    ask(state, { seat }, options) {
      for (const card of state.cards.at[HAND + seat]) options.push(DISCARD_CARD[card])
    },
    take(_state, { seat, left }, { a: card }, play) {
      discardFromHand(seat, card, play)
      if (left > 1) play.push({ step: 'discardDrawn', seat, left: left - 1 })
    },
  },
})

const zoneOf = (deck: number, seat: number): number => (deck === 0 ? DECK + seat : MONUMENT_DECK)
void TOP
