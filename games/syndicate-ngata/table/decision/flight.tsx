import type { ReactElement } from 'react'
import { zones } from '#games/syndicate/data/names.ts'
import { classNames } from '#ui/class-names.ts'
import { hasVerb } from '#ui/turn.ts'
import { isSame, useTable, type Thing } from '../context.tsx'
import { passagesTo } from '../map/reach.ts'
import { RiskBar } from './way-rows.tsx'

/** Where to flee: on the map, or from this list by zones. */
export function Flight(): ReactElement {
  const table = useTable()
  const { c, offers, t, selected, select, territoryName, view } = table
  const targets = new Set(offers(hasVerb('flee')).map(({ facets }) => c.territories.ids.indexOf(facets['to'])))
  const aim = selected?.kind === 'place' ? passagesTo(table, selected.at)[0] : undefined
  return (
    <div className="ngata-flight" role="group" aria-label={t.confrontation.chooseFlight}>
      <p>{t.confrontation.chooseFlight}</p>
      {zones.map((zone, i) => {
        const there = c.territories.ids.flatMap((_, at) => (c.territories.zone[at] === i && targets.has(at) ? [at] : []))
        if (there.length === 0) return null
        return (
          <div key={zone} className="ngata-flight-zone">
            <small>{t.map.short[zone]}</small>
            {there.map((at) => {
              const thing: Thing = { kind: 'place', at }
              const picked = isSame(selected, thing)
              return (
                <button key={at} type="button" className={classNames('ngata-chip', picked && 'ngata-picked')} aria-pressed={picked} onClick={() => select(thing)}>
                  {territoryName(at)}
                </button>
              )
            })}
          </div>
        )
      })}
      {view.fleeRollsDice === 1 && aim && <RiskBar chances={aim.chances} />}
    </div>
  )
}
