import type { ReactElement } from 'react'
import { useTable } from '../context.tsx'
import { ownerLook } from '../signs.tsx'
import { badgePlace } from './badges.ts'
import { between, px, shift, type Chart } from './geometry.ts'
import { beamsOf, lanesOf, type Beam, type Lane } from './standing.ts'

/** What joins worlds: beams of military installations and the two trade routes. */

export function Lanes({ chart }: { readonly chart: Chart }): ReactElement {
  const table = useTable()
  const lanes = lanesOf(table)
  return (
    <g className="system-lanes" aria-hidden="true">
      {beamsOf(table).map((beam) => (
        <BeamCone key={`${beam.from} ${beam.to}`} chart={chart} beam={beam} />
      ))}
      {lanes.map((lane) => (
        <RouteLane key={`${lane.from} ${lane.to}`} chart={chart} lane={lane} />
      ))}
      {table.c.routes.ids.map((id, route) => (
        <RouteBadge key={id} chart={chart} lanes={lanes.filter((lane) => lane.route === route)} id={id} />
      ))}
    </g>
  )
}

/** From a point at the installation to the width of the world that it protects. */
function BeamCone({ chart, beam: { from, to, protects, granted } }: { readonly chart: Chart; readonly beam: Beam }): ReactElement {
  const { view, players } = useTable()
  const clear = chart.planet * 1.3
  const { start, end, along } = between(chart.places[from], chart.places[to], clear, clear)
  if (!protects) return <path className="system-beam-idle" d={`M${px(start.x)} ${px(start.y)}L${px(end.x)} ${px(end.y)}`} />
  const half = chart.planet * 0.62
  const left = `${px(end.x - along.y * half)} ${px(end.y + along.x * half)}`
  const right = `${px(end.x + along.y * half)} ${px(end.y - along.x * half)}`
  return (
    <g style={{ color: ownerLook(players, view.owner[from]).colour }} className={granted ? 'system-beam system-beam-granted' : 'system-beam'}>
      <path className="system-beam-light" d={`M${px(start.x)} ${px(start.y)}L${left}L${right}z`} />
      <path className="system-beam-core" d={`M${px(start.x)} ${px(start.y)}L${px(end.x)} ${px(end.y)}`} />
    </g>
  )
}

/** Two rails: solid where one player holds both ends, dashed where that is still to come. */
function RouteLane({ chart, lane: { from, to, holder, complete } }: { readonly chart: Chart; readonly lane: Lane }): ReactElement {
  const clear = chart.planet * 1.3
  const { start, end, along } = between(chart.places[from], chart.places[to], clear, clear)
  const side = 2.4 * chart.scale
  const rail = (sign: number): string => `M${px(start.x - along.y * side * sign)} ${px(start.y + along.x * side * sign)}L${px(end.x - along.y * side * sign)} ${px(end.y + along.x * side * sign)}`
  return <path className={`system-route${holder >= 0 ? ' system-route-held' : ''}${complete ? ' system-route-complete' : ''}`} d={rail(1) + rail(-1)} />
}

function RouteBadge({ chart, lanes, id }: { readonly chart: Chart; readonly lanes: readonly Lane[]; readonly id: string }): ReactElement {
  const { c, territoryName } = useTable()
  return (
    <g className="system-badge" transform={shift(badgePlace(chart, c.territories.ids.map((_, at) => territoryName(at)), lanes))}>
      <rect x={-10} y={-8.5} width={20} height={17} rx={4} />
      <text y={4.2}>{id}</text>
    </g>
  )
}
