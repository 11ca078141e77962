import type { Content } from '../data/content.ts'
import { BOARD_FOUNDATION, BUILDING, PHASE } from '../data/names.ts'
import { countOf, trait } from '../rules/board.ts'
import { productionOf } from '../rules/production.ts'
import { AWAY, KINDS, LAND, REGIONS, SEATS, SECTORS, SITES, type State } from '../rules/state.ts'
import { sideOf } from '../rules/units.ts'
import type { Presence } from './battles.ts'

/** What stocks, units and the things on a faction board are good for. */

/** Each further one of a stock is worth less, and what cannot be spent any more nothing. */
const SPENT_IN_A_ROUND = 10
const TREASURE = [1, 1, 0.6, 0.5, 0.3, 0.3, 0.2]

export function energyWorth(energy: number, left: number): number {
  const useful = Math.min(energy, SPENT_IN_A_ROUND * left)
  return Math.min(useful, 6) + 0.45 * Math.max(0, Math.min(useful, 12) - 6) + 0.15 * Math.max(0, useful - 12)
}

export function gemsWorth(gems: number, left: number): number {
  const useful = Math.min(gems, Math.floor(1 + 3 * left))
  let sum = 0
  for (let i = 0; i < useful; i++) sum += TREASURE[Math.min(i, TREASURE.length - 1)]
  return sum
}

/** Own fields by what they yield, the best first: all of them, and those that this round has not harvested yet. */
export function fieldsOf(c: Content, s: State, { present }: Presence, seat: number, worths: readonly number[], all: number[], unharvested: number[]): void {
  all.length = 0
  unharvested.length = 0
  const lakes = trait(c, s, seat, c.attributes.does.harvestsLakes)
  const anyBuilding = (s.laid[seat] & (1 << BOARD_FOUNDATION.harvest)) !== 0
  for (let region = 0; region < REGIONS; region++) {
    let worth = 0
    if (region === s.base[seat]) worth = c.factions.baseTile[s.faction[seat]] ? worths[productionOf(c, s, region)] : 0
    else if (s.land[region] === LAND.lake) worth = lakes > 0 && present[region] === 1 << seat ? worths[lakes] : 0
    else if (s.land[region] < LAND.lake && present[region] === 1 << seat && s.owned[region * SEATS + seat] > 0 && (anyBuilding || countOf(s, region, seat, BUILDING.foundry) > 0))
      worth = worths[productionOf(c, s, region)]
    if (worth <= 0) continue
    insert(all, worth)
    if (s.phase > PHASE.harvest || (s.harvested[seat] & (1 << region)) === 0) insert(unharvested, worth)
  }
}

/** Into a list that runs from the largest to the smallest. */
function insert(list: number[], value: number): void {
  let i = list.length
  for (; i > 0 && list[i - 1] < value; i--) list[i] = list[i - 1]
  list[i] = value
}

/** Free foundations in controlled regions: places for buildings. */
export function placesOf(s: State, { present }: Presence, seat: number): number {
  let count = 0
  for (let region = 0; region < REGIONS; region++) {
    if (s.land[region] >= LAND.lake || present[region] !== 1 << seat) continue
    for (let at = region * SITES; at < (region + 1) * SITES; at++) if (s.foundations[at] > 0 && s.sites[at] === 0) count++
  }
  return count
}

/** What uncovered slots bring at each Income. */
export function slotsWorth(c: Content, s: State, seat: number, worths: readonly number[]): number {
  let sum = 0
  for (let kind = 0; kind < KINDS; kind++) sum += s.built[seat * KINDS + kind] * worths[c.income.slots[kind]]
  return sum
}

/** By what they do beyond the income: strength, recruits nearby, traps, morale. */
const FORTRESS = 3
const OUTPOST = 1.5

export function buildingsWorth(s: State, seat: number): number {
  return s.built[seat * KINDS + BUILDING.outpost] * OUTPOST + s.built[seat * KINDS + BUILDING.fortress] * FORTRESS
}

/** A fighter by its strength in battle. */
export const fighterWorth = (c: Content, s: State, seat: number): number => 0.5 + 0.5 * (trait(c, s, seat, c.attributes.does.fighterStrength) || c.wheel.fighterStrength)

export function recruitsWorth(c: Content, s: State, seat: number): number {
  const sectors = c.factions.sectors[s.faction[seat]].length
  let sum = 0
  for (let sector = 0; sector < sectors; sector++) sum += (s.sectors[seat * SECTORS + sector] * (sector + 1)) / (sectors + 1)
  return sum
}

/** In the reserve a leader waits for a gem and an action. */
const WAITING = 0.3

export function leadersWorth(c: Content, s: State, seat: number): number {
  const { first, count, firstRyhzu, ids } = c.leaders
  const faction = s.faction[seat]
  let sum = 0
  for (let leader = first[faction], end = leader + count[faction]; leader < end; leader++) sum += leaderWorth(c, s, leader)
  for (let leader = firstRyhzu; leader < ids.length; leader++) if (s.command[leader - firstRyhzu] === seat) sum += leaderWorth(c, s, leader)
  return sum
}

function leaderWorth(c: Content, s: State, leader: number): number {
  const where = s.leaderAt[leader]
  if (where === AWAY.box) return 0
  const side = sideOf(s, leader)
  const worth = 2.5 + 1.2 * c.leaders.strength[side] + 0.9 * (c.leaders.attack[side] + c.leaders.shield[side])
  return where >= 0 ? worth : worth * WAITING
}

/** By board foundation: research in place of gems, locks for energy, more fields, a larger hand, a wider base. */
const FOUNDATIONS = [1, 0.8, 1, 0.6, 0.6]

export function foundationsWorth(s: State, seat: number): number {
  let sum = 0
  for (let i = 0; i < FOUNDATIONS.length; i++) if ((s.laid[seat] & (1 << i)) !== 0) sum += FOUNDATIONS[i]
  return sum
}
