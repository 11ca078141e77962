import { glint, polar, ring, star, ticks, type Point } from '#ui/engraving.ts'

/** The face of every world, on a disc of radius 50 around the origin: no two alike. */

export interface World {
  readonly colour: string
  /** Broad, faint shapes. */
  readonly lands?: string
  /** Engraved lines over them. */
  readonly lines?: string
  /** Small bright details. */
  readonly lights?: string
  /** Structures and rings that reach beyond the disc: behind it, and in front of it. */
  readonly behind?: string
  readonly before?: string
}

const middle: Point = { x: 0, y: 0 }
const rings = (...radii: readonly number[]): string => radii.map((radius) => ring(0, 0, radius)).join('')
const dots = (radius: number, ...points: readonly (readonly [number, number])[]): string => points.map(([x, y]) => ring(x, y, radius)).join('')

/** Points around the middle. */
const around = (count: number, radius: number, turn = 0): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, i) => polar(middle, radius, turn + (i * 360) / count)).map(({ x, y }): readonly [number, number] => [x, y])

/** A half dome standing on the rim, at so many degrees from the top. */
function dome(degrees: number, width: number): string {
  const left = polar(middle, 47, degrees - width / 2)
  const right = polar(middle, 47, degrees + width / 2)
  const radius = Math.hypot(right.x - left.x, right.y - left.y) / 2
  return `M${left.x} ${left.y}A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 1 ${right.x} ${right.y}z`
}

/** A tower on the rim. */
function tower(degrees: number, height: number, width = 7): string {
  const half = width / 2
  const [a, b, c, d] = [polar(middle, 46, degrees - half), polar(middle, 50 + height, degrees - half * 0.8), polar(middle, 50 + height, degrees + half * 0.8), polar(middle, 46, degrees + half)]
  return `M${a.x} ${a.y}L${b.x} ${b.y}L${c.x} ${c.y}L${d.x} ${d.y}z`
}

/** In the order of the table. */
export const worlds: readonly World[] = [
  // Koss: a gas giant and its floating mines
  {
    colour: '#d98a4c',
    lands: 'M-50-24c22-9 34 4 54-1s30-6 46 1v15c-18-8-32 2-52 0s-32-7-48-1zM-50 10c20-6 32 5 50 3s32-5 50 0v16c-18-6-30 4-50 2s-34-6-50 0z',
    lines: `M-50-24c22-9 34 4 54-1s30-6 46 1M-50-10c16-6 28-1 48 1s34-8 52 0M-50 10c20-6 32 5 50 3s32-5 50 0M-50 29c16-6 30-2 50 0s32-8 50-2${ring(18, 20, 11, 6)}`,
    lights: dots(2.2, [-26, -17], [-12, 20], [22, -16], [18, 20]),
  },
  // New Victoria: towers all over
  {
    colour: '#7d97bf',
    lands: `${ring(-16, -18, 15, 13)}${ring(20, 14, 18, 15)}`,
    lines: 'M-34 50V18h12v32M-22 50V4H-8v46M-8 50V22H6v28M6 50V-4h12v54M18 50V16h14v34M32 50V28h10v22',
    lights: dots(1.9, [-28, 26], [-15, 14], [-15, 26], [-1, 32], [12, 8], [12, 20], [25, 26], [37, 36]),
    before: `${tower(318, 13)}${tower(330, 22, 6)}${tower(342, 10)}`,
  },
  // Blackstar: a black station with docking arms
  {
    colour: '#6f7690',
    lands: star(middle, 44, 30, 6),
    lines: `${rings(20, 34)}M0-50v30M43-25 17-10M43 25 17 10M0 50V20M-43 25-17 10M-43-25-17-10`,
    lights: `${rings(6)}${dots(2.4, ...around(6, 34, 30))}`,
    behind: `${tower(30, 16, 10)}${tower(150, 16, 10)}${tower(270, 18, 10)}`,
  },
  // Kronos: a pale giant in its ring
  {
    colour: '#b8b6c6',
    lands: 'M-50-8c20-6 34 3 52 0s30-4 48 0v14c-18-4-32 2-50 2s-32-4-50-2z',
    lines: 'M-47-18c20-6 34 2 50 0s30-4 44 0M-50-4c22-4 34 2 52 0s30-2 48 0M-48 14c20-4 34 2 50 1s30-3 46-1',
    before: 'M-70 24C-58 42 44 22 68-22 72-30 64-34 48-26 58-26 60-22 56-16 38 10-30 30-56 22-62 20-62 14-56 8-70 14-74 20-70 24z',
  },
  // Cora: storms
  {
    colour: '#b4697f',
    lands: `${ring(-8, 4, 30, 22)}${ring(26, -28, 12, 8)}`,
    lines: `${ring(-8, 4, 30, 22)}M-30 4c0-10 10-16 22-16s22 6 22 16-10 14-20 14-16-4-16-12 6-10 14-10 11 4 11 9M-50-28c20-10 40-10 62-4M-40 34c24 10 50 8 76-8`,
    lights: dots(2, [26, -28], [32, 22]),
  },
  // Bohr Station: a wheel with a shell around it
  {
    colour: '#8199c8',
    lands: rings(26),
    lines: `${rings(38, 26, 10)}${ticks(middle, 10, 38, 8)}`,
    lights: `${rings(4)}${dots(2.6, ...around(8, 32, 22.5))}`,
    before: `${ring(0, 0, 66, 20)}${ring(0, 0, 58, 15)}`,
  },
  // Vimana: dunes, and two moons
  {
    colour: '#c3a25a',
    lands: 'M-50 8C-28-8-8-6 8 4s28 12 42 6v40H-50z',
    lines: 'M-50 8C-28-8-8-6 8 4s28 12 42 6M-46 22c16-10 30-8 44 0s28 10 44 4M-40 34c14-8 26-6 38 0s22 6 36 2M-28 44c10-5 20-4 28 0s14 4 24 2M-30-26c10 5 20 5 30 0',
    behind: `${ring(52, -34, 9)}${ring(-56, 22, 6)}`,
  },
  // Goshen: quarried out
  {
    colour: '#a9604c',
    lands: `${ring(-12, -8, 24, 20)}${ring(24, 22, 13, 11)}`,
    lines: `${ring(-12, -8, 24, 20)}${ring(-12, -6, 17, 14)}${ring(-11, -4, 10, 8)}${ring(24, 22, 13, 11)}${ring(24, 23, 7, 5.6)}M12-36l22 10M-40 26l20 14`,
    lights: dots(2.2, [-11, -4], [24, 23], [30, -20]),
  },
  // Ceto: an ocean
  {
    colour: '#4c8fa6',
    lands: 'M-50 2c10-10 20-10 30 0s20 10 30 0 20-10 30 0h10v50H-50z',
    lines: 'M-50 2c10-10 20-10 30 0s20 10 30 0 20-10 30 0M-50 16c10-8 20-8 30 0s20 8 30 0 20-8 30 0M-46 30c10-7 18-7 28 0s18 7 28 0 16-6 24 0M-34-24c6-8 14-10 22-4-6 0-10 3-12 8',
    lights: dots(2, [14, -26], [24, -18], [8, -16]),
  },
  // Ukemochi City: green under domes
  {
    colour: '#74a25a',
    lands: 'M-50-6c18-12 30 8 46 2s30-18 54-6v60H-50z',
    lines: 'M-50-6c18-12 30 8 46 2s30-18 54-6M-46 12h92M-48 24h96M-40 36h80M-24 12l-10 34M0 12v38M24 12l10 34',
    lights: dots(2, [-24, -22], [6, -20]),
    before: `${dome(330, 34)}${dome(8, 26)}${dome(40, 20)}`,
  },
  // Etna: fire under the crust
  {
    colour: '#b9573b',
    lands: 'M-50-10-20-22 0 2-14 30-44 24zM0 2 30-18 50 4 28 32-14 30z',
    lines: 'M-50-10-20-22 0 2-14 30-44 24M-20-22-8-50M0 2l30-20M30-18 24-48M30-18 50 4M-14 30l42 2 22-28M-14 30l-4 20M28 32v18',
    lights: 'M-22-23-18-23 1 0-13 31-16 29-3 2zM0 0l29-19 2 2L1 4z',
    behind: 'M-18-46-8-62-2-58 2-66 10-58 16-46z',
  },
  // Kafka: corridors without end
  {
    colour: '#8d93a5',
    lands: rings(36),
    lines: 'M-40-28h28v16h-16v28h40v-12H-4V-8h28v34h-62M-28 38h62V-22H0v-18M24-40v8h18M-44 4h8v22',
    lights: dots(2.2, [10, 10], [-20, -20]),
  },
  // Io: sulphur
  {
    colour: '#cdb155',
    lands: `${ring(-18, -16, 13)}${ring(18, 6, 16, 13)}${ring(-16, 24, 9)}${ring(24, -30, 7)}`,
    lines: `${ring(-18, -16, 13)}${ring(-18, -16, 6)}${ring(18, 6, 16, 13)}${ring(18, 6, 9, 7)}${ring(-16, 24, 9)}${ring(24, -30, 7)}`,
    lights: dots(2.4, [-18, -16], [18, 6], [-16, 24]),
  },
  // Hypatia: the observatory
  {
    colour: '#8d7fcb',
    lands: 'M-50 14c20-8 80-8 100 0v36H-50z',
    lines: `M-50 14c20-8 80-8 100 0M-46 26c20-6 72-6 92 0${ring(0, -8, 22)}${ring(0, -8, 14)}M-22-8h44M0-30v44`,
    lights: `${glint(0, -8, 10)}${dots(1.8, [-32, -20], [32, -20], [24, 34], [-24, 34])}`,
    before: `${dome(0, 40)}${tower(0, 20, 6)}`,
  },
  // Meridian: lines of longitude, and yards along the equator
  {
    colour: '#6f8bb5',
    lands: ring(0, 0, 18, 50),
    lines: `${ring(0, 0, 18, 50)}${ring(0, 0, 36, 50)}M0-50V50M-44-22h88M-44 22h88`,
    lights: dots(2.4, [-36, 0], [-18, 0], [0, 0], [18, 0], [36, 0]),
    before: 'M-62-5h20v10h-20zM42-5h20v10H42zM-62-12v24M62-12v24',
  },
  // Kepler: ellipses
  {
    colour: '#559fcb',
    lands: `${ring(-8, -4, 30, 18)}${ring(22, 26, 12, 8)}`,
    lines: `${ring(0, 0, 44, 20)}${ring(0, 0, 20, 44)}${ring(-14, 0, 26, 12)}`,
    lights: `${ring(-14, 0, 5)}${dots(2.4, [44, 0], [0, -44], [12, 0])}`,
    behind: ring(54, 30, 7),
  },
  // Tycho: one great crater with its rays
  {
    colour: '#a18fd6',
    lands: star({ x: -6, y: 8 }, 60, 12, 9, 12),
    lines: `${ring(-6, 8, 14)}${ring(-6, 8, 8)}${star({ x: -6, y: 8 }, 60, 14, 9, 12)}${ring(26, -24, 7)}`,
    lights: dots(2.6, [-6, 8], [26, -24]),
  },
  // Honos: the wheel and its lights
  {
    colour: '#cf75aa',
    lands: rings(40),
    lines: `${rings(40, 28, 10)}${ticks(middle, 10, 40, 12)}`,
    lights: `${glint(0, 0, 9, 0.3)}${dots(2.8, ...around(12, 34, 15))}`,
    before: `${tower(340, 12, 6)}${tower(352, 20, 6)}${tower(4, 26, 6)}${tower(16, 14, 6)}`,
  },
]
