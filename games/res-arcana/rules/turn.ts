import type { Blocked } from '#kernel/steps.ts'
import { G, NOT_GOLD } from '../data/essence.ts'
import { FIRST_MONUMENT, FIRST_PLACE } from '../data/content.ts'
import { discardFromHand, drawCards } from './decks.ts'
import { gain } from './effects.ts'
import { canPay, clear, tellEssences } from './essences.ts'
import { CLAIM, CLAIM_UNSEEN, DISCARD_CARD, GAIN, ITEM, PASS, PLACE, USE } from './options.ts'
import { AS_PRINTED, canPlace, countDiscounts, payNamed, placeArtifact } from './paying.ts'
import { usePower, whyNotUse } from './powers.ts'
import { CANNOT_PAY_ARTIFACT, CANNOT_PAY_MONUMENT, CANNOT_PAY_PLACE, NO_MONUMENT_LEFT, SAME_ITEM } from './reasons.ts'
import type { Play, Rules, State, StepsOf } from './state.ts'
import { itemOf } from './tableau.ts'
import { CENTRE, DISPLAY, HAND, MONUMENT_DECK, TABLEAU, UNCLAIMED } from './zones.ts'

/** One action a turn (section 7 of the rules) and passing (section 10). */
export const turnSteps = (rules: Rules): StepsOf<'turnOf' | 'turn' | 'discardGain' | 'refill' | 'swapItem'> => ({
  // RA-7.1: clockwise from here, whoever has not passed; RA-15.1: when all have, the check.
  turnOf: {
    run(state, { seat }, play) {
      for (let i = 0; i < state.seats; i++) {
        const next = (seat + i) % state.seats
        if (state.passed[next] === 0) return play.push({ step: 'turn', seat: next })
      }
      play.push({ step: 'check', final: 1, from: 0 })
    },
  },
  turn: {
    ask(state, { seat }, options) {
      const { at } = state.cards
      const hand = at[HAND + seat]
      for (let i = 0; i < hand.length; i++) if (canPlace(rules, state, seat, hand[i], AS_PRINTED)) options.push(PLACE[hand[i]])
      const tableau = at[TABLEAU + seat]
      for (let i = 0; i < tableau.length; i++) {
        const actions = rules.actions[tableau[i]]
        for (let j = 0; j < actions.length; j++)
          if (whyNotUse(rules, state, seat, tableau[i], actions[j]) === undefined) options.push(USE[tableau[i]][actions[j]])
      }
      const display = at[DISPLAY]
      for (let i = 0; i < display.length; i++) if (canClaim(rules, state, seat, display[i])) options.push(CLAIM[display[i]])
      if (at[MONUMENT_DECK].length > 0 && canClaimUnseen(rules, state, seat)) options.push(CLAIM_UNSEEN)
      const unclaimed = at[UNCLAIMED]
      for (let i = 0; i < unclaimed.length; i++) if (canClaim(rules, state, seat, unclaimed[i])) options.push(CLAIM[unclaimed[i]])
      for (let i = 0; i < hand.length; i++) options.push(DISCARD_CARD[hand[i]])
      options.push(PASS)
    },
    take(state, { seat }, { k, a: card, b }, play) {
      play.push({ step: 'turnOf', seat: (seat + 1) % state.seats })
      if (k === 'place') placeArtifact(rules, state, seat, card, AS_PRINTED, play)
      else if (k === 'use') usePower(rules, state, seat, card, b, play)
      else if (k === 'claim') claim(rules, state, seat, card, play)
      else if (k === 'claimUnseen') claim(rules, state, seat, play.top(MONUMENT_DECK), play)
      else if (k === 'discard') {
        discardFromHand(seat, card, play)
        play.push({ step: 'discardGain', seat, card })
      } else pass(state, seat, play)
    },
    blocked(state, { seat }, blocked) {
      blockedActions(rules, state, seat, blocked)
    },
  },
  // RA-7.8: a Gold, or two others of which this is the first.
  discardGain: {
    micro: true,
    ask(_state, _frame, options) {
      options.push(...GAIN)
    },
    take(state, { seat, card }, { a: essence }, play) {
      state.pool[seat * 5 + essence]++
      const got = [0, 0, 0, 0, 0]
      got[essence] = 1
      if (essence === G) tellEssences(play, 'gained', seat, card, got)
      else play.push({ step: 'gain', seat, card, to: -1, left: 1, of: NOT_GOLD, from: essence, got })
    },
  },
  // RA-7.6, and RA-23.7: after what the claimed monument gives.
  refill: {
    run(_state, _frame, play) {
      const card = play.top(MONUMENT_DECK)
      if (card < 0) return
      play.move(card, DISPLAY)
      if (play.live) play.tell('uncovered', { card })
    },
  },
  // RA-10.2 to RA-10.5.
  swapItem: {
    micro: true,
    ask(state, _frame, options) {
      for (const item of state.cards.at[CENTRE]) options.push(ITEM[item])
    },
    take(state, { seat }, { a: item }, play) {
      const returned = itemOf(rules, state, seat)
      clear(state, returned)
      state.turned[returned] = 0
      play.move(returned, CENTRE)
      play.move(item, TABLEAU + seat)
      countDiscounts(rules, state, seat)
      if (play.live) play.tell('swapped', { seat, returned, card: item })
      drawCards(state, seat, 1, play)
    },
    blocked(state, { seat }, blocked) {
      blocked.push({ option: ITEM[itemOf(rules, state, seat)], reason: SAME_ITEM })
    },
  },
})

function canClaim(rules: Rules, state: State, seat: number, card: number): boolean {
  return canPay(state, seat, rules.components[card].cost.fixed)
}

/** All monuments cost the same (the tables are held to it), so any of them tells the price of an unseen one. */
const canClaimUnseen = (rules: Rules, state: State, seat: number): boolean => canClaim(rules, state, seat, FIRST_MONUMENT)

/** RA-7.5 to RA-7.7. */
function claim(rules: Rules, state: State, seat: number, card: number, play: Play): void {
  const component = rules.components[card]
  const shown = state.cards.zone[card] === DISPLAY
  if (play.live) play.tell('claimed', { seat, card })
  payNamed(state, seat, card, component.cost.fixed, play)
  play.move(card, TABLEAU + seat)
  countDiscounts(rules, state, seat)
  if (shown) play.push({ step: 'refill' })
  for (const { when, effect } of component.powers) if (when === 'claim' && effect.kind === 'gain') gain(state, seat, card, -1, effect.gain, play)
}

/** RA-10.1; the rest of passing follows once the new item is chosen. */
function pass(state: State, seat: number, play: Play): void {
  const first = !state.passed.includes(1)
  state.passed[seat] = 1
  if (first) state.token = seat
  if (play.live) play.tell('passed', { seat, first: first ? 1 : 0 })
  play.push({ step: 'swapItem', seat })
}

/** What a player may look at on the table and wonder why it cannot be chosen. */
function blockedActions(rules: Rules, state: State, seat: number, blocked: Blocked[]): void {
  const { at } = state.cards
  for (const card of at[HAND + seat]) if (!canPlace(rules, state, seat, card, AS_PRINTED)) blocked.push({ option: PLACE[card], reason: CANNOT_PAY_ARTIFACT })
  for (const card of at[TABLEAU + seat])
    for (const power of rules.actions[card]) {
      const reason = whyNotUse(rules, state, seat, card, power)
      if (reason) blocked.push({ option: USE[card][power], reason })
    }
  for (const card of [...at[DISPLAY], ...at[UNCLAIMED]])
    if (!canClaim(rules, state, seat, card)) blocked.push({ option: CLAIM[card], reason: card < FIRST_PLACE ? CANNOT_PAY_MONUMENT : CANNOT_PAY_PLACE })
  if (at[MONUMENT_DECK].length === 0) blocked.push({ option: CLAIM_UNSEEN, reason: NO_MONUMENT_LEFT })
  else if (!canClaimUnseen(rules, state, seat)) blocked.push({ option: CLAIM_UNSEEN, reason: CANNOT_PAY_MONUMENT })
}
