import { useId, type ReactElement } from 'react'
import { CoverSheet } from '#ui/cover.tsx'
import { arc, glint, polar, polygon, ring, scatter, ticks, trim, type Point } from '#ui/engraving.ts'

const lime = { x: 188, y: 158 }
const rust = { x: 74, y: 196 }
const bone = '#f1ecd2'

/** The box of Circadians: two suns over stepped columns of basalt, a relic burning on the highest. */
export function Cover(): ReactElement {
  const id = useId()
  const paint = (name: string): string => `url(#${id}${name})`
  return (
    <CoverSheet>
      <Paints id={id} />
      <rect width={300} height={400} fill={paint('sky')} />
      <path d={stars} fill="#fff" opacity={0.7} />
      <Suns paint={paint} />
      <Mesas paint={paint} />
      <Ship trail={paint('trail')} />
      <rect y={226} width={300} height={80} fill={paint('haze')} />
      {columns.map((column) => (
        <BasaltColumn key={`${column.x} ${column.y}`} {...column} shade={paint('shade')} />
      ))}
      <Relic beam={paint('beam')} glow={paint('glow')} />
      <rect y={318} width={300} height={82} fill={paint('foot')} />
      <rect width={300} height={118} fill={paint('head')} />
      <Title fill={paint('title')} />
      <path d="M1 1h298v398H1z" fill="none" stroke={bone} strokeOpacity={0.14} strokeWidth={2} />
    </CoverSheet>
  )
}

const stars = starry()

function starry(): string {
  const next = scatter(23)
  let path = ''
  for (let i = 0; i < 70; i++) path += ring(trim(next() * 300), trim(next() * 190), trim(0.25 + next() * next() * 0.8))
  return path
}

function Suns({ paint }: { readonly paint: (name: string) => string }): ReactElement {
  return (
    <g fill="none" strokeLinecap="round">
      <circle cx={lime.x} cy={lime.y} r={128} fill={paint('limeGlow')} />
      <circle cx={rust.x} cy={rust.y} r={74} fill={paint('rustGlow')} />
      <g stroke="#d9f07c">
        <path d={ring(lime.x, lime.y, 56) + ring(lime.x, lime.y, 92)} strokeWidth={0.6} opacity={0.55} />
        <path d={ring(lime.x, lime.y, 74)} strokeWidth={1} opacity={0.7} />
        <path d={ticks(lime, 74, 79, 96, 8)} strokeWidth={0.5} opacity={0.7} />
        <path d={ticks(lime, 74, 84, 12)} strokeWidth={1} opacity={0.85} />
        <path d={ticks(lime, 47, 54, 48, 4)} strokeWidth={0.8} opacity={0.75} />
        <path d={ticks(lime, 46, 64, 12)} strokeWidth={1.5} opacity={0.9} />
        <path d={ring(lime.x, lime.y, 118)} strokeWidth={0.5} opacity={0.28} />
      </g>
      <circle cx={lime.x} cy={lime.y} r={40} fill={paint('lime')} />
      <path d={arc(lime, 37, 286, 344)} stroke="#f8ffd4" strokeWidth={1} opacity={0.8} />
      <g stroke="#ffb27c">
        <path d={ring(rust.x, rust.y, 30)} strokeWidth={0.7} opacity={0.7} />
        <path d={ticks(rust, 25, 29, 36, 3)} strokeWidth={0.7} opacity={0.8} />
        <path d={ticks(rust, 25, 36, 12)} strokeWidth={1.1} opacity={0.9} />
        <path d={ring(rust.x, rust.y, 48)} strokeWidth={0.5} opacity={0.35} />
      </g>
      <circle cx={rust.x} cy={rust.y} r={20} fill={paint('rust')} />
      <path d={arc(lime, 92, 236, 300)} stroke="#ffb27c" strokeWidth={1.4} strokeDasharray="0.1 4.2" />
    </g>
  )
}

/** Far mesas in three depths, their strata drawn as lines. */
function Mesas({ paint }: { readonly paint: (name: string) => string }): ReactElement {
  return (
    <g>
      <path d="M0 246h22l8-18h34l6 12h30l5-20h22l6 26h34l8-14h40l7 16h28l6-22h28l8 14h8v70H0z" fill={paint('far')} />
      <path d="M0 266h30l10-26h26l8 30h40l6-12h22l8 16h52l9-30h30l6 20h30l8-26h15v80H0z" fill={paint('near')} />
      <path d="M42 246h24M40 252h28M38 258h32M210 248h28M207 254h34M203 260h42M288 246h12M286 252h14M284 258h16M31 232h32M112 226h20" stroke="#e5a069" strokeWidth={0.6} opacity={0.45} fill="none" />
    </g>
  )
}

/** A ship comes down between the suns. */
function Ship({ trail }: { readonly trail: string }): ReactElement {
  return (
    <g transform="translate(-10 34)">
      <path d="M118 118Q98 92 66 66L72 61Q106 88 126 112z" fill={trail} />
      <g transform="translate(122 118) rotate(140)">
        <path d="M0-13c4 4 5.6 8.4 5.6 13v5h-11.2v-5c0-4.600 1.600-9 5.600-13z" fill="#f3edd6" />
        <path d="M0-13c4 4 5.600 8.400 5.600 13v5H0z" fill="#b9ae8c" />
        <path d="M-5.600 0-9.500 6v4l3.900-3zM5.600 0 9.500 6v4L5.600 7z" fill="#d06a34" />
        <path d="M-2.600 6h5.200L0 13z" fill="#f6ffb8" />
      </g>
    </g>
  )
}

interface Column {
  readonly x: number
  readonly y: number
  /** Half the width of its top. */
  readonly r: number
  readonly h: number
  readonly top: string
  readonly lit: string
  /** Lines on the top: reeds, waves, dunes or cracks. */
  readonly grain: 'reeds' | 'waves' | 'dunes' | 'cracks'
}

const marsh = { top: '#3f7a43', lit: '#6cb060', grain: 'reeds' } as const
const plains = { top: '#a98d34', lit: '#d9c05c', grain: 'dunes' } as const
const cliffs = { top: '#9a4b2b', lit: '#d57d4f', grain: 'cracks' } as const
const lake = { top: '#1f5f8a', lit: '#5fb2de', grain: 'waves' } as const

/** From the farthest to the nearest. */
const columns: readonly Column[] = [
  { x: 28, y: 290, r: 34, h: 60, ...cliffs },
  { x: 272, y: 292, r: 34, h: 60, ...marsh },
  { x: 84, y: 282, r: 34, h: 70, ...plains },
  { x: 216, y: 284, r: 34, h: 70, ...cliffs },
  { x: 150, y: 262, r: 36, h: 96, ...marsh },
  { x: 30, y: 330, r: 34, h: 60, ...marsh },
  { x: 270, y: 332, r: 34, h: 60, ...plains },
  { x: 92, y: 322, r: 35, h: 70, ...lake },
  { x: 209, y: 324, r: 35, h: 70, ...marsh },
  { x: 150, y: 336, r: 35, h: 60, ...plains },
]

const FLAT = 0.42

/** Corners of a flat-top hexagon seen at a slant, from the right clockwise. */
function corners({ x, y, r }: Pick<Column, 'x' | 'y' | 'r'>): readonly Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const { x: px, y: py } = polar({ x: 0, y: 0 }, r, 90 + i * 60)
    return { x: trim(x + px), y: trim(y + py * FLAT) }
  })
}

function BasaltColumn(column: Column & { readonly shade: string }): ReactElement {
  const { h, top, lit, shade } = column
  const [right, lowRight, lowLeft, left] = corners(column)
  const down = ({ x, y }: Point): Point => ({ x, y: y + h })
  return (
    <g strokeLinejoin="round">
      <path d={polygon([right, lowRight, down(lowRight), down(right)])} fill="#161a16" />
      <path d={polygon([lowRight, lowLeft, down(lowLeft), down(lowRight)])} fill="#2b322a" />
      <path d={polygon([lowLeft, left, down(left), down(lowLeft)])} fill="#3d4638" />
      <path d={strataOf(column)} fill="none" stroke="#93a372" strokeWidth={0.8} opacity={0.5} />
      <path d={polygon([right, lowRight, lowLeft, left, down(left), down(lowLeft), down(lowRight), down(right)])} fill={shade} />
      <path d={polygon(corners(column))} fill={top} stroke={lit} strokeWidth={1.4} />
      <path d={polygon(corners({ ...column, r: column.r * 0.8 }))} fill="none" stroke={lit} strokeWidth={0.5} opacity={0.6} />
      <path d={grainOf(column)} fill="none" stroke={lit} strokeWidth={1} strokeLinecap="round" opacity={0.85} />
    </g>
  )
}

/** Strata and a band of glyphs on the three faces that are seen. */
function strataOf(column: Column): string {
  const [right, lowRight, lowLeft, left] = corners(column)
  const next = scatter(Math.round(column.x * 7 + column.y))
  const line = (down: number): string => `M${left.x} ${trim(left.y + down)}L${lowLeft.x} ${trim(lowLeft.y + down)}L${lowRight.x} ${trim(lowRight.y + down)}L${right.x} ${trim(right.y + down)}`
  let path = line(5) + line(13)
  for (let i = 0; i < 9; i++) {
    const x = lowLeft.x + ((lowRight.x - lowLeft.x) * (i + 0.5)) / 9
    path += `M${trim(x)} ${trim(lowLeft.y + 7)}v${trim(1.5 + next() * 3)}`
  }
  return path + line(24 + next() * 8)
}

function grainOf({ x, y, grain }: Column): string {
  const spots: readonly (readonly [number, number])[] = [
    [-16, -3],
    [-3, 4],
    [11, -5],
    [15, 4],
    [-9, -8],
  ]
  const stroke = { reeds: 'q-1-3-2-5m2 5v-6m0 6q1-3 2-5', waves: 'q3-3 6 0t6 0', dunes: 'q5-4 10-1', cracks: 'l3-2 2 3 4-1' }[grain]
  return spots.map(([dx, dy]) => `M${x + dx} ${y + dy}${stroke}`).join('')
}

/** The relic on the highest column, and its light. */
function Relic({ beam, glow }: { readonly beam: string; readonly glow: string }): ReactElement {
  return (
    <g>
      <path d="M141 244 128 96h44L159 244z" fill={beam} />
      <ellipse cx={150} cy={260} rx={30} ry={12} fill={glow} />
      <circle cx={150} cy={238} r={40} fill={glow} />
      <path d="M150 210l15 9v26l-15 17-15-17v-26z" fill="#a9d836" />
      <path d="M150 210l15 9-15 9-15-9z" fill="#f0ffb0" />
      <path d="M150 228v34l-15-17v-26z" fill="#7fae1c" />
      <path d="M150 210l15 9v26l-15 17-15-17v-26zM135 219l15 9 15-9M150 228v34" fill="none" stroke="#faffdc" strokeWidth={1} strokeLinejoin="round" />
      <path d={glint(150, 206, 9, 0.1) + glint(170, 232, 4, 0.1) + glint(131, 246, 3.4, 0.1)} fill="#fff" />
    </g>
  )
}

function Title({ fill }: { readonly fill: string }): ReactElement {
  return (
    <g textAnchor="middle" style={{ fontFamily: 'var(--font-display)', fontVariationSettings: '"opsz" 144' }}>
      <path d="M40 25h98M162 25h98" stroke={bone} strokeWidth={0.8} opacity={0.6} />
      <path d="M150 17.500l6.500 3.750v7.500L150 32.500l-6.500-3.750v-7.500z" fill="none" stroke={bone} strokeWidth={1} />
      <text x={151} y={66} fontSize={38} fontWeight={600} letterSpacing={2} fill={fill}>
        CIRCADIANS
      </text>
      <text x={153} y={88} fontSize={14} fontWeight={500} letterSpacing={6} fill={bone} opacity={0.92}>
        CHAOS ORDER
      </text>
    </g>
  )
}

function Paints({ id }: { readonly id: string }): ReactElement {
  return (
    <defs>
      <Fade id={`${id}sky`} stops={[['0', '#0a1410'], ['0.4', '#1c3126'], ['0.62', '#63682c'], ['0.72', '#b36a2e'], ['1', '#3a2013']]} />
      <Fade id={`${id}far`} stops={[['0', '#6f4a2a'], ['1', '#3c2a1c']]} />
      <Fade id={`${id}near`} stops={[['0', '#4a2f1f'], ['1', '#1d1812']]} />
      <Fade id={`${id}haze`} stops={[['0', '#e8b25c', 0], ['0.5', '#e8b25c', 0.28], ['1', '#1a1a12', 0]]} />
      <Fade id={`${id}shade`} stops={[['0', '#0a0d0a', 0], ['1', '#0a0d0a', 0.85]]} />
      <Fade id={`${id}foot`} stops={[['0', '#0a0d0a', 0], ['1', '#0a0d0a', 0.75]]} />
      <Fade id={`${id}head`} stops={[['0', '#060c09', 0.85], ['1', '#060c09', 0]]} />
      <Fade id={`${id}beam`} stops={[['0', '#e9ff9c', 0], ['1', '#e9ff9c', 0.5]]} />
      <Fade id={`${id}trail`} stops={[['0', '#fff6c0', 0], ['1', '#fff6c0', 0.8]]} />
      <Fade id={`${id}title`} stops={[['0', '#fdfbe8'], ['0.5', '#e4e8b0'], ['1', '#a9c24c']]} />
      <Glow id={`${id}lime`} stops={[['0', '#fbffd8'], ['0.55', '#d6f06a'], ['1', '#9cc62a']]} />
      <Glow id={`${id}rust`} stops={[['0', '#fff0d8'], ['0.5', '#ffa763'], ['1', '#d2602a']]} />
      <Glow id={`${id}limeGlow`} stops={[['0', '#d6f06a', 0.5], ['0.5', '#d6f06a', 0.16], ['1', '#d6f06a', 0]]} />
      <Glow id={`${id}rustGlow`} stops={[['0', '#ff9a55', 0.5], ['1', '#ff9a55', 0]]} />
      <Glow id={`${id}glow`} stops={[['0', '#e9ff9c', 0.75], ['1', '#e9ff9c', 0]]} />
    </defs>
  )
}

type Stop = readonly [offset: string, colour: string, opacity?: number]

function Fade({ id, stops }: { readonly id: string; readonly stops: readonly Stop[] }): ReactElement {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      <Stops stops={stops} />
    </linearGradient>
  )
}

function Glow({ id, stops }: { readonly id: string; readonly stops: readonly Stop[] }): ReactElement {
  return (
    <radialGradient id={id}>
      <Stops stops={stops} />
    </radialGradient>
  )
}

function Stops({ stops }: { readonly stops: readonly Stop[] }): ReactElement {
  return (
    <>
      {stops.map(([offset, colour, opacity = 1]) => (
        <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
      ))}
    </>
  )
}
