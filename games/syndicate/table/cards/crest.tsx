import { useId, type ReactElement } from 'react'
import { polar, polygon, regular, ring, scatter, star, ticks } from '#ui/engraving.ts'
import { seedOf } from './skyline.tsx'

/** A neon sign for a syndicate, made from its id: no two are alike. */
export function Crest({ id, size = 48 }: { readonly id: string; readonly size?: number }): ReactElement {
  const glow = useId()
  const next = scatter(seedOf(`crest ${id}`))
  const centre = { x: 24, y: 24 }
  const sides = 3 + Math.floor(next() * 5)
  const points = 3 + Math.floor(next() * 6)
  const turn = next() * 60
  const moons = 2 + Math.floor(next() * 4)
  const orbit = Array.from({ length: moons }, (_, i) => polar(centre, 19.5, turn + (i * 360) / moons))
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} className="syn-crest" aria-hidden="true">
      <defs>
        <radialGradient id={glow}>
          <stop offset="0" stopColor="var(--syn-player)" stopOpacity={0.4} />
          <stop offset="1" stopColor="var(--syn-player)" stopOpacity={0} />
        </radialGradient>
      </defs>
      <circle cx={24} cy={24} r={24} fill={`url(#${glow})`} />
      <g fill="none" stroke="currentColor" strokeWidth={1.6} strokeLinejoin="round" strokeLinecap="round">
        <path d={ring(24, 24, 19.5)} opacity={0.5} />
        <path d={ticks(centre, 20.8, 22.4, 24)} opacity={0.5} />
        <path d={polygon(regular(centre, 15.5, sides, turn))} />
        <path d={star(centre, 9.5, 3.2 + next() * 2.6, points)} fill="var(--syn-player)" stroke="currentColor" />
        {orbit.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={2.4} fill="var(--raised)" />
        ))}
      </g>
    </svg>
  )
}
