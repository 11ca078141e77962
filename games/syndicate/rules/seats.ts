import type { Content, TechnologyEffect } from '../data/content.ts'
import { lowest } from './sets.ts'
import type { State } from './state.ts'

/** What a seat is and has; the order of play. Reads only. */

export const has = (c: Content, s: State, seat: number, effect: TechnologyEffect): boolean => (s.techs[seat] & c.technologies.does[effect]) !== 0

/** Places round the table: the seats and, if there is one, the phantom. */
export const placesAround = (s: State): number => s.seats + s.phantom

export const isPhantom = (s: State, owner: number): boolean => owner === s.seats

/** The place that comes `steps` places after another, clockwise. */
export const placeAfter = (s: State, place: number, steps: number): number => (place + steps * s.clockwise) % placesAround(s)

/** Seats in the order of play from a place on, without the phantom. */
export function seatsFrom(s: State, place: number): number[] {
  const order: number[] = []
  const around = placesAround(s)
  for (let i = 0; i < around; i++) {
    const seat = placeAfter(s, place, i)
    if (seat < s.seats) order.push(seat)
  }
  return order
}

/** The sum of what a seat's technologies give, out of one list of them. */
export function techSum(s: State, seat: number, amounts: readonly number[]): number {
  let sum = 0
  for (let rest = s.techs[seat]; rest !== 0; rest &= rest - 1) sum += amounts[lowest(rest)]
  return sum
}

/** What the seat adds to its mission rolls: an active casino. */
export function luckOf(c: Content, s: State, seat: number): number {
  let luck = 0
  for (let at = 0; at < s.owner.length; at++)
    if (c.territories.luck[at] > 0 && s.owner[at] === seat && s.down[at] === 0 && s.destroyer !== at) luck += c.territories.luck[at]
  return luck
}
