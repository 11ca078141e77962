import { option } from '#kernel/options.ts'
import type { Content } from '../data/content.ts'
import { AMBITION } from '../data/names.ts'
import { ACTIONS, courtCard, zone } from './cards.ts'
import { canInfluence, giveGuild } from './court.ts'
import type { Play, Some } from './frames.ts'
import { hand, holds, isLed, turnOrder } from './seats.ts'
import { gainToken } from './slots.ts'
import { TYPES, type State } from './state.ts'

/** Declaring an ambition (ARCS-4.7 to 4.9) and everything that it sets off. */

/** What a declaration sets off, as bits. */
const AFTER = { look: 1, gain: 2, influence: 4 } as const

/** ARCS-4.8: the available marker with the greatest first-place value, or -1. */
export function nextMarker(c: Content, s: State): number {
  let best = -1
  for (let marker = 0; marker < s.markers.length; marker++)
    if (s.markers[marker] < 0 && (best < 0 || firstValue(c, s, marker) > firstValue(c, s, best))) best = marker
  return best
}

export const firstValue = (c: Content, s: State, marker: number): number => c.markers.first[marker][marker < s.flipped ? 1 : 0]
export const secondValue = (c: Content, s: State, marker: number): number => c.markers.second[marker][marker < s.flipped ? 1 : 0]

/** A marker is free and, for the Feastbringer, a Guild card can be given (ARCS-17.7). */
export function canDeclare(c: Content, s: State, seat: number): boolean {
  if (s.markers[0] >= 0 && s.markers[1] >= 0 && s.markers[2] >= 0) return false
  return s.holds[seat] !== 0 || !isLed(c, s, seat, 'generous')
}

/** `zero`: by the lead card, which takes the zero marker. */
export function beginDeclaring(c: Content, s: State, play: Play, seat: number, ambition: number, zero: boolean): void {
  if (isLed(c, s, seat, 'generous')) play.push({ step: 'generous', seat, ambition, zero: zero ? 1 : 0 })
  else placeMarker(c, s, play, seat, ambition, zero)
}

function placeMarker(c: Content, s: State, play: Play, seat: number, ambition: number, zero: boolean): void {
  const marker = nextMarker(c, s)
  s.markers[marker] = ambition
  s.declared = 1
  // ARCS-13.18
  const secret = (ambition === AMBITION.keeper || ambition === AMBITION.empath) && holds(c, s, seat, 'secret declaration')
  if (zero && !secret) s.zero = 1
  if (play.live) play.tell('declared', { seat, ambition, marker, first: firstValue(c, s, marker), second: secondValue(c, s, marker), zero: zero && !secret ? 1 : 0 })
  let left = 0
  if (holds(c, s, seat, 'see hand')) left |= AFTER.look
  if (isLed(c, s, seat, 'ambitious')) left |= AFTER.gain
  if (isLed(c, s, seat, 'bold')) left |= AFTER.influence
  if (left !== 0) play.push({ step: 'declared', seat, left })
}

/** ARCS-17.7: the Rival with least Power, the first in turn order among equals. */
export function leastPowerfulRival(s: State, seat: number): number {
  let least = -1
  for (const rival of turnOrder(s)) if (rival !== seat && (least < 0 || s.power[rival] < s.power[least])) least = rival
  return least
}

export function declareSteps(c: Content): Some<'generous' | 'declared' | 'exchange'> {
  return {
    generous: {
      micro: true,
      ask(s, { seat }, options) {
        for (let card = 0; s.holds[seat] >> card !== 0; card++)
          if ((s.holds[seat] & (1 << card)) !== 0) options.push(option('give', courtCard(card), leastPowerfulRival(s, seat)))
      },
      take(s, { seat, ambition, zero }, { a, b: rival }, play) {
        giveGuild(s, play, a - ACTIONS, rival)
        if (play.live) play.tell('gave', { seat, rival, card: a })
        placeMarker(c, s, play, seat, ambition, zero === 1)
      },
    },
    // ARCS-12.4: the player orders what happens at once.
    declared: {
      micro: true,
      ask(s, { seat, left }, options) {
        options.push(option('goOn'))
        if ((left & AFTER.look) !== 0)
          for (let rival = 0; rival < s.seats; rival++) if (rival !== seat && hand(s, rival).length > 0) options.push(option('look', rival))
        if ((left & AFTER.gain) !== 0) for (let type = 0; type < TYPES; type++) if (s.supply[type] > 0) options.push(option('gain', type))
        if ((left & AFTER.influence) !== 0 && canInfluence(s, seat)) options.push(option('bold'))
      },
      take(s, { seat, left }, { k, a }, play) {
        if (k === 'goOn') return
        const used = k === 'look' ? AFTER.look : k === 'gain' ? AFTER.gain : AFTER.influence
        if (left !== used) play.push({ step: 'declared', seat, left: left & ~used })
        if (k === 'gain') gainToken(c, s, play, seat, a)
        if (k === 'bold') play.push({ step: 'bold', seat, from: 0 })
        if (k === 'look') {
          for (const card of hand(s, a)) play.show(card, 1 << seat)
          if (play.live) play.tell('looked', { seat, rival: a }, { cards: [...hand(s, a)] }, 1 << seat)
          play.push({ step: 'exchange', seat, rival: a })
        }
      },
    },
    // ARCS-13.17: one card for one card, or none.
    exchange: {
      micro: true,
      ask(s, { seat, rival }, options) {
        options.push(option('decline'))
        for (const mine of hand(s, seat)) for (const theirs of hand(s, rival)) options.push(option('exchange', mine, theirs))
      },
      take(_s, { seat, rival }, { k, a: mine, b: theirs }, play) {
        if (k !== 'exchange') return
        play.move(mine, zone.hand + rival)
        play.move(theirs, zone.hand + seat)
        if (play.live) play.tell('exchanged', { seat, rival }, { given: mine, taken: theirs }, (1 << seat) | (1 << rival))
      },
    },
  }
}
