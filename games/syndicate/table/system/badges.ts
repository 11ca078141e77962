import type { Point } from '#ui/engraving.ts'
import { plateOf, type Box, type Chart } from './geometry.ts'

/** Where the letter of a route stands: on one of its lanes, clear of worlds and names. */

interface Way {
  readonly from: number
  readonly to: number
}

const STEPS = 12
/** Farther away from everything is no better. */
const ENOUGH = 18

export function badgePlace(chart: Chart, names: readonly string[], lanes: readonly Way[]): Point {
  const plates = chart.places.map((place, at) => plateOf(chart, place, names[at]))
  let best: Point = chart.star
  let most = -Infinity
  for (const { from, to } of lanes) {
    const [start, end] = [chart.places[from], chart.places[to]]
    for (let step = 1; step < STEPS; step++) {
      const share = step / STEPS
      const point = { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }
      // Of places that are clear enough, the one nearest the middle of the lane.
      const room = Math.min(ENOUGH, roomAt(chart, plates, point)) - Math.abs(share - 0.5)
      if (room > most) [best, most] = [point, room]
    }
  }
  return best
}

/** How far the nearest world, with the ring of a choice around it, or name is. */
function roomAt({ places, planet }: Chart, plates: readonly Box[], point: Point): number {
  const worlds = places.map(({ x, y }) => Math.hypot(point.x - x, point.y - y) - planet * 1.65)
  return Math.min(...worlds, ...plates.map((plate) => away(plate, point)))
}

function away({ x, y, width, height }: Box, point: Point): number {
  return Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height))
}
