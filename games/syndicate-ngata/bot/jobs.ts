import { CHOICE, COURIER, DEFENSE, KEYS, MISSIONS, ORDINARY, TECH } from '../data/content.ts'
import { chanceOf } from '../rules/odds.ts'
import type { Rules } from '../rules/rules.ts'
import { activeMission, contraband, deliveredCrystals } from '../rules/ship.ts'
import { defenseNeed } from '../rules/specials.ts'
import { TERRITORIES, type State } from '../rules/state.ts'
import { canTrade } from '../rules/traders.ts'
import { missing } from '../rules/vaults.ts'
import { zone } from '../rules/zones.ts'
import { creditsWorth, ERRAND_PRICE, FLIGHT_COST, FURTHER, influenceWorth, troubleOf, vaultPlace, type Outlook } from './outlook.ts'
import type { Atlas } from './atlas.ts'
import type { Plan } from './plan.ts'

/** What there is to do, where, and what it is worth to have it done. */

/** Of what a mission is worth, the part that it is worth in hand, at least so much, and the part with the plan that holds it; the rest comes with the deed. */
const IN_HAND = 0.3
const CARD = 1.3
const PLANNED = 0.85
/** Credits that may come before a mission is attempted. */
const EARNED = 2
/** Missions for a key that fail. */
const FAILS = 0.2
/** Cards still to be drawn, by the room that there is for them: the first is the one that a poor mission makes way for. */
const DRAWN = [0.5, 0.25, 0.15, 0.1]
/** A key in the vault cannot be lost any more. */
const PLACED = 1.5
const OPENED = 8
const TRADE = 0.7
/** Technologies by the table, and a level of assault, at the beginning of a campaign. */
const TECHNOLOGY = [6, 4, 2, 8]
const ASSAULT = 3
/** Crystals are in the way of keys. */
const LOAD = 3
/** A crystal aboard that is none too many. */
const CRYSTAL = 0.5

/** What the ship's outfit is worth while vaults are locked. */
export function outfitWorth(rules: Rules, s: State): number {
  let sum = (s.assault - rules.c.box.assault) * ASSAULT
  for (let technology = 0; technology < TECHNOLOGY.length; technology++) if ((s.techs & (1 << technology)) !== 0) sum += TECHNOLOGY[technology]
  return sum * campaignLeft(rules, s)
}

function campaignLeft({ c }: Rules, s: State): number {
  const all = c.variations[s.variation].vaults.length
  return (all - s.opened) / all
}

const payWorth = (s: State, credits: number, influence: number): number =>
  creditsWorth(s.credits + credits) - creditsWorth(s.credits) + influenceWorth(s.influence + influence) - influenceWorth(s.influence)

/** What a mission is worth, ways not counted but those that it makes necessary, after what so many others for the same key will bring. */
export function missionWorth(rules: Rules, s: State, out: Outlook, atlas: Atlas, mission: number, others = 0): number {
  const { missions } = rules.c
  const kind = missions.kind[mission]
  if (kind === ORDINARY) return ordinaryWorth(rules, s, out, mission, others)
  const way = LOAD + atlas.fuelOf[mission] * FLIGHT_COST
  if (kind === TECH) return researchWorth(rules, s, mission) - way - (atlas.crossing[mission] && !fits(s, missions.crystals[mission]) ? out.jump[1] : 0)
  const sure = kind === DEFENSE ? chanceOf(defenseNeed(rules, mission, Math.min(2, missions.crystals[mission])), 1) : 1
  if (kind === DEFENSE) return sure * payWorth(s, missions.credits[mission], missions.influence[mission]) - way
  const ladder = missions.ladder[mission]
  return payWorth(s, ladder[ladder.length - 2], ladder[ladder.length - 1]) - way - (atlas.crossing[mission] && !fits(s, missions.crystals[mission]) ? out.jump[1] : 0)
}

/** Would so many more things fit into the compartment? */
const fits = (s: State, more: number): boolean => contraband(s) + more <= s.compartment

/** The best number of hands; a few credits may come on the way. */
function ordinaryWorth(rules: Rules, s: State, out: Outlook, mission: number, others: number): number {
  const { missions } = rules.c
  const key = missions.key[mission]
  const reward = payWorth(s, missions.credits[mission], 0) + (key >= 0 ? keyWorth(out, key, others) : 0)
  const failure = missions.failAlert[mission] * out.alert
  const prices = rules.handsCost[mission]
  let best = -Infinity
  for (let hands = 0; hands < prices.length && prices[hands] <= s.credits + EARNED; hands++) {
    const chance = chanceOf(missions.need[mission], 1 + hands)
    best = Math.max(best, chance * reward - (1 - chance) * failure - payWorth(s, prices[hands], 0))
  }
  return best
}

/** One more key after what so many other missions will bring, as far as they do not fail. */
function keyWorth({ more }: Outlook, key: number, others: number): number {
  const index = Math.min(others, FURTHER - 1)
  return index === 0 ? more[key][0] : (1 - FAILS) * more[key][index] + FAILS * more[key][index - 1]
}

function researchWorth(rules: Rules, s: State, mission: number): number {
  const { missions, box } = rules.c
  const technology = missions.technology[mission]
  const left = campaignLeft(rules, s)
  if (technology < 0) return s.assault < box.assaultMax ? ASSAULT * left : 0
  let best = 0
  for (let each = 0; each < TECHNOLOGY.length; each++) if ((technology === each || technology === CHOICE) && (s.techs & (1 << each)) === 0) best = Math.max(best, TECHNOLOGY[each] * left)
  return best > 0 ? best : payWorth(s, box.technologyCredits, 0)
}

const held = (worth: number): number => Math.max(CARD, IN_HAND * worth)

/** What each card in hand is worth done. Of several that bring the same key the best comes first: the others bring one more. */
export function handWorths(rules: Rules, s: State, out: Outlook, atlas: Atlas): number[] {
  const hand = s.cards.at[zone.hand]
  const { key } = rules.c.missions
  const alone = hand.map((mission) => missionWorth(rules, s, out, atlas, mission))
  return hand.map((mission, i) => {
    if (key[mission] < 0) return alone[i]
    let others = 0
    for (let other = 0; other < hand.length; other++) if (key[hand[other]] === key[mission] && (alone[other] > alone[i] || (alone[other] === alone[i] && other < i))) others++
    return others === 0 ? alone[i] : missionWorth(rules, s, out, atlas, mission, others)
  })
}

/** What the cards in hand are worth by being there. */
export function heldWorth(hand: readonly number[]): number {
  let sum = 0
  for (const worth of hand) sum += held(worth)
  return sum
}

/** What a special mission has brought so far. */
export function cargoPromise(rules: Rules, s: State): number {
  const mission = activeMission(s)
  if (mission < 0) return 0
  const delivered = deliveredCrystals(s)
  if (rules.c.missions.kind[mission] !== COURIER) return CRYSTAL * s.crystals + 0.5
  const ladder = rules.c.missions.ladder[mission]
  return 0.5 + (delivered > 0 ? 0.95 * payWorth(s, ladder[delivered * 2 - 2], ladder[delivered * 2 - 1]) : 0)
}

/** Everything that is to be done, into the plan; `hand` says what each card in hand is worth done. */
export function listJobs(rules: Rules, s: State, out: Outlook, atlas: Atlas, plan: Plan, tolls: readonly number[], hand: readonly number[]): void {
  plan.begin(s.at, tolls)
  const vault = listVault(rules, s, plan)
  listActive(rules, s, atlas, plan)
  listMissions(rules, s, atlas, plan, vault, hand)
  listDecks(rules, s, out, atlas, plan)
  listTrader(rules, s, out, atlas, plan)
  if (s.cubes > 0) rules.c.confrontations.mission[s.cards.at[zone.errand][0] - MISSIONS].forEach((at, i) => (s.cubes & (1 << i)) !== 0 && plan.add(at, ERRAND_PRICE / 2 - 0.2))
}

/** NG-4.9: nothing is done under tiles until what lies there is resolved. */
export function tollAt(rules: Rules, s: State, out: Outlook, at: number): number {
  if ((s.blocked & (1 << at)) === 0) return 0
  let sum = 0.3
  for (let card = 0; card < s.fledAt.length; card++) if (s.fledAt[card] === at) sum += troubleOf(rules, s, out, card, 0)
  return sum
}

/** Bring the keys that are wanted. Answers the job, 0 if there is none, and whether more keys should wait for it. */
function listVault(rules: Rules, s: State, plan: Plan): number {
  let wanted = 0
  let lacking = 0
  for (let key = 0; key < KEYS; key++) {
    const open = missing(rules, s, key)
    const brought = Math.min(open, s.keys[key])
    wanted += brought
    lacking += open - brought
  }
  return wanted > 0 ? plan.add(vaultPlace(rules, s), PLACED * wanted + (lacking === 0 ? OPENED : 0)) : 0
}

function listMissions(rules: Rules, s: State, atlas: Atlas, plan: Plan, vault: number, hand: readonly number[]): void {
  const { missions, territories } = rules.c
  const busy = activeMission(s) >= 0
  const home = territories.zone[vaultPlace(rules, s)]
  for (const [i, mission] of s.cards.at[zone.hand].entries()) {
    const done = hand[i]
    const worth = Math.max(0, PLANNED * done - held(done))
    const at = missions.territory[mission]
    if (missions.kind[mission] !== ORDINARY) {
      if (!busy) plan.add(missions.kind[mission] === DEFENSE ? atlas.nearest(s.at, missions.picks[mission] | (1 << at)) : at, worth)
      continue
    }
    // A third key would have to go by hyperjump: the others first.
    const laden = missions.key[mission] >= 0 && s.keysAreContraband === 1 && !fits(s, 1) && territories.zone[at] !== home
    plan.add(at, worth, laden ? vault : 0)
  }
}

/** The places of the special mission under way. */
function listActive(rules: Rules, s: State, atlas: Atlas, plan: Plan): void {
  const mission = activeMission(s)
  if (mission < 0) return
  const { missions } = rules.c
  const kind = missions.kind[mission]
  if (kind === COURIER) return listDeliveries(rules, s, atlas, plan, mission)
  if (kind === DEFENSE) {
    const reward = payWorth(s, missions.credits[mission], missions.influence[mission])
    const need = defenseNeed(rules, mission, s.crystals)
    const stand = plan.add(missions.territory[mission], Math.max(0, 0.85 * chanceOf(need, 1) * reward - cargoPromise(rules, s)))
    const useful = need - rules.c.box.defenseLeast
    if (useful > 0) places(missions.picks[mission] & ~s.picked, (at) => plan.add(at, (0.85 * reward) / 6 - CRYSTAL, 0, stand))
    return
  }
  let picks = 0
  places(missions.picks[mission] & ~s.picked, (at) => (picks |= plan.add(at, 0)))
  places(missions.drops[mission], (at) => plan.add(at, Math.max(0, 0.9 * researchWorth(rules, s, mission) - 0.5 - CRYSTAL * missions.crystals[mission]), picks))
}

/** The nearest destinations that take all that is aboard. */
function listDeliveries(rules: Rules, s: State, atlas: Atlas, plan: Plan, mission: number): void {
  const { ladder, drops, capEach } = rules.c.missions
  const delivered = deliveredCrystals(s)
  const pay = (count: number): number => (count > 0 ? payWorth(s, ladder[mission][count * 2 - 2], ladder[mission][count * 2 - 1]) : 0)
  const each = (0.9 * (pay(delivered + s.crystals) - pay(delivered))) / s.crystals
  let open = drops[mission]
  for (let left = s.crystals; left > 0 && open !== 0; ) {
    const at = atlas.nearest(s.at, open)
    const count = Math.min(left, capEach[mission] - s.delivered[at])
    if (count > 0) plan.add(at, each * count)
    left -= count
    open &= ~(1 << at)
  }
}

function places(mask: number, of: (at: number) => void): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) of(31 - Math.clz32(rest & -rest))
}

/** Room in hand is for missions of the best open deck; which are left in it everybody knows. */
function listDecks(rules: Rules, s: State, out: Outlook, atlas: Atlas, plan: Plan): void {
  const room = rules.c.box.hand - s.cards.at[zone.hand].length
  if (room === 0) return
  const { key } = rules.c.missions
  const inHand = new Array<number>(KEYS).fill(0)
  for (const mission of s.cards.at[zone.hand]) if (key[mission] >= 0) inHand[key[mission]]++
  let best = -Infinity
  let bestAt = -1
  let bestPrize = 0
  for (let at = 0; at < TERRITORIES; at++) {
    const left = missionsAt(rules, s, at)
    if (left === 0) continue
    const deck = rules.deckAt[s.variation * TERRITORIES + at]
    let sum = 0
    for (const mission of atlas.missionsOf[deck]) if (s.cards.zone[mission] === zone.deck + deck) sum += Math.max(1, missionWorth(rules, s, out, atlas, mission, key[mission] < 0 ? 0 : inHand[key[mission]]))
    let prize = 0
    for (let i = 0; i < room && i < left; i++) prize += (DRAWN[i] * sum) / left
    const value = prize - atlas.fuel[s.at * TERRITORIES + at] * FLIGHT_COST
    if (value <= best) continue
    best = value
    bestAt = at
    bestPrize = prize
  }
  if (bestAt >= 0) plan.add(bestAt, bestPrize)
}

/** The best trade that can be paid, at the nearest tile. */
function listTrader(rules: Rules, s: State, out: Outlook, atlas: Atlas, plan: Plan): void {
  if (s.traderTiles === 0) return
  let best = 0
  for (const card of s.cards.at[zone.traders])
    for (const trade of rules.c.confrontations.trades[card - MISSIONS]) if (canTrade(rules, s, trade)) best = Math.max(best, tradeGain(rules, s, out, trade))
  if (best > 0.5) plan.add(atlas.nearest(s.at, s.traderTiles), TRADE * best)
}

function tradeGain({ c: { trades } }: Rules, s: State, out: Outlook, trade: number): number {
  let gain = payWorth(s, trades.getCredits[trade] - trades.giveCredits[trade], trades.getInfluence[trade] - trades.giveInfluence[trade])
  for (let key = 0; key < KEYS; key++) gain += trades.getKeys[trade * KEYS + key] * out.more[key][0] - trades.giveKeys[trade * KEYS + key] * out.less[key]
  for (let n = trades.giveAnyKeys[trade], least = Math.min(...out.less.filter((_, key) => s.keys[key] > 0)); n > 0; n--) gain -= least
  return gain
}

/** Missions that can be drawn at a territory. */
export function missionsAt(rules: Rules, s: State, at: number): number {
  const place = s.variation * TERRITORIES + at
  const deck = rules.deckAt[place]
  return deck >= 0 && rules.deckAfter[place] <= s.opened ? s.cards.at[zone.deck + deck].length : 0
}

/** Where there are any, as a set of territories. */
export function openDecks(rules: Rules, s: State): number {
  let mask = 0
  for (let at = 0; at < TERRITORIES; at++) if (missionsAt(rules, s, at) > 0) mask |= 1 << at
  return mask
}
