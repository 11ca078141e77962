import { KEYS, MISSIONS } from '../data/content.ts'
import type { Rules } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { missing } from '../rules/vaults.ts'
import { zone } from '../rules/zones.ts'
import type { Atlas } from './atlas.ts'

/** Missions are gone for good: will there be enough of them for the keys that are lacking? Counting them is what search does and greedy does not. */

/** A campaign that lacks a key for good is as good as lost. */
const LOST = 60
/** How often a mission brings its key, with a hand or two hired. */
const SUCCESS = 0.7
/** A trader who has been met and gives this key helps out half the time. */
const BY_TRADE = 0.5

export function supplyWorth(rules: Rules, s: State, { missionsOf }: Atlas): number {
  const { missions, variations, vaults } = rules.c
  const { decks, vaults: row } = variations[s.variation]
  let sum = 0
  for (let key = 0; key < KEYS; key++) {
    let need = -s.keys[key]
    let left = 0
    for (const mission of s.cards.at[zone.hand]) if (missions.key[mission] === key) left++
    let worst = 0
    for (let stage = 0; stage < row.length; stage++) {
      // The deck that is open by the time this vault is the current one.
      if (stage < decks.length) for (const mission of missionsOf[decks[stage]]) if (missions.key[mission] === key && s.cards.zone[mission] === zone.deck + decks[stage]) left++
      if (stage < s.opened) continue
      need += stage === s.opened ? missing(rules, s, key) : vaults.keys[row[stage] * KEYS + key]
      worst = Math.max(worst, chanceOfTooFew(left, need))
    }
    if (worst > 0) sum += worst * (isTraded(rules, s, key) ? BY_TRADE : 1)
  }
  return -LOST * sum
}

function isTraded({ c: { confrontations, trades } }: Rules, s: State, key: number): boolean {
  return s.traderTiles !== 0 && s.cards.at[zone.traders].some((card) => confrontations.trades[card - MISSIONS].some((trade) => trades.getKeys[trade * KEYS + key] > 0))
}

/** Fewer than `need` successes of `left` missions. */
function chanceOfTooFew(left: number, need: number): number {
  if (need <= 0) return 0
  if (need > left) return 1
  let chance = (1 - SUCCESS) ** left
  let sum = 0
  for (let won = 0; won < need; won++) {
    sum += chance
    chance *= ((left - won) / (won + 1)) * (SUCCESS / (1 - SUCCESS))
  }
  return sum
}
