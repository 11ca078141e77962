import type { ArenaResult } from './arena-games.ts'
import { rounded } from './command.ts'
import { wilson } from './wilson.ts'

/** How often one side of a game, such as a faction, won when it was played. */
export interface SideStanding {
  readonly side: string
  /** Seats that played it. */
  readonly played: number
  readonly share: number
  readonly ci95: readonly [number, number]
  /** The share, held against that of a game in which all sides are alike. */
  readonly ofFair: number
}

/** One row per side, in the order of their names; none where a game has no sides. */
export function sidesIn(results: readonly ArenaResult[]): SideStanding[] {
  const tally = new Map<string, { played: number; won: number; fair: number }>()
  for (const result of results) {
    if (!('shares' in result)) continue
    result.sides?.forEach((side, i) => {
      const row = tally.get(side) ?? { played: 0, won: 0, fair: 0 }
      tally.set(side, { played: row.played + 1, won: row.won + result.shares[i], fair: row.fair + 1 / result.shares.length })
    })
  }
  return [...tally].sort(([one], [other]) => (one < other ? -1 : 1)).map(([side, { played, won, fair }]) => {
    const [low, high] = wilson(won, played)
    return { side, played, share: rounded(won / played, 4), ci95: [rounded(low, 4), rounded(high, 4)], ofFair: rounded(won / fair, 2) }
  })
}
