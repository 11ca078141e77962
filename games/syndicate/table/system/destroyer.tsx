import type { CSSProperties, ReactElement } from 'react'
import { px, type Chart } from './geometry.ts'

/** The Sovereign's ship lies across the world that it blockades, and flies when it is sent elsewhere. */
export function Destroyer({ chart, at }: { readonly chart: Chart; readonly at: number }): ReactElement | null {
  const place = chart.places[at]
  if (!place) return null
  return (
    <g className="system-destroyer" aria-hidden="true" style={{ transform: `translate(${px(place.x)}px, ${px(place.y)}px)` } as CSSProperties}>
      <g transform={`scale(${(chart.planet / 20).toFixed(3)})`}>
        <path className="system-destroyer-hull" d="M-27 5 27-7 9 17 2 7z" />
        <path className="system-destroyer-wing" d="M27-7 2 7-1 17-5 6z" />
        <path className="system-destroyer-line" d="M27-7 2 7M-27 5 2 7M9 17 2 7" />
      </g>
    </g>
  )
}
