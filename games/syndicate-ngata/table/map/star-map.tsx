import '#games/syndicate/table/system/system.css'
import './star-map.css'
import { useMemo, type CSSProperties, type ReactElement } from 'react'
import { chartOf } from '#games/syndicate/table/system/geometry.ts'
import { Ground } from '#games/syndicate/table/system/ground.tsx'
import { PlanetDefs } from '#games/syndicate/table/system/planet.tsx'
import { useSize } from '#ui/size.ts'
import { useTable } from '../context.tsx'
import { Lanes } from './lanes.tsx'
import { Place } from './place.tsx'
import { Ship } from './ship.tsx'

/** Arcturus from the cockpit: the worlds on their orbits, what waits there, and what it takes to get there. */
export function StarMap(): ReactElement {
  const { c, t, view } = useTable()
  const [size, box] = useSize()
  const chart = useMemo(() => size && chartOf(c, size.width, size.height), [c, size])
  return (
    <div ref={box} className="system">
      {chart && (
        <svg className="system-map" viewBox={`0 0 ${chart.width} ${chart.height}`} width={chart.width} height={chart.height} style={{ '--system-scale': chart.scale } as CSSProperties}>
          <PlanetDefs />
          <Ground chart={chart} star={t.map.star} zoneName={(zone) => t.map.short[zone]} />
          <Lanes chart={chart} />
          {chart.places.map((place) => (
            <Place key={place.at} chart={chart} place={place} />
          ))}
          <Ship chart={chart} at={view.at} />
        </svg>
      )}
    </div>
  )
}
