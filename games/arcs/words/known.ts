import type { Reader } from '#words/game-words.ts'
import { CITY, type Content } from '../data/content.ts'
import { dice, resources, suits, symbols, type Ambition, type PlaceSymbol, type StandardAction } from '../data/names.ts'
import type { Tables } from '../data/tables.ts'
import { controller, controls, isDamaged, kindOf, ownerOf, rivalControls } from '../rules/board.ts'
import { diceRange } from '../rules/battle.ts'
import { ACTIONS, zone } from '../rules/cards.ts'
import { holderOf } from '../rules/court.ts'
import { firstValue, nextMarker, secondValue } from '../rules/declare.ts'
import type { Frames, Voyage } from '../rules/frames.ts'
import { canSeize } from '../rules/initiative.ts'
import { leadNumber } from '../rules/round.ts'
import { bits, holds, knows } from '../rules/seats.ts'
import { MODE, PLACES, SEATS, SLOTS, type State } from '../rules/state.ts'

/** What a sentence in any language can look up: the tables, the reader's view and the reader's question. */
export interface Known {
  readonly c: Content
  readonly tables: Tables
  readonly reader: Reader
  /** The reader's view. All fields of this game are public, so that rules can read it like a state. */
  readonly view: State | undefined
  readonly frame: Frames | undefined
}

export function know(c: Content, tables: Tables, reader: Reader): Known {
  const view = reader.view as State | undefined
  const top = view?.stack.at(-1)
  return { c, tables, reader, view, frame: top && top['seat'] === reader.viewer ? (top as unknown as Frames) : undefined }
}

// --- from the notation's words to numbers ---

export const seatOf = (facet: string): number => Number(facet.slice(1)) - 1
export const typeOf = (facet: string): number => (resources as readonly string[]).indexOf(facet)
export const dieOf = (facet: string): number => (dice as readonly string[]).indexOf(facet)
export const systemOf = ({ c }: Known, id: string): number => c.systems.ids.indexOf(id)
export const cardOf = ({ c }: Known, id: string): number => (c.court.ids.includes(id) ? ACTIONS + c.court.ids.indexOf(id) : c.cards.ids.indexOf(id))

// --- and from numbers to words ---

export const systemId = ({ c }: Known, system: number): string => c.systems.ids[system]
export const cardId = ({ c }: Known, card: number): string => (card < ACTIONS ? c.cards.ids[card] : c.court.ids[card - ACTIONS])

/** “2h” is cluster 2 and its hex. */
export function placeOf(id: string): { readonly cluster: string; readonly symbol: PlaceSymbol } {
  return { cluster: id.charAt(0), symbol: symbols.find((symbol) => symbol.charAt(0) === id.charAt(1)) ?? 'gate' }
}

export const isMine = ({ reader }: Known, seat: number): boolean => reader.viewer === seat

// --- the table as the reader sees it ---

export interface Ships {
  readonly fresh: number
  readonly damaged: number
}

export function shipsIn({ view }: Known, system: number, seat: number): Ships {
  const at = system * SEATS + seat
  return { fresh: view?.fresh[at] ?? 0, damaged: view?.damaged[at] ?? 0 }
}

/** Who controls a system, or -1. */
export const controllerOf = ({ view }: Known, system: number): number => (view ? controller(view, system) : -1)
export const iControl = ({ view, reader }: Known, system: number): boolean => view !== undefined && controls(view, system, reader.viewer)
/** Would what the reader builds here be damaged? A ship of Hidden Harbors never is. */
export function builtDamaged({ c, view, reader }: Known, system: number, ship: boolean): boolean {
  if (!view || !rivalControls(view, system, reader.viewer)) return false
  return !ship || !knows(c, view, reader.viewer, 'harbors')
}

export interface Building {
  readonly owner: number
  readonly city: boolean
  readonly damaged: boolean
}

const places = ['first', 'second', 'outside']

export function buildingAt({ view }: Known, system: number, place: string): Building | undefined {
  const code = view?.buildings[system * PLACES + places.indexOf(place)] ?? 0
  return code === 0 ? undefined : { owner: ownerOf(code), city: kindOf(code) === CITY, damaged: isDamaged(code) }
}

/** Agents on a Court card, by seat. */
export function agentsOn(known: Known, card: number): readonly number[] {
  const place = known.view?.row.indexOf(card - ACTIONS) ?? -1
  return place < 0 ? [] : (known.view?.influence.slice(place * SEATS, place * SEATS + known.reader.seats) ?? [])
}

/** Agents of the reader's Rivals on a Court card. */
export const rivalAgentsOn = (known: Known, card: number): number =>
  agentsOn(known, card).reduce((sum, count, seat) => (seat === known.reader.viewer ? sum : sum + count), 0)

export const supplyOf = ({ view }: Known, type: number): number => view?.supply[type] ?? 0
export const shipsLeft = ({ view, reader }: Known): number => view?.ships[reader.viewer] ?? 0
export const agentsLeft = ({ view }: Known, seat: number): number => view?.agents[seat] ?? 0

/** Who has a Guild card, or -1. */
export const ownerOfCard = ({ view }: Known, card: number): number => (view && card >= ACTIONS ? holderOf(view, card - ACTIONS) : -1)
export const keysOf = ({ c }: Known, card: number): number => (card >= ACTIONS ? c.court.keys[card - ACTIONS] : 0)

/** First- and second-place value of the marker that a declaration would take now. */
export function nextMarkerValue({ c, view }: Known): readonly [number, number] | undefined {
  const marker = view ? nextMarker(c, view) : -1
  return view && marker >= 0 ? [firstValue(c, view, marker), secondValue(c, view, marker)] : undefined
}

/** The card that a seat has played face up in this round, or -1. */
export const playedBy = ({ view }: Known, seat: number): number => view?.cards.at[zone.played + seat]?.[0] ?? -1

export interface Lead {
  readonly seat: number
  readonly card: number
  /** What must be surpassed: 0 under the zero marker. */
  readonly number: number
}

export function leadOf({ c, view }: Known): Lead | undefined {
  return view && view.leadCard >= 0 ? { seat: view.leadSeat, card: view.leadCard, number: leadNumber(c, view) } : undefined
}

export const leads = ({ view, reader }: Known): boolean => view?.mode[reader.viewer] === MODE.lead
export const maySeize = ({ view, reader }: Known): boolean => view !== undefined && canSeize(view, reader.viewer)
/** May the reader, who follows, declare with Galactic Bards? */
export const maySing = ({ c, view, reader }: Known): boolean =>
  view !== undefined && view.declared === 0 && view.markers.includes(-1) && holds(c, view, reader.viewer, 'bards')

/** Standard actions that the reader's pips pay for, in the order of the card. */
export function pipActions({ tables, view }: Known): readonly StandardAction[] {
  const printed = tables.suitActions.rows.find((row) => row.suit === suits[view?.suit ?? 0])?.actions ?? []
  return view?.armed === 1 && !printed.includes('battle') ? [...printed, 'battle'] : printed
}

/** Has the reader anything to use in the Prelude: tokens, or cards that were there before it? */
export function hasPrelude({ c, view, reader }: Known): boolean {
  if (!view || view.prelude === 0) return false
  const { viewer } = reader
  return view.slots.slice(viewer * SLOTS, (viewer + 1) * SLOTS).some((held) => held !== 0) || (view.holds[viewer] & c.court.preludes & ~view.secured) !== 0
}

/** What a lore or leader's draft still lacks: “leader”, “lore” or both. */
export function stillToDraft({ view, reader }: Known): { readonly leader: boolean; readonly lore: boolean } {
  if (!view) return { leader: true, lore: true }
  return { leader: view.leader[reader.viewer] < 0, lore: bits(view.lore[reader.viewer]) < view.loreEach }
}

/** How many dice the attacker may take in all. */
export const mostDice = ({ c, view }: Known, seat: number, system: number): number => (view ? diceRange(c, view, seat, system)[1] : 0)

/** The icons on a face of a die, in the order in which they are resolved. */
export interface Icons {
  readonly self: number
  readonly intercept: number
  readonly hits: number
  readonly building: number
  readonly keys: number
}

export function faceOf({ c }: Known, die: number, face: number): Icons {
  const { self, intercept, hit, building, key } = c.dice[die]
  return { self: self[face] ?? 0, intercept: intercept[face] ?? 0, hits: hit[face] ?? 0, building: building[face] ?? 0, keys: key[face] ?? 0 }
}

/** The ambition whose name stands on the reader's played card, or “any”. */
export function ambitionOfCard({ c, tables }: Known, card: number): Ambition | 'any' | null {
  return card < 0 || card >= ACTIONS ? null : tables.cardAmbitions.rows[c.cards.number[card] - 1]
}

/** Who wins when the game is over: most Power, the first in turn order among equals. */
export function winnerOf({ view }: Known, power: readonly number[]): number {
  const first = view?.initiative ?? 0
  const order = power.map((_, i) => (first + i) % power.length)
  return order.reduce((best, seat) => (power[seat] > power[best] ? seat : best), order[0])
}

/** How many systems a voyage may go to next; undefined where a battle must follow, which forbids some. */
export function reachOf({ c, view }: Known, voyage: Voyage): number | undefined {
  if (!view || voyage.battle === 1) return undefined
  const passed = (system: number): boolean => c.systems.gate[system] && (voyage.visited & (1 << c.systems.cluster[system])) !== 0
  return c.systems.adjacent[view.out][voyage.system].filter((system) => !passed(system)).length
}
