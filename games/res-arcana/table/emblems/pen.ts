/** The drawing kit of the emblems: strokes on a 64 × 64 grid and a few small shapes to compose them from. */

export type Stroke = {
  readonly d: string
  readonly fill?: 'none' | 'soft' | 'solid'
  readonly width?: 'thin' | 'normal'
}

export type Subject = readonly Stroke[]

/** A point of a curve; the third number is the half width where the curve becomes a ribbon. */
export type Knot = readonly [x: number, y: number, half?: number]

export const line = (d: string): Stroke => ({ d })
export const hair = (d: string): Stroke => ({ d, width: 'thin' })
export const soft = (d: string): Stroke => ({ d, fill: 'soft' })
export const solid = (d: string): Stroke => ({ d, fill: 'solid', width: 'thin' })

const short = (n: number): string => String(Math.round(n * 100) / 100)

type Frame = { readonly x: number; readonly y: number; readonly scale: number; readonly degrees: number; readonly mirror: boolean }

/** Applies mirror, scale, turn and shift, in that order, to a path of absolute commands. */
function reframe(d: string, { x, y, scale, degrees, mirror }: Frame): string {
  const tokens = d.match(/[MLHVCQAZ]|-?\d*\.?\d+/g) ?? []
  const cos = Math.cos((degrees * Math.PI) / 180) * scale
  const sin = Math.sin((degrees * Math.PI) / 180) * scale
  const put = (px: number, py: number): string => {
    const mx = mirror ? -px : px
    return `${short(mx * cos - py * sin + x)} ${short(mx * sin + py * cos + y)}`
  }
  const out: string[] = []
  let command = 'M'
  let at = 0
  let cx = 0
  let cy = 0
  const next = (): number => Number(tokens[at++])
  while (at < tokens.length) {
    if (/[A-Z]/.test(tokens[at])) command = tokens[at++]
    if (command === 'Z') {
      out.push('Z')
      continue
    }
    if (command === 'A') {
      const [rx, ry, turn, large, sweep] = [next(), next(), next(), next(), next()]
      cx = next()
      cy = next()
      const swept = mirror ? 1 - sweep : sweep
      out.push(`A${short(rx * scale)} ${short(ry * scale)} ${short((mirror ? -turn : turn) + degrees)} ${large} ${swept} ${put(cx, cy)}`)
      continue
    }
    const pairs = command === 'C' ? 3 : command === 'Q' ? 2 : 1
    const points: string[] = []
    for (let i = 0; i < pairs; i++) {
      if (command !== 'V') cx = next()
      if (command !== 'H') cy = next()
      points.push(put(cx, cy))
    }
    out.push(`${command === 'H' || command === 'V' ? 'L' : command}${points.join(' ')}`)
    if (command === 'M') command = 'L'
  }
  return out.join('')
}

/** The path laid down at a spot: scaled and turned about its own origin. */
export const at = (d: string, x: number, y: number, scale = 1, degrees = 0): string => reframe(d, { x, y, scale, degrees, mirror: false })

/** The path turned about the centre of the grid. */
export const turned = (d: string, degrees: number): string => at(at(d, -32, -32), 32, 32, 1, degrees)

/** The path mirrored left to right on the grid. */
export const flip = (d: string): string => reframe(d, { x: 64, y: 0, scale: 1, degrees: 0, mirror: true })

/** A left half and its mirror image as one path. */
export const sym = (d: string): string => `${d} ${flip(d)}`

export const circle = (x: number, y: number, r: number): string => oval(x, y, r, r)

export const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${short(x - rx)} ${short(y)}A${rx} ${ry} 0 1 1 ${short(x + rx)} ${short(y)}A${rx} ${ry} 0 1 1 ${short(x - rx)} ${short(y)}Z`

export const polygon = (points: readonly Knot[]): string => `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`

/** A little four-pointed glint. */
export const spark = (x: number, y: number, r: number): string => {
  const k = r * 0.16
  return at(`M0 ${-r}Q${k} ${-k} ${r} 0Q${k} ${k} 0 ${r}Q${-k} ${k} ${-r} 0Q${-k} ${-k} 0 ${-r}Z`, x, y)
}

/** A star with its points at one radius and its notches at another. */
export const star = (x: number, y: number, outer: number, inner: number, points: number, degrees = -90): string =>
  polygon(
    Array.from({ length: points * 2 }, (_, i): Knot => {
      const r = i % 2 === 0 ? outer : inner
      const a = ((degrees + (180 / points) * i) * Math.PI) / 180
      return [x + r * Math.cos(a), y + r * Math.sin(a)]
    }),
  )

export const gear = (x: number, y: number, outer: number, inner: number, teeth: number, degrees = -90): string =>
  polygon(
    Array.from({ length: teeth * 4 }, (_, i): Knot => {
      const r = i % 4 === 1 || i % 4 === 2 ? outer : inner
      const lean = [-0.3, -0.2, 0.2, 0.3][i % 4]
      const a = ((degrees + (360 / teeth) * (Math.floor(i / 4) + lean)) * Math.PI) / 180
      return [x + r * Math.cos(a), y + r * Math.sin(a)]
    }),
  )

/** A ray field: strokes between two radii. */
export const rays = (x: number, y: number, inner: number, outer: number, count: number, from = 0, span = 360): string =>
  Array.from({ length: count }, (_, i) => {
    const a = ((from + (span / (span === 360 ? count : count - 1)) * i) * Math.PI) / 180
    return `M${short(x + inner * Math.cos(a))} ${short(y + inner * Math.sin(a))}L${short(x + outer * Math.cos(a))} ${short(y + outer * Math.sin(a))}`
  }).join('')

/** Small motifs; the spot is the foot of a flame or a leaf, the foot of a drop, the middle of a skull. */
export const flame = (x: number, y: number, scale = 1, degrees = 0): string =>
  at('M2 -28C3 -20 10 -17 10 -8C10 -3 6 0 0 0C-6 0 -10 -3 -10 -9C-10 -13 -8 -16 -6 -18.5C-5.6 -15.5 -4.6 -13.8 -3 -13C-3.6 -19 -1.4 -24 2 -28Z', x, y, scale, degrees)

export const drop = (x: number, y: number, scale = 1, degrees = 0): string =>
  at('M0 -15C3 -10 5.2 -7.6 5.2 -4.8A5.2 5.2 0 0 1 -5.2 -4.8C-5.2 -7.6 -3 -10 0 -15Z', x, y, scale, degrees)

export const leaf = (x: number, y: number, scale = 1, degrees = 0): string =>
  at('M0 0C-7 -4 -7 -11 0 -16C7 -11 7 -4 0 0Z', x, y, scale, degrees)

export const skull = (x: number, y: number, scale = 1): Subject => [
  soft(at('M-10 -2C-10 -9 -6 -12 0 -12C6 -12 10 -9 10 -2C10 2 8.6 4 6 5V9.6C6 11 5 12 3.8 12H-3.8C-5 12 -6 11 -6 9.6V5C-8.6 4 -10 2 -10 -2Z', x, y, scale)),
  solid(`${at(circle(-4.2, -1.4, 2.6), x, y, scale)}${at(circle(4.2, -1.4, 2.6), x, y, scale)}${at('M0 2.8L-1.5 5.4H1.5Z', x, y, scale)}`),
  hair(at('M-2 8.4V12M2 8.4V12', x, y, scale)),
]

/** A horned dragon's head and crested neck looking left, 52 wide and 58 high, its corner at the spot. */
export const dragonHead = (x: number, y: number, scale = 1): Subject => [
  soft(at('M0.5 20C0 16.9 2.6 14.5 6 14.5L14.5 12.1C16.4 8.3 20.4 6.7 24 7.9C32 8.1 39.4 5.7 45 0C45.8 8.1 41.4 14.5 34 16.9C40.6 18.5 46.6 17.1 51.5 13.3C51.4 21.5 46.6 26.9 39.4 28.1C43.8 29.7 48.4 29.1 52.4 26.5C51.8 34.1 47.6 38.5 42.4 39.1C45.6 41.1 49 41.5 52.6 40.3C52 47.5 49.4 53.1 46.4 58H21C25 53.5 26.6 48.9 25 44.5C23.4 40.7 19.6 39.5 14.8 39.1C9.6 38.5 6 35.9 4.6 31.7L11 33.5C16.4 33.9 20.4 31.9 22.4 27.7L17.6 28.1L14.8 25.1L12 27.7L8.8 24.5L5.4 26.5L3.6 23.7C1.8 23.1 0.8 21.7 0.5 20Z', x, y, scale)),
  solid(at('M14.6 17.9L23 14.5C23 18.5 18.6 20.7 14.6 17.9ZM3.6 18.7C4.4 17.3 6 17.1 7 17.9C6.2 19.1 5 19.5 3.6 18.7Z', x, y, scale)),
  hair(at('M32 24.5C29 27.5 28.6 31.5 30.6 34.9M36.6 35.5C33.6 38.5 33 42.5 35 46.1M40 46.5C37.4 49.1 36.4 52.5 37.4 56.1', x, y, scale)),
]

type Step = { readonly x: number; readonly y: number; readonly half: number; readonly degrees: number }

/** Walks a smooth curve through the knots and stops at evenly counted places. */
export function walk(knots: readonly Knot[], stops: number): readonly Step[] {
  const last = knots.length - 1
  const knot = (i: number): readonly [number, number, number] => {
    const [x, y, half = 0] = knots[Math.max(0, Math.min(last, i))]
    return [x, y, half]
  }
  return Array.from({ length: stops }, (_, n) => {
    const place = (last * n) / (stops - 1)
    const i = Math.min(last - 1, Math.floor(place))
    const t = place - i
    const around = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)]
    const value = (k: 0 | 1 | 2): number => {
      const [p, q, r, s] = around.map((one) => one[k])
      return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t)
    }
    const slope = (k: 0 | 1): number => {
      const [p, q, r, s] = around.map((one) => one[k])
      return 0.5 * (r - p + 2 * (2 * p - 5 * q + 4 * r - s) * t + 3 * (3 * q - p - 3 * r + s) * t * t)
    }
    return { x: value(0), y: value(1), half: Math.max(0, value(2)), degrees: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI }
  })
}

const side = (knots: readonly Knot[], sign: 1 | -1): string[] =>
  walk(knots, (knots.length - 1) * 8 + 1).map(({ x, y, half, degrees }) => {
    const a = ((degrees + 90 * sign) * Math.PI) / 180
    return `${short(x + half * Math.cos(a))} ${short(y + half * Math.sin(a))}`
  })

/** A band of changing width along the knots, closed at both ends. */
export const ribbon = (knots: readonly Knot[]): string => `M${[...side(knots, -1), ...side(knots, 1).reverse()].join('L')}Z`

/** The same band, open at its first knot, where it grows out of something else. */
export const sleeve = (knots: readonly Knot[]): string => ribbon(knots).slice(0, -1)

/** A motif repeated along the knots, riding on one side of the band: its origin on the edge, its y axis pointing away from it. */
export const fringe = (knots: readonly Knot[], stops: number, sign: 1 | -1, motif: string, from = 0, to = stops): string =>
  walk(knots, stops)
    .slice(from, to)
    .map(({ x, y, half, degrees }) => {
      const a = ((degrees + 90 * sign) * Math.PI) / 180
      return at(motif, x + half * Math.cos(a), y + half * Math.sin(a), 1, sign === -1 ? degrees : degrees + 180)
    })
    .join('')
