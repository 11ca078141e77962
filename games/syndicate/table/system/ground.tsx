import type { ReactElement } from 'react'
import { glint, ring } from '#ui/engraving.ts'
import { zones, type Zone } from '../../data/names.ts'
import { onOrbit, px, shift, type Chart } from './geometry.ts'

/** Everything behind the worlds: space, the three orbits with their names, the star. */

/** Where on its orbit the name of a zone stands: between two worlds. */
const captions = [270, 5, 308]

/** The star is named where its own worlds leave room for it. */
const NAMED = 72

/** Half of the way to the next orbit belongs to a zone. */
const reach = [1.14, 0.84, 0.5]

interface GroundProps {
  readonly chart: Chart
  /** The star's name. */
  readonly star: string
  zoneName(zone: Zone): string
}

export function Ground({ chart, star: name, zoneName }: GroundProps): ReactElement {
  const { star, orbits, width, height } = chart
  const rim = orbits[0]
  return (
    <g className="system-ground" aria-hidden="true">
      <defs>
        <radialGradient id="system-glow">
          <stop offset="0" stopColor="var(--system-star)" stopOpacity="0.95" />
          <stop offset="0.22" stopColor="var(--system-corona)" stopOpacity="0.5" />
          <stop offset="1" stopColor="var(--system-corona)" stopOpacity="0" />
        </radialGradient>
        {zones.map((zone) => (
          <radialGradient key={zone} id={`system-zone-${zone}`}>
            <stop offset="0.3" stopColor={`var(--syn-${zone.toLowerCase()})`} stopOpacity="0.02" />
            <stop offset="1" stopColor={`var(--syn-${zone.toLowerCase()})`} stopOpacity="0.1" />
          </radialGradient>
        ))}
      </defs>
      <path className="system-stars" d={starsOf(width, height)} />
      {zones.map((zone, i) => (
        <g key={zone} className={`system-zone system-zone-${zone.toLowerCase()}`}>
          <ellipse className="system-zone-field" cx={px(star.x)} cy={px(star.y)} rx={px(rim.rx * reach[i])} ry={px(rim.ry * reach[i])} fill={`url(#system-zone-${zone})`} />
          <ellipse className="system-orbit" cx={px(star.x)} cy={px(star.y)} rx={px(orbits[i].rx)} ry={px(orbits[i].ry)} />
          <ellipse className="system-orbit-ticks" cx={px(star.x)} cy={px(star.y)} rx={px(orbits[i].rx + 5 * chart.scale)} ry={px(orbits[i].ry + 5 * chart.scale)} />
        </g>
      ))}
      <circle cx={px(star.x)} cy={px(star.y)} r={px(64 * chart.scale)} fill="url(#system-glow)" />
      <path className="system-flare" transform={shift(star)} d={glint(0, 0, Math.round(46 * chart.scale), 0.07)} />
      <circle className="system-star" cx={px(star.x)} cy={px(star.y)} r={px(13 * chart.scale)} />
      {chart.named && orbits[2].rx > NAMED && (
        <text className="system-star-name" x={px(star.x)} y={px(star.y + 13 * chart.scale + 15)}>
          {name}
        </text>
      )}
      {chart.named && zones.map((zone, i) => <Caption key={zone} chart={chart} zone={i} name={zoneName(zone)} />)}
    </g>
  )
}

/** The name of a zone along its orbit. */
function Caption({ chart: { star, orbits }, zone, name }: { readonly chart: Chart; readonly zone: number; readonly name: string }): ReactElement {
  const at = onOrbit(star, orbits[zone], captions[zone])
  const near = onOrbit(star, orbits[zone], captions[zone] + 1)
  const turn = (Math.atan2(near.y - at.y, near.x - at.x) * 180) / Math.PI
  return (
    <text className={`system-caption system-zone-${zones[zone].toLowerCase()}`} transform={`${shift(at)} rotate(${px(turn)})`} y={4}>
      {name}
    </text>
  )
}

const STARS = 90

/** Always the same stars: a sky does not change with the turn. */
function starsOf(width: number, height: number): string {
  let seed = 7
  const next = (): number => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  return Array.from({ length: STARS }, () => ring(Math.round(next() * width), Math.round(next() * height), next() < 0.14 ? 1.2 : 0.6)).join('')
}
