import type { Cell, Point } from './geometry.ts'

/** Where things stand in a cell: the label at the outer edge, the building slots on the planet, ships in the room that is left. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

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
  const scatter = (sizes: readonly Size[]): readonly Box[] => {
    const rest = free.copy()
    const bare = FreeRoom.of(cell, fineness)
    bare.take(labelBox, 0)
    return sizes.map((size) => {
      const box = rest.nearest(size, wish) ?? bare.nearest(size, wish) ?? boxAround(wish, size)
      rest.take(box, 1)
      bare.take(box, 1)
      return box
    })
  }
  return { label: labelBox, slots: slotsBox, place: (size) => free.nearest(size, wish), scatter }
}

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

/** The free points of a cell on a grid, with running sums, so that a box is tested in one step. */
class FreeRoom {
  private readonly grid: number
  private readonly left: number
  private readonly top: number
  private readonly columns: number
  private readonly rows: number
  private readonly free: Uint8Array
  private sums: Int32Array | undefined

  private constructor(grid: number, left: number, top: number, columns: number, rows: number, free: Uint8Array) {
    this.grid = grid
    this.left = left
    this.top = top
    this.columns = columns
    this.rows = rows
    this.free = free
  }

  static of({ outline }: Cell, { grid, edge }: typeof FINE): FreeRoom {
    const xs = outline.map(({ x }) => x)
    const ys = outline.map(({ y }) => y)
    const left = Math.min(...xs)
    const top = Math.min(...ys)
    const columns = Math.ceil((Math.max(...xs) - left) / grid) + 1
    const rows = Math.ceil((Math.max(...ys) - top) / grid) + 1
    const free = new Uint8Array(columns * rows)
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) if (isWellInside(outline, edge, left + column * grid, top + row * grid)) free[row * columns + column] = 1
    return new FreeRoom(grid, left, top, columns, rows, free)
  }

  has(box: Box): boolean {
    const [left, top, right, bottom] = this.cover(box, 0)
    return left >= 0 && top >= 0 && right < this.columns && bottom < this.rows && this.isFree(left, top, right - left + 1, bottom - top + 1)
  }

  take(box: Box, around: number): void {
    const [left, top, right, bottom] = this.cover(box, around)
    for (let row = Math.max(0, top); row <= Math.min(this.rows - 1, bottom); row++)
      this.free.fill(0, row * this.columns + Math.max(0, left), row * this.columns + Math.min(this.columns - 1, right) + 1)
    this.sums = undefined
  }

  copy(): FreeRoom {
    return new FreeRoom(this.grid, this.left, this.top, this.columns, this.rows, this.free.slice())
  }

  /** The room that is left beside a box. */
  without(box: Box, around: number): FreeRoom {
    const rest = this.copy()
    rest.take(box, around)
    return rest
  }

  /** Is there room for this size anywhere? */
  any(size: Size): boolean {
    const wide = this.span(size.width)
    const high = this.span(size.height)
    for (let row = 0; row + high <= this.rows; row++) for (let column = 0; column + wide <= this.columns; column++) if (this.isFree(column, row, wide, high)) return true
    return false
  }

  /** The free box of this size whose middle is nearest to a point. */
  nearest(size: Size, wish: Point): Box | undefined {
    const wide = this.span(size.width)
    const high = this.span(size.height)
    const atColumn = (wish.x - size.width / 2 - this.left) / this.grid
    const atRow = (wish.y - size.height / 2 - this.top) / this.grid
    let best: Box | undefined
    let least = Infinity
    for (let row = 0; row + high <= this.rows; row++)
      for (let column = 0; column + wide <= this.columns; column++) {
        const far = (column - atColumn) ** 2 + (row - atRow) ** 2
        if (far >= least || !this.isFree(column, row, wide, high)) continue
        least = far
        best = { x: this.left + column * this.grid, y: this.top + row * this.grid, width: size.width, height: size.height }
      }
    return best
  }

  /** Grid points that a length covers. */
  private span(length: number): number {
    return Math.ceil(length / this.grid) + 1
  }

  private isFree(column: number, row: number, wide: number, high: number): boolean {
    const sums = (this.sums ??= this.count())
    const line = this.columns + 1
    const top = row * line
    const bottom = (row + high) * line
    return sums[bottom + column + wide] - sums[top + column + wide] - sums[bottom + column] + sums[top + column] === wide * high
  }

  private cover({ x, y, width, height }: Box, around: number): readonly [number, number, number, number] {
    return [
      Math.floor((x - around - this.left) / this.grid),
      Math.floor((y - around - this.top) / this.grid),
      Math.ceil((x + width + around - this.left) / this.grid),
      Math.ceil((y + height + around - this.top) / this.grid),
    ]
  }

  private count(): Int32Array {
    const line = this.columns + 1
    const sums = new Int32Array(line * (this.rows + 1))
    for (let row = 0; row < this.rows; row++)
      for (let column = 0; column < this.columns; column++)
        sums[(row + 1) * line + column + 1] = this.free[row * this.columns + column] + sums[row * line + column + 1] + sums[(row + 1) * line + column] - sums[row * line + column]
    return sums
  }
}

/** Inside the outline and not too near to it. */
function isWellInside(outline: readonly Point[], edge: number, x: number, y: number): boolean {
  const near = edge * edge
  let inside = false
  let other = outline[outline.length - 1]
  for (const one of outline) {
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) inside = !inside
    if (squaredDistance(x, y, one, other) < near) return false
    other = one
  }
  return inside
}

/** From a point to a stretch of line, squared. */
function squaredDistance(x: number, y: number, from: Point, to: Point): number {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const along = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)))
  const offX = x - from.x - along * dx
  const offY = y - from.y - along * dy
  return offX * offX + offY * offY
}
