/** The dice of the box. Action and consequence dice have six faces, the crackdown die twelve. */

interface Luck {
  chance(n: number): number
}

export const ACTION_DIE = 6
export const CONSEQUENCE_DIE = 6
export const CRACKDOWN_DIE = 12

export const roll = (luck: Luck, sides: number): number => 1 + luck.chance(sides)

export function rollMany(luck: Luck, sides: number, count: number): number[] {
  const dice: number[] = []
  for (let i = 0; i < count; i++) dice.push(roll(luck, sides))
  return dice
}

/** Faces of an action die, of six, that reach a number with something added. */
export const facesThatReach = (win: number, plus: number): number => Math.max(0, Math.min(ACTION_DIE, ACTION_DIE + 1 + plus - win))
