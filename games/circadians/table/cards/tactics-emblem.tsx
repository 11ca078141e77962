import type { ReactElement } from 'react'
import { polar, scatter, trim } from '#ui/engraving.ts'

const middle = { x: 24, y: 24 }

/** A carved glyph of its own for every design: a figure of three to seven corners, chords within it, and satellites around. */
export function TacticsEmblem({ id }: { readonly id: string }): ReactElement {
  const { outline, chords, moons } = drawn(id)
  return (
    <svg viewBox="0 0 48 48" className="circ-emblem" aria-hidden="true">
      <path className="circ-emblem-body" d={outline} />
      <path className="circ-emblem-chords" d={chords} />
      {moons.map(({ x, y, r }, i) => (
        <circle key={i} className="circ-emblem-moon" cx={x} cy={y} r={r} />
      ))}
    </svg>
  )
}

interface Drawn {
  readonly outline: string
  readonly chords: string
  readonly moons: readonly { readonly x: number; readonly y: number; readonly r: number }[]
}

const known = new Map<string, Drawn>()

function drawn(id: string): Drawn {
  const made = known.get(id) ?? draw(id)
  known.set(id, made)
  return made
}

function draw(id: string): Drawn {
  const seed = Number(id.replace(/\D/g, '')) || 1
  const next = scatter(seed * 7 + 3)
  const corners = 3 + (seed % 5)
  const turn = trim(next() * 360)
  const at = (i: number, radius: number): { x: number; y: number } => {
    const { x, y } = polar(middle, radius, turn + (i * 360) / corners)
    return { x: trim(x), y: trim(y) }
  }
  const path = (points: readonly { x: number; y: number }[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}z`
  const ring = Array.from({ length: corners }, (_, i) => at(i, 17))
  const step = corners > 4 ? 2 : 1
  const inner = Array.from({ length: corners }, (_, i) => at(i + 0.5, 7 + 5 * next()))
  const chords = ring.map(({ x, y }, i) => `M${x} ${y}L${ring[(i + step) % corners].x} ${ring[(i + step) % corners].y}`).join('') + path(inner)
  const moons = Array.from({ length: 1 + (seed % 3) }, () => {
    const { x, y } = polar(middle, 20 + 2 * next(), next() * 360)
    return { x: trim(x), y: trim(y), r: trim(1 + next() * 1.4) }
  })
  return { outline: path(ring), chords, moons }
}
