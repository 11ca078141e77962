import { KEYS, MISSIONS, SOVEREIGN, TRADER } from '../data/content.ts'
import { chanceToWin, jumpChances } from '../rules/odds.ts'
import type { Rules } from '../rules/rules.ts'
import { bribePrice, contraband, currentVault, cubesAboard, hasFreeTile } from '../rules/ship.ts'
import type { State } from '../rules/state.ts'
import { missing } from '../rules/vaults.ts'
import { confrontationCard, zone } from '../rules/zones.ts'

/** What things are worth as matters stand, all of it in credits. */

/** A key that the current vault lacks, and more the fewer are lacking in all; one for a later vault; and one that nothing lacks. */
const KEY_NOW = 10
const KEY_LAST = 14
const KEY_SAFE = 2
const KEY_LATER = 6
const KEY_SPARE = 1.2
/** What is left of a trade's gain for a key that is only good for trading. */
const TRADED = 0.6
/** Further keys of one colour that are reckoned with. */
export const FURTHER = 5
/** A raise of the alert, shared out over the raises that are left; the last one is the end. */
const ALERT = 44
const LAST_ALERT = 45
/** Two red cubes to carry about. */
export const ERRAND_PRICE = 4
/** Any confrontation, whatever it takes: one does without if one can. */
export const HASSLE = 7
/** A flight leaves a tile behind. What is still to come finds the tank as it may. */
const ANY_FUEL = 9
const FLIGHT = 2
const FLIGHT_FUEL = 0.7
/** A trader who has not been met yet. */
const NEW_TRADER = 1
/** A flight that takes one unit of fuel. */
export const FLIGHT_COST = 1.5
/** By fuel in the tank: the last units are those that one cannot do without, so that a tank is not filled before it is low. */
const TANK = [0, 1.6, 2.6, 3.3, 3.8, 4.2]
const SPARE_TANK = 0.35

export interface Outlook {
  /** A raise of the alert. */
  alert: number
  /** The next confrontation, whichever it is. */
  trouble: number
  /** Keys aboard, and by colour what one less would change, and each of a few more. */
  keys: number
  more: number[][]
  less: number[]
  /** By number of dice: what a hyperjump risks. */
  jump: number[]
}

export const newOutlook = (): Outlook => ({ alert: 0, trouble: 0, keys: 0, more: Array.from({ length: KEYS }, () => new Array<number>(FURTHER).fill(0)), less: new Array<number>(KEYS).fill(0), jump: [0, 0, 0, 0] })

/** Each further credit does less: bribes and hands first, then keys of traders, then nothing. */
export const creditsWorth = (credits: number): number =>
  1.4 * Math.min(credits, 10) + Math.max(0, Math.min(credits, 18) - 10) + 0.5 * Math.max(0, Math.min(credits, 30) - 18)

/** Influence bribes for less than credits do, and now and then buys papers. */
export const influenceWorth = (influence: number): number => 1.8 * Math.min(influence, 5) + 0.9 * Math.max(0, Math.min(influence, 10) - 5)

export const fuelWorth = (fuel: number): number => TANK[Math.min(fuel, TANK.length - 1)] + SPARE_TANK * Math.max(0, fuel - TANK.length + 1)

export const livesOf = ({ c }: Rules, s: State): number => c.variations[s.variation].alertMax - s.alert

/** Raises of the alert that can still be borne. */
export function livesWorth(lives: number): number {
  let sum = 0
  for (let left = 2; left <= lives; left++) sum += ALERT / left
  return sum
}

export function lookOut(rules: Rules, s: State, out: Outlook): void {
  const lives = livesOf(rules, s)
  out.alert = lives > 1 ? ALERT / lives : LAST_ALERT
  countKeys(rules, s, out)
  out.trouble = nextTrouble(rules, s, out)
  const trapped = out.alert + cargoWorth(s, out)
  for (let dice = 1; dice < out.jump.length; dice++) {
    const [, met, trap] = jumpChances(rules.c, dice)
    out.jump[dice] = met * out.trouble + trap * trapped
  }
}

/** NG-10.1: what a raid can take. */
export const cargoWorth = (s: State, { keys }: Outlook): number => (s.keysAreContraband === 1 ? keys : 0) + 2 * s.crystals

function countKeys(rules: Rules, s: State, out: Outlook): void {
  out.keys = 0
  const first = KEY_NOW + KEY_LAST / locksOf(rules, s)
  for (let key = 0; key < KEYS; key++) {
    const now = missing(rules, s, key)
    const ever = now + lacksLater(rules, s, key)
    const spare = spareWorth(rules, s, key)
    const worth = (index: number): number => (index < now ? first : index < ever ? Math.max(KEY_LATER, spare) : spare)
    const held = s.keys[key]
    for (let i = 0; i < held; i++) out.keys += i < ever + 2 ? worth(i) : 0
    for (let more = 0; more < FURTHER; more++) out.more[key][more] = held + more < ever + 2 ? worth(held + more) : 0
    out.less[key] = held > 0 ? worth(held - 1) : 0
  }
}

function lacksLater({ c }: Rules, s: State, key: number): number {
  const { vaults } = c.variations[s.variation]
  let sum = 0
  for (let i = s.opened + 1; i < vaults.length; i++) sum += c.vaults.keys[vaults[i] * KEYS + key]
  return sum
}

/** A key too many opens something after all if a trader changes it for one that is lacking. */
function spareWorth(rules: Rules, s: State, key: number): number {
  const { trades, confrontations } = rules.c
  let best = KEY_SPARE
  if (s.traderTiles === 0) return best
  for (const card of s.cards.at[zone.traders])
    for (const trade of confrontations.trades[card - MISSIONS]) {
      const given = trades.giveKeys[trade * KEYS + key] + trades.giveAnyKeys[trade]
      if (given === 0) continue
      for (let got = 0; got < KEYS; got++)
        if (got !== key && trades.getKeys[trade * KEYS + got] > 0 && missing(rules, s, got) > s.keys[got])
          best = Math.max(best, (TRADED * (KEY_NOW - trades.giveCredits[trade])) / given)
    }
  return best
}

/** The mean of the cards that may come next; which of them are left everybody knows. */
function nextTrouble(rules: Rules, s: State, out: Outlook): number {
  const from = s.cards.at[zone.confrontations].length > 0 ? zone.confrontations : zone.resolved
  const { side } = rules.c.confrontations
  let sum = 0
  let count = 0
  for (let card = 0; card < side.length; card++) {
    if (s.cards.zone[confrontationCard(card)] !== from) continue
    count++
    sum += side[card] === TRADER ? -NEW_TRADER : HASSLE + troubleOf(rules, s, out, card, ANY_FUEL)
  }
  return count > 0 ? sum / count : 0
}

/** What the cheapest way through a confrontation takes, with so much fuel to flee. */
export function troubleOf(rules: Rules, s: State, out: Outlook, card: number, fuel: number): number {
  const { c } = rules
  const { side, bribeCredits, bribeInfluence, attack, flee, mission } = c.confrontations
  let least = side[card] === SOVEREIGN ? out.alert * (s.cubes > 0 ? 2 : 1) + cargoWorth(s, out) : Infinity
  if (bribeCredits[card] > 0) {
    const price = bribePrice(rules, s, bribeCredits[card])
    if (price <= s.credits) least = Math.min(least, creditsWorth(s.credits) - creditsWorth(s.credits - price))
  }
  if (bribeInfluence[card] > 0) {
    const price = bribePrice(rules, s, bribeInfluence[card])
    if (price <= s.influence) least = Math.min(least, influenceWorth(s.influence) - influenceWorth(s.influence - price))
  }
  if (attack[card] > 0) {
    const lost = 1 - chanceToWin(Math.min(s.assault, c.box.actionDice), attack[card])
    least = Math.min(least, lost * (out.alert + holdWorth(s, out)))
  }
  if (mission[card].length > 0 && s.cubes === 0 && s.compartment >= 2) least = Math.min(least, ERRAND_PRICE)
  if (flee[card] > 0 && flee[card] <= fuel && hasFreeTile(rules, s)) least = Math.min(least, FLIGHT + FLIGHT_FUEL * flee[card])
  return least
}

/** Cargo that finds no room in the compartment. */
function holdWorth(s: State, out: Outlook): number {
  const all = contraband(s) - cubesAboard(s)
  const outside = all - (s.compartment - cubesAboard(s))
  return outside > 0 ? (cargoWorth(s, out) * outside) / all : 0
}

/** Keys that the current vault and those behind it still lack. */
export function locksOf(rules: Rules, s: State): number {
  let sum = 0
  for (let key = 0; key < KEYS; key++) sum += missing(rules, s, key) + lacksLater(rules, s, key)
  return sum
}

/** What these locks keep away: a key in a lock is worth a little more than aboard, where it can be lost. */
export function locksWorth(locks: number): number {
  let sum = 0
  for (let left = 1; left <= locks; left++) sum += KEY_NOW + KEY_SAFE + KEY_LAST / left
  return sum
}

export const vaultPlace = (rules: Rules, s: State): number => rules.c.vaults.territory[currentVault(rules, s)]
