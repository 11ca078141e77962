import type { Option } from '#kernel/options.ts'
import { TERRITORIES, type Content } from '../../data/content.ts'
import { CREDITS, CREW, INFLUENCE } from '../../data/names.ts'
import { assaultCrew } from '../../rules/assault-odds.ts'
import { handOf } from '../../rules/operations.ts'
import { RESOURCES } from '../../rules/state.ts'
import { keptFor } from '../kept.ts'
import { assaultWorth, cardWorth, isRivals } from './jobs.ts'
import { siteWorth } from './land.ts'
import { creditWorth, crewCost, crewMissing, influenceCost, now, type Sight } from './sight.ts'

/** What can be had by exchanging and selling first: land, crew for an assault, crew for bases. */

export const ratesOf = keptFor((c: Content) => {
  const rate = (give: number, get: number): number => c.exchanges.give.findIndex((each, i) => each === give && c.exchanges.get[i] === get)
  const priceOf = (at: number): number => (at < 0 ? Infinity : c.exchanges.amount[at])
  const [crewForInfluence, creditsForInfluence, creditsForCrew, influenceForCrew] = [rate(CREW, INFLUENCE), rate(CREDITS, INFLUENCE), rate(CREDITS, CREW), rate(INFLUENCE, CREW)]
  return { crewForInfluence, creditsForInfluence, creditsForCrew, influenceForCrew, priceOf }
})

/** More cards are not sold for one base. */
const MOST_SOLD = 3

/** How the price of land is come by that cannot be paid yet. */
export interface Means {
  worth: number
  soldForCredits: number
  soldForInfluence: number
  /** Influence from crew, and from credits. */
  fromCrew: number
  fromCredits: number
  /** The card that would be sold first. */
  card: number
}

export const newMeans = (): Means => ({ worth: 0, soldForCredits: 0, soldForInfluence: 0, fromCrew: 0, fromCredits: 0, card: -1 })

/** What purchases are compared by: dear ones must bring more. */
export const weighed = ({ n }: Sight, worth: number, price: number): number => worth / Math.pow(1 + price, n.thrift)

/** The best land that exchanges and sales would pay for; worth nothing where there is none. */
export function findMeans(x: Sight, out: Means): void {
  out.worth = 0
  let hand: { readonly card: number; readonly worth: number }[] | undefined
  for (let area = 0; area < x.free.length; area++) {
    const price = x.c.zones.buy[area * RESOURCES + CREDITS]
    const wanting = Math.max(0, price - x.credits)
    const influence = Math.max(0, x.c.zones.buy[area * RESOURCES + INFLUENCE] - x.influence)
    if (x.free[area] === 0 || wanting + influence === 0 || wanting > MOST_SOLD) continue
    hand ??= worstFirst(x)
    const site = bestSite(x, area)
    for (let sold = wanting; sold <= Math.min(MOST_SOLD, hand.length, wanting + influence); sold++) {
      const cards = hand.slice(0, sold).reduce((sum, each) => sum + each.worth + x.n.sold, 0)
      for (const way of waysToInfluence(x, area, influence - (sold - wanting))) {
        const credits = price - wanting + way.credits
        const cost = credits * creditWorth(x) + influenceCost(x, Math.min(x.influence, x.c.zones.buy[area * RESOURCES + INFLUENCE])) + crewCost(x, way.crew) + cards
        const worth = weighed(x, site - cost, credits)
        if (worth <= out.worth) continue
        out.worth = worth
        out.soldForCredits = wanting
        out.soldForInfluence = sold - wanting
        out.fromCrew = way.fromCrew
        out.fromCredits = way.fromCredits
        out.card = sold > 0 ? hand[0].card : -1
      }
    }
  }
}

interface Way {
  readonly fromCrew: number
  readonly fromCredits: number
  readonly crew: number
  readonly credits: number
}

/** With as little crew as may be, and with as much as bases can spare. */
function waysToInfluence(x: Sight, area: number, count: number): Way[] {
  const rates = ratesOf(x.c)
  const crewPrice = rates.priceOf(rates.crewForInfluence)
  const spareCrew = Math.max(0, Math.min(x.crew, x.crew + x.crewComing - x.crewNeeded - x.c.zones.upkeep[area]))
  const mostFromCrew = Math.floor(spareCrew / crewPrice)
  const mostFromCredits = influenceFor(x, Math.max(0, x.credits - x.c.zones.buy[area * RESOURCES + CREDITS]))
  return [Math.max(0, count - mostFromCredits), Math.min(count, mostFromCrew)].flatMap((fromCrew, i, all) => {
    const fromCredits = count - fromCrew
    if (fromCrew > mostFromCrew || fromCredits > mostFromCredits || (i > 0 && fromCrew === all[0])) return []
    return [{ fromCrew, fromCredits, crew: fromCrew * (fromCrew > 0 ? crewPrice : 0), credits: creditsFor(x, fromCredits) }]
  })
}

/** A syndicate's own exchange gives several for its price. */
const ownRate = ({ c, s, seat }: Sight): { pay: number; gain: number } => ({ pay: c.syndicates.exchangePay[s.syndicate[seat]], gain: c.syndicates.exchangeGain[s.syndicate[seat]] })

function influenceFor(x: Sight, credits: number): number {
  const { pay, gain } = ownRate(x)
  return pay > 0 ? Math.floor(credits / pay) * gain : Math.floor(credits / ratesOf(x.c).priceOf(ratesOf(x.c).creditsForInfluence))
}

function creditsFor(x: Sight, influence: number): number {
  const { pay, gain } = ownRate(x)
  if (influence === 0) return 0
  return pay > 0 ? Math.ceil(influence / gain) * pay : influence * ratesOf(x.c).priceOf(ratesOf(x.c).creditsForInfluence)
}

function worstFirst(x: Sight): { readonly card: number; readonly worth: number }[] {
  return handOf(x.s, x.seat)
    .map((card) => ({ card, worth: Math.max(0, cardWorth(x, card, 0)) }))
    .sort((one, other) => one.worth - other.worth)
}

function bestSite(x: Sight, area: number): number {
  let most = -Infinity
  for (let at = 0; at < TERRITORIES; at++) if (x.s.owner[at] < 0 && x.c.territories.zone[at] === area && (x.s.jumped & (1 << at)) === 0) most = Math.max(most, siteWorth(x, at))
  return most
}

/** The first step of it that is offered. */
export function firstStep(x: Sight, means: Means, options: readonly Option[]): Option | undefined {
  const rates = ratesOf(x.c)
  if (means.card >= 0) return options.find(({ k, a }) => k === 'sell' && a === means.card)
  if (means.fromCrew > 0) return options.find(({ k, a }) => k === 'exchange' && a === rates.crewForInfluence)
  return ownRate(x).pay > 0 ? options.find(({ k }) => k === 'exchangeSpecially') : options.find(({ k, a }) => k === 'exchange' && a === rates.creditsForInfluence)
}

/** Crew that credits would have to buy for an assault with all reinforcements. */
export const crewWanting = ({ c, s, seat, crew }: Sight): number => (s.dice[seat] > 0 && s.armed[seat] > 0 ? Math.max(0, assaultCrew(c, s, seat, s.armed[seat]) - crew) : 0)

/** The best assault whose crew is bought for credits. */
export function boughtAssaultWorth(x: Sight): number {
  const wanting = crewWanting(x)
  const price = wanting * ratesOf(x.c).priceOf(ratesOf(x.c).creditsForCrew)
  if (wanting === 0 || price > x.credits) return 0
  let most = 0
  for (let at = 0; at < TERRITORIES; at++) if (isRivals(x, at)) most = Math.max(most, assaultWorth(x, at, Infinity) - price * creditWorth(x) - now(x, x.n.die))
  return most
}

/** Crew for which influence can be given, of what bases will want for. */
export const crewToMan = (x: Sight): number => Math.min(crewMissing(x, 0), Math.floor(x.influence / ratesOf(x.c).priceOf(ratesOf(x.c).influenceForCrew)))

export const manWorth = (x: Sight): number => {
  const crew = crewToMan(x)
  return crew === 0 ? 0 : now(x, x.n.shortage) * crew - influenceCost(x, crew * ratesOf(x.c).priceOf(ratesOf(x.c).influenceForCrew))
}
