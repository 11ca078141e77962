import type { ArenaResult } from './arena-games.ts'
import { rounded } from './command.ts'

/** When something that happens once came in the games of an arena, as parts of their length. */
export interface MilestoneStanding {
  readonly games: number
  readonly reached: number
  /** Half of the games came so far before it; a game in which it never comes counts as a whole one. */
  readonly median: number
  /** Games in which it came in the last third, or not at all. */
  readonly lastThird: number
}

/** None where a game has no milestone. */
export function milestoneIn(results: readonly ArenaResult[]): MilestoneStanding | undefined {
  const parts = results.flatMap((each) => ('shares' in each && each.milestone !== undefined ? [each.milestone] : []))
  if (parts.length === 0) return undefined
  const sorted = parts.map((part) => part ?? 1).sort((one, other) => one - other)
  const middle = sorted.length / 2
  const median = (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2
  return { games: parts.length, reached: parts.filter((part) => part !== null).length, median: rounded(median), lastThird: sorted.filter((part) => part >= 2 / 3).length }
}
