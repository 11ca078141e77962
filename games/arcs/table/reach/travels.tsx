import type { ReactElement } from 'react'
import type { SeenEvent } from '#kernel/events.ts'
import type { Identity } from '#ui/shapes.tsx'
import { Course, Travels, type Travel } from '#ui/travels.tsx'
import { PieceShape } from '../signs.tsx'
import type { Chart, Point } from './geometry.ts'

/** Ships underway: the course of the move in the making, and moves that have just been made. */

const centreOf = (chart: Chart, system: number): Point | undefined => chart.cells.find((cell) => cell.system === system)?.centre

/** The part of the way that is drawn: clear of the pieces and labels at both ends. */
const DRAWN = [0.2, 0.64] as const

/** The way from one system to the next, a little bent as a course is. */
export function ShipCourse({ chart, from, to }: { readonly chart: Chart; readonly from: number; readonly to: number }): ReactElement | null {
  const start = centreOf(chart, from)
  const end = centreOf(chart, to)
  return start && end ? <Course className="reach-path" start={start} end={end} bend={0.14} drawn={DRAWN} pieces={8} /> : null
}

/** Shows moves as one ship with their number. */
export function ShipTravels({ chart, log, identityOf }: { readonly chart: Chart; readonly log: readonly SeenEvent[]; readonly identityOf: (seat: number) => Identity }): ReactElement {
  return (
    <Travels log={log} travelOf={(event) => travelOf(chart, event)}>
      {({ seat, count }) => (
        <g transform="translate(-15 -15) scale(1.25)">
          <PieceShape piece="ship" identity={identityOf(seat)} />
          {count > 1 && (
            <text className="reach-ship-count" x={22} y={17.5}>
              {count}
            </text>
          )}
        </g>
      )}
    </Travels>
  )
}

function travelOf(chart: Chart, { type, data }: SeenEvent): Travel | undefined {
  if (type !== 'moved') return undefined
  const { seat, from, to, fresh, damaged } = data as Readonly<Record<string, number>>
  const start = centreOf(chart, from)
  const end = centreOf(chart, to)
  return start && end && { seat, from: start, to: end, count: fresh + damaged }
}
