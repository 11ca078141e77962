import type { View } from '#kernel/definition.ts'
import type { Frame } from '#kernel/steps.ts'
import { isLanes } from '#kernel/steps.ts'
import type { Component } from '../data/content.ts'
import { FIRST_PLACE } from '../data/content.ts'
import { bookTables, compile } from '../data/tables.ts'
import { rulesOf, type Own } from '../rules/state.ts'
import { CENTRE, DECK, DISCARD, DISPLAY, HAND, MONUMENT_DECK, TABLEAU, UNCLAIMED } from '../rules/zones.ts'
import type { EmblemKind } from './emblems/window-shapes.tsx'

/** Reading a view of the game: which cards lie where, and what lies on them. */

export type Seen = View<Own>

export const rules = rulesOf(compile(bookTables))
export const { components } = rules

export const cardOf = (id: string | undefined): number => rules.content.byId.get(id ?? '') ?? -1

export const tableauOf = (view: Seen, seat: number): readonly number[] => view.cards.at[TABLEAU + seat]
export const handOf = (view: Seen, seat: number): readonly number[] => view.cards.at[HAND + seat]
export const deckOf = (view: Seen, seat: number): readonly number[] => view.cards.at[DECK + seat]
export const discardOf = (view: Seen, seat: number): readonly number[] => view.cards.at[DISCARD + seat]
export const monumentsShown = (view: Seen): readonly number[] => view.cards.at[DISPLAY]
export const monumentsLeft = (view: Seen): number => view.cards.at[MONUMENT_DECK].length
export const itemsLeft = (view: Seen): readonly number[] => view.cards.at[CENTRE]

/** Cards known to be in a pile, in no order: those at known places and those somewhere in it. */
export const knownIn = (view: Seen, zone: number): readonly number[] => [...view.cards.at[zone].filter((card) => card >= 0), ...view.cards.members[zone]].sort((a, b) => a - b)

export const poolOf = (view: Pick<Seen, 'pool'>, seat: number): readonly number[] => view.pool.slice(seat * 5, seat * 5 + 5)
export const lyingOn = (view: Pick<Seen, 'on'>, card: number): readonly number[] => view.on.slice(card * 5, card * 5 + 5)

export const total = (amounts: readonly number[]): number => amounts.reduce((sum, each) => sum + each, 0)

/** Whose tableau a component lies in, or -1. */
export function ownerOf(view: Seen, card: number): number {
  for (let seat = 0; seat < view.seats; seat++) if (tableauOf(view, seat).includes(card)) return seat
  return -1
}

/** The five places of this game in the order of their tiles, claimed or not. */
export function placesOf(view: Seen): readonly number[] {
  const lying = view.cards.at[UNCLAIMED].concat(...Array.from({ length: view.seats }, (_, seat) => tableauOf(view, seat).filter((card) => card >= FIRST_PLACE)))
  const tile = (card: number): number => rules.content.tiles.findIndex(({ sun, moon }) => sun === card || moon === card)
  return lying.sort((a, b) => tile(a) - tile(b))
}

export const isSunny = (card: number): boolean => rules.content.tiles.some(({ sun }) => sun === card)

export function emblemKind({ kind, dragon, creature }: Component): EmblemKind {
  if (dragon) return 'dragon'
  return creature ? 'creature' : kind
}

/** Seats from the left neighbour on, in turn order. */
export const rivalsOf = (view: Seen, seat: number): readonly number[] =>
  seat >= view.seats ? Array.from({ length: view.seats }, (_, each) => each) : Array.from({ length: view.seats - 1 }, (_, i) => (seat + 1 + i) % view.seats)

/** What a seat still has to do in the step that asks it, the question itself on top. */
export function framesOf(view: Seen, seat: number): readonly Frame[] {
  const top = view.stack.at(-1)
  if (top === undefined) return []
  if (isLanes(top)) return top.lanes[seat]
  const from = view.stack.findLastIndex((frame) => frame['seat'] !== seat)
  return view.stack.slice(from + 1)
}
