import { TERRITORIES, type Content } from '../../data/content.ts'
import { CREDITS, CREW, INFLUENCE } from '../../data/names.ts'
import { upkeep } from '../../rules/collection.ts'
import { stockOf } from '../../rules/resources.ts'
import { RESOURCES, type State } from '../../rules/state.ts'
import { collectionsLeft } from '../time.ts'
import { TIMES, type Numbers } from './numbers.ts'

/** What a seat sees at a glance, and what resources are worth to it. One is used again and again: whole games are played by it. */
export interface Sight {
  readonly c: Content
  readonly n: Numbers
  s: State
  seat: number
  /** Collections to come, and where they lie in `TIMES`: after which of them, and how far. */
  left: number
  time: number
  part: number
  isLast: boolean
  credits: number
  influence: number
  crew: number
  /** Own bases by zone, as a set, and fortified ones; free land by zone. */
  bases: number[]
  held: number
  fortified: number
  free: number[]
  /** Crew that the next collection brings, and that bases cost in it. */
  crewComing: number
  crewNeeded: number
  /** What the next step to each reward is worth, as far as it was asked. */
  steps: number[]
}

export const newSight = (c: Content, n: Numbers): Omit<Sight, 's'> => ({
  c,
  n,
  seat: 0,
  left: 0,
  time: 0,
  part: 0,
  isLast: false,
  credits: 0,
  influence: 0,
  crew: 0,
  bases: [0, 0, 0],
  held: 0,
  fortified: 0,
  free: [0, 0, 0],
  crewComing: 0,
  crewNeeded: 0,
  steps: c.rewards.vp.map(() => NaN),
})

export function look(x: Sight, s: State, seat: number): void {
  const { c } = x
  x.s = s
  x.seat = seat
  x.left = collectionsLeft(s)
  x.isLast = s.last === s.round
  placeInTime(x)
  x.credits = stockOf(s, seat, CREDITS)
  x.influence = stockOf(s, seat, INFLUENCE)
  x.crew = stockOf(s, seat, CREW)
  x.bases.fill(0)
  x.free.fill(0)
  x.steps.fill(NaN)
  x.held = 0
  x.fortified = 0
  x.crewNeeded = 0
  x.crewComing = c.syndicates.racket[s.syndicate[seat] * RESOURCES + CREW]
  for (let at = 0; at < TERRITORIES; at++) {
    const area = c.territories.zone[at]
    if (s.owner[at] < 0) x.free[area]++
    if (s.owner[at] !== seat) continue
    x.bases[area]++
    x.held |= 1 << at
    x.fortified += s.fortified[at]
    x.crewNeeded += upkeep(c, s, seat, at)
    x.crewComing += c.zones.income[area * RESOURCES + CREW]
  }
}

function placeInTime(x: Sight): void {
  const last = TIMES.length - 1
  const left = Math.max(TIMES[0], Math.min(TIMES[last], x.left))
  x.time = 0
  while (x.time < last - 1 && left >= TIMES[x.time + 1]) x.time++
  x.part = (left - TIMES[x.time]) / (TIMES[x.time + 1] - TIMES[x.time])
}

/** A number that changes with time, as it is now. */
export const now = ({ time, part }: Sight, row: readonly number[]): number => row[time] + part * (row[time + 1] - row[time])

export const allBases = ({ bases }: Sight): number => bases[0] + bases[1] + bases[2]

/** Stocks of which the first part is worth more than the rest. */
const ENOUGH_INFLUENCE = 8
const PLENTY_OF_INFLUENCE = 18
const ENOUGH_CREW = 12

/** In the last round nothing is left to buy: credits are points. */
export const creditWorth = (x: Sight): number => (x.isLast ? 1 : now(x, x.n.credit))

function influenceWorth(x: Sight, count: number): number {
  if (x.isLast) return 0
  const much = Math.max(0, Math.min(count, PLENTY_OF_INFLUENCE) - ENOUGH_INFLUENCE)
  return now(x, x.n.influence) * (Math.min(count, ENOUGH_INFLUENCE) + x.n.muchInfluence * much + x.n.plentyOfInfluence * Math.max(0, count - PLENTY_OF_INFLUENCE))
}

const crewWorth = (x: Sight, count: number): number => (x.isLast ? 0 : now(x, x.n.crew) * (Math.min(count, ENOUGH_CREW) + x.n.muchCrew * Math.max(0, count - ENOUGH_CREW)))

/** What it costs to give so much of what there is. */
export const influenceCost = (x: Sight, count: number): number => (count === 0 ? 0 : influenceWorth(x, x.influence) - influenceWorth(x, x.influence - count))
export const crewCost = (x: Sight, count: number): number => (count === 0 ? 0 : crewWorth(x, x.crew) - crewWorth(x, x.crew - count) + now(x, x.n.shortage) * (crewMissing(x, count) - crewMissing(x, 0)))

/** What bases cost in crew that there will not be: with so much more that is given away, or needed. */
export const crewMissing = (x: Sight, more: number): number => (x.left > 0 ? Math.max(0, x.crewNeeded - x.crewComing - x.crew + more) : 0)

/** What it costs in crew to man one more base of a zone, or brings. */
export function manningCost(x: Sight, area: number): number {
  const { upkeep: costs, income } = x.c.zones
  return now(x, x.n.shortage) * (crewMissing(x, costs[area] - income[area * RESOURCES + CREW]) - crewMissing(x, 0))
}

export const gainWorth = (x: Sight, credits: number, influence: number, crew: number): number =>
  credits * creditWorth(x) + influenceWorth(x, x.influence + influence) - influenceWorth(x, x.influence) + crewWorth(x, x.crew + crew) - crewWorth(x, x.crew)
