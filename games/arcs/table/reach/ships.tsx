import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { identities, type Identity } from '#ui/shapes.tsx'
import { PieceShape } from '../signs.tsx'
import type { ShipsHere } from '../view.ts'
import { arrange, shipsOf, type Pill, type Ship, type Standing } from './fleet.ts'
import type { Size } from './free-room.ts'
import type { Room, ShipsRoom } from './room.ts'
import type { Group } from './voyage.ts'

interface ShipsProps {
  readonly room: Room
  readonly ships: readonly ShipsHere[]
  readonly coming: (Group & { readonly seat: number }) | undefined
  readonly counted: boolean
  readonly scale: number
  readonly identityOf: (seat: number) => Identity
}

const none = { fresh: 0, damaged: 0 }
const shipShape = (scale: number): Size => ({ width: 23 * scale, height: 25 * scale })
const PILL = 16

/** What ships want of a cell. */
export const shipsRoom = (scale: number, counted: boolean): ShipsRoom => ({ size: counted ? { width: 31, height: PILL } : shipShape(scale), counted })

/** The ships of a system, one by one where there is room, otherwise counted. */
export function Ships({ room, ships, coming, counted, scale, identityOf }: ShipsProps): ReactElement | null {
  const here = coming && !ships.some(({ seat }) => seat === coming.seat) ? [...ships, { seat: coming.seat, ...none }] : ships
  if (here.length === 0) return null
  const comingTo = (seat: number): Group => (coming?.seat === seat ? coming : none)

  const groups = here.map((each) => shipsOf(each, comingTo(each.seat)))
  const fleet = counted ? undefined : arrange(room, groups, ({ count }) => (count > 1 ? 1.55 : 1), shipShape(scale), sizesFor(groups, scale))
  if (fleet)
    return (
      <g data-place="ships" className="reach-ships">
        {fleet.items.map((standing, i) => (
          <OneShip key={i} standing={standing} size={fleet.size} identity={identityOf(standing.item.seat)} />
        ))}
      </g>
    )

  const pills = here.map((each) => ({ ...each, ghost: comingTo(each.seat).fresh + comingTo(each.seat).damaged }))
  const size = Math.max(1, scale)
  const boxes = room.scatter(pills.map((pill) => ({ width: pillWidth(pill) * size, height: PILL * size })))
  return (
    <g data-place="ships" className="reach-ships">
      {pills.map((pill, i) => (
        <ShipPill key={pill.seat} pill={pill} x={boxes[i].x} y={boxes[i].y} scale={size} identity={identityOf(pill.seat)} />
      ))}
    </g>
  )
}

/** Smaller where it is crowded, but a number never under 11 px. */
function sizesFor(groups: readonly (readonly Ship[])[], scale: number): readonly number[] {
  const least = groups.some((group) => group.some(({ count }) => count > 1)) ? 0.76 : 0.6
  return [1, 0.92, 0.84, 0.76, 0.68, 0.6].filter((each) => each >= least / Math.min(1, scale))
}

function OneShip({ standing: { item, x, y }, size, identity }: { readonly standing: Standing<Ship>; readonly size: Size; readonly identity: Identity }): ReactElement {
  return (
    <g className={item.ghost ? 'reach-ship reach-ship-ghost' : 'reach-ship'} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(size.height / 25).toFixed(3)})`}>
      <g transform="translate(-0.5 0.5)">
        <PieceShape piece="ship" identity={identity} damaged={item.damaged} ghost={item.ghost} />
      </g>
      {item.count > 1 && (
        <text className="reach-ship-count" x={22} y={17.5}>
          {item.count}
        </text>
      )}
    </g>
  )
}

const pillWidth = (pill: Pill): number => plateWidth(pill) + (pill.ghost > 0 ? 16 : 0)
/** Is there a count of fresh ships to tell? */
const tells = ({ fresh, damaged, ghost }: Pill): boolean => fresh > 0 || (damaged === 0 && ghost === 0)
const freshWidth = (pill: Pill): number => 11 + (pill.fresh > 9 ? 15 : tells(pill) ? 9 : 0)
const plateWidth = (pill: Pill): number => freshWidth(pill) + (pill.damaged > 0 ? 12 : 0)

/** Shape, fresh count, and the damaged count in a dark box. */
function ShipPill({ pill, x, y, scale, identity }: { readonly pill: Pill; readonly x: number; readonly y: number; readonly scale: number; readonly identity: Identity }): ReactElement {
  const { id, ink, path } = identities[identity]
  const { fresh, damaged, ghost } = pill
  const wide = freshWidth(pill)
  const colour = `var(--player-${id})`
  const edge = `var(--player-${id}-edge)`
  return (
    <g className="reach-pill" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})`}>
      <rect x={0.5} y={0.5} width={plateWidth(pill) - 1} height={15} rx={4} fill={colour} stroke={edge} />
      <path d={path} fill={ink} transform="translate(2 4) scale(0.333)" />
      {tells(pill) && (
        <text className="reach-pill-number" x={11} y={12.2} fill={ink}>
          {fresh}
        </text>
      )}
      {damaged > 0 && (
        <>
          <rect className="reach-pill-dark" x={wide - 0.5} y={2} width={11} height={12} rx={3} />
          <text className="reach-pill-number" x={wide + 5} y={12.2} textAnchor="middle" fill={edge}>
            {damaged}
          </text>
        </>
      )}
      {ghost > 0 && (
        <text className={classNames('reach-pill-number', 'reach-pill-ghost')} x={plateWidth(pill) + 1} y={12.2} fill={edge}>
          +{ghost}
        </text>
      )}
    </g>
  )
}
