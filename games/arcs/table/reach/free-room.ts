import type { Cell, Point } from './geometry.ts'

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

/** How finely room is looked for, and what is kept free along the border of a cell. */
export interface Fineness {
  readonly grid: number
  readonly edge: number
}

/** The free points of a cell on a grid, with running sums, so that a box is tested in one step. */
export class FreeRoom {
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

  static of({ outline }: Cell, { grid, edge }: Fineness): FreeRoom {
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
