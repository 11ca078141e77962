import { useId, type CSSProperties, type ReactElement } from 'react'
import { scatter, trim } from '#ui/engraving.ts'

const width = 120
const height = 64
const ground = 60

interface SkylineProps {
  /** The card's id: no two are alike. */
  readonly id: string
  readonly hue: string
  /** Sleepers lie under a moon, Sovereign cards under a watching eye. */
  readonly sky?: 'sun' | 'moon' | 'eye'
}

/** A city at night drawn for one card from its id: a low sun behind scan-lines, towers with lit windows. */
export function Skyline({ id, hue, sky = 'sun' }: SkylineProps): ReactElement {
  const paint = useId()
  const next = scatter(seedOf(id))
  const sun = { x: trim(34 + next() * 52), y: trim(22 + next() * 10), r: trim(13 + next() * 6) }
  const far = towers(next, 9, 14, 30)
  const near = towers(next, 7, 8, 24)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMax slice" className="syn-skyline" style={{ '--syn-sky': hue } as CSSProperties} aria-hidden="true">
      <defs>
        <linearGradient id={`${paint}sky`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#070b1c" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--syn-sky) 34%, #0c1130)" />
        </linearGradient>
        <linearGradient id={`${paint}sun`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--syn-sky) 60%, white)" />
          <stop offset="1" stopColor="var(--syn-sky)" />
        </linearGradient>
        <clipPath id={`${paint}bands`}>
          <path d={bands(sun.y, sun.r)} />
        </clipPath>
      </defs>
      <rect x={-width} y={-height} width={width * 3} height={height * 2} fill={`url(#${paint}sky)`} />
      <path d={stars(next)} fill="#dfe8ff" opacity={0.7} />
      <Sky sky={sky} {...sun} fill={`url(#${paint}sun)`} clip={`url(#${paint}bands)`} />
      <path d={far.outline} fill="color-mix(in srgb, var(--syn-sky) 22%, #0b1026)" />
      <path d={near.outline} fill="#080c1c" stroke="color-mix(in srgb, var(--syn-sky) 70%, transparent)" strokeWidth={0.6} />
      <path d={near.windows} fill="color-mix(in srgb, var(--syn-sky) 40%, #ffe9a8)" />
      <path d={`M${-width} ${ground + 1.5}h${width * 3}`} stroke="var(--syn-sky)" strokeWidth={0.8} opacity={0.8} />
    </svg>
  )
}

interface SkyProps {
  readonly sky: 'sun' | 'moon' | 'eye'
  readonly x: number
  readonly y: number
  readonly r: number
  readonly fill: string
  readonly clip: string
}

function Sky({ sky, x, y, r, fill, clip }: SkyProps): ReactElement {
  if (sky === 'moon') return <path d={`M${x + r * 0.5} ${y - r}a${r} ${r} 0 1 0 ${trim(r * 0.5)} ${trim(r * 1.5)}a${trim(r * 0.9)} ${trim(r * 0.9)} 0 0 1 ${trim(-r * 0.5)} ${trim(-r * 1.5)}z`} fill={fill} />
  if (sky === 'eye')
    return (
      <g fill="none" stroke={fill} strokeWidth={1.4}>
        <path d={`M${x - r * 1.7} ${y}q${r * 1.7} ${-r * 1.7} ${r * 3.4} 0q${-r * 1.7} ${r * 1.7} ${-r * 3.4} 0z`} />
        <circle cx={x} cy={y} r={r * 0.52} fill={fill} />
      </g>
    )
  return <circle cx={x} cy={y} r={r} fill={fill} clipPath={clip} />
}

/** Everything but ever thicker stripes over the lower half of the sun. */
function bands(y: number, r: number): string {
  const cuts = [0.1, 0.36, 0.6, 0.82].map((at, i) => ({ from: y + r * at, thick: 0.9 + i * 0.5 }))
  let path = ''
  let top = -10
  for (const { from, thick } of cuts) {
    path += `M0 ${trim(top)}h${width}V${trim(from)}H0z`
    top = from + thick
  }
  return `${path}M0 ${trim(top)}h${width}V${height}H0z`
}

function stars(next: () => number): string {
  return Array.from({ length: 14 }, () => `M${trim(next() * width)} ${trim(next() * 30)}h.7v.7h-.7z`).join('')
}

/** A row of towers as one outline, with windows in some of them. */
function towers(next: () => number, count: number, low: number, high: number): { readonly outline: string; readonly windows: string } {
  const step = width / count
  let outline = `M-4 ${height}`
  let windows = ''
  for (let i = -1; i <= count; i++) {
    const tall = low + next() * (high - low)
    const left = trim(i * step + next() * 2)
    const wide = trim(step * (0.72 + next() * 0.3))
    const roof = trim(ground - tall)
    const spire = next() > 0.72
    outline += `L${left} ${height}V${roof}${spire ? `h${trim(wide / 2)}v${trim(-4 - next() * 6)}h.8V${roof}H${trim(left + wide)}` : `h${wide}`}V${height}`
    for (let y = roof + 3; y < ground - 3; y += 3.6)
      for (let x = left + 2; x < left + wide - 1.6; x += 3.2) if (next() > 0.62) windows += `M${trim(x)} ${trim(y)}h1.3v1.5h-1.3z`
  }
  return { outline: `${outline}z`, windows }
}

export function seedOf(id: string): number {
  let seed = 7
  for (const letter of id) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0
  return seed
}
