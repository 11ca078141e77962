import { french } from '#words/grammar.ts'
import { line, listOf, ref, type Line, type Ref } from '#words/line.ts'
import { factions as factionIds, tracks as trackIds, type Building, type Faction, type Track } from '../../data/names.ts'
import { codes, type Code, type Effect, type Gain } from '../../data/notation.ts'
import type { Tables } from '../../data/tables.ts'
import { attributeId, designOf, groundOf, isMine, leaderId, regionId, regionOf, withoutCopy, type Known } from '../known.ts'
import { attributes, buildings, factions, sections, tactics, tracks } from './names.ts'

/** How French speaks of things: articles that melt, amounts, effects, places. */

export const and = (items: readonly (Line | string)[]): Line => listOf(items, 'et')
export const plural = (n: number, one: string, many: string): string => `${n} ${n > 1 ? many : one}`

export const energy = (n: number): string => plural(n, 'énergie', 'énergies')
export const gems = (n: number): string => plural(n, 'gemme', 'gemmes')
export const cards = (n: number): string => plural(n, 'carte', 'cartes')
export const fighters = (n: number): string => plural(n, 'combattant', 'combattants')
export const regions = (n: number): string => plural(n, 'région', 'régions')
export const wounds = (n: number): string => plural(n, 'blessé', 'blessés')
export const shields = (n: number): string => plural(n, 'bouclier', 'boucliers')
export const strength = (n: number): string => plural(n, 'point de Force', 'points de Force')
export const attack = (n: number): string => plural(n, 'point d’Attaque', 'points d’Attaque')
export const glory = (n: number): string => plural(n, 'point de gloire', 'points de gloire')
export const research = (n: number): string => plural(n, 'recherche', 'recherches')
export const points = (n: number, track: Track): string => `${plural(n, 'point', 'points')} ${tracks[track]}`
export const buildingCount = (kind: Building, n: number): string => plural(n, buildings[kind].one, buildings[kind].many)
/** “2 énergies et 1 gemme” */
export const cost = (e: number, g: number): string => [...(e > 0 || g === 0 ? [energy(e)] : []), ...(g > 0 ? [gems(g)] : [])].join(' et ')

// --- effects ---

const gainWords: Readonly<Record<Code, (n: number) => string>> = {
  E: energy,
  G: gems,
  C: cards,
  X: research,
  F: glory,
  B: (n) => points(n, 'build'),
  BL: (n) => `${points(n, 'build')} sans cadenas`,
  H: (n) => points(n, 'harvest'),
  R: (n) => points(n, 'recruit'),
  M: (n) => points(n, 'move'),
  D: (n) => plural(n, 'redéploiement', 'redéploiements'),
  FD: () => '1 fondation de plateau',
  PT: () => '1 jeton Production à poser',
  UT: () => '1 jeton Production à améliorer',
  PTL: () => '1 jeton Production à poser sur un lac',
  UA: () => '1 attribut à améliorer',
  DL: () => '1 leader à déployer',
  UL: () => '1 leader à améliorer',
  MOR: () => '1 jeton Moral à la base',
}

export const gains = (list: readonly Gain[]): string => (list.length === 0 ? 'rien' : list.map(({ code, n }) => gainWords[codes[code]](n)).join(' et '))

/** “2 énergies ou 1 gemme”, “1 gemme pour 2 énergies” */
export function effect({ energy: e, gems: g, choices }: Effect): string {
  const what = choices.map(gains).join(' ou ')
  return e + g === 0 ? what : `${what} pour ${cost(e, g)}`
}

/** What is done rather than gained, as an order. */
const orders: Readonly<Partial<Record<Code, (n: number) => string>>> = {
  D: (n) => `Redéployez ${n === 1 ? 'une fois' : `${n} fois`}.`,
  FD: () => 'Posez une fondation de votre plateau, en payant son cadenas s’il y en a un.',
  PT: () => 'Posez un jeton Production.',
  UT: () => 'Améliorez un jeton Production.',
  PTL: () => 'Posez un jeton Production sur un lac que vous contrôlez.',
  UA: () => 'Améliorez un attribut en payant ses gemmes.',
  DL: () => 'Déployez un leader en payant ses gemmes.',
  UL: () => 'Améliorez un leader en payant ses gemmes.',
  MOR: () => 'Posez un jeton Moral à votre base.',
}

/** An effect as a sentence of its own. */
export function order(given: Effect): string {
  const [[first, ...more], ...others] = given.choices
  const say = first && more.length + others.length + given.energy + given.gems === 0 ? orders[codes[first.code]] : undefined
  return say ? say(first.n) : `Gagnez ${effect(given)}.`
}

// --- things that can be pointed at ---

export const region = (id: string): Ref => ref('region', id, id)
export const leader = (id: string): Ref => ref('leader', id, id)
/** “d’Uryk”, “de Sable” */
export const ofLeader = (id: string): Line => line`${french.ofName(id).slice(0, -id.length)}${leader(id)}`
export const attribute = (id: string): Ref => ref('attribute', id, attributes[id] ?? id)
export const track = (id: Track): Ref => ref('track', id, tracks[id])
export const trackAt = (index: number): Ref => track(trackIds[index])
export const section = (id: string): Ref => ref('section', id, sections[id] ?? id)
export const factionRef = (id: Faction): Ref => ref('faction', id, factions[id].text)

function withArticle(id: Faction, whole: string): Line {
  return line`${whole.slice(0, whole.length - factions[id].text.length)}${factionRef(id)}`
}
/** “les Zcharo”, “l’IA” */
export const theFaction = (id: Faction): Line => withArticle(id, french.the(factions[id]))
/** “des Zcharo”, “de l’IA” */
export const ofFaction = (id: Faction): Line => withArticle(id, french.of(factions[id]))
export const factionName = (index: number): Faction => factionIds[index]

export const cardTitle = (tables: Tables, id: string): string => tactics[withoutCopy(id)]?.text ?? tables.tactics.rows.find((row) => row.id === withoutCopy(id))?.name ?? id
export const card = (tables: Tables, id: string): Ref => ref('card', withoutCopy(id), cardTitle(tables, id))

/** “de Camille”, “d’Inès” */
export const ofPlayer = (player: Ref): Line => line`${french.ofName(player.text).slice(0, -player.text.length)}${player}`

/** “une fonderie”, “un avant-poste” */
export const aBuilding = (kind: Building): string => `${buildings[kind].gender === 'm' ? 'un' : 'une'} ${buildings[kind].one}`

/** What French can say at one table, to one reader. */
export interface French extends Known {
  readonly you: Ref
  /** “Inès pioche”, or “Vous piochez” to the reader. */
  does(seat: number, third: string, second: string): Line
  /** “Marco prend 2 énergies à Inès”, “Marco vous prend 2 énergies”. */
  doesTo(seat: number, rival: number, third: string, second: string, what: Line | string): Line
  say(seat: number, third: string, second: string): string
  player(seat: number): Line
  ofPlayer(seat: number): Line
  /** “C-3”, “la base E-1” */
  place(region: number): Line
  /** “en C-3”, “au lac C-4” */
  at(region: number): Line
  /** “de C-3”, “du lac C-4” */
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
  land: ['', 'en ', 'de '],
  lake: ['le lac ', 'au lac ', 'du lac '],
  base: ['la base ', 'à la base ', 'de la base '],
  ship: ['le vaisseau ', 'au vaisseau ', 'du vaisseau '],
} as const

export function speak(known: Known): French {
  const { reader, tables } = known
  const as = (seat: number, text: string): Ref => ({ ...reader.player(seat), text })
  const mine = (seat: number): boolean => isMine(known, seat)
  const does: French['does'] = (seat, third, second) => (mine(seat) ? [as(seat, 'Vous'), ` ${second}`] : [reader.player(seat), ` ${third}`])
  const where = (form: 0 | 1 | 2, at: number): Line => line`${grounds[groundOf(known, at)][form]}${region(regionId(known, at))}`
  return {
    ...known,
    you: reader.player(reader.viewer),
    does,
    doesTo: (seat, rival, third, second, what) => (mine(rival) ? line`${reader.player(seat)} vous ${third} ${what}` : line`${does(seat, third, second)} ${what} à ${reader.player(rival)}`),
    say: (seat, third, second) => (mine(seat) ? second : third),
    player: (seat) => [mine(seat) ? as(seat, 'vous') : reader.player(seat)],
    ofPlayer: (seat) => ofPlayer(reader.player(seat)),
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
