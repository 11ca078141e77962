import { option, type Option } from '#kernel/options.ts'
import { because } from '#kernel/reason.ts'
import { isLanes } from '#kernel/steps.ts'
import type { Content } from '../data/content.ts'
import type { Play, Some } from './frames.ts'
import { canDeliver, deliver, kindOf, knownCards, landsOf, listed, numberOf } from './offers.ts'
import { handOf, tokensOf } from './operations.ts'
import { stockOf } from './resources.ts'
import { OFFER, RESOURCES, THING, type State } from './state.ts'

/** Trade among players who are not on turn (SY-16.9): optional decisions beside the turn, gone when it passes on. */

/** Resources go into an offer by the pieces of the bank. */
const PIECES = [1, 5, 10]

/** Everybody but the player on turn may trade, if that leaves two (SY-16.14). */
export function openTrade(s: State, play: Play): void {
  if (s.trading === 0 || s.seats - (s.turn < s.seats ? 1 : 0) < 2) return
  for (let seat = 0; seat < s.seats; seat++) if (seat !== s.turn) play.openAside({ step: 'market', seat })
}

export function closeTrade(s: State, play: Play): void {
  if (s.trading === 0) return
  s.offers.length = 0
  play.closeAsides()
}

const offerBetween = (s: State, from: number, to: number): number => s.offers.findIndex((offer) => offer[OFFER.from] === from && offer[OFFER.to] === to)

const isPartner = (s: State, seat: number, other: number): boolean => other !== seat && other !== s.turn

/** Deals are closed while nobody is in the middle of a move. */
function isCalm(s: State): boolean {
  const top = s.stack[s.stack.length - 1]
  return top !== undefined && (top.step === 'turn' || top.step === 'spent' || (isLanes(top) && top.lanes.some((lane) => lane[0]?.step === 'parley')))
}

function dropOffer(s: State, from: number, to: number): void {
  s.offers.splice(offerBetween(s, from, to), 1)
}

function refuse(s: State, play: Play, from: number, to: number): void {
  dropOffer(s, from, to)
  if (play.live) play.tell('refused', { seat: to, from })
}

function withdraw(s: State, play: Play, from: number, to: number): void {
  dropOffer(s, from, to)
  if (play.live) play.tell('withdrew', { seat: from, to })
}

/** Until the turn passes on, or somebody makes an offer. */
function leave(s: State, play: Play, seat: number): void {
  for (const offer of s.offers.slice()) {
    if (offer[OFFER.to] === seat) refuse(s, play, offer[OFFER.from], seat)
    else if (offer[OFFER.from] === seat) withdraw(s, play, seat, offer[OFFER.to])
  }
}

function accept(c: Content, s: State, play: Play, from: number, to: number): void {
  const offer = s.offers[offerBetween(s, from, to)]
  dropOffer(s, from, to)
  if (play.live) play.tell('traded', tellable(offer), { cards: listed(offer, THING.card, false), askedCards: listed(offer, THING.card, true) }, (1 << from) | (1 << to))
  deliver(c, s, play, offer)
  prune(c, s)
}

/** Offers fall when what they name is no longer there (SY-16.11). */
function prune(c: Content, s: State): void {
  s.offers = s.offers.filter((offer) => canDeliver(c, s, offer))
}

const isEmpty = (offer: readonly number[]): boolean => offer.length === OFFER.things && offer.every((count, i) => i < OFFER.give || count === 0)

/** What everybody hears of an offer. */
function tellable(offer: readonly number[]) {
  return {
    seat: offer[OFFER.from],
    to: offer[OFFER.to],
    give: offer.slice(OFFER.give, OFFER.give + RESOURCES),
    get: offer.slice(OFFER.get, OFFER.get + RESOURCES),
    count: listed(offer, THING.card, false).length,
    askedCount: listed(offer, THING.card, true).length,
    bases: listed(offer, THING.base, false),
    askedBases: listed(offer, THING.base, true),
    beams: listed(offer, THING.beam, false),
    askedBeams: listed(offer, THING.beam, true),
  }
}

/** Cards that are offered are shown to whom they are offered. */
function send(s: State, play: Play, offer: number[]): void {
  const from = offer[OFFER.from]
  const to = offer[OFFER.to]
  s.offers.push(offer)
  play.barrier()
  for (const card of listed(offer, THING.card, false)) play.show(card, 1 << to)
  if (play.live) play.tell('offered', tellable(offer), { cards: listed(offer, THING.card, false), askedCards: listed(offer, THING.card, true) }, (1 << from) | (1 << to))
  if (s.asides[to].length === 0) play.openAside({ step: 'market', seat: to })
}

function listResources(s: State, options: Option[], verb: string, owner: number, taken: readonly number[]): void {
  for (let resource = 0; resource < RESOURCES; resource++)
    for (const piece of PIECES) if (stockOf(s, owner, resource) >= taken[resource] + piece) options.push(option(verb, resource, piece))
}

function listLands(options: Option[], side: 'give' | 'ask', lands: readonly number[], things: readonly number[]): void {
  const code = side === 'ask' ? THING.asked : 0
  for (const thing of lands) if (!things.includes(code | thing)) options.push(option(`${side}${kindOf(thing) === THING.base ? 'Base' : 'Beam'}`, numberOf(thing)))
}

/** The thing that a verb of a draft adds. */
function thingOf({ k, a }: Option): number {
  switch (k) {
    case 'giveCard':
      return THING.card | a
    case 'askCard':
      return THING.asked | THING.card | a
    case 'giveBase':
      return THING.base | a
    case 'askBase':
      return THING.asked | THING.base | a
    case 'giveBeam':
      return THING.beam | a
    default:
      return THING.asked | THING.beam | a
  }
}

export function tradeSteps(c: Content): Some<'market' | 'draft' | 'prune'> {
  return {
    prune: { run: (s) => prune(c, s) },
    market: {
      ask(s, { seat }, options) {
        options.push(option('leaveMarket'))
        for (const offer of s.offers) {
          if (offer[OFFER.to] !== seat) continue
          const from = offer[OFFER.from]
          if (isCalm(s)) options.push(option('acceptOffer', from))
          options.push(option('refuse', from))
          if (offerBetween(s, seat, from) < 0) options.push(option('counter', from))
        }
        for (let other = 0; other < s.seats; other++) {
          if (!isPartner(s, seat, other)) continue
          if (offerBetween(s, seat, other) >= 0) options.push(option('withdraw', other))
          else if (offerBetween(s, other, seat) < 0) options.push(option('offer', other))
        }
      },
      blocked(s, { seat }, blocked) {
        if (isCalm(s)) return
        for (const offer of s.offers) if (offer[OFFER.to] === seat) blocked.push({ option: option('acceptOffer', offer[OFFER.from]), reason: because('SY-16.9', 'moveUnderWay') })
      },
      take(s, frame, { k, a }, play) {
        const { seat } = frame
        if (k === 'leaveMarket') return leave(s, play, seat)
        play.push(frame)
        if (k === 'acceptOffer') return accept(c, s, play, a, seat)
        if (k === 'withdraw') return withdraw(s, play, seat, a)
        if (k !== 'offer') refuse(s, play, a, seat)
        if (k !== 'refuse') play.push({ step: 'draft', seat, to: a, give: [0, 0, 0], get: [0, 0, 0], things: [] })
      },
    },
    // One thing after the other until the offer is sent; nobody else sees it before.
    draft: {
      micro: true,
      secret: ['to', 'give', 'get', 'things'],
      redeal: (s, frame) => {
        let to = 0
        while (!isPartner(s, frame.seat, to)) to++
        return { step: 'draft', seat: frame.seat, to, give: [0, 0, 0], get: [0, 0, 0], things: [] }
      },
      ask(s, { seat, to, give, get, things }, options) {
        listResources(s, options, 'give', seat, give)
        listResources(s, options, 'ask', to, get)
        for (const card of handOf(s, seat)) if (!things.includes(THING.card | card)) options.push(option('giveCard', card))
        for (const card of tokensOf(s, seat)) if (!things.includes(THING.card | card)) options.push(option('giveCard', card))
        for (const card of knownCards(s, seat, to)) if (!things.includes(THING.asked | THING.card | card)) options.push(option('askCard', card))
        listLands(options, 'give', landsOf(c, s, seat, to), things)
        listLands(options, 'ask', landsOf(c, s, to, seat), things)
        const offer = [seat, to, ...give, ...get, ...things]
        if (!isEmpty(offer) && canDeliver(c, s, offer)) options.push(option('send'))
        options.push(option('drop'))
      },
      take(s, frame, chosen, play) {
        const { seat, to, give, get, things } = frame
        if (chosen.k === 'drop') return
        if (chosen.k === 'send') return send(s, play, [seat, to, ...give, ...get, ...things])
        const more = { ...frame, give: give.slice(), get: get.slice(), things: things.slice() }
        if (chosen.k === 'give') more.give[chosen.a] += chosen.b
        else if (chosen.k === 'ask') more.get[chosen.a] += chosen.b
        else more.things.push(thingOf(chosen))
        play.push(more)
      },
    },
  }
}
