import { english } from '#words/grammar.ts'
import { line, listOf, ref, type Line, type Ref } from '#words/line.ts'
import { factions as factionIds, tracks as trackIds, type Building, type Faction, type Track } from '../../data/names.ts'
import { codes, type Code, type Effect, type Gain } from '../../data/notation.ts'
import type { Tables } from '../../data/tables.ts'
import { attributeId, designOf, groundOf, isMine, leaderId, regionId, regionOf, withoutCopy, type Known } from '../known.ts'
import { attributes, buildings, factions, sections, tracks } from './names.ts'

/** How English speaks of things: amounts, effects, places, whose. */

export const and = (items: readonly (Line | string)[]): Line => listOf(items, 'and')
export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const energy = (n: number): string => `${n} energy`
export const gems = (n: number): string => plural(n, 'gem', 'gems')
export const cards = (n: number): string => plural(n, 'card', 'cards')
export const fighters = (n: number): string => plural(n, 'fighter', 'fighters')
export const regions = (n: number): string => plural(n, 'region', 'regions')
export const wounds = (n: number): string => plural(n, 'wound', 'wounds')
export const shields = (n: number): string => plural(n, 'shield', 'shields')
export const points = (n: number, track: Track): string => `${n} ${tracks[track]} ${n === 1 ? 'point' : 'points'}`
export const buildingCount = (kind: Building, n: number): string => plural(n, buildings[kind].one, buildings[kind].many)
/** “a foundry”, “an outpost” */
export const aBuilding = (kind: Building): string => `${kind === 'outpost' ? 'an' : 'a'} ${buildings[kind].one}`
/** “2 energy and 1 gem” */
export const cost = (e: number, g: number): string => [...(e > 0 || g === 0 ? [energy(e)] : []), ...(g > 0 ? [gems(g)] : [])].join(' and ')

// --- effects ---

const gainWords: Readonly<Record<Code, (n: number) => string>> = {
  E: energy,
  G: gems,
  C: cards,
  X: (n) => `${n} research`,
  F: (n) => `${n} glory`,
  B: (n) => points(n, 'build'),
  BL: (n) => `${points(n, 'build')} free of locks`,
  H: (n) => points(n, 'harvest'),
  R: (n) => points(n, 'recruit'),
  M: (n) => points(n, 'move'),
  D: (n) => plural(n, 'redeploy', 'redeploys'),
  FD: () => '1 board foundation',
  PT: () => '1 production token to place',
  UT: () => '1 production token to upgrade',
  PTL: () => '1 production token to place on a lake',
  UA: () => '1 attribute to upgrade',
  DL: () => '1 leader to deploy',
  UL: () => '1 leader to upgrade',
  MOR: () => '1 morale token in the base',
}

export const gains = (list: readonly Gain[]): string => (list.length === 0 ? 'nothing' : list.map(({ code, n }) => gainWords[codes[code]](n)).join(' and '))

/** “2 energy or 1 gem”, “1 gem for 2 energy” */
export function effect({ energy: e, gems: g, choices }: Effect): string {
  const what = choices.map(gains).join(' or ')
  return e + g === 0 ? what : `${what} for ${cost(e, g)}`
}

/** What is done rather than gained, as an order. */
const orders: Readonly<Partial<Record<Code, (n: number) => string>>> = {
  D: (n) => `Redeploy ${n === 1 ? 'once' : `${n} times`}.`,
  FD: () => 'Lay a board foundation; its lock, if any, is paid.',
  PT: () => 'Place a production token.',
  UT: () => 'Upgrade a production token.',
  PTL: () => 'Place a production token on a lake that you control.',
  UA: () => 'Upgrade an attribute for its gems.',
  DL: () => 'Deploy a leader for its gems.',
  UL: () => 'Upgrade a leader for its gems.',
  MOR: () => 'Place a morale token in your base.',
}

/** An effect as a sentence of its own. */
export function order(given: Effect): string {
  const [[first, ...more], ...others] = given.choices
  const say = first && more.length + others.length + given.energy + given.gems === 0 ? orders[codes[first.code]] : undefined
  return say ? say(first.n) : `Gain ${effect(given)}.`
}

// --- things that can be pointed at ---

export const region = (id: string): Ref => ref('region', id, id)
export const leader = (id: string): Ref => ref('leader', id, id)
export const attribute = (id: string): Ref => ref('attribute', id, attributes[id] ?? id)
export const track = (id: Track): Ref => ref('track', id, tracks[id])
export const trackAt = (index: number): Ref => track(trackIds[index])
export const section = (id: string): Ref => ref('section', id, sections[id] ?? id)
export const factionRef = (id: Faction): Ref => ref('faction', id, factions[id])
export const factionAt = (index: number): Ref => factionRef(factionIds[index])
export const cardTitle = (tables: Tables, id: string): string => tables.tactics.rows.find((row) => row.id === withoutCopy(id))?.name ?? id
export const card = (tables: Tables, id: string): Ref => ref('card', withoutCopy(id), cardTitle(tables, id))

export const genitive = (player: Ref): Line => [player, english.genitive(player.text).slice(player.text.length)]

/** What English can say at one table, to one reader. */
export interface English extends Known {
  readonly you: Ref
  /** “Inès draws”, or “You draw” to the reader. */
  does(seat: number, third: string, second: string): Line
  say(seat: number, third: string, second: string): string
  player(seat: number): Line
  /** “Marco’s”, “your” */
  whose(seat: number): Line
  /** “C-3”, “the base at E-1” */
  place(region: number): Line
  /** “in C-3”, “on the lake C-4”, “at the base E-1” */
  at(region: number): Line
  card(card: number): Ref
  cardNamed(id: string): Ref
  list(cards: readonly number[]): Line
  leader(leader: number): Ref
  leaders(list: readonly number[]): Line
  attribute(attribute: number): Ref
  idPlace(id: string): Line
  idAt(id: string): Line
}

export function speak(known: Known): English {
  const { reader, tables } = known
  const as = (seat: number, text: string): Ref => ({ ...reader.player(seat), text })
  const mine = (seat: number): boolean => isMine(known, seat)
  const grounds = { land: ['', 'in '], lake: ['lake ', 'on lake '], base: ['the base ', 'at the base '], ship: ['the ship ', 'at the ship '] } as const
  const place = (at: number): Line => line`${grounds[groundOf(known, at)][0]}${region(regionId(known, at))}`
  const at = (where: number): Line => line`${grounds[groundOf(known, where)][1]}${region(regionId(known, where))}`
  return {
    ...known,
    you: reader.player(reader.viewer),
    does: (seat, third, second) => (mine(seat) ? [as(seat, 'You'), ` ${second}`] : [reader.player(seat), ` ${third}`]),
    say: (seat, third, second) => (mine(seat) ? second : third),
    player: (seat) => [mine(seat) ? as(seat, 'you') : reader.player(seat)],
    whose: (seat) => (mine(seat) ? ['your'] : genitive(reader.player(seat))),
    place,
    at,
    card: (index) => card(tables, designOf(known, index)),
    cardNamed: (id) => card(tables, id),
    list: (all) => and(all.map((index) => [card(tables, designOf(known, index))])),
    leader: (index) => leader(leaderId(known, index)),
    leaders: (all) => and(all.map((index) => [leader(leaderId(known, index))])),
    attribute: (index) => attribute(attributeId(known, index)),
    idPlace: (id) => place(regionOf(known, id)),
    idAt: (id) => at(regionOf(known, id)),
  }
}
