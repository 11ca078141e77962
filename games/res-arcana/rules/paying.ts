import type { PlaceTerms } from '../data/content.ts'
import { G, type Essences } from '../data/essence.ts'
import { canPay, NONE, payFixed, plusOne, tellEssences, type Pools } from './essences.ts'
import { PAY } from './options.ts'
import type { Play, Rules, State, StepsOf } from './state.ts'
import { TABLEAU } from './zones.ts'

/** Placing artifacts: cost, discounts, payment (section 9 of the rules). */

export const AS_PRINTED: PlaceTerms = { free: false, off: 0, sparesGold: false }

/** `off[seat · 4 + …]`: lasting discounts on artifacts and on dragons, those that spare Gold and those that do not. */
const ARTIFACT_ANY = 0
const ARTIFACT_NOT_GOLD = 1
const DRAGON_ANY = 2
const DRAGON_NOT_GOLD = 3

/** RA-9.3: lasting discounts add up. To be called whenever a component comes to a tableau or leaves it. */
export function countDiscounts(rules: Rules, state: State, seat: number): void {
  const { off } = state
  const at = seat * 4
  off[at] = off[at + 1] = off[at + 2] = off[at + 3] = 0
  for (const card of state.cards.at[TABLEAU + seat]) {
    const { on, n, sparesGold } = rules.components[card].discount
    if (on === 'artifact') off[at + (sparesGold ? ARTIFACT_NOT_GOLD : ARTIFACT_ANY)] += n
    else if (on === 'dragon') off[at + (sparesGold ? DRAGON_NOT_GOLD : DRAGON_ANY)] += n
  }
}

/** `off[seat · 4 + …]`, in a state or in a view. */
interface Discounts {
  readonly off: readonly number[]
}

/** What a seat would have to pay for an artifact. */
export interface Quote {
  /** Essences to pay in all. */
  left: number
  /** Essences that the discounts remove in all. */
  removed: number
  /** How many of them may be printed Gold. */
  goldRemoved: number
}

/** The one quote in use; overwritten by every call. */
const quoted: Quote = { left: 0, removed: 0, goldRemoved: 0 }

export function quote(rules: Rules, state: Discounts, seat: number, card: number, terms: PlaceTerms): Readonly<Quote> {
  const { cost, dragon } = rules.components[card]
  const { off } = state
  const at = seat * 4
  let any = off[at + ARTIFACT_ANY] + (dragon ? off[at + DRAGON_ANY] : 0)
  let notGold = off[at + ARTIFACT_NOT_GOLD] + (dragon ? off[at + DRAGON_NOT_GOLD] : 0)
  if (terms.free) any = cost.total
  else if (terms.sparesGold) notGold += terms.off
  else any += terms.off
  const gold = cost.fixed[G]
  quoted.removed = Math.min(cost.total - gold + Math.min(gold, any), any + notGold)
  quoted.goldRemoved = Math.min(gold, any, quoted.removed)
  quoted.left = cost.total - quoted.removed
  return quoted
}

export function canPlace(rules: Rules, state: Discounts & Pools, seat: number, card: number, terms: PlaceTerms): boolean {
  const { cost } = rules.components[card]
  const { left, removed, goldRemoved } = quote(rules, state, seat, card, terms)
  if (left === 0) return true
  if (removed === 0 && cost.any === 0) return canPay(state, seat, cost.fixed)
  const { pool } = state
  const at = seat * 5
  if (pool[at + G] < cost.fixed[G] - goldRemoved) return false
  let named = 0
  let others = 0
  for (let t = 0; t < 5; t++) {
    const have = pool[at + t]
    const asked = cost.fixed[t]
    if (have > asked) {
      named += asked
      others += have - asked
    } else named += have
  }
  return named + Math.min(cost.any, others) >= left
}

/**
 * The card is laid on the table and then paid for. RA-9.5: the owner chooses what the discounts
 * remove by choosing what to pay; what has to be paid under any choice is taken at once.
 */
export function placeArtifact(rules: Rules, state: State, seat: number, card: number, terms: PlaceTerms, play: Play): void {
  const { cost } = rules.components[card]
  const { left, removed, goldRemoved } = quote(rules, state, seat, card, terms)
  play.move(card, TABLEAU + seat)
  countDiscounts(rules, state, seat)
  if (play.live) play.tell('placed', { seat, card })
  if (left === 0) return
  const room = [0, 0, 0, 0, 0]
  const paid = [0, 0, 0, 0, 0]
  let open = left
  for (let t = 0; t < 5; t++) {
    const asked = cost.fixed[t]
    paid[t] = Math.max(0, asked - (t === G ? goldRemoved : removed))
    room[t] = asked - paid[t]
    open -= paid[t]
    state.pool[seat * 5 + t] -= paid[t]
  }
  if (open > 0) play.push({ step: 'pay', seat, card, power: -1, left: open, any: cost.any, from: 0, room, paid })
  else tellEssences(play, 'paid', seat, card, paid)
}

/** RA-9.1: so many essences of any type, for a power; its named essences are paid already. */
export function payAny(seat: number, card: number, power: number, any: number, paid: readonly number[], play: Play): void {
  play.push({ step: 'pay', seat, card, power, left: any, any, from: 0, room: NONE.slice(), paid: paid.slice() })
}

/** A fixed price that can be paid. */
export function payNamed(state: State, seat: number, card: number, price: Essences, play: Play): void {
  payFixed(state, seat, price)
  tellEssences(play, 'paid', seat, card, price)
}

export const payingSteps = (): StepsOf<'pay'> => ({
  // One essence at a time, never going back to an earlier type: each payment can be made in one way only.
  pay: {
    micro: true,
    ask(state, { seat, left, any, from, room }, options) {
      const { pool } = state
      const at = seat * 5
      let named = 0
      let others = 0
      let open = 0
      for (let t = 4; t >= from; t--) {
        const have = pool[at + t]
        const asked = room[t]
        if (have > asked) {
          named += asked
          others += have - asked
        } else named += have
        if (have > 0 && (asked > 0 || any > 0) && named + Math.min(any, others) >= left) open |= 1 << t
      }
      for (let t = from; t < 5; t++) if ((open & (1 << t)) !== 0) options.push(PAY[t])
    },
    take(state, { seat, card, power, left, any, room, paid }, { a: essence }, play) {
      state.pool[seat * 5 + essence]--
      const now = plusOne(paid, essence)
      if (left === 1) return tellEssences(play, 'paid', seat, card, now)
      const named = room[essence] > 0
      const roomLeft = named ? room.slice() : room
      if (named) roomLeft[essence]--
      play.push({ step: 'pay', seat, card, power, left: left - 1, any: named ? any : any - 1, from: essence, room: roomLeft, paid: now })
    },
  },
})
