import { RESOURCES, type State } from './state.ts'

/** Resources come from the bank and go back to it; the bank never runs out (its account is kept, so that nothing gets lost). */

export const stockOf = (s: State, seat: number, resource: number): number => s.stock[seat * RESOURCES + resource]

export function gain(s: State, seat: number, resource: number, count: number): void {
  s.stock[seat * RESOURCES + resource] += count
  s.bank[resource] += count
}

export function pay(s: State, seat: number, resource: number, count: number): void {
  gain(s, seat, resource, -count)
}

/** From one player to another, as much as there is. */
export function handOver(s: State, from: number, to: number, resource: number, count: number): number {
  const moved = Math.min(count, stockOf(s, from, resource))
  s.stock[from * RESOURCES + resource] -= moved
  s.stock[to * RESOURCES + resource] += moved
  return moved
}

/** Amounts stand in flat lists: credits, influence, crew from `at` on. */
export function canPay(s: State, seat: number, amounts: readonly number[], at: number): boolean {
  const base = seat * RESOURCES
  return s.stock[base] >= amounts[at] && s.stock[base + 1] >= amounts[at + 1] && s.stock[base + 2] >= amounts[at + 2]
}

export function payAll(s: State, seat: number, amounts: readonly number[], at: number): void {
  for (let resource = 0; resource < RESOURCES; resource++) pay(s, seat, resource, amounts[at + resource])
}

export function gainAll(s: State, seat: number, amounts: readonly number[], at: number): void {
  for (let resource = 0; resource < RESOURCES; resource++) gain(s, seat, resource, amounts[at + resource])
}
