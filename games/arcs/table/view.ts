import type { View } from '#kernel/definition.ts'
import { compile } from '../data/compile.ts'
import { STARPORT } from '../data/content.ts'
import { resources, type Resource } from '../data/names.ts'
import { bookTables } from '../data/tables.ts'
import { isDamaged, kindOf, ownerOf } from '../rules/board.ts'
import { ACTIONS, zone } from '../rules/cards.ts'
import { isOpen } from '../rules/slots.ts'
import { OUTRAGE, PLACES, SEATS, SLOTS, TYPES, type Fields, type State } from '../rules/state.ts'

/** Reading a view of the game: what lies where, and whose it is. */

export type ArcsView = View<Fields>

export const content = compile(bookTables)
export const tables = bookTables

/** All fields of this game are public, so that rules that only read can read a view like a state. */
export const asState = (view: ArcsView): State => view as unknown as State

// --- names and numbers ---

export const seatOf = (facet: string | undefined): number => (facet === undefined ? -1 : Number(facet.slice(1)) - 1)
export const seatId = (seat: number): string => `p${seat + 1}`
export const systemOf = (id: string | undefined): number => content.systems.ids.indexOf(id ?? '')
export const cardId = (card: number): string => (card < ACTIONS ? content.cards.ids[card] : content.court.ids[card - ACTIONS])
export const cardOf = (id: string | undefined): number => {
  const court = content.court.ids.indexOf(id ?? '')
  return court >= 0 ? ACTIONS + court : content.cards.ids.indexOf(id ?? '')
}
export const isActionCard = (card: number): boolean => card >= 0 && card < ACTIONS

// --- seats ---

/** All seats; for a player the Rivals come after, in seat order. */
export const seatsFrom = (view: ArcsView, seat: number): readonly number[] => Array.from({ length: view.seats }, (_, i) => ((seat < view.seats ? seat : 0) + i) % view.seats)

/** The other players from the left neighbour on; for a spectator everybody. */
export const rivalsOf = (view: ArcsView, viewer: number): readonly number[] => (viewer < view.seats ? seatsFrom(view, viewer).slice(1) : seatsFrom(view, 0))

export const isSeated = (view: ArcsView, viewer: number): boolean => viewer < view.seats

// --- cards ---

/** A hand as the viewer knows it; -1 is a card face down. */
export const handOf = (view: ArcsView, seat: number): readonly number[] => view.cards.at[zone.hand + seat] ?? []
/** The card that a seat has played face up in this round, or -1. */
export const playedBy = (view: ArcsView, seat: number): number => view.cards.at[zone.played + seat]?.[0] ?? -1
/** Cards played face down in this round, to Copy and to seize; -1 where the viewer does not know them. */
export const coveredBy = (view: ArcsView, seat: number): readonly number[] => view.cards.at[zone.covered + seat] ?? []
/** Guild cards in a play area, as kernel cards. */
export const guildsOf = (view: ArcsView, seat: number): readonly number[] => view.cards.at[zone.guilds + seat] ?? []
export const loreOf = (view: ArcsView, seat: number): readonly number[] => content.lore.ids.flatMap((_, i) => ((view.lore[seat] & (1 << i)) !== 0 ? [i] : []))
/** Cards known to lie in a pile, in no order: those at known places and those somewhere in it. */
export const knownIn = (view: ArcsView, pile: number): readonly number[] => [...view.cards.at[pile].filter((card) => card >= 0), ...view.cards.members[pile]].sort((a, b) => a - b)

// --- boards ---

export interface Slot {
  readonly slot: number
  /** A resource, or -1 for an empty slot. */
  readonly type: number
  readonly keys: number
  readonly open: boolean
}

/** The six slots of a board, and that of Ancient Holdings where it is in play. */
export function slotsOf(view: ArcsView, seat: number): readonly Slot[] {
  return Array.from({ length: SLOTS }, (_, slot) => ({
    slot,
    type: view.slots[seat * SLOTS + slot] - 1,
    keys: content.slotKeys[slot],
    open: isOpen(content, asState(view), seat, slot),
  })).filter(({ slot, open }) => slot < SLOTS - 1 || open)
}

export const slotId = (slot: number): string => (slot === SLOTS - 1 ? 'extra' : String(slot + 1))

export const cityBonusOf = (view: ArcsView, seat: number): number => content.cityBonus[view.cities[seat]]

/** Resources under Outrage, and whether an agent lies there already. */
export const outrageOf = (view: ArcsView, seat: number): readonly { readonly type: number; readonly owed: boolean }[] =>
  resources.flatMap((_, type) => {
    const space = view.outrage[seat * TYPES + type]
    return space === OUTRAGE.none ? [] : [{ type, owed: space === OUTRAGE.owed }]
  })

/** Does a Cartel hold the supply of this resource? */
export const isOnCartel = (view: ArcsView, type: number): boolean => view.holds.some((cards) => (cards & content.court.cartel[type]) !== 0)

export interface Held {
  readonly owner: number
  readonly count: number
}

/** Captives of a seat, by owner. */
export const captivesOf = (view: ArcsView, seat: number): readonly Held[] =>
  Array.from({ length: view.seats }, (_, owner) => ({ owner, count: view.captives[seat * SEATS + owner] })).filter(({ count }) => count > 0)

/** Trophies of a seat, by piece (`TROPHY`) and owner. */
export const trophiesOf = (view: ArcsView, seat: number): readonly (Held & { readonly piece: number })[] =>
  Array.from({ length: SEATS * view.seats }, (_, i) => {
    const piece = Math.floor(i / view.seats)
    const owner = i % view.seats
    return { piece, owner, count: view.trophies[(seat * SEATS + piece) * SEATS + owner] }
  }).filter(({ count }) => count > 0)

// --- the map ---

export interface ShipsHere {
  readonly seat: number
  readonly fresh: number
  readonly damaged: number
}

export const shipsAt = (view: ArcsView, system: number): readonly ShipsHere[] =>
  Array.from({ length: view.seats }, (_, seat) => ({ seat, fresh: view.fresh[system * SEATS + seat], damaged: view.damaged[system * SEATS + seat] })).filter(({ fresh, damaged }) => fresh + damaged > 0)

export interface BuildingHere {
  /** The place inside the system: 0 and 1 are slots, 2 is outside them. */
  readonly place: number
  readonly owner: number
  readonly piece: 'city' | 'starport'
  readonly damaged: boolean
}

/** The facet by which options name a place of a system. */
export const placeIds = ['first', 'second', 'outside'] as const

export const buildingsAt = (view: ArcsView, system: number): readonly BuildingHere[] =>
  Array.from({ length: PLACES }, (_, place) => place).flatMap((place) => {
    const code = view.buildings[system * PLACES + place]
    return code === 0 ? [] : [{ place, owner: ownerOf(code), piece: kindOf(code) === STARPORT ? ('starport' as const) : ('city' as const), damaged: isDamaged(code) }]
  })

/** The resource of a planet; a gate has none. */
export const planetOf = (system: number): Resource | null => (content.systems.type[system] < 0 ? null : resources[content.systems.type[system]])

export const isOut = (view: ArcsView, cluster: number): boolean => (view.out & (1 << cluster)) !== 0
