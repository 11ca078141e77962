import type { Content } from '../../data/content.ts'

/** Flat-top hexes that fill the room of the map: x = 1.5 q, y = √3 (r + q / 2), in sides. */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Hex extends Point {
  readonly region: number
  readonly outline: string
}

export interface Board {
  readonly width: number
  readonly height: number
  /** The length of a side in px. */
  readonly side: number
  readonly hexes: readonly Hex[]
  /** Where the drawing of the hexes begins and ends. */
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const ROOT3 = Math.sqrt(3)
/** Room around the hexes for the slab on which they lie, in sides. */
const RIM = 0.17
const LARGEST = 104
/** Under this, as on a phone, words on the map give way to figures. */
const SMALL = 47

export const isSmall = (side: number): boolean => side < SMALL

const round = (n: number): number => Math.round(n * 10) / 10

export function hexPath(x: number, y: number, side: number): string {
  const half = (side * ROOT3) / 2
  const corners = [
    [-side / 2, -half],
    [side / 2, -half],
    [side, 0],
    [side / 2, half],
    [-side / 2, half],
    [-side, 0],
  ]
  return `M${corners.map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`).join('L')}z`
}

export function boardOf({ q, r }: Content['map'], width: number, height: number): Board {
  const xs = q.map((each) => 1.5 * each)
  const ys = q.map((each, i) => ROOT3 * (r[i] + each / 2))
  const [minX, maxX, minY, maxY] = [Math.min(...xs) - 1, Math.max(...xs) + 1, Math.min(...ys) - ROOT3 / 2, Math.max(...ys) + ROOT3 / 2]
  const side = Math.min(width / (maxX - minX + 2 * RIM), height / (maxY - minY + 2 * RIM), LARGEST)
  const left = (width - (maxX - minX) * side) / 2
  const top = (height - (maxY - minY) * side) / 2
  const hexes = xs.map((each, region): Hex => {
    const x = round(left + (each - minX) * side)
    const y = round(top + (ys[region] - minY) * side)
    // A thin gap shows the stone between the regions.
    return { region, x, y, outline: hexPath(x, y, side * 0.982) }
  })
  return { width, height, side, hexes, left, top, right: width - left, bottom: height - top }
}

/** The ends of the side that two hexes share. */
export function sharedSide(one: Hex, other: Hex): readonly [Point, Point] {
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  const length = Math.hypot(other.x - one.x, other.y - one.y)
  const along = { x: -(other.y - one.y) / length, y: (other.x - one.x) / length }
  const half = length / ROOT3 / 2
  return [
    { x: middle.x - along.x * half, y: middle.y - along.y * half },
    { x: middle.x + along.x * half, y: middle.y + along.y * half },
  ]
}
