import { useId, type ReactElement } from 'react'
import { seedOf } from '#games/syndicate/table/cards/skyline.tsx'
import { scatter, trim } from '#ui/engraving.ts'
import type { Side } from '../../words/labels.ts'

const width = 320
const height = 104

const hues: Readonly<Record<Side, string>> = { sovereign: '#ff5a4d', syndicate: '#9d7bff', trader: '#e8ef4a' }

/** Whoever comes up on the screen, drawn from the card's id: a blade of the Sovereign, raiders in formation, or a freighter with its lamps. */
export function Encounter({ id, side }: { readonly id: string; readonly side: Side }): ReactElement {
  const paint = useId()
  const next = scatter(seedOf(id))
  const hue = hues[side]
  const limb = { x: trim(40 + next() * 240), r: trim(150 + next() * 60) }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" className="ngata-encounter-picture" aria-hidden="true">
      <defs>
        <linearGradient id={`${paint}sky`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#05070f" />
          <stop offset="1" stopColor={hue} stopOpacity="0.36" />
        </linearGradient>
        <linearGradient id={`${paint}hull`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#cfd8f2" />
          <stop offset="0.5" stopColor="#4a5680" />
          <stop offset="1" stopColor="#131a33" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} fill="#060916" />
      <rect width={width} height={height} fill={`url(#${paint}sky)`} />
      <path d={stars(next)} fill="#dfe8ff" opacity={0.8} />
      <circle cx={limb.x} cy={height + limb.r - 26} r={limb.r} fill="#0b1026" stroke={hue} strokeOpacity={0.6} strokeWidth={1.4} />
      {fleetOf(side, next).map(({ x, y, size, turn }, i) => (
        <g key={i} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
          <path d={hulls[side]} fill={`url(#${paint}hull)`} stroke={hue} strokeWidth={1.2} strokeLinejoin="round" />
          <path d={lamps[side]} stroke={hue} strokeWidth={2.2} strokeLinecap="round" fill="none" />
        </g>
      ))}
      <path d={lines} stroke="#000" strokeOpacity={0.2} />
    </svg>
  )
}

const hulls: Readonly<Record<Side, string>> = {
  sovereign: 'M-64 8 66-14 22 20 6 10-4 24-12 12z',
  syndicate: 'M-20 4 24-2 30 0 24 4-4 8l-14 8 4-9-14-2 14-3-6-10z',
  trader: 'M-52-14h70l26 10 8 8-10 8H-46l-10-8zM-36-14v-12h16v12M-12-14v-16h20v16',
}

const lamps: Readonly<Record<Side, string>> = {
  sovereign: 'M-20 9l30-5M-44 10l8-1.5M34 0l10-2',
  syndicate: 'M-18 4h-8M2 2h8',
  trader: 'M-42 4h4M-28 4h4M-14 4h4M0 4h4M14 4h4M28 4h4',
}

interface Vessel {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly turn: number
}

function fleetOf(side: Side, next: () => number): readonly Vessel[] {
  const count = side === 'syndicate' ? 3 + Math.floor(next() * 2) : 1
  const turn = trim(-6 + next() * 12)
  return Array.from({ length: count }, (_, i): Vessel => {
    const size = side === 'syndicate' ? trim(0.8 + next() * 0.5) : trim(1 + next() * 0.35)
    return { x: trim(side === 'syndicate' ? 110 + i * 46 + next() * 12 : 170 + next() * 50), y: trim(side === 'syndicate' ? 34 + (i % 2) * 22 + next() * 8 : 42 + next() * 10), size, turn }
  })
}

const stars = (next: () => number): string => Array.from({ length: 46 }, () => `M${trim(next() * width)} ${trim(next() * height)}h1v1h-1z`).join('')

const lines = Array.from({ length: height / 4 }, (_, i) => `M0 ${i * 4}h${width}`).join('')
