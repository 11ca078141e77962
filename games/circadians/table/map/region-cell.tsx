import './region-cell.css'
import { memo, useRef, type CSSProperties, type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, type ReactElement, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { identities, type Identity } from '#ui/shapes.tsx'
import { useTip } from '#ui/tooltip.tsx'
import type { Faction } from '../../data/names.ts'
import { codes } from '../../data/notation.ts'
import { BuildingShape, CodeShape, CrestShape, MarkShape } from '../signs.tsx'
import type { Force, Ground, SiteHere } from '../view.ts'
import { hexPath, type Hex } from './geometry.ts'
import type { Spot } from './places.ts'
import { Terrain } from './terrain.tsx'
import { Units } from './units.tsx'

/** How a region is marked. */
export type Mark = 'can' | 'pointed' | 'origin' | 'plain'

/** Everything that is drawn in a region. */
export interface Face {
  readonly ground: Ground
  /** Who controls it. */
  readonly holder: Identity | undefined
  readonly contested: boolean
  readonly base: Faction | undefined
  readonly forces: readonly Force[]
  readonly coming: Force | undefined
  readonly sites: readonly SiteHere[]
  readonly trap: boolean
}

interface RegionCellProps {
  readonly hex: Hex
  readonly side: number
  readonly id: string
  readonly face: Face
  readonly mark: Mark
  readonly can: boolean
  readonly spoken: string
  readonly identityOf: (seat: number) => Identity
  tip(region: number): ReactNode
  /** By touch nothing was pointed at before. */
  press(region: number, spot: Spot | undefined, touch: boolean): void
  point(region: number | undefined): void
}

/** Made anew with every view, but mostly alike: a region is drawn again only when something in it changes. */
const sameCell = ({ face, ...rest }: RegionCellProps, { face: otherFace, ...other }: RegionCellProps): boolean =>
  (Object.keys(rest) as (keyof typeof rest)[]).every((key) => Object.is(rest[key], other[key])) && JSON.stringify(face) === JSON.stringify(otherFace)

/** One region of the map: a control that tells what is there. */
export const RegionCell = memo(function RegionCell(props: RegionCellProps): ReactElement {
  const { hex, side, id, face, mark, can, spoken, identityOf } = props
  const { region, x, y, outline } = hex
  const tip = useTip(() => props.tip(region), 'card')
  const touched = useRef(false)
  const owner = face.holder === undefined ? undefined : identities[face.holder].id
  return (
    <g
      {...tip}
      role="button"
      tabIndex={0}
      aria-label={spoken}
      {...(can || mark === 'origin' ? { 'aria-pressed': mark === 'origin' } : {})}
      className={classNames('circ-region', `circ-ground-${face.ground}`, can && 'circ-region-can', mark === 'origin' && 'circ-region-origin', owner !== undefined && 'circ-region-held', face.contested && 'circ-region-contested')}
      style={owner === undefined ? undefined : ({ '--own': `var(--player-${owner})`, '--own-edge': `var(--player-${owner}-edge)` } as CSSProperties)}
      data-region={id}
      onClick={(event: MouseEvent) => {
        props.press(region, spotAt(event.target), touched.current)
        touched.current = false
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        props.press(region, undefined, false)
      }}
      onPointerDown={(event: PointerEvent) => {
        touched.current = event.pointerType === 'touch'
        tip.onPointerDown(event)
      }}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType === 'mouse') props.point(region)
        tip.onPointerEnter(event)
      }}
      onPointerLeave={(event: PointerEvent) => {
        if (event.pointerType === 'mouse') props.point(undefined)
        tip.onPointerLeave(event)
      }}
      onFocus={(event: FocusEvent<SVGGElement>) => {
        if (event.currentTarget.matches(':focus-visible')) props.point(region)
        tip.onFocus(event)
      }}
    >
      <clipPath id={`circ-region-${region}`}>
        <path d={outline} />
      </clipPath>
      <path className="circ-cell" d={outline} />
      <g clipPath={`url(#circ-region-${region})`} className="circ-scene">
        <g transform={`translate(${x} ${y}) scale(${(side / 100).toFixed(4)})`}>
          <Terrain ground={face.ground} region={region} />
        </g>
        {owner !== undefined && <path className="circ-cell-own" d={hexPath(x, y, side * 0.95)} />}
      </g>
      <path className="circ-cell-frame" d={outline} />
      <g transform={`translate(${x} ${y})`}>
        {face.base && <Base faction={face.base} side={side} />}
        {face.ground === 'slot' && <FreeSlot side={side} />}
        <Sites face={face} side={side} identityOf={identityOf} />
        <Units forces={face.forces} coming={face.coming} side={side} identityOf={identityOf} />
      </g>
    </g>
  )
}, sameCell)

function spotAt(target: EventTarget): Spot | undefined {
  const found = target instanceof Element ? target.closest('[data-site], [data-seat]') : null
  const site = found?.getAttribute('data-site')
  const seat = found?.getAttribute('data-seat')
  return site ? { site: Number(site) } : seat ? { seat: Number(seat) } : undefined
}

/** The carved ring and the crest of a base or ship. */
function Base({ faction, side }: { readonly faction: Faction; readonly side: number }): ReactElement {
  const size = side * 0.5
  return (
    <g className="circ-base">
      <path d={hexPath(0, 0, side * 0.84)} />
      <path className="circ-base-inner" d={hexPath(0, 0, side * 0.7)} />
      <g className="circ-base-crest" transform={`translate(${-size / 2} ${side * 0.2}) scale(${(size / 24).toFixed(3)})`}>
        <CrestShape faction={faction} filled />
      </g>
    </g>
  )
}

function FreeSlot({ side }: { readonly side: number }): ReactElement {
  const size = side * 0.5
  return (
    <g className="circ-free">
      <path d={hexPath(0, 0, side * 0.8)} />
      <g transform={`translate(${-size / 2} ${-size / 2}) scale(${(size / 24).toFixed(3)})`}>
        <MarkShape mark="base" size={size} />
      </g>
    </g>
  )
}

/** Foundations in a row at the foot: an empty one shows what building on it gives. */
function Sites({ face: { sites, trap }, side, identityOf }: { readonly face: Face; readonly side: number; readonly identityOf: (seat: number) => Identity }): ReactElement {
  const size = Math.max(14, side * (sites.length > 2 ? 0.26 : 0.29))
  const step = size + Math.max(2, side * 0.04)
  const sign = size * 0.66
  return (
    <>
      {sites.map(({ site, reward, building }, i) => {
        const [gain] = reward?.choices[0] ?? []
        return (
          <g key={site} data-site={site} className="circ-site" transform={`translate(${((i - (sites.length - 1) / 2) * step).toFixed(1)} ${(side * 0.585).toFixed(1)})`}>
            {building ? (
              <g transform={`translate(${-size / 2} ${-size / 2}) scale(${(size / 24).toFixed(3)})`}>
                <BuildingShape kind={building.kind} identity={identityOf(building.owner)} />
                {trap && building.kind === 'fortress' && (
                  <g className="circ-trap" transform="translate(-5 -5)">
                    <circle cx={6} cy={6} r={7} />
                    <g transform="translate(0.5 0) scale(0.46)">
                      <MarkShape mark="trap" filled size={12} />
                    </g>
                  </g>
                )}
              </g>
            ) : (
              <>
                <rect className="circ-foundation" x={-size / 2} y={-size / 2} width={size} height={size} rx={size * 0.2} />
                {gain && (
                  <g className="circ-reward" transform={`translate(${(-sign / 2).toFixed(1)} ${(-sign / 2).toFixed(1)}) scale(${(sign / 24).toFixed(3)})`}>
                    <CodeShape code={codes[gain.code]} size={12} />
                  </g>
                )}
              </>
            )}
          </g>
        )
      })}
    </>
  )
}
