import { option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { CREDITS, CREW, INFLUENCE } from '../data/names.ts'
import type { Play, Some } from './frames.ts'
import { raiseAssault, raiseTech } from './levels.ts'
import { gain, pay, stockOf } from './resources.ts'
import { LADDERS, RESOURCES, type State } from './state.ts'
import { zone } from './zones.ts'

/** The black market (SY-10), exchange at the bank, selling operation cards (SY-11), and resources of any kind (SY-1.3). */

export const TECH = 0
export const ASSAULT = 1

/** Only so many exchanges at a time, that the list stays short; the next follows at once. */
const MOST_TIMES = 150

/** The next price of a seat on a ladder, or -1 when its cubes fill it (SY-10.2, SY-10.3). */
export function nextPrice(c: Content, s: State, seat: number, ladder: number): number {
  const boxes = c.market[ladder]
  const cubes = s.cubes[seat * LADDERS + ladder]
  return cubes < boxes.length ? boxes[cubes] : -1
}

export const isAtTop = (c: Content, s: State, seat: number, ladder: number): boolean =>
  ladder === TECH ? s.tech[seat] >= c.box.techMax : s.assault[seat] >= c.box.assaultMax

export const isEmbargoed = (s: State, seat: number, ladder: number): boolean => ladder === ASSAULT && (s.embargoed & (1 << seat)) !== 0

export function canBuyLevel(c: Content, s: State, seat: number, ladder: number): boolean {
  const price = nextPrice(c, s, seat, ladder)
  return price >= 0 && stockOf(s, seat, CREDITS) >= price && !isAtTop(c, s, seat, ladder) && !isEmbargoed(s, seat, ladder)
}

export function buyLevel(c: Content, s: State, play: Play, seat: number, ladder: number): void {
  const price = nextPrice(c, s, seat, ladder)
  pay(s, seat, CREDITS, price)
  s.cubes[seat * LADDERS + ladder]++
  if (play.live) play.tell('boughtLevel', { seat, ladder, price })
  if (ladder === TECH) raiseTech(c, s, play, seat, 1)
  else raiseAssault(c, s, play, seat, 1)
}

export const canExchange = (c: Content, s: State, seat: number, rate: number): boolean => stockOf(s, seat, c.exchanges.give[rate]) >= c.exchanges.amount[rate]

/** The exchange of a syndicate's own: credits into a mix of influence and crew (SY-18.9). */
export function canExchangeSpecially(c: Content, s: State, seat: number): boolean {
  const price = c.syndicates.exchangePay[s.syndicate[seat]]
  return price > 0 && stockOf(s, seat, CREDITS) >= price
}

export function exchangeSpecially(c: Content, s: State, play: Play, seat: number): void {
  const syndicate = s.syndicate[seat]
  pay(s, seat, CREDITS, c.syndicates.exchangePay[syndicate])
  play.push({ step: 'any', seat, left: c.syndicates.exchangeGain[syndicate], from: INFLUENCE, to: CREW })
}

export function sell(play: Play, seat: number, card: number): void {
  play.move(card, zone.discard)
  if (play.live) play.tell('sold', { seat, card })
  play.push({ step: 'sellFor', seat })
}

export function marketSteps(c: Content): Some<'times' | 'sellFor' | 'any'> {
  return {
    times: {
      micro: true,
      ask(s, { seat, rate }, options) {
        const most = Math.min(MOST_TIMES, Math.floor(stockOf(s, seat, c.exchanges.give[rate]) / c.exchanges.amount[rate]))
        for (let times = 1; times <= most; times++) options.push(option('times', times))
      },
      take(s, { seat, rate }, { a: times }, play) {
        const given = times * c.exchanges.amount[rate]
        pay(s, seat, c.exchanges.give[rate], given)
        gain(s, seat, c.exchanges.get[rate], times)
        if (play.live) play.tell('exchanged', { seat, from: c.exchanges.give[rate], given, to: c.exchanges.get[rate], gained: times })
      },
    },
    sellFor: {
      micro: true,
      ask(_s, _frame, options) {
        for (let resource = 0; resource < RESOURCES; resource++) options.push(option('sellFor', resource))
      },
      take(s, { seat }, { a }, play) {
        gain(s, seat, a, 1)
        if (play.live) play.tell('gained', { seat, resource: a, count: 1 })
      },
    },
    // So many resources of any kind: how many of each, one kind after the other; the last kind takes the rest.
    any: {
      micro: true,
      ask(_s, { left, from, to }, options) {
        for (let count = from === to ? left : 0; count <= left; count++) options.push(option('take', from, count))
      },
      take(s, { seat, left, from, to }, { b: count }, play) {
        if (count > 0) {
          gain(s, seat, from, count)
          if (play.live) play.tell('gained', { seat, resource: from, count })
        }
        if (left > count) play.push({ step: 'any', seat, left: left - count, from: from + 1, to })
      },
    },
  }
}
