import type { DieContent } from '../../data/content.ts'
import { dice as kinds } from '../../data/names.ts'
import { content } from '../view.ts'

/** All rolls of a handful of dice, counted: exact, without drawing any. */

/** How many assault, skirmish and raid dice. */
export type Handful = readonly [assault: number, skirmish: number, raid: number]

/** Icons that a roll shows. */
export interface Icons {
  readonly self: number
  readonly intercept: number
  readonly hits: number
  readonly building: number
  readonly keys: number
}

/** A result, and in how many of all the rolls it comes up. */
export interface Result extends Icons {
  readonly ways: number
}

const nothing: Result = { self: 0, intercept: 0, hits: 0, building: 0, keys: 0, ways: 1 }

export const diceIn = (handful: Handful): number => handful[0] + handful[1] + handful[2]

/** Whole numbers stay exact up to 6^20, more than the dice in the box. */
export const rollsOf = (handful: Handful): number => 6 ** diceIn(handful)

export function resultsOf(handful: Handful): readonly Result[] {
  return kinds.reduce<readonly Result[]>((results, _, kind) => together(results, ofKind(content.dice[kind], handful[kind])), [nothing])
}

function ofKind(die: DieContent, count: number): readonly Result[] {
  const one = die.sides.map((ways, face) => ({ self: die.self[face], intercept: die.intercept[face], hits: die.hit[face], building: die.building[face], keys: die.key[face], ways }))
  let results: readonly Result[] = [nothing]
  for (let i = 0; i < count; i++) results = together(results, one)
  return results
}

/** Both at once, with equal results gathered. */
function together(some: readonly Result[], others: readonly Result[]): readonly Result[] {
  const found = new Map<number, Result>()
  for (const one of some)
    for (const other of others) {
      const sum = {
        self: one.self + other.self,
        intercept: one.intercept + other.intercept,
        hits: one.hits + other.hits,
        building: one.building + other.building,
        keys: one.keys + other.keys,
        ways: one.ways * other.ways,
      }
      const key = (((sum.self * 32 + sum.intercept) * 64 + sum.hits) * 32 + sum.building) * 64 + sum.keys
      const known = found.get(key)
      found.set(key, known ? { ...sum, ways: known.ways + sum.ways } : sum)
    }
  return [...found.values()]
}
