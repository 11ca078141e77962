import type { ShipsHere } from '../view.ts'
import type { Size } from './free-room.ts'
import type { Room } from './room.ts'

/** How the ships of a system stand: one by one up to five of an owner, then counted; on a small map always counted. */

export interface Ship {
  readonly seat: number
  readonly damaged: boolean
  /** A ship that would be there. */
  readonly ghost: boolean
  /** Stands for so many. */
  readonly count: number
}

export interface Standing<T> {
  readonly item: T
  readonly x: number
  readonly y: number
}

export interface Fleet<T> {
  /** Of one item. */
  readonly size: Size
  readonly items: readonly Standing<T>[]
}

/** A count of one owner's ships, for a small map. */
export interface Pill {
  readonly seat: number
  readonly fresh: number
  readonly damaged: number
  readonly ghost: number
}

const ONE_BY_ONE = 5

/** Ships of each owner, those that would come last. */
export function shipsOf({ seat, fresh, damaged }: ShipsHere, coming: { readonly fresh: number; readonly damaged: number }): readonly Ship[] {
  return [
    ...some(seat, fresh, false, false, fresh + damaged > ONE_BY_ONE),
    ...some(seat, damaged, true, false, fresh + damaged > ONE_BY_ONE),
    ...some(seat, coming.fresh, false, true, coming.fresh + coming.damaged > ONE_BY_ONE),
    ...some(seat, coming.damaged, true, true, coming.fresh + coming.damaged > ONE_BY_ONE),
  ]
}

function some(seat: number, count: number, damaged: boolean, ghost: boolean, counted: boolean): readonly Ship[] {
  if (count === 0) return []
  if (counted) return [{ seat, damaged, ghost, count }]
  return Array.from({ length: count }, () => ({ seat, damaged, ghost, count: 1 }))
}

/**
 * Finds room for groups of items of a shape: as large as they may be, in lines that keep an owner's
 * ships together. Undefined when even the smallest do not fit.
 */
export function arrange<T>(room: Room, groups: readonly (readonly T[])[], widths: (item: T) => number, shape: Size, scales: readonly number[]): Fleet<T> | undefined {
  const all = groups.reduce((sum, group) => sum + group.length, 0)
  if (all === 0) return { size: shape, items: [] }
  for (const scale of scales) {
    const size = { width: shape.width * scale, height: shape.height * scale }
    for (const perLine of breadths(all)) {
      const lines = linesOf(groups, perLine)
      const placed = lines.map((line) => lineOf(line, widths, size))
      const width = Math.max(...placed.map((line) => line.width))
      const gap = 1
      const box = room.place({ width, height: lines.length * size.height + (lines.length - 1) * gap })
      if (!box) continue
      const items = placed.flatMap((line, i) => {
        const left = box.x + (width - line.width) / 2
        return line.items.map(({ item, x }) => ({ item, x: left + x, y: box.y + i * (size.height + gap) }))
      })
      return { size, items }
    }
  }
  return undefined
}

/** Items per line, the compact shapes first. */
function breadths(all: number): readonly number[] {
  const best = Math.ceil(Math.sqrt(all * 1.6))
  return Array.from({ length: all }, (_, i) => i + 1).sort((one, other) => Math.abs(one - best) - Math.abs(other - best) || other - one)
}

/** Groups into lines; a new owner begins a new line where it would be torn apart. */
function linesOf<T>(groups: readonly (readonly T[])[], perLine: number): readonly (readonly (readonly T[])[])[] {
  const lines: (readonly T[])[][] = [[]]
  let used = 0
  for (const group of groups) {
    if (group.length === 0) continue
    let rest = group
    if (used > 0 && used + group.length > perLine) {
      lines.push([])
      used = 0
    }
    while (rest.length > 0) {
      if (used >= perLine) {
        lines.push([])
        used = 0
      }
      const here = rest.slice(0, perLine - used)
      lines[lines.length - 1].push(here)
      used += here.length
      rest = rest.slice(here.length)
    }
  }
  return lines
}

function lineOf<T>(groups: readonly (readonly T[])[], widths: (item: T) => number, size: Size): { readonly width: number; readonly items: readonly { readonly item: T; readonly x: number }[] } {
  const items: { readonly item: T; readonly x: number }[] = []
  let x = 0
  groups.forEach((group, i) => {
    if (i > 0) x += size.width * 0.18
    for (const item of group) {
      items.push({ item, x })
      x += size.width * widths(item)
    }
  })
  return { width: x, items }
}
