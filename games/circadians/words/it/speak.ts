import { italian } from '#words/grammar.ts'
import { line, listOf, ref, type Line, type Ref } from '#words/line.ts'
import { factions as factionIds, tracks as trackIds, type Building, type Faction, type Track } from '../../data/names.ts'
import { codes, type Code, type Effect, type Gain } from '../../data/notation.ts'
import type { Tables } from '../../data/tables.ts'
import { attributeId, designOf, groundOf, isMine, leaderId, regionId, regionOf, withoutCopy, type Known } from '../known.ts'
import { attributes, buildings, factions, sections, tactics, tracks } from './names.ts'

/** How Italian speaks of things: articles that melt, amounts, effects, places. */

export const and = (items: readonly (Line | string)[]): Line => listOf(items, 'e')
export const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

export const energy = (n: number): string => plural(n, 'energia', 'energie')
export const gems = (n: number): string => plural(n, 'gemma', 'gemme')
export const cards = (n: number): string => plural(n, 'carta', 'carte')
export const fighters = (n: number): string => plural(n, 'combattente', 'combattenti')
export const regions = (n: number): string => plural(n, 'regione', 'regioni')
export const wounds = (n: number): string => plural(n, 'ferito', 'feriti')
export const shields = (n: number): string => plural(n, 'scudo', 'scudi')
export const strength = (n: number): string => plural(n, 'punto Forza', 'punti Forza')
export const attack = (n: number): string => plural(n, 'punto Attacco', 'punti Attacco')
export const glory = (n: number): string => plural(n, 'punto gloria', 'punti gloria')
export const research = (n: number): string => plural(n, 'ricerca', 'ricerche')
export const points = (n: number, track: Track): string => `${plural(n, 'punto', 'punti')} ${tracks[track]}`
export const buildingCount = (kind: Building, n: number): string => plural(n, buildings[kind].one, buildings[kind].many)
/** “2 energie e 1 gemma” */
export const cost = (e: number, g: number): string => [...(e > 0 || g === 0 ? [energy(e)] : []), ...(g > 0 ? [gems(g)] : [])].join(' e ')

// --- effects ---

const gainWords: Readonly<Record<Code, (n: number) => string>> = {
  E: energy,
  G: gems,
  C: cards,
  X: research,
  F: glory,
  B: (n) => points(n, 'build'),
  BL: (n) => `${points(n, 'build')} senza lucchetto`,
  H: (n) => points(n, 'harvest'),
  R: (n) => points(n, 'recruit'),
  M: (n) => points(n, 'move'),
  D: (n) => plural(n, 'rischieramento', 'rischieramenti'),
  FD: () => '1 fondazione della plancia',
  PT: () => '1 gettone Produzione da posare',
  UT: () => '1 gettone Produzione da migliorare',
  PTL: () => '1 gettone Produzione da posare su un lago',
  UA: () => '1 attributo da migliorare',
  DL: () => '1 leader da schierare',
  UL: () => '1 leader da migliorare',
  MOR: () => '1 gettone Morale alla base',
}

export const gains = (list: readonly Gain[]): string => (list.length === 0 ? 'niente' : list.map(({ code, n }) => gainWords[codes[code]](n)).join(' e '))

/** “2 energie o 1 gemma”, “1 gemma per 2 energie” */
export function effect({ energy: e, gems: g, choices }: Effect): string {
  const what = choices.map(gains).join(' o ')
  return e + g === 0 ? what : `${what} per ${cost(e, g)}`
}

/** What is done rather than gained, as an order. */
const orders: Readonly<Partial<Record<Code, (n: number) => string>>> = {
  D: (n) => `Rischiera ${n === 1 ? 'una volta' : `${n} volte`}.`,
  FD: () => 'Posa una fondazione della tua plancia, pagando il lucchetto se c’è.',
  PT: () => 'Posa un gettone Produzione.',
  UT: () => 'Migliora un gettone Produzione.',
  PTL: () => 'Posa un gettone Produzione su un lago che controlli.',
  UA: () => 'Migliora un attributo pagando le sue gemme.',
  DL: () => 'Schiera un leader pagando le sue gemme.',
  UL: () => 'Migliora un leader pagando le sue gemme.',
  MOR: () => 'Posa un gettone Morale alla tua base.',
}

/** An effect as a sentence of its own. */
export function order(given: Effect): string {
  const [[first, ...more], ...others] = given.choices
  const say = first && more.length + others.length + given.energy + given.gems === 0 ? orders[codes[first.code]] : undefined
  return say ? say(first.n) : `Ottieni ${effect(given)}.`
}

// --- things that can be pointed at ---

export const region = (id: string): Ref => ref('region', id, id)
export const leader = (id: string): Ref => ref('leader', id, id)
export const attribute = (id: string): Ref => ref('attribute', id, attributes[id] ?? id)
export const track = (id: Track): Ref => ref('track', id, tracks[id])
export const trackAt = (index: number): Ref => track(trackIds[index])
export const section = (id: string): Ref => ref('section', id, sections[id] ?? id)
export const factionRef = (id: Faction): Ref => ref('faction', id, factions[id].text)

/** “gli Zcharo”, “l’IA” */
export const theFaction = (id: Faction): Line => line`${factions[id].the}${factionRef(id)}`
/** “degli Zcharo”, “dell’IA” */
export const ofFaction = (id: Faction): Line => line`${factions[id].of}${factionRef(id)}`
export const factionName = (index: number): Faction => factionIds[index]

export const cardTitle = (tables: Tables, id: string): string => tactics[withoutCopy(id)] ?? tables.tactics.rows.find((row) => row.id === withoutCopy(id))?.name ?? id
export const card = (tables: Tables, id: string): Ref => ref('card', withoutCopy(id), cardTitle(tables, id))

/** “a Sable”, “ad Akira” */
export const toLeader = (id: string): Line => line`${italian.toName(id).slice(0, -id.length)}${leader(id)}`
/** “a Marco”, “ad Anna” */
export const toPlayer = (player: Ref): Line => line`${italian.toName(player.text).slice(0, -player.text.length)}${player}`
export const ofPlayer = (player: Ref): Line => line`di ${player}`

/** “una fonderia”, “un avamposto” */
export const aBuilding = (kind: Building): string => `${buildings[kind].gender === 'm' ? 'un' : 'una'} ${buildings[kind].one}`

/** What Italian can say at one table, to one reader. */
export interface Italian extends Known {
  readonly you: Ref
  /** “Inès pesca”, or “Tu peschi” to the reader: without the pronoun it would sound like an order. */
  does(seat: number, third: string, second: string): Line
  /** “Marco prende 2 energie a Inès”, “Marco ti prende 2 energie”. */
  doesTo(seat: number, rival: number, third: string, second: string, what: Line | string): Line
  say(seat: number, third: string, second: string): string
  player(seat: number): Line
  toPlayer(seat: number): Line
  /** “C-3”, “la base E-1” */
  place(region: number): Line
  /** “in C-3”, “nel lago C-4” */
  at(region: number): Line
  /** “da C-3”, “dal lago C-4” */
  from(region: number): Line
  card(card: number): Ref
  cardNamed(id: string): Ref
  list(cards: readonly number[]): Line
  leader(leader: number): Ref
  leaders(list: readonly number[]): Line
  attribute(attribute: number): Ref
  idPlace(id: string): Line
  idAt(id: string): Line
  idFrom(id: string): Line
}

const grounds = {
  land: ['', 'in ', 'da '],
  lake: ['il lago ', 'nel lago ', 'dal lago '],
  base: ['la base ', 'alla base ', 'dalla base '],
  ship: ['la nave ', 'alla nave ', 'dalla nave '],
} as const

export function speak(known: Known): Italian {
  const { reader, tables } = known
  const as = (seat: number, text: string): Ref => ({ ...reader.player(seat), text })
  const mine = (seat: number): boolean => isMine(known, seat)
  const does: Italian['does'] = (seat, third, second) => (mine(seat) ? [as(seat, 'Tu'), ` ${second}`] : [reader.player(seat), ` ${third}`])
  const where = (form: 0 | 1 | 2, at: number): Line => line`${grounds[groundOf(known, at)][form]}${region(regionId(known, at))}`
  return {
    ...known,
    you: reader.player(reader.viewer),
    does,
    doesTo: (seat, rival, third, second, what) => (mine(rival) ? line`${reader.player(seat)} ti ${third} ${what}` : line`${does(seat, third, second)} ${what} ${toPlayer(reader.player(rival))}`),
    say: (seat, third, second) => (mine(seat) ? second : third),
    player: (seat) => [mine(seat) ? as(seat, 'te') : reader.player(seat)],
    toPlayer: (seat) => (mine(seat) ? ['a te'] : toPlayer(reader.player(seat))),
    place: (at) => where(0, at),
    at: (at) => where(1, at),
    from: (at) => where(2, at),
    card: (index) => card(tables, designOf(known, index)),
    cardNamed: (id) => card(tables, id),
    list: (all) => and(all.map((index) => [card(tables, designOf(known, index))])),
    leader: (index) => leader(leaderId(known, index)),
    leaders: (all) => and(all.map((index) => [leader(leaderId(known, index))])),
    attribute: (index) => attribute(attributeId(known, index)),
    idPlace: (id) => where(0, regionOf(known, id)),
    idAt: (id) => where(1, regionOf(known, id)),
    idFrom: (id) => where(2, regionOf(known, id)),
  }
}
