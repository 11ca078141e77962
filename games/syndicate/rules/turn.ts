import { option, type Option } from '#kernel/options.ts'
import { HEIST, MISSION, TERRITORIES, type Content } from '../data/content.ts'
import { ladders } from '../data/names.ts'
import { canLift, liftBlockade } from './alert.ts'
import { canAssault } from './assault.ts'
import type { Play, Some } from './frames.ts'
import { canConvert, convertResearch } from './levels.ts'
import { buyLevel, canBuyLevel, canExchange, canExchangeSpecially, exchangeSpecially, sell } from './market.ts'
import { canRun, rivalBases, startMission } from './missions.ts'
import { handOf, sleeperOf, tokensOf } from './operations.ts'
import { buyFortification, canBuyIn, canFortifyIn, startPurchase } from './purchase.ts'
import { blockedActions, blockedWhenSpent } from './reasons.ts'
import { laySleeper } from './sleepers.ts'
import type { State } from './state.ts'
import { canPlayToken, playToken } from './tokens.ts'

/** A player's turn: any actions in any order, as many as can be paid (SY-4.3); one or two in a short turn (SY-16.15). */

const SHORT_TURN = 2

/** In a short turn, have both actions been taken? */
const isSpent = (s: State): boolean => s.extended === 1 && s.actions >= SHORT_TURN

function listCards(c: Content, s: State, seat: number, options: Option[]): void {
  const hand = handOf(s, seat)
  const { kind, of } = c.operations
  if (s.dice[seat] > 0) {
    const rivals = rivalBases(s, seat)
    for (let i = 0; i < hand.length; i++) {
      const card = hand[i]
      if (kind[card] === MISSION ? canRun(c, s, of[card]) : kind[card] === HEIST && (rivals & c.territories.inZone[c.heists.zone[of[card]]]) !== 0)
        options.push(option('mission', card))
    }
  }
  for (let i = 0; i < hand.length; i++) options.push(option('lay', hand[i]))
  for (let i = 0; i < hand.length; i++) options.push(option('sell', hand[i]))
}

function listTerritories(c: Content, s: State, seat: number, options: Option[]): void {
  let buyable = 0
  let fortifiable = 0
  for (let area = 0; area < c.territories.inZone.length; area++) {
    if (canBuyIn(c, s, seat, area)) buyable |= 1 << area
    if (canFortifyIn(c, s, seat, area)) fortifiable |= 1 << area
  }
  const armed = s.dice[seat] > 0
  for (let at = 0; at < TERRITORIES; at++) {
    const owner = s.owner[at]
    if (owner < 0) {
      if ((buyable & (1 << c.territories.zone[at])) !== 0 && (s.jumped & (1 << at)) === 0) options.push(option('buy', at))
    } else if (owner === seat) {
      if (s.fortified[at] === 0 && (fortifiable & (1 << c.territories.zone[at])) !== 0) options.push(option('fortify', at))
    } else if (armed && canAssault(c, s, seat, at)) options.push(option('assault', at))
  }
}

function listTrade(c: Content, s: State, seat: number, options: Option[]): void {
  for (let ladder = 0; ladder < ladders.length; ladder++) if (canBuyLevel(c, s, seat, ladder)) options.push(option('level', ladder))
  for (let rate = 0; rate < c.exchanges.give.length; rate++) if (canExchange(c, s, seat, rate)) options.push(option('exchange', rate))
  if (canExchangeSpecially(c, s, seat)) options.push(option('exchangeSpecially'))
  for (const token of tokensOf(s, seat)) if (canPlayToken(c, s, seat, token)) options.push(option('token', token))
}

/** What costs no action (SY-16.16). */
function listFree(c: Content, s: State, seat: number, options: Option[]): void {
  for (let at = 0; at < TERRITORIES; at++) {
    if (s.research[at] > 0 && canConvert(c, s, seat, at)) options.push(option('convert', at))
    if (s.granted[at] !== 0 && grantedBy(s, seat, at) !== 0) options.push(option('revoke', at))
  }
  if (canLift(c, s, seat)) options.push(option('lift'))
  if (s.ordered === 0 && sleeperOf(s, seat) >= 0) options.push(option('reorder'))
}

/** Installations of the seat that shield another's base by agreement. */
function grantedBy(s: State, seat: number, at: number): number {
  let set = 0
  for (let from = 0; from < TERRITORIES; from++) if ((s.granted[at] & (1 << from)) !== 0 && s.owner[from] === seat) set |= 1 << from
  return set
}

const freeVerbs = new Set(['convert', 'revoke', 'lift', 'reorder'])

function act(c: Content, s: State, play: Play, seat: number, { k, a }: Option): void {
  switch (k) {
    case 'mission':
      return startMission(c, s, play, seat, a)
    case 'assault':
      return play.push({ step: 'reinforce', seat, at: a })
    case 'lay':
      return laySleeper(s, play, seat, a)
    case 'buy':
      return startPurchase(play, seat, a)
    case 'fortify':
      return buyFortification(c, s, play, seat, a)
    case 'level':
      return buyLevel(c, s, play, seat, a)
    case 'exchange':
      return play.push({ step: 'times', seat, rate: a })
    case 'exchangeSpecially':
      return exchangeSpecially(c, s, play, seat)
    case 'sell':
      return sell(play, seat, a)
    case 'token':
      return playToken(c, s, play, seat, a)
    case 'convert':
      return convertResearch(c, s, play, seat, a)
    case 'revoke':
      s.granted[a] &= ~grantedBy(s, seat, a)
      if (play.live) play.tell('revoked', { seat, at: a })
      return
    case 'lift':
      return liftBlockade(c, s, play, seat)
    case 'reorder':
      return play.push({ step: 'order', seat })
  }
}

/** Do it, and go on with the turn; after the last action of a short turn only with what costs none. */
function take(c: Content, s: State, play: Play, seat: number, chosen: Option): void {
  if (chosen.k === 'end') return
  if (!freeVerbs.has(chosen.k)) s.actions++
  play.push(isSpent(s) ? { step: 'spent', seat } : { step: 'turn', seat })
  if (s.trading === 1) play.push({ step: 'prune' })
  act(c, s, play, seat, chosen)
}

export function turnSteps(c: Content): Some<'turn' | 'spent'> {
  return {
    // Asked even if nothing but the end is left: what is left depends on cards that others do not see.
    turn: {
      single: 'ask',
      ask(s, { seat }, options) {
        options.push(option('end'))
        listCards(c, s, seat, options)
        listTerritories(c, s, seat, options)
        listTrade(c, s, seat, options)
        listFree(c, s, seat, options)
      },
      take: (s, { seat }, chosen, play) => take(c, s, play, seat, chosen),
      blocked: (s, { seat }, blocked) => blockedActions(c, s, seat, blocked),
    },
    spent: {
      ask(s, { seat }, options) {
        options.push(option('end'))
        listFree(c, s, seat, options)
      },
      take: (s, { seat }, chosen, play) => take(c, s, play, seat, chosen),
      blocked: (s, { seat }, blocked) => blockedWhenSpent(s, seat, blocked),
    },
  }
}
