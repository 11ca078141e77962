/** Wrong one time in twenty, either way. */
const CERTAIN = Math.log(19)

/** How far from the line a share must be to count as clearly beside it. */
const CLEARLY = 0.05

export type Verdict = 'above' | 'below' | 'open'

/**
 * Wald's sequential test: is the share that is won above or below the line? Games are looked at in
 * their order, so that the answer does not depend on which of them was finished first.
 */
export function sequentialTest(won: readonly number[], line: number): { verdict: Verdict; games: number } {
  const above = Math.min(0.99, line + CLEARLY)
  const below = Math.max(0.01, line - CLEARLY)
  const win = Math.log(above / below)
  const loss = Math.log((1 - above) / (1 - below))
  let evidence = 0
  for (let games = 1; games <= won.length; games++) {
    const share = won[games - 1]
    evidence += share * win + (1 - share) * loss
    if (evidence >= CERTAIN) return { verdict: 'above', games }
    if (evidence <= -CERTAIN) return { verdict: 'below', games }
  }
  return { verdict: 'open', games: won.length }
}
