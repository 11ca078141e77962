import { option, type Option } from '#kernel/options.ts'

/** Sets of small numbers (territories, technologies, seats) as bit masks. */

export function bits(set: number): number {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The lowest member of a set that is not empty. `set & (set - 1)` is the set without it. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set)

/** An option for each member. */
export function listSet(options: Option[], verb: string, set: number): void {
  for (let rest = set; rest !== 0; rest &= rest - 1) options.push(option(verb, lowest(rest)))
}
