import type { Rules, TechnologyEffect } from './rules.ts'
import { TERRITORIES, type State } from './state.ts'
import { zone } from './zones.ts'

/** What the ship is, has and is free to do. Reads only. */

export const has = (rules: Rules, s: State, effect: TechnologyEffect): boolean => (s.techs & rules.does[effect]) !== 0

/** Is there a confrontation tile where the ship is (NG-4.9, NG-7.14)? */
export const isBlocked = (s: State): boolean => (s.blocked & (1 << s.at)) !== 0

/** The special mission under way, or -1. */
export const activeMission = (s: State): number => (s.cards.at[zone.active].length > 0 ? s.cards.at[zone.active][0] : -1)

export const keysAboard = (s: State): number => s.keys[0] + s.keys[1] + s.keys[2] + s.keys[3]

export const cubesAboard = (s: State): number => (s.cubes & 1) + (s.cubes >> 1)

/** NG-5.1, NG-10.1. */
export const contraband = (s: State): number => (s.keysAreContraband === 1 ? keysAboard(s) : 0) + s.crystals + cubesAboard(s)

/** NG-4.3, NG-11.4: on a trade route whatever is not in the compartment is found. */
export const fitsRoute = (s: State): boolean => contraband(s) <= s.compartment

/** NG-7.6 */
export const hasFreeTile = (rules: Rules, s: State): boolean => s.cards.at[zone.fled].length < rules.c.box.confrontationTiles

/** Crystals that the active courier mission has brought to its destinations. */
export function deliveredCrystals(s: State): number {
  let sum = 0
  for (let at = 0; at < TERRITORIES; at++) sum += s.delivered[at]
  return sum
}

/** The vault that takes keys, an index in the tables. */
export const currentVault = (rules: Rules, s: State): number => rules.c.variations[s.variation].vaults[s.opened]

/** The deck that can be drawn from where the ship is, or -1: Cora's and those of opened vaults. */
export function deckHere(rules: Rules, s: State): number {
  const place = s.variation * TERRITORIES + s.at
  return rules.deckAfter[place] <= s.opened ? rules.deckAt[place] : -1
}

/** Greatest of what the technologies make of a number and what it was without them. */
export function improved(rules: Rules, s: State, effect: TechnologyEffect, without: number): number {
  const { amount } = rules.c.technologies
  let best = without
  for (let rest = s.techs & rules.does[effect]; rest !== 0; rest &= rest - 1) best = Math.max(best, amount[31 - Math.clz32(rest & -rest)])
  return best
}

/** NG-6.12: a bribe with everything that makes it cheaper. */
export function bribePrice(rules: Rules, s: State, listed: number): number {
  const { amount, least } = rules.c.technologies
  let price = listed
  for (let rest = s.techs & rules.does['cheap bribes']; rest !== 0; rest &= rest - 1) {
    const tech = 31 - Math.clz32(rest & -rest)
    price = Math.min(price, Math.max(least[tech], price - amount[tech]))
  }
  return price
}

export const bits = (mask: number): number => {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
