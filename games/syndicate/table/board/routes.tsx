import type { ReactElement } from 'react'
import { LineText } from '#ui/line.tsx'
import { useTip } from '#ui/tooltip.tsx'
import { plain } from '#words/line.ts'
import { basesOf } from '../../rules/bases.ts'
import { bits } from '../../rules/sets.ts'
import { useTable } from '../context.tsx'
import { MarkSign, OwnerSign } from '../signs.tsx'
import { asState, members } from '../view.ts'

/** Both trade routes: what they bring, and who is nearest to holding them. */
export function Routes(): ReactElement {
  const { c, view, t } = useTable()
  return (
    <ul className="syn-corner syn-corner-bottom-left syn-routes">
      {c.routes.ids.map((id, route) => (
        <Route key={id} route={route} />
      ))}
      {view.blockade === 1 && (
        <li className="syn-route">
          <MarkSign mark="destroyer" size={18} className="syn-route-destroyer" />
          {view.destroyer < 0 ? t.map.destroyerParked : <LineText line={t.map.destroyerAt(c.territories.ids[view.destroyer])} reach="none" />}
        </li>
      )}
    </ul>
  )
}

function Route({ route }: { readonly route: number }): ReactElement {
  const { c, view, players, t, who } = useTable()
  const stops = c.routes.stops[route]
  const of = bits(stops)
  const held = Array.from({ length: view.seats + view.phantom }, (_, owner) => ({ owner, n: bits(basesOf(asState(view), owner) & stops) })).filter(({ n }) => n > 0)
  const most = Math.max(0, ...held.map(({ n }) => n))
  const leaders = held.filter(({ n }) => n === most)
  const id = c.routes.ids[route]
  const stopIds = members(stops).map((at) => c.territories.ids[at])
  const tip = useTip(() => (
    <span className="syn-tip">
      <b>{t.map.route(id)}</b>
      <LineText line={t.map.routeStops(stopIds)} reach="none" />
      <span>{t.map.routeGain(c.routes.gain[route])}</span>
    </span>
  ))
  const spoken = [t.map.route(id), plain(t.map.routeStops(stopIds)), t.map.routeGain(c.routes.gain[route]), ...leaders.map(({ owner, n }) => plain(t.map.routeHeld(who(owner), n, of)))].join(', ')
  return (
    <li className="syn-route" tabIndex={0} aria-label={spoken} {...tip}>
      <span className="syn-route-id">{id}</span>
      <span>{t.map.routeGain(c.routes.gain[route])}</span>
      {leaders.length === 0 ? (
        <span className="syn-muted">{t.map.routeOpen}</span>
      ) : (
        leaders.map(({ owner }) => <OwnerSign key={owner} players={players} owner={owner} size={12} />)
      )}
      {leaders.length > 0 && <b>{`${most}/${of}`}</b>}
    </li>
  )
}
