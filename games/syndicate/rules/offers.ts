import { knowsZone } from '#kernel/cards.ts'
import { TERRITORIES, type Content } from '../data/content.ts'
import { basesOf, changeOwner } from './bases.ts'
import type { Play } from './frames.ts'
import { TOKEN_FIRST } from './operations.ts'
import { handOver, stockOf } from './resources.ts'
import { claimRewards } from './rewards.ts'
import { seatsFrom } from './seats.ts'
import { isCardThing, OFFER, RESOURCES, THING, type State } from './state.ts'
import { zone, zones } from './zones.ts'

/** What can be put into an offer (SY-16.10), whether it can be delivered, and what happens when it is accepted. */

const NUMBER = 255

export const numberOf = (thing: number): number => thing & NUMBER
export const isAsked = (thing: number): boolean => (thing & THING.asked) !== 0
export const kindOf = (thing: number): number => thing & (THING.base | THING.beam)

const homeOf = (card: number, seat: number): number => (card >= TOKEN_FIRST ? zone.tokens : zone.hand) + seat

/** Can the beam of an installation of `giver` shield the base of `taker`? The installations that could, as a set. */
export function beamsTo(c: Content, s: State, giver: number, taker: number, at: number): number {
  if (s.owner[at] !== taker) return 0
  return c.territories.shieldedBy[at] & basesOf(s, giver) & ~s.granted[at]
}

/** Does the giver of a thing still have it? */
function hasThing(c: Content, s: State, offer: readonly number[], thing: number): boolean {
  const giver = isAsked(thing) ? offer[OFFER.to] : offer[OFFER.from]
  const taker = isAsked(thing) ? offer[OFFER.from] : offer[OFFER.to]
  const number = numberOf(thing)
  switch (kindOf(thing)) {
    case THING.card:
      return s.cards.zone[number] === homeOf(number, giver)
    case THING.base:
      return s.owner[number] === giver
    default:
      return beamsTo(c, s, giver, taker, number) !== 0
  }
}

function hasAllThings(c: Content, s: State, offer: readonly number[]): boolean {
  for (let i = OFFER.things; i < offer.length; i++) if (!hasThing(c, s, offer, offer[i])) return false
  return true
}

export function canDeliver(c: Content, s: State, offer: readonly number[]): boolean {
  for (let i = 0; i < RESOURCES; i++)
    if (stockOf(s, offer[OFFER.from], i) < offer[OFFER.give + i] || stockOf(s, offer[OFFER.to], i) < offer[OFFER.get + i]) return false
  return hasAllThings(c, s, offer)
}

/** Both sides deliver. A base brings no research and keeps its tile (SY-16.12). */
export function deliver(c: Content, s: State, play: Play, offer: readonly number[]): void {
  const from = offer[OFFER.from]
  const to = offer[OFFER.to]
  for (let i = 0; i < RESOURCES; i++) {
    handOver(s, from, to, i, offer[OFFER.give + i])
    handOver(s, to, from, i, offer[OFFER.get + i])
  }
  for (let i = OFFER.things; i < offer.length; i++) {
    const thing = offer[i]
    const number = numberOf(thing)
    const giver = isAsked(thing) ? to : from
    const taker = isAsked(thing) ? from : to
    if (kindOf(thing) === THING.card) play.move(number, homeOf(number, taker))
    else if (kindOf(thing) === THING.base) changeOwner(c, s, number, taker)
    else s.granted[number] |= beamsTo(c, s, giver, taker, number)
  }
  for (const seat of seatsFrom(s, s.first)) if (seat === from || seat === to) claimRewards(c, s, play, seat)
}

/** Cards and tokens of a rival that the seat was shown. */
export function knownCards(s: State, seat: number, rival: number): number[] {
  const known: number[] = []
  for (const home of [zone.hand + rival, zone.tokens + rival]) for (const card of s.cards.at[home]) if (knowsZone(s.cards, zones, card, seat)) known.push(card)
  return known
}

/** Things that `giver` could put into an offer to `taker`, cards left out, as codes without a side. */
export function landsOf(c: Content, s: State, giver: number, taker: number): number[] {
  const things: number[] = []
  for (let at = 0; at < TERRITORIES; at++) {
    if (s.owner[at] === giver) things.push(THING.base | at)
    if (beamsTo(c, s, giver, taker, at) !== 0) things.push(THING.beam | at)
  }
  return things
}

/** For events: the numbers of one kind of thing on one side. */
export function listed(offer: readonly number[], kind: number, asked: boolean): number[] {
  return offer.slice(OFFER.things).filter((thing) => kindOf(thing) === kind && isAsked(thing) === asked).map(numberOf)
}

/** Another viewer does not know which cards an offer names: any that its giver may hold. */
export function redealOffers(s: State, viewer: number): void {
  s.offers = s.offers.map((offer) => {
    if (offer[OFFER.from] === viewer || offer[OFFER.to] === viewer) return offer
    const held = [offer[OFFER.from], offer[OFFER.to]].map((seat) => [...s.cards.at[zone.hand + seat], ...s.cards.at[zone.tokens + seat]])
    return offer.map((value, i) => {
      if (i < OFFER.things || !isCardThing(value)) return value
      const side = isAsked(value) ? 1 : 0
      return (value & THING.asked) | (held[side].shift() ?? 0)
    })
  })
}
