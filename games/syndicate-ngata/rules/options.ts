import type { NameTable, Option, VerbTable } from '#kernel/options.ts'
import { CONFRONTATIONS, DECKS, KEYS, MISSIONS, type Content } from '../data/content.ts'
import { keys } from '../data/names.ts'
import { TERRITORIES } from './state.ts'

/** Every verb with the roles of its arguments. */
export const verbs = {
  // travel and fuel
  fly: [['to', 'territory']],
  route: [['to', 'territory']],
  jump: [['to', 'territory']],
  accept: [],
  reroll: [],
  refuel: [],
  // missions
  draw: [['deck', 'deck']],
  attempt: [['mission', 'mission'], ['hands', 'number'], ['with', 'boost']],
  start: [['mission', 'mission']],
  pickUp: [['mission', 'mission']],
  deliver: [['mission', 'mission'], ['crystals', 'number']],
  defend: [['mission', 'mission']],
  technology: [['technology', 'technology']],
  discard: [['mission', 'mission']],
  abandon: [['mission', 'mission']],
  // cargo
  deliverCube: [['card', 'confrontation']],
  dropKey: [['key', 'key']],
  dropCrystal: [],
  dropCubes: [],
  keepKey: [['key', 'key']],
  keepCrystal: [],
  // traders
  trade: [['trade', 'trade']],
  giveKey: [['key', 'key']],
  exchange: [],
  // confrontations
  face: [['card', 'confrontation']],
  bribe: [['with', 'resource'], ['amount', 'number']],
  attack: [],
  dragnet: [],
  errand: [],
  flee: [['to', 'territory']],
  // vaults
  place: [['key', 'key']],
} as const satisfies VerbTable

export type Verb = keyof typeof verbs

export const CREDITS = 0
export const INFLUENCE = 1

export const namesOf = (c: Content): NameTable => ({
  territory: c.territories.ids,
  deck: c.decks.ids,
  mission: c.missions.ids,
  confrontation: c.confrontations.ids,
  trade: c.trades.ids,
  technology: c.technologies.ids,
  key: keys,
  resource: ['credits', 'influence'],
  boost: ['plain', 'green'],
})

// Options never change, so each is made once and offered wherever it fits: enumerating makes no objects.

const plain = (k: Verb, a = 0, b = 0, c = 0): Option => ({ k, a, b, c })
const each = (count: number, k: Verb): readonly Option[] => Array.from({ length: count }, (_, a) => plain(k, a))
const perTerritory = (k: Verb): readonly Option[] => each(TERRITORIES, k)
const perMission = (k: Verb): readonly Option[] => each(MISSIONS, k)
const perKey = (k: Verb): readonly Option[] => each(KEYS, k)

export const FLY = perTerritory('fly')
export const ROUTE = perTerritory('route')
export const JUMP = perTerritory('jump')
export const FLEE = perTerritory('flee')
export const ACCEPT = plain('accept')
export const REROLL = plain('reroll')
export const REFUEL = plain('refuel')
export const DRAW = each(DECKS, 'draw')
/** By mission, extra hands (up to three) and green key: `(mission * 4 + hands) * 2 + green`. */
export const ATTEMPT: readonly Option[] = Array.from({ length: MISSIONS * 8 }, (_, i) => plain('attempt', i >> 3, (i >> 1) & 3, i & 1))
export const START = perMission('start')
export const PICK_UP = perMission('pickUp')
/** By mission and number of crystals (up to nine). */
export const DELIVER: readonly (readonly Option[])[] = Array.from({ length: MISSIONS }, (_, mission) =>
  Array.from({ length: 10 }, (_, crystals) => plain('deliver', mission, crystals)),
)
export const DEFEND = perMission('defend')
export const TECHNOLOGY = each(4, 'technology')
export const DISCARD = perMission('discard')
export const ABANDON = perMission('abandon')
export const DELIVER_CUBE = each(CONFRONTATIONS, 'deliverCube')
export const DROP_KEY = perKey('dropKey')
export const DROP_CRYSTAL = plain('dropCrystal')
export const DROP_CUBES = plain('dropCubes')
export const KEEP_KEY = perKey('keepKey')
export const KEEP_CRYSTAL = plain('keepCrystal')
/** Eighteen cards with nine trades are the most that tables can have. */
export const TRADE = each(162, 'trade')
export const GIVE_KEY = perKey('giveKey')
export const EXCHANGE = plain('exchange')
export const FACE = each(CONFRONTATIONS, 'face')
export const bribe = (resource: number, amount: number): Option => plain('bribe', resource, amount)
export const ATTACK = plain('attack')
export const DRAGNET = plain('dragnet')
export const ERRAND = plain('errand')
export const PLACE = perKey('place')
