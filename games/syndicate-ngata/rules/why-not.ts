import type { Option } from '#kernel/options.ts'
import type { Reason } from '#kernel/reason.ts'
import type { Blocked } from '#kernel/steps.ts'
import { COURIER, DEFENSE, KEYS, MISSIONS, ORDINARY } from '../data/content.ts'
import { keys } from '../data/names.ts'
import { ATTEMPT, bribe, CREDITS, DEFEND, DELIVER, DRAW, ERRAND, EXCHANGE, FLEE, INFLUENCE, PLACE, START, TRADE } from './options.ts'
import * as why from './reasons.ts'
import { fleesTo, type Rules } from './rules.ts'
import { activeMission, bribePrice, currentVault, fitsRoute, hasFreeTile, isBlocked } from './ship.ts'
import { deliverable, startsHere } from './specials.ts'
import { TERRITORIES, type State } from './state.ts'
import { canTrade, EXCHANGE_RATE } from './traders.ts'
import { missing } from './vaults.ts'
import { zone } from './zones.ts'

/** What a player may look at on the table and wonder why it cannot be chosen. For prompts only. */

const GREEN = keys.indexOf('GREEN')

export function blockedActions(rules: Rules, s: State, blocked: Blocked[]): void {
  const add = (option: Option, reason: Reason): number => blocked.push({ option, reason })
  blockedTravel(rules, s, add)
  blockedMissions(rules, s, add)
  blockedTrades(rules, s, add)
  const vault = currentVault(rules, s)
  for (let key = 0; key < KEYS; key++) {
    if (s.keys[key] === 0) continue
    if (missing(rules, s, key) === 0) add(PLACE[key], why.KEY_NOT_WANTED)
    else if (rules.c.vaults.territory[vault] !== s.at) add(PLACE[key], why.VAULT_ELSEWHERE)
    else if (isBlocked(s)) add(PLACE[key], why.UNDER_A_TILE)
  }
}

type Add = (option: Option, reason: Reason) => void

function blockedTravel(rules: Rules, s: State, add: Add): void {
  const { zone: inZone, route, jumps } = rules.ways[s.at]
  const { box } = rules.c
  if (s.fuel < box.fuelInZone) for (const option of inZone) add(option, why.NO_FUEL)
  for (const option of route)
    if (s.fuel < box.fuelOnRoute) add(option, why.NO_FUEL)
    else if (!fitsRoute(s)) add(option, why.TOO_MUCH_CONTRABAND)
  jumps.forEach((options, fuel) => {
    if (fuel > s.fuel) for (const option of options) add(option, why.NO_FUEL)
  })
}

function blockedMissions(rules: Rules, s: State, add: Add): void {
  const { missions, box } = rules.c
  const place = s.variation * TERRITORIES + s.at
  const deck = rules.deckAt[place]
  const hand = s.cards.at[zone.hand]
  if (deck >= 0) {
    if (rules.deckAfter[place] > s.opened) add(DRAW[deck], why.DECK_LOCKED)
    else if (isBlocked(s)) add(DRAW[deck], why.UNDER_A_TILE)
    else if (s.cards.at[zone.deck + deck].length === 0) add(DRAW[deck], why.DECK_EMPTY)
    else if (hand.length >= box.hand) add(DRAW[deck], why.HAND_FULL)
  }
  const active = activeMission(s)
  for (const mission of hand) {
    if (missions.kind[mission] === ORDINARY) blockedAttempts(rules, s, mission, add)
    else if (!startsHere(rules, s, mission)) add(START[mission], why.STARTS_ELSEWHERE)
    else if (isBlocked(s)) add(START[mission], why.UNDER_A_TILE)
    else if (active >= 0) add(START[mission], why.ANOTHER_ACTIVE)
  }
  if (active >= 0) blockedActive(rules, s, active, add)
}

function blockedAttempts(rules: Rules, s: State, mission: number, add: Add): void {
  const { missions } = rules.c
  const first = mission * 8
  if (missions.territory[mission] !== s.at) return add(ATTEMPT[first], why.ELSEWHERE)
  if (isBlocked(s)) return add(ATTEMPT[first], why.UNDER_A_TILE)
  rules.handsCost[mission].forEach((price, hands) => {
    if (price > s.credits) add(ATTEMPT[first + hands * 2], why.CANNOT_PAY_HANDS)
    else if (missions.greenNeed[mission] > 0 && s.keys[GREEN] === 0) add(ATTEMPT[first + hands * 2 + 1], why.NO_GREEN_KEY)
  })
}

function blockedActive(rules: Rules, s: State, mission: number, add: Add): void {
  const { missions } = rules.c
  if (missions.kind[mission] === DEFENSE) {
    if (missions.territory[mission] !== s.at) add(DEFEND[mission], why.DEFENDED_ELSEWHERE)
    else if (isBlocked(s)) add(DEFEND[mission], why.UNDER_A_TILE)
    return
  }
  const most = missions.kind[mission] === COURIER ? s.crystals : missions.crystals[mission]
  if ((missions.drops[mission] & (1 << s.at)) === 0) add(DELIVER[mission][most], why.DELIVERED_ELSEWHERE)
  else if (isBlocked(s)) add(DELIVER[mission][most], why.UNDER_A_TILE)
  else if (deliverable(rules, s, mission) === 0) add(DELIVER[mission][most], missions.kind[mission] === COURIER ? why.NO_MORE_WANTED_HERE : why.CRYSTALS_MISSING)
}

function blockedTrades(rules: Rules, s: State, add: Add): void {
  if (s.bankExchange === 1 && s.credits < EXCHANGE_RATE) add(EXCHANGE, why.CANNOT_PAY_EXCHANGE)
  const hasTile = (s.traderTiles & (1 << s.at)) !== 0
  for (const card of s.cards.at[zone.traders])
    for (const trade of rules.c.confrontations.trades[card - MISSIONS])
      if (!hasTile) add(TRADE[trade], why.NO_TRADER_HERE)
      else if (isBlocked(s)) add(TRADE[trade], why.UNDER_A_TILE)
      else if (!canTrade(rules, s, trade)) add(TRADE[trade], why.CANNOT_PAY_TRADE)
}

/** Ways on the card of a confrontation that are closed now. */
export function blockedWays(rules: Rules, s: State, confrontation: number, fled: number, blocked: Blocked[]): void {
  const { confrontations } = rules.c
  const credits = bribePrice(rules, s, confrontations.bribeCredits[confrontation])
  const influence = bribePrice(rules, s, confrontations.bribeInfluence[confrontation])
  if (credits > s.credits) blocked.push({ option: bribe(CREDITS, credits), reason: why.CANNOT_PAY_BRIBE })
  if (influence > s.influence) blocked.push({ option: bribe(INFLUENCE, influence), reason: why.CANNOT_PAY_BRIBE })
  const cubes = confrontations.mission[confrontation].length
  if (cubes > 0 && s.cubes > 0) blocked.push({ option: ERRAND, reason: why.CUBES_ABOARD })
  else if (cubes > s.compartment) blocked.push({ option: ERRAND, reason: why.NO_ROOM_FOR_CUBES })
  const fuel = confrontations.flee[confrontation]
  if (fuel === 0) return
  const reason = fled === 1 ? why.FLED_BEFORE : fuel > s.fuel ? why.NO_FUEL_TO_FLEE : hasFreeTile(rules, s) ? undefined : why.NO_TILE
  if (!reason) return
  for (let to = 0; to < TERRITORIES; to++) if (fleesTo(rules.c, s.at, to, fuel)) blocked.push({ option: FLEE[to], reason })
}
