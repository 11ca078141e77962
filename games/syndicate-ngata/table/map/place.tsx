import '#games/syndicate/table/system/territory.css'
import type { KeyboardEvent, ReactElement } from 'react'
import { shift, type Chart, type Place as At } from '#games/syndicate/table/system/geometry.ts'
import { Name } from '#games/syndicate/table/system/label.tsx'
import { Planet } from '#games/syndicate/table/system/planet.tsx'
import { classNames } from '#ui/class-names.ts'
import { useTip } from '#ui/tooltip.tsx'
import { isSame, useTable, type Thing } from '../context.tsx'
import { missionsTo } from '../view.ts'
import { PlaceNote } from './place-note.tsx'
import { PlaceSigns } from './place-signs.tsx'
import { spokenPlace } from './place-words.ts'
import { passagesTo, riskOf } from './reach.ts'

const RING = 23.5

/** One world: a first press looks at it, a second goes there where a single way leads. */
export function Place({ chart, place }: { readonly chart: Chart; readonly place: At }): ReactElement {
  const table = useTable()
  const { c, view, turn, select, selected, territoryName } = table
  const { at } = place
  const thing: Thing = { kind: 'place', at }
  const ways = passagesTo(table, at)
  const open = ways.flatMap(({ option }) => (option ? [option] : []))
  const can = open.length > 0
  const picked = isSame(selected, thing)
  const tip = useTip(() => <PlaceNote table={table} at={at} />, 'card')
  const act = (): void => (picked && open.length === 1 ? turn.choose(open[0]) : select(thing))
  const here = view.at === at
  const unit = chart.planet / 20
  const wanted = missionsTo(c, view, at).length > 0
  const shown = chart.named || picked || here || wanted
  return (
    <g
      {...tip}
      role="button"
      tabIndex={0}
      aria-label={spokenPlace(table, at)}
      aria-pressed={can || picked ? picked : undefined}
      className={classNames('system-territory ngata-place', can && 'system-can', can && `ngata-reach-${riskOf(ways[0])}`, picked && 'system-picked', here && 'ngata-here', !can && !here && 'ngata-far')}
      data-territory={c.territories.ids[at]}
      transform={shift(place)}
      onClick={act}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        act()
      }}
    >
      <circle className="system-hit" r={Math.max(22, 30 * unit)} />
      <g transform={`scale(${unit.toFixed(3)})`}>
        <circle className="system-halo" r={33} />
        <circle className="system-back" r={RING} />
        <Planet at={at} />
        <circle className="system-ring" r={RING} />
        <circle className="system-mark" r={32} />
        <PlaceSigns at={at} size={Math.max(1, 0.88 / unit)} />
      </g>
      {shown && <Name chart={chart} place={place} name={territoryName(at)} />}
    </g>
  )
}
