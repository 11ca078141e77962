import { option } from '#kernel/options.ts'
import { because } from '#kernel/reason.ts'
import { anyAmbition, type Content } from '../data/content.ts'
import { ACTIONS, courtCard, zone } from './cards.ts'
import { discardGuild } from './court.ts'
import { beginDeclaring, canDeclare } from './declare.ts'
import { discardAction } from './discard.ts'
import type { Play, Some } from './frames.ts'
import { canSeize, seizeInitiative } from './initiative.ts'
import { hand, holds } from './seats.ts'
import { MODE, type State } from './state.ts'
import { beginTurn } from './turn.ts'

/** A round: lead or pass, follow, seize, check the initiative (ARCS-4 and ARCS-5). */

const SEVEN = 7

export const leadNumber = (c: Content, s: State): number => (s.zero === 1 ? 0 : c.cards.number[s.leadCard])

function seatsWithCards(s: State): number {
  let count = 0
  for (let seat = 0; seat < s.seats; seat++) if (hand(s, seat).length > 0) count++
  return count
}

/** The next seat clockwise that has cards; the same seat if no other has. */
function nextWithCards(s: State, seat: number): number {
  for (let i = 1; i <= s.seats; i++) {
    const next = (seat + i) % s.seats
    if (hand(s, next).length > 0) return next
  }
  return seat
}

/** The card that a seat has played face up in this round, or -1. */
export function playedCard(s: State, seat: number): number {
  const pile = s.cards.at[zone.played + seat]
  return pile.length > 0 ? pile[0] : -1
}

/** The ambitions that the seat's played card may declare now, as a set (ARCS-4.7, ARCS-13.25). */
function declarable(c: Content, s: State, seat: number): number {
  const card = playedCard(s, seat)
  if (card < 0 || c.cards.ambition[card] < 0 || !canDeclare(c, s, seat)) return 0
  const leads = s.mode[seat] === MODE.lead
  if (!leads && (s.declared === 1 || !holds(c, s, seat, 'bards'))) return 0
  return c.cards.ambition[card] === anyAmbition ? 31 : 1 << c.cards.ambition[card]
}

function passInitiative(s: State, play: Play, seat: number): void {
  s.initiative = nextWithCards(s, seat)
  if (play.live) play.tell('passed', { seat, to: s.initiative })
}

/** ARCS-5.8 */
function checkInitiative(c: Content, s: State, play: Play): void {
  if (s.seized >= 0) return
  let best = -1
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.mode[seat] !== MODE.surpass) continue
    if (best < 0 || c.cards.number[playedCard(s, seat)] > c.cards.number[playedCard(s, best)]) best = seat
  }
  if (best < 0) return
  s.initiative = best
  if (play.live) play.tell('initiative', { seat: best })
}

/** ARCS-15.4: Unions take their card to hand and are discarded. */
function resolveUnions(c: Content, s: State, play: Play): void {
  for (let suit = 0; suit < s.unionAt.length; suit++) {
    const target = s.unionAt[suit]
    if (target < 0) continue
    const owner = s.unionBy[suit]
    const card = playedCard(s, target)
    play.move(card, zone.hand + owner)
    if (play.live) play.tell('unionTook', { seat: owner, card })
    const union = s.cards.at[zone.unions].find((each) => (c.court.union[suit] & (1 << (each - ACTIONS))) !== 0)
    if (union !== undefined) play.move(union, zone.courtDiscard)
    s.unionAt[suit] = -1
    s.unionBy[suit] = -1
  }
}

/** ARCS-5.9: in the order in which they were played. */
function discardPlayed(s: State, play: Play): void {
  for (let i = 0; i < s.seats; i++) {
    const seat = (s.leadSeat + i) % s.seats
    const open = s.cards.at[zone.played + seat]
    const covered = s.cards.at[zone.covered + seat]
    while (open.length > 0) discardAction(s, play, open[0], true)
    while (covered.length > 0) discardAction(s, play, covered[0], false)
  }
}

export function roundSteps(c: Content): Some<'round' | 'lead' | 'followers' | 'follow' | 'before' | 'endRound'> {
  return {
    round: {
      run(s, _frame, play) {
        s.seized = -1
        s.leadSeat = -1
        s.leadCard = -1
        s.zero = 0
        s.declared = 0
        s.mode.fill(MODE.none)
        if (seatsWithCards(s) === 0) return play.push({ step: 'endChapter' })
        // ARCS-4.5
        if (hand(s, s.initiative).length === 0) passInitiative(s, play, s.initiative)
        play.push({ step: 'lead', seat: s.initiative })
      },
    },
    lead: {
      ask(s, { seat }, options) {
        for (const card of hand(s, seat)) options.push(option('lead', card))
        options.push(option('pass'))
      },
      take(s, { seat }, { k, a: card }, play) {
        if (k === 'pass') {
          s.passes++
          const all = s.passes >= seatsWithCards(s)
          passInitiative(s, play, seat)
          if (!all) return play.push({ step: 'round' })
          // ARCS-4.6
          for (let each = 0; each < s.seats; each++) {
            const cards = s.cards.at[zone.hand + each]
            while (cards.length > 0) discardAction(s, play, cards[0], false)
          }
          return play.push({ step: 'endChapter' })
        }
        s.passes = 0
        s.leadSeat = seat
        s.leadCard = card
        play.move(card, zone.played + seat)
        if (play.live) play.tell('led', { seat, card })
        beginTurn(s, seat, MODE.lead, c.cards.suit[card], c.cards.pips[card])
        play.next({ step: 'turn', seat }, { step: 'followers', played: 1 })
        if (declarable(c, s, seat) !== 0) play.push({ step: 'before', seat })
      },
    },
    followers: {
      run(s, { played }, play) {
        for (let i = played; i < s.seats; i++) {
          const seat = (s.leadSeat + i) % s.seats
          if (hand(s, seat).length === 0) continue
          return play.next({ step: 'follow', seat }, { step: 'followers', played: i + 1 })
        }
        play.push({ step: 'endRound' })
      },
    },
    // ARCS-5.1 to 5.4. A single option is asked all the same: that it is the only one is a secret.
    follow: {
      single: 'ask',
      ask(s, { seat }, options) {
        const suit = c.cards.suit[s.leadCard]
        const number = leadNumber(c, s)
        for (const card of hand(s, seat)) {
          if (c.cards.suit[card] !== suit) options.push(option('pivot', card))
          else if (c.cards.number[card] > number) options.push(option('surpass', card))
        }
        for (const card of hand(s, seat)) options.push(option('copy', card))
      },
      take(s, { seat }, { k, a: card }, play) {
        play.push({ step: 'turn', seat })
        if (hand(s, seat).length > 1 || s.holds[seat] !== 0) play.push({ step: 'before', seat })
        if (k === 'copy') {
          play.move(card, zone.covered + seat)
          if (play.live) play.tell('copied', { seat }, { card }, 1 << seat)
          return beginTurn(s, seat, MODE.copy, c.cards.suit[s.leadCard], 1)
        }
        play.move(card, zone.played + seat)
        if (k === 'pivot') {
          if (play.live) play.tell('pivoted', { seat, card })
          return beginTurn(s, seat, MODE.pivot, c.cards.suit[card], 1)
        }
        if (play.live) play.tell('surpassed', { seat, card })
        beginTurn(s, seat, MODE.surpass, c.cards.suit[card], c.cards.pips[card])
        // ARCS-5.6
        if (c.cards.number[card] === SEVEN && canSeize(s, seat)) seizeInitiative(s, play, seat)
      },
      blocked(s, { seat }, blocked) {
        const suit = c.cards.suit[s.leadCard]
        for (const card of hand(s, seat))
          if (c.cards.suit[card] === suit && c.cards.number[card] <= leadNumber(c, s))
            blocked.push({ option: option('surpass', card), reason: because('ARCS-5.2', 'tooLow', { lead: leadNumber(c, s) }) })
      },
    },
    // Before any action: declare, seize, Bards, Spies.
    before: {
      ask(s, { seat }, options) {
        options.push(option('goOn'))
        const ambitions = declarable(c, s, seat)
        for (let ambition = 0; ambition < 5; ambition++) if ((ambitions & (1 << ambition)) !== 0) options.push(option('declare', ambition))
        if (!canSeize(s, seat)) return
        for (const card of hand(s, seat)) options.push(option('seize', card))
        const spies = s.holds[seat] & c.court.does['prelude spy']
        for (let card = 0; spies >> card !== 0; card++) if ((spies & (1 << card)) !== 0) options.push(option('spies', courtCard(card)))
      },
      take(s, { seat }, { k, a }, play) {
        if (k === 'goOn') return
        const leads = s.mode[seat] === MODE.lead
        if (!leads) play.push({ step: 'before', seat })
        if (k === 'declare') return beginDeclaring(c, s, play, seat, a, leads)
        if (k === 'seize') {
          play.move(a, zone.covered + seat)
          if (play.live) play.tell('seizedWith', { seat }, { card: a }, 1 << seat)
        } else {
          discardGuild(s, play, a - ACTIONS)
          if (play.live) play.tell('cardUsed', { seat, card: a })
        }
        seizeInitiative(s, play, seat)
      },
      blocked(s, { seat }, blocked) {
        if (s.mode[seat] === MODE.lead || s.seized < 0) return
        for (const card of hand(s, seat)) blocked.push({ option: option('seize', card), reason: because('ARCS-5.7', 'alreadySeized') })
      },
    },
    endRound: {
      run(s, _frame, play) {
        checkInitiative(c, s, play)
        resolveUnions(c, s, play)
        discardPlayed(s, play)
        play.push({ step: 'round' })
      },
    },
  }
}
