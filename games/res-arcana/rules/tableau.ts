import type { Power } from '../data/content.ts'
import { canPay, clear, putOn, tellEssences, type Pools } from './essences.ts'
import { countDiscounts, payNamed } from './paying.ts'
import type { Play, Rules, State } from './state.ts'
import { DISCARD, TABLEAU } from './zones.ts'

/** What happens to components in play. */

export function turnCard(state: State, seat: number, card: number, play: Play): void {
  state.turned[card] = 1
  if (play.live) play.tell('turned', { seat, card })
}

export function straightenCard(state: State, seat: number, card: number, play: Play): void {
  state.turned[card] = 0
  if (play.live) play.tell('straightened', { seat, card })
}

/** RA-13.2: to the discard pile of whoever had it in play; what lay on it is lost. */
export function destroyArtifact(rules: Rules, state: State, seat: number, card: number, play: Play): void {
  clear(state, card)
  state.turned[card] = 0
  play.move(card, DISCARD + seat)
  countDiscounts(rules, state, seat)
  if (play.live) play.tell('destroyed', { seat, card })
}

export function itemOf(rules: Rules, state: State, seat: number): number {
  for (const card of state.cards.at[TABLEAU + seat]) if (rules.components[card].kind === 'item') return card
  return -1
}

/** RA-12.2: a react without T works on a turned component too. */
export function canReact(state: Pools & { readonly turned: readonly number[] }, seat: number, card: number, { cost }: Power): boolean {
  return !(cost.turn && state.turned[card] === 1) && canPay(state, seat, cost.pay)
}

export function payReact(state: State, seat: number, card: number, { cost, effect }: Power, play: Play): void {
  if (play.live) play.tell('reacted', { seat, card })
  if (cost.turn) state.turned[card] = 1
  payNamed(state, seat, card, cost.pay, play)
  if (effect.kind === 'ignore') {
    putOn(state, card, effect.store)
    tellEssences(play, 'stored', seat, card, effect.store)
  }
}
