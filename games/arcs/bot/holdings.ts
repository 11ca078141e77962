import type { Content } from '../data/content.ts'
import type { CourtEffect } from '../data/court.ts'
import { isOpen } from '../rules/slots.ts'
import { OUTRAGE, SEATS, SLOTS, TYPES, type State } from '../rules/state.ts'

/** What tokens, Guild cards and agents in the Court are worth besides what they count for ambitions. */

/** Prelude actions by type: Material, Fuel, Weapon, Relic, Psionic. */
const USES = [1, 0.8, 0.9, 1, 1.3]
/** An outraged type pays for nothing. */
const MUTE = 0.25

export function tokensWorth(s: State, seat: number): number {
  let sum = 0
  for (let slot = 0; slot < SLOTS; slot++) {
    const held = s.slots[seat * SLOTS + slot]
    if (held !== 0) sum += useOf(s, seat, held - 1)
  }
  return sum
}

/** The same, by the keys that a raider needs; what counts for a declared ambition is looked after first. */
export function tokensSafety(c: Content, s: State, seat: number): number {
  let wanted = 0
  for (let marker = 0; marker < s.markers.length; marker++) if (s.markers[marker] >= 0) wanted |= c.ambitions.icons[s.markers[marker]]
  let sum = 0
  for (let slot = 0; slot < SLOTS; slot++) {
    const held = s.slots[seat * SLOTS + slot]
    if (held !== 0) sum += (useOf(s, seat, held - 1) + ((wanted & (1 << (held - 1))) === 0 ? 0 : 2)) * c.slotKeys[slot]
  }
  return sum
}

export function freeSlots(c: Content, s: State, seat: number): number {
  let count = 0
  for (let slot = 0; slot < SLOTS; slot++) if (s.slots[seat * SLOTS + slot] === 0 && isOpen(c, s, seat, slot)) count++
  return count
}

const useOf = (s: State, seat: number, type: number): number => USES[type] * (s.outrage[seat * TYPES + type] === OUTRAGE.none ? 1 : MUTE)

/** What a card's own text adds to its icon. */
const TEXT: Partial<Readonly<Record<CourtEffect, number>>> = {
  loyal: 1,
  cartel: 1.6,
  'action manufacture': 0.7,
  'action synthesize': 0.7,
  'action pressgang': 0.3,
  'action execute': 0.3,
  'action abduct': 0.5,
  'action trade': 0.4,
  'prelude hoard': 0.9,
  'prelude levy': 0.8,
  'prelude garrison': 0.8,
  'prelude spy': 0.6,
  'prelude foresee': 0.5,
  'prelude persuade': 0.8,
  'prelude broker': 0.9,
  'prelude fence': 0.7,
  'union administration': 0.5,
  'union aggression': 0.5,
  'union construction': 0.5,
  'union mobilization': 0.5,
  'gate dice': 0.3,
  'reroll skirmish': 0.4,
  'see hand': 0.4,
  'secret declaration': 0.5,
  guard: 0.8,
  bards: 0.5,
  'secured uprising': 1.6,
  'secured demands': 1.4,
  'secured outrage': 0.6,
  'secured freedom': 0.9,
  'secured struggle': 1.5,
  'secured call': 0.9,
}

/** What each Court card is worth to whoever has it, or secures it if it is a Vox card. */
export function courtWorths(c: Content): number[] {
  return c.court.ids.map((_, card) => {
    let worth = c.court.icon[card] >= 0 ? 0.6 : 0
    for (const effect of Object.keys(TEXT) as (keyof typeof TEXT)[]) if ((c.court.does[effect] & (1 << card)) !== 0) worth += TEXT[effect] ?? 0
    return worth
  })
}

export function guildsWorth(s: State, seat: number, worths: readonly number[]): number {
  let sum = 0
  const held = s.holds[seat]
  for (let card = 0; held >> card !== 0; card++) if ((held & (1 << card)) !== 0) sum += worths[card]
  return sum
}

/** An icon counts for an ambition, and agents of Rivals would be Captives. */
const ICON = 0.9
const CAPTIVE = 0.45

/** Cards of the Court that the seat may hope to secure: surely the sooner the further it is ahead. */
export function influenceWorth(c: Content, s: State, seat: number, worths: readonly number[]): number {
  let sum = 0
  for (let place = 0; place < SEATS; place++) {
    const card = s.row[place]
    const own = s.influence[place * SEATS + seat]
    if (card < 0 || own === 0) continue
    let best = 0
    let rivals = 0
    for (let rival = 0; rival < SEATS; rival++) {
      if (rival === seat) continue
      const its = s.influence[place * SEATS + rival]
      rivals += its
      if (its > best) best = its
    }
    const lead = own - best
    const hope = lead > 1 ? 0.68 : lead === 1 ? 0.55 : lead === 0 ? 0.28 : 0.1
    sum += hope * (worths[card] + (c.court.icon[card] >= 0 ? ICON : 0) + rivals * CAPTIVE)
  }
  return sum
}

/** Agents at home are wanted, the first few more than the rest. */
export const agentsWorth = (s: State, seat: number): number => Math.min(3, s.agents[seat]) + 0.4 * Math.max(0, s.agents[seat] - 3)

export function outrages(s: State, seat: number): number {
  let count = 0
  for (let type = 0; type < TYPES; type++) if (s.outrage[seat * TYPES + type] !== OUTRAGE.none) count++
  return count
}

/** What it is good to be and to know, a matter of taste: for the draft, where nothing else tells them apart. */
const LEADERS: Readonly<Record<string, number>> = { LEAD01: 0.6, LEAD02: 0.9, LEAD03: 0.8, LEAD04: 0.7, LEAD05: 0.5, LEAD06: 0.7, LEAD07: 0.6, LEAD08: 0.8 }
const LORE: Readonly<Record<string, number>> = {
  L01: 0.6,
  L02: 0.6,
  L03: 0.5,
  L04: 0.4,
  L05: 0.4,
  L06: 0.5,
  L07: 0.5,
  L08: 0.4,
  L09: 0.5,
  L10: 0.6,
  L11: 0.6,
  L12: 0.4,
  L13: 0.5,
  L14: 0.6,
}

export function talentsOf(c: Content, s: State, seat: number): number {
  let sum = s.leader[seat] < 0 ? 0 : (LEADERS[c.leaders.ids[s.leader[seat]]] ?? 0)
  for (let card = 0; s.lore[seat] >> card !== 0; card++) if ((s.lore[seat] & (1 << card)) !== 0) sum += LORE[c.lore.ids[card]] ?? 0
  return sum
}
