import type { Content } from '../data/content.ts'
import { AMBITION } from '../data/names.ts'
import { firstValue, secondValue } from '../rules/declare.ts'
import { phantomStanding } from '../rules/scoring.ts'
import { hand, isLed, standing } from '../rules/seats.ts'
import type { State } from '../rules/state.ts'

/** What ambitions promise: Power of the declared ones, and of those that may still be declared. */

const AMBITIONS = 5

/** Rounds of this chapter still to come, a guess: nobody plays without cards. */
export function roundsLeft(s: State): number {
  let most = 0
  for (let seat = 0; seat < s.seats; seat++) most = Math.max(most, hand(s, seat).length)
  return most
}

export interface Outlook {
  /** Power that the declared ambitions bring, as far as one can tell. */
  declared: number
  /** Power that a marker still free might bring. */
  open: number
}

/** Writes into `out`, so that nothing is made anew for every position. */
export function ambitionsOf(c: Content, s: State, seat: number, out: Outlook): void {
  out.declared = 0
  out.open = 0
  const rounds = roundsLeft(s)
  // The more is still to be played, the less a lead of one or two says.
  const doubt = 0.45 + 0.22 * rounds
  const open = openValue(c, s) * Math.min(1, rounds / 5)
  for (let ambition = 0; ambition < AMBITIONS; ambition++) {
    let first = 0
    let second = 0
    for (let marker = 0; marker < s.markers.length; marker++) {
      if (s.markers[marker] !== ambition) continue
      first += firstValue(c, s, marker)
      second += secondValue(c, s, marker)
    }
    out.declared += first > 0 ? expected(c, s, seat, ambition, first, second, doubt) : 0
    if (open > 0) out.open += expected(c, s, seat, ambition, open, open / 2, doubt + 0.6)
  }
}

/** What is left to be declared in this chapter and the next, spread over the five ambitions. */
function openValue(c: Content, s: State): number {
  let value = 0
  for (let marker = 0; marker < s.markers.length; marker++) if (s.markers[marker] < 0) value += firstValue(c, s, marker)
  return value / AMBITIONS
}

/** A win is likely by a lead, and less so by half of one. */
function expected(c: Content, s: State, seat: number, ambition: number, first: number, second: number, doubt: number): number {
  const own = standing(c, s, seat, ambition)
  let most = phantomStanding(c, s, ambition)
  let next = 0
  for (let rival = 0; rival < s.seats; rival++) {
    if (rival === seat) continue
    const its = standing(c, s, rival, ambition)
    if (its > most) {
      next = most
      most = its
    } else if (its > next) next = its
  }
  const meek = (ambition === AMBITION.tyrant && isLed(c, s, seat, 'just')) || (ambition === AMBITION.empath && isLed(c, s, seat, 'violent'))
  const wins = own === 0 ? chance(-most - 1, doubt) : chance(own - most - 0.5, doubt)
  const places = own === 0 ? chance(-next - 1, doubt) : chance(own - next - 0.5, doubt)
  if (meek) return wins * second
  return wins * (first + c.cityBonus[s.cities[seat]]) + Math.max(0, places - wins) * second
}

const chance = (lead: number, doubt: number): number => 1 / (1 + Math.exp(-lead / doubt))
