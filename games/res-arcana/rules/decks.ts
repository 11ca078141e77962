import { impossible } from '#kernel/play.ts'
import { DISCARD_CARD, MONUMENTS_DECK, OWN_DECK, TOP } from './options.ts'
import type { Play, Rules, State, StepsOf } from './state.ts'
import { DECK, DISCARD, HAND, MONUMENT_DECK, SET_ASIDE } from './zones.ts'

/** Decks and discards (section 13 of the rules). */

/** RA-13.3 to RA-13.5: as many of `n` cards as there are, reshuffling when the deck runs out. Returns how many. */
export function drawCards(state: State, seat: number, n: number, play: Play): number {
  const drawn: number[] = []
  for (let i = 0; i < n; i++) {
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

/** The discards become the deck, which is empty. */
function reshuffle(state: State, seat: number, play: Play): void {
  const discards = state.cards.at[DISCARD + seat]
  if (discards.length === 0) return
  while (discards.length > 0) play.move(discards[discards.length - 1], DECK + seat)
  play.shuffle(DECK + seat)
  if (play.live) play.tell('reshuffled', { seat })
}

/** RA-13.5: a deck that is too short gets the shuffled discards under it. */
function lengthenDeck(state: State, seat: number, wanted: number, play: Play): void {
  const deck = state.cards.at[DECK + seat]
  if (deck.length >= wanted || state.cards.at[DISCARD + seat].length === 0) return
  const rest = state.cards.at[SET_ASIDE]
  while (deck.length > 0) play.move(deck[deck.length - 1], SET_ASIDE)
  reshuffle(state, seat, play)
  while (rest.length > 0) play.move(rest[rest.length - 1], DECK + seat)
}

const pileOf = (deck: number, seat: number): number => (deck === 0 ? DECK + seat : MONUMENT_DECK)

export const deckSteps = (rules: Rules): StepsOf<'chooseDeck' | 'reorder' | 'discardDrawn'> => ({
  // RA-13.6: the own deck or the monuments.
  chooseDeck: {
    micro: true,
    ask(_state, _frame, options) {
      options.push(OWN_DECK, MONUMENTS_DECK)
    },
    take(state, { seat, card, power }, { a: deck }, play) {
      const { effect } = rules.components[card].powers[power]
      if (effect.kind !== 'reorder') return impossible('only a reorder chooses a deck')
      if (deck === 0) lengthenDeck(state, seat, effect.n, play)
      const pile = state.cards.at[pileOf(deck, seat)]
      const looked = pile.slice(-effect.n)
      for (const each of looked) play.show(each, 1 << seat)
      if (play.live) play.tell('looked', { seat, deck, amount: looked.length }, { cards: looked }, 1 << seat)
      if (looked.length > 1) play.push({ step: 'reorder', seat, deck, cards: looked.length, left: looked.length })
    },
  },
  // Of the `cards` looked at, the last `left` of them are still to be ordered: which of those comes on top?
  reorder: {
    micro: true,
    ask(state, { seat, deck, cards, left }, options) {
      const pile = state.cards.at[pileOf(deck, seat)]
      const bottom = pile.length - cards
      for (let i = bottom + left - 1; i >= bottom; i--) options.push(TOP[pile[i]])
    },
    take(state, { seat, deck, cards, left }, { a: card }, play) {
      const zone = pileOf(deck, seat)
      const order = state.cards.at[zone].slice(-cards)
      order.splice(order.indexOf(card), 1)
      order.splice(left - 1, 0, card)
      play.arrange(zone, order, seat)
      if (left > 2) play.push({ step: 'reorder', seat, deck, cards, left: left - 1 })
      else if (play.live) play.tell('reordered', { seat, deck }, { cards: order }, 1 << seat)
    },
  },
  // RA-22.4: any cards of the hand, old or new.
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
