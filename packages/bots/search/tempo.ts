/** Further turns are counted as this many. */
const MOST = 4

/** Seen fewer times, a swing is taken to be smaller. */
const DOUBT = 2

/**
 * How much better or worse positions look when others have had their turn since, on an average. Lines
 * are followed to different lengths; without this an option would look good for being looked into less.
 */
export class Tempo {
  private readonly turns = Array.from({ length: MOST + 1 }, () => ({ count: 0, swings: [] as number[] }))

  /** Takes from the rewards after so many turns what those turns bring usually. `before` is what was promised when they began. */
  level(rewards: number[], before: readonly number[], turns: number): void {
    const usual = this.turns[Math.min(MOST, turns)]
    usual.count++
    for (let seat = 0; seat < rewards.length; seat++) {
      usual.swings[seat] = (usual.swings[seat] ?? 0) + rewards[seat] - before[seat]
      rewards[seat] = Math.min(1, Math.max(0, rewards[seat] - usual.swings[seat] / (usual.count + DOUBT)))
    }
  }
}
