import { facedown, faceup, handOfSeat, Zones } from '#kernel/cards.ts'
import type { Outcome, State } from '#kernel/definition.ts'
import { fail } from '#kernel/errors.ts'
import { Game } from '#kernel/game.ts'
import { option } from '#kernel/options.ts'
import type { Play } from '#kernel/play.ts'
import { int, ints, type InferFields } from '#kernel/schema.ts'
import { because } from '#kernel/reason.ts'
import type { Steps } from '#kernel/steps.ts'

/**
 * A small game made for the kernel's own tests. It has what the large ones need: secret plans
 * made at the same time with a bluff, a battle inside a turn, several reactions to one event, hits
 * assigned one by one, hidden cards that change hands, offers out of turn, and a solo variant that
 * can be lost in the middle of a resolution. It is also the example to read before writing a game.
 */
const CARDS = 24
const ROUNDS = 3
const strength = (card: number): number => (card % 6) + 1

export const zones = new Zones({ deck: facedown(), hand: handOfSeat, plan: facedown(true), discard: faceup() }, 4)
const Z = zones.first

const fields = { round: int, forts: ints, troops: ints, coins: ints, offers: ints }
type Own = InferFields<typeof fields>
type S = State<Own>

/** `offers[to]` holds 1 + the seat that offers its coins for a troop. */
type Frames =
  | { step: 'round' }
  | { step: 'plan'; seat: number }
  | { step: 'reveal' }
  | { step: 'turn'; seat: number }
  | { step: 'endTurn'; seat: number }
  | { step: 'react'; seat: number; by: number; at: number }
  | { step: 'fight'; by: number; at: number }
  | { step: 'hit'; seat: number; at: number; hits: number }
  | { step: 'loot'; seat: number; at: number }
  | { step: 'trade'; seat: number }
  | { step: 'reply'; seat: number; from: number }
  | { step: 'raiders'; seat: number }

const steps: Steps<S, Frames> = {
  round: {
    run(s, _frame, play) {
      s.round++
      if (s.round > ROUNDS) return play.finish()
      const seats = alive(s)
      for (const seat of seats) while (s.cards.at[Z.hand + seat].length < 3 && drawCard(play, seat));
      const turns: Frames[] = seats.flatMap((seat): Frames[] => [{ step: 'turn', seat }, ...(s.seats === 1 ? [{ step: 'raiders', seat } as const] : [])])
      play.next({ step: 'reveal' }, ...turns, { step: 'round' })
      play.lanes(seats.map((seat): Frames => ({ step: 'plan', seat })))
    },
  },
  // A sealed plan: a card and whether it is a bluff.
  plan: {
    sealed: true,
    ask(s, { seat }, options) {
      for (const card of s.cards.at[Z.hand + seat]) options.push(option('plan', card, 0), option('plan', card, 1))
      if (options.length === 0) options.push(option('wait'))
    },
    take(s, { seat }, chosen, play) {
      if (chosen.k === 'wait') return
      play.move(chosen.a, Z.plan + seat)
      if (chosen.b === 0) play.move(chosen.a, Z.discard)
      s.troops[seat] += chosen.b === 0 ? strength(chosen.a) : 3
      if (play.live) play.tell('planned', { seat, bluff: chosen.b, troops: s.troops[seat] }, { card: chosen.a }, chosen.b === 0 ? play.everyone : 1 << seat)
    },
  },
  reveal: {
    run(s, _frame, play) {
      for (let seat = 0; seat < s.seats; seat++) while (s.cards.at[Z.plan + seat].length > 0) play.moveToBottom(play.top(Z.plan + seat), Z.deck)
    },
  },
  turn: {
    ask(s, { seat }, options) {
      if (s.troops[seat] > 0) for (const other of alive(s)) if (other !== seat) options.push(option('attack', other))
      if (s.cards.at[Z.deck].length > 0) options.push(option('draw'), option('look'))
      options.push(option('pass'))
    },
    take(s, { seat }, chosen, play) {
      play.push({ step: 'endTurn', seat })
      if (chosen.k === 'draw') drawCard(play, seat)
      if (chosen.k === 'look') {
        play.show(play.top(Z.deck), 1 << seat)
        play.push({ step: 'turn', seat })
        if (s.answers[seat] % 3 === 0) play.shuffle(Z.deck)
      }
      if (chosen.k === 'attack') startBattle(s, seat, chosen.a, play)
      if (s.seats > 2) for (const other of alive(s)) if (other !== seat && s.asides[other].length === 0 && s.coins[other] > 0) play.openAside({ step: 'trade', seat: other })
    },
    blocked(s, { seat }, blocked) {
      for (let other = 0; other < s.seats; other++)
        if (other !== seat && s.troops[seat] === 0) blocked.push({ option: option('attack', other), reason: because('SK-1.1', 'noTroops') })
    },
  },
  endTurn: {
    run(s, _frame, play) {
      s.offers.fill(0)
      play.closeAsides()
    },
  },
  // Open for whoever holds a card, as far as the others know; what it is does not matter.
  react: {
    sealed: true,
    ask(s, { seat }, options) {
      options.push(option('decline'))
      for (const card of s.cards.at[Z.hand + seat]) if (strength(card) > 2) options.push(option('support', card, 0), option('support', card, 1))
    },
    take(s, { seat, by, at }, chosen, play) {
      if (chosen.k === 'decline') return
      play.move(chosen.a, Z.discard)
      const helped = chosen.b === 0 ? by : at
      if (helped < s.seats) s.troops[helped] += strength(chosen.a) > 3 ? 1 : 0
      if (play.live) play.tell('supported', { seat, card: chosen.a, helped })
    },
  },
  fight: {
    run(s, { by, at }, play) {
      const hits = 1 + play.chance(Math.min(3, s.troops[by] || 1))
      if (play.live) play.tell('fought', { by, at, hits })
      play.push({ step: 'hit', seat: by, at, hits })
    },
  },
  // One hit at a time: a continuation of the attack.
  hit: {
    micro: true,
    ask(s, { at, hits }, options) {
      if (hits > 0 && s.troops[at] > 0) options.push(option('hitTroop'))
      if (hits > 0 && s.forts[at] > 0) options.push(option('hitFort'))
      if (options.length === 0) options.push(option('stop'))
    },
    take(s, { seat, at, hits }, chosen, play) {
      if (chosen.k === 'stop') return
      play.push({ step: 'hit', seat, at, hits: hits - 1 })
      if (chosen.k === 'hitTroop') s.troops[at]--
      else {
        s.forts[at]--
        if (alive(s).length <= (s.seats === 1 ? 0 : 1)) return play.finish()
        if (s.cards.at[Z.hand + at].length > 0) play.push({ step: 'loot', seat, at })
      }
    },
  },
  // A hidden card changes hands: the two know which, the others do not.
  loot: {
    run(s, { seat, at }, play) {
      const hand = s.cards.at[Z.hand + at]
      const card = hand[play.chance(hand.length)]
      play.move(card, Z.hand + seat)
      if (play.live) play.tell('looted', { seat, at }, { card }, (1 << seat) | (1 << at))
    },
  },
  trade: {
    ask(s, { seat }, options) {
      for (const other of alive(s)) if (other !== seat && s.troops[other] > 0 && s.offers[other] === 0) options.push(option('offer', other))
      options.push(option('noOffer'))
    },
    take(s, { seat }, chosen, play) {
      if (chosen.k === 'noOffer') return
      s.offers[chosen.a] = 1 + seat
      play.openAside({ step: 'reply', seat: chosen.a, from: seat })
      if (play.live) play.tell('offered', { seat, to: chosen.a })
    },
  },
  reply: {
    ask(s, { seat, from }, options) {
      if (s.troops[seat] > 0 && s.coins[from] > 0) options.push(option('accept'))
      options.push(option('refuse'))
    },
    take(s, { seat, from }, chosen, play) {
      s.offers[seat] = 0
      if (chosen.k === 'refuse') return
      s.troops[seat]--
      s.troops[from]++
      s.coins[from]--
      s.coins[seat]++
      if (play.live) play.tell('traded', { seat, from })
    },
  },
  // Alone: raiders come every round, and the last fort may fall here.
  raiders: {
    run(s, { seat }, play) {
      const force = play.chance(6)
      if (s.troops[seat] >= force) s.troops[seat] -= force
      else s.forts[seat]--
      if (s.forts[seat] === 0) play.finish()
    },
  },
}

function startBattle(s: S, by: number, at: number, play: Play<Frames>): void {
  play.push({ step: 'fight', by, at })
  const others = alive(s).filter((seat) => seat !== by && s.cards.at[Z.hand + seat].length > 0)
  if (others.length > 0) play.lanes(others.map((seat): Frames => ({ step: 'react', seat, by, at })))
}

function drawCard(play: Play<Frames>, seat: number): boolean {
  const card = play.top(Z.deck)
  if (card < 0) return false
  play.move(card, Z.hand + seat)
  if (play.live) play.tell('drew', { seat }, { card }, 1 << seat)
  return true
}

const alive = (s: S): number[] => s.forts.flatMap((forts, seat) => (forts > 0 ? [seat] : []))

function outcome(s: S): Outcome {
  const scores = s.forts.map((forts, seat) => forts * 10 + s.troops[seat] + s.coins[seat])
  return {
    scores,
    places: scores.map((score) => 1 + scores.filter((other) => other > score).length),
    breakdown: [{ source: 'forts', points: s.forts.map((forts) => forts * 10) }],
  }
}

const seatNames = ['north', 'east', 'south', 'west']
const cardNames = Array.from({ length: CARDS }, (_, card) => `card${card}`)

export function makeSkirmish(mend: Partial<typeof steps> = {}): Game<Own> {
  return new Game<Own>({
    id: 'skirmish',
    rulesVersion: 1,
    seats: { min: 1, max: 4 },
    variants: { coins: { values: ['few', 'many'], default: 'few', only: { many: [3, 4] } } },
    tables: { cards: CARDS, rounds: ROUNDS },
    fields,
    zones,
    cards: CARDS,
    names: { card: cardNames, seat: seatNames, flag: ['open', 'bluff'], side: ['attacker', 'defender'] },
    verbs: {
      plan: [['card', 'card'], ['how', 'flag']],
      wait: [],
      attack: [['at', 'seat']],
      draw: [],
      look: [],
      pass: [],
      decline: [],
      support: [['card', 'card'], ['side', 'side']],
      hitTroop: [],
      hitFort: [],
      stop: [],
      offer: [['to', 'seat']],
      noOffer: [],
      accept: [],
      refuse: [],
    },
    steps: { ...steps, ...mend } as Steps<S, Frames>,
    fresh: (seats, variant) => ({
      round: 0,
      forts: new Array<number>(seats).fill(3),
      troops: new Array<number>(seats).fill(2),
      coins: new Array<number>(seats).fill(variant['coins'] === 'many' ? 3 : 1),
      offers: new Array<number>(seats).fill(0),
    }),
    setup(_s, _variant, play) {
      for (let card = 0; card < CARDS; card++) play.enter(card, Z.deck)
      play.shuffle(Z.deck)
      play.push({ step: 'round' })
    },
    outcome,
    check(s) {
      if (s.forts.some((forts) => forts < 0 || forts > 3)) fail('check.forts', 'Forts are 0 to 3')
      if (s.troops.some((troops) => troops < 0)) fail('check.troops', 'Troops are not negative')
    },
  })
}
