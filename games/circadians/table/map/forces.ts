import type { Force, LeaderHere } from '../view.ts'
import { ROOT3, type Point } from './geometry.ts'

/** Where the units of a region stand: alone in the middle, two forces face to face, more of them in two rows. */

interface Standing extends Point {
  readonly seat: number
  readonly size: number
  readonly ghost: boolean
}

export interface Stack extends Standing {
  readonly count: number
}

export interface Plaque extends Standing {
  readonly leader: LeaderHere
}

export interface Arrangement {
  readonly stacks: readonly Stack[]
  readonly plaques: readonly Plaque[]
  /** Between two forces. */
  readonly swords: Point | undefined
}

type Unit = { readonly count: number } | { readonly leader: LeaderHere }
interface Item {
  readonly seat: number
  readonly unit: Unit
  readonly ghost: boolean
}

/** A leader is narrower than a stack, and the next one hides a part of it. */
const LEADER = 0.82
const LEADER_STEP = 0.66
const SMALLEST = 15

export function arrange(forces: readonly Force[], coming: Force | undefined, side: number): Arrangement {
  const here = coming && !forces.some(({ seat }) => seat === coming.seat) ? [...forces, { seat: coming.seat, fighters: 0, leaders: [] }] : forces
  const groups = here.map((force) => itemsOf(force, coming?.seat === force.seat ? coming : undefined))
  const facing = groups.length === 2
  const rows = groups.length <= 2 ? [groups] : [groups.slice(0, Math.ceil(groups.length / 2)), groups.slice(Math.ceil(groups.length / 2))]
  const stacks: Stack[] = []
  const plaques: Plaque[] = []
  let swords: Point | undefined
  rows.forEach((row, i) => {
    const y = rows.length === 1 ? -0.06 * side : (i === 0 ? -0.25 : 0.16) * side
    const wanted = (rows.length === 1 ? 0.52 : 0.38) * side
    const gap = facing ? 0.2 : 0.1
    const room = 2 * side * (1 - (Math.abs(y) / side + 0.2) / ROOT3) - 4
    const ordered = facing ? [row[0].toReversed(), row[1]] : row
    const total = ordered.reduce((sum, group) => sum + widthOf(group), gap * (ordered.length - 1))
    const size = Math.max(SMALLEST, Math.min(wanted, room / total))
    // The upper row makes room for the relic.
    let x = (-total * size) / 2 - (rows.length > 1 && i === 0 ? 0.09 * side : 0)
    ordered.forEach((group, g) => {
      if (g > 0) {
        if (facing) swords = { x: x + (gap * size) / 2, y }
        x += gap * size
      }
      for (const { seat, unit, ghost } of group) {
        if ('count' in unit) {
          stacks.push({ x: x + size / 2, y, seat, size, ghost, count: unit.count })
          x += size
        } else {
          plaques.push({ x: x + (LEADER_STEP * size) / 2, y, seat, size: size * LEADER * 1.2, ghost, leader: unit.leader })
          x += size * LEADER_STEP
        }
      }
    })
  })
  return { stacks, plaques, swords }
}

/** From the front to the back: fighters, then leaders, then those who would come. */
function itemsOf({ seat, fighters, leaders }: Force, coming: Force | undefined): readonly Item[] {
  const items = (count: number, chiefs: readonly LeaderHere[], ghost: boolean): readonly Item[] => [
    ...(count > 0 ? [{ seat, unit: { count }, ghost }] : []),
    ...chiefs.map((leader) => ({ seat, unit: { leader }, ghost })),
  ]
  return [...items(fighters, leaders, false), ...(coming ? items(coming.fighters, coming.leaders, true) : [])]
}

const widthOf = (group: readonly Item[]): number => group.reduce((sum, { unit }) => sum + ('count' in unit ? 1 : LEADER_STEP), 0)
