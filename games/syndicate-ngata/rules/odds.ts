import type { Content } from '../data/content.ts'

/** Chances that a table shows and a bot reckons with; never part of a state. */

const FACES = 6

/** That one of so many dice shows the need. */
export const chanceOf = (need: number, dice: number): number => 1 - ((need - 1) / FACES) ** dice

/** That the highest of some dice is at most a face. */
const atMost = (face: number, dice: number): number => (face / FACES) ** dice

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
