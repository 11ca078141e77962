import { isLanes, type Frame } from '#kernel/steps.ts'
import type { Reader } from '#words/game-words.ts'
import type { Content } from '../data/content.ts'
import { COLUMNS, PHASE, TRACK } from '../data/names.ts'
import { CODE, nothing, parseEffect, type Effect, type Gain } from '../data/notation.ts'
import type { Tables } from '../data/tables.ts'
import { trait } from '../rules/board.ts'
import type { Frames } from '../rules/frames.ts'
import { costOf, priceRow } from '../rules/prices.ts'
import { productionOf } from '../rules/production.ts'
import { columnOf } from '../rules/research.ts'
import { KINDS, LAND, LAST_COLUMN, REGIONS, SEATS, SECTORS, SITES, type State } from '../rules/state.ts'
import { sideOf } from '../rules/units.ts'

/** What a sentence in any language can look up: the tables, the reader's view and the reader's question. */
export interface Known {
  readonly c: Content
  readonly tables: Tables
  readonly reader: Reader
  /** The reader's view. Everything but Tactics cards is public, so that rules can read it like a state. */
  readonly view: State | undefined
  readonly frame: Frames | undefined
}

export function know(c: Content, tables: Tables, reader: Reader): Known {
  const view = reader.view as State | undefined
  return { c, tables, reader, view, frame: view && questionTo(view, reader.viewer) }
}

/** The top of the stack; among things decided at the same time, the reader's. */
function questionTo(view: State, seat: number): Frames | undefined {
  const top = view.stack.at(-1)
  const frame: Frame | undefined = top && isLanes(top) ? top.lanes[seat]?.at(-1) : top
  return frame && frame['seat'] === seat ? (frame as unknown as Frames) : undefined
}

export const isMine = ({ reader }: Known, seat: number): boolean => reader.viewer === seat

// --- from the notation's words to numbers, and back ---

export const seatOf = (facet: string): number => Number(facet.slice(1)) - 1
export const regionOf = ({ c }: Known, id: string): number => c.map.ids.indexOf(id)
export const regionId = ({ c }: Known, region: number): string => c.map.ids[region] ?? '?'
export const leaderOf = ({ c }: Known, id: string): number => c.leaders.ids.indexOf(id)
export const leaderId = ({ c }: Known, leader: number): string => c.leaders.ids[leader]
export const attributeOf = ({ c }: Known, id: string): number => c.attributes.ids.indexOf(id)
export const attributeId = ({ c }: Known, attribute: number): string => c.attributes.ids[attribute]
/** The design of a card by its number in the deck. */
export const designOf = ({ c }: Known, card: number): string => c.tactics.ids[c.tactics.design[card]]
/** `T01b` is the second copy of `T01`. */
export const withoutCopy = (id: string): string => id.replace(/[a-z]$/, '')
export const ordinalOf = (word: string): number => ['first', 'second', 'third'].indexOf(word)

/** The gains of a sum such as `X1+G1`. */
export function sumOf(text: string): readonly Gain[] {
  const effect = text === 'nothing' ? nothing : parseEffect(text)
  return typeof effect === 'string' ? [] : effect.choices[0]
}

// --- the map ---

export type Ground = 'land' | 'lake' | 'base' | 'ship'

export function groundOf({ c, view }: Known, region: number): Ground {
  const land = view?.land[region] ?? 0
  if (land === LAND.lake) return 'lake'
  if (land !== LAND.base || !view) return 'land'
  const seat = view.base.indexOf(region)
  return c.factions.baseTile[view.faction[seat]] ? 'base' : 'ship'
}

const factionOf = ({ view }: Known, seat: number): number => view?.faction[seat] ?? -1

export const fightersIn = ({ view }: Known, region: number, seat: number): number => view?.fighters[region * SEATS + seat] ?? 0

/** The other of the two regions beside the reader's base. */
export function otherStart({ view, reader }: Known, region: number): number {
  if (!view) return -1
  const near = view.near[view.base[reader.viewer]]
  for (let other = 0; other < REGIONS; other++) if (other !== region && (near & (1 << other)) !== 0 && view.land[other] < LAND.lake) return other
  return -1
}

/** What building here gives: an effect, nothing on a plain foundation, or undefined where there is no foundation. */
export function rewardAt({ c, view }: Known, region: number, site: number): Effect | undefined {
  const kind = (view?.foundations[region * SITES + site] ?? 0) - 1
  return kind < 0 ? undefined : c.effects[c.foundations.reward[kind]]
}

/** What the reader would harvest in a region. */
export function yieldOf({ c, view, reader }: Known, region: number): Effect {
  if (!view) return nothing
  const { does } = c.attributes
  const lake = view.land[region] === LAND.lake
  if (lake && (view.token[region] === 0 || trait(c, view, reader.viewer, does.lakeTokens) === 0)) return c.effects[trait(c, view, reader.viewer, does.harvestsLakes)]
  return c.effects[productionOf(c, view, region)]
}

/** A loose production token by its index. */
export const tokenYield = ({ c }: Known, token: number, upgraded: boolean): Effect => c.effects[(upgraded ? c.production.upgraded : c.production.base)[token]]
export const tokenAt = ({ view }: Known, region: number): number => (view?.token[region] ?? 0) - 1

// --- prices and actions ---

/** The track of the phase that runs, or -1. */
export const trackNow = ({ view }: Known): number => (view && view.phase >= PHASE.discover && view.phase <= PHASE.move ? view.phase - PHASE.discover : -1)

/** What the reader pays to act now. */
export function costNow(known: Known): number {
  const { c, view, reader } = known
  return view && trackNow(known) >= 0 ? costOf(c, view, reader.viewer, trackNow(known)) : 0
}

export interface Price {
  readonly toOwner: number
  readonly toBank: number
}

/** A price token of the reader. */
export function priceOf({ c, view, reader }: Known, token: number): Price {
  if (!view) return { toOwner: 0, toBank: 0 }
  const row = priceRow(view, reader.viewer, token)
  return { toOwner: c.prices.toOwner[row], toBank: c.prices.toBank[row] }
}

function actingColumn(known: Known): number {
  const { view, reader } = known
  const track = Math.max(0, trackNow(known))
  return track * COLUMNS + (view ? Math.min(LAST_COLUMN, columnOf(view, reader.viewer, track) + view.boost) : 0)
}

/** What the main action would give the reader. */
export function mainGains(known: Known): readonly Gain[] {
  const { c, view, reader } = known
  const [gains] = c.effects[c.research.main[actingColumn(known)]].choices
  const extra = view && trackNow(known) === TRACK.recruit ? trait(c, view, reader.viewer, c.attributes.does.recruitPoints) : 0
  return gains.map(({ code, n }) => ({ code, n: code === CODE.R ? n + extra : n }))
}

export const secondaryEffect = (known: Known): Effect => known.c.effects[known.c.research.aux[actingColumn(known)]]

/** The column that a research would reach on a track, from 1, and what it gives at once. */
export function nextColumn({ c, view, reader }: Known, track: number): { readonly column: number; readonly gives: Effect } {
  const column = Math.min(LAST_COLUMN, (view ? columnOf(view, reader.viewer, track) : 0) + 1)
  return { column: column + 1, gives: c.effects[c.research.imm[track * COLUMNS + column]] }
}

export const unlockEnergy = ({ c }: Known): number => c.start.unlockEnergy
export const effectAt = ({ c }: Known, effect: number): Effect => c.effects[effect]

// --- units and boards ---

export const deployCost = ({ c, view }: Known, leader: number): number => (view ? c.leaders.deploy[sideOf(view, leader)] : c.leaders.deploy[leader * 2])
export const upgradeCost = ({ c }: Known, leader: number): number => c.leaders.upgrade[leader]
export const attributeCost = ({ c }: Known, attribute: number): number => c.attributes.cost[attribute]
export const leaderOffer = ({ c, view }: Known, leader: number): Effect => c.effects[c.leaders.does.offer[view ? sideOf(view, leader) : leader * 2]]

export function attributeOffer({ c, view, reader }: Known, attribute: number): Effect {
  const i = attribute - c.attributes.first[c.attributes.faction[attribute]]
  return c.effects[c.attributes.does.offer[attribute * 2 + (((view?.attributes[reader.viewer] ?? 0) >> i) & 1)]]
}

/** Energy for so many fighters on the fast way. */
export function fastCost({ c, view, reader }: Known, count: number): number {
  if (!view) return 0
  return Math.max(0, count - view.fastFree) * c.factions.fastEnergy[view.faction[reader.viewer]]
}

export const exchangeOf = (known: Known): Effect => known.c.effects[known.c.factions.exchange[Math.max(0, factionOf(known, known.reader.viewer))]]
export const lastSector = (known: Known): number => (known.c.factions.sectors[Math.max(0, factionOf(known, known.reader.viewer))]?.length ?? SECTORS) - 1
export const leadersKept = (known: Known): number => known.c.factions.leadersKept[Math.max(0, factionOf(known, known.reader.viewer))]
export const startFighters = (known: Known): number => known.c.factions.start[Math.max(0, factionOf(known, known.reader.viewer))]
export const fortressesBuilt = ({ view, reader }: Known): number => view?.built[reader.viewer * KINDS + 2] ?? 0

export interface Cost {
  readonly energy: number
  readonly gems: number
}

export function upkeepOf({ c, view, reader }: Known, leader: number): Cost {
  const which = leader - c.leaders.firstRyhzu
  const less = view ? trait(c, view, reader.viewer, c.attributes.does.upkeepLess) : 0
  return { energy: Math.max(0, c.ryhzu.upkeepEnergy[which] - less), gems: c.ryhzu.upkeepGems[which] }
}

export const takeBackCost = ({ c, view, reader }: Known): number => (view ? trait(c, view, reader.viewer, c.attributes.second.takesBackCard) : 0)

/** A row of the region count: from, to (or undefined for the last), what it gives and how often. */
export interface CountRow {
  readonly from: number
  readonly to: number | undefined
  readonly gives: Effect
  readonly times: number
}

export function countRow({ c, tables }: Pick<Known, 'c' | 'tables'>, count: number): CountRow {
  const starts = tables.income.rows.regionCount.map(({ from }) => from).toSorted((a, b) => a - b)
  const from = starts.findLast((start) => start <= count) ?? 0
  const next = starts.find((start) => start > count)
  const at = Math.min(count, c.income.regionCount.length - 1)
  return { from, to: next === undefined ? undefined : next - 1, gives: c.effects[c.income.regionCount[at]], times: c.income.regionTimes[at] }
}

export const countedOf = ({ view }: Known, seat: number): number => view?.counted[seat] ?? 0

// --- battle ---

export interface Duel {
  readonly region: number
  readonly opponent: number
  readonly selected: boolean
}

/** The battle that the reader fights, or undefined. */
export function duelOf({ view, reader }: Known): Duel | undefined {
  if (!view || view.fightAt < 0) return undefined
  const side = view.fightSeat.indexOf(reader.viewer)
  return side < 0 ? undefined : { region: view.fightAt, opponent: view.fightSeat[1 - side], selected: side === 0 }
}

/** The plan that the opponent has laid open, if so: section and card. */
export function openPlan({ view, reader }: Known): { readonly section: number; readonly card: number } | undefined {
  const side = view ? 1 - view.fightSeat.indexOf(reader.viewer) : -1
  return view && view.fightSection[side] >= 0 ? { section: view.fightSection[side], card: view.fightCard[side] } : undefined
}
