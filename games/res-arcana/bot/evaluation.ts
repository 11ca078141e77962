import type { Evaluation } from '#bots/evaluation.ts'
import { FIRST_MONUMENT, FIRST_PLACE } from '../data/content.ts'
import { G, L } from '../data/essence.ts'
import { bookTables, compile } from '../data/tables.ts'
import { AS_PRINTED, quote } from '../rules/paying.ts'
import { rulesOf, type State } from '../rules/state.ts'
import { pointsOf, POINTS_TO_WIN } from '../rules/victory.ts'
import { DECK, DISCARD, DISPLAY, HAND, TABLEAU, UNCLAIMED } from '../rules/zones.ts'
import { priceOf, worthOf, type Scoring } from './worth.ts'

const rules = rulesOf(compile(bookTables))
const worths = rules.components.map(worthOf)
const prices = rules.components.map(({ cost }) => priceOf(cost.fixed, cost.any))
const GOLD_PRICE = priceOf([0, 0, 0, 0, 1], 0)

/** What each feature counts for. Essences are the measure of everything. */
export const bookWeights = {
  /** Points that stay, the token apart. */
  points: 9,
  /** The token, sure for this round or not, the more the nearer the end. */
  token: 5,
  /** Ten points, with the check still to come. */
  ten: 12,
  /** Essences in the pool and (a little less) on components, as long as there is time to use them. */
  essences: 1,
  /** What Collect will bring until the end. */
  income: 0.85,
  /** What powers can bring until the end. */
  engine: 0.62,
  /** What straight components can still bring this round. */
  ready: 0.62,
  /** Not passed: a card to draw and a new item are still to come. */
  acting: 2.6,
  /** Cards in hand: what they would bring if placed, the nearer the more; at least what discarding gives. */
  hand: 0.45,
  /** Cards not yet drawn. */
  deck: 0.05,
  /** Points that own places will still bring, and those of this round. */
  prospects: 4,
  scorable: 4,
  /** The place of power that is nearest, and the next one. */
  place: 0.3,
  nextPlace: 0.08,
  /** Gold on the way to the best monument. */
  monument: 0.5,
  /** Life that rivals' straight attackers threaten to take. */
  danger: -0.6,
}
export type Weights = Readonly<typeof bookWeights>
export type Feature = keyof Weights

const names = Object.keys(bookWeights) as Feature[]
const at = Object.fromEntries(names.map((name, i) => [name, i])) as Readonly<Record<Feature, number>>

export function evaluationWith(weights: Weights): Evaluation<State> {
  return {
    features: names,
    weights: names.map((name) => weights[name]),
    scale: 16,
    horizon: 8,
    weighsLuck: true,
    answers: new Set(['attacked', 'reactToCheck']),
    clock: (state) => state.game * 1000 + state.round,
    measure(state, seat, out) {
      for (let i = 0; i < names.length; i++) out[i] = 0
      const lead = leadOf(state)
      const rounds = roundsLeft(state)
      const use = 0.4 + 0.6 * Math.min(1, rounds / 3)
      const token = state.token === seat
      const points = pointsOf(rules, state, seat) - (token ? 1 : 0)
      out[at.points] = points
      if (token) out[at.token] = (state.passed.includes(1) ? 1 : 0.4) * (0.2 + 0.8 * Math.min(1, Math.max(0, (lead - 6) / 3)))
      if (points + (token ? 1 : 0) + statue(state, seat) >= POINTS_TO_WIN) out[at.ten] = 1
      out[at.essences] = essencesOf(state, seat) * use
      measureTableau(state, seat, rounds, use, out)
      measureHand(weights, state, seat, rounds, use, out)
      measurePlaces(weights, state, seat, rounds, use, out)
      out[at.monument] = monumentProgress(weights, state, seat, rounds, use)
      out[at.danger] = dangerTo(state, seat)
    },
  }
}

export const resArcanaEvaluation = evaluationWith(bookWeights)

function leadOf(state: State): number {
  let lead = 0
  for (let seat = 0; seat < state.seats; seat++) lead = Math.max(lead, pointsOf(rules, state, seat))
  return lead
}

/**
 * Rounds still to come after this one, a guess. It falls by one from round to round, so that neither
 * ending a round nor drawing it out is a gain in itself; and it knows no points, or they would be
 * shunned for bringing the end nearer.
 */
const roundsLeft = (state: State): number => Math.max(1, 6 - state.round)

/** Essences on a component have to wait for the next Collect. */
const WAITING = 0.85

/** What a seat has of each kind; too many of one kind are not worth so much each. */
function essencesOf(state: State, seat: number): number {
  const { pool, on } = state
  const tableau = state.cards.at[TABLEAU + seat]
  let sum = 0
  for (let t = 0; t < 5; t++) {
    let amount = pool[seat * 5 + t]
    for (let i = 0; i < tableau.length; i++) if (rules.components[tableau[i]].points.perStored !== t) amount += on[tableau[i] * 5 + t] * WAITING
    sum += useful(amount) * (t === G ? GOLD_PRICE : 1)
  }
  return sum
}

const useful = (amount: number): number => (amount <= 5 ? amount : amount <= 10 ? 5 + (amount - 5) * 0.5 : 7.5 + (amount - 10) * 0.02)

/** Points that a react will add to the check. */
function statue(state: State, seat: number): number {
  for (const card of rules.checkReacts) if (state.cards.zone[card] === TABLEAU + seat && state.turned[card] === 0 && state.pool[seat * 5 + G] >= 3) return 3
  return 0
}

function measureTableau(state: State, seat: number, rounds: number, use: number, out: number[]): void {
  const mayAct = state.passed[seat] === 0
  if (mayAct) out[at.acting] = use
  const tableau = state.cards.at[TABLEAU + seat]
  for (let i = 0; i < tableau.length; i++) {
    const card = tableau[i]
    const { collect, powers, scoring } = worths[card]
    const { kind } = rules.components[card]
    // An item is kept for one round: the next one if its owner has passed, else this one.
    const kept = kind !== 'item' ? rounds : mayAct && state.round > 0 ? 0 : 1
    out[at.income] += collect * kept
    out[at.engine] += powers * kept
    const ready = mayAct && state.turned[card] === 0
    if (ready) out[at.ready] += powers * use
    for (let j = 0; j < scoring.length; j++) {
      out[at.prospects] += prospect(state, seat, scoring[j], rounds)
      if (ready) out[at.scorable] += prospect(state, seat, scoring[j], 1)
    }
  }
}

/** The points that a scoring power will bring, what they cost subtracted. */
function prospect(state: State, seat: number, { points, price, turns, needs }: Scoring, rounds: number): number {
  const gain = Math.max(0, points - price * 0.15)
  if (needs !== 'none' && !hasBeast(state, seat, needs)) return gain * rounds * 0.1
  if (turns) return gain * rounds * (price > 2 ? 0.6 : 0.9)
  let essences = 0
  for (let t = 0; t < 5; t++) essences += state.pool[seat * 5 + t]
  const tableau = state.cards.at[TABLEAU + seat]
  for (let i = 0; i < tableau.length; i++) essences += (worths[tableau[i]].collect + worths[tableau[i]].powers * 0.5) * rounds
  return Math.min(3 * rounds, (essences * 0.4) / price) * gain
}

function hasBeast(state: State, seat: number, type: 'creature' | 'dragon'): boolean {
  const tableau = state.cards.at[TABLEAU + seat]
  for (let i = 0; i < tableau.length; i++) if (rules.components[tableau[i]][type]) return true
  return false
}

/** What discarding a card brings, less the action that it takes. */
const DISCARDED = 1.8

function measureHand(weights: Weights, state: State, seat: number, rounds: number, use: number, out: number[]): void {
  const hand = state.cards.at[HAND + seat]
  const discarded = DISCARDED * use
  for (let i = 0; i < hand.length; i++) {
    const { left } = quote(rules, state, seat, hand[i], AS_PRINTED)
    const price = prices[hand[i]] - (rules.components[hand[i]].cost.total - left)
    const gain = bringsIn(weights, hand[i], rounds) - price * use
    out[at.hand] += Math.max(discarded, gain / (1 + 0.3 * shortOf(state, seat, hand[i], left)))
  }
  for (const zone of [DECK + seat, DISCARD + seat]) for (const card of state.cards.at[zone]) out[at.deck] += Math.max(discarded, bringsIn(weights, card, rounds) - prices[card] * use)
}

/** What a component in play is worth until the end. */
function bringsIn(weights: Weights, card: number, rounds: number): number {
  const { collect, powers } = worths[card]
  return rules.components[card].points.printed * weights.points + (collect * weights.income + powers * weights.engine) * rounds
}

/** Essences missing for a card that costs `left` after discounts. */
function shortOf(state: State, seat: number, card: number, left: number): number {
  const { fixed, any } = rules.components[card].cost
  let named = 0
  let others = 0
  for (let t = 0; t < 5; t++) {
    const have = state.pool[seat * 5 + t]
    named += Math.min(have, fixed[t])
    others += Math.max(0, have - fixed[t])
  }
  return Math.max(0, left - named - Math.min(any, others))
}

function measurePlaces(weights: Weights, state: State, seat: number, rounds: number, use: number, out: number[]): void {
  let best = 0
  let second = 0
  for (const card of state.cards.at[UNCLAIMED]) {
    const { total } = rules.components[card].cost
    const near = 1 - shortOf(state, seat, card, total) / total
    const gain = (placeWorth(weights, state, seat, card, rounds) - prices[card] * use) * near * near
    if (gain > best) {
      second = best
      best = gain
    } else if (gain > second) second = gain
  }
  out[at.place] = best
  out[at.nextPlace] = second
}

function placeWorth(weights: Weights, state: State, seat: number, card: number, rounds: number): number {
  const { perCreature, perDragon } = rules.components[card].points
  let worth = bringsIn(weights, card, rounds)
  for (const scoring of worths[card].scoring) worth += prospect(state, seat, scoring, rounds) * weights.prospects
  if (perCreature + perDragon > 0)
    for (const each of state.cards.at[TABLEAU + seat]) {
      const { creature, dragon } = rules.components[each]
      worth += ((creature ? perCreature : 0) + (dragon ? perDragon : 0)) * weights.points
    }
  return worth
}

function monumentProgress(weights: Weights, state: State, seat: number, rounds: number, use: number): number {
  let best = 0
  for (const card of state.cards.at[DISPLAY]) best = Math.max(best, bringsIn(weights, card, rounds))
  const near = Math.min(1, state.pool[seat * 5 + G] / rules.components[FIRST_MONUMENT].cost.total)
  return Math.max(0, best - prices[FIRST_MONUMENT] * use) * near * near
}

function dangerTo(state: State, seat: number): number {
  if (state.passed[seat] === 1) return 0
  for (const card of state.cards.at[TABLEAU + seat]) if (worths[card].defends && state.turned[card] === 0) return 0
  let danger = 0
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival === seat || state.passed[rival] === 1) continue
    for (const card of state.cards.at[TABLEAU + rival]) if (card < FIRST_PLACE && state.turned[card] === 0) danger += worths[card].attack
  }
  return danger * (state.pool[seat * 5 + L] >= 2 ? 1 : 1.5)
}
