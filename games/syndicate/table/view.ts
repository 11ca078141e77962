import type { View } from '#kernel/definition.ts'
import { compile } from '../data/compile.ts'
import { HEIST, MISSION, TERRITORIES, type Content } from '../data/content.ts'
import { zones as zoneNames, type Zone } from '../data/names.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { SOVEREIGN_FIRST, SYNDICATE_FIRST, TOKEN_FIRST } from '../rules/operations.ts'
import { LADDERS, RESOURCES, type Fields, type State } from '../rules/state.ts'
import { zone } from '../rules/zones.ts'

/** Reading a view of the game: what lies where, and whose it is. */

export type SyndicateView = View<Fields>

// --- the tables of this match ---

interface Book {
  readonly tables: Tables
  readonly content: Content
}

const ours: Book = { tables: bookTables, content: compile(bookTables) }
const corrected = new WeakMap<object, Book>()

/** The tables of the match: ours, with what its host has put in place of them. */
export function bookOf(override: unknown): Book {
  if (typeof override !== 'object' || override === null) return ours
  const known = corrected.get(override)
  if (known) return known
  const tables = { ...bookTables, ...(override as Partial<Tables>) }
  const book = { tables, content: compile(tables) }
  corrected.set(override, book)
  return book
}

/** What is hidden in a view is masked and not missing, so that rules that only read public facts can read it like a state. */
export const asState = (view: SyndicateView): State => view as unknown as State

// --- names and numbers ---

export const seatOf = (facet: string | undefined): number => (facet === undefined ? -1 : Number(facet.slice(1)) - 1)
export const seatId = (seat: number): string => `p${seat + 1}`
export const zoneAt = (c: Content, at: number): Zone => zoneNames[c.territories.zone[at]]

export type CardKind = 'mission' | 'heist' | 'sleeper' | 'sovereign' | 'token' | 'syndicate'

export function kindOf(c: Content, card: number): CardKind {
  if (card >= SYNDICATE_FIRST) return 'syndicate'
  if (card >= TOKEN_FIRST) return 'token'
  if (card >= SOVEREIGN_FIRST) return 'sovereign'
  const { kind } = c.operations
  return kind[card] === MISSION ? 'mission' : kind[card] === HEIST ? 'heist' : 'sleeper'
}

const cardIds = new WeakMap<Content, readonly string[]>()

/** Operations, Sovereign cards, tokens and syndicates, as cards are numbered. */
function idsOf(c: Content): readonly string[] {
  const known = cardIds.get(c)
  if (known) return known
  const ids = [...c.operations.ids, ...c.sovereign.ids, ...c.tokens.copies, ...c.syndicates.ids]
  cardIds.set(c, ids)
  return ids
}

export const cardId = (c: Content, card: number): string => idsOf(c)[card]
export const cardOf = (c: Content, id: string | undefined): number => idsOf(c).indexOf(id ?? '')

/** The zone of Arcturus that a card speaks of, or undefined. */
export function zoneOfCard(c: Content, card: number): Zone | undefined {
  switch (kindOf(c, card)) {
    case 'mission':
      return zoneAt(c, c.missions.territory[c.operations.of[card]])
    case 'heist':
      return zoneNames[c.heists.zone[c.operations.of[card]]]
    case 'token':
      return zoneNames[c.tokens.zone[c.tokens.kind[card - TOKEN_FIRST]]]
    default:
      return undefined
  }
}

/** The territory of an ordinary mission, or -1. */
export const territoryOfCard = (c: Content, card: number): number => (card >= 0 && kindOf(c, card) === 'mission' ? c.missions.territory[c.operations.of[card]] : -1)

// --- seats ---

export const isSeated = (view: SyndicateView, viewer: number): boolean => viewer < view.seats

/** The other players from the left neighbour on; for a spectator everybody. */
export function rivalsOf(view: SyndicateView, viewer: number): readonly number[] {
  const all = Array.from({ length: view.seats }, (_, i) => i)
  return isSeated(view, viewer) ? all.map((i) => (viewer + i) % view.seats).slice(1) : all
}

/** The phantom holds bases as the seat after the last. */
export const isPhantom = (view: SyndicateView, owner: number): boolean => owner === view.seats

export const stockOf = (view: SyndicateView, seat: number): readonly number[] => view.stock.slice(seat * RESOURCES, (seat + 1) * RESOURCES)
export const cubesOf = (view: SyndicateView, seat: number, ladder: number): number => view.cubes[seat * LADDERS + ladder]
export const inSet = (set: number, seat: number): boolean => (set & (1 << seat)) !== 0

/** Members of a set, in rising order. */
export const members = (set: number): readonly number[] => Array.from({ length: 31 }, (_, i) => i).filter((i) => (set & (1 << i)) !== 0)

export const territoriesOf = (view: SyndicateView, owner: number): readonly number[] => Array.from({ length: TERRITORIES }, (_, at) => at).filter((at) => view.owner[at] === owner)
export const fortifiedOf = (view: SyndicateView, owner: number): number => territoriesOf(view, owner).filter((at) => view.fortified[at] === 1).length

// --- cards ---

/** Cards as the viewer knows them; -1 is one face down. */
export const handOf = (view: SyndicateView, seat: number): readonly number[] => view.cards.at[zone.hand + seat] ?? []
export const tokensOf = (view: SyndicateView, seat: number): readonly number[] => view.cards.at[zone.tokens + seat] ?? []
/** The card in the sleeper slot: its number, -1 face down, undefined for an empty slot. */
export const sleeperOf = (view: SyndicateView, seat: number): number | undefined => view.cards.at[zone.sleeper + seat]?.[0]
export const dealtTo = (view: SyndicateView, seat: number): readonly number[] => view.cards.at[zone.dealt + seat] ?? []
export const operationsLeft = (view: SyndicateView): number => view.cards.at[zone.operations].length
export const sovereignLeft = (view: SyndicateView): number => view.cards.at[zone.above].length + view.cards.at[zone.among].length + view.cards.at[zone.below].length

/** The rounds between which the Beginning of the End can still come up; it is the last card drawn before the last round. */
export function endBetween(c: Content, view: SyndicateView): readonly [number, number] {
  const { sovereignAbove, sovereignAmong } = c.box
  return [Math.max(view.round, sovereignAbove + 1), sovereignAbove + sovereignAmong + 1]
}
