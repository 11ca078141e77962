import type { Option } from '#kernel/options.ts'
import { ORDINARY, type Content } from '../data/content.ts'
import { keys } from '../data/names.ts'
import { raiseAlert } from './ending.ts'
import type { Play } from './frames.ts'
import { ATTEMPT, DISCARD, DRAW, START } from './options.ts'
import { gain, gainKey, giveKey, highest, pay, rollDice } from './resources.ts'
import type { Rules } from './rules.ts'
import { activeMission, deckHere, isBlocked } from './ship.ts'
import { startsHere } from './specials.ts'
import type { State } from './state.ts'
import { zone } from './zones.ts'

/** Mission cards in hand and ordinary missions (NG-6.1 to NG-6.4). */

const GREEN = keys.indexOf('GREEN')

/** NG-6.1 */
function canDraw(rules: Rules, s: State, deck: number): boolean {
  return deck >= 0 && s.cards.at[zone.deck + deck].length > 0 && s.cards.at[zone.hand].length < rules.c.box.hand
}

export function listHand(rules: Rules, s: State, options: Option[]): void {
  const hand = s.cards.at[zone.hand]
  if (!isBlocked(s)) {
    const deck = deckHere(rules, s)
    if (canDraw(rules, s, deck)) options.push(DRAW[deck])
    const free = activeMission(s) < 0
    for (let i = 0; i < hand.length; i++) {
      const mission = hand[i]
      if (isOrdinaryHere(rules.c, s, mission)) listAttempts(rules, s, mission, options)
      else if (free && startsHere(rules, s, mission)) options.push(START[mission])
    }
  }
  for (let i = 0; i < hand.length; i++) options.push(DISCARD[hand[i]])
}

const isOrdinaryHere = ({ missions }: Content, s: State, mission: number): boolean => missions.kind[mission] === ORDINARY && missions.territory[mission] === s.at

/** NG-6.2, NG-6.3: as many hands as can be paid for, with and without a green key. */
function listAttempts(rules: Rules, s: State, mission: number, options: Option[]): void {
  const prices = rules.handsCost[mission]
  const boost = rules.c.missions.greenNeed[mission] > 0 && s.keys[GREEN] > 0
  for (let hands = 0; hands < prices.length && prices[hands] <= s.credits; hands++) {
    const at = (mission * 4 + hands) * 2
    options.push(ATTEMPT[at])
    if (boost) options.push(ATTEMPT[at + 1])
  }
}

export function draw(play: Play, deck: number): void {
  const mission = play.top(zone.deck + deck)
  play.move(mission, zone.hand)
  if (play.live) play.tell('drewMission', { mission, deck })
}

export function discard(play: Play, mission: number): void {
  play.move(mission, zone.gone)
  if (play.live) play.tell('discardedMission', { mission })
}

/** NG-6.2 to NG-6.4. */
export function attempt(rules: Rules, s: State, play: Play, mission: number, hands: number, green: number): void {
  const { missions } = rules.c
  pay(s, play, rules.handsCost[mission][hands], 0)
  if (green === 1) giveKey(s, play, GREEN)
  const need = green === 1 ? missions.greenNeed[mission] : missions.need[mission]
  const dice = rollDice(play, 1 + hands)
  const won = highest(dice) >= need
  play.move(mission, zone.gone)
  if (play.live) play.tell('rolledMission', { mission, dice, need, won: won ? 1 : 0 })
  if (!won) return raiseAlert(rules, s, play, missions.failAlert[mission])
  gain(s, play, missions.credits[mission], 0)
  if (missions.key[mission] >= 0) gainKey(s, play, missions.key[mission])
}
