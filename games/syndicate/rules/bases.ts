import { TERRITORIES, type Content } from '../data/content.ts'
import { CREDITS, CREW, INFLUENCE } from '../data/names.ts'
import { has } from './seats.ts'
import { lowest } from './sets.ts'
import { RESOURCES, type State } from './state.ts'

/** Bases on the map: who holds what, what is active, what is shielded; and bases changing hands. */

/** Territories of an owner, as a set; the phantom is the owner after the last seat. */
export function basesOf(s: State, owner: number): number {
  let set = 0
  for (let at = 0; at < TERRITORIES; at++) if (s.owner[at] === owner) set |= 1 << at
  return set
}

export function countBases(s: State, owner: number): number {
  let count = 0
  for (let at = 0; at < TERRITORIES; at++) if (s.owner[at] === owner) count++
  return count
}

/** In play: held, face up and not blockaded. */
export const isActive = (s: State, at: number): boolean => s.owner[at] >= 0 && s.down[at] === 0 && s.destroyer !== at

/** Does an installation's beam count for the base: of the same owner, or granted by another's (SY-9.5)? */
export function isShielded(c: Content, s: State, at: number): boolean {
  for (let rest = c.territories.shieldedBy[at]; rest !== 0; rest &= rest - 1) {
    const from = lowest(rest)
    if (isActive(s, from) && (s.owner[from] === s.owner[at] || (s.granted[at] & (1 << from)) !== 0)) return true
  }
  return false
}

/** Fortified as far as assaults go: the tile, a beam or the owner's technology (SY-9.5, SY-19.5). */
export function resistsAssault(c: Content, s: State, at: number): boolean {
  const owner = s.owner[at]
  return s.fortified[at] === 1 || isShielded(c, s, at) || (owner < s.seats && has(c, s, owner, 'deflect'))
}

/** Bases of an owner in the zone nearest the star in which it has any, out of a set. */
export function highestBases(c: Content, set: number): number {
  for (let zone = c.territories.inZone.length - 1; zone >= 0; zone--) {
    const there = set & c.territories.inZone[zone]
    if (there !== 0) return there
  }
  return 0
}

/** What fortifying costs a seat in a zone, of one resource: the second part is crew or, if the table reads it so, influence (SY-2.4, SY-17.1, SY-18.8). */
export function fortifyPrice(c: Content, s: State, seat: number, zone: number, resource: number): number {
  const base = zone * RESOURCES
  let price = c.zones.fortify[base + resource]
  if (s.fortifyWith === INFLUENCE && resource !== CREDITS) price = resource === INFLUENCE ? price + c.zones.fortify[base + CREW] : 0
  return c.syndicates.halfFortify[s.syndicate[seat]] ? Math.ceil(price / 2) : price
}

/** A base passes to another owner: research is wiped and agreed protection ends (SY-9.10, SY-16.13). */
export function changeOwner(c: Content, s: State, at: number, owner: number): void {
  s.owner[at] = owner
  s.research[at] = 0
  s.granted[at] = 0
  for (let rest = c.territories.beams[at]; rest !== 0; rest &= rest - 1) s.granted[lowest(rest)] &= ~(1 << at)
}

/** A seized base is gone (SY-12.8). */
export function loseBase(c: Content, s: State, at: number): void {
  changeOwner(c, s, at, -1)
  s.fortified[at] = 0
  s.down[at] = 0
}
