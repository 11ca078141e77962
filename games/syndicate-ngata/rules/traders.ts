import type { Option } from '#kernel/options.ts'
import { KEYS, MISSIONS } from '../data/content.ts'
import type { Play, Some } from './frames.ts'
import { EXCHANGE, GIVE_KEY, TRADE } from './options.ts'
import { gain, gainKey, giveKey, pay } from './resources.ts'
import type { Rules } from './rules.ts'
import { bits, isBlocked, keysAboard } from './ship.ts'
import { PLAYER, type State } from './state.ts'
import { confrontationCard, zone } from './zones.ts'

/** Traders and the bank (NG-7.11 to NG-7.13, NG-10.2). */

/** NG-10.2: credits for one influence. */
export const EXCHANGE_RATE = 2

/** NG-7.11, NG-7.13 */
export function revealTrader({ c: { box } }: Rules, s: State, play: Play, confrontation: number): void {
  const here = 1 << s.at
  const tile = (s.traderTiles & here) === 0 && bits(s.traderTiles) < box.traderTiles
  if (tile) s.traderTiles |= here
  play.move(confrontationCard(confrontation), zone.traders)
  if (play.live) play.tell('metTrader', { card: confrontation, at: s.at, tile: tile ? 1 : 0 })
}

/** NG-7.11, NG-7.14: may all traders met be used where the ship is? */
const isMarket = (s: State): boolean => (s.traderTiles & (1 << s.at)) !== 0 && !isBlocked(s)

export function listTrades(rules: Rules, s: State, options: Option[]): void {
  if (s.bankExchange === 1 && s.credits >= EXCHANGE_RATE) options.push(EXCHANGE)
  if (!isMarket(s)) return
  const traders = s.cards.at[zone.traders]
  for (let i = 0; i < traders.length; i++) {
    const trades = rules.c.confrontations.trades[traders[i] - MISSIONS]
    for (let j = 0; j < trades.length; j++) if (canTrade(rules, s, trades[j])) options.push(TRADE[trades[j]])
  }
}

export function canTrade({ c: { trades } }: Rules, s: State, trade: number): boolean {
  if (trades.giveCredits[trade] > s.credits || trades.giveInfluence[trade] > s.influence) return false
  let spare = keysAboard(s) - trades.giveAnyKeys[trade]
  for (let key = 0; key < KEYS; key++) {
    const wanted = trades.giveKeys[trade * KEYS + key]
    if (wanted > s.keys[key]) return false
    spare -= wanted
  }
  return spare >= 0
}

export function trade(rules: Rules, s: State, play: Play, index: number): void {
  const { trades } = rules.c
  if (play.live) play.tell('traded', { trade: index })
  pay(s, play, trades.giveCredits[index], trades.giveInfluence[index])
  for (let key = 0; key < KEYS; key++) for (let n = trades.giveKeys[index * KEYS + key]; n > 0; n--) giveKey(s, play, key)
  if (trades.giveAnyKeys[index] > 0) play.push({ step: 'giveKeys', seat: PLAYER, trade: index, left: trades.giveAnyKeys[index], from: 0 })
  else receive(rules, s, play, index)
}

function receive({ c: { trades } }: Rules, s: State, play: Play, index: number): void {
  gain(s, play, trades.getCredits[index], trades.getInfluence[index])
  for (let key = 0; key < KEYS; key++) for (let n = trades.getKeys[index * KEYS + key]; n > 0; n--) gainKey(s, play, key)
}

export function exchange(s: State, play: Play): void {
  if (play.live) play.tell('exchanged', {})
  pay(s, play, EXCHANGE_RATE, 0)
  gain(s, play, 0, 1)
}

export function traderSteps(rules: Rules): Some<'giveKeys'> {
  return {
    giveKeys: {
      micro: true,
      ask(s, { left, from }, options) {
        let after = 0
        for (let key = from; key < KEYS; key++) after += s.keys[key]
        for (let key = from; key < KEYS && after >= left; key++) {
          if (s.keys[key] > 0) options.push(GIVE_KEY[key])
          after -= s.keys[key]
        }
      },
      take(s, frame, { a: key }, play) {
        giveKey(s, play, key)
        if (frame.left > 1) play.push({ ...frame, left: frame.left - 1, from: key })
        else receive(rules, s, play, frame.trade)
      },
    },
  }
}
