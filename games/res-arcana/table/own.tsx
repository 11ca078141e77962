import './own.css'
import { useState, type ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { PlayerShape } from '#ui/shapes.tsx'
import { useTable } from './context.tsx'
import { Hand } from './hand.tsx'
import { Pool } from './pool.tsx'
import { Counts, PointsList, PointsSeal } from './seat-marks.tsx'
import { Tableau, type Density } from './tableau.tsx'
import { tableauOf } from './seen.ts'

/** The viewer's own area: components in play above, then points and pool beside the hand. */
export function OwnArea(): ReactElement {
  const { view, viewer, t } = useTable()
  const [density, setDensity] = useState<Density>('airy')
  const someTurned = tableauOf(view, viewer).some((card) => view.turned[card] === 1)
  return (
    <section className={classNames('ra-own', density === 'crowded' && 'ra-own-crowded')} aria-label={t.tabMine}>
      <div className="ra-own-head">
        <h3 className="ra-label">{t.yourComponents}</h3>
        {someTurned && <span className="ra-hint">{t.turnedUntilEnd}</span>}
      </div>
      <Tableau onDensity={setDensity} />
      <div className="ra-own-foot">
        <div className="ra-own-side">
          <OwnSummary />
          <Pool />
        </div>
        <Hand />
      </div>
    </section>
  )
}

export function OwnSummary(): ReactElement {
  const { view, viewer, players, t, props } = useTable()
  const me = players[viewer]
  return (
    <div className="ra-summary">
      <div className="ra-summary-head">
        <PlayerShape identity={me.identity} size={20} />
        <span className="ra-summary-name">{me.name}</span>
        <Counts seat={viewer} />
      </div>
      <div className="ra-summary-points">
        <PointsSeal seat={viewer} size={62} />
        <div>
          <PointsList seat={viewer} />
          {view.token !== viewer && (
            <p className="ra-token-line">
              <LineText line={t.tokenHeldBy(props.reader.player(view.token))} reach="none" />
            </p>
          )}
        </div>
      </div>
    </div>
  )
}
