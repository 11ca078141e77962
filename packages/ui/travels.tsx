import './travels.css'
import { useEffect, useRef, useState, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import type { SeenEvent } from '#kernel/events.ts'
import { classNames } from './class-names.ts'
import type { Point } from './engraving.ts'
import { useMotion } from './motion.ts'

/** Pieces underway on a map: the course of the move in the making, and moves that have just been made. */

interface CourseProps {
  readonly className: string
  readonly start: Point
  readonly end: Point
  /** How far the course leaves the straight line, as a share of its length. */
  readonly bend: number
  /** The part of the way that is drawn, as shares: clear of what lies at both ends. */
  readonly drawn: readonly [first: number, last: number]
  /** Of so many straight pieces. */
  readonly pieces: number
}

/** A bent way with the head of an arrow. Colour and dashes are the game's. */
export function Course({ className, start, end, bend, drawn: [first, last], pieces }: CourseProps): ReactElement {
  const over = { x: (start.x + end.x) / 2 + (end.y - start.y) * bend, y: (start.y + end.y) / 2 - (end.x - start.x) * bend }
  const at = (share: number, axis: 'x' | 'y'): number => start[axis] * (1 - share) ** 2 + 2 * over[axis] * share * (1 - share) + end[axis] * share ** 2
  const course = Array.from({ length: pieces + 1 }, (_, i) => first + ((last - first) * i) / pieces).map((share) => ({ x: at(share, 'x'), y: at(share, 'y') }))
  const [before, tip] = course.slice(-2)
  const aim = (Math.atan2(tip.y - before.y, tip.x - before.x) * 180) / Math.PI
  return (
    <g className={classNames('ui-course', className)} aria-hidden="true">
      <path d={`M${course.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
      <path className="ui-course-head" d="M-9-5 0 0-9 5" transform={`translate(${tip.x.toFixed(1)} ${tip.y.toFixed(1)}) rotate(${aim.toFixed(1)})`} />
    </g>
  )
}

/** A move that has just been made. */
export interface Travel {
  readonly seat: number
  readonly from: Point
  readonly to: Point
  /** How many pieces went together. */
  readonly count: number
}

interface Shown extends Travel {
  readonly id: number
}

const LONGEST = 450

interface TravelsProps {
  readonly log: readonly SeenEvent[]
  /** Undefined for what is no move, or one that cannot be seen on the map. */
  travelOf(event: SeenEvent): Travel | undefined
  /** The piece that goes, drawn around 0 0. */
  children(travel: Travel): ReactNode
}

/** Shows moves of the last moments once, each as one piece. */
export function Travels({ log, travelOf, children }: TravelsProps): ReactElement | null {
  const motion = useMotion()
  const seen = useRef(log.length)
  const [travels, setTravels] = useState<readonly Shown[]>([])

  useEffect(() => {
    const since = seen.current
    seen.current = log.length
    // A table that is opened or taken back shows nothing; a long absence only its end.
    if (!motion || log.length <= since) return
    const fresh = log.slice(Math.max(since, log.length - 24)).flatMap((event, i): Shown[] => {
      const travel = travelOf(event)
      return travel ? [{ ...travel, id: log.length + i }] : []
    })
    if (fresh.length > 0) setTravels(fresh)
  }, [log, travelOf, motion])

  useEffect(() => {
    if (travels.length === 0) return
    const timer = setTimeout(() => setTravels([]), LONGEST)
    return () => clearTimeout(timer)
  }, [travels])

  if (travels.length === 0) return null
  return (
    <g className="ui-travels" aria-hidden="true">
      {travels.map((travel) => (
        <g key={travel.id} className="ui-travel" style={{ '--from-x': `${travel.from.x}px`, '--from-y': `${travel.from.y}px`, '--to-x': `${travel.to.x}px`, '--to-y': `${travel.to.y}px` } as CSSProperties}>
          {children(travel)}
        </g>
      ))}
    </g>
  )
}
