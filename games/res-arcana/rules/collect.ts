import { COLLECT, LEAVE, ORDER_BY_TURN, ORDER_TOGETHER, TAKE, TURN, UPKEEP } from './options.ts'
import { canPay, clear, gainFixed, isBare, NONE, plusOne, tellEssences } from './essences.ts'
import type { Frames } from './frames.ts'
import { payNamed } from './paying.ts'
import { IN_ORDER, ON_REQUEST, type Play, type Rules, type State, type StepsOf } from './state.ts'
import { turnCard } from './tableau.ts'
import { TABLEAU } from './zones.ts'

/** The start of a round and Collect (section 6 of the rules). */
export const collectSteps = (rules: Rules): StepsOf<'round' | 'askOrder' | 'collectAll' | 'collect' | 'takeOrLeave' | 'collectChoice' | 'upkeep'> => ({
  round: {
    run(state, _frame, play) {
      state.round++
      state.passed.fill(0)
      state.orderAsked = 0
      if (play.live) play.tell('round', { round: state.round, first: state.token })
      play.push({ step: 'turnOf', seat: state.token })
      play.push({ step: 'collectAll' })
      if (state.collecting !== ON_REQUEST || !orderMatters(rules, state)) return
      const asked: Frames[] = []
      for (let seat = 0; seat < state.seats; seat++) asked.push({ step: 'askOrder', seat })
      play.lanes(asked)
    },
  },
  // RA-6.7: one request is enough.
  askOrder: {
    sealed: true,
    ask(_state, _frame, options) {
      options.push(ORDER_TOGETHER, ORDER_BY_TURN)
    },
    take(state, { seat }, { k }, play) {
      if (k !== 'inOrder') return
      state.orderAsked = 1
      if (play.live) play.tell('orderAsked', { seat })
    },
  },
  collectAll: {
    run(state, _frame, play) {
      const frames: Frames[] = []
      for (let i = 0; i < state.seats; i++) frames.push({ step: 'collect', seat: (state.token + i) % state.seats, at: 0 })
      if (state.collecting === IN_ORDER || state.orderAsked === 1) play.next(...frames)
      else play.lanes(frames)
    },
  },
  // The tableau twice: first what is taken and gained, then (RA-6.6) the upkeeps.
  collect: {
    run(state, { seat, at }, play) {
      const tableau = state.cards.at[TABLEAU + seat]
      const n = tableau.length
      for (let i = at; i < 2 * n; i++) {
        const card = tableau[i % n]
        if (i < n ? resolve(rules, state, seat, card, i + 1, play) : payUpkeep(rules, seat, card, i + 1, play)) return
      }
    },
  },
  // RA-6.4: all or nothing.
  takeOrLeave: {
    ask(_state, { card }, options) {
      options.push(TAKE[card], LEAVE[card])
    },
    take(state, { seat, card }, { k }, play) {
      if (k === 'take') {
        const taken = state.on.slice(card * 5, card * 5 + 5)
        gainFixed(state, seat, taken)
        clear(state, card)
        tellEssences(play, 'took', seat, card, taken)
      } else if (play.live) play.tell('left', { seat, card })
      collectFrom(rules, state, seat, card, play)
    },
  },
  collectChoice: {
    micro: true,
    ask(_state, { card, from }, options) {
      const { of } = choiceOf(rules, card)
      for (let t = from; t < 5; t++) if ((of & (1 << t)) !== 0) options.push(COLLECT[card][t])
    },
    take(state, { seat, card, left, got }, { b: essence }, play) {
      state.pool[seat * 5 + essence]++
      const now = plusOne(got, essence)
      if (left > 1) play.push({ step: 'collectChoice', seat, card, left: left - 1, from: essence, got: now })
      else tellEssences(play, 'collected', seat, card, now)
    },
  },
  // RA-24.5.
  upkeep: {
    ask(state, { seat, card }, options) {
      const { collect } = rules.components[card]
      if (collect.kind === 'upkeep' && canPay(state, seat, collect.pay)) options.push(UPKEEP[card])
      options.push(TURN[card])
    },
    take(state, { seat, card }, { k }, play) {
      const { collect } = rules.components[card]
      if (k === 'upkeep' && collect.kind === 'upkeep') payNamed(state, seat, card, collect.pay, play)
      else turnCard(state, seat, card, play)
    },
  },
})

/** Sees to one component. Returns true when something must be asked first; then it goes on at `next`. */
function resolve(rules: Rules, state: State, seat: number, card: number, next: number, play: Play): boolean {
  if (!isBare(state, card)) {
    play.push({ step: 'collect', seat, at: next })
    play.push({ step: 'takeOrLeave', seat, card })
    return true
  }
  const { collect } = rules.components[card]
  if (collect.kind !== 'gain') return false
  if (collect.gain.n === 0) {
    collectFrom(rules, state, seat, card, play)
    return false
  }
  play.push({ step: 'collect', seat, at: next })
  collectFrom(rules, state, seat, card, play)
  return true
}

/** RA-6.2, RA-6.3, RA-20.37, RA-20.40: the ability itself, once it is known what stays on the component. */
function collectFrom(rules: Rules, state: State, seat: number, card: number, play: Play): void {
  const { collect } = rules.components[card]
  if (collect.kind === 'grow') grow(state, seat, card, collect.n, play)
  if (collect.kind === 'interest' && state.on[card * 5 + collect.stays] === 0) return
  if (collect.kind !== 'gain' && collect.kind !== 'interest') return
  const { fixed, n } = collect.gain
  gainFixed(state, seat, fixed)
  if (n > 0) play.push({ step: 'collectChoice', seat, card, left: n, from: 0, got: fixed.slice() })
  else tellEssences(play, 'collected', seat, card, fixed)
}

function grow(state: State, seat: number, card: number, n: number, play: Play): void {
  const grown = NONE.slice()
  for (let t = 0; t < 5; t++) if (state.on[card * 5 + t] > 0) grown[t] = n
  for (let t = 0; t < 5; t++) state.on[card * 5 + t] += grown[t]
  tellEssences(play, 'grew', seat, card, grown)
}

function payUpkeep(rules: Rules, seat: number, card: number, next: number, play: Play): boolean {
  if (rules.components[card].collect.kind !== 'upkeep') return false
  play.push({ step: 'collect', seat, at: next })
  play.push({ step: 'upkeep', seat, card })
  return true
}

function choiceOf(rules: Rules, card: number) {
  const { collect } = rules.components[card]
  return collect.kind === 'gain' || collect.kind === 'interest' ? collect.gain : { n: 0, of: 0 }
}

const asksChoice = (rules: Rules, card: number): boolean => rules.components[card].collect.kind === 'gain' && choiceOf(rules, card).n > 0

/** RA-6.8: do at least two players have something to choose? */
function orderMatters(rules: Rules, state: State): boolean {
  let choosers = 0
  for (let seat = 0; seat < state.seats; seat++) if (hasChoice(rules, state, seat)) choosers++
  return choosers > 1
}

/** Essences to take or leave, a mix to collect, or an upkeep that can be paid out of what is there by then. */
function hasChoice(rules: Rules, state: State, seat: number): boolean {
  const tableau = state.cards.at[TABLEAU + seat]
  if (tableau.some((card) => !isBare(state, card) || asksChoice(rules, card))) return true
  const collects = tableau.map((card) => rules.components[card].collect)
  const pool = state.pool.slice(seat * 5, seat * 5 + 5)
  for (const collect of collects) if (collect.kind === 'gain') collect.gain.fixed.forEach((amount, t) => (pool[t] += amount))
  return collects.some((collect) => collect.kind === 'upkeep' && collect.pay.every((amount, t) => amount <= pool[t]))
}
