import { TERRITORIES } from '../rules/state.ts'

/** Jobs that one plan can hold; the least of more are left out. */
const MOST = 7

/** What one way from one territory to another costs. */
export type Leg = (from: number, to: number) => number

/**
 * The best round through some of the jobs: their prizes less the ways between them and the way home
 * from the last. A job may need others to be done before it, or be barred by them.
 */
export class Plan {
  private count = 0
  private at = 0
  /** By territory: what it takes before anything can be done there. */
  private tolls: readonly number[] = []
  private readonly places: number[] = []
  private readonly prizes: number[] = []
  private readonly needs: number[] = []
  private readonly bars: number[] = []
  private readonly best = new Float64Array(MOST << MOST)
  private readonly legs = new Float64Array(MOST * (MOST + 1))
  private readonly home = new Float64Array(MOST)

  begin(at: number, tolls: readonly number[]): void {
    this.count = 0
    this.at = at
    this.tolls = tolls
  }

  /** Answers the job as a set with one member, or the empty set when there is no room. */
  add(place: number, prize: number, needs = 0, bars = 0): number {
    const plain = needs === 0 && bars === 0
    if (plain)
      for (let i = 0; i < this.count; i++)
        if (this.places[i] === place && this.needs[i] === 0 && this.bars[i] === 0) {
          this.prizes[i] += prize
          return 1 << i
        }
    if (this.count === MOST) return 0
    const i = this.count++
    this.places[i] = place
    this.prizes[i] = prize - this.tolls[place]
    this.needs[i] = needs
    this.bars[i] = bars
    return 1 << i
  }

  /** `home` is the way home from a territory. */
  worth(leg: Leg, home: (from: number) => number): number {
    const { count, best, legs, prizes } = this
    for (let to = 0; to < count; to++) {
      this.home[to] = home(this.places[to])
      legs[MOST * MOST + to] = leg(this.at, this.places[to])
      for (let from = 0; from < count; from++) legs[from * MOST + to] = leg(this.places[from], this.places[to])
    }
    let most = 0 - home(this.at)
    for (let done = 1; done < 1 << count; done++)
      for (let last = 0; last < count; last++) {
        if ((done & (1 << last)) === 0) continue
        const before = done & ~(1 << last)
        let value = -Infinity
        if ((this.needs[last] & ~before) === 0 && (this.bars[last] & before) === 0) {
          if (before === 0) value = prizes[last] - legs[MOST * MOST + last]
          else
            for (let from = 0; from < count; from++) {
              if ((before & (1 << from)) === 0) continue
              const way = best[before * MOST + from] - legs[from * MOST + last] + prizes[last]
              if (way > value) value = way
            }
        }
        best[done * MOST + last] = value
        if (value - this.home[last] > most) most = value - this.home[last]
      }
    return most
  }
}

export const pair = (from: number, to: number): number => from * TERRITORIES + to
