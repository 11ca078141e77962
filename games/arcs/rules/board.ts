import { CITY, STARPORT, type Content } from '../data/content.ts'
import { PLACES, SEATS, SYSTEMS, type State } from './state.ts'

/** The map: who has what where, and who controls it. Reads only. */

export const building = (owner: number, kind: number, damaged: number): number => 1 + owner * 4 + kind * 2 + damaged
export const ownerOf = (code: number): number => (code - 1) >> 2
export const kindOf = (code: number): number => ((code - 1) >> 1) & 1
export const isDamaged = (code: number): boolean => ((code - 1) & 1) === 1

export const adjacent = (c: Content, s: State, system: number): readonly number[] => c.systems.adjacent[s.out][system]

export const inPlay = (c: Content, s: State, system: number): boolean => (s.out & (1 << c.systems.cluster[system])) === 0

export const shipsAt = (s: State, system: number, seat: number): number =>
  s.fresh[system * SEATS + seat] + s.damaged[system * SEATS + seat]

/** ARCS-2.6: the seat with strictly more fresh ships than every other, or -1. */
export function controller(s: State, system: number): number {
  const base = system * SEATS
  let best = 0
  let who = -1
  for (let seat = 0; seat < SEATS; seat++) {
    const count = s.fresh[base + seat]
    if (count > best) {
      best = count
      who = seat
    } else if (count === best) who = -1
  }
  return who
}

export const controls = (s: State, system: number, seat: number): boolean =>
  s.fresh[system * SEATS + seat] > 0 && controller(s, system) === seat

/** Does somebody else control the system? */
export function rivalControls(s: State, system: number, seat: number): boolean {
  const who = controller(s, system)
  return who >= 0 && who !== seat
}

/** A building of this owner and kind (-1: any kind) in the system. */
export function hasBuilding(s: State, system: number, seat: number, kind: number): boolean {
  const base = system * PLACES
  for (let place = base; place < base + PLACES; place++) {
    const code = s.buildings[place]
    if (code !== 0 && ownerOf(code) === seat && (kind < 0 || kindOf(code) === kind)) return true
  }
  return false
}

export function hasFreshStarport(s: State, system: number, seat: number): boolean {
  const wanted = building(seat, STARPORT, 0)
  const base = system * PLACES
  return s.buildings[base] === wanted || s.buildings[base + 1] === wanted
}

export const hasPiece = (s: State, system: number, seat: number): boolean =>
  shipsAt(s, system, seat) > 0 || hasBuilding(s, system, seat, -1)

export function hasBuildingAnywhere(s: State, seat: number): boolean {
  for (const code of s.buildings) if (code !== 0 && ownerOf(code) === seat) return true
  return false
}

/** The first place for a building of this kind inside the slots, or on a gate its own place; -1 if there is none. */
export function freeSlot(c: Content, s: State, system: number): number {
  const base = system * PLACES
  for (let i = 0; i < c.systems.slots[system]; i++) if (s.buildings[base + i] === 0) return base + i
  return -1
}

/** ARCS-18.11: the types that a city yields and outrages, as a set: the planet's, or those of the cluster's planets with cities. */
export function cityTypes(c: Content, s: State, system: number): number {
  if (!c.systems.gate[system]) return 1 << c.systems.type[system]
  const cluster = c.systems.cluster[system]
  let types = 0
  for (let other = 0; other < SYSTEMS; other++) {
    if (c.systems.cluster[other] !== cluster || c.systems.gate[other]) continue
    for (let place = other * PLACES; place < (other + 1) * PLACES; place++) {
      const code = s.buildings[place]
      if (code !== 0 && kindOf(code) === CITY) types |= 1 << c.systems.type[other]
    }
  }
  return types
}
