import { memo, type ReactElement } from 'react'
import type { Labels } from '../../words/labels.ts'
import { isSmall, pathOf, scaleOf, type Chart, type Void } from './geometry.ts'
import { PlanetDefs } from './planets.tsx'

/** What lies under and between the systems: rim, walls, crossings, voids, hub. */

const roman = ['', 'I', 'II', 'III', 'IV', 'V']

export const Ground = memo(function Ground({ chart, labels }: { readonly chart: Chart; readonly labels: Labels }): ReactElement {
  const { rim, ticks, voids } = chart
  return (
    <g aria-hidden="true">
      <defs>
        <PlanetDefs />
        <pattern id="reach-void" width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(38)">
          <path className="reach-void-hatch" d="M0 0V9" />
        </pattern>
      </defs>
      <path className="reach-rim" d={pathOf(rim)} />
      <path className="reach-ticks" d={ticks.map(([from, to]) => pathOf([from, to], false)).join('')} />
      <Stars chart={chart} />
      {voids.map((each) => (
        <VoidPlace key={each.clusters[0]} place={each} labels={labels} compact={isSmall(chart)} line={14 * Math.max(1, scaleOf(chart))} />
      ))}
    </g>
  )
})

/** Walls and crossings stand above the cells, so that no frame hides them. */
export const Borders = memo(function Borders({ chart: { walls, crossings } }: { readonly chart: Chart }): ReactElement {
  return (
    <g aria-hidden="true" className="reach-borders">
      {walls.map((wall, i) => (
        <path key={i} className="reach-wall" d={pathOf(wall, false)} />
      ))}
      {crossings.map(({ x, y }, i) => (
        <circle key={i} className="reach-crossing" cx={x} cy={y} r={1.7} />
      ))}
    </g>
  )
})

function VoidPlace({ place, labels, compact, line }: { readonly place: Void; readonly labels: Labels; readonly compact: boolean; readonly line: number }): ReactElement {
  const { clusters, outline, centre, angle, from, over, to } = place
  const lane = `M${from.x.toFixed(1)} ${from.y.toFixed(1)}Q${over.x.toFixed(1)} ${over.y.toFixed(1)} ${to.x.toFixed(1)} ${to.y.toFixed(1)}`
  const outside = { x: over.x + (centre.x - over.x) * 0.38, y: over.y + (centre.y - over.y) * 0.38 }
  const lines = [...clusters.map((cluster) => labels.map.cluster(cluster + 1)), labels.map.outOfPlay]
  // On a small map the words run along the void, never upside down.
  const lean = compact ? (((angle * 180) / Math.PI + 270) % 180) - 90 : 0
  return (
    <g className="reach-void">
      <path className="reach-void-ground" d={pathOf(outline)} />
      <path fill="url(#reach-void)" d={pathOf(outline)} />
      <path className="reach-passage" d={lane} />
      <path className="reach-passage-lane" d={lane} />
      <g transform={`translate(${centre.x.toFixed(1)} ${centre.y.toFixed(1)}) rotate(${lean.toFixed(1)})`}>
        {lines.map((text, i) => (
          <text key={text} className={i < clusters.length ? 'reach-void-name' : 'reach-void-note'} y={(i - (lines.length - 1) / 2) * line + 4}>
            {text}
          </text>
        ))}
      </g>
      {!compact && (
        <text className="reach-void-note" x={outside.x} y={outside.y + 4}>
          {labels.map.passage}
        </text>
      )}
    </g>
  )
}

/** The middle of the map is no system: it tells the chapter. */
export const Hub = memo(function Hub({ chart, chapter, labels }: { readonly chart: Chart; readonly chapter: number; readonly labels: Labels }): ReactElement {
  const { hub, middle } = chart
  const compact = isSmall(chart)
  const scale = scaleOf(chart)
  return (
    <g className="reach-hub" role="img" aria-label={`${labels.round.chapter} ${roman[chapter]}`}>
      <path className="reach-hub-disc" d={pathOf(hub)} />
      <path className="reach-hub-ring" d={pathOf(hub.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * 0.86, y: middle.y + (y - middle.y) * 0.86 })))} />
      <text className="reach-hub-word" x={middle.x} y={middle.y - (compact ? 6 : 8 * scale)}>
        {compact ? labels.round.chapterShort : labels.round.chapter}
      </text>
      <text className="reach-hub-number" x={middle.x} y={middle.y + (compact ? 16 : 20 * scale)}>
        {roman[chapter]}
      </text>
    </g>
  )
})

/** A few stars, always the same ones. */
function Stars({ chart: { width, height } }: { readonly chart: Chart }): ReactElement {
  const stars = Array.from({ length: 46 }, (_, i) => {
    const u = (i * 0.618034) % 1
    const v = (i * 0.754878 + 0.13) % 1
    return { x: u * width, y: v * height, r: 0.5 + ((i * 7) % 5) * 0.16 }
  })
  return (
    <g className="reach-stars">
      {stars.map(({ x, y, r }, i) => (
        <circle key={i} cx={x} cy={y} r={r} />
      ))}
    </g>
  )
}
