import type { Option } from '#kernel/options.ts'
import { COURIER, KEYS, TECH } from '../data/content.ts'
import type { State } from '../rules/state.ts'
import { zone } from '../rules/zones.ts'
import { content as c, game } from './table.ts'

/**
 * A plain way to play: draw, do missions, bring keys to the vault, fly by zone and route, jump only
 * when overloaded, pay bribes. It knows no technology, no green key for luck and no flight, so a
 * person should do better.
 */
export function plainChoice(s: State): Option {
  const [{ frame, options }] = game.pending(s)
  const find = (wanted: (option: Option) => boolean): Option | undefined => options.find(wanted)
  const verb = (k: string): Option | undefined => find((option) => option.k === k)
  if (frame.step === 'confront') return verb('bribe') ?? verb('attack') ?? verb('dragnet') ?? options[0]
  if (frame.step !== 'act') return options[0]
  const useless = find(({ k, a }) => k === 'discard' && c.missions.kind[a] === TECH)
  const attempts = options.filter(({ k, a, b, c: green }) => k === 'attempt' && green === 0 && (b === 0 || priceOf(a, b) <= s.credits - 2))
  const deliveries = options.filter(({ k }) => k === 'deliver')
  const work = deliveries.at(-1) ?? verb('pickUp') ?? verb('defend') ?? verb('start') ?? verb('deliverCube') ?? attempts.at(-1)
  const here = verb('place') ?? bestTrade(s, options) ?? useless ?? work ?? verb('face') ?? verb('draw')
  if (here) return here
  return find((option) => isStepTowards(s, option, target(s))) ?? verb('refuel') ?? options[0]
}

const priceOf = (mission: number, hands: number): number => c.missions.hands[mission].slice(0, hands).reduce((sum, price) => sum + price, 0)

const vaultOf = (s: State): number => c.variations[s.variation].vaults[s.opened]

/** Keys of a colour that the vault lacks and the ship does not carry. */
const lacks = (s: State, key: number): number => c.vaults.keys[vaultOf(s) * KEYS + key] - s.placed[key] - s.keys[key]

/** A trade that brings a key that is lacking and takes none that is needed. */
function bestTrade(s: State, options: readonly Option[]): Option | undefined {
  const { getKeys, giveKeys, giveAnyKeys } = c.trades
  return options.find(({ k, a }) => {
    if (k !== 'trade' || giveAnyKeys[a] > 0) return false
    let good = false
    for (let key = 0; key < KEYS; key++) {
      if (getKeys[a * KEYS + key] > 0 && lacks(s, key) > 0) good = true
      if (giveKeys[a * KEYS + key] > 0 && lacks(s, key) >= 0) return false
    }
    return good
  })
}

/** Where to go: to the vault with all its keys, to a mission in hand, to a deck, or to the vault with what there is. */
function target(s: State): number {
  const vault = c.vaults.territory[vaultOf(s)]
  let complete = true
  for (let key = 0; key < KEYS; key++) if (lacks(s, key) > 0) complete = false
  if (complete) return vault
  const [active] = s.cards.at[zone.active]
  if (active !== undefined) return special(s, active)
  const hand = s.cards.at[zone.hand].filter((card) => s.fledAt.every((at) => at !== c.missions.territory[card]))
  const wanted = hand.filter((card) => c.missions.key[card] >= 0 && lacks(s, c.missions.key[card]) > 0)
  const decks = c.variations[s.variation].decks.filter((deck, i) => i <= s.opened && s.cards.at[zone.deck + deck].length > 0)
  const places = (cards: readonly number[]): number[] => cards.map((card) => c.missions.territory[card])
  const goals = wanted.length > 0 ? places(wanted) : hand.length > 2 || decks.length === 0 ? places(hand) : decks.toReversed().map((deck) => c.decks.at[deck])
  if (goals.length === 0) return s.traderTiles !== 0 ? 31 - Math.clz32(s.traderTiles) : vault
  return goals.sort((x, y) => distance(s, s.at, x) - distance(s, s.at, y))[0]
}

/** The next place of the special mission under way. */
function special(s: State, mission: number): number {
  const { kind, territory, drops, capEach } = c.missions
  if (kind[mission] !== COURIER) return territory[mission]
  const open = s.delivered.flatMap((count, at) => ((drops[mission] & (1 << at)) !== 0 && count < capEach[mission] ? [at] : []))
  return open.sort((x, y) => distance(s, s.at, x) - distance(s, s.at, y))[0]
}

function isStepTowards(s: State, { k, a: to }: Option, goal: number): boolean {
  if (s.at === goal) return false
  const steps = distance(s, s.at, goal)
  if (k === 'fly' || k === 'route') return distance(s, to, goal) < steps
  return k === 'jump' && to === goal && overloaded(s)
}

const overloaded = (s: State): boolean => s.keys.reduce((sum, count) => sum + count, 0) + s.crystals > s.compartment

/** Flights from one territory to another, by zone and, with little aboard, by route. */
function distance(s: State, from: number, to: number): number {
  const { zone: zones, route, inZone } = c.territories
  let reached = 1 << from
  for (let steps = 0; steps < 9; steps++) {
    if ((reached & (1 << to)) !== 0) return steps
    for (let at = 0, before = reached; at < zones.length; at++) if ((before & (1 << at)) !== 0) reached |= inZone[zones[at]] | (overloaded(s) ? 0 : route[at])
  }
  return 9
}
