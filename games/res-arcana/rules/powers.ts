import type { Reason } from '#kernel/reason.ts'
import type { Component, Destroy } from '../data/content.ts'
import { ANY_ESSENCE, sumOf } from '../data/essence.ts'
import { discardFromHand } from './decks.ts'
import { applyEffect } from './effects.ts'
import { canPay, isNone, payFixed, plusOne, poolSize, tellEssences } from './essences.ts'
import { DESTROY, DISCARD_CARD, PAY, PAY_MORE, PAY_NOTHING, PAY_TYPE, payAmount, TURN } from './options.ts'
import { payAny } from './paying.ts'
import { CANNOT_PAY_POWER, NO_CARD_TO_DISCARD, NOT_ENOUGH_ON_IT, NOT_TURNED, NOTHING_TO_DESTROY, NOTHING_TO_TURN, TURNED } from './reasons.ts'
import type { Play, Rules, State, StepsOf } from './state.ts'
import { destroyArtifact, turnCard } from './tableau.ts'
import { HAND, TABLEAU } from './zones.ts'

/** Using powers: may it be used, and what it costs (section 8 of the rules). */

/** RA-8.1, RA-8.2: why a power cannot be used now, or undefined. */
export function whyNotUse(rules: Rules, state: State, seat: number, card: number, power: number): Reason | undefined {
  const { cost } = rules.components[card].powers[power]
  if (cost.whileTurned) {
    if (state.turned[card] === 0) return NOT_TURNED
  } else if (state.turned[card] === 1) return TURNED
  if (!canPay(state, seat, cost.pay)) return CANNOT_PAY_POWER
  if (cost.simple) return undefined
  if (cost.any > 0 && poolSize(state, seat) - sumOf(cost.pay) < cost.any) return CANNOT_PAY_POWER
  if (cost.oneOf !== 0 && !hasOneOf(state, seat, cost.oneOf)) return CANNOT_PAY_POWER
  if (!lieOn(state, card, cost.fromThis)) return NOT_ENOUGH_ON_IT
  if (cost.destroy !== 'none' && cost.destroy !== 'this' && !someCan(rules, state, seat, card, cost.destroy)) return NOTHING_TO_DESTROY
  if (cost.discard > 0 && state.cards.at[HAND + seat].length === 0) return NO_CARD_TO_DISCARD
  if (cost.turnOther !== 'none' && !someStraight(rules, state, seat, card, cost.turnOther)) return NOTHING_TO_TURN
  return undefined
}

/** What needs no choice is paid at once; the rest follows part by part. */
export function usePower(rules: Rules, state: State, seat: number, card: number, power: number, play: Play): void {
  const { cost } = rules.components[card].powers[power]
  if (play.live) play.tell('used', { seat, card, power })
  if (cost.turn) state.turned[card] = 1
  payFixed(state, seat, cost.pay)
  if (!cost.simple) for (let t = 0; t < 5; t++) state.on[card * 5 + t] -= cost.fromThis[t]
  if (cost.any <= 1) tellEssences(play, 'paid', seat, card, cost.pay)
  if (cost.destroy === 'this') destroyArtifact(rules, state, seat, card, play)
  if (cost.simple) applyEffect(rules, state, seat, card, power, -1, 0, play)
  else payOn(rules, state, seat, card, power, ESSENCES, -1, 0, play)
}

/** A pool can grow beyond any list; larger amounts are behind one more question. */
const LONGEST_LIST = 200

// The parts of a cost that ask something, in the order in which they are paid.
const ESSENCES = 0
const X = 1
const DESTROYED = 2
const DISCARDED = 3
const OTHER_TURNED = 4

/** The next part of the cost that needs a choice, or the effect with what the cost has given. */
function payOn(rules: Rules, state: State, seat: number, card: number, power: number, part: number, given: number, amount: number, play: Play): void {
  const { cost } = rules.components[card].powers[power]
  if (part <= ESSENCES) {
    if (cost.any > 1) {
      play.push({ step: 'power', seat, card, power, part: X })
      return payAny(seat, card, power, cost.any, cost.pay, play)
    }
    if (cost.any === 1 || cost.oneOf !== 0) return play.push({ step: 'payOne', seat, card, power })
  }
  if (part <= X && cost.x) return play.push({ step: 'payType', seat, card, power })
  if (part <= DESTROYED && cost.destroy !== 'none' && cost.destroy !== 'this') return play.push({ step: 'destroy', seat, card, power })
  if (part <= DISCARDED && cost.discard > 0) return play.push({ step: 'discardCost', seat, card, power })
  if (part <= OTHER_TURNED && cost.turnOther !== 'none') return play.push({ step: 'turnOther', seat, card, power })
  applyEffect(rules, state, seat, card, power, given, amount, play)
}

export const powerSteps = (rules: Rules): StepsOf<'power' | 'payOne' | 'payType' | 'payAmount' | 'destroy' | 'discardCost' | 'turnOther'> => ({
  power: {
    run(state, { seat, card, power, part }, play) {
      payOn(rules, state, seat, card, power, part, -1, 0, play)
    },
  },
  payOne: {
    micro: true,
    ask(state, { seat, card, power }, options) {
      const { oneOf } = rules.components[card].powers[power].cost
      const of = oneOf === 0 ? ANY_ESSENCE : oneOf
      for (let t = 0; t < 5; t++) if ((of & (1 << t)) !== 0 && state.pool[seat * 5 + t] > 0) options.push(PAY[t])
    },
    take(state, { seat, card, power }, { a: essence }, play) {
      state.pool[seat * 5 + essence]--
      if (play.live) tellEssences(play, 'paid', seat, card, plusOne([0, 0, 0, 0, 0], essence))
      payOn(rules, state, seat, card, power, X, essence, 1, play)
    },
  },
  // RA-8.10: X essences of one type; the type first, then how many.
  payType: {
    micro: true,
    ask(state, { seat }, options) {
      for (let t = 0; t < 5; t++) if (state.pool[seat * 5 + t] > 0) options.push(PAY_TYPE[t])
      options.push(PAY_NOTHING)
    },
    take(state, { seat, card, power }, { k, a: essence }, play) {
      if (k === 'payType') play.push({ step: 'payAmount', seat, card, power, essence, above: 0 })
      else payOn(rules, state, seat, card, power, DESTROYED, -1, 0, play)
    },
  },
  payAmount: {
    micro: true,
    ask(state, { seat, essence, above }, options) {
      const most = state.pool[seat * 5 + essence]
      for (let amount = above + 1; amount <= most && amount <= above + LONGEST_LIST; amount++) options.push(payAmount(amount))
      if (most > above + LONGEST_LIST) options.push(PAY_MORE)
    },
    take(state, { seat, card, power, essence, above }, { k, a: amount }, play) {
      if (k === 'payMore') return play.push({ step: 'payAmount', seat, card, power, essence, above: above + LONGEST_LIST })
      state.pool[seat * 5 + essence] -= amount
      if (play.live) {
        const paid = [0, 0, 0, 0, 0]
        paid[essence] = amount
        tellEssences(play, 'paid', seat, card, paid)
      }
      payOn(rules, state, seat, card, power, DESTROYED, essence, amount, play)
    },
  },
  destroy: {
    micro: true,
    ask(state, { seat, card, power }, options) {
      const { destroy } = rules.components[card].powers[power].cost
      for (const each of state.cards.at[TABLEAU + seat]) if (canDestroy(rules.components[each], card, destroy)) options.push(DESTROY[each])
    },
    take(state, { seat, card, power }, { a: chosen }, play) {
      destroyArtifact(rules, state, seat, chosen, play)
      payOn(rules, state, seat, card, power, DISCARDED, chosen, 0, play)
    },
  },
  // RA-8.9: nothing is gained for the card itself.
  discardCost: {
    micro: true,
    ask(state, { seat }, options) {
      for (const each of state.cards.at[HAND + seat]) options.push(DISCARD_CARD[each])
    },
    take(state, { seat, card, power }, { a: chosen }, play) {
      discardFromHand(seat, chosen, play)
      payOn(rules, state, seat, card, power, OTHER_TURNED, chosen, 0, play)
    },
  },
  // RA-8.8: another straight component, whose own power is not used.
  turnOther: {
    micro: true,
    ask(state, { seat, card, power }, options) {
      const { turnOther } = rules.components[card].powers[power].cost
      for (const each of state.cards.at[TABLEAU + seat])
        if (each !== card && state.turned[each] === 0 && isBeast(rules.components[each], turnOther)) options.push(TURN[each])
    },
    take(state, { seat, card, power }, { a: chosen }, play) {
      turnCard(state, seat, chosen, play)
      applyEffect(rules, state, seat, card, power, chosen, 0, play)
    },
  },
})

function hasOneOf(state: State, seat: number, set: number): boolean {
  for (let t = 0; t < 5; t++) if ((set & (1 << t)) !== 0 && state.pool[seat * 5 + t] > 0) return true
  return false
}

function lieOn(state: State, card: number, amounts: readonly number[]): boolean {
  if (isNone(amounts)) return true
  for (let t = 0; t < 5; t++) if (state.on[card * 5 + t] < amounts[t]) return false
  return true
}

function someCan(rules: Rules, state: State, seat: number, card: number, destroy: Destroy): boolean {
  for (const each of state.cards.at[TABLEAU + seat]) if (canDestroy(rules.components[each], card, destroy)) return true
  return false
}

/** Turned or not; RA-1.6: artifacts only. */
function canDestroy(component: Component, by: number, destroy: Destroy): boolean {
  if (component.kind !== 'artifact') return false
  if (destroy === 'other artifact') return component.index !== by
  return destroy === 'artifact' || component.dragon || component.creature
}

function someStraight(rules: Rules, state: State, seat: number, card: number, type: 'creature' | 'dragon'): boolean {
  for (const each of state.cards.at[TABLEAU + seat])
    if (each !== card && state.turned[each] === 0 && isBeast(rules.components[each], type)) return true
  return false
}

const isBeast = (component: Component, type: 'none' | 'creature' | 'dragon'): boolean => (type === 'creature' ? component.creature : component.dragon)
