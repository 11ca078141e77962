import type { View } from '#kernel/definition.ts'
import { compile } from '../data/compile.ts'
import { KIND, PLAIN_FOUNDATION, RELICS, type Content } from '../data/content.ts'
import { buildings, factions, terrains, tileSets, type Building, type Faction, type Terrain, type TileSet } from '../data/names.ts'
import { CODE, codes, type Effect } from '../data/notation.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { zone } from '../rules/cards.ts'
import { productionOf } from '../rules/production.ts'
import { KINDS, LAND, REGIONS, SEATS, SITES, type Fields, type State } from '../rules/state.ts'
import { isRyhzu, leadersAt } from '../rules/units.ts'

/** Reading a view of the game: what lies where, and whose it is. */

export type CircadiansView = View<Fields>

const bookContent = compile(bookTables)
const corrected = new WeakMap<object, Content>()

/** The tables of this match: ours, or those that the host has put in their place. */
export const tablesOf = (override: unknown): Tables => (typeof override === 'object' && override !== null ? { ...bookTables, ...(override as Partial<Tables>) } : bookTables)

/** The same as rules read them. */
export function contentOf(override: unknown): Content {
  if (typeof override !== 'object' || override === null) return bookContent
  const known = corrected.get(override)
  if (known) return known
  const made = compile(tablesOf(override))
  corrected.set(override, made)
  return made
}

/** All fields of this game are public, so that rules that only read can read a view like a state. */
export const asState = (view: CircadiansView): State => view as unknown as State

// --- names and numbers ---

export const seatOf = (facet: string | undefined): number => (facet === undefined ? -1 : Number(facet.slice(1)) - 1)
export const seatId = (seat: number): string => `p${seat + 1}`
export const regionOf = (c: Content, id: string | undefined): number => c.map.ids.indexOf(id ?? '')
export const regionId = (c: Content, region: number): string => c.map.ids[region] ?? ''
export const leaderOf = (c: Content, id: string | undefined): number => c.leaders.ids.indexOf(id ?? '')
export const siteIds = ['first', 'second', 'third'] as const

/** An effect in the notation of the tables, for `words.effect`. */
export function effectText({ energy, gems, choices }: Effect): string {
  const price = [...(energy > 0 ? [`E${energy}`] : []), ...(gems > 0 ? [`G${gems}`] : [])].join('+')
  const sums = choices.map((sum) => sum.map(({ code, n }) => (code <= CODE.D ? `${codes[code]}${n}` : codes[code])).join('+')).join('|')
  return price === '' ? sums : `${price}>${sums}`
}

export const isNothing = ({ choices }: Effect): boolean => choices.every((sum) => sum.length === 0)

// --- seats ---

export const isSeated = (view: CircadiansView, viewer: number): boolean => viewer < view.seats

/** All seats; for a player the rivals come after, in seat order. */
export const seatsFrom = (view: CircadiansView, seat: number): readonly number[] => Array.from({ length: view.seats }, (_, i) => ((seat < view.seats ? seat : 0) + i) % view.seats)

/** The other players from the left neighbour on; for a spectator everybody. */
export const rivalsOf = (view: CircadiansView, viewer: number): readonly number[] => (isSeated(view, viewer) ? seatsFrom(view, viewer).slice(1) : seatsFrom(view, 0))

/** The faction of a seat, or undefined before the choice. */
export const factionAt = (view: CircadiansView, seat: number): Faction | undefined => factions[view.faction[seat]]

/** Cards in hand, playable or only just gained, as the viewer knows them; -1 is face down. */
export const handOf = (view: CircadiansView, seat: number): readonly number[] => view.cards.at[zone.hand + seat] ?? []
export const drawnOf = (view: CircadiansView, seat: number): readonly number[] => view.cards.at[zone.drawn + seat] ?? []

/** Cards just drawn, of which some will be put away. */
export const lookedAt = (view: CircadiansView, seat: number): readonly number[] => view.cards.at[zone.look + seat] ?? []
export const handCount = (view: CircadiansView, seat: number): number => handOf(view, seat).length + drawnOf(view, seat).length
export const deckLeft = (view: CircadiansView): number => view.cards.at[zone.deck].length
export const discarded = (view: CircadiansView): readonly number[] => view.cards.at[zone.discard]

/** Members of a set, in rising order. */
export const members = (set: number): readonly number[] => Array.from({ length: 31 }, (_, i) => i).filter((i) => (set & (1 << i)) !== 0)

// --- the ground ---

/** `slot`: free for a base; `out`: not in play with so many factions. */
export type Ground = Terrain | 'lake' | 'base' | 'ship' | 'slot' | 'out'

export function groundOf(c: Content, view: CircadiansView, region: number): Ground {
  const land = view.land[region]
  if (land < LAND.lake) return terrains[land]
  if (land === LAND.lake) return 'lake'
  if (land === LAND.base) return c.factions.baseTile[view.faction[view.base.indexOf(region)]] ? 'base' : 'ship'
  return c.map.kind[(view.seats - 2) * REGIONS + region] === KIND.slot ? 'slot' : 'out'
}

/** The seat whose base stands here, or -1. */
export const baseOwner = (view: CircadiansView, region: number): number => (view.land[region] === LAND.base ? view.base.indexOf(region) : -1)

/** Sides with a mountain, by their two regions. */
export const mountainsOf = (c: Content, view: CircadiansView): readonly (readonly [number, number])[] => view.mountains.map((side) => c.map.edges[side])

export interface TunnelHere {
  readonly color: TileSet
  readonly to: number
}

/** The mouth of a tunnel in a region. The colours are those of the tile sets that bring the tunnels into play. */
export function tunnelAt(c: Content, view: CircadiansView, region: number): TunnelHere | undefined {
  const pairs = c.map.tunnels[view.seats - 2]
  const at = pairs.findIndex((pair) => pair.includes(region))
  if (at < 0) return undefined
  const [one, other] = pairs[at]
  return { color: tileSets[at + 1] ?? 'gold', to: one === region ? other : one }
}

// --- what lies in a region ---

export interface Production {
  readonly effect: Effect
  /** A loose token lies over the printed one. */
  readonly loose: boolean
  readonly upgraded: boolean
}

export function productionAt(c: Content, view: CircadiansView, region: number): Production | undefined {
  const effect = c.effects[productionOf(c, asState(view), region)]
  const token = view.token[region] - 1
  return isNothing(effect) ? undefined : { effect, loose: token >= 0, upgraded: token >= 0 && (view.tokensUp & (1 << token)) !== 0 }
}

export const harvestedBy = (view: CircadiansView, seat: number, region: number): boolean => (view.harvested[seat] & (1 << region)) !== 0

export interface SiteHere {
  readonly site: number
  /** What building here gives; undefined without a foundation. */
  readonly reward: Effect | undefined
  /** A foundation from a faction board, which has no reward. */
  readonly plain: boolean
  readonly building: { readonly owner: number; readonly kind: Building } | undefined
}

/** Foundations and buildings; places without either are left out. */
export function sitesAt(c: Content, view: CircadiansView, region: number): readonly SiteHere[] {
  return Array.from({ length: SITES }, (_, site): SiteHere => {
    const kind = view.foundations[region * SITES + site] - 1
    const code = view.sites[region * SITES + site] - 1
    return {
      site,
      reward: kind < 0 ? undefined : c.effects[c.foundations.reward[kind]],
      plain: kind === PLAIN_FOUNDATION,
      building: code < 0 ? undefined : { owner: Math.floor(code / KINDS), kind: buildings[code % KINDS] },
    }
  }).filter(({ reward, building }) => reward !== undefined || building !== undefined)
}

/** The number of the relic that lies here, from 1, or 0. */
export const relicIn = (view: CircadiansView, region: number): number => view.relicAt.slice(0, RELICS).indexOf(region) + 1
export const hasTrap = (view: CircadiansView, region: number): boolean => (view.traps & (1 << region)) !== 0

// --- units ---

export interface LeaderHere {
  readonly leader: number
  readonly name: string
  readonly upgraded: boolean
  readonly ryhzu: boolean
}

/** All that one faction has in a region. */
export interface Force {
  readonly seat: number
  readonly fighters: number
  readonly leaders: readonly LeaderHere[]
}

export const leaderHere = (c: Content, view: CircadiansView, leader: number): LeaderHere => ({
  leader,
  name: c.leaders.ids[leader],
  upgraded: view.leaderUp[leader] === 1,
  ryhzu: isRyhzu(c, leader),
})

export function forceAt(c: Content, view: CircadiansView, region: number, seat: number): Force {
  const leaders = leadersAt(c, asState(view), region, seat).map((leader) => leaderHere(c, view, leader))
  return { seat, fighters: view.fighters[region * SEATS + seat], leaders }
}

/** The forces in a region, in seat order. */
export const forcesAt = (c: Content, view: CircadiansView, region: number): readonly Force[] =>
  Array.from({ length: view.seats }, (_, seat) => forceAt(c, view, region, seat)).filter(({ fighters, leaders }) => fighters + leaders.length > 0)
