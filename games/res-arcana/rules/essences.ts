import type { Essences } from '../data/essence.ts'
import type { Play, State } from './state.ts'

/** Moving essences between pools, components and the supply, which never runs out (RA-1.3, RA-1.4). */

/** `pool[seat · 5 + essence]`, in a state or in a view. */
export interface Pools {
  readonly pool: readonly number[]
}

export function canPay(state: Pools, seat: number, price: Essences): boolean {
  const { pool } = state
  const at = seat * 5
  return pool[at] >= price[0] && pool[at + 1] >= price[1] && pool[at + 2] >= price[2] && pool[at + 3] >= price[3] && pool[at + 4] >= price[4]
}

export function poolSize(state: Pools, seat: number): number {
  const { pool } = state
  const at = seat * 5
  return pool[at] + pool[at + 1] + pool[at + 2] + pool[at + 3] + pool[at + 4]
}

export function payFixed(state: State, seat: number, price: Essences): void {
  for (let t = 0; t < 5; t++) state.pool[seat * 5 + t] -= price[t]
}

export function gainFixed(state: State, seat: number, gained: readonly number[]): void {
  for (let t = 0; t < 5; t++) state.pool[seat * 5 + t] += gained[t]
}

export function putOn(state: State, card: number, stored: readonly number[]): void {
  for (let t = 0; t < 5; t++) state.on[card * 5 + t] += stored[t]
}

export function isBare(state: { readonly on: readonly number[] }, card: number): boolean {
  const { on } = state
  const at = card * 5
  return on[at] === 0 && on[at + 1] === 0 && on[at + 2] === 0 && on[at + 3] === 0 && on[at + 4] === 0
}

/** What lies on a component goes back to the supply. */
export function clear(state: State, card: number): void {
  for (let t = 0; t < 5; t++) state.on[card * 5 + t] = 0
}

/** The list with one more of an essence; frames are never changed in place. */
export function plusOne(amounts: readonly number[], essence: number): number[] {
  const more = amounts.slice()
  more[essence]++
  return more
}

export const NONE: readonly number[] = [0, 0, 0, 0, 0]

export function isNone(amounts: readonly number[]): boolean {
  return amounts[0] === 0 && amounts[1] === 0 && amounts[2] === 0 && amounts[3] === 0 && amounts[4] === 0
}

/** Tells of essences that changed place, unless there were none. */
export function tellEssences(play: Play, type: 'gained' | 'paid' | 'lost' | 'stored' | 'collected' | 'took' | 'grew', seat: number, card: number, essences: readonly number[]): void {
  if (play.live && !isNone(essences)) play.tell(type, { seat, card, essences: essences.slice() })
}
