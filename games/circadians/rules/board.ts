import type { Content } from '../data/content.ts'
import { BOARD_FOUNDATION, BUILDING } from '../data/names.ts'
import { LAND, REGIONS, SEATS, type Position } from './state.ts'

/** What lies where, who is present, who controls, and what is adjacent for whom. */

/** A number that the attributes of a seat give, as they lie now: one of the tables in `c.attributes.does`. */
export function trait(c: Content, s: Position, seat: number, amounts: readonly number[]): number {
  const faction = s.faction[seat]
  const first = c.attributes.first[faction]
  const upgraded = s.attributes[seat]
  let sum = 0
  for (let i = c.attributes.count[faction] - 1; i >= 0; i--) sum += amounts[(first + i) * 2 + ((upgraded >> i) & 1)]
  return sum
}

/** The same for effects, which do not add up but come one after the other. */
export function traitEffects(c: Content, s: Position, seat: number, effects: readonly number[]): number[] {
  const faction = s.faction[seat]
  const first = c.attributes.first[faction]
  const found: number[] = []
  for (let i = 0; i < c.attributes.count[faction]; i++) {
    const effect = effects[(first + i) * 2 + ((s.attributes[seat] >> i) & 1)]
    if (effect > 0) found.push(effect)
  }
  return found
}

export const isLand = (s: Position, region: number): boolean => s.land[region] < LAND.lake

/** Buildings of one kind that a seat has in a region. */
export const countOf = (s: Position, region: number, seat: number, kind: number): number => (s.owned[region * SEATS + seat] >> (2 * kind)) & 3

export function buildingsOf(s: Position, region: number, seat: number): number {
  const owned = s.owned[region * SEATS + seat]
  return (owned & 3) + ((owned >> 2) & 3) + ((owned >> 4) & 3)
}

/** At least one unit or building. */
export function isPresent(s: Position, region: number, seat: number): boolean {
  const at = region * SEATS + seat
  return s.fighters[at] > 0 || s.heads[at] > 0 || s.owned[at] > 0
}

/** The only faction present, or -1. An own base is always controlled. */
export function controllerOf(s: Position, region: number): number {
  if (s.land[region] === LAND.base) return s.base.indexOf(region)
  let found = -1
  for (let seat = 0; seat < s.seats; seat++) {
    if (!isPresent(s, region, seat)) continue
    if (found >= 0) return -1
    found = seat
  }
  return found
}

export const controls = (s: Position, region: number, seat: number): boolean => controllerOf(s, region) === seat

export const unitsOf = (s: Position, region: number, seat: number): number => s.fighters[region * SEATS + seat] + s.heads[region * SEATS + seat]

/** What the units of a seat count for in pinning. */
export const forceOf = (s: Position, region: number, seat: number): number => s.fighters[region * SEATS + seat] + s.weight[region * SEATS + seat]

/** The largest single opposing force. */
export function pinOf(s: Position, region: number, seat: number): number {
  let most = 0
  for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, forceOf(s, region, other))
  return most
}

/** Regions one Move point away for a seat, as a set: never a base, lakes only for those who may enter them. */
export function reachOf(c: Content, s: Position, seat: number, from: number): number {
  const { does } = c.attributes
  let reach = s.near[from]
  const home = from === s.base[seat]
  if (home) {
    reach |= buildingRegions(s, seat)
    if (trait(c, s, seat, does.baseReachesPresence) > 0) reach |= presentRegions(s, seat)
    if (trait(c, s, seat, does.baseToLakes) > 0) reach |= lakesOf(c)
  }
  const network = trait(c, s, seat, does.terrainNetwork)
  if (network > 0) {
    const linked = networkOf(s, seat, network - 1, trait(c, s, seat, does.networkOfFortresses) > 0)
    if ((linked & (1 << from)) !== 0) reach |= linked
  }
  if (s.land[from] === LAND.lake && trait(c, s, seat, does.lakesAdjacent) > 0) reach |= lakesOf(c)
  if (c.factions.does.lakes[s.faction[seat]] === 0) reach &= ~lakesOf(c)
  for (let each = 0; each < s.seats; each++) reach &= ~(1 << s.base[each])
  return reach & ~(1 << from)
}

/** The base is adjacent to regions with own outposts; with the board foundation, with any own building. */
function buildingRegions(s: Position, seat: number): number {
  const wanted = (s.laid[seat] & (1 << BOARD_FOUNDATION.adjacent)) !== 0 ? -1 : 3 << (2 * BUILDING.outpost)
  let regions = 0
  for (let region = 0; region < REGIONS; region++) if ((s.owned[region * SEATS + seat] & wanted) !== 0) regions |= 1 << region
  return regions
}

export function presentRegions(s: Position, seat: number): number {
  let regions = 0
  for (let region = 0; region < REGIONS; region++) if (isPresent(s, region, seat)) regions |= 1 << region
  return regions
}

function networkOf(s: Position, seat: number, terrain: number, fortresses: boolean): number {
  let regions = fortresses ? 1 << s.base[seat] : 0
  for (let region = 0; region < REGIONS; region++)
    if (s.land[region] === terrain || (fortresses && countOf(s, region, seat, BUILDING.fortress) > 0)) regions |= 1 << region
  return regions
}

function lakesOf(c: Content): number {
  let regions = 0
  for (const lake of c.map.lakes) regions |= 1 << lake
  return regions
}

/** Regions that share a side without a mountain, or a tunnel. Bases are left, never entered. */
export function recomputeNear(c: Content, s: Position): void {
  const { near, edges, tunnels } = c.map
  for (let region = 0; region < REGIONS; region++) {
    s.near[region] = 0
    if (s.land[region] !== LAND.unused) for (const other of near[region]) if (s.land[other] < LAND.base) s.near[region] |= 1 << other
  }
  for (const side of s.mountains) {
    const [a, b] = edges[side]
    s.near[a] &= ~(1 << b)
    s.near[b] &= ~(1 << a)
  }
  for (const [a, b] of tunnels[s.seats - 2]) {
    s.near[a] |= 1 << b
    s.near[b] |= 1 << a
  }
}

/** The relic of this round, if it is still on the map: its region, or -1. */
export const currentRelicRegion = (s: Position): number => s.relicAt[s.round - 1] ?? -1

export const hasRelic = (s: Position, region: number): boolean => s.relicAt.includes(region)

/** Controlled regions, base and lakes included; a ship is no region. */
export function regionCount(c: Content, s: Position, seat: number): number {
  let count = c.factions.baseTile[s.faction[seat]] ? 1 : 0
  for (let region = 0; region < REGIONS; region++) if (s.land[region] < LAND.base && isPresent(s, region, seat) && controls(s, region, seat)) count++
  return count
}

export function landCount(s: Position, seat: number, terrain = -1): number {
  let count = 0
  for (let region = 0; region < REGIONS; region++)
    if ((terrain < 0 ? isLand(s, region) : s.land[region] === terrain) && isPresent(s, region, seat) && controls(s, region, seat)) count++
  return count
}

/** Do own recruits and leaders appear here? */
export function recruitsAt(c: Content, s: Position, region: number, seat: number): boolean {
  if (region === s.base[seat]) return true
  return c.factions.fortress.does.recruitsHere[s.faction[seat]] > 0 && countOf(s, region, seat, BUILDING.fortress) > 0 && controls(s, region, seat)
}

/** The next seat clockwise. */
export const leftOf = (s: Position, seat: number): number => (seat + 1) % s.seats
export const rightOf = (s: Position, seat: number): number => (seat + s.seats - 1) % s.seats
