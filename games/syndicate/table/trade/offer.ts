import type { Content } from '../../data/content.ts'
import { resources } from '../../data/names.ts'
import { isAsked, kindOf, landsOf, numberOf } from '../../rules/offers.ts'
import { OFFER, RESOURCES, THING } from '../../rules/state.ts'
import { asState, cardId, handOf, seatId, tokensOf, type SyndicateView } from '../view.ts'

/** Offers as the table shows them, and the keys that make one. */

/** What one side of a deal hands over. */
export interface Side {
  /** Credits, influence, crew. */
  readonly amounts: readonly number[]
  /** Cards and tokens; -1 is one that the viewer does not see. */
  readonly cards: readonly number[]
  readonly bases: readonly number[]
  /** Bases of the taker that a beam will shield. */
  readonly beams: readonly number[]
}

export interface Offer {
  readonly from: number
  readonly to: number
  readonly give: Side
  readonly get: Side
}

export const emptySide: Side = { amounts: [0, 0, 0], cards: [], bases: [], beams: [] }

export const isEmpty = ({ amounts, cards, bases, beams }: Side): boolean => amounts.every((n) => n === 0) && cards.length + bases.length + beams.length === 0

export function offersOf(view: SyndicateView): readonly Offer[] {
  return view.offers.map((offer) => {
    const things = offer.slice(OFFER.things)
    const side = (amounts: number, asked: boolean): Side => {
      const of = (kind: number): readonly number[] => things.filter((thing) => kindOf(thing) === kind && isAsked(thing) === asked).map(numberOf)
      return {
        amounts: offer.slice(amounts, amounts + RESOURCES),
        cards: of(THING.card).map((card) => (card === THING.unknown ? -1 : card)),
        bases: of(THING.base),
        beams: of(THING.beam),
      }
    }
    return { from: offer[OFFER.from], to: offer[OFFER.to], give: side(OFFER.give, false), get: side(OFFER.get, true) }
  })
}

/** What `giver` could hand to `taker`, as far as the viewer knows. */
export interface Goods {
  readonly stock: readonly number[]
  readonly cards: readonly number[]
  readonly bases: readonly number[]
  readonly beams: readonly number[]
}

export function goodsOf(c: Content, view: SyndicateView, giver: number, taker: number): Goods {
  const lands = landsOf(c, asState(view), giver, taker)
  const of = (kind: number): readonly number[] => lands.filter((thing) => kindOf(thing) === kind).map(numberOf)
  return {
    stock: view.stock.slice(giver * RESOURCES, (giver + 1) * RESOURCES),
    cards: [...handOf(view, giver), ...tokensOf(view, giver)].filter((card) => card >= 0),
    bases: of(THING.base),
    beams: of(THING.beam),
  }
}

/** What of a side can still be handed over. */
export function within({ stock, cards, bases, beams }: Goods, side: Side): Side {
  const kept = (chosen: readonly number[], all: readonly number[]): readonly number[] => chosen.filter((each) => all.includes(each))
  return { amounts: side.amounts.map((n, i) => Math.min(n, stock[i])), cards: kept(side.cards, cards), bases: kept(side.bases, bases), beams: kept(side.beams, beams) }
}

const pieces = [10, 5, 1]

function sideKeys(c: Content, verb: 'give' | 'ask', { amounts, cards, bases, beams }: Side): readonly string[] {
  const keys: string[] = []
  amounts.forEach((count, resource) => {
    let rest = count
    for (const piece of pieces)
      for (; rest >= piece; rest -= piece) keys.push(`${verb}:${resources[resource]}:${piece}`)
  })
  for (const card of cards) keys.push(`${verb}Card:${cardId(c, card)}`)
  for (const at of bases) keys.push(`${verb}Base:${c.territories.ids[at]}`)
  for (const at of beams) keys.push(`${verb}Beam:${c.territories.ids[at]}`)
  return keys
}

/** The keys that send an offer from the market; what is open between the two gives way to it. */
export function offerKeys(c: Content, view: SyndicateView, step: string, { from, to, give, get }: Offer): readonly string[] {
  const open = offersOf(view)
  const first = open.some((offer) => offer.from === to && offer.to === from) ? `counter:${seatId(to)}` : `offer:${seatId(to)}`
  const before = [...(step === 'draft' ? ['drop'] : []), ...(open.some((offer) => offer.from === from && offer.to === to) ? [`withdraw:${seatId(to)}`] : [])]
  return [...before, first, ...sideKeys(c, 'give', give), ...sideKeys(c, 'ask', get), 'send']
}
