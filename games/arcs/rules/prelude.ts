import { option, type Option } from '#kernel/options.ts'
import { because } from '#kernel/reason.ts'
import type { Blocked } from '#kernel/steps.ts'
import type { Content } from '../data/content.ts'
import { RESOURCE } from '../data/names.ts'
import { controls } from './board.ts'
import { ACTIONS, courtCard, zone } from './cards.ts'
import { discardGuild, isGuarded, leavePlay, stealable, stealGuild } from './court.ts'
import { drawFromDiscard } from './discard.ts'
import type { Play, Some } from './frames.ts'
import { placeShips } from './pieces.ts'
import { hand, tokensOf } from './seats.ts'
import { discardToken, emptySlots, gainIntoEmptySlots, gainToken, loseToken, receiveToken, typesHeld } from './slots.ts'
import { SYSTEMS, TYPES, USED, type State } from './state.ts'

/** Prelude actions of Guild cards (ARCS-13, ARCS-15.4 to 15.6). */

/** What Elder Broker gains, in this order (ARCS-13.23). */
const brokered = [RESOURCE.material, RESOURCE.fuel, RESOURCE.weapon]

/** Every Prelude action of the cards in a seat's play area that may be used now. */
export function listCardPreludes(c: Content, s: State, seat: number, options: Option[]): void {
  const usable = s.holds[seat] & c.court.preludes & ~s.secured
  for (let card = 0; usable >> card !== 0; card++) {
    const bit = 1 << card
    if ((usable & bit) === 0) continue
    for (let suit = 0; suit < c.court.union.length; suit++) if ((c.court.union[suit] & bit) !== 0) listUnion(c, s, card, suit, options)
    if (hasEffect(c, s, seat, card)) options.push(option('prelude', courtCard(card)))
    if ((c.court.discardable & bit) !== 0) options.push(option('discardCard', courtCard(card)))
  }
}

/** Prelude actions that cannot be used now; Lattice Spies and Unions have windows and targets of their own. */
export function blockedPreludes(c: Content, s: State, seat: number, blocked: Blocked[]): void {
  const { does, discardable } = c.court
  const cards = s.holds[seat] & (discardable | does['prelude fence']) & ~does['prelude spy']
  for (let card = 0; cards >> card !== 0; card++) {
    const bit = 1 << card
    if ((cards & bit) === 0) continue
    const use = option('prelude', courtCard(card))
    if ((s.secured & bit) !== 0) blocked.push({ option: use, reason: because('ARCS-6.8', 'justSecured') })
    else if ((does['prelude fence'] & bit) !== 0 && (s.used & USED.fence) !== 0) blocked.push({ option: use, reason: because('ARCS-13.24', 'alreadyFenced') })
    else if (!hasEffect(c, s, seat, card)) blocked.push({ option: use, reason: because('ARCS-6.2', 'noEffect') })
  }
}

/** ARCS-15.4: face-up cards of the suit that were played in this round. */
function listUnion(c: Content, s: State, card: number, suit: number, options: Option[]): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const played = s.cards.at[zone.played + seat]
    if (played.length > 0 && c.cards.suit[played[0]] === suit) options.push(option('union', courtCard(card), seat))
  }
}

export function attachUnion(c: Content, s: State, play: Play, seat: number, card: number, target: number): void {
  leavePlay(s, card)
  play.move(courtCard(card), zone.unions)
  const suit = c.court.union.findIndex((mask) => (mask & (1 << card)) !== 0)
  s.unionAt[suit] = target
  s.unionBy[suit] = seat
  if (play.live) play.tell('unionPlaced', { seat, card: courtCard(card), at: target })
}

/** Would the card's own Prelude action do something? */
function hasEffect(c: Content, s: State, seat: number, card: number): boolean {
  const { does, icon } = c.court
  const bit = 1 << card
  if ((does['prelude hoard'] & bit) !== 0) return emptySlots(c, s, seat) > 0 && (s.supply[icon[card]] > 0 || canExtort(c, s, seat, icon[card]))
  if ((does['prelude extort'] & bit) !== 0) return canExtort(c, s, seat, icon[card])
  if ((does['prelude garrison'] & bit) !== 0) return s.ships[seat] > 0
  if ((does['prelude levy'] & bit) !== 0) return s.ships[seat] > 0 && controlsAny(s, seat)
  if ((does['prelude foresee'] & bit) !== 0) return true
  if ((does['prelude persuade'] & bit) !== 0) return canPersuade(s, seat)
  if ((does['prelude broker'] & bit) !== 0) return brokered.some((type) => s.supply[type] > 0)
  if ((does['prelude fence'] & bit) !== 0) return (s.used & USED.fence) === 0 && s.supply[RESOURCE.relic] > 0 && typesHeld(s, seat) !== 0
  return false
}

function controlsAny(s: State, seat: number): boolean {
  for (let system = 0; system < SYSTEMS; system++) if (controls(s, system, seat)) return true
  return false
}

function canExtort(c: Content, s: State, seat: number, type: number): boolean {
  for (let rival = 0; rival < s.seats; rival++) if (rival !== seat && tokensOf(s, rival, type) > 0 && !isGuarded(c, s, rival)) return true
  return false
}

function canPersuade(s: State, seat: number): boolean {
  for (let rival = 0; rival < s.seats; rival++) if (rival !== seat && (s.holds[rival] !== 0 || typesHeld(s, rival) !== 0)) return true
  return false
}

/** Use a card's Prelude action. Relic Fence stays; every other card is discarded first. */
export function usePrelude(c: Content, s: State, play: Play, seat: number, card: number): void {
  const { does, icon } = c.court
  const bit = 1 << card
  const type = icon[card]
  if (play.live) play.tell('cardUsed', { seat, card: courtCard(card) })
  if ((does['prelude fence'] & bit) !== 0) {
    s.used |= USED.fence
    return play.push({ step: 'fence', seat })
  }
  discardGuild(s, play, card)
  if ((does['prelude hoard'] & bit) !== 0) {
    const room = emptySlots(c, s, seat)
    const missing = room - Math.min(room, s.supply[type])
    if (missing > 0) play.push({ step: 'extort', seat, type, left: missing })
    gainIntoEmptySlots(c, s, play, seat, type, room)
  }
  if ((does['prelude extort'] & bit) !== 0) play.push({ step: 'extort', seat, type, left: 1 })
  if ((does['prelude garrison'] & bit) !== 0) {
    const gates: number[] = []
    for (let system = 0; system < SYSTEMS; system++)
      if (c.systems.gate[system] && (s.out & (1 << c.systems.cluster[system])) === 0) gates.push(system)
    play.push({ step: 'placeShips', seat, systems: gates })
  }
  if ((does['prelude levy'] & bit) !== 0) play.push({ step: 'levy', seat })
  if ((does['prelude foresee'] & bit) !== 0) play.push({ step: 'foresee', seat, discarded: 0 })
  if ((does['prelude persuade'] & bit) !== 0) play.push({ step: 'persuade', seat })
  if ((does['prelude broker'] & bit) !== 0)
    for (const each of brokered.toReversed()) play.push({ step: 'gain', seat, type: each })
}

function takeToken(c: Content, s: State, play: Play, seat: number, rival: number, type: number): void {
  loseToken(c, s, rival, type)
  if (play.live) play.tell('tokenStolen', { seat, rival, type })
  receiveToken(c, s, play, seat, type)
}

export function preludeSteps(c: Content): Some<'foresee' | 'fence' | 'levy' | 'extort' | 'persuade'> {
  return {
    // ARCS-13.17: any cards from hand, then one more than that from the bottom.
    foresee: {
      micro: true,
      ask(s, { seat }, options) {
        options.push(option('draw'))
        for (const card of hand(s, seat)) options.push(option('discardAction', card))
      },
      take(s, { seat, discarded }, { k, a: card }, play) {
        if (k === 'draw') return drawFromDiscard(s, play, seat, discarded + 1)
        play.move(card, zone.discard)
        if (play.live) play.tell('discardedAction', { seat }, { card }, 1 << seat)
        play.push({ step: 'foresee', seat, discarded: discarded + 1 })
      },
    },
    fence: {
      micro: true,
      ask(s, { seat }, options) {
        const types = typesHeld(s, seat)
        for (let type = 0; type < TYPES; type++) if ((types & (1 << type)) !== 0) options.push(option('discard', type))
      },
      take(s, { seat }, { a: type }, play) {
        if (play.live) play.tell('discarded', { seat, type })
        discardToken(c, s, seat, type)
        gainToken(c, s, play, seat, RESOURCE.relic)
      },
    },
    // ARCS-15.5
    levy: {
      micro: true,
      ask(s, { seat }, options) {
        for (let system = 0; system < SYSTEMS; system++) if (controls(s, system, seat)) options.push(option('levy', system))
      },
      take(s, { seat }, { a: system }, play) {
        placeShips(s, play, seat, system, 3)
      },
    },
    extort: {
      micro: true,
      ask(s, { seat, type }, options) {
        for (let rival = 0; rival < s.seats; rival++)
          if (rival !== seat && tokensOf(s, rival, type) > 0 && !isGuarded(c, s, rival)) options.push(option('stealToken', rival, type))
        if (options.length === 0) options.push(option('goOn'))
      },
      take(s, { seat, type, left }, { k, a: rival }, play) {
        if (k === 'goOn') return
        if (left > 1) play.push({ step: 'extort', seat, type, left: left - 1 })
        takeToken(c, s, play, seat, rival, type)
      },
    },
    // ARCS-13.20, ARCS-20.8
    persuade: {
      micro: true,
      ask(s, { seat }, options) {
        for (let rival = 0; rival < s.seats; rival++) {
          if (rival === seat) continue
          const cards = stealable(c, s, rival)
          for (let card = 0; cards >> card !== 0; card++) if ((cards & (1 << card)) !== 0) options.push(option('steal', courtCard(card)))
          if (isGuarded(c, s, rival)) continue
          const types = typesHeld(s, rival)
          for (let type = 0; type < TYPES; type++) {
            if ((types & (1 << type)) !== 0) options.push(option('stealToken', rival, type))
            if ((s.holds[rival] & c.court.cartel[type]) !== 0 && s.supply[type] > 0) options.push(option('stealFromCard', rival, type))
          }
        }
        if (options.length === 0) options.push(option('goOn'))
      },
      take(s, { seat }, { k, a, b: type }, play) {
        if (k === 'steal') stealGuild(c, s, play, a - ACTIONS, seat)
        if (k === 'stealToken') takeToken(c, s, play, seat, a, type)
        if (k === 'stealFromCard') gainToken(c, s, play, seat, type)
      },
    },
  }
}
