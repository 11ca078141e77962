import { FreeRoom, type Box, type Size } from './free-room.ts'
import type { Cell, Point } from './geometry.ts'

/** Where things stand in a cell: the label at the outer edge, the building slots on the planet, ships in the room that is left. */

export interface Room {
  readonly label: Box
  readonly slots: Box | undefined
  /** Where ships may stand; asked for a size, it says where that fits best. */
  place(size: Size): Box | undefined
  /** Places for several boxes, each where it fits; what finds no room of its own stands over the planet. */
  scatter(sizes: readonly Size[]): readonly Box[]
}

/** What ships need: the size of one, or of a count of them. */
export interface ShipsRoom {
  readonly size: Size
  readonly counted: boolean
}

/** How finely free room is looked for, and what is kept free along the border of a cell. */
const FINE = { grid: 1.5, edge: 1 }
const COARSE = { grid: 4, edge: 2.5 }

export const boxAround = ({ x, y }: Point, { width, height }: Size): Box => ({ x: x - width / 2, y: y - height / 2, width, height })

export function roomOf(cell: Cell, label: Size, slots: Size | undefined, ships: ShipsRoom, middle: Point): Room {
  const fineness = ships.counted ? FINE : COARSE
  const free = FreeRoom.of(cell, fineness)
  const along = (r: number): Point => ({ x: middle.x + r * Math.cos(cell.angle), y: middle.y + r * Math.sin(cell.angle) })
  /** The outermost place on the cell's axis that has room; the middle of the cell if none has. */
  const outermost = (size: Size): Box => {
    for (let r = cell.outer; r > cell.inner; r -= 1.5) {
      const box = boxAround(along(r), size)
      if (free.has(box)) return box
    }
    return free.nearest(size, cell.centre) ?? boxAround(cell.centre, size)
  }
  const innermost = (size: Size): Box => {
    for (let r = cell.inner; r < cell.outer; r += 1.5) {
      const box = boxAround(along(r), size)
      if (free.has(box)) return box
    }
    return outermost(size)
  }
  // Gates are read from the middle of the map, planets from its rim.
  const labelBox = cell.gate ? innermost(label) : outermost(label)
  free.take(labelBox, 2)
  const slotsBox = slots && (bestForShips(free, cell, slots, along, ships) ?? outermost(slots))
  if (slotsBox) free.take(slotsBox, ships.counted ? 0 : 2)
  const wish = along(cell.inner + (cell.outer - cell.inner) * (cell.gate ? 0.62 : ships.counted ? 0.1 : 0.3))
  // Whichever way leaves fewest without room of their own: from the inner end, the middle, the outer end, or the sides.
  const ways = [wish, cell.centre, along(cell.outer), cell.outline[0], cell.outline[cell.outline.length - 1]]
  const scatter = (sizes: readonly Size[]): readonly Box[] => {
    const tries = ways.map((way) => spread(free, sizes, way))
    const best = tries.reduce((one, other) => (homeless(other) < homeless(one) ? other : one))
    if (homeless(best) === 0) return best as readonly Box[]
    const bare = FreeRoom.of(cell, fineness)
    for (const box of [labelBox, ...best]) if (box) bare.take(box, 1)
    return best.map((box, i) => {
      const found = box ?? bare.nearest(sizes[i], wish) ?? boxAround(wish, sizes[i])
      bare.take(found, 1)
      return found
    })
  }
  return { label: labelBox, slots: slotsBox, place: (size) => free.nearest(size, wish), scatter }
}

/** Each box as near to a point as the others leave room for, or nowhere. */
function spread(free: FreeRoom, sizes: readonly Size[], wish: Point): readonly (Box | undefined)[] {
  const rest = free.copy()
  return sizes.map((size) => {
    const box = rest.nearest(size, wish)
    if (box) rest.take(box, 1)
    return box
  })
}

const homeless = (boxes: readonly (Box | undefined)[]): number => boxes.filter((box) => box === undefined).length

/** Of the places where the slots could go, one that leaves enough room for ships and stands well out in the cell. */
function bestForShips(free: FreeRoom, cell: Cell, slots: Size, along: (r: number) => Point, ships: ShipsRoom): Box | undefined {
  const wish = along(cell.inner + (cell.outer - cell.inner) * PLANET)
  const places: { readonly box: Box; readonly off: number }[] = []
  for (let r = cell.outer; r > cell.inner; r -= ships.counted ? 5 : 8)
    for (const aside of ships.counted ? [0, -0.4, 0.4, -0.8, 0.8] : [0, -0.35, 0.35]) {
      const { x, y } = along(r)
      const centre = { x: x - aside * slots.height * Math.sin(cell.angle), y: y + aside * slots.height * Math.cos(cell.angle) }
      const box = boxAround(centre, slots)
      if (free.has(box)) places.push({ box, off: Math.hypot(centre.x - wish.x, centre.y - wish.y) })
    }
  places.sort((one, other) => one.off - other.off)
  let best: Box | undefined
  let least = Infinity
  for (const { box, off } of places) {
    if (off >= least) break
    const cost = off + 1.4 * ships.size.width * lack(free.without(box, ships.counted ? 0 : 2), ships, wish)
    if (cost >= least) continue
    least = cost
    best = box
  }
  return best
}

/** How far the room falls short of what is wanted: a formation of ships, or the counts of two owners. */
function lack(rest: FreeRoom, { size, counted }: ShipsRoom, wish: Point): number {
  if (counted) {
    let placed = 0
    for (let box = rest.nearest(size, wish); box && placed < COUNTS; box = rest.nearest(size, wish)) {
      rest.take(box, 1)
      placed++
    }
    return COUNTS - placed
  }
  const room = formations.findIndex(([columns, rows]) => rest.any({ width: columns * size.width, height: rows * size.height }))
  return room < 0 ? formations.length : Math.max(0, room - ENOUGH)
}

/** How far out a planet stands in its cell. */
const PLANET = 0.78
/** Ships side by side and behind each other, the roomiest formations first; from the fourth on there is less room than is wanted. */
const formations: readonly (readonly [number, number])[] = [
  [4, 2],
  [3, 3],
  [2, 4],
  [3, 2],
  [2, 3],
  [5, 1],
  [4, 1],
  [2, 2],
  [3, 1],
  [1, 3],
  [2, 1],
  [1, 2],
]
const ENOUGH = 3
const COUNTS = 2
