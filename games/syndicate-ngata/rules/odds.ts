import type { Content } from '../data/content.ts'

/** Chances that a table shows and a bot reckons with; never part of a state. */

const FACES = 6
/** More dice are never rolled at once. */
const DICE = 9

/** By face and number of dice: bots ask for these all the time. */
const powers = Array.from({ length: FACES + 1 }, (_, face) => Array.from({ length: DICE + 1 }, (_, dice) => (face / FACES) ** dice))

/** That the highest of some dice is at most a face. */
const atMost = (face: number, dice: number): number => powers[face][dice]

/** That one of so many dice shows the need. */
export const chanceOf = (need: number, dice: number): number => 1 - atMost(need - 1, dice)

/** NG-7.3: that the smuggler's highest die is greater than the enemy's. */
export function chanceToWin(mine: number, theirs: number): number {
  let chance = 0
  for (let face = 1; face <= FACES; face++) chance += (atMost(face, mine) - atMost(face - 1, mine)) * atMost(face - 1, theirs)
  return chance
}

/** NG-4.6: how likely a hyperjump with so many dice is safe, meets a confrontation, or is a trap. */
export function jumpChances({ box }: Content, dice: number): readonly [safe: number, confrontation: number, trap: number] {
  const safe = atMost(box.jumpSafe, dice)
  const met = atMost(box.jumpMeets, dice)
  return [safe, met - safe, 1 - met]
}
