/**
 * The map as polar cells on a superellipse: a ring of gates around the middle, a ring of planets around
 * the gates. Clusters out of play shrink and leave their room to the others. All in pixels.
 */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Cell {
  readonly system: number
  readonly gate: boolean
  /** The outline, clockwise from its first outer corner. */
  readonly outline: readonly Point[]
  /** From the middle of the map to the middle of the cell. */
  readonly angle: number
  readonly inner: number
  readonly outer: number
  readonly centre: Point
}

/** A run of clusters out of play, and the passage that closes the ring of gates over it. */
export interface Void {
  readonly clusters: readonly number[]
  readonly outline: readonly Point[]
  readonly centre: Point
  /** The direction of its axis. */
  readonly angle: number
  readonly from: Point
  readonly over: Point
  readonly to: Point
}

export interface Chart {
  readonly width: number
  readonly height: number
  readonly middle: Point
  readonly cells: readonly Cell[]
  readonly voids: readonly Void[]
  /** Walls between planets that are not adjacent. */
  readonly walls: readonly (readonly Point[])[]
  /** Where one may cross: the middle of each border between adjacent systems. */
  readonly crossings: readonly Point[]
  /** The whole map, and the disc in its middle. */
  readonly rim: readonly Point[]
  readonly hub: readonly Point[]
  /** Marks around the rim, as on a star chart. */
  readonly ticks: readonly (readonly [Point, Point])[]
}

/** What the drawing must know of the systems, as the tables have it. */
export interface Systems {
  readonly cluster: readonly number[]
  readonly gate: readonly boolean[]
  readonly slots: readonly number[]
  readonly adjacent: readonly (readonly (readonly number[])[])[]
}

const CLUSTERS = 6
/** How far the middle and the ring of gates reach; a small map leaves more to the gates. */
const REACHES = { large: { hub: 0.19, ring: 0.465 }, small: { hub: 0.165, ring: 0.485 } }
/** Exponent of the superellipse: between an ellipse (2) and a box. */
const SQUARE = 3.5
const TURN = 2 * Math.PI
const DEGREE = TURN / 360
/** Half the gap between two cells. */
const GAP = 2.5
/** How much wider a planet with two slots is than one with a single slot. */
const WIDER = { large: 1.28, small: 1.12 }

export function chartOf(systems: Systems, out: number, width: number, height: number): Chart {
  const small = isSmall({ width, height })
  const margin = small ? 4 : 12
  const wider = small ? WIDER.small : WIDER.large
  const plane = planeOf(width, height, margin, small ? REACHES.small : REACHES.large)
  const spans = spansOf(out)
  const cells: Cell[] = []
  const borders = new Map<number, readonly [number, number]>()

  for (let cluster = 0; cluster < CLUSTERS; cluster++) {
    if (isOut(out, cluster)) continue
    const members = systems.cluster.flatMap((each, system) => (each === cluster ? [system] : []))
    const [start, end] = spans[cluster]
    const planets = members.filter((system) => !systems.gate[system])
    const weights = planets.map((system) => (systems.slots[system] > 1 ? wider : 1))
    const whole = weights.reduce((sum, each) => sum + each, 0)
    let from = start
    planets.forEach((system, i) => {
      const to = from + ((end - start) * weights[i]) / whole
      borders.set(system, [from, to])
      cells.push(cellOf(plane, system, false, from, to))
      from = to
    })
    for (const system of members) {
      if (!systems.gate[system]) continue
      borders.set(system, [start, end])
      cells.push(cellOf(plane, system, true, start, end))
    }
  }
  cells.sort((one, other) => one.system - other.system)

  const meets = (one: number, other: number): boolean => systems.adjacent[out][one].includes(other)
  return {
    width,
    height,
    middle: plane.at(0, 0),
    cells,
    voids: voidsOf(plane, out, spans),
    walls: wallsOf(plane, systems, borders, meets),
    crossings: crossingsOf(plane, systems, borders, meets),
    rim: plane.arc(1, 0, TURN, margin / 2),
    hub: plane.arc(plane.hub, 0, TURN, -GAP),
    ticks: ticksOf(plane, margin),
  }
}

/** On a small map ships are counted and labels are short. */
export const isSmall = ({ width, height }: Pick<Chart, 'width' | 'height'>): boolean => Math.min(width, height * 1.4) < 520

/** How large things are drawn, beside the size for which they were designed. */
export const scaleOf = (chart: Pick<Chart, 'width' | 'height'>): number => (isSmall(chart) ? Math.max(0.56, 0.66 * Math.min(1, chart.width / 380, chart.height / 376)) : Math.max(0.78, Math.min(chart.width / 884, chart.height / 542, 1.6)))

const isOut = (out: number, cluster: number): boolean => (out & (1 << cluster)) !== 0

/** First and last angle of each cluster, clockwise; each stands as near to its home as the others allow. */
function spansOf(out: number): readonly (readonly [number, number])[] {
  const gone = Array.from({ length: CLUSTERS }, (_, cluster) => isOut(out, cluster))
  // Two neighbours that are out share a little more than one would have.
  const shrunk = gone.map((isGone, k): number => (isGone ? (gone[(k + 1) % CLUSTERS] || gone[(k + 5) % CLUSTERS] ? 15 : 22) : 0))
  const left = 360 - shrunk.reduce((sum, each) => sum + each, 0)
  const playing = gone.filter((isGone) => !isGone).length
  const widths = shrunk.map((each) => (each > 0 ? each : left / playing))
  const starts = widths.map((_, k) => widths.slice(0, k).reduce((sum, each) => sum + each, -90))
  const drift = starts.map((start, k) => start + widths[k] / 2 - (60 * k - 60))
  const turn = drift.reduce((sum, each, k) => (gone[k] ? sum : sum + each / playing), 0)
  return starts.map((start, k) => [(start - turn) * DEGREE, (start - turn + widths[k]) * DEGREE])
}

/** The superellipse of the map. Angles are those of the unit figure, so that shares stay fair on a wide map. */
interface Plane {
  readonly hub: number
  readonly ring: number
  /** A point at a share of the way out, some pixels beyond. */
  at(share: number, angle: number, beyond?: number): Point
  /** The pixel distance from the middle, and the direction as the eye sees it. */
  reach(share: number, angle: number): number
  direction(angle: number): number
  arc(share: number, from: number, to: number, beyond?: number): readonly Point[]
}

function planeOf(width: number, height: number, margin: number, { hub, ring }: Pick<Plane, 'hub' | 'ring'>): Plane {
  const a = width / 2 - margin
  const b = height / 2 - margin
  const x = width / 2
  const y = height / 2
  const unit = (angle: number): number => (Math.abs(Math.cos(angle)) ** SQUARE + Math.abs(Math.sin(angle)) ** SQUARE) ** (-1 / SQUARE)
  const reach = (share: number, angle: number): number => share * unit(angle) * Math.hypot(a * Math.cos(angle), b * Math.sin(angle))
  const direction = (angle: number): number => Math.atan2(b * Math.sin(angle), a * Math.cos(angle))
  const at = (share: number, angle: number, beyond = 0): Point => {
    const r = reach(share, angle) + beyond
    const seen = direction(angle)
    return { x: x + r * Math.cos(seen), y: y + r * Math.sin(seen) }
  }
  const arc = (share: number, from: number, to: number, beyond = 0): readonly Point[] => {
    const steps = Math.max(4, Math.ceil(Math.abs(to - from) / (3 * DEGREE)))
    return Array.from({ length: steps + 1 }, (_, i) => at(share, from + ((to - from) * i) / steps, beyond))
  }
  return { hub, ring, at, reach, direction, arc }
}

function cellOf(plane: Plane, system: number, gate: boolean, from: number, to: number): Cell {
  const [near, far] = gate ? [plane.hub, plane.ring] : [plane.ring, 1]
  const angle = (from + to) / 2
  const outline = ringPiece(plane, near, far, from, to)
  return { system, gate, outline, angle: plane.direction(angle), inner: plane.reach(near, angle), outer: plane.reach(far, angle), centre: plane.at((near + far) / 2, angle) }
}

/** A piece of a ring, drawn in by the gap on all sides. */
function ringPiece(plane: Plane, near: number, far: number, from: number, to: number): readonly Point[] {
  const middle = plane.at(0, 0)
  /** How far a point lies from the ray at an angle, counted clockwise. */
  const past = ({ x, y }: Point, angle: number): number => {
    const seen = plane.direction(angle)
    return (y - middle.y) * Math.cos(seen) - (x - middle.x) * Math.sin(seen)
  }
  const corner = (share: number, beyond: number, angle: number, side: number): Point => {
    const seen = plane.direction(angle)
    const { x, y } = plane.at(share, angle, beyond)
    return { x: x - side * GAP * Math.sin(seen), y: y + side * GAP * Math.cos(seen) }
  }
  const arc = (share: number, beyond: number): readonly Point[] => [
    corner(share, beyond, from, 1),
    ...plane.arc(share, from, to, beyond).filter((point) => past(point, from) > GAP && past(point, to) < -GAP),
    corner(share, beyond, to, -1),
  ]
  return [...arc(far, -GAP), ...[...arc(near, GAP)].reverse()]
}

function voidsOf(plane: Plane, out: number, spans: readonly (readonly [number, number])[]): readonly Void[] {
  const found: Void[] = []
  for (let cluster = 0; cluster < CLUSTERS; cluster++) {
    if (!isOut(out, cluster) || isOut(out, (cluster + 5) % CLUSTERS)) continue
    const clusters = [cluster]
    while (isOut(out, (clusters[clusters.length - 1] + 1) % CLUSTERS)) clusters.push((clusters[clusters.length - 1] + 1) % CLUSTERS)
    const from = spans[cluster][0]
    const to = from + clusters.reduce((sum, each) => sum + spans[each][1] - spans[each][0], 0)
    const lane = (plane.hub + plane.ring) / 2 + 0.06
    const beyond = 7 / plane.reach(lane, from)
    found.push({
      clusters,
      outline: ringPiece(plane, plane.hub, 1, from, to),
      centre: plane.at(0.74, (from + to) / 2),
      angle: plane.direction((from + to) / 2),
      from: plane.at(lane, from - beyond),
      over: plane.at(lane, (from + to) / 2),
      to: plane.at(lane, to + beyond),
    })
  }
  return found
}

type Borders = ReadonlyMap<number, readonly [number, number]>

/** Zigzags along the borders of planets that nobody may cross, and on both sides of a void. */
function wallsOf(plane: Plane, { gate }: Systems, borders: Borders, meets: (one: number, other: number) => boolean): readonly (readonly Point[])[] {
  const planets = [...borders].filter(([system]) => !gate[system]).sort(([one], [other]) => one - other)
  return planets.flatMap(([system, [, end]], i) => {
    const [next, [start]] = planets[(i + 1) % planets.length]
    if (!isSame(end, start)) return [zigzag(plane, end, -1), zigzag(plane, start, 1)]
    return meets(system, next) ? [] : [zigzag(plane, end)]
  })
}

/** The same direction, whole turns aside. */
const isSame = (one: number, other: number): boolean => Math.abs(Math.sin((one - other) / 2)) < 1e-6

function zigzag(plane: Plane, angle: number, side = 0): readonly Point[] {
  const first = plane.reach(plane.ring, angle) + 3
  const last = plane.reach(1, angle) - 3
  const teeth = Math.max(6, Math.round((last - first) / 7))
  const seen = plane.direction(angle)
  return Array.from({ length: teeth + 1 }, (_, i) => {
    const r = first + ((last - first) * i) / teeth
    const off = (i % 2 === 0 ? -3 : 3) + side * 3
    const { x, y } = plane.at(0, 0)
    return { x: x + r * Math.cos(seen) - off * Math.sin(seen), y: y + r * Math.sin(seen) + off * Math.cos(seen) }
  })
}

function crossingsOf(plane: Plane, { gate, cluster }: Systems, borders: Borders, meets: (one: number, other: number) => boolean): readonly Point[] {
  const dots: Point[] = []
  for (const [system, [, to]] of borders)
    for (const [other, [start, end]] of borders) {
      if (!meets(system, other)) continue
      if (gate[system] && !gate[other] && cluster[system] === cluster[other]) {
        dots.push(plane.at(plane.ring, (start + end) / 2))
      } else if (gate[system] === gate[other] && isSame(to, start)) dots.push(plane.at(gate[system] ? (plane.hub + plane.ring) / 2 : (1 + plane.ring) / 2, to))
    }
  return dots
}

function ticksOf(plane: Plane, margin: number): readonly (readonly [Point, Point])[] {
  if (margin < 8) return []
  return Array.from({ length: 144 }, (_, i) => {
    const angle = (i / 144) * TURN
    return [plane.at(1, angle, margin / 2 - 1.5), plane.at(1, angle, margin / 2 + (i % 12 === 0 ? 5 : 2))] as const
  })
}

/** An outline as path data, its corners as they are. */
export function pathOf(points: readonly Point[], close = true): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('') + (close ? 'Z' : '')
}
