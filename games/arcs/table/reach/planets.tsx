import type { ReactElement } from 'react'
import type { Resource } from '../../data/names.ts'

/** Each type of planet has a surface of its own, drawn on a disc of radius 50 around the origin. */

interface Surface {
  /** Broad, faint shapes. */
  readonly lands: readonly string[]
  /** Engraved lines over them. */
  readonly lines: readonly string[]
  /** Small bright details. */
  readonly lights: readonly string[]
  /** Around the disc, not clipped to it. */
  readonly halo?: string
}

const disc = (x: number, y: number, rx: number, ry = rx): string => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0z`

export const surfaces: Readonly<Record<Resource, Surface>> = {
  // Quarried rock: terraces and craters.
  material: {
    lands: [disc(-18, -14, 17, 15), disc(20, 16, 13, 11), disc(14, -28, 8, 6), 'M-50 12C-34 2-20 18-6 12S22 30 50 22V50H-50z'],
    lines: [
      `${disc(-18, -14, 17, 15)}${disc(-16, -12, 10.5, 9)}${disc(20, 16, 13, 11)}${disc(21, 17.5, 7, 5.6)}${disc(14, -28, 8, 6)}`,
      'M-50 12C-34 2-20 18-6 12S22 30 50 22M-48 20c13-8 24 5 38 2s26 16 56 9M-44 29c11-6 20 2 32 1s24 12 52 6M-36 38c9-4 16 0 26 0s20 7 38 3',
    ],
    lights: [`${disc(-33, 6, 2.2)}${disc(2, -8, 1.8)}${disc(32, -8, 3)}${disc(-2, 25, 2)}`],
  },
  // A gas giant: bands and a storm.
  fuel: {
    lands: ['M-50-30C-26-38-10-24 12-30S40-34 50-28v11c-14-6-26 2-42 1s-38-10-58-2z', 'M-50 6c18-8 30 6 50 2s34-4 50 2v15c-18-7-30 3-52 1s-34-8-48-2z', disc(17, 14, 14, 8.5)],
    lines: [
      'M-50-30C-26-38-10-24 12-30S40-34 50-28M-50-18c20-8 42 1 58 2s28-7 42-1M-50-6c16-7 30 5 48 2s34-5 52 1M-50 6c18-8 30 6 50 2s34-4 50 2M-50 25c14-6 30 3 48 2s34-8 52-1M-44 36c14-4 26 2 42 1s28-5 42-1',
      `${disc(17, 14, 14, 8.5)}M6 14c2-5 9-6.5 15-5s8 5 4 7.5-10 2-12-.6 1-4.6 5-4.2`,
    ],
    lights: [`${disc(-30, -24, 1.6)}${disc(-22, 14, 2)}${disc(-8, -12, 1.4)}`],
  },
  // A broken crust with fire below.
  weapon: {
    lands: ['M-50-14-22-20-8-50H-50z', 'M-22-20 4-4-6 26-38 22-50-14z', 'M4-4 34-16 50 6 30 30-6 26z', 'M-8-50 24-46 34-16 4-4-22-20z'],
    lines: [
      'M-50-14-22-20-8-50M-22-20 4-4-6 26-38 22M4-4l30-12L24-46M34-16 50 6M-6 26l36 4 20-24M-6 26l-6 24M30 30l-2 20M-38 22l-12 6',
      'M-22-20l-8 20 18 8M4-4l14 12-4 20M34-16l-4 20M-30 0l-14 4M-4-34l8 14',
    ],
    lights: ['M-24-21.5-19-20.5 6-6 8-3.5 33-17 35-15 5-1.5-3.5 27-7 25 1.5-3.5z', 'M-6 26l36 4-1 2.5-36-4z'],
  },
  // An old world under engraved rings.
  relic: {
    lands: [disc(0, 0, 34, 34), disc(0, 0, 16, 16)],
    lines: [
      `${disc(0, 0, 41)}${disc(0, 0, 34)}${disc(0, 0, 24)}${disc(0, 0, 16)}M0-50v100M-50 0H50M-35-35l70 70M35-35l-70 70`,
      'M-12-31A33 33 0 0 1 12-31M31-12A33 33 0 0 1 31 12M12 31A33 33 0 0 1-12 31M-31 12A33 33 0 0 1-31-12',
    ],
    lights: ['M0-20 6-6 20 0 6 6 0 20-6 6-20 0-6-6z', `${disc(0, -34, 2.4)}${disc(34, 0, 2.4)}${disc(0, 34, 2.4)}${disc(-34, 0, 2.4)}`],
    halo: 'M-64 14C-40 34 40 22 66-16C54-2 30 10 2 15S-50 22-64 14z',
  },
  // A mind: whorls around an eye.
  psionic: {
    lands: ['M-44 4C-26-24 26-24 44 4 26 32-26 32-44 4z', disc(0, 3, 13)],
    lines: [
      'M-50-8C-28-40 28-40 50-8M-46-20C-26-46 26-46 46-20M-50 4C-28-30 28-30 50 4M-44 4C-26-24 26-24 44 4 26 32-26 32-44 4zM-50 14C-28 42 28 42 50 14M-46 24C-26 50 26 50 46 24',
      `${disc(0, 3, 20)}${disc(0, 3, 13)}M0-10c8 0 13 6 13 13s-5 10-10 10-8-4-8-8 3-6 6-6 4 2 4 4`,
    ],
    lights: [`${disc(0, 3, 4.6)}${disc(-27, -22, 1.8)}${disc(27, -22, 1.8)}${disc(-30, 27, 1.8)}${disc(30, 27, 1.8)}`],
  },
}

/** A planet around a point. */
export function Planet({ resource, x, y, radius }: { readonly resource: Resource; readonly x: number; readonly y: number; readonly radius: number }): ReactElement {
  const { lands, lines, lights, halo } = surfaces[resource]
  return (
    <g className={`reach-planet reach-planet-${resource}`} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(radius / 50).toFixed(3)})`}>
      {halo !== undefined && <path className="reach-planet-halo" d={halo} />}
      <circle className="reach-planet-body" r={50} />
      <g clipPath="url(#reach-planet-disc)">
        {lands.map((d) => (
          <path key={d} className="reach-planet-land" d={d} />
        ))}
        {lines.map((d) => (
          <path key={d} className="reach-planet-line" d={d} />
        ))}
        {lights.map((d) => (
          <path key={d} className="reach-planet-light" d={d} />
        ))}
        <circle className="reach-planet-day" r={50} />
        <circle className="reach-planet-night" r={50} />
      </g>
      <circle className="reach-planet-edge" r={50} />
    </g>
  )
}

/** What all planets share. */
export const PlanetDefs = (): ReactElement => (
  <>
    <clipPath id="reach-planet-disc">
      <circle r={50} />
    </clipPath>
    <radialGradient id="reach-planet-night" cx="34%" cy="30%" r="78%">
      <stop offset="0.35" stopColor="var(--reach-night)" stopOpacity="0" />
      <stop offset="1" stopColor="var(--reach-night)" stopOpacity="0.62" />
    </radialGradient>
    <radialGradient id="reach-planet-day" cx="32%" cy="28%" r="62%">
      <stop offset="0" stopColor="#fff" stopOpacity="0.4" />
      <stop offset="1" stopColor="#fff" stopOpacity="0" />
    </radialGradient>
  </>
)
