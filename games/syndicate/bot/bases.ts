import { TERRITORIES, type Content } from '../data/content.ts'
import { CREDITS, CREW, INFLUENCE } from '../data/names.ts'
import { upkeep } from '../rules/collection.ts'
import { stockOf } from '../rules/resources.ts'
import { bits } from '../rules/sets.ts'
import { PHASE, RESOURCES, type State } from '../rules/state.ts'
import { collectionsSeen, dangerTo, noDanger } from './danger.ts'

/** What the bases of a seat will bring until the end, if they stand so long. */

/** A research marker is a part of a level; an active casino is luck with every mission. */
const BOX = 3.5
const LUCK = 1.5

export interface Yield {
  /** Credits until the end, resources of any kind among them, and influence in the same way. */
  credits: number
  influence: number
  /** Crew of one round, what bases cost taken off. */
  crew: number
  /** Crew that will be wanting at the next collection. */
  shortage: number
  /** Markers and luck that special bases will bring. */
  specials: number
  /** Trade routes: what complete ones bring, and what a route without its last stop promises. */
  routes: number
}

export const noYield = (): Yield => ({ credits: 0, influence: 0, crew: 0, shortage: 0, specials: 0, routes: 0 })

/** Turned over bases come back with the next Sovereign phase, before the collection unless that phase has begun. */
const isIdle = (s: State, at: number): boolean => s.destroyer === at || (s.down[at] === 1 && s.phase !== PHASE.players)

const danger = noDanger()

export function yieldOf(c: Content, s: State, seat: number, left: number, out: Yield): void {
  const racket = s.syndicate[seat] * RESOURCES
  out.credits = c.syndicates.racket[racket + CREDITS] * left
  out.influence = c.syndicates.racket[racket + INFLUENCE] * left
  out.crew = c.syndicates.racket[racket + CREW]
  out.specials = 0
  out.routes = 0
  let held = 0
  let needed = 0
  dangerTo(c, s, seat, danger)
  for (let at = 0; at < TERRITORIES; at++) {
    if (s.owner[at] !== seat) continue
    held |= 1 << at
    const seen = collectionsSeen(c, s, at, left, danger)
    const times = isIdle(s, at) ? Math.max(0, seen - 1) : seen
    const area = c.territories.zone[at] * RESOURCES
    out.credits += (c.zones.income[area + CREDITS] + c.territories.mining[at]) * times
    out.influence += c.zones.income[area + INFLUENCE] * times
    const cost = upkeep(c, s, seat, at)
    out.crew += c.zones.income[area + CREW] - cost
    needed += cost
    // What was marked and what will be: a marker counts once it can still make a level.
    if (c.territories.boxes[at] > 0) out.specials += (BOX * Math.min(1, left) * (s.research[at] + 0.5 * Math.min(times, 3))) / c.territories.boxes[at]
    out.specials += LUCK * c.territories.luck[at] * times
  }
  for (let route = 0; route < c.routes.stops.length; route++) out.routes += c.routes.gain[route] * routeHope(s, c.routes.stops[route], held, left)
  out.shortage = left > 0 ? Math.max(0, needed - Math.max(0, out.crew + needed) - stockOf(s, seat, CREW)) : 0
}

function routeHope(s: State, stops: number, held: number, left: number): number {
  const missing = stops & ~held
  if (missing === 0) return left * 0.85
  if (bits(missing) > 1) return 0
  return Math.max(0, left - 1) * (s.owner[31 - Math.clz32(missing)] < 0 ? 0.25 : 0.12)
}

/** What losing the base would cost its owner, or getting it bring another, in credits. */
export function baseWorth(c: Content, s: State, at: number, left: number): number {
  const area = c.territories.zone[at] * RESOURCES
  const round = 0.9 * (c.zones.income[area + CREDITS] + c.territories.mining[at]) + 0.5 * c.zones.income[area + INFLUENCE] + 0.4 * (c.zones.income[area + CREW] - c.zones.upkeep[c.territories.zone[at]])
  return round * left * 0.85 + s.pointsPerBase
}
