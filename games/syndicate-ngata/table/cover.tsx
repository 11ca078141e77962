import { useId, type ReactElement } from 'react'
import { scanLines } from '#games/syndicate/table/cover.tsx'
import { CoverSheet, Fade } from '#ui/cover.tsx'
import { glint, polar, ring, scatter, ticks, trim } from '#ui/engraving.ts'

const door = { x: 150, y: 214 }
const amber = '#ffb454'
const cyan = '#45e2f0'
const magenta = '#ff5cbd'

/** The box of the campaign: a vault as large as a moon stands ajar over Honos, and one small ship flies at the light. */
export function Cover(): ReactElement {
  const id = useId()
  const paint = (name: string): string => `url(#${id}${name})`
  return (
    <CoverSheet>
      <Paints id={id} />
      <rect width={300} height={400} fill={paint('sky')} />
      <path d={stars} fill="#dff6ff" opacity={0.8} />
      <circle cx={door.x} cy={door.y} r={190} fill={paint('glow')} />
      <path d={orbits} fill="none" stroke={cyan} strokeOpacity={0.35} strokeWidth={0.9} transform={`rotate(-14 ${door.x} ${door.y})`} />
      <Door metal={paint('metal')} light={paint('light')} />
      <path d="M150 214 60 400h150z" fill={paint('beam')} />
      <City wet={paint('wet')} />
      <Ship hull={paint('hull')} />
      <path d={scanLines} stroke="#000" strokeOpacity={0.14} strokeWidth={1} />
      <rect width={300} height={112} fill={paint('shade')} />
      <Title fill={paint('title')} />
      <path d="M1 1h298v398H1z" fill="none" stroke={amber} strokeOpacity={0.22} strokeWidth={2} />
    </CoverSheet>
  )
}

function Paints({ id }: { readonly id: string }): ReactElement {
  return (
    <defs>
      <Fade id={`${id}sky`} to="bottom" stops={[[0, '#03070f'], [0.5, '#06202c'], [0.82, '#3a1236'], [1, '#08060f']]} />
      <Fade id={`${id}glow`} to="rim" stops={[[0, amber, 0.6], [0.5, '#1b8fa3', 0.22], [1, '#1b8fa3', 0]]} />
      <Fade id={`${id}metal`} to="corner" stops={[[0, '#7f95a8'], [0.45, '#2b3f52'], [1, '#0b1622']]} />
      <Fade id={`${id}light`} to="rim" from={0.42} stops={[[0, '#fffbe6'], [0.5, '#ffd27a'], [1, '#c4641e']]} />
      <Fade id={`${id}beam`} to="bottom" stops={[[0, '#ffe2a0', 0.5], [1, '#ffe2a0', 0]]} />
      <Fade id={`${id}hull`} to="right" stops={[[0, '#f7ecd2'], [1, '#7c6a4c']]} />
      <Fade id={`${id}wet`} to="bottom" stops={[[0, '#12091f'], [1, '#04050b']]} />
      <Fade id={`${id}shade`} to="bottom" stops={[[0, '#02040a', 0.88], [1, '#02040a', 0]]} />
      <Fade id={`${id}title`} to="right" stops={[[0, amber], [0.5, '#fff8e6'], [1, cyan]]} />
    </defs>
  )
}

/** The frame in the sky, the light behind it, and the round door swung aside with its wheel and bolts. */
function Door({ metal, light }: { readonly metal: string; readonly light: string }): ReactElement {
  return (
    <g>
      <path d={ring(door.x, door.y, 94)} fill={metal} stroke="#a9c3d4" strokeOpacity={0.6} strokeWidth={1.2} />
      <path d={ticks(door, 82, 91, 48)} stroke="#04101a" strokeWidth={1.6} />
      <path d={rivets} fill="#c7dbe6" opacity={0.75} />
      <path d={ring(door.x, door.y, 74)} fill="#04101a" />
      <path d={ring(door.x, door.y, 70)} fill={light} />
      <path d={ticks(door, 14, 66, 24)} stroke="#fff6d8" strokeOpacity={0.5} strokeWidth={1} />
      <path d={glint(door.x - 14, door.y, 46, 0.08)} fill="#fffdf2" opacity={0.9} />
      <g transform={`translate(${door.x + 42} ${door.y}) scale(0.62 1)`}>
        <path d={ring(0, 0, 74)} fill={metal} stroke="#dbe9f2" strokeOpacity={0.75} strokeWidth={1.6} />
        <path d={ring(0, 0, 60)} fill="none" stroke="#04101a" strokeWidth={3} />
        <path d={ticks({ x: 0, y: 0 }, 62, 72, 16)} stroke="#04101a" strokeWidth={4} />
        <path d={ring(0, 0, 30)} fill="none" stroke={amber} strokeWidth={5} />
        <path d={ticks({ x: 0, y: 0 }, 8, 44, 6)} stroke={amber} strokeWidth={5} strokeLinecap="round" />
        <path d={ring(0, 0, 10)} fill="#1a2a38" stroke={amber} strokeWidth={2.5} />
      </g>
    </g>
  )
}

/** The smuggler's ship from behind and below, its flame over the roofs. */
function Ship({ hull }: { readonly hull: string }): ReactElement {
  return (
    <g transform="translate(104 306) rotate(24)">
      <path d="M-7 22c0 18 4 34 7 52 3-18 7-34 7-52z" fill={cyan} opacity={0.75} />
      <path d="M-3 22c0 12 2 22 3 32 1-10 3-20 3-32z" fill="#f2feff" />
      <path d="M0-40c9 12 13 26 13 38l26 22v12L14 26H-14l-25 6V20l26-22c0-12 4-26 13-38z" fill={hull} stroke="#2a1c05" strokeWidth={1.4} strokeLinejoin="round" />
      <path d="M0-40v66M-13-2l-6 26M13-2l6 26" stroke="#2a1c05" strokeOpacity={0.5} strokeWidth={1.1} fill="none" />
      <path d="M0-24c4 6 5.5 11 5.5 17h-11c0-6 1.5-11 5.5-17z" fill="#0d6b86" stroke="#2a1c05" strokeWidth={0.9} />
      <path d="M-34 24l-1 8M34 24l1 8" stroke={magenta} strokeWidth={2.6} strokeLinecap="round" />
    </g>
  )
}

/** The roofs of Honos, where the carpets are thick. */
function City({ wet }: { readonly wet: string }): ReactElement {
  return (
    <g>
      <path d={roofs.outline} fill={wet} stroke={magenta} strokeOpacity={0.5} strokeWidth={0.9} />
      <path d={roofs.windows} fill="#ffd98a" opacity={0.85} />
      <g fill="none" stroke={magenta} strokeWidth={2} opacity={0.95}>
        <path d={ring(244, 342, 15)} />
        <path d={ticks({ x: 244, y: 342 }, 5, 15, 8)} strokeWidth={1.3} />
      </g>
      <path d="M206 372h30M206 378h20" stroke={cyan} strokeWidth={2} />
    </g>
  )
}

function Title({ fill }: { readonly fill: string }): ReactElement {
  return (
    <g>
      <text x={150} y={30} textAnchor="middle" fontSize={11} letterSpacing={6} fill="#cfe9f2" style={{ fontFamily: 'var(--font-body)', fontWeight: 600 }}>
        SYNDICATE
      </text>
      <text x={150} y={84} textAnchor="middle" fontSize={54} fontWeight={640} fill={fill} textLength={236} lengthAdjust="spacingAndGlyphs" style={{ fontFamily: 'var(--font-display)', fontVariationSettings: '"opsz" 144' }}>
        NGATA
      </text>
      <path d="M32 96h236" stroke={amber} strokeWidth={1.6} />
      <path d="M32 100h60M208 100h60" stroke={cyan} strokeWidth={1} />
    </g>
  )
}

const orbits = `${ring(door.x, door.y, 146, 64)}${ring(door.x, door.y, 196, 92)}${ring(door.x, door.y, 250, 124)}`

const rivets = Array.from({ length: 24 }, (_, i) => polar(door, 86.5, i * 15 + 7.5))
  .map(({ x, y }) => ring(x, y, 1.3))
  .join('')

const stars = ((): string => {
  const next = scatter(41)
  return Array.from({ length: 90 }, () => ring(trim(next() * 300), trim(next() * 330), next() < 0.15 ? 1.1 : 0.5)).join('')
})()

const roofs = ((): { readonly outline: string; readonly windows: string } => {
  const next = scatter(97)
  let outline = 'M0 400'
  let windows = ''
  for (let i = 0; i < 13; i++) {
    const left = i * 24 - 4
    const roof = trim(348 + next() * 34)
    outline += `L${left} 400V${roof}${next() > 0.6 ? `h10v-${trim(6 + next() * 12)}h2v${trim(6 + next() * 2)}` : ''}V${roof}H${left + 22}V400`
    for (let y = roof + 5; y < 396; y += 6) for (let x = left + 3; x < left + 19; x += 5) if (next() > 0.64) windows += `M${x} ${trim(y)}h2v2.4h-2z`
  }
  return { outline: `${outline}L300 400z`, windows }
})()
