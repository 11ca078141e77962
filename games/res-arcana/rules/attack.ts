import { impossible } from '#kernel/play.ts'
import type { Component, Effect } from '../data/content.ts'
import { L } from '../data/essence.ts'
import { canPay, plusOne, poolSize, tellEssences } from './essences.ts'
import { discardFromHand } from './decks.ts'
import type { Frames } from './frames.ts'
import { DESTROY, DISCARD_CARD, LOSE, LOSE_ESSENCE, REACT, WAY_OUT } from './options.ts'
import { payNamed } from './paying.ts'
import { CANNOT_PAY_REACT, CANNOT_PAY_WAY_OUT, ONLY_DRAGONS, REACT_TURNED } from './reasons.ts'
import type { Play, Rules, State, StepsOf } from './state.ts'
import { canReact, destroyArtifact, payReact } from './tableau.ts'
import { HAND, TABLEAU } from './zones.ts'

/** Life loss and the reacts to it (sections 11 and 12 of the rules). */

type Attack = Extract<Effect, { kind: 'attack' }>

/** RA-11.1: every rival who has not passed, all at the same time. */
export function attack(state: State, seat: number, card: number, power: number, play: Play): void {
  const hit: Frames[] = []
  for (let rival = 0; rival < state.seats; rival++)
    if (rival !== seat && state.passed[rival] === 0) hit.push({ step: 'attacked', seat: rival, by: seat, card, power })
  if (hit.length === 1) play.push(hit[0])
  else if (hit.length > 1) play.lanes(hit)
}

export const attackSteps = (rules: Rules): StepsOf<'attacked' | 'loseEssence'> => ({
  // RA-11.2: the way out, one react, or the loss.
  attacked: {
    ask(state, { seat, card, power }, options) {
      const { wayOut } = attackOf(rules, card, power)
      const tableau = state.cards.at[TABLEAU + seat]
      if (wayOut.kind === 'pay' && canPay(state, seat, wayOut.pay)) options.push(WAY_OUT)
      else if (wayOut.kind === 'discard') for (const each of state.cards.at[HAND + seat]) options.push(DISCARD_CARD[each])
      else if (wayOut.kind === 'destroy artifact') for (const each of tableau) if (rules.components[each].kind === 'artifact') options.push(DESTROY[each])
      const { dragon } = rules.components[card]
      for (const each of tableau) {
        const react = reactOf(rules, each, dragon)
        if (react >= 0 && canReact(state, seat, each, rules.components[each].powers[react])) options.push(REACT[each])
      }
      options.push(LOSE)
    },
    take(state, { seat, card, power }, { k, a: chosen }, play) {
      const { wayOut, loss } = attackOf(rules, card, power)
      if (k === 'lose') return loseLife(state, seat, loss, play)
      if (k === 'wayOut' && wayOut.kind === 'pay') payNamed(state, seat, card, wayOut.pay, play)
      else if (k === 'discard') discardFromHand(seat, chosen, play)
      else if (k === 'destroy') destroyArtifact(rules, state, seat, chosen, play)
      else payReact(state, seat, chosen, rules.components[chosen].powers[reactOf(rules, chosen, rules.components[card].dragon)], play)
      if (play.live) play.tell('ignored', { seat, card })
    },
    blocked(state, { seat, card, power }, blocked) {
      const { wayOut } = attackOf(rules, card, power)
      if (wayOut.kind === 'pay' && !canPay(state, seat, wayOut.pay)) blocked.push({ option: WAY_OUT, reason: CANNOT_PAY_WAY_OUT })
      const { dragon } = rules.components[card]
      for (const each of state.cards.at[TABLEAU + seat]) {
        const react = reactOf(rules, each, true)
        if (react < 0) continue
        const { when, cost } = rules.components[each].powers[react]
        if (when === 'dragon power' && !dragon) blocked.push({ option: REACT[each], reason: ONLY_DRAGONS })
        else if (cost.turn && state.turned[each] === 1) blocked.push({ option: REACT[each], reason: REACT_TURNED })
        else if (!canPay(state, seat, cost.pay)) blocked.push({ option: REACT[each], reason: CANNOT_PAY_REACT })
      }
    },
  },
  // RA-11.3: two others for each missing Life, of the victim's choice.
  loseEssence: {
    micro: true,
    ask(state, { seat, left, from }, options) {
      let ahead = 0
      for (let t = from; t < 5; t++) ahead += state.pool[seat * 5 + t]
      for (let t = from; t < 5 && ahead >= left; t++) {
        const have = state.pool[seat * 5 + t]
        if (have > 0) options.push(LOSE_ESSENCE[t])
        ahead -= have
      }
    },
    take(state, { seat, left, lost }, { a: essence }, play) {
      state.pool[seat * 5 + essence]--
      const now = plusOne(lost, essence)
      if (left > 1) play.push({ step: 'loseEssence', seat, left: left - 1, from: essence, lost: now })
      else tellEssences(play, 'lost', seat, -1, now)
    },
  },
})

/** RA-11.3, RA-11.4: Life first; who has less than is owed loses everything. */
function loseLife(state: State, seat: number, loss: number, play: Play): void {
  const { pool } = state
  const lost = [0, 0, 0, 0, 0]
  lost[L] = Math.min(loss, pool[seat * 5 + L])
  pool[seat * 5 + L] -= lost[L]
  const owed = 2 * (loss - lost[L])
  if (owed > 0 && owed < poolSize(state, seat)) return play.push({ step: 'loseEssence', seat, left: owed, from: 0, lost })
  if (owed > 0)
    for (let t = 0; t < 5; t++) {
      lost[t] += pool[seat * 5 + t]
      pool[seat * 5 + t] = 0
    }
  tellEssences(play, 'lost', seat, -1, lost)
}

function attackOf(rules: Rules, card: number, power: number): Attack {
  const { effect } = rules.components[card].powers[power]
  return effect.kind === 'attack' ? effect : impossible('this power attacks nobody')
}

/** RA-12.3: the power of a component that answers an attack, or -1. */
function reactOf(rules: Rules, card: number, byDragon: Component['dragon']): number {
  const react = rules.lifeReact[card]
  return react < 0 && byDragon ? rules.dragonReact[card] : react
}
