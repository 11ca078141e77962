import { rounded } from './command.ts'
import { wilson } from './wilson.ts'
import type { ArenaResult } from './arena-games.ts'

export interface Standing {
  readonly bot: string
  /** What part of the games it won, all of its seats together. */
  readonly share: number
  readonly ci95: readonly [number, number]
  /** Above what its number of seats would win if all were alike. */
  readonly elo: number
  readonly elo95: readonly [number, number]
  /** Milliseconds per decision, and the longest. */
  readonly thought: number
  readonly longest: number
}

/** One row per name; a name that sits on several seats gets what all of them won. */
export function standings(bots: readonly string[], results: readonly ArenaResult[]): { games: number; table: Standing[] } {
  const played = results.filter((each) => 'shares' in each)
  const table = [...new Set(bots)].map((bot): Standing => {
    const places = bots.flatMap((name, i) => (name === bot ? [i] : []))
    const won = played.reduce((sum, { shares }) => sum + places.reduce((part, i) => part + shares[i], 0), 0)
    const decisions = played.reduce((sum, { thoughts }) => sum + places.reduce((part, i) => part + thoughts[i].decisions, 0), 0)
    const time = played.reduce((sum, { thoughts }) => sum + places.reduce((part, i) => part + thoughts[i].milliseconds, 0), 0)
    const longest = Math.max(0, ...played.flatMap(({ thoughts }) => places.map((i) => thoughts[i].longest)))
    const share = played.length > 0 ? won / played.length : 0
    const [low, high] = wilson(won, played.length)
    const fair = places.length / bots.length
    return {
      bot,
      share: rounded(share, 4),
      ci95: [rounded(low, 4), rounded(high, 4)],
      elo: Math.round(elo(share, fair)),
      elo95: [Math.round(elo(low, fair)), Math.round(elo(high, fair))],
      thought: decisions > 0 ? rounded(time / decisions, 2) : 0,
      longest: rounded(longest, 1),
    }
  })
  return { games: played.length, table }
}

/** The odds of a share against those of a fair one, on the scale where 400 points are ten to one. */
export function elo(share: number, fair: number): number {
  const held = Math.min(0.999, Math.max(0.001, share))
  if (fair <= 0 || fair >= 1) return 0
  return 400 * Math.log10((held / (1 - held)) / (fair / (1 - fair)))
}
