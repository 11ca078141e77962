import type { Point } from '#ui/engraving.ts'
import type { Content } from '../../data/content.ts'

/** Where everything lies on the map: three orbits around the star, as large as their place on the table allows. */

export interface Orbit {
  readonly rx: number
  readonly ry: number
}

/** A territory on its orbit. */
export interface Place extends Point {
  readonly at: number
  readonly zone: number
  /** Its name stands above it, where below it something else passes. */
  readonly above: boolean
}

export interface Chart {
  readonly width: number
  readonly height: number
  readonly star: Point
  /** From the rim to the star. */
  readonly orbits: readonly Orbit[]
  /** By territory. */
  readonly places: readonly Place[]
  /** The radius of a planet, and what everything else is scaled with. */
  readonly planet: number
  readonly scale: number
  /** There is room for every name. */
  readonly named: boolean
}

/** Degrees from the top, clockwise, in the order of the table. Beams and routes join neighbours. */
const bearings = [300, 0, 180, 120, 240, 60, 329, 16, 250, 290, 211, 90, 170, 52, 132, 124, 340, 252]
const KEPLER = 15

const shares = [1, 0.67, 0.34]

/** Below this height names would cover planets. */
const LEAST_NAMED = 292

/** Degrees by which territories of one orbit stand apart at least, so that a corrected table is still legible. */
const apart = [34, 30, 70]

export function chartOf(c: Content, width: number, height: number): Chart {
  const scale = Math.min(1.4, Math.max(0.7, Math.min(width / 664, height / 490)))
  const named = height >= LEAST_NAMED
  const planet = 20 * scale
  const above = planet + 12 * scale
  const below = planet + (named ? 10 * scale + 26 : 12 * scale)
  const aside = planet + (named ? Math.max(16, 26 * scale) : 14 * scale)
  const rim = { rx: width / 2 - aside, ry: (height - above - below) / 2 }
  const orbits = shares.map((share): Orbit => ({ rx: Math.min(rim.rx, rim.ry * 1.62) * share, ry: Math.min(rim.ry, rim.rx * 1.42) * share }))
  const star = { x: width / 2, y: above + rim.ry }
  const angles = anglesOf(c.territories.zone)
  const places = angles.map((degrees, at): Place => ({ at, zone: c.territories.zone[at], above: at === KEPLER, ...onOrbit(star, orbits[c.territories.zone[at]], degrees) }))
  return { width, height, star, orbits, places, planet, scale, named }
}

/** A point of an orbit, 0° at the top and clockwise. */
export function onOrbit(star: Point, { rx, ry }: Orbit, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return { x: star.x + rx * Math.sin(angle), y: star.y - ry * Math.cos(angle) }
}

function anglesOf(zones: readonly number[]): readonly number[] {
  const angles = [...bearings]
  for (let zone = 0; zone < shares.length; zone++) {
    const there = zones.flatMap((each, at) => (each === zone ? [at] : [])).sort((one, other) => bearings[one] - bearings[other])
    spread(angles, there, Math.min(apart[zone], 360 / Math.max(1, there.length)))
  }
  return angles
}

const ROUNDS = 60

/** Neighbours on a circle that are too near push each other away. */
function spread(angles: number[], ring: readonly number[], least: number): void {
  if (ring.length < 2) return
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false
    ring.forEach((at, i) => {
      const next = ring[(i + 1) % ring.length]
      const gap = (angles[next] - angles[at] + 720) % 360
      if (gap >= least - 0.01) return
      angles[at] -= (least - gap) / 2
      angles[next] += (least - gap) / 2
      moved = true
    })
    if (!moved) return
  }
}

/** The straight way between two points, clear of both by so much. */
export function between(from: Point, to: Point, clearFrom: number, clearTo: number): { readonly start: Point; readonly end: Point; readonly along: Point; readonly length: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  return {
    start: { x: from.x + along.x * clearFrom, y: from.y + along.y * clearFrom },
    end: { x: to.x - along.x * clearTo, y: to.y - along.y * clearTo },
    along,
    length: Math.max(0, length - clearFrom - clearTo),
  }
}

export const px = (value: number): string => value.toFixed(1)
export const shift = ({ x, y }: Point): string => `translate(${px(x)} ${px(y)})`
