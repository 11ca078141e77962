import type { View } from '#kernel/definition.ts'
import { zones as zoneNames, type Zone } from '#games/syndicate/data/names.ts'
import { compile } from '../data/compile.ts'
import { COURIER, DEFENSE, MISSIONS, ORDINARY, type Content } from '../data/content.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { rulesOf, type Rules } from '../rules/rules.ts'
import { TERRITORIES, type Fields, type State } from '../rules/state.ts'
import { zone } from '../rules/zones.ts'
import type { VaultState } from '../words/labels.ts'

/** Reading a view of the campaign: what lies where, and what leads where. */

export type NgataView = View<Fields>

// --- the tables of this match ---

interface Book {
  readonly tables: Tables
  readonly rules: Rules
}

const bookFrom = (tables: Tables): Book => ({ tables, rules: rulesOf(compile(tables)) })
const ours = bookFrom(bookTables)
const corrected = new WeakMap<object, Book>()

/** The tables of the match: ours, with what its host has put in place of them. */
export function bookOf(override: unknown): Book {
  if (typeof override !== 'object' || override === null) return ours
  const known = corrected.get(override)
  if (known) return known
  const book = bookFrom({ ...bookTables, ...(override as Partial<Tables>) })
  corrected.set(override, book)
  return book
}

/** Nothing but the order of piles is hidden, so that rules can read a view like a state. */
export const asState = (view: NgataView): State => view as unknown as State

// --- places ---

export const zoneAt = (c: Content, at: number): Zone => zoneNames[c.territories.zone[at]]
export const inSet = (set: number, at: number): boolean => (set & (1 << at)) !== 0
export const members = (set: number): readonly number[] => Array.from({ length: TERRITORIES }, (_, at) => at).filter((at) => inSet(set, at))

// --- cards ---

export const handOf = (view: NgataView): readonly number[] => view.cards.at[zone.hand]
/** The special mission under way, or -1. */
export const activeOf = (view: NgataView): number => view.cards.at[zone.active][0] ?? -1
/** The confrontation whose red cubes are aboard, or -1. */
export const errandOf = (view: NgataView): number => (view.cards.at[zone.errand][0] ?? MISSIONS - 1) - MISSIONS
/** Traders met, in the order in which they were met. */
export const tradersOf = (view: NgataView): readonly number[] => view.cards.at[zone.traders].map((card) => card - MISSIONS)
/** Confrontations that were fled at a territory. */
export const fledAt = (view: NgataView, at: number): readonly number[] => view.fledAt.flatMap((where, card) => (where === at ? [card] : []))
export const deckLeft = (view: NgataView, deck: number): number => view.cards.at[zone.deck + deck].length

// --- vaults ---

export const vaultsOf = (c: Content, view: NgataView): readonly number[] => c.variations[view.variation].vaults
export const alertMax = (c: Content, view: NgataView): number => c.variations[view.variation].alertMax

export const vaultState = (view: NgataView, place: number): VaultState => (place < view.opened ? 'open' : place === view.opened ? 'next' : 'locked')

/** The place in the campaign of the vault at a territory, from 0, or -1. */
export const vaultAt = (c: Content, view: NgataView, at: number): number => vaultsOf(c, view).findIndex((vault) => c.vaults.territory[vault] === at)

/** The deck that is drawn at a territory in this campaign, or -1, and whether it is open. */
export function deckAt(rules: Rules, view: NgataView, at: number): { readonly deck: number; readonly open: boolean } {
  const place = view.variation * TERRITORIES + at
  return { deck: rules.deckAt[place], open: rules.deckAfter[place] <= view.opened }
}

// --- what leads where ---

/** Where a mission wants the ship now, as a set of territories. */
export function wantedFor(c: Content, view: NgataView, mission: number): number {
  const { missions } = c
  const home = 1 << missions.territory[mission]
  const kind = missions.kind[mission]
  if (kind === ORDINARY) return home
  if (activeOf(view) !== mission) return kind === DEFENSE ? home | missions.picks[mission] : home
  if (kind === COURIER) return members(missions.drops[mission]).reduce((set, at) => (view.delivered[at] < missions.capEach[mission] ? set | (1 << at) : set), 0)
  const left = missions.picks[mission] & ~view.picked
  if (kind === DEFENSE) return home | left
  return left === 0 ? missions.drops[mission] : left
}

/** Missions in hand or under way that lead to a territory. */
export const missionsTo = (c: Content, view: NgataView, at: number): readonly number[] =>
  [...(activeOf(view) < 0 ? [] : [activeOf(view)]), ...handOf(view)].filter((mission) => inSet(wantedFor(c, view, mission), at))

/** Is one of the red cubes aboard awaited at a territory? */
export function cubeFor(c: Content, view: NgataView, at: number): boolean {
  const errand = errandOf(view)
  return errand >= 0 && c.confrontations.mission[errand].some((target, i) => target === at && inSet(view.cubes, i))
}
