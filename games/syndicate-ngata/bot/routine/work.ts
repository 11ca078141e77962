import { COURIER, DEFENSE, KEYS, MISSIONS, ORDINARY } from '../../data/content.ts'
import { keys } from '../../data/names.ts'
import { chanceOf } from '../../rules/odds.ts'
import type { Rules } from '../../rules/rules.ts'
import { defenseNeed } from '../../rules/specials.ts'
import type { State } from '../../rules/state.ts'
import { zone } from '../../rules/zones.ts'
import type { Atlas } from '../atlas.ts'
import type { Glance } from './glance.ts'
import { ALERT, creditsPrice, payWorth } from './prices.ts'

/** What missions and trades are worth to the smuggler as matters stand. */

const GREEN = keys.indexOf('GREEN')

/** A key that the vault lacks, and one that a later vault lacks. */
const KEY_NOW = 11
const KEY_LATER = 2.5
/** Until it is attempted a mission counts in part, and so does the alert that it may raise. */
const WON = 0.55
const FAILED = 0.1
/** Fuel on the way of a courier, who passes other places. */
const WAY = 0.4
/** What a mission must bring for it to be worth drawing. */
const DULL = 2.7
/** Credits that are kept when a key is bought that is not the last. */
const KEPT = 3

const keyWorth = ({ now, ever }: Glance, key: number): number => (now[key] > 0 ? KEY_NOW : ever[key] > 0 ? KEY_LATER : 0)

/** How an ordinary mission would be attempted now. */
export interface Attempt {
  worth: number
  hands: number
  /** Is a green key that nothing lacks discarded for it? */
  green: number
}

/** The best number of hands, of those that can be paid, and what the attempt is worth then. */
export function bestAttempt(rules: Rules, s: State, glance: Glance, mission: number, out: Attempt): number {
  const { missions } = rules.c
  const key = missions.key[mission]
  const reward = payWorth(s, missions.credits[mission], 0) + (key >= 0 ? keyWorth(glance, key) : 0)
  const failure = missions.failAlert[mission] * ALERT
  out.green = missions.greenNeed[mission] > 0 && glance.spare[GREEN] > 0 ? 1 : 0
  const need = out.green === 1 ? missions.greenNeed[mission] : missions.need[mission]
  const prices = rules.handsCost[mission]
  out.worth = -Infinity
  for (let hands = 0; hands < prices.length && prices[hands] <= s.credits; hands++) {
    const chance = chanceOf(need, 1 + hands)
    const worth = chance * reward - (1 - chance) * failure - creditsPrice(s, prices[hands])
    if (worth <= out.worth) continue
    out.worth = worth
    out.hands = hands
  }
  return out.worth
}

/** Does an ordinary mission bring a key that some vault lacks? */
export const isForKey = ({ c: { missions } }: Rules, { ever }: Glance, mission: number): boolean => missions.key[mission] >= 0 && ever[missions.key[mission]] > 0

/** What a mission is worth that is not attempted yet. Technologies take longer than they help. */
export function missionWorth(rules: Rules, s: State, glance: Glance, atlas: Atlas, mission: number): number {
  const { missions } = rules.c
  const key = missions.key[mission]
  switch (missions.kind[mission]) {
    case ORDINARY:
      return WON * (payWorth(s, missions.credits[mission], 0) + (key >= 0 ? keyWorth(glance, key) : 0)) - FAILED * missions.failAlert[mission] * ALERT
    case COURIER: {
      // What does not fit into the compartment cannot leave the zone.
      const crystals = Math.min(missions.crystals[mission], atlas.crossing[mission] ? s.compartment - glance.load + s.crystals : Infinity)
      return crystals > 0 ? ladderWorth(rules, s, mission, crystals) - WAY * atlas.fuelOf[mission] : 0
    }
    case DEFENSE:
      return chanceOf(defenseNeed(rules, mission, 1), 1) * payWorth(s, missions.credits[mission], missions.influence[mission])
    default:
      return 0
  }
}

/** What a courier gets for so many crystals. */
export function ladderWorth({ c: { missions } }: Rules, s: State, mission: number, crystals: number): number {
  const ladder = missions.ladder[mission]
  return payWorth(s, ladder[crystals * 2 - 2], ladder[crystals * 2 - 1])
}

/** What the next card of a deck promises. Which missions are left in it everybody knows. */
export function deckWorth(rules: Rules, s: State, glance: Glance, atlas: Atlas, deck: number): number {
  let sum = 0
  for (const mission of atlas.missionsOf[deck]) if (s.cards.zone[mission] === zone.deck + deck) sum += Math.max(0, missionWorth(rules, s, glance, atlas, mission) - DULL)
  return sum / Math.max(1, s.cards.at[zone.deck + deck].length)
}

/** The best of what the traders met offer. */
export function marketWorth(rules: Rules, s: State, glance: Glance): number {
  let best = 0
  for (const card of s.cards.at[zone.traders]) for (const trade of rules.c.confrontations.trades[card - MISSIONS]) best = Math.max(best, tradeWorth(rules, s, glance, trade))
  return best
}

/** A key that is lacking, for money and for keys that are not; other trades are worth nothing. */
export function tradeWorth({ c: { trades } }: Rules, s: State, glance: Glance, trade: number): number {
  const credits = trades.giveCredits[trade]
  const influence = trades.giveInfluence[trade]
  if (credits + (credits > 0 && glance.lacking > 1 ? KEPT : 0) > s.credits || influence > s.influence) return 0
  let worth = 0
  let spare = -trades.giveAnyKeys[trade]
  for (let key = 0; key < KEYS; key++) {
    const given = trades.giveKeys[trade * KEYS + key]
    if (given > glance.spare[key]) return 0
    spare += glance.spare[key] - given
    if (trades.getKeys[trade * KEYS + key] > 0) worth += keyWorth(glance, key)
  }
  return worth > 0 && spare >= 0 ? Math.max(0, worth - payWorth(s, credits, influence)) : 0
}
