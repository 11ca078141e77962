import type { Content } from '../data/content.ts'
import type { State } from '../rules/state.ts'

/** What whole games have taught about the syndicates. */

/** How often each wins, held against a fair share, with two to five players: docs/games/syndicate.md, 1,000 games each. */
const OF_FAIR: Readonly<Record<string, readonly number[]>> = {
  ascenders: [1, 1.13, 0.97, 0.77],
  fidge: [0.76, 0.86, 0.85, 0.9],
  kestrel: [1.09, 0.99, 1.02, 1.14],
  lazarus: [0.87, 0.91, 1.41, 1.11],
  montclair: [1.17, 1.14, 1.21, 1.07],
  ngata: [1.11, 0.9, 1.05, 1.31],
  orion: [0.98, 1.17, 0.68, 0.78],
  phnx: [0.83, 0.94, 1.16, 1.2],
  terrans: [1.33, 1.23, 1.04, 1.04],
  vimana_exchange: [1.13, 0.9, 0.97, 1.04],
}

/** In credits, for winning twice as often as is fair: more than syndicates differ by what they start with. */
const TWICE = 100

/** As long as the first round lasts; then it shows in what a syndicate has made of it. One that we do not know is like any other. */
export function openingWorth(c: Content, s: State, seat: number): number {
  if (s.round > 1 || s.syndicate[seat] < 0) return 0
  const shares = OF_FAIR[c.syndicates.ids[s.syndicate[seat]]]
  return shares === undefined ? 0 : TWICE * (shares[s.seats - 2] - 1)
}
