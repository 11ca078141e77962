import type { ReactNode } from 'react'
import { circle, polygon, rays } from './pen.ts'
import type { Knot } from './pen.ts'

/** Numbers between 0 and 1 that depend on the id alone. */
function seeded(id: string): () => number {
  let state = 0x811c9dc5
  for (const letter of id) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Signs for the little planets, drawn on a field of ±4. */
const signs: readonly string[] = [
  'M0 -3.4L3.2 2.4H-3.2Z',
  'M0 3.4L3.2 -2.4H-3.2Z',
  'M0 -3.4L3.2 2.4H-3.2ZM-2.2 0.6H2.2',
  'M0 3.4L3.2 -2.4H-3.2ZM-2.2 -0.6H2.2',
  `${circle(0, -1.3, 1.9)}M0 0.6V3.8M-1.6 2.3H1.6`,
  `${circle(0, 0, 2.7)}M-0.2 0H0.2`,
  'M1.6 -3.2A3.4 3.4 0 1 0 1.6 3.2A4 4 0 0 1 1.6 -3.2Z',
  `${circle(0, 1.3, 1.9)}M0 -0.6V-3.8M-1.6 -2.2L0 -3.8L1.6 -2.2`,
  'M-2.8 -2.6L2.8 2.6M2.8 -2.6L-2.8 2.6M-3.2 0H3.2',
  'M-2.6 -2.6H2.6V2.6H-2.6ZM-2.6 2.6L2.6 -2.6',
  'M0 -3.6V3.6M-2.6 -3C-2.6 0.6 2.6 0.6 2.6 -3M-1.8 2H1.8',
  'M-3 -1.4C-1.5 -3.4 0 0.6 1.5 -1.4C2.2 -2.2 2.6 -2.2 3 -1.4M-3 1.8C-1.5 -0.2 0 3.8 1.5 1.8C2.2 1 2.6 1 3 1.8',
  'M-2.8 2.8V-1.4A2.8 2.8 0 0 1 2.8 -1.4V2.8M-3.6 2.8H-1.6M1.6 2.8H3.6',
  `${circle(0, 0, 1.2)}${rays(0, 0, 2.2, 3.6, 6)}`,
]

const spin = (cx: number, cy: number, r: number, degrees: number): readonly [number, number] => {
  const a = (degrees * Math.PI) / 180
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)]
}

/** A point of a leaning ellipse. */
const along = (cx: number, cy: number, rx: number, ry: number, lean: number, degrees: number): readonly [number, number] => {
  const [ox, oy] = spin(0, 0, 1, degrees)
  const a = (lean * Math.PI) / 180
  return [cx + ox * rx * Math.cos(a) - oy * ry * Math.sin(a), cy + ox * rx * Math.sin(a) + oy * ry * Math.cos(a)]
}

type Planet = { readonly x: number; readonly y: number; readonly r: number; readonly sign: number }

/** The engraving around a subject: rings, ticks, star polygon, orbits and planets, no two alike. */
export function Ornament({ id, width, height, calm }: { id: string; width: number; height: number; calm: string }): ReactNode {
  const random = seeded(id)
  const pick = <T,>(from: readonly T[]): T => from[Math.floor(random() * from.length)]
  const cx = width / 2
  const cy = height / 2 + 2
  const tilt = random() * 360

  const outer = 54 + random() * 5
  const band = 3 + random() * 3.4
  const inner = outer - band
  const ticks = pick([36, 48, 60, 72, 84])
  const major = pick([3, 4, 6])
  const corners = pick([5, 7, 8, 9, 10, 11, 12])
  const leap = pick((corners < 8 ? [2, 3] : [3, 4]).filter((n) => n * 2 < corners))
  const rim = Array.from({ length: corners }, (_, i) => spin(cx, cy, inner, tilt + (360 / corners) * i))
  const starLines = rim.map(([x, y], i) => {
    const [tx, ty] = rim[(i + leap) % corners]
    return `M${x.toFixed(1)} ${y.toFixed(1)}L${tx.toFixed(1)} ${ty.toFixed(1)}`
  })

  const beams = 14 + Math.floor(random() * 14)
  const lean = -24 + random() * 48
  const orbit = { rx: 74 + random() * 16, ry: 26 + random() * 16 }
  const second = { rx: orbit.rx + 9 + random() * 10, ry: orbit.ry * (0.6 + random() * 0.3), lean: -lean * (0.5 + random()) }
  const dashes = pick(['1 3', '4 3', '0.1 4', '7 2.5 1 2.5'])

  // Planets keep to the flanks: the middle belongs to the subject.
  const wanted = 3 + Math.floor(random() * 3)
  const planets: Planet[] = []
  let balance = 0
  for (let tries = 0; tries < 90 && planets.length < wanted; tries++) {
    const course = pick(['ring', 'orbit', 'orbit', 'second'] as const)
    const angle = random() * 360
    const [x, y] =
      course === 'ring'
        ? spin(cx, cy, outer, angle)
        : course === 'orbit'
          ? along(cx, cy, orbit.rx, orbit.ry, lean, angle)
          : along(cx, cy, second.rx, second.ry, second.lean, angle)
    const r = 5.2 + random() * 1.8
    const sign = Math.floor(random() * signs.length)
    const free = (Math.abs(x - cx) > 49 + r / 2 || Math.abs(y - cy) > 52) && x > 12 && x < width - 12 && y > 14 && y < height - 12
    const flank = Math.sign(x - cx)
    const apart = planets.every((other) => other.sign !== sign && Math.hypot(other.x - x, other.y - y) > 17)
    if (!free || !apart || Math.abs(balance + flank) > 1) continue
    balance += flank
    planets.push({ x, y, r, sign })
  }
  const moons = Array.from({ length: 4 + Math.floor(random() * 4) }, () => {
    const [x, y] = pick([spin(cx, cy, outer, random() * 360), along(cx, cy, orbit.rx, orbit.ry, lean, random() * 360)])
    return { x, y, r: 1 + random() * 1.1 }
  }).filter(({ x }) => Math.abs(x - cx) > 40)
  const dust = Array.from({ length: 16 }, () => ({ x: random() * width, y: random() * height, r: 0.35 + random() * 0.55 }))

  const beads = pick([0, 1, 2])
  return (
    <g fill="none" stroke="currentColor" strokeWidth="0.8">
      <path d={rays(cx, cy, 40, 130, beams, tilt)} opacity="0.13" />
      <g opacity="0.42">
        <ellipse cx={cx} cy={cy} rx={orbit.rx} ry={orbit.ry} transform={`rotate(${lean} ${cx} ${cy})`} />
        <ellipse cx={cx} cy={cy} rx={second.rx} ry={second.ry} transform={`rotate(${second.lean} ${cx} ${cy})`} strokeDasharray={dashes} strokeLinecap="round" />
      </g>
      <g opacity="0.66">
        <circle cx={cx} cy={cy} r={outer} strokeWidth="1" />
        <circle cx={cx} cy={cy} r={inner} strokeWidth="0.6" />
        <path d={rays(cx, cy, inner, outer, ticks, tilt)} strokeWidth="0.5" />
        <path d={rays(cx, cy, inner - 2.4, outer, ticks / major, tilt)} strokeWidth="0.8" />
      </g>
      <path d={starLines.join('')} opacity="0.42" strokeWidth="0.7" />
      {beads === 0 ? <circle cx={cx} cy={cy} r={inner - 6} opacity="0.5" strokeDasharray={dashes} strokeLinecap="round" /> : null}
      {beads === 1 ? <path d={polygon(rim.map(([x, y]): Knot => [cx + (x - cx) * 0.9, cy + (y - cy) * 0.9]))} opacity="0.36" /> : null}
      {beads === 2 ? <path d={rim.map(([x, y]) => circle(cx + (x - cx) * 0.91, cy + (y - cy) * 0.91, 1.5)).join('')} opacity="0.55" /> : null}
      <g fill="currentColor" stroke="none">
        {dust.map(({ x, y, r }, i) => (
          <circle key={i} cx={x} cy={y} r={r} opacity="0.4" />
        ))}
      </g>
      <circle cx={cx} cy={cy} r={inner - 1} fill={calm} stroke="none" />
      {moons.map(({ x, y, r }, i) => (
        <circle key={i} cx={x} cy={y} r={r} fill="currentColor" stroke="none" opacity="0.6" />
      ))}
      {planets.map(({ x, y, r, sign }, i) => (
        <g key={i} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
          <circle r={r} fill="var(--face-ground-2, #1b140c)" opacity="0.95" />
          <path d={signs[sign]} transform={`scale(${(r / 6.4).toFixed(2)})`} strokeWidth="0.9" strokeLinejoin="round" opacity="0.8" />
        </g>
      ))}
    </g>
  )
}
