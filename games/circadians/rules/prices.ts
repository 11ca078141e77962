import { option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { factions, PHASE, PRICE_TOKENS, ROUNDS, TRACK } from '../data/names.ts'
import { leftOf, rightOf } from './board.ts'
import type { Play, Some } from './frames.ts'
import { WHEN, type Hand } from './hand.ts'
import { why } from './reasons.ts'
import { AWAY, NEUTRAL, TRACKS, type Position, type State } from './state.ts'
import { placeLeader, setCommand } from './units.ts'
import { collectVault } from './vault.ts'

/** Setting prices (CC-4) and paying them (CC-5.3). */

/** Places for a price token: the five phases, and Move taken last. */
export const LAST = TRACKS
export const placeNames = ['discover', 'build', 'harvest', 'recruit', 'moveFirst', 'moveLast'] as const

export const priceRow = (s: Position, seat: number, token: number): number => ((s.seats === 2 ? factions.length : 0) + s.faction[seat]) * PRICE_TOKENS + token

/** What a seat pays to act in a phase. */
export function costOf(c: Content, s: Position, seat: number, track: number): number {
  const pricer = s.pricer[track]
  if (pricer === seat) return 0
  const price = s.price[track]
  if (pricer === NEUTRAL) return c.neutral.toLeft[price] + c.neutral.toRight[price] + c.neutral.toBank[price]
  const row = priceRow(s, pricer, price)
  return c.prices.toOwner[row] + c.prices.toBank[row]
}

export function payPrice(c: Content, s: State, play: Play, seat: number, track: number): void {
  const pricer = s.pricer[track]
  const price = s.price[track]
  const cost = costOf(c, s, seat, track)
  s.energy[seat] -= cost
  let paid = 0
  if (pricer === NEUTRAL) {
    s.energy[leftOf(s, seat)] += c.neutral.toLeft[price]
    s.energy[rightOf(s, seat)] += c.neutral.toRight[price]
  } else if (pricer !== seat) {
    paid = c.prices.toOwner[priceRow(s, pricer, price)]
    s.energy[pricer] += paid
  }
  if (play.live) play.tell('acts', { seat, track, cost, pricer, paid })
}

/** Who begins a phase: who priced it, or the next one if that is to be last; otherwise the flare gun. */
export function firstIn(s: Position, track: number): number {
  const pricer = s.pricer[track]
  if (pricer === NEUTRAL) return s.flare
  return track === TRACK.move && s.moveLast === 1 ? leftOf(s, pricer) : pricer
}

/** Tokens that may be placed now, as a set. */
const usable = (s: State, seat: number): number => s.priceHand[seat] & ~s.priceLate[seat]

/** CC-4.11; `pricer` is NEUTRAL where a neutral token priced Move. */
function passFlare(s: State, play: Play, pricer: number): void {
  const heir = pricer === NEUTRAL ? s.flare : leftOf(s, pricer)
  s.flare = heir === s.flare ? leftOf(s, s.flare) : heir
  if (play.live) play.tell('flare', { seat: s.flare })
}

/** CC-20.1 */
function summon(c: Content, s: State, play: Play, seat: number, which: number): void {
  const leader = c.leaders.firstRyhzu + which
  if (s.leaderAt[leader] !== AWAY.reserve) return
  setCommand(c, s, leader, seat)
  placeLeader(c, s, leader, s.base[seat])
  if (play.live) play.tell('summoned', { seat, leader })
}

function placeToken(c: Content, s: State, play: Play, seat: number, token: number, place: number): void {
  const track = place === LAST ? TRACK.move : place
  s.priceHand[seat] &= ~(1 << token)
  s.pricer[track] = seat
  s.price[track] = token
  if (track === TRACK.move) s.moveLast = place === LAST ? 1 : 0
  if (play.live) play.tell('priced', { seat, token, place })
  const { does } = c.prices
  const row = priceRow(s, seat, token)
  // Pushed last, done first: the bonus of the phase comes before the token's own effect.
  if (does.gain[row] > 0) play.push({ step: 'gain', seat, effect: does.gain[row], paid: 0 })
  if (does.advanceTrack[row] > 0) play.push({ step: 'researching', seat, left: 1, track })
  if (place !== LAST && c.prices.bonus[track] > 0) play.push({ step: 'gain', seat, effect: c.prices.bonus[track], paid: 0 })
  if (does.summon[row] > 0) summon(c, s, play, seat, does.summon[row] - 1)
  if (does.collectVault[row] > 0) collectVault(s, play, seat)
  if (track === TRACK.move) passFlare(s, play, seat)
}

export function priceSteps(c: Content, hand: Hand): Some<'pricing' | 'price' | 'neutralPrices'> {
  return {
    pricing: {
      run(s, { seat, left }, play) {
        if (left === 0) return
        // CC-4.8
        if (usable(s, seat) === 0) {
          collectVault(s, play, seat)
          s.priceLate[seat] = 0
        }
        play.next({ step: 'price', seat, left }, { step: 'pricing', seat: leftOf(s, seat), left: left - 1 })
      },
    },
    price: {
      single: 'ask',
      ask(s, { seat }, options) {
        const tokens = usable(s, seat)
        for (let token = 0; token < PRICE_TOKENS; token++) {
          if ((tokens & (1 << token)) === 0) continue
          for (let place = 0; place < placeNames.length; place++) if (s.pricer[Math.min(place, TRACK.move)] < 0) options.push(option('price', token, place))
        }
        hand.list(s, seat, WHEN.acting, options)
      },
      blocked(s, { seat }, blocked) {
        for (let token = 0; token < PRICE_TOKENS; token++)
          if ((s.priceLate[seat] & (1 << token)) !== 0)
            for (let place = 0; place < placeNames.length; place++)
              if (s.pricer[Math.min(place, TRACK.move)] < 0) blocked.push({ option: option('price', token, place), reason: why.justCollected })
        hand.blocked(s, seat, WHEN.acting, blocked)
      },
      take(s, frame, chosen, play) {
        if (chosen.k === 'price') return placeToken(c, s, play, frame.seat, chosen.a, chosen.b)
        play.push(frame)
        hand.play(s, play, frame.seat, chosen)
      },
    },
    // CC-4.9
    neutralPrices: {
      run(s, _frame, play) {
        const tokens = c.neutral.inRound[(s.seats - 2) * ROUNDS + s.round - 1]
        let next = 0
        for (let track = 0; track < TRACKS; track++) {
          if (s.pricer[track] >= 0) continue
          s.pricer[track] = NEUTRAL
          s.price[track] = tokens[next++]
          if (track === TRACK.move) s.moveLast = 0
          if (play.live) play.tell('neutralPriced', { token: s.price[track], track })
          if (track === TRACK.move) passFlare(s, play, NEUTRAL)
        }
        play.next({ step: 'endPhase' }, { step: 'phase', phase: PHASE.discover })
      },
    },
  }
}
