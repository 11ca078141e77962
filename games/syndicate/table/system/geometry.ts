import type { Point } from '#ui/engraving.ts'

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

/** Degrees from the top, clockwise, in the order of the table. Beams and routes join neighbours, and no route runs under the corners of the board. */
const bearings = [60, 0, 180, 240, 120, 303, 33, 334, 110, 67, 149, 264, 197, 298, 228, 232, 20, 114]
/** Kepler, and on a wide map Hypatia, on a narrow one Bohr Station. */
const namedAbove = { always: 15, wide: 13, narrow: 5 } as const
const NARROW = 520

const shares = [1, 0.67, 0.34]

/** On a map that is lower than this, worlds are smaller for the sake of their names. */
const LOW = 400

/** Degrees by which territories of one orbit stand apart at least, so that a corrected table is still legible. */
const apart = [34, 30, 70]

/** Text on the map is never smaller than 11 px. */
export const textSize = (scale: number): number => Math.max(11, 12 * Math.min(1.2, scale))
export const plateSize = (scale: number): number => textSize(scale) + 5
/** How far from the middle of a planet its name begins. */
export const nameTop = (planet: number): number => planet * 1.5 + 1
/** The side of a box of research. */
export const boxSize = (scale: number): number => 6.5 * Math.max(0.9, scale)

/** What the map needs of the tables of a game in this system. */
interface Zoned {
  readonly territories: { readonly zone: readonly number[] }
}

export function chartOf({ territories: { zone: zones } }: Zoned, width: number, height: number): Chart {
  const scale = Math.min(1.4, Math.max(height < LOW ? 0.6 : 0.7, Math.min(width / 664, height / 490)))
  const planet = 21 * scale
  const rim = rimOf(width, height, scale, planet, true)
  // Names stand where a planet and its name fit between two orbits; elsewhere only where something happens.
  const named = rim.ry * (shares[0] - shares[1]) >= planet * 2 + plateSize(scale)
  const { rx, ry, top } = named ? rim : rimOf(width, height, scale, planet, false)
  const star = { x: width / 2, y: top + ry }
  const orbits = shares.map((share): Orbit => ({ rx: Math.min(rx, ry * 1.62) * share, ry: Math.min(ry, rx * 1.42) * share }))
  const above = [namedAbove.always, width < NARROW ? namedAbove.narrow : namedAbove.wide]
  const places = anglesOf(zones).map((degrees, at): Place => {
    const zone = zones[at]
    return { at, zone, above: above.some((each) => each === at), ...onOrbit(star, orbits[zone], degrees) }
  })
  return { width, height, star, orbits, places, planet, scale, named }
}

/** The outermost orbit, with room around it for planets, their signs and names. */
function rimOf(width: number, height: number, scale: number, planet: number, named: boolean): Orbit & { readonly top: number } {
  const top = planet + 16 * scale
  const bottom = nameTop(planet) + (named ? plateSize(scale) + 6 : 0) + boxSize(scale)
  return { rx: width / 2 - planet - 14 * scale, ry: (height - top - bottom) / 2, top }
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

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** The plate of a name, about as wide as the name is in the typeface of the table. */
export function plateOf({ planet, scale }: Chart, { x, y, above }: Place, name: string): Box {
  const width = name.length * textSize(scale) * 0.575 + 10
  const height = plateSize(scale)
  return { x: x - width / 2, y: above ? y - nameTop(planet) - height : y + nameTop(planet), width, height }
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
