import type { ReactElement } from 'react'
import { worlds } from './worlds.ts'

/** The world of a territory around the origin, on a radius of 20. */
export function Planet({ at }: { readonly at: number }): ReactElement {
  const { colour, lands, lines, lights, behind, before } = worlds[at]
  return (
    <g className="system-planet" style={{ color: colour }} transform="scale(0.4)">
      {behind !== undefined && <path className="system-planet-works" d={behind} />}
      <circle className="system-planet-body" r={50} />
      <g clipPath="url(#system-disc)">
        {lands !== undefined && <path className="system-planet-land" d={lands} />}
        {lines !== undefined && <path className="system-planet-line" d={lines} />}
        {lights !== undefined && <path className="system-planet-light" d={lights} />}
        <circle className="system-planet-day" r={50} />
        <circle className="system-planet-night" r={50} />
      </g>
      {before !== undefined && <path className="system-planet-works" d={before} fillRule="evenodd" />}
    </g>
  )
}

/** What all planets share. */
export const PlanetDefs = (): ReactElement => (
  <defs>
    <clipPath id="system-disc">
      <circle r={50} />
    </clipPath>
    <radialGradient id="system-night" cx="34%" cy="28%" r="80%">
      <stop offset="0.34" stopColor="var(--system-night)" stopOpacity="0" />
      <stop offset="1" stopColor="var(--system-night)" stopOpacity="0.72" />
    </radialGradient>
    <radialGradient id="system-day" cx="30%" cy="26%" r="60%">
      <stop offset="0" stopColor="#fff" stopOpacity="0.42" />
      <stop offset="1" stopColor="#fff" stopOpacity="0" />
    </radialGradient>
  </defs>
)
