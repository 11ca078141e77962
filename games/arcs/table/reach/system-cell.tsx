import './system-cell.css'
import { memo, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactElement, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { identities, type Identity } from '#ui/shapes.tsx'
import { useTip } from '#ui/tooltip.tsx'
import { placeOf } from '../../words/known.ts'
import { PieceShape } from '../signs.tsx'
import { content, planetOf, type BuildingHere, type ShipsHere } from '../view.ts'
import type { Group } from './voyage.ts'
import { pathOf, type Cell, type Point } from './geometry.ts'
import { Label, labelSize, type Holder, type LabelLook } from './label.tsx'
import { Planet } from './planets.tsx'
import type { Box } from './free-room.ts'
import { roomOf, type Room } from './room.ts'
import { Ships, shipsRoom } from './ships.tsx'

/** How a system is marked. */
export type Mark = 'can' | 'pointed' | 'origin' | 'plain'

export interface SystemCellProps {
  readonly cell: Cell
  readonly middle: Point
  readonly scale: number
  /** Ships are counted, not drawn one by one. */
  readonly counted: boolean
  readonly ships: readonly ShipsHere[]
  readonly buildings: readonly (BuildingHere & { readonly used: boolean })[]
  readonly holder: Holder
  /** Ships that would come or, being underway, leave. */
  readonly coming: (Group & { readonly seat: number }) | undefined
  readonly mark: Mark
  readonly can: boolean
  readonly spoken: string
  readonly identityOf: (seat: number) => Identity
  tip(system: number): ReactNode
  /** By touch nothing was pointed at before. */
  press(system: number, place: number | 'ships' | undefined, touch: boolean): void
  point(system: number | undefined): void
}

/** Made anew with every view, but mostly alike: a system is drawn again only when something in it changes. */
function sameCell(one: SystemCellProps, other: SystemCellProps): boolean {
  const { ships, buildings, coming, ...rest } = one
  const { ships: otherShips, buildings: otherBuildings, coming: otherComing, ...otherRest } = other
  return (
    sameList(ships, otherShips) &&
    sameList(buildings, otherBuildings) &&
    (coming === otherComing || (coming !== undefined && otherComing !== undefined && sameThing(coming, otherComing))) &&
    sameThing(rest, otherRest)
  )
}

const sameList = (some: readonly object[], others: readonly object[]): boolean => some.length === others.length && some.every((each, i) => sameThing(each, others[i]))
const sameThing = <T extends object>(one: T, other: T): boolean => (Object.keys(one) as (keyof T)[]).every((key) => Object.is(one[key], other[key]))

/** One system of the map: a control that tells what is there. */
export const SystemCell = memo(function SystemCell(props: SystemCellProps): ReactElement {
  const { cell, mark, can, spoken, holder } = props
  const { system } = cell
  const tip = useTip(() => props.tip(system), 'card')
  const room = cellRoom(props)
  const outline = pathOf(cell.outline)
  const owner = typeof holder === 'number' ? identities[holder].id : undefined
  const resource = planetOf(system)
  const touched = useRef(false)
  const press = (target: EventTarget): void => {
    const spot = target instanceof Element ? target.closest('[data-place]')?.getAttribute('data-place') : null
    props.press(system, spot === 'ships' ? 'ships' : spot ? Number(spot) : undefined, touched.current)
    touched.current = false
  }
  return (
    <g
      {...tip}
      role="button"
      tabIndex={0}
      aria-label={spoken}
      {...(can || mark === 'origin' ? { 'aria-pressed': mark === 'origin' } : {})}
      className={classNames('reach-system', `reach-system-${mark}`, can && 'reach-system-can', owner !== undefined && 'reach-system-held', holder === 'tie' && 'reach-system-tie')}
      style={owner === undefined ? undefined : ({ '--own': `var(--player-${owner})`, '--own-edge': `var(--player-${owner}-edge)` } as Record<string, string>)}
      data-system={content.systems.ids[system]}
      onClick={(event: MouseEvent) => press(event.target)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        props.press(system, undefined, false)
      }}
      onPointerDown={(event: PointerEvent) => {
        touched.current = event.pointerType === 'touch'
        tip.onPointerDown(event)
      }}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType === 'mouse') props.point(system)
        tip.onPointerEnter(event)
      }}
      onPointerLeave={(event: PointerEvent) => {
        if (event.pointerType === 'mouse') props.point(undefined)
        tip.onPointerLeave(event)
      }}
      onFocus={(event: FocusEvent<SVGGElement>) => {
        if (event.currentTarget.matches(':focus-visible')) props.point(system)
        tip.onFocus(event)
      }}
    >
      <clipPath id={`reach-cell-${system}`}>
        <path d={outline} />
      </clipPath>
      <path className={classNames('reach-cell', resource ? `reach-cell-${resource}` : 'reach-cell-gate')} d={outline} />
      {owner !== undefined && <path className="reach-cell-own" d={outline} />}
      <g clipPath={`url(#reach-cell-${system})`} className="reach-cell-scene">
        {resource && room.slots ? <Planet resource={resource} {...planetPlace(cell, room.slots, props.scale)} /> : <Gate cell={cell} />}
      </g>
      <path className="reach-cell-frame" d={outline} />
      {room.slots && <Slots {...props} box={room.slots} />}
      <Ships room={room} ships={props.ships} coming={props.coming} counted={props.counted} scale={props.scale} identityOf={props.identityOf} />
      <Label box={room.label} look={lookOf(props)} scale={labelScale(props.scale)} system={system} holder={holder} cluster={content.systems.cluster[system] + 1} symbol={placeOf(content.systems.ids[system]).symbol} />
    </g>
  )
}, sameCell)

/** Text on the map is never smaller than 11 px. */
const labelScale = (scale: number): number => Math.max(0.92, scale)
const lookOf = ({ counted }: SystemCellProps): LabelLook => (counted ? 'small' : 'full')
const slotRadius = (scale: number): number => 17 * scale

/** Slots of a planet; a gate has none, but buildings may stand there. */
function shownPlaces({ cell, buildings }: SystemCellProps): readonly number[] {
  const slots = cell.gate ? 0 : content.systems.slots[cell.system]
  const outside = buildings.filter(({ place }) => place >= slots).map(({ place }) => place)
  return [...Array.from({ length: slots }, (_, place) => place), ...outside]
}

const rooms = new WeakMap<Cell, Map<string, Room>>()

/** Rooms change only with the size of the map and the number of places shown. */
function cellRoom(props: SystemCellProps): Room {
  const { cell, scale, middle } = props
  const shown = shownPlaces(props).length
  const key = `${shown} ${scale}`
  const known = rooms.get(cell) ?? new Map<string, Room>()
  rooms.set(cell, known)
  const found = known.get(key)
  if (found) return found
  const look = lookOf(props)
  const radius = slotRadius(scale)
  const slots = shown === 0 ? undefined : { width: shown * radius * 2 + (shown - 1) * 4 * scale, height: radius * 2 }
  const room = roomOf(cell, labelSize(cell.gate, look, labelScale(scale)), slots, shipsRoom(scale, props.counted), middle)
  known.set(key, room)
  return room
}

/** Behind its slots, as large as the cell bears. */
function planetPlace({ inner, outer }: Cell, slots: Box, scale: number): { readonly x: number; readonly y: number; readonly radius: number } {
  return { x: slots.x + slots.width / 2, y: slots.y + slots.height / 2, radius: Math.min((outer - inner) * 0.46, Math.max(slots.width * 0.6, 46 * scale)) }
}

function Gate({ cell: { centre, inner, outer } }: { readonly cell: Cell }): ReactElement {
  const radius = (outer - inner) / 2
  return (
    <g className="reach-gate" transform={`translate(${centre.x.toFixed(1)} ${centre.y.toFixed(1)}) scale(${(radius / 50).toFixed(3)})`}>
      <circle r={62} />
      <circle r={44} />
      <circle r={26} />
      <path d="M0-62V62M-62 0H62M-44-44 44 44M44-44-44 44" />
    </g>
  )
}

function Slots(props: SystemCellProps & { readonly box: Box }): ReactElement {
  const { box, scale, buildings, identityOf } = props
  const radius = slotRadius(scale)
  return (
    <>
      {shownPlaces(props).map((place, i) => {
        const building = buildings.find((each) => each.place === place)
        const x = box.x + radius + i * (radius * 2 + 4 * scale)
        const y = box.y + radius
        return (
          <g key={place} data-place={place} className={classNames('reach-slot', building && 'reach-slot-full', place > 1 && 'reach-slot-outside')} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(radius / 17).toFixed(3)})`}>
            <circle r={16} />
            {building && (
              <g transform="translate(-13.2 -13.2) scale(1.1)">
                <PieceShape piece={building.piece} identity={identityOf(building.owner)} damaged={building.damaged} />
              </g>
            )}
            {building?.used && (
              <g className="reach-used" transform="translate(11 11)">
                <circle r={6} />
                <path d="M-2.8 0.2-0.8 2.4 3-2.2" />
              </g>
            )}
          </g>
        )
      })}
    </>
  )
}
