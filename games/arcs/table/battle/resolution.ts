import { option, type Option } from '#kernel/options.ts'
import type { Icons } from './dice.ts'

/**
 * How hits fall when somebody sensible gives them out: own losses as small, Trophies as many as may be.
 * It asks itself exactly the questions of the rules (ARCS-8.5 to 8.8), so that its answers can be sent.
 */

export interface ShipCount {
  readonly fresh: number
  readonly damaged: number
}

export interface Target {
  /** The place inside the system. */
  readonly place: number
  readonly city: boolean
  readonly damaged: boolean
}

export interface Sides {
  readonly mine: ShipCount
  readonly theirs: ShipCount
  readonly buildings: readonly Target[]
  /** On a gate every building is of its own kind; on a planet equal ones are not told apart. */
  readonly gate: boolean
}

export interface Resolution {
  readonly mine: ShipCount
  readonly theirs: ShipCount
  readonly buildings: readonly Target[]
  /** Ships lost, hits that struck own ships. */
  readonly lost: number
  readonly taken: number
  readonly shipsTaken: number
  readonly buildingsTaken: number
  readonly citiesTaken: number
  /** What the rules ask on the way, answered. */
  readonly answers: readonly Option[]
}

export function resolve({ self, intercept, hits, building }: Omit<Icons, 'keys'>, sides: Sides): Resolution {
  const mine = { ...sides.mine }
  const theirs = { ...sides.theirs }
  let buildings = sides.buildings
  const answers: Option[] = []
  let taken = 0
  let lost = 0
  let shipsTaken = 0
  let buildingsTaken = 0
  let citiesTaken = 0

  /** The attacker's own ships: fresh ones first, which saves the damaged. */
  const suffer = (count: number): void => {
    for (let left = count; left > 0 && mine.fresh + mine.damaged > 0; left--) {
      if (mine.fresh > 0 && mine.damaged > 0) answers.push(option('hitShip', 0))
      taken++
      if (mine.fresh > 0) {
        mine.fresh--
        mine.damaged++
      } else {
        mine.damaged--
        lost++
      }
    }
  }
  suffer(self)
  if (intercept > 0) suffer(theirs.fresh)

  // Damaged ships first, which takes most Trophies.
  let left = hits
  while (left > 0 && theirs.fresh + theirs.damaged > 0) {
    if (theirs.fresh > 0 && theirs.damaged > 0) answers.push(option('hitShip', 1))
    left--
    if (theirs.damaged > 0) {
      theirs.damaged--
      shipsTaken++
    } else {
      theirs.fresh--
      theirs.damaged++
    }
  }

  for (let struck = left + building; struck > 0 && buildings.length > 0; struck--) {
    const target = weakest(buildings)
    if (differing(buildings, sides.gate) > 1) answers.push(option('hitBuilding', target.place))
    if (target.damaged) {
      buildings = buildings.filter((each) => each !== target)
      buildingsTaken++
      if (target.city) citiesTaken++
    } else buildings = buildings.map((each) => (each === target ? { ...target, damaged: true } : each))
  }

  return { mine, theirs, buildings, taken, lost, shipsTaken, buildingsTaken, citiesTaken, answers }
}

/** A damaged building before a fresh one; a starport before a city, which would bring Outrage. */
const weakest = (buildings: readonly Target[]): Target => buildings.reduce((best, each) => (rank(each) < rank(best) ? each : best))
const rank = ({ damaged, city }: Target): number => (damaged ? 0 : 2) + (city ? 1 : 0)

/** How many buildings a player could tell apart: equal ones in the slots of a planet count as one. */
function differing(buildings: readonly Target[], gate: boolean): number {
  const [first, second] = [0, 1].map((place) => buildings.find((each) => each.place === place))
  const same = !gate && first !== undefined && second !== undefined && first.city === second.city && first.damaged === second.damaged
  return buildings.length - (same ? 1 : 0)
}
