import { memo, type ReactElement } from 'react'
import { scatter, trim } from '#ui/engraving.ts'
import type { Ground } from '../view.ts'

/** The face of the land, on a hex with sides of 100: every region of a terrain is a sister of the others, none a copy. */

export const Terrain = memo(function Terrain({ ground, region }: { readonly ground: Ground; readonly region: number }): ReactElement | null {
  const next = scatter(region * 7919 + 17)
  // The first numbers of neighbouring seeds are alike.
  for (let i = 0; i < 4; i++) next()
  switch (ground) {
    case 'marsh':
      return <Marsh next={next} />
    case 'cliffs':
      return <Cliffs next={next} />
    case 'plains':
      return <Plains next={next} />
    case 'lake':
      return <Lake next={next} />
    case 'slot':
    case 'out':
      return <Stone next={next} />
    default:
      return null
  }
})

interface Drawn {
  readonly next: () => number
}

const between = (next: () => number, from: number, to: number): number => trim(from + (to - from) * next())
const times = <T,>(n: number, make: (i: number) => T): readonly T[] => Array.from({ length: n }, (_, i) => make(i))

/** Still pools with a rim of light, and reeds. */
function Marsh({ next }: Drawn): ReactElement {
  const pools = times(6, (i) => ({ x: between(next, -78, 78), y: -62 + i * 25 + between(next, -7, 7), r: between(next, 13, 25) }))
  const reeds = times(7, () => ({ x: between(next, -80, 80), y: between(next, -58, 78), h: between(next, 11, 19) }))
  return (
    <>
      {pools.map(({ x, y, r }, i) => (
        <g key={i}>
          <ellipse className="circ-pool" cx={x} cy={y} rx={r} ry={trim(r * 0.36)} />
          <path className="circ-pool-rim" d={`M${trim(x - r * 0.7)} ${trim(y + r * 0.26)}a${r} ${trim(r * 0.36)} 0 0 0 ${trim(r * 1.2)} 0`} />
        </g>
      ))}
      <path
        className="circ-reed"
        d={reeds.map(({ x, y, h }) => `M${x} ${y}q-1 ${trim(-h * 0.6)} -4 ${-h}M${trim(x + 4)} ${y}v${trim(-h * 1.25)}M${trim(x + 8)} ${y}q1 ${trim(-h * 0.5)} 5 ${trim(-h * 0.85)}`).join('')}
      />
      <path className="circ-reed-head" d={reeds.map(({ x, y, h }) => `M${trim(x + 4)} ${trim(y - h * 1.2)}v-6`).join('')} />
    </>
  )
}

/** Ledge over ledge, each with its shadow. */
function Cliffs({ next }: Drawn): ReactElement {
  const ledges = times(6, (i) => {
    let path = `M-105 ${-76 + i * 30}`
    let x = -105
    while (x < 105) {
      const step = between(next, 14, 34)
      path += `l${step} ${between(next, -7, 7)}l${between(next, 1, 4)} ${between(next, -6, 6)}`
      x += step + 2
    }
    return path
  })
  const cracks = times(8, () => `M${between(next, -90, 90)} ${between(next, -80, 70)}l${between(next, -5, 5)} ${between(next, 8, 14)}l${between(next, -4, 4)} ${between(next, 4, 10)}`)
  return (
    <>
      {ledges.map((path, i) => (
        <g key={i}>
          <path className="circ-ledge-shadow" d={`${path}V${-58 + i * 30}H-105z`} />
          <path className="circ-ledge" d={path} />
        </g>
      ))}
      <path className="circ-crack" d={cracks.join('')} />
    </>
  )
}

/** Rolling ground and grass. */
function Plains({ next }: Drawn): ReactElement {
  const hills = times(6, (i) => {
    const y = -72 + i * 29 + between(next, -5, 5)
    const swell = between(next, 8, 18)
    const lean = between(next, -30, 30)
    return `M-105 ${trim(y)}C${trim(-55 + lean)} ${trim(y - swell)} ${trim(-25 + lean)} ${trim(y - swell)} ${trim(10 + lean)} ${trim(y)}S${trim(70 + lean)} ${trim(y + swell * 0.7)} 105 ${trim(y - 4)}`
  })
  const tufts = times(11, () => ({ x: between(next, -82, 82), y: between(next, -66, 78) }))
  return (
    <>
      {hills.map((path, i) => (
        <path key={i} className={i % 2 === 0 ? 'circ-hill' : 'circ-hill circ-hill-far'} d={`${path}V${-42 + i * 29}H-105z`} />
      ))}
      {hills.map((path, i) => (
        <path key={i} className="circ-furrow" d={path} />
      ))}
      <path className="circ-grass" d={tufts.map(({ x, y }) => `M${x} ${y}l-3-6M${x} ${y}v-8M${x} ${y}l3.5-6`).join('')} />
    </>
  )
}

function Lake({ next }: Drawn): ReactElement {
  const waves = times(9, (i) => {
    const x = between(next, -84, 20)
    const w = between(next, 20, 34)
    return `M${x} ${-70 + i * 18}q${trim(w / 4)} -6 ${trim(w / 2)} 0t${trim(w / 2)} 0t${trim(w / 2)} 0`
  })
  return (
    <>
      <ellipse className="circ-depth" cx={between(next, -16, 16)} cy={between(next, -8, 14)} rx={70} ry={50} />
      <ellipse className="circ-depth" cx={between(next, -10, 10)} cy={between(next, -4, 10)} rx={42} ry={28} />
      <path className="circ-wave" d={waves.join('')} />
    </>
  )
}

/** Bare rock with carved lines, where nothing stands. */
function Stone({ next }: Drawn): ReactElement {
  return <path className="circ-carved" d={times(5, (i) => `M-100 ${-64 + i * 32}l${between(next, 50, 80)} ${between(next, -8, 8)}l${between(next, 30, 60)} ${between(next, -8, 8)}l80 ${between(next, -8, 8)}`).join('')} />
}
