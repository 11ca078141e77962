import { anyAmbition, CITY, STARPORT, type Content } from '../data/content.ts'
import { RESOURCE } from '../data/names.ts'
import { V } from '../rules/actions.ts'
import { controller, isDamaged, kindOf, ownerOf } from '../rules/board.ts'
import { canSecureAt } from '../rules/court.ts'
import { playedCard } from '../rules/round.ts'
import { hand, tokensOf } from '../rules/seats.ts'
import { pipVerbs } from '../rules/turn.ts'
import { MODE, OUTRAGE, PLACES, SEATS, SYSTEMS, TYPES, type State } from '../rules/state.ts'
import type { Presence } from './board.ts'

/** What cards and pips are still good for. */

/** What one action of each kind usually brings; the real gain is more, or it would be as well to end the turn. */
const GAIN = { tax: 1, secure: 1.2, build: 0.8, battle: 0.7, repair: 0.4, influence: 0.5, move: 0.25 }

/** Pips of the turn in progress, each for the best that is left to do. */
export function pipsWorth(c: Content, s: State, seat: number, presence: Presence): number {
  if (s.turn !== seat || s.pips === 0) return 0
  const verbs = pipVerbs(c, s)
  let left = s.pips
  let sum = 0
  const take = (verb: number, times: number, gain: number): void => {
    if ((verbs & (1 << verb)) === 0) return
    const taken = Math.min(left, times)
    left -= taken
    sum += taken * gain
  }
  take(V.secure, securable(c, s, seat), GAIN.secure)
  take(V.tax, taxable(c, s, seat), GAIN.tax)
  take(V.build, buildable(s, seat, presence), GAIN.build)
  take(V.battle, presence.prey > 0.3 ? 1 : 0, GAIN.battle)
  take(V.influence, Math.min(2, s.agents[seat]), GAIN.influence)
  take(V.repair, presence.damaged + presence.ruins, GAIN.repair)
  take(V.move, presence.fresh + presence.damaged > 0 ? 2 : 0, GAIN.move)
  return sum
}

function securable(c: Content, s: State, seat: number): number {
  let count = 0
  for (let place = 0; place < SEATS; place++) if (canSecureAt(c, s, seat, place)) count++
  return count
}

function taxable(c: Content, s: State, seat: number): number {
  let count = 0
  for (let system = 0; system < SYSTEMS; system++) {
    const type = c.systems.type[system]
    for (let i = 0; i < PLACES; i++) {
      const code = s.buildings[system * PLACES + i]
      if (code === 0 || kindOf(code) !== CITY || (s.marks[system] & (1 << i)) !== 0) continue
      if (type >= 0 && s.supply[type] > 0 && (ownerOf(code) === seat || controller(s, system) === seat)) count++
    }
  }
  return count
}

function buildable(s: State, seat: number, { sites }: Presence): number {
  let starports = 0
  for (let place = 0; place < s.buildings.length; place++) {
    const code = s.buildings[place]
    if (code === 0 || kindOf(code) !== STARPORT || ownerOf(code) !== seat || isDamaged(code)) continue
    const i = place % PLACES
    if ((s.marks[(place - i) / PLACES] & (8 << i)) === 0) starports++
  }
  return Math.min(starports, s.ships[seat]) + Math.min(sites, s.cities[seat] + s.starports[seat])
}

/** Turns still to come: the card of this round counts until all have played, so that playing it costs nothing as such. */
export const turnsLeft = (s: State, seat: number): number => hand(s, seat).length + (s.mode[seat] === MODE.none ? 0 : 1)

/** Cards in hand: pips to lead with, numbers to surpass with, and an ambition to declare. */
export function handWorth(c: Content, s: State, seat: number): number {
  let sum = 0
  const cards = hand(s, seat)
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i]
    sum += 0.12 * c.cards.pips[card] + 0.1 * c.cards.number[card] + (c.cards.ambition[card] === anyAmbition ? 0.3 : 0)
  }
  return sum
}

/** How likely the seat is to lead next, as far as this round tells. */
export function initiativeWorth(c: Content, s: State, seat: number): number {
  if (hand(s, seat).length === 0) return 0
  const holder = leads(c, s)
  const sure = s.leadSeat < 0 || s.seized >= 0 ? 1 : holds(c, s, holder)
  return holder === seat ? sure : (1 - sure) / Math.max(1, s.seats - 1)
}

/** To secure takes Aggression in hand or a Relic to spend. */
export function canHopeToSecure(c: Content, s: State, seat: number): boolean {
  if (tokensOf(s, seat, RESOURCE.relic) > 0 && s.outrage[seat * TYPES + RESOURCE.relic] === OUTRAGE.none) return true
  if (s.turn === seat && s.pips > 0 && (pipVerbs(c, s) & (1 << V.secure)) !== 0) return true
  const cards = hand(s, seat)
  for (let i = 0; i < cards.length; i++) if ((c.suitVerbs[c.cards.suit[cards[i]]] & (1 << V.secure)) !== 0) return true
  return false
}

/** Who would have the initiative if the round ended now. */
function leads(c: Content, s: State): number {
  if (s.leadSeat < 0 || s.seized >= 0) return s.initiative
  let best = -1
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.mode[seat] !== MODE.surpass) continue
    if (best < 0 || c.cards.number[playedCard(s, seat)] > c.cards.number[playedCard(s, best)]) best = seat
  }
  return best < 0 ? s.initiative : best
}

/** The chance that nobody who is still to play goes above the best card. */
function holds(c: Content, s: State, holder: number): number {
  const card = playedCard(s, holder)
  const number = holder === s.leadSeat && s.zero === 1 ? 0 : card < 0 ? 0 : c.cards.number[card]
  let sure = 1
  for (let seat = 0; seat < s.seats; seat++) if (s.mode[seat] === MODE.none && hand(s, seat).length > 0) sure *= 0.45 + 0.08 * number
  return sure
}
