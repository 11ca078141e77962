import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { chartOf, isSmall, scaleOf, type Cell, type Point } from '../table/reach/geometry.ts'
import { labelSize } from '../table/reach/label.tsx'
import type { Box } from '../table/reach/free-room.ts'
import { roomOf } from '../table/reach/room.ts'
import { shipsRoom } from '../table/reach/ships.tsx'
import { ahead, chainTo, groupsFrom, isMoving, originsOf } from '../table/reach/voyage.ts'
import type { ArcsView } from '../table/view.ts'
import { SEATS } from '../rules/state.ts'
import { content, game } from './table.ts'

const { systems, setups } = content
const outs = [...new Set(setups.map(({ out }) => out))]
/** A phone, the smallest desktop, a large one. */
const sizes = [
  [374, 384],
  [740, 450],
  [1300, 760],
] as const

const isIn = (out: number, system: number): boolean => (out & (1 << systems.cluster[system])) === 0

describe('the map', () => {
  it.each(outs)('ARCS-2.2 ARCS-2.3 ARCS-2.4 with clusters %i out, every border that may be crossed has its dot, and the passage stands for the rest', (out) => {
    const chart = chartOf(systems, out, 884, 542)
    const inPlay = systems.ids.flatMap((_, system) => (isIn(out, system) ? [system] : []))
    expect(chart.cells.map(({ system }) => system)).toEqual(inPlay)
    const pairs = inPlay.flatMap((system) => systems.adjacent[out][system].filter((other) => other > system))
    expect(chart.crossings.length + chart.voids.length).toBe(pairs.length)
    const clusters = 6 - chart.voids.flatMap((each) => each.clusters).length
    // Between two clusters in play stands a wall, unless their planets touch; a void has two.
    const touching = inPlay.filter((system) => !systems.gate[system] && systems.adjacent[out][system].some((other) => !systems.gate[other] && systems.cluster[other] !== systems.cluster[system])).length / 2
    expect(chart.walls.length).toBe(clusters - touching + chart.voids.length)
  })

  it('systems lie side by side and never over each other', () => {
    for (const out of outs) {
      const { cells } = chartOf(systems, out, 884, 542)
      for (const cell of cells) for (const other of cells) if (other !== cell) expect(contains(other.outline, cell.centre)).toBe(false)
    }
  })

  it.each(sizes)('at %i by %i, labels and slots stand inside their system and apart from each other', (width, height) => {
    for (const out of outs) {
      const chart = chartOf(systems, out, width, height)
      const scale = scaleOf(chart)
      const small = isSmall(chart)
      for (const cell of chart.cells) {
        const count = systems.slots[cell.system]
        const slots = cell.gate ? undefined : { width: count * 34 * scale + (count - 1) * 4 * scale, height: 34 * scale }
        const room = roomOf(cell, labelSize(cell.gate, small ? 'small' : 'full', Math.max(0.92, scale)), slots, shipsRoom(scale, small), chart.middle)
        expect(isInside(cell, room.label)).toBe(true)
        if (!room.slots) continue
        expect(isInside(cell, room.slots)).toBe(true)
        expect(overlap(room.label, room.slots)).toBe(false)
      }
    }
  })
})

describe('a move made on the map', () => {
  it('ARCS-7.8 ARCS-7.9 ARCS-7.10 the rules accept every origin, group and destination that the map offers, as one chain', () => {
    const random = new Random(7)
    let moves = 0
    let catapults = 0
    for (let i = 0; i < 24; i++) {
      const seats = 2 + (i % 3)
      const state = game.start({ leaders: i % 2 === 0 ? 'draft' : 'none' }, seats, secretFromSeed(`voyage ${i}`))
      for (let ply = 0; ply < 600 && state.over === 0; ply++) {
        const [pending] = game.pending(state)
        const { seat, frame } = pending
        if (!isMoving(frame)) {
          game.choose(state, pending, pending.options[random.int(pending.options.length)])
          continue
        }
        const view = game.view(state, seat) as ArcsView
        const origins = originsOf(view, frame)
        const from = origins[random.int(origins.length)]
        const groups = groupsFrom(view, frame, from)
        const group = groups[random.int(groups.length)]
        const next = ahead(view, frame, { from, ...group })
        const before = view.fresh[from * SEATS + seat]
        const to = next?.destinations[random.int(next.destinations.length)]
        // From a gate all the ships of a Catapult may have nowhere left to go.
        if (!next || to === undefined) {
          expect(frame.step).toBe('catapult')
          game.choose(state, pending, pending.options[0])
          continue
        }
        for (const key of chainTo(next, to)) game.answer(state, seat, key)
        expect(state.fresh[from * SEATS + seat]).toBe(before - group.fresh)
        moves++
        if (frame.step === 'catapult') catapults++
      }
    }
    expect(moves).toBeGreaterThan(200)
    expect(catapults).toBeGreaterThan(10)
  })
})

function contains(outline: readonly Point[], { x, y }: Point): boolean {
  let inside = false
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [one, other] = [outline[i], outline[j]]
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) inside = !inside
  }
  return inside
}

const isInside = ({ outline }: Cell, { x, y, width, height }: Box): boolean =>
  [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ].every((corner) => contains(outline, corner))

const overlap = (one: Box, other: Box): boolean => one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height
