import type { ReactElement } from 'react'
import { identities, type Identity } from '#ui/shapes.tsx'
import type { PlaceSymbol } from '../../data/names.ts'
import { ResourceShape, SymbolShape } from '../signs.tsx'
import { planetOf } from '../view.ts'
import type { Box, Size } from './free-room.ts'

/** The label of a system: who controls it, its cluster, its place in it, its resource. */

export type Holder = Identity | 'tie' | 'nobody'

/** On a small map only gates have a number: the planets of the cluster stand around them. */
export type LabelLook = 'full' | 'small'

const HEIGHT = { full: 20, small: 16 } as const
const NUMBER = 10
const SYMBOL = 13
const RESOURCE = 15
const END = 5

interface Parts {
  readonly cap: number
  readonly number: number
  readonly symbol: number
  readonly resource: number
  readonly width: number
}

/** Before scaling: how wide the parts in the row are. */
function partsOf(gate: boolean, look: LabelLook): Parts {
  const cap = HEIGHT[look]
  const number = gate || look === 'full' ? NUMBER : 0
  const symbol = look === 'full' ? SYMBOL : 0
  const resource = gate ? 0 : look === 'small' ? 12 : RESOURCE
  return { cap, number, symbol, resource, width: cap + number + symbol + resource + (look === 'small' && !gate ? 2 : END) }
}

export const labelSize = (gate: boolean, look: LabelLook, scale: number): Size => ({ width: partsOf(gate, look).width * scale, height: HEIGHT[look] * scale })

interface LabelProps {
  readonly box: Box
  readonly look: LabelLook
  readonly scale: number
  readonly system: number
  readonly cluster: number
  readonly symbol: PlaceSymbol
  readonly holder: Holder
}

export function Label({ box, look, scale, system, cluster, symbol, holder }: LabelProps): ReactElement {
  const resource = planetOf(system)
  const { cap, number, symbol: wide, width, resource: last } = partsOf(resource === null, look)
  const height = HEIGHT[look]
  const middle = height / 2
  return (
    <g className="reach-label" transform={`translate(${box.x.toFixed(1)} ${box.y.toFixed(1)}) scale(${scale.toFixed(3)})`}>
      <rect className="reach-label-plate" width={width} height={height} rx={middle} />
      <g transform={`scale(${height / 20})`}>
        <Cap holder={holder} />
      </g>
      {number > 0 && (
        <text className="reach-label-number" x={cap + number / 2} y={middle + 4.4}>
          {cluster}
        </text>
      )}
      {wide > 0 && (
        <g className="reach-label-symbol" transform={`translate(${cap + number} ${middle - wide * 0.43}) scale(${(wide * 0.86) / 24})`}>
          <SymbolShape symbol={symbol} />
        </g>
      )}
      {resource !== null && (
        <g transform={`translate(${cap + number + wide} ${middle - last * 0.44}) scale(${(last * 0.88) / 24})`}>
          <ResourceShape resource={resource} />
        </g>
      )}
    </g>
  )
}

/** The cap of a label in the colour and with the shape of whoever controls the system. */
function Cap({ holder }: { readonly holder: Holder }): ReactElement {
  if (holder === 'tie' || holder === 'nobody')
    return (
      <path className={holder === 'tie' ? 'reach-cap-sign reach-cap-tie' : 'reach-cap-sign'} d={holder === 'tie' ? 'M7.5 8h7M7.5 12h7' : 'M8 10h6'} />
    )
  const { id, ink, path } = identities[holder]
  return (
    <>
      <path d="M18 0H10a10 10 0 0 0 0 20h8z" fill={`var(--player-${id})`} />
      <path d={path} fill={ink} transform="translate(4 4) scale(0.5)" />
    </>
  )
}
