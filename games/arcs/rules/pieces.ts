import { CITY, STARPORT, type Content } from '../data/content.ts'
import { building, isDamaged, kindOf, ownerOf } from './board.ts'
import type { Play } from './frames.ts'
import { trophyIndex } from './seats.ts'
import { OUTRAGE, PLACES, SEATS, TROPHY, TYPES, type State } from './state.ts'

/** How pieces come, go and are damaged. Every rule that touches pieces uses these, so that nothing is lost. */

/** ARCS-12.1: as many as the supply allows. Returns how many were placed. */
export function placeShips(s: State, play: Play, seat: number, system: number, count: number, damaged = false): number {
  const placed = putShips(s, seat, system, count, damaged)
  if (placed > 0 && play.live) play.tell('shipsPlaced', { seat, system, count: placed, damaged: damaged ? 1 : 0 })
  return placed
}

/** The same without a word: the caller tells it. */
export function putShips(s: State, seat: number, system: number, count: number, damaged: boolean): number {
  const placed = Math.min(count, s.ships[seat])
  s.ships[seat] -= placed
  const at = system * SEATS + seat
  if (damaged) s.damaged[at] += placed
  else s.fresh[at] += placed
  return placed
}

export function placeBuilding(s: State, seat: number, kind: number, place: number, damaged: number): void {
  if (kind === CITY) s.cities[seat]--
  else s.starports[seat]--
  s.buildings[place] = building(seat, kind, damaged)
}

/** Takes a building off the map; where it goes is up to the caller. Marks of this turn go with it. */
export function removeBuilding(s: State, place: number): void {
  s.buildings[place] = 0
  const bit = place % PLACES
  const system = (place - bit) / PLACES
  s.marks[system] &= ~((1 << bit) | (8 << bit))
}

/** ARCS-20.7: a city comes home; the slots that it covers are cleared. */
export function cityHome(s: State, play: Play, owner: number): void {
  s.cities[owner]++
  play.push({ step: 'covered', seat: owner })
}

/** ARCS-9.4: an agent that comes home first fills an Outrage space that waits for one. */
export function agentsHome(s: State, owner: number, count: number): void {
  let left = count
  for (let type = 0; type < TYPES && left > 0; type++) {
    if (s.outrage[owner * TYPES + type] !== OUTRAGE.owed) continue
    s.outrage[owner * TYPES + type] = OUTRAGE.agent
    left--
  }
  s.agents[owner] += left
}

/** Capture one agent from a Rival's supply, if there is one. */
export function captureFromSupply(s: State, play: Play, seat: number, rival: number): void {
  if (s.agents[rival] === 0) return
  s.agents[rival]--
  s.captives[seat * SEATS + rival]++
  if (play.live) play.tell('captured', { seat, rival, count: 1 })
}

/** ARCS-8.9: a ship is hit; damaged first means that a damaged one is destroyed. Returns whether one was destroyed. */
export function hitShip(s: State, play: Play, system: number, owner: number, damagedOne: boolean, taker: number): boolean {
  const at = system * SEATS + owner
  if (!damagedOne) {
    s.fresh[at]--
    s.damaged[at]++
    if (play.live) play.tell('shipDamaged', { seat: owner, system, by: taker })
    return false
  }
  s.damaged[at]--
  s.trophies[trophyIndex(taker, TROPHY.ship, owner)]++
  if (play.live) play.tell('shipDestroyed', { seat: owner, system, by: taker })
  return true
}

/** ARCS-8.9: a building is hit. Returns whether it was destroyed. */
export function hitBuilding(s: State, play: Play, place: number, taker: number): boolean {
  const code = s.buildings[place]
  const owner = ownerOf(code)
  const kind = kindOf(code)
  const system = Math.floor(place / PLACES)
  if (!isDamaged(code)) {
    s.buildings[place] = code + 1
    if (play.live) play.tell('buildingDamaged', { seat: owner, system, kind, by: taker })
    return false
  }
  removeBuilding(s, place)
  s.trophies[trophyIndex(taker, kind === STARPORT ? TROPHY.starport : TROPHY.city, owner)]++
  if (play.live) play.tell('buildingDestroyed', { seat: owner, system, kind, by: taker })
  return true
}

/** Buildings of one owner in a system that are worth telling apart: one place for each kind, damage and slot or not. */
export function distinctBuildings(c: Content, s: State, system: number, owner: number): number[] {
  const places: number[] = []
  const base = system * PLACES
  for (let i = 0; i < PLACES; i++) {
    const code = s.buildings[base + i]
    if (code === 0 || ownerOf(code) !== owner) continue
    if (i === 1 && !c.systems.gate[system] && s.buildings[base] === code) continue
    places.push(base + i)
  }
  return places
}
