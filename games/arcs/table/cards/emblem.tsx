import { useId, type CSSProperties, type ReactElement } from 'react'
import { arc, glint, polar, polygon, regular, ring, scatter, star, ticks, trim, type Point } from '#ui/engraving.ts'

/** What a card's picture is made of. */
export type EmblemForm = 'orbits' | 'world' | 'voice' | 'crown' | 'engine'

interface EmblemProps {
  /** The card's id: no two are alike. */
  readonly id: string
  readonly form: EmblemForm
  readonly hue: string
  /** The whole figure is shown, however wide the place is. */
  readonly whole?: boolean
}

const width = 120
const height = 90

/** A small star chart, engraved for one card from its id. */
export function Emblem({ id, form, hue, whole = false }: EmblemProps): ReactElement {
  const paint = useId()
  const next = scatter(seedOf(id))
  const centre = { x: trim(60 + (next() - 0.5) * 40), y: trim((whole ? 45 : 38) + (next() - 0.5) * (whole ? 6 : 18)) }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio={whole ? 'xMidYMid meet' : 'xMidYMid slice'} className="arcs-emblem" style={{ '--arcs-hue': hue } as CSSProperties} aria-hidden="true">
      <defs>
        <radialGradient id={`${paint}orb`} cx="0.34" cy="0.3" r="0.85">
          <stop offset="0" stopColor="color-mix(in srgb, var(--arcs-hue) 55%, white)" />
          <stop offset="0.5" stopColor="var(--arcs-hue)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--arcs-hue) 35%, #0a0616)" />
        </radialGradient>
        <radialGradient id={`${paint}haze`} gradientUnits="userSpaceOnUse" cx={centre.x} cy={centre.y} r={62}>
          <stop offset="0" stopColor="var(--arcs-hue)" stopOpacity={0.5} />
          <stop offset="1" stopColor="var(--arcs-hue)" stopOpacity={0} />
        </radialGradient>
      </defs>
      <rect x={-width} y={-height} width={width * 3} height={height * 3} fill={`url(#${paint}haze)`} />
      <path d={stars(next)} fill="currentColor" opacity={0.55} />
      <Figure form={form} centre={centre} next={next} orb={`url(#${paint}orb)`} />
    </svg>
  )
}

interface FigureProps {
  readonly form: EmblemForm
  readonly centre: Point
  readonly next: () => number
  readonly orb: string
}

function Figure({ form, centre, next, orb }: FigureProps): ReactElement {
  const thin = { fill: 'none', stroke: 'currentColor', strokeWidth: 0.7, strokeLinecap: 'round' as const }
  const turn = next() * 360
  switch (form) {
    case 'orbits': {
      const radius = 7 + next() * 4
      return (
        <>
          <Orbits centre={centre} next={next} from={radius + 6} />
          <circle cx={centre.x} cy={centre.y} r={radius} fill={orb} />
        </>
      )
    }
    case 'world': {
      const radius = 14 + next() * 6
      const tilt = -34 + next() * 68
      const ringed = next() > 0.4
      return (
        <>
          <Orbits centre={centre} next={next} from={radius + 8} />
          <circle cx={centre.x} cy={centre.y} r={radius} fill={orb} />
          <g transform={`translate(${centre.x} ${centre.y}) rotate(${trim(tilt)})`} {...thin} opacity={0.75}>
            {bands(radius, 2 + Math.floor(next() * 3)).map((d) => (
              <path key={d} d={d} />
            ))}
            {ringed && <path d={`M${trim(-radius * 1.6)} 0a${trim(radius * 1.6)} ${trim(radius * 0.36)} 0 0 0 ${trim(radius * 3.2)} 0`} strokeWidth={1.6} />}
          </g>
        </>
      )
    }
    case 'voice':
      return (
        <>
          <path d={ticks(centre, 20, 60, 18 + Math.floor(next() * 14))} {...thin} opacity={0.4} />
          <path d={ticks(centre, 15, 22, 36)} {...thin} opacity={0.6} />
          {[30, 40, 52].map((radius) => (
            <path key={radius} d={arc(centre, radius, turn, turn + 90 + next() * 120)} {...thin} strokeDasharray={radius === 40 ? '0.1 3' : undefined} strokeWidth={1} />
          ))}
          <path d={star(centre, 13, 5, 5 + Math.floor(next() * 4), turn)} fill={orb} />
        </>
      )
    case 'crown': {
      const points = 5 + Math.floor(next() * 7)
      return (
        <>
          <path d={`${ring(centre.x, centre.y, 34)}${ring(centre.x, centre.y, 31)}`} {...thin} opacity={0.5} />
          <path d={ticks(centre, 31, 34, points * 6)} {...thin} opacity={0.7} />
          <path d={star(centre, 28, 12 + next() * 6, points, turn)} {...thin} strokeWidth={0.9} />
          <path d={star(centre, 22, 8, points, turn + 180 / points)} {...thin} opacity={0.7} />
          <circle cx={centre.x} cy={centre.y} r={9} fill={orb} />
          <path d={ring(centre.x, centre.y, 12)} {...thin} />
        </>
      )
    }
    case 'engine': {
      const sides = 3 + Math.floor(next() * 5)
      return (
        <>
          {[34, 26, 19].map((radius, i) => (
            <path key={radius} d={polygon(regular(centre, radius, sides, turn + i * (60 / sides)))} {...thin} opacity={0.5 + i * 0.15} strokeLinejoin="round" />
          ))}
          <path d={ring(centre.x, centre.y, 38)} {...thin} opacity={0.4} strokeDasharray="0.1 3" strokeWidth={1} />
          <path d={polygon(regular(centre, 11, sides, turn))} fill={orb} />
        </>
      )
    }
  }
}

function Orbits({ centre, next, from }: { readonly centre: Point; readonly next: () => number; readonly from: number }): ReactElement {
  const radii = [0, 1, 2, 3].map((i) => trim(from + i * (8 + next() * 4)))
  const marked = radii[1 + Math.floor(next() * 2)]
  return (
    <g fill="none" stroke="currentColor" strokeLinecap="round">
      {radii.map((radius, i) => (
        <path key={radius} d={ring(centre.x, centre.y, radius)} strokeWidth={0.6} opacity={0.5 - i * 0.08} strokeDasharray={i === 2 ? '0.1 3' : undefined} />
      ))}
      <path d={ticks(centre, marked, marked + 2, 40)} strokeWidth={0.5} opacity={0.6} />
      {radii.slice(0, 3).map((radius) => {
        const at = polar(centre, radius, next() * 360)
        return <circle key={radius} cx={at.x} cy={at.y} r={trim(1.2 + next() * 1.8)} fill="currentColor" stroke="none" opacity={0.9} />
      })}
    </g>
  )
}

const bands = (radius: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => {
    const y = trim(((i + 1) / (count + 1) - 0.5) * radius * 1.7)
    const half = trim(Math.sqrt(Math.max(0, radius * radius - y * y)))
    return `M${-half} ${y}q${half} ${trim(radius * 0.22)} ${trim(half * 2)} 0`
  })

function stars(next: () => number): string {
  let path = ''
  for (let i = 0; i < 16; i++) path += ring(trim(next() * width), trim(next() * height), trim(0.3 + next() * 0.5))
  return path + glint(trim(10 + next() * 100), trim(8 + next() * 20), 2.4, 0.12)
}

function seedOf(id: string): number {
  let seed = 7
  for (const letter of id) seed = (Math.imul(seed, 31) + letter.charCodeAt(0)) >>> 0
  return Math.imul(seed, 2654435761) >>> 0
}
