import { meet } from './confront.ts'
import type { Play } from './frames.ts'
import type { Rules } from './rules.ts'
import type { State } from './state.ts'

/**
 * NG-5.4. Fuel cards of a kind are alike and the discards lie open, so the deck is two numbers, and
 * drawing from it is drawing by lot.
 */
export function refuel(rules: Rules, s: State, play: Play): void {
  if (s.refills + s.confrontations === 0) {
    fillFuelDeck(rules, s)
    if (play.live) play.tell('fuelShuffled', {})
  }
  if (play.chance(s.refills + s.confrontations) < s.refills) {
    s.refills--
    if (play.live) play.tell('refilled', { fuel: s.tank - s.fuel })
    s.fuel = s.tank
    return
  }
  s.confrontations--
  if (play.live) play.tell('fuelConfrontation', {})
  meet(rules, s, play)
}

export function fillFuelDeck(rules: Rules, s: State): void {
  s.refills = rules.c.box.refills
  s.confrontations = s.fuelConfrontations
}
