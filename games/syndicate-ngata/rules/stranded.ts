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
  if (fills(s.keys, wanted)) return true
  const offers = offersOf(rules, s)
  if (offers.length === 0) return false
  const query = `${s.variation} ${s.opened} ${s.credits} ${s.influence} ${s.keys.join()} ${s.placed.join()} ${s.bankExchange} ${s.cards.at[zone.traders].join()}`
  const known = answers.get(rules)
  if (known?.query === query) return known.answer
  const answer = search(offers, [s.credits, s.influence], s.keys, wanted)
  answers.set(rules, { query, answer })
  return answer
}

/** The last answer: between two choices little of what it depends on changes. */
const answers = new WeakMap<Rules, { readonly query: string; readonly answer: boolean }>()

/** More than anybody needs: with an owner's tables a trader may be a mint. */
const PLENTY = 999

/** Credits and influence. */
type Money = readonly [credits: number, influence: number]
/** By colour. */
type Keys = readonly number[]

interface Offer {
  readonly price: Money
  readonly give: Keys
  readonly anyKeys: number
  readonly pays: Money
  readonly get: Keys
}

function offersOf({ c: { confrontations, trades } }: Rules, s: State): Offer[] {
  const offers: Offer[] = []
  const none = new Array<number>(KEYS).fill(0)
  if (s.bankExchange === 1) offers.push({ price: [EXCHANGE_RATE, 0], give: none, anyKeys: 0, pays: [0, 1], get: none })
  // NG-7.11: without a tile on the board there is nowhere to trade.
  if (s.traderTiles === 0) return offers
  for (const card of s.cards.at[zone.traders])
    for (const trade of confrontations.trades[card - MISSIONS])
      offers.push({
        price: [trades.giveCredits[trade], trades.giveInfluence[trade]],
        give: trades.giveKeys.slice(trade * KEYS, (trade + 1) * KEYS),
        anyKeys: trades.giveAnyKeys[trade],
        pays: [trades.getCredits[trade], trades.getInfluence[trade]],
        get: trades.getKeys.slice(trade * KEYS, (trade + 1) * KEYS),
      })
  return offers
}

const fills = (keys: Keys, wanted: Keys): boolean => wanted.every((count, key) => keys[key] >= count)

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** Keys that trading can lead to, and what was spent on them. */
interface Purchase {
  readonly keys: Keys
  readonly spent: Money
}

/** Every purchase that can be paid; of two with the same keys only the cheaper counts. */
function search(offers: readonly Offer[], money: Money, held: Keys, wanted: Keys): boolean {
  if (wanted.some((count, key) => count > held[key] && !offers.some(({ get }) => get[key] > 0))) return false
  const isMoneyOnly = ({ give, anyKeys, get }: Offer): boolean => sum(give) + anyKeys + sum(get) === 0
  const brings = ({ get }: Offer): boolean => wanted.some((count, key) => count > held[key] && get[key] > 0)
  // What is pushed last is tried first.
  const sells = offers.filter((offer) => !isMoneyOnly(offer)).sort((one, other) => Number(brings(one)) - Number(brings(other)))
  const purses = changed(offers.filter(isMoneyOnly), money)
  const limit = surplus(held, wanted) + makings(sells)
  const best = new Map<string, Money[]>()
  const open: Purchase[] = [{ keys: held, spent: [0, 0] }]
  for (let purchase = open.pop(); purchase; purchase = open.pop()) {
    const { keys, spent } = purchase
    if (fills(keys, wanted)) return true
    const alike = best.get(keys.join()) ?? []
    if (alike.some((other) => affords(spent, other))) continue
    best.set(keys.join(), [...alike.filter((other) => !affords(other, spent)), spent])
    for (const offer of sells)
      for (const next of buy(purchase, offer)) if (surplus(next.keys, wanted) <= limit && purses.some((purse) => affords(purse, next.spent))) open.push(next)
  }
  return false
}

/** Money in one hand and out of the other. */
const moved = (money: Money, add: Money, take: Money): Money => [
  Math.max(-PLENTY, Math.min(PLENTY, money[0] + add[0] - take[0])),
  Math.max(-PLENTY, Math.min(PLENTY, money[1] + add[1] - take[1])),
]

const affords = (purse: Money, price: Money): boolean => purse[0] >= price[0] && purse[1] >= price[1]

/** What the player's credits and influence can be changed into; purses that another beats are left out. */
function changed(rates: readonly Offer[], money: Money): Money[] {
  const purses: Money[] = []
  const open: Money[] = [money]
  for (let purse = open.pop(); purse; purse = open.pop()) {
    if (isBeaten(purse, purses)) continue
    purses.push(purse)
    for (const { price, pays } of rates) if (affords(purse, price)) open.push(moved(purse, pays, price))
  }
  return purses
}

const isBeaten = (purse: Money, others: readonly Money[]): boolean => others.some((other) => affords(other, purse))

/** What one more trade makes of a purchase: several things where keys of any colours are given. */
function buy({ keys, spent }: Purchase, { price, give, anyKeys, pays, get }: Offer): Purchase[] {
  if (!fills(keys, give)) return []
  const rest = keys.map((count, key) => count - give[key])
  return choices(rest, anyKeys, 0).map((given) => ({ keys: rest.map((count, key) => count - given[key] + get[key]), spent: moved(spent, price, pays) }))
}

/** Every way to give so many keys of the colours from `from` on. */
function choices(keys: Keys, count: number, from: number): Keys[] {
  if (count === 0) return [keys.map(() => 0)]
  const all: Keys[] = []
  for (let key = from; key < KEYS; key++)
    if (keys[key] > 0)
      for (const more of choices(keys.with(key, keys[key] - 1), count - 1, key)) all.push(more.with(key, more[key] + 1))
  return all
}

/** Keys beyond those that are wanted. */
const surplus = (keys: Keys, wanted: Keys): number => keys.reduce((total, count, key) => total + Math.max(0, count - wanted[key]), 0)

/**
 * Keys are made one after the other, each out of others in a chain through the colours at most: so
 * many need to be in hand for one.
 */
function makings(sells: readonly Offer[]): number {
  const most = Math.max(1, ...sells.map(({ give, anyKeys }) => sum(give) + anyKeys))
  return (KEYS - 1) * (most - 1) + 1
}
