import type { CSSProperties, ReactElement } from 'react'
import { px, type Chart } from '#games/syndicate/table/system/geometry.ts'

/** The smuggler's ship rides above the world where it is, and flies when it goes elsewhere. */
export function Ship({ chart, at }: { readonly chart: Chart; readonly at: number }): ReactElement {
  const { x, y } = chart.places[at]
  return (
    <g className="ngata-ship" aria-hidden="true" style={{ transform: `translate(${px(x)}px, ${px(y)}px)` } as CSSProperties}>
      <g transform={`scale(${(Math.max(0.86, chart.planet / 20)).toFixed(3)})`}>
        <circle className="ngata-ship-orbit" r={29} />
        <g transform="rotate(38) translate(0 -29)">
          <path className="ngata-ship-flame" d="M-5 6c0 6 3 9 5 13 2-4 5-7 5-13z" />
          <path className="ngata-ship-hull" d="M0-15C4-10 6-4 6 1l7 7v5l-8-3H-5l-8 3V8l7-7c0-5 2-11 6-16z" />
          <path className="ngata-ship-glass" d="M0-8c2 2 2.6 4 2.6 6.4h-5.2C-2.6-4-2-6 0-8z" />
        </g>
      </g>
    </g>
  )
}
