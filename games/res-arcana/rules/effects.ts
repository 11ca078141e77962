import { impossible } from '#kernel/play.ts'
import type { Component, Gain } from '../data/content.ts'
import { G, NOT_GOLD } from '../data/essence.ts'
import { attack } from './attack.ts'
import { drawCards } from './decks.ts'
import { gainFixed, isNone, NONE, plusOne, putOn, tellEssences } from './essences.ts'
import { GAIN, PLACE, PLACE_NOTHING, RIVAL, STORE_ON, STRAIGHTEN } from './options.ts'
import { canPlace, placeArtifact } from './paying.ts'
import { CANNOT_PAY_ARTIFACT } from './reasons.ts'
import type { Play, Rules, State, StepsOf } from './state.ts'
import { straightenCard } from './tableau.ts'
import { DISCARD, HAND, TABLEAU } from './zones.ts'

/**
 * What a power does once it is paid. `given` and `amount` come from the cost: the essence paid, how
 * many of it, or the card destroyed or discarded.
 */
export function applyEffect(rules: Rules, state: State, seat: number, card: number, power: number, given: number, amount: number, play: Play): void {
  const { effect } = rules.components[card].powers[power]
  switch (effect.kind) {
    case 'gain':
      rivalsGain(state, seat, card, effect.rivals, play)
      return gain(state, seat, card, -1, effect.gain, play)
    case 'store':
      return gain(state, seat, card, card, effect.gain, play)
    case 'store paid':
      if (effect.on === 'this') return store(state, seat, card, given, play)
      return play.push({ step: 'storeOn', seat, card, essence: given })
    case 'gain x':
      if (amount === 0) return
      if (effect.as === 'gold') return gainOne(state, seat, card, G, amount, play)
      return play.push({ step: 'gainOther', seat, card, paid: given, amount })
    case 'gain cost': {
      const worth = rules.components[given].cost.total + effect.plus
      if (effect.as === 'gold') return gainOne(state, seat, card, G, worth, play)
      return gain(state, seat, card, -1, { fixed: [0, 0, 0, 0, 0], n: worth, of: NOT_GOLD }, play)
    }
    case 'gain per rival':
      return play.push({ step: 'chooseRival', seat, card, power })
    case 'attack':
      return attack(state, seat, card, power, play)
    case 'draw':
      drawCards(state, seat, effect.n, play)
      return
    case 'draw and discard': {
      const drawn = drawCards(state, seat, effect.n, play)
      if (drawn > 0) play.push({ step: 'discardDrawn', seat, left: drawn })
      return
    }
    case 'reorder':
      return play.push({ step: 'chooseDeck', seat, card, power })
    case 'straighten':
      if (effect.what === 'this') straightenCard(state, seat, card, play)
      else if (hasTurned(rules, state, seat, effect.what)) play.push({ step: 'straighten', seat, card, power })
      return
    case 'place':
      return play.push({ step: effect.from === 'hand' ? 'placeFromHand' : 'placeFromDiscard', seat, card, power })
    case 'check':
      return play.push({ step: 'check', final: 0, from: 0 })
    case 'ignore':
    case 'points':
      return impossible('a react is no action')
  }
}

/** Named essences at once, the rest one by one; onto the component `to`, or into the pool. */
export function gain(state: State, seat: number, card: number, to: number, { fixed, n, of }: Gain, play: Play): void {
  if (to < 0) gainFixed(state, seat, fixed)
  else putOn(state, to, fixed)
  if (n > 0) play.push({ step: 'gain', seat, card, to, left: n, of, from: 0, got: fixed.slice() })
  else tellEssences(play, to < 0 ? 'gained' : 'stored', seat, card, fixed)
}

export const effectSteps = (rules: Rules): StepsOf<'gain' | 'gainOther' | 'storeOn' | 'chooseRival' | 'straighten' | 'placeFromHand' | 'placeFromDiscard'> => ({
  gain: {
    micro: true,
    ask(_state, { of, from }, options) {
      for (let t = from; t < 5; t++) if ((of & (1 << t)) !== 0) options.push(GAIN[t])
    },
    take(state, { seat, card, to, left, of, got }, { a: essence }, play) {
      if (to < 0) state.pool[seat * 5 + essence]++
      else state.on[to * 5 + essence]++
      const now = plusOne(got, essence)
      if (left > 1) play.push({ step: 'gain', seat, card, to, left: left - 1, of, from: essence, got: now })
      else tellEssences(play, to < 0 ? 'gained' : 'stored', seat, card, now)
    },
  },
  // RA-20.31: one other type, never Gold.
  gainOther: {
    micro: true,
    ask(_state, { paid }, options) {
      for (let t = 0; t < G; t++) if (t !== paid) options.push(GAIN[t])
    },
    take(state, { seat, card, amount }, { a: essence }, play) {
      gainOne(state, seat, card, essence, amount, play)
    },
  },
  // RA-20.28: any own component, turned or not.
  storeOn: {
    micro: true,
    ask(state, { seat }, options) {
      for (const each of state.cards.at[TABLEAU + seat]) options.push(STORE_ON[each])
    },
    take(state, { seat, essence }, { a: onto }, play) {
      store(state, seat, onto, essence, play)
    },
  },
  // RA-8.15: any rival, whose pool alone counts.
  chooseRival: {
    micro: true,
    ask(state, { seat }, options) {
      for (let rival = 0; rival < state.seats; rival++) if (rival !== seat) options.push(RIVAL[rival])
    },
    take(state, { seat, card, power }, { a: rival }, play) {
      const { effect } = rules.components[card].powers[power]
      if (effect.kind !== 'gain per rival') return impossible('only a gain per rival chooses one')
      gainOne(state, seat, card, effect.gain, state.pool[rival * 5 + effect.count], play)
    },
  },
  // RA-8.11: own turned components, the one turned to pay included.
  straighten: {
    micro: true,
    ask(state, { seat, card, power }, options) {
      const { effect } = rules.components[card].powers[power]
      const creatures = effect.kind === 'straighten' && effect.what === 'creature'
      for (const each of state.cards.at[TABLEAU + seat])
        if (state.turned[each] === 1 && (!creatures || rules.components[each].creature)) options.push(STRAIGHTEN[each])
    },
    take(state, { seat }, { a: chosen }, play) {
      straightenCard(state, seat, chosen, play)
    },
  },
  // RA-8.13: whether there was anything to place stays the player's secret.
  placeFromHand: {
    micro: true,
    single: 'ask',
    ask(state, { seat, card, power }, options) {
      const { what, terms } = placeEffect(rules, card, power)
      for (const each of state.cards.at[HAND + seat])
        if (fits(rules.components[each], what) && canPlace(rules, state, seat, each, terms)) options.push(PLACE[each])
      options.push(PLACE_NOTHING)
    },
    take(state, { seat, card, power }, { k, a: chosen }, play) {
      if (k === 'place') placeArtifact(rules, state, seat, chosen, placeEffect(rules, card, power).terms, play)
      else if (play.live) play.tell('placedNothing', { seat, card })
    },
    blocked(state, { seat, card, power }, blocked) {
      const { what, terms } = placeEffect(rules, card, power)
      for (const each of state.cards.at[HAND + seat])
        if (fits(rules.components[each], what) && !canPlace(rules, state, seat, each, terms)) blocked.push({ option: PLACE[each], reason: CANNOT_PAY_ARTIFACT })
    },
  },
  placeFromDiscard: {
    micro: true,
    ask(state, { seat, card, power }, options) {
      const { what, from, terms } = placeEffect(rules, card, power)
      for (let owner = 0; owner < state.seats; owner++) {
        if (from === 'discard' && owner !== seat) continue
        for (const each of state.cards.at[DISCARD + owner])
          if (fits(rules.components[each], what) && canPlace(rules, state, seat, each, terms)) options.push(PLACE[each])
      }
      options.push(PLACE_NOTHING)
    },
    take(state, { seat, card, power }, { k, a: chosen }, play) {
      if (k === 'place') placeArtifact(rules, state, seat, chosen, placeEffect(rules, card, power).terms, play)
      else if (play.live) play.tell('placedNothing', { seat, card })
    },
    blocked(state, { seat, card, power }, blocked) {
      const { what, from, terms } = placeEffect(rules, card, power)
      for (let owner = 0; owner < state.seats; owner++) {
        if (from === 'discard' && owner !== seat) continue
        for (const each of state.cards.at[DISCARD + owner])
          if (fits(rules.components[each], what) && !canPlace(rules, state, seat, each, terms)) blocked.push({ option: PLACE[each], reason: CANNOT_PAY_ARTIFACT })
      }
    },
  },
})

/** RA-8.12: every rival, passed or not. */
function rivalsGain(state: State, seat: number, card: number, gained: readonly number[], play: Play): void {
  if (isNone(gained)) return
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival === seat) continue
    gainFixed(state, rival, gained)
    tellEssences(play, 'gained', rival, card, gained)
  }
}

function gainOne(state: State, seat: number, card: number, essence: number, amount: number, play: Play): void {
  state.pool[seat * 5 + essence] += amount
  if (play.live && amount > 0) tellEssences(play, 'gained', seat, card, amounts(essence, amount))
}

function store(state: State, seat: number, onto: number, essence: number, play: Play): void {
  state.on[onto * 5 + essence]++
  if (play.live) tellEssences(play, 'stored', seat, onto, amounts(essence, 1))
}

function amounts(essence: number, amount: number): number[] {
  const vector = NONE.slice()
  vector[essence] = amount
  return vector
}

function hasTurned(rules: Rules, state: State, seat: number, what: 'component' | 'creature'): boolean {
  for (const card of state.cards.at[TABLEAU + seat]) if (state.turned[card] === 1 && (what === 'component' || rules.components[card].creature)) return true
  return false
}

const fits = (component: Component, what: 'artifact' | 'dragon'): boolean => what === 'artifact' || component.dragon

function placeEffect(rules: Rules, card: number, power: number) {
  const { effect } = rules.components[card].powers[power]
  return effect.kind === 'place' ? effect : impossible('this power places nothing')
}
