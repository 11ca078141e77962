import type { ReactElement } from 'react'
import type { SeenEvent } from '#kernel/events.ts'
import type { Identity } from '#ui/shapes.tsx'
import { Course, Travels, type Travel } from '#ui/travels.tsx'
import { StackShape } from '../signs.tsx'
import type { Board } from './geometry.ts'

/** Units underway: the course of the march in the making, and marches that have just been made. */

/** How far the way stays clear of the pieces at both ends, in sides. */
const CLEAR = { start: 0.45, end: 0.6 }

export function MarchCourse({ board: { hexes, side }, from, to }: { readonly board: Board; readonly from: number; readonly to: number }): ReactElement {
  const start = hexes[from]
  const end = hexes[to]
  const length = Math.hypot(end.x - start.x, end.y - start.y) / side
  return <Course className="circ-path" start={start} end={end} bend={0.13} drawn={[CLEAR.start / length, 1 - CLEAR.end / length]} pieces={9} />
}

/** Shows marches as one token with their number. */
export function MarchTravels({ board, log, identityOf }: { readonly board: Board; readonly log: readonly SeenEvent[]; readonly identityOf: (seat: number) => Identity }): ReactElement {
  const size = Math.max(18, board.side * 0.5)
  return (
    <Travels log={log} travelOf={(event) => travelOf(board, event)}>
      {({ seat, count }) => (
        <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 24})`}>
          <StackShape identity={identityOf(seat)} count={count} />
        </g>
      )}
    </Travels>
  )
}

function travelOf({ hexes }: Board, { type, data }: SeenEvent): Travel | undefined {
  if (type !== 'moved') return undefined
  const { seat, from, to, fighters, leaders } = data as { readonly seat: number; readonly from: number; readonly to: number; readonly fighters: number; readonly leaders: readonly number[] }
  return { seat, from: hexes[from], to: hexes[to], count: fighters + leaders.length }
}
