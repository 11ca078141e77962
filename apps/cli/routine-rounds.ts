/** How far the learning of a routine's numbers has come, after whole rounds. */
export interface Learning {
  /** Rounds that are done. */
  readonly rounds: number
  readonly first: readonly number[]
  readonly numbers: readonly number[]
  /** Of late: where the results of games point to, each number in its steps. */
  readonly slopes: readonly number[]
  /** The numbers after each of the last rounds, added up. */
  readonly sum: readonly number[]
  readonly summed: number
  /** The numbers of some rounds on the way, latest last. */
  readonly snapshots: readonly (readonly number[])[]
}

/** How a run goes about it. */
export interface Pace {
  readonly rounds: number
  /** How far the numbers go in a round, all together, in their steps. */
  readonly step: number
  readonly steps: readonly number[]
}

/** Rounds between two snapshots. */
export const SNAPSHOT_EVERY = 8
const SNAPSHOTS = 3
/** What stays of the slopes from one round to the next. */
const KEPT = 0.8
/** The last rounds go this much slower, and are averaged. */
const SLOWER = 0.4

export const beginLearning = (first: readonly number[]): Learning => ({ rounds: 0, first, numbers: first, slopes: first.map(() => 0), sum: first.map(() => 0), summed: 0, snapshots: [] })

/** One round further, by the slopes that its games have shown. */
export function afterRound(before: Learning, shown: readonly number[], { rounds: planned, step, steps }: Pace): Learning {
  const last = before.rounds >= Math.floor((planned * 3) / 5)
  const slopes = before.slopes.map((slope, i) => KEPT * slope + (1 - KEPT) * shown[i])
  // Only their direction counts, so that it does no harm that they begin at nothing.
  const length = Math.sqrt(slopes.reduce((sum, slope) => sum + slope * slope, 0))
  const way = length > 0 ? (step * (last ? SLOWER : 1)) / length : 0
  const numbers = before.numbers.map((number, i) => number + way * slopes[i] * steps[i])
  const rounds = before.rounds + 1
  return {
    rounds,
    first: before.first,
    numbers,
    slopes,
    sum: last ? before.sum.map((sum, i) => sum + numbers[i]) : numbers.map(() => 0),
    summed: last ? before.summed + 1 : 0,
    snapshots: rounds % SNAPSHOT_EVERY === 0 ? [...before.snapshots, numbers].slice(-SNAPSHOTS) : before.snapshots,
  }
}

/** What a run has learned so far: the mean of its last rounds, since each of them is tossed about by luck. */
export const result = ({ numbers, sum, summed }: Learning): readonly number[] => (summed > 0 ? sum.map((each) => each / summed) : numbers)
