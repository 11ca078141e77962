import type { Option } from '#kernel/options.ts'
import { MISSIONS, SOVEREIGN, TRADER } from '../data/content.ts'
import { loseHold, seizeAll } from './cargo.ts'
import { raiseAlert } from './ending.ts'
import { canTakeErrand, takeErrand } from './errands.ts'
import type { Play, Some } from './frames.ts'
import { ATTACK, bribe, CREDITS, DRAGNET, ERRAND, FACE, FLEE, INFLUENCE } from './options.ts'
import { highest, pay, rollDice } from './resources.ts'
import { fleesTo, jumpDice, type Rules } from './rules.ts'
import { bribePrice, hasFreeTile, isBlocked } from './ship.ts'
import { PLAYER, TERRITORIES, type State } from './state.ts'
import { revealTrader } from './traders.ts'
import { blockedWays } from './why-not.ts'
import { confrontationCard, zone } from './zones.ts'

/** Confrontations: met, resolved, fled, and faced again (NG-7). */

/** Draw a confrontation where the ship is. */
export function meet(rules: Rules, s: State, play: Play): void {
  if (s.cards.at[zone.confrontations].length === 0) reshuffle(s, play)
  const card = play.top(zone.confrontations)
  // Only with an owner's tables can all of them be on the board.
  if (card < 0) return
  const confrontation = card - MISSIONS
  if (rules.c.confrontations.side[confrontation] === TRADER) return revealTrader(rules, s, play, confrontation)
  play.move(card, zone.met)
  if (play.live) play.tell('met', { card: confrontation, at: s.at })
  play.push({ step: 'confront', seat: PLAYER, card: confrontation, fled: 0 })
}

/** NG-7.1 */
function reshuffle(s: State, play: Play): void {
  const resolved = s.cards.at[zone.resolved]
  if (resolved.length === 0) return
  while (resolved.length > 0) play.move(resolved[resolved.length - 1], zone.confrontations)
  play.shuffle(zone.confrontations)
  if (play.live) play.tell('confrontationsShuffled', {})
}

/** NG-7.7: what was fled from here may be faced when the player likes. */
export function listFled(s: State, options: Option[]): void {
  if (!isBlocked(s)) return
  for (let confrontation = 0; confrontation < s.fledAt.length; confrontation++) if (s.fledAt[confrontation] === s.at) options.push(FACE[confrontation])
}

export function face(s: State, play: Play, confrontation: number): void {
  s.fledAt[confrontation] = -1
  if (!s.fledAt.includes(s.at)) s.blocked &= ~(1 << s.at)
  play.move(confrontationCard(confrontation), zone.met)
  if (play.live) play.tell('faced', { card: confrontation, at: s.at })
  play.push({ step: 'confront', seat: PLAYER, card: confrontation, fled: 1 })
}

function listWays(rules: Rules, s: State, confrontation: number, fled: number, options: Option[]): void {
  const { confrontations } = rules.c
  const credits = bribePrice(rules, s, confrontations.bribeCredits[confrontation])
  const influence = bribePrice(rules, s, confrontations.bribeInfluence[confrontation])
  if (credits > 0 && credits <= s.credits) options.push(bribe(CREDITS, credits))
  if (influence > 0 && influence <= s.influence) options.push(bribe(INFLUENCE, influence))
  if (confrontations.attack[confrontation] > 0) options.push(ATTACK)
  if (confrontations.side[confrontation] === SOVEREIGN) options.push(DRAGNET)
  if (canTakeErrand(rules, s, confrontation)) options.push(ERRAND)
  const fuel = confrontations.flee[confrontation]
  if (fuel === 0 || fled === 1 || fuel > s.fuel || !hasFreeTile(rules, s)) return
  for (let to = 0; to < TERRITORIES; to++) if (fleesTo(rules.c, s.at, to, fuel)) options.push(FLEE[to])
}

/** NG-7.3 */
function attack(rules: Rules, s: State, play: Play, confrontation: number): void {
  const mine = rollDice(play, Math.min(s.assault, rules.c.box.actionDice))
  const theirs = rollDice(play, rules.c.confrontations.attack[confrontation])
  const won = highest(mine) > highest(theirs)
  play.move(confrontationCard(confrontation), zone.resolved)
  if (play.live) play.tell('attacked', { card: confrontation, mine, theirs, won: won ? 1 : 0 })
  if (won) return
  raiseAlert(rules, s, play)
  if (s.over === 0) loseHold(rules, s, play)
}

/** NG-7.5, NG-10.3 */
function flee(rules: Rules, s: State, play: Play, confrontation: number, to: number): void {
  const from = s.at
  const fuel = rules.c.confrontations.flee[confrontation]
  s.fuel -= fuel
  s.fledAt[confrontation] = from
  s.blocked |= 1 << from
  s.at = to
  play.move(confrontationCard(confrontation), zone.fled)
  if (play.live) play.tell('fled', { card: confrontation, from, to, fuel })
  if (s.fleeRollsDice === 1) play.push({ step: 'consequence', dice: jumpDice(rules.c, from, to), again: 0 })
}

export function confrontSteps(rules: Rules): Some<'confront'> {
  return {
    confront: {
      single: 'ask',
      ask(s, { card, fled }, options) {
        listWays(rules, s, card, fled, options)
      },
      take(s, { card }, { k, a, b }, play) {
        switch (k) {
          case 'bribe':
            if (play.live) play.tell('bribed', { card, resource: a, amount: b })
            pay(s, play, a === CREDITS ? b : 0, a === INFLUENCE ? b : 0)
            return play.move(confrontationCard(card), zone.resolved)
          case 'attack':
            return attack(rules, s, play, card)
          case 'dragnet':
            if (play.live) play.tell('dragnet', { card })
            play.move(confrontationCard(card), zone.resolved)
            return seizeAll(rules, s, play)
          case 'errand':
            return takeErrand(s, play, card)
          case 'flee':
            return flee(rules, s, play, card, a)
        }
      },
      blocked(s, { card, fled }, blocked) {
        blockedWays(rules, s, card, fled, blocked)
      },
    },
  }
}
