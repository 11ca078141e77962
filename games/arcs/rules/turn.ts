import { option, type Option } from '#kernel/options.ts'
import { because } from '#kernel/reason.ts'
import type { Blocked } from '#kernel/steps.ts'
import { anyAmbition, type Content } from '../data/content.ts'
import { ambitions, RESOURCE, verbs } from '../data/names.ts'
import { can, isCopyOrPivot, perform, V, withNewActions } from './actions.ts'
import { ACTIONS } from './cards.ts'
import { canInfluenceThenSecure, discardGuild } from './court.ts'
import { canDeclare } from './declare.ts'
import type { Play, Some } from './frames.ts'
import { canMoveThenBattle } from './move.ts'
import { placeShips } from './pieces.ts'
import { attachUnion, blockedPreludes, listCardPreludes, usePrelude } from './prelude.ts'
import { whyNotAct } from './reasons.ts'
import { isLed, knows, shipsOnMap, starportsOnMap } from './seats.ts'
import { loseToken, typesHeld } from './slots.ts'
import { MODE, OUTRAGE, SLOTS, SYSTEMS, TYPES, type State } from './state.ts'

/** A turn after the card is played: Prelude, pips, end (ARCS-6.1). */

/** Bit beside the verbs: the weapon's own effect. */
const ARM = 1 << 30

/** Start a turn: everything that is counted per turn begins again. */
export function beginTurn(s: State, seat: number, mode: number, suit: number, pips: number): void {
  s.turn = seat
  s.mode[seat] = mode
  s.suit = suit
  s.pips = pips
  s.prelude = 1
  s.armed = 0
  s.used = 0
  s.secured = 0
  s.marks.fill(0)
}

/** ARCS-6.3 */
function endPrelude(s: State): void {
  s.prelude = 0
  for (let type = 0; type < TYPES; type++) {
    s.supply[type] += s.spent[type]
    s.spent[type] = 0
  }
}

/** Standard actions that a pip pays for (ARCS-4.3, ARCS-6.5). */
export const pipVerbs = (c: Content, s: State): number => c.suitVerbs[s.suit] | (s.armed === 1 ? 1 << V.battle : 0)

/** Standard actions of each resource's Prelude action; the weapon's is a bit of its own. */
function resourceVerbs(c: Content, s: State, type: number): number {
  switch (type) {
    case RESOURCE.material:
      return (1 << V.build) | (1 << V.repair)
    case RESOURCE.fuel:
      return 1 << V.move
    case RESOURCE.weapon:
      return ARM
    case RESOURCE.relic:
      return 1 << V.secure
    default:
      return c.suitVerbs[c.cards.suit[s.leadCard]]
  }
}

/** ARCS-6.4 to 6.6, ARCS-9.3, ARCS-15.1: what a token of this type pays for, by any route. */
export function tokenVerbs(c: Content, s: State, seat: number, type: number): number {
  let mask = s.outrage[seat * TYPES + type] === OUTRAGE.none ? resourceVerbs(c, s, type) : 0
  if ((s.holds[seat] & c.court.does.loyal) !== 0)
    for (let as = 0; as < TYPES; as++) if ((s.holds[seat] & c.court.loyal[as]) !== 0) mask |= resourceVerbs(c, s, as)
  return mask
}

// What `can` answered for the list in the making: the same verb is asked for by pips and by tokens.
let asked = 0
let possible = 0

function isPossible(c: Content, s: State, seat: number, verb: number): boolean {
  const bit = 1 << verb
  if ((asked & bit) === 0) {
    asked |= bit
    if (can(c, s, seat, verb)) possible |= bit
  }
  return (possible & bit) !== 0
}

/** Verbs whose targets depend on the tokens that the seat itself still has. */
function needsTokens(c: Content, s: State, seat: number, verb: number): boolean {
  return verb === V.trade || verb === V.abduct || (verb === V.build && knows(c, s, seat, 'cloud cities'))
}

/** May the verb be done once a token of this type is spent for it? The token is laid aside only for the question. */
function isPossibleWithout(c: Content, s: State, seat: number, verb: number, type: number): boolean {
  if (!needsTokens(c, s, seat, verb)) return isPossible(c, s, seat, verb)
  const at = s.slots.indexOf(type + 1, seat * SLOTS)
  s.slots[at] = 0
  const holds = can(c, s, seat, verb)
  s.slots[at] = type + 1
  return holds
}

function listPips(c: Content, s: State, seat: number, options: Option[]): void {
  const mask = withNewActions(c, s, seat, pipVerbs(c, s))
  for (let verb = 0; mask >> verb !== 0; verb++)
    if ((mask & (1 << verb)) !== 0 && isPossible(c, s, seat, verb)) options.push(option('act', verb))
  if (!isCopyOrPivot(s, seat)) return
  if ((mask & (1 << V.battle)) !== 0 && isLed(c, s, seat, 'tactical') && canMoveThenBattle(c, s, seat)) options.push(option('moveThenBattle'))
  if ((mask & (1 << V.secure)) !== 0 && isLed(c, s, seat, 'charismatic') && canInfluenceThenSecure(c, s, seat)) options.push(option('influenceThenSecure'))
}

function listTokens(c: Content, s: State, seat: number, options: Option[]): void {
  const held = typesHeld(s, seat)
  for (let type = 0; type < TYPES; type++) {
    if ((held & (1 << type)) === 0) continue
    const paid = tokenVerbs(c, s, seat, type)
    const mask = withNewActions(c, s, seat, paid & ~ARM)
    for (let verb = 0; mask >> verb !== 0; verb++)
      if ((mask & (1 << verb)) !== 0 && isPossibleWithout(c, s, seat, verb, type)) options.push(option('spend', type, verb))
    if ((paid & ARM) !== 0 && (pipVerbs(c, s) & (1 << V.battle)) === 0) options.push(option('arm', type))
    options.push(option('spendIdly', type))
  }
}

export function turnSteps(c: Content): Some<'turn' | 'endTurn' | 'comeback'> {
  return {
    turn: {
      ask(s, { seat }, options) {
        asked = 0
        possible = 0
        if (s.pips > 0) listPips(c, s, seat, options)
        if (s.prelude === 1) {
          listTokens(c, s, seat, options)
          listCardPreludes(c, s, seat, options)
        }
        options.push(option('end'))
      },
      take(s, { seat }, { k, a, b }, play) {
        if (k === 'end') {
          if (s.prelude === 1) endPrelude(s)
          return play.push({ step: 'endTurn', seat })
        }
        if (k === 'act' || k === 'moveThenBattle' || k === 'influenceThenSecure') spendPip(s, play, seat)
        // Without pips nothing is left to choose: the Prelude is over.
        play.push({ step: s.pips > 0 ? 'turn' : 'endTurn', seat })
        switch (k) {
          case 'act':
            return perform(c, s, play, seat, a, true)
          case 'moveThenBattle':
            return play.next({ step: 'move', seat, battle: 1 }, { step: 'battle', seat })
          case 'influenceThenSecure':
            return play.next({ step: 'influence', seat, secure: 1 }, { step: 'secure', seat })
          case 'spend':
            spendToken(c, s, play, seat, a)
            return perform(c, s, play, seat, b, false)
          case 'arm':
            spendToken(c, s, play, seat, a)
            s.armed = 1
            return
          case 'spendIdly':
            return spendToken(c, s, play, seat, a)
          case 'prelude':
            return usePrelude(c, s, play, seat, a - ACTIONS)
          case 'discardCard':
            discardGuild(s, play, a - ACTIONS)
            if (play.live) play.tell('cardDiscarded', { seat, card: a })
            return
          case 'union':
            return attachUnion(c, s, play, seat, a - ACTIONS, b)
        }
      },
      blocked(s, { seat }, blocked) {
        if (s.pips > 0) {
          const mask = withNewActions(c, s, seat, pipVerbs(c, s))
          for (let verb = 0; verb < verbs.length; verb++)
            if ((mask & (1 << verb)) !== 0 && !can(c, s, seat, verb)) blocked.push({ option: option('act', verb), reason: whyNotAct(c, s, seat, verb) })
        }
        if (s.prelude === 0) return
        blockedDeclaration(c, s, seat, blocked)
        blockedTokens(c, s, seat, blocked)
        blockedPreludes(c, s, seat, blocked)
      },
    },
    endTurn: {
      run(s, { seat }, play) {
        s.turn = -1
        if (play.live) play.tell('turnEnded', { seat })
        // ARCS-6.15
        if (s.ships[seat] > 0 && shipsOnMap(c, s, seat) === 0 && starportsOnMap(c, s, seat) === 0) play.push({ step: 'comeback', seat })
      },
    },
    comeback: {
      ask(s, _frame, options) {
        for (let system = 0; system < SYSTEMS; system++)
          if (c.systems.gate[system] && (s.out & (1 << c.systems.cluster[system])) === 0) options.push(option('comeback', system))
      },
      take(s, { seat }, { a: system }, play) {
        placeShips(s, play, seat, system, 3)
      },
    },
  }
}

function spendPip(s: State, play: Play, seat: number): void {
  if (s.prelude === 1) endPrelude(s)
  s.pips--
  if (play.live) play.tell('pipSpent', { seat, left: s.pips })
}

function spendToken(c: Content, s: State, play: Play, seat: number, type: number): void {
  loseToken(c, s, seat, type)
  s.spent[type]++
  if (play.live) play.tell('spent', { seat, type })
}

/** Tokens that Outrage keeps from their own Prelude action, that find no target, or that would change nothing. */
function blockedTokens(c: Content, s: State, seat: number, blocked: Blocked[]): void {
  const held = typesHeld(s, seat)
  for (let type = 0; type < TYPES; type++) {
    if ((held & (1 << type)) === 0) continue
    const paid = tokenVerbs(c, s, seat, type)
    const missing = resourceVerbs(c, s, type) & ~paid
    for (let verb = 0; verb < verbs.length; verb++) {
      const spend = option('spend', type, verb)
      if ((missing & (1 << verb)) !== 0) blocked.push({ option: spend, reason: because('ARCS-9.3', 'outraged', { type }) })
      else if ((paid & (1 << verb)) !== 0 && !can(c, s, seat, verb)) blocked.push({ option: spend, reason: whyNotAct(c, s, seat, verb) })
    }
    if ((missing & ARM) !== 0) blocked.push({ option: option('arm', type), reason: because('ARCS-9.3', 'outraged', { type }) })
    else if ((paid & ARM) !== 0 && (pipVerbs(c, s) & (1 << V.battle)) !== 0) blocked.push({ option: option('arm', type), reason: because('ARCS-6.5', 'armedAlready') })
  }
}

/** Why the leader was not asked for an ambition, although the card names one. */
function blockedDeclaration(c: Content, s: State, seat: number, blocked: Blocked[]): void {
  if (s.mode[seat] !== MODE.lead || s.declared === 1 || canDeclare(c, s, seat)) return
  const reason = s.markers.includes(-1) ? because('ARCS-17.7', 'noGuildToGive') : because('ARCS-4.8', 'noMarker')
  const named = c.cards.ambition[s.leadCard]
  for (let ambition = 0; ambition < ambitions.length; ambition++) if (named === ambition || named === anyAmbition) blocked.push({ option: option('declare', ambition), reason })
}
