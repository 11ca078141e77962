import { useId, type ReactElement } from 'react'
import { CoverSheet, Fade } from '#ui/cover.tsx'
import { glint, polar, ring, scatter, ticks, trim } from '#ui/engraving.ts'

const star = { x: 150, y: 176 }
const magenta = '#ff4fb4'
const cyan = '#3ddbe8'
const acid = '#e8ef4a'
const ground = 372

/** The box of Syndicate: Arcturus rises in scan-lines over a wet neon city; three orbits, a deal on the street, a destroyer overhead. */
export function Cover(): ReactElement {
  const id = useId()
  const paint = (name: string): string => `url(#${id}${name})`
  return (
    <CoverSheet>
      <Paints id={id} />
      <rect width={300} height={400} fill={paint('sky')} />
      <path d={stars} fill="#dfe8ff" opacity={0.75} />
      <circle cx={star.x} cy={star.y} r={150} fill={paint('glow')} />
      <Orbits />
      <circle cx={star.x} cy={star.y} r={64} fill={paint('sun')} clipPath={paint('bands')} />
      <path d={far.outline} fill="#1a1440" />
      <path d={far.windows} fill={cyan} opacity={0.5} />
      <Destroyer hull={paint('hull')} />
      <path d={near.outline} fill="#0a0d22" stroke={magenta} strokeOpacity={0.45} strokeWidth={0.8} />
      <path d={near.windows} fill="#ffd98a" opacity={0.9} />
      <path d={near.lights} fill={cyan} opacity={0.9} />
      <Signs />
      <Street wet={paint('wet')} />
      <Deal />
      <path d={scanLines} stroke="#000" strokeOpacity={0.16} strokeWidth={1} />
      <rect width={300} height={110} fill={paint('shade')} />
      <Title fill={paint('title')} />
      <path d="M1 1h298v398H1z" fill="none" stroke={cyan} strokeOpacity={0.18} strokeWidth={2} />
    </CoverSheet>
  )
}

function Paints({ id }: { readonly id: string }): ReactElement {
  return (
    <defs>
      <Fade id={`${id}sky`} to="bottom" stops={[[0, '#05060f'], [0.45, '#150c33'], [0.78, '#471056'], [1, '#0a0a1c']]} />
      <Fade id={`${id}glow`} to="rim" stops={[[0, '#ff8a5c', 0.6], [0.45, magenta, 0.26], [1, magenta, 0]]} />
      <Fade id={`${id}sun`} to="bottom" stops={[[0, '#ffe98a'], [0.5, '#ff8d5e'], [1, magenta]]} />
      <clipPath id={`${id}bands`}>
        <path d={bands} />
      </clipPath>
      <Fade id={`${id}hull`} to="corner" stops={[[0, '#5a648f'], [1, '#141933']]} />
      <Fade id={`${id}wet`} to="bottom" stops={[[0, '#170a2e'], [1, '#05060f']]} />
      <Fade id={`${id}shade`} to="bottom" stops={[[0, '#03040c', 0.86], [1, '#03040c', 0]]} />
      <Fade id={`${id}title`} to="right" stops={[[0, cyan], [0.5, '#fff3fb'], [1, magenta]]} />
    </defs>
  )
}

/** Three zones as tilted rings with what circles on them. */
function Orbits(): ReactElement {
  return (
    <g fill="none" transform={`rotate(-11 ${star.x} ${star.y})`}>
      <path d={ring(star.x, star.y, 138, 52)} stroke={cyan} strokeWidth={1} strokeOpacity={0.7} />
      <path d={ring(star.x, star.y, 106, 38)} stroke="#9d7bff" strokeWidth={1} strokeOpacity={0.7} />
      <path d={ring(star.x, star.y, 78, 26)} stroke={magenta} strokeWidth={1} strokeOpacity={0.8} />
      <path d={ticks(star, 142, 147, 72, 6)} stroke={cyan} strokeWidth={0.5} strokeOpacity={0.3} />
      {worlds.map(({ rx, ry, at, r, fill }) => {
        const { x, y } = polar({ x: 0, y: 0 }, 1, at)
        return (
          <g key={at}>
            <circle cx={trim(star.x + x * rx)} cy={trim(star.y + y * ry)} r={r} fill={fill} stroke="#05060f" strokeWidth={1.4} />
            <circle cx={trim(star.x + x * rx - r * 0.3)} cy={trim(star.y + y * ry - r * 0.3)} r={r * 0.35} fill="#fff" opacity={0.5} />
          </g>
        )
      })}
    </g>
  )
}

const worlds = [
  { rx: 138, ry: 52, at: 62, r: 7, fill: '#35a3c9' },
  { rx: 138, ry: 52, at: 214, r: 5, fill: '#c98a35' },
  { rx: 138, ry: 52, at: 318, r: 6, fill: '#6a59d8' },
  { rx: 106, ry: 38, at: 28, r: 4.6, fill: '#d45c8b' },
  { rx: 106, ry: 38, at: 246, r: 5.6, fill: '#3fae86' },
  { rx: 78, ry: 26, at: 118, r: 4.2, fill: '#f2b84b' },
] as const

/** The Sovereign's ship, a blade over the city with its search light. */
function Destroyer({ hull }: { readonly hull: string }): ReactElement {
  return (
    <g>
      <path d="M92 146 40 344h84z" fill={acid} opacity={0.1} />
      <path d="M16 152l112-34-22 26 12 6-58 10z" fill={hull} stroke="#9fb0ff" strokeOpacity={0.5} strokeWidth={0.8} strokeLinejoin="round" />
      <path d="M60 150l40-12M44 152l10-2" stroke="#ff6b57" strokeWidth={1.4} />
      <path d="M86 146h12l-4 4h-6z" fill={acid} />
    </g>
  )
}

/** Neon on the roofs: the shapes of five players. */
function Signs(): ReactElement {
  return (
    <g fill="none" strokeWidth={2} strokeLinejoin="round">
      <g stroke={cyan}>
        <path d="M28 262h24v30H28z" strokeOpacity={0.9} />
        <path d="M40 268l8 9-8 9-8-9z" />
      </g>
      <g stroke={magenta}>
        <path d="M246 242h26v42h-26z" strokeOpacity={0.9} />
        <path d={ring(259, 254, 6)} />
        <path d="M253 274l6-10 6 10z" />
      </g>
      <path d="M206 300h22" stroke={acid} />
      <path d="M206 306h14" stroke={acid} strokeOpacity={0.7} />
    </g>
  )
}

function Street({ wet }: { readonly wet: string }): ReactElement {
  return (
    <g>
      <path d={`M0 ${ground - 22}h300V400H0z`} fill={wet} />
      <g opacity={0.6}>
        {puddles.map(({ x, y, w, fill }) => (
          <path key={x} d={`M${x} ${y}h${w}`} stroke={fill} strokeWidth={2.2} strokeLinecap="round" />
        ))}
      </g>
      <path d="M0 350h300" stroke={magenta} strokeWidth={1.2} />
    </g>
  )
}

const puddles = [
  { x: 18, y: 358, w: 42, fill: cyan },
  { x: 30, y: 366, w: 24, fill: cyan },
  { x: 92, y: 362, w: 30, fill: '#ff8d5e' },
  { x: 128, y: 372, w: 50, fill: magenta },
  { x: 186, y: 360, w: 22, fill: acid },
  { x: 232, y: 364, w: 46, fill: magenta },
  { x: 246, y: 374, w: 30, fill: cyan },
] as const

/** Two figures and a case between them. */
function Deal(): ReactElement {
  return (
    <g fill="#03040c" stroke={cyan} strokeOpacity={0.65} strokeWidth={1} strokeLinejoin="round">
      <path d="M112 388c-1-20 0-34 4-44 1-4 4-6 8-6s7 2 8 6c4 10 5 24 4 44z" />
      <path d="M117 330c0-5 3-8 7-8s7 3 7 8-3 8-7 8-7-3-7-8zM112 326h24" />
      <path d="M168 388c-2-22 0-36 4-46 2-4 5-6 9-6s7 2 9 6c4 10 6 24 4 46z" stroke={magenta} />
      <path d="M174 328c0-5 3-8 7-8s7 3 7 8-3 8-7 8-7-3-7-8z" stroke={magenta} />
      <path d="M142 366h20v13h-20zM148 366v-4h8v4" stroke={acid} fill="#1a1a06" />
      <path d={glint(152, 372, 4, 0.14)} fill={acid} stroke="none" />
    </g>
  )
}

function Title({ fill }: { readonly fill: string }): ReactElement {
  return (
    <g>
      <path d="M24 30h112M164 30h112" stroke={cyan} strokeWidth={0.9} opacity={0.6} />
      <path d="M144 30l6-6 6 6-6 6z" fill="none" stroke={acid} strokeWidth={1.4} />
      <text x={150} y={78} textAnchor="middle" fontSize={40} fontWeight={640} letterSpacing={3} fill={fill} textLength={256} lengthAdjust="spacingAndGlyphs" style={{ fontFamily: 'var(--font-display)', fontVariationSettings: '"opsz" 144' }}>
        SYNDICATE
      </text>
      <path d="M22 90h256" stroke={magenta} strokeWidth={1.6} />
      <path d="M22 94h64M214 94h64" stroke={cyan} strokeWidth={1} />
    </g>
  )
}

const next = scatter(2201)

const stars = Array.from({ length: 90 }, () => {
  const size = trim(0.5 + next() * 0.9)
  return `M${trim(next() * 300)} ${trim(next() * 230)}h${size}v${size}h${-size}z`
}).join('')

/** The sun without the stripes that cut its lower half. */
const bands = (() => {
  let path = ''
  let top = star.y - 70
  for (let i = 0; i < 7; i++) {
    const from = star.y - 4 + i * 10
    path += `M60 ${trim(top)}h180V${trim(from)}H60z`
    top = from + 1.6 + i * 0.9
  }
  return `${path}M60 ${trim(top)}h180v40H60z`
})()

/** The stripes of an old screen. */
export const scanLines = Array.from({ length: 100 }, (_, i) => `M0 ${i * 4}h300`).join('')

interface Towers {
  readonly outline: string
  readonly windows: string
  readonly lights: string
}

function towers(step: number, low: number, high: number, foot: number): Towers {
  let outline = `M-6 ${foot}`
  let windows = ''
  let lights = ''
  for (let x = -4; x < 304; x += step) {
    // Towers stand higher at the sides, so that the star has the middle.
    const side = Math.abs(x + step / 2 - 150) / 150
    const tall = low + (high - low) * (0.25 * next() + 0.75 * side * side)
    const wide = trim(step * (0.8 + next() * 0.3))
    const roof = trim(foot - tall)
    outline += `L${trim(x)} ${foot}V${roof}h${trim(wide * 0.4)}v${trim(-next() * 9)}h${trim(wide * 0.2)}V${roof}H${trim(x + wide)}V${foot}`
    for (let y = roof + 6; y < foot - 8; y += 7)
      for (let w = x + 4; w < x + wide - 4; w += 6) {
        const lit = next()
        if (lit > 0.7) windows += `M${trim(w)} ${trim(y)}h2.4v3h-2.4z`
        else if (lit > 0.64) lights += `M${trim(w)} ${trim(y)}h2.4v3h-2.4z`
      }
  }
  return { outline: `${outline}L306 ${foot}z`, windows, lights }
}

const far = towers(22, 60, 150, 352)
const near = towers(34, 26, 132, 352)
