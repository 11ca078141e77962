import type { ReactElement } from 'react'
import { badgePlace } from '#games/syndicate/table/system/badges.ts'
import { between, px, shift, type Chart } from '#games/syndicate/table/system/geometry.ts'
import { fitsRoute } from '../../rules/ship.ts'
import { useTable } from '../context.tsx'
import { asState, inSet } from '../view.ts'
import { passagesTo } from './reach.ts'

/** The two trade routes, solid where the ship could take one now, and the course to the place that is looked at. */
export function Lanes({ chart }: { readonly chart: Chart }): ReactElement {
  const { c, view, tables, territoryName } = useTable()
  const names = c.territories.ids.map((_, at) => territoryName(at))
  const open = fitsRoute(asState(view))
  return (
    <g className="system-lanes" aria-hidden="true">
      {tables.routes.rows.map(({ id, stops }) => {
        const ats = stops.map((stop) => c.territories.ids.indexOf(stop))
        const lanes = ats.slice(1).map((to, i) => ({ from: ats[i], to }))
        const held = open && inSet(c.territories.route[view.at], ats[0])
        return (
          <g key={id}>
            {lanes.map(({ from, to }) => (
              <path key={to} className={held ? 'system-route system-route-held' : 'system-route'} d={rails(chart, from, to)} />
            ))}
            <g className="system-badge" transform={shift(badgePlace(chart, names, lanes))}>
              <rect x={-10} y={-8.5} width={20} height={17} rx={4} />
              <text y={4.2}>{id}</text>
            </g>
          </g>
        )
      })}
      <Course chart={chart} />
    </g>
  )
}

/** Two rails between two stops. */
function rails(chart: Chart, from: number, to: number): string {
  const clear = chart.planet * 1.3
  const { start, end, along } = between(chart.places[from], chart.places[to], clear, clear)
  const side = 2.4 * chart.scale
  const rail = (sign: number): string => `M${px(start.x - along.y * side * sign)} ${px(start.y + along.x * side * sign)}L${px(end.x - along.y * side * sign)} ${px(end.y + along.x * side * sign)}`
  return rail(1) + rail(-1)
}

/** From the ship to the place that is looked at, if there is a way. */
function Course({ chart }: { readonly chart: Chart }): ReactElement | null {
  const table = useTable()
  const { selected, view } = table
  if (selected?.kind !== 'place' || !passagesTo(table, selected.at).some(({ option }) => option)) return null
  const clear = chart.planet * 1.7
  const { start, end } = between(chart.places[view.at], chart.places[selected.at], clear, clear)
  return <path className="ngata-course" d={`M${px(start.x)} ${px(start.y)}L${px(end.x)} ${px(end.y)}`} />
}
