/** One question to the arena: what part of its games does the first bot win? */
export interface Cell {
  readonly game: string
  readonly seats: number
  readonly bots: readonly string[]
  /** The share that it should win at least; without one the share is only measured. */
  readonly target?: number
}

const FULL = 'search:1600'
const SHORT = 'search:160'

/** How many usually sit at a table. */
const USUAL: Readonly<Record<string, number>> = { 'res-arcana': 3, arcs: 4, circadians: 3, syndicate: 4 }
const SOLO = 'syndicate-ngata'

/** Greedy wins 48.4 % of 1,000 campaigns (docs/games/syndicate.md); search should win 20 points more. */
const SOLO_TARGET = 0.684

/** One among so many rivals should win this much more than its part. */
const ABOVE_FAIR = 1.8

/** Everything that docs/bots.md shows, the quickest first. */
export const cells: readonly Cell[] = [
  ...Object.keys(USUAL).map((game): Cell => ({ game, seats: 2, bots: ['greedy', 'random'], target: 0.95 })),
  { game: SOLO, seats: 1, bots: ['greedy'] },
  { game: SOLO, seats: 1, bots: [FULL], target: SOLO_TARGET },
  ...Object.keys(USUAL).map((game): Cell => ({ game, seats: 2, bots: [FULL, 'greedy'], target: 0.75 })),
  ...Object.keys(USUAL).map((game): Cell => ({ game, seats: 2, bots: [FULL, SHORT], target: 0.6 })),
  ...Object.entries(USUAL).map(([game, seats]): Cell => ({ game, seats, bots: [FULL, ...new Array<string>(seats - 1).fill('greedy')], target: ABOVE_FAIR / seats })),
]

/** Names a file, and is what `--only` looks at. */
export const nameOf = ({ game, seats, bots }: Cell): string => `${game}-${seats}-${[...new Set(bots)].join('-').replaceAll(':', '')}`
