import { option } from '#kernel/options.ts'
import { because } from '#kernel/reason.ts'
import type { Blocked } from '#kernel/steps.ts'
import { CITY, STARPORT, type Content } from '../data/content.ts'
import { building, controls, freeSlot, hasBuilding, hasPiece, inPlay, isDamaged, kindOf, ownerOf, rivalControls } from './board.ts'
import type { Some } from './frames.ts'
import { cityHome, distinctBuildings, placeBuilding, placeShips, putShips, removeBuilding } from './pieces.ts'
import { knows, tokensOf } from './seats.ts'
import { loseToken } from './slots.ts'
import { OUTSIDE, PLACES, SEATS, SYSTEMS, USED, type State } from './state.ts'

/** Build (ARCS-7.4 to 7.7) with its lore, Summon, Prune, and Repair (ARCS-7.11). */

/** On a gate the first place is the city's and the second the starport's. */
const gatePlace = (system: number, kind: number): number => system * PLACES + kind

/** Where a building of this kind could go in a system, or -1 (ARCS-7.4, ARCS-18.8, ARCS-18.11). */
function placeFor(c: Content, s: State, seat: number, system: number, kind: number): number {
  if (!c.systems.gate[system]) return freeSlot(c, s, system)
  if (!knows(c, s, seat, kind === CITY ? 'gate stations' : 'gate ports')) return -1
  const place = gatePlace(system, kind)
  return s.buildings[place] === 0 ? place : -1
}

/** ARCS-18.9: a city outside the slots, for a resource of the planet's type. */
function canFloat(c: Content, s: State, seat: number, system: number): boolean {
  if (c.systems.gate[system] || s.buildings[system * PLACES + OUTSIDE] !== 0 || !knows(c, s, seat, 'cloud cities')) return false
  return tokensOf(s, seat, c.systems.type[system]) > 0
}

/** A starport of the seat that has not built in this turn, or -1. */
function idleStarport(s: State, seat: number, system: number): number {
  for (let i = 0; i < 2; i++) {
    const code = s.buildings[system * PLACES + i]
    if (code !== 0 && ownerOf(code) === seat && kindOf(code) === STARPORT && (s.marks[system] & (8 << i)) === 0) return i
  }
  return -1
}

export function canBuild(c: Content, s: State, seat: number): boolean {
  const buildings = s.cities[seat] > 0 || s.starports[seat] > 0
  for (let system = 0; system < SYSTEMS; system++) {
    if (!inPlay(c, s, system)) continue
    if (s.ships[seat] > 0 && idleStarport(s, seat, system) >= 0) return true
    if (!buildings || !hasPiece(s, system, seat)) continue
    if (s.cities[seat] > 0 && (placeFor(c, s, seat, system, CITY) >= 0 || canFloat(c, s, seat, system))) return true
    if (s.starports[seat] > 0 && placeFor(c, s, seat, system, STARPORT) >= 0) return true
  }
  return false
}

/** Where the seat has pieces, what it cannot build there. */
function blockedBuilds(c: Content, s: State, seat: number, blocked: Blocked[]): void {
  const none = because('ARCS-7.7', 'noneLeft')
  for (let system = 0; system < SYSTEMS; system++) {
    if (!inPlay(c, s, system) || !hasPiece(s, system, seat)) continue
    if (hasBuilding(s, system, seat, STARPORT)) {
      const ship = option('buildShip', system)
      if (s.ships[seat] === 0) blocked.push({ option: ship, reason: none })
      else if (idleStarport(s, seat, system) < 0) blocked.push({ option: ship, reason: because('ARCS-7.5', 'portBusy') })
    }
    if (c.systems.gate[system]) continue
    const full = placeFor(c, s, seat, system, CITY) < 0
    if (full || s.cities[seat] === 0) blocked.push({ option: option('buildCity', system), reason: full ? because('ARCS-7.4', 'noSlot') : none })
    if (full || s.starports[seat] === 0) blocked.push({ option: option('buildStarport', system), reason: full ? because('ARCS-7.4', 'noSlot') : none })
  }
}

/** ARCS-7.6 and ARCS-18.5. */
const builtDamaged = (c: Content, s: State, seat: number, system: number): boolean =>
  rivalControls(s, system, seat) && !knows(c, s, seat, 'harbors')

export function canSummon(s: State, seat: number): boolean {
  if (s.ships[seat] === 0 || (s.used & USED.summon) !== 0) return false
  for (let system = 0; system < SYSTEMS; system++) if (controls(s, system, seat) && hasAnyCity(s, system)) return true
  return false
}

function hasAnyCity(s: State, system: number): boolean {
  for (let place = system * PLACES; place < (system + 1) * PLACES; place++)
    if (s.buildings[place] !== 0 && kindOf(s.buildings[place]) === CITY) return true
  return false
}

export function canRepair(s: State, seat: number): boolean {
  for (let system = 0; system < SYSTEMS; system++) if (s.damaged[system * SEATS + seat] > 0) return true
  for (const code of s.buildings) if (code !== 0 && isDamaged(code) && ownerOf(code) === seat) return true
  return false
}

/** ARCS-12.2, ARCS-18.10: a building in a slot whose counterpart is in supply. */
function canPruneAt(c: Content, s: State, seat: number, place: number): boolean {
  const code = s.buildings[place]
  const i = place % PLACES
  if (code === 0 || ownerOf(code) !== seat || i === OUTSIDE || c.systems.gate[(place - i) / PLACES]) return false
  return kindOf(code) === CITY ? s.starports[seat] > 0 : s.cities[seat] > 0
}

export function canPrune(c: Content, s: State, seat: number): boolean {
  for (let place = 0; place < s.buildings.length; place++) if (canPruneAt(c, s, seat, place)) return true
  return false
}

export function buildSteps(c: Content): Some<'build' | 'summon' | 'prune' | 'repair'> {
  return {
    build: {
      micro: true,
      ask(s, { seat }, options) {
        for (let system = 0; system < SYSTEMS; system++) {
          if (!inPlay(c, s, system)) continue
          if (s.ships[seat] > 0 && idleStarport(s, seat, system) >= 0) options.push(option('buildShip', system))
          if (!hasPiece(s, system, seat)) continue
          if (s.cities[seat] > 0 && placeFor(c, s, seat, system, CITY) >= 0) options.push(option('buildCity', system))
          if (s.starports[seat] > 0 && placeFor(c, s, seat, system, STARPORT) >= 0) options.push(option('buildStarport', system))
          if (s.cities[seat] > 0 && canFloat(c, s, seat, system)) options.push(option('buildCloudCity', system))
        }
      },
      blocked: (s, { seat }, blocked) => blockedBuilds(c, s, seat, blocked),
      take(s, { seat }, { k, a: system }, play) {
        if (k === 'buildShip') {
          s.marks[system] |= 8 << idleStarport(s, seat, system)
          const damaged = builtDamaged(c, s, seat, system)
          putShips(s, seat, system, 1, damaged)
          if (play.live) play.tell('built', { seat, system, what: k, damaged: damaged ? 1 : 0 })
          return
        }
        const kind = k === 'buildStarport' ? STARPORT : CITY
        const place = k === 'buildCloudCity' ? system * PLACES + OUTSIDE : placeFor(c, s, seat, system, kind)
        if (k === 'buildCloudCity') {
          const type = c.systems.type[system]
          loseToken(c, s, seat, type)
          if (s.prelude === 1) s.spent[type]++
          else s.supply[type]++
        }
        const damaged = rivalControls(s, system, seat) ? 1 : 0
        placeBuilding(s, seat, kind, place, damaged)
        if (play.live) play.tell('built', { seat, system, what: k, damaged })
      },
    },
    summon: {
      micro: true,
      ask(s, { seat }, options) {
        for (let system = 0; system < SYSTEMS; system++)
          if (controls(s, system, seat) && hasAnyCity(s, system)) options.push(option('summon', system))
      },
      take(s, { seat }, { a: system }, play) {
        s.used |= USED.summon
        placeShips(s, play, seat, system, 1, builtDamaged(c, s, seat, system))
      },
    },
    prune: {
      micro: true,
      ask(s, { seat }, options) {
        for (let system = 0; system < SYSTEMS; system++)
          for (const place of distinctBuildings(c, s, system, seat))
            if (canPruneAt(c, s, seat, place)) options.push(option('prune', system, place % PLACES))
      },
      take(s, { seat }, { a: system, b: i }, play) {
        const place = system * PLACES + i
        const code = s.buildings[place]
        const kind = kindOf(code) === CITY ? STARPORT : CITY
        removeBuilding(s, place)
        if (kind === CITY) {
          s.starports[seat]++
          s.cities[seat]--
        } else {
          s.starports[seat]--
          cityHome(s, play, seat)
        }
        s.buildings[place] = building(seat, kind, isDamaged(code) ? 1 : 0)
        if (play.live) play.tell('pruned', { seat, system, kind })
      },
    },
    repair: {
      micro: true,
      ask(s, { seat }, options) {
        for (let system = 0; system < SYSTEMS; system++) {
          if (s.damaged[system * SEATS + seat] > 0) options.push(option('repairShip', system))
          for (const place of distinctBuildings(c, s, system, seat))
            if (isDamaged(s.buildings[place])) options.push(option('repairBuilding', system, place % PLACES))
        }
      },
      take(s, { seat }, { k, a: system, b: i }, play) {
        if (play.live) play.tell('repaired', { seat, system, what: k, kind: k === 'repairShip' ? -1 : kindOf(s.buildings[system * PLACES + i]) })
        if (k === 'repairShip') {
          s.damaged[system * SEATS + seat]--
          s.fresh[system * SEATS + seat]++
        } else s.buildings[system * PLACES + i]--
      },
    },
  }
}
