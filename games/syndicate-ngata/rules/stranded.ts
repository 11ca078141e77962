import { KEYS, MISSIONS } from '../data/content.ts'
import type { Rules } from './rules.ts'
import type { State } from './state.ts'
import { EXCHANGE_RATE } from './traders.ts'
import { missing } from './vaults.ts'
import { zone } from './zones.ts'

/** Out of missions: NG-1.4, NG-1.5. */

export function isStranded(rules: Rules, s: State): boolean {
  return !hasMissions(rules, s) && !canFillVault(rules, s)
}

function hasMissions({ c }: Rules, s: State): boolean {
  const { at } = s.cards
  if (at[zone.hand].length > 0 || at[zone.active].length > 0) return true
  const { decks, vaults } = c.variations[s.variation]
  if (at[zone.deck + decks[0]].length > 0) return true
  for (let i = 0; i < s.opened; i++) {
    const deck = c.vaults.deck[vaults[i]]
    if (deck >= 0 && at[zone.deck + deck].length > 0) return true
  }
  return false
}

/** Can the keys aboard, and whatever they and the player's resources fetch at the traders met, fill the current vault? */
export function canFillVault(rules: Rules, s: State): boolean {
  const wanted: number[] = []
  for (let key = 0; key < KEYS; key++) wanted.push(missing(rules, s, key))
  const offers = offersOf(rules, s)
  const start: Purse = [s.credits, s.influence, ...s.keys]
  if (fills(start, wanted)) return true
  if (offers.length === 0) return false
  const query = `${s.variation} ${s.opened} ${wanted.join()} ${start.join()} ${s.bankExchange} ${s.cards.at[zone.traders].join()}`
  const known = answers.get(rules)
  if (known?.query === query) return known.answer
  const answer = search(offers, start, wanted)
  answers.set(rules, { query, answer })
  return answer
}

/** The last answer: between two choices little of what it depends on changes. */
const answers = new WeakMap<Rules, { readonly query: string; readonly answer: boolean }>()

/** Credits, influence, then keys by colour. */
type Purse = readonly number[]
const FIRST_KEY = 2

interface Offer {
  readonly give: Purse
  readonly anyKeys: number
  readonly get: Purse
}

function offersOf({ c: { confrontations, trades } }: Rules, s: State): Offer[] {
  const offers: Offer[] = []
  const none = new Array<number>(KEYS).fill(0)
  if (s.bankExchange === 1) offers.push({ give: [EXCHANGE_RATE, 0, ...none], anyKeys: 0, get: [0, 1, ...none] })
  // NG-7.11: without a tile on the board there is nowhere to trade.
  if (s.traderTiles === 0) return offers
  for (const card of s.cards.at[zone.traders])
    for (const trade of confrontations.trades[card - MISSIONS]) {
      const keys = (of: readonly number[]): readonly number[] => of.slice(trade * KEYS, (trade + 1) * KEYS)
      offers.push({
        give: [trades.giveCredits[trade], trades.giveInfluence[trade], ...keys(trades.giveKeys)],
        anyKeys: trades.giveAnyKeys[trade],
        get: [trades.getCredits[trade], trades.getInfluence[trade], ...keys(trades.getKeys)],
      })
    }
  return offers
}

const fills = (purse: Purse, wanted: readonly number[]): boolean => wanted.every((count, key) => purse[FIRST_KEY + key] >= count)

/** Every purse that trading can lead to, those first that have just got what is wanted. */
function search(offers: readonly Offer[], start: Purse, wanted: readonly number[]): boolean {
  const seen = new Set<string>([start.join()])
  const open: Purse[] = [start]
  for (let purse = open.pop(); purse; purse = open.pop()) {
    const later: Purse[] = []
    const sooner: Purse[] = []
    for (const offer of offers)
      for (const next of after(purse, offer)) {
        if (seen.has(next.join())) continue
        seen.add(next.join())
        if (fills(next, wanted)) return true
        if (wanted.some((count, key) => offer.get[FIRST_KEY + key] > 0 && (purse?.[FIRST_KEY + key] ?? 0) < count)) sooner.push(next)
        else later.push(next)
      }
    open.push(...later, ...sooner)
  }
  return false
}

/** The purses that an offer makes of one: several where keys of any colours are given. */
function after(purse: Purse, { give, anyKeys, get }: Offer): Purse[] {
  if (give.some((count, i) => count > purse[i])) return []
  let paid: Purse[] = [purse.map((count, i) => count - give[i])]
  for (let n = 0; n < anyKeys; n++)
    paid = paid.flatMap((each) => each.flatMap((count, i) => (i >= FIRST_KEY && count > 0 ? [each.map((held, j) => (j === i ? held - 1 : held))] : [])))
  return paid.map((each) => each.map((count, i) => count + get[i]))
}
