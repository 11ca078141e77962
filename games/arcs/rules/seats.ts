import type { Content } from '../data/content.ts'
import type { CourtEffect } from '../data/court.ts'
import type { LeaderAbility } from '../data/leaders.ts'
import type { LoreEffect } from '../data/lore.ts'
import { zone } from './cards.ts'
import { SEATS, SLOTS, TROPHY, TYPES, type State } from './state.ts'

/** What a seat has and is: cards in play, icons, hand. Reads only. */

export const holds = (c: Content, s: State, seat: number, effect: CourtEffect): boolean =>
  (s.holds[seat] & c.court.does[effect]) !== 0

export const knows = (c: Content, s: State, seat: number, effect: LoreEffect): boolean =>
  (s.lore[seat] & c.lore.does[effect]) !== 0

export const isLed = (c: Content, s: State, seat: number, ability: LeaderAbility): boolean =>
  s.leader[seat] >= 0 && (c.leaders.has[ability] & (1 << s.leader[seat])) !== 0

export const hand = (s: State, seat: number): readonly number[] => s.cards.at[zone.hand + seat]

/** Seats from the initiative holder, clockwise. */
export function turnOrder(s: State): number[] {
  const order: number[] = []
  for (let i = 0; i < s.seats; i++) order.push((s.initiative + i) % s.seats)
  return order
}

export function tokensOf(s: State, seat: number, type: number): number {
  let count = 0
  for (let slot = seat * SLOTS; slot < (seat + 1) * SLOTS; slot++) if (s.slots[slot] === type + 1) count++
  return count
}

/** Tokens and Guild icons of a type (ARCS-15.7), without what lies on a Cartel. */
export const iconsOf = (c: Content, s: State, seat: number, type: number): number =>
  tokensOf(s, seat, type) + bits(s.holds[seat] & c.court.byIcon[type])

/** What counts for an ambition (ARCS-10.1). */
export function standing(c: Content, s: State, seat: number, ambition: number): number {
  let count = 0
  const icons = c.ambitions.icons[ambition]
  for (let type = 0; type < TYPES; type++) {
    if ((icons & (1 << type)) === 0) continue
    count += iconsOf(c, s, seat, type)
    if ((s.holds[seat] & c.court.cartel[type]) !== 0) count += s.supply[type]
  }
  if (c.ambitions.captives[ambition]) for (let owner = 0; owner < SEATS; owner++) count += s.captives[seat * SEATS + owner]
  if (c.ambitions.trophies[ambition]) count += trophiesOf(s, seat)
  return count
}

export function trophiesOf(s: State, seat: number): number {
  let count = 0
  for (let i = seat * SEATS * SEATS; i < (seat + 1) * SEATS * SEATS; i++) count += s.trophies[i]
  return count
}

export const trophyIndex = (holder: number, piece: number, owner: number): number => (holder * SEATS + piece) * SEATS + owner

/** Ships of a seat that stand on the map. */
export const shipsOnMap = (c: Content, s: State, seat: number): number => c.limits.ships - s.ships[seat] - takenFrom(s, seat, TROPHY.ship)

export const starportsOnMap = (c: Content, s: State, seat: number): number =>
  c.limits.starports - s.starports[seat] - takenFrom(s, seat, TROPHY.starport)

/** Pieces of a seat that lie among Trophies. */
export function takenFrom(s: State, seat: number, piece: number): number {
  let count = 0
  for (let holder = 0; holder < SEATS; holder++) count += s.trophies[trophyIndex(holder, piece, seat)]
  return count
}

export function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
