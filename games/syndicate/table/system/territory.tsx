import './territory.css'
import type { CSSProperties, KeyboardEvent, ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { polar } from '#ui/engraving.ts'
import { choiceAttributes } from '#ui/selection.ts'
import { useTip } from '#ui/tooltip.tsx'
import { useTable } from '../context.tsx'
import { ownerLook } from '../signs.tsx'
import { shift, type Chart, type Place } from './geometry.ts'
import { Name, Research } from './label.tsx'
import { Planet } from './planet.tsx'
import { isSlow, meansTerritory } from './places.ts'
import { Signs } from './planet-signs.tsx'
import { healthAt, specialAt, spokenTerritory } from './standing.ts'
import { TerritoryNote } from './territory-note.tsx'

const RING = 23.5
const BASTIONS = 10
/** Signs stay legible where worlds are small. */
const LEAST_SIGN = 0.88

const bastions = Array.from({ length: BASTIONS }, (_, i) => {
  const turn = (i * 360) / BASTIONS + 18
  const points = [polar({ x: 0, y: 0 }, RING, turn - 7), polar({ x: 0, y: 0 }, RING + 5, turn - 6), polar({ x: 0, y: 0 }, RING + 5, turn + 6), polar({ x: 0, y: 0 }, RING, turn + 7)]
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}z`
}).join('')

interface TerritoryProps {
  readonly chart: Chart
  readonly place: Place
  /** Something is attempted here. */
  readonly aimed: boolean
  look(at: number): void
}

/** One territory: a control that tells what is there, and chooses it where that is a choice. */
export function Territory({ chart, place, aimed, look }: TerritoryProps): ReactElement {
  const table = useTable()
  const { c, view, players, turn, offers, press, selected, territoryName, optionLine } = table
  const { at } = place
  const fits = meansTerritory(table, at)
  const options = offers(fits)
  const can = options.length > 0
  const thing = `territory ${at}`
  const picked = selected?.thing === thing || options.some(({ key }) => turn.asking?.keys.includes(key) === true)
  const tip = useTip(() => <TerritoryNote table={table} at={at} />, 'card')
  const act = (): void => (can ? press(thing, fits, [territoryName(at)], isSlow(options)) : look(at))

  const owner = view.owner[at]
  const health = healthAt(table, at)
  const unit = chart.planet / 20
  const special = specialAt(table, at)
  const owned = owner < 0 ? undefined : ownerLook(players, owner)
  const boxes = c.territories.boxes[at]
  const shown = chart.named || aimed || picked
  return (
    <g
      {...tip}
      role="button"
      tabIndex={0}
      aria-label={spokenTerritory(table, at, options.map(optionLine))}
      {...choiceAttributes({ can, picked })}
      className={classNames('system-territory', `system-${health}`, can && 'system-can', picked && 'system-picked', aimed && 'system-aimed')}
      style={owned ? ({ '--own': owned.colour } as CSSProperties) : undefined}
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
        {owner >= 0 && view.fortified[at] === 1 && <path className="system-bastions" d={bastions} />}
        <circle className="system-mark" r={32} />
        {aimed && <path className="system-reticle" d="M0-40v9M0 40v-9M-40 0h9M40 0h-9" />}
        <Signs at={at} size={Math.max(1, LEAST_SIGN / unit)} />
      </g>
      {shown && <Name chart={chart} place={place} name={territoryName(at)} />}
      {boxes > 0 && <Research chart={chart} kind={special?.kind === 'military' ? 'military' : 'research'} done={view.research[at]} boxes={boxes} below={shown && !place.above} />}
    </g>
  )
}
