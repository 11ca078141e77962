import type { ReactElement } from 'react'
import { boxSize, nameTop, plateOf, plateSize, px, textSize, type Chart, type Place } from './geometry.ts'

/** The name of a territory at its planet, and its boxes of research; drawn around the middle of the planet. */

export function Name({ chart, place, name }: { readonly chart: Chart; readonly place: Place; readonly name: string }): ReactElement {
  const size = textSize(chart.scale)
  const { x, y, width, height } = plateOf(chart, place, name)
  return (
    <g className="system-name" transform={`translate(0 ${px(y - place.y)})`}>
      <rect x={px(x - place.x)} width={px(width)} height={px(height)} rx={4} />
      <text y={px(size + 0.6)} fontSize={px(size)}>
        {name}
      </text>
    </g>
  )
}

interface ResearchProps {
  readonly chart: Chart
  readonly kind: 'military' | 'research'
  readonly done: number
  readonly boxes: number
  /** The name stands between them and the planet. */
  readonly below: boolean
}

/** A box for each marker that the research takes. */
export function Research({ chart, kind, done, boxes, below }: ResearchProps): ReactElement {
  const side = boxSize(chart.scale)
  const step = side + 2
  const y = nameTop(chart.planet) + (below ? plateSize(chart.scale) + 2 : 0)
  return (
    <g className={`system-research system-research-${kind}${done >= boxes ? ' system-research-full' : ''}`} transform={`translate(${px(-(boxes * step - 2) / 2)} ${px(y)})`}>
      {Array.from({ length: boxes }, (_, i) => (
        <rect key={i} className={i < done ? 'system-box-done' : 'system-box'} x={px(i * step)} width={px(side)} height={px(side)} rx={1.4} />
      ))}
    </g>
  )
}
