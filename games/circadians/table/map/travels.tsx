import { useEffect, useRef, useState, type CSSProperties, type ReactElement } from 'react'
import type { SeenEvent } from '#kernel/events.ts'
import { useMotion } from '#ui/motion.ts'
import type { Identity } from '#ui/shapes.tsx'
import { StackShape } from '../signs.tsx'
import type { Board, Point } from './geometry.ts'

/** Units underway: the path of the march in the making, and marches that have just been made. */

/** How far the way stays clear of the pieces at both ends, in sides. */
const CLEAR = { start: 0.45, end: 0.6 }

export function Path({ board, from, to }: { readonly board: Board; readonly from: number; readonly to: number }): ReactElement {
  const start = board.hexes[from]
  const end = board.hexes[to]
  const bend = { x: (start.x + end.x) / 2 + (end.y - start.y) * 0.13, y: (start.y + end.y) / 2 - (end.x - start.x) * 0.13 }
  const at = (share: number): Point => ({
    x: start.x * (1 - share) ** 2 + 2 * bend.x * share * (1 - share) + end.x * share ** 2,
    y: start.y * (1 - share) ** 2 + 2 * bend.y * share * (1 - share) + end.y * share ** 2,
  })
  const length = Math.hypot(end.x - start.x, end.y - start.y) / board.side
  const first = CLEAR.start / length
  const last = 1 - CLEAR.end / length
  const course = Array.from({ length: 10 }, (_, i) => at(first + ((last - first) * i) / 9))
  const [before, tip] = course.slice(-2)
  const aim = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI
  return (
    <g className="circ-path" aria-hidden="true">
      <path d={`M${course.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
      <path className="circ-path-head" d="M-9-5 0 0-9 5" transform={`translate(${tip.x.toFixed(1)} ${tip.y.toFixed(1)}) rotate(${aim.toFixed(1)})`} />
    </g>
  )
}

interface Travel {
  readonly id: number
  readonly seat: number
  readonly from: Point
  readonly to: Point
  readonly count: number
}

const LONGEST = 450

/** Shows marches of the last moments once, as one token with their number. */
export function Travels({ board, log, identityOf }: { readonly board: Board; readonly log: readonly SeenEvent[]; readonly identityOf: (seat: number) => Identity }): ReactElement | null {
  const motion = useMotion()
  const seen = useRef(log.length)
  const [travels, setTravels] = useState<readonly Travel[]>([])

  useEffect(() => {
    const since = seen.current
    seen.current = log.length
    // A table that is opened or taken back shows nothing; a long absence only its end.
    if (!motion || log.length <= since) return
    const fresh = log.slice(Math.max(since, log.length - 24)).flatMap((event, i) => travelOf(board, event, log.length + i))
    if (fresh.length > 0) setTravels(fresh)
  }, [log, board, motion])

  useEffect(() => {
    if (travels.length === 0) return
    const timer = setTimeout(() => setTravels([]), LONGEST)
    return () => clearTimeout(timer)
  }, [travels])

  if (travels.length === 0) return null
  const size = Math.max(18, board.side * 0.5)
  return (
    <g className="circ-travels" aria-hidden="true">
      {travels.map(({ id, seat, from, to, count }) => (
        <g key={id} className="circ-travel" style={{ '--from-x': `${from.x}px`, '--from-y': `${from.y}px`, '--to-x': `${to.x}px`, '--to-y': `${to.y}px` } as CSSProperties}>
          <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 24})`}>
            <StackShape identity={identityOf(seat)} count={count} />
          </g>
        </g>
      ))}
    </g>
  )
}

function travelOf(board: Board, { type, data }: SeenEvent, id: number): readonly Travel[] {
  if (type !== 'moved') return []
  const { seat, from, to, fighters, leaders } = data as { readonly seat: number; readonly from: number; readonly to: number; readonly fighters: number; readonly leaders: readonly number[] }
  return [{ id, seat, from: board.hexes[from], to: board.hexes[to], count: fighters + leaders.length }]
}
