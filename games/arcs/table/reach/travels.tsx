import { useEffect, useRef, useState, type CSSProperties, type ReactElement } from 'react'
import type { SeenEvent } from '#kernel/events.ts'
import { useMotion } from '#ui/motion.ts'
import type { Identity } from '#ui/shapes.tsx'
import { PieceShape } from '../signs.tsx'
import { pathOf, type Chart, type Point } from './geometry.ts'

/** Ships underway: the path of the move in the making, and moves that have just been made. */

const centreOf = (chart: Chart, system: number): Point | undefined => chart.cells.find((cell) => cell.system === system)?.centre

/** The part of the way that is drawn: clear of the pieces and labels at both ends. */
const FROM = 0.2
const TO = 0.64

/** The way from one system to the next, a little bent as a course is. */
export function Path({ chart, from, to }: { readonly chart: Chart; readonly from: number; readonly to: number }): ReactElement | null {
  const start = centreOf(chart, from)
  const end = centreOf(chart, to)
  if (!start || !end) return null
  const bend = { x: (start.x + end.x) / 2 + (end.y - start.y) * 0.14, y: (start.y + end.y) / 2 - (end.x - start.x) * 0.14 }
  const way = (share: number, axis: 'x' | 'y'): number => start[axis] * (1 - share) ** 2 + 2 * bend[axis] * share * (1 - share) + end[axis] * share ** 2
  const course = Array.from({ length: 9 }, (_, i) => FROM + ((TO - FROM) * i) / 8).map((share) => ({ x: way(share, 'x'), y: way(share, 'y') }))
  const [before, tip] = course.slice(-2)
  const aim = Math.atan2(tip.y - before.y, tip.x - before.x)
  return (
    <g className="reach-path" aria-hidden="true">
      <path d={pathOf(course, false)} />
      <path className="reach-path-head" d="M-9-5 0 0-9 5" transform={`translate(${tip.x.toFixed(1)} ${tip.y.toFixed(1)}) rotate(${((aim * 180) / Math.PI).toFixed(1)})`} />
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

/** Shows moves of the last moments once, as one ship with their number. */
export function Travels({ chart, log, identityOf }: { readonly chart: Chart; readonly log: readonly SeenEvent[]; readonly identityOf: (seat: number) => Identity }): ReactElement | null {
  const motion = useMotion()
  const seen = useRef(log.length)
  const [travels, setTravels] = useState<readonly Travel[]>([])

  useEffect(() => {
    const since = seen.current
    seen.current = log.length
    // A table that is opened or taken back shows nothing; a long absence only its end.
    if (!motion || log.length <= since) return
    const fresh = log.slice(Math.max(since, log.length - 24)).flatMap((event, i) => travelOf(chart, event, log.length + i))
    if (fresh.length > 0) setTravels(fresh)
  }, [log, chart, motion])

  useEffect(() => {
    if (travels.length === 0) return
    const timer = setTimeout(() => setTravels([]), LONGEST)
    return () => clearTimeout(timer)
  }, [travels])

  if (travels.length === 0) return null
  return (
    <g className="reach-travels" aria-hidden="true">
      {travels.map(({ id, seat, from, to, count }) => (
        <g key={id} className="reach-travel" style={{ '--from-x': `${from.x}px`, '--from-y': `${from.y}px`, '--to-x': `${to.x}px`, '--to-y': `${to.y}px` } as CSSProperties}>
          <g transform="translate(-15 -15) scale(1.25)">
            <PieceShape piece="ship" identity={identityOf(seat)} />
            {count > 1 && (
              <text className="reach-ship-count" x={22} y={17.5}>
                {count}
              </text>
            )}
          </g>
        </g>
      ))}
    </g>
  )
}

function travelOf(chart: Chart, { type, data }: SeenEvent, id: number): readonly Travel[] {
  if (type !== 'moved') return []
  const { seat, from, to, fresh, damaged } = data as Readonly<Record<string, number>>
  const start = centreOf(chart, from)
  const end = centreOf(chart, to)
  return start && end ? [{ id, seat, from: start, to: end, count: fresh + damaged }] : []
}
