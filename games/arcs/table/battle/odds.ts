import { resultsOf, rollsOf, type Handful, type Icons } from './dice.ts'
import { resolve, type Sides } from './resolution.ts'

/** What a handful of dice is worth, over all its rolls. */

/** In how many of all the rolls something counts 0, 1, 2, … */
export interface Distribution {
  readonly ways: readonly number[]
  readonly mean: number
}

export interface Odds {
  readonly rolls: number
  readonly hits: Distribution
  readonly building: Distribution
  readonly keys: Distribution
  /** Hits that own ships take, intercept included. */
  readonly taken: Distribution
  /** Rolls, out of all. */
  readonly intercept: number
  readonly trophy: number
  readonly buildingFalls: number
  readonly cityFalls: number
  readonly loses: number
  readonly losesAll: number
  readonly meanTrophies: number
  /** Rolls with at least so many keys and a ship left to use them, from 0 on. */
  readonly usable: readonly number[]
}

/** What cards do to a roll before it is resolved. */
export interface Bends {
  /** Signal Breaker: one intercept less (ARCS-18.6). */
  readonly breaker: boolean
  /** Mirror Plating: one intercept more if there is an assault die (ARCS-18.4). */
  readonly mirror: boolean
}

export function bend<T extends Pick<Icons, 'intercept'>>(icons: T, { breaker, mirror }: Bends, handful: Handful): T {
  const less = breaker && icons.intercept > 0 ? 1 : 0
  const more = mirror && handful[0] > 0 ? 1 : 0
  return { ...icons, intercept: icons.intercept - less + more }
}

export function oddsOf(handful: Handful, sides: Sides, bends: Bends): Odds {
  const rolls = rollsOf(handful)
  const hits = new Tally()
  const building = new Tally()
  const keys = new Tally()
  const taken = new Tally()
  const usable = new Tally()
  const found = { intercept: 0, trophy: 0, buildingFalls: 0, cityFalls: 0, loses: 0, losesAll: 0, trophies: 0 }

  for (const result of resultsOf(handful)) {
    const { ways } = result
    const bent = bend(result, bends, handful)
    const end = resolve(bent, sides)
    const survives = end.mine.fresh + end.mine.damaged > 0
    const trophies = end.shipsTaken + end.buildingsTaken
    hits.add(result.hits, ways)
    building.add(result.building, ways)
    keys.add(result.keys, ways)
    taken.add(end.taken, ways)
    if (survives) usable.add(result.keys, ways)
    if (bent.intercept > 0) found.intercept += ways
    if (trophies > 0) found.trophy += ways
    if (end.buildingsTaken > 0) found.buildingFalls += ways
    if (end.citiesTaken > 0) found.cityFalls += ways
    if (end.lost > 0) found.loses += ways
    if (!survives) found.losesAll += ways
    found.trophies += trophies * ways
  }

  const { trophies, ...counts } = found
  return { rolls, hits: hits.over(rolls), building: building.over(rolls), keys: keys.over(rolls), taken: taken.over(rolls), usable: usable.atLeast(), meanTrophies: trophies / rolls, ...counts }
}

export const percentOf = (ways: number, { rolls }: Pick<Odds, 'rolls'>): number => (100 * ways) / rolls

class Tally {
  private readonly ways: number[] = []

  add(value: number, ways: number): void {
    while (this.ways.length <= value) this.ways.push(0)
    this.ways[value] += ways
  }

  over(rolls: number): Distribution {
    return { ways: this.ways, mean: this.ways.reduce((sum, ways, value) => sum + ways * value, 0) / rolls }
  }

  /** Sums from each value to the end. */
  atLeast(): readonly number[] {
    return this.ways.map((_, from) => this.ways.slice(from).reduce((sum, ways) => sum + ways, 0))
  }
}
