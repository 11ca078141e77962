import './system.css'
import { useCallback, useMemo, useState, type CSSProperties, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { Dialogue } from '#ui/dialogue.tsx'
import { useSize } from '#ui/size.ts'
import type { TableProps } from '#ui/table-contract.ts'
import type { Turn } from '#ui/turn.ts'
import { useTable } from '../context.tsx'
import type { SyndicateView } from '../view.ts'
import { Destroyer } from './destroyer.tsx'
import { chartOf } from './geometry.ts'
import { Ground } from './ground.tsx'
import { Lanes } from './lanes.tsx'
import { PlanetDefs } from './planet.tsx'
import { Pulses } from './pulses.tsx'
import { Territory } from './territory.tsx'
import { TerritoryLines } from './territory-note.tsx'

export { systemPlaces } from './places.ts'

interface SystemProps {
  readonly props: TableProps<SyndicateView>
  readonly turn: Turn
}

/** Arcturus: the star, three zones as orbits, the worlds on them, and what joins and besieges them. */
export function System({ props: { view, log } }: SystemProps): ReactElement {
  const table = useTable()
  const { c, t, marked, territoryName } = table
  const [size, box] = useSize()
  const [looked, setLooked] = useState<number>()
  const chart = useMemo(() => size && chartOf(c, size.width, size.height), [c, size])
  const look = useCallback((at: number) => setLooked(at), [])
  return (
    <div ref={box} className="system">
      {chart && (
        <svg className="system-map" viewBox={`0 0 ${chart.width} ${chart.height}`} width={chart.width} height={chart.height} style={{ '--system-scale': chart.scale } as CSSProperties}>
          <PlanetDefs />
          <Ground chart={chart} star={t.map.star} zoneName={(zone) => t.map.zones[zone].short} />
          <Lanes chart={chart} />
          {chart.places.map((place) => (
            <Territory key={place.at} chart={chart} place={place} aimed={place.at === marked} look={look} />
          ))}
          <Destroyer chart={chart} at={view.destroyer} />
          <Pulses chart={chart} log={log} />
        </svg>
      )}
      {looked !== undefined &&
        // A dialogue is no part of a drawing.
        createPortal(
          <Dialogue open size="small" title={territoryName(looked)} onClose={() => setLooked(undefined)}>
            <TerritoryLines table={table} at={looked} />
          </Dialogue>,
          document.body,
        )}
    </div>
  )
}
