import { useId } from 'react'
import type { ReactNode } from 'react'
import { Ornament } from './ornament.tsx'
import type { Stroke } from './pen.ts'
import { subjectOf } from './subjects.ts'
import { WindowFrame, windowPath } from './window-shapes.tsx'
import type { EmblemKind } from './window-shapes.tsx'

const usual: readonly [width: number, height: number] = [200, 120]

export type EmblemProps = {
  readonly id: string
  readonly kind: EmblemKind
  /** Rendered width in pixels; without it the emblem fills its box. */
  readonly size?: number | undefined
  /** The subject alone on a square, for small tiles. */
  readonly plain?: boolean | undefined
  /** Width and height of the window's grid, for faces that are not five by three. */
  readonly box?: readonly [width: number, height: number] | undefined
}

const fills = { none: 0, soft: 0.18, solid: 1 } as const

function Strokes({ strokes, normal, thin }: { strokes: readonly Stroke[]; normal: number; thin: number }): ReactNode {
  return strokes.map(({ d, fill = 'none', width = 'normal' }, i) => (
    <path
      key={i}
      d={d}
      fill={fill === 'none' ? 'none' : 'currentColor'}
      fillOpacity={fills[fill]}
      fillRule="evenodd"
      strokeWidth={width === 'thin' ? thin : normal}
    />
  ))
}

/** Lines grow heavier as the picture shrinks, so that a tile of 28 px stays as clear as a card. */
function weights(size: number): { normal: number; thin: number } {
  if (size <= 20) return { normal: 3.4, thin: 1.6 }
  if (size <= 32) return { normal: 2.8, thin: 1.5 }
  if (size <= 56) return { normal: 2.3, thin: 1.3 }
  return { normal: 2, thin: 1.15 }
}

/** The picture of a component: an engraved ornament of its own around a drawn subject. */
export function Emblem({ id, kind, size, plain = false, box = usual }: EmblemProps): ReactNode {
  const scope = `emblem${useId().replace(/[^a-zA-Z0-9]/g, '')}`
  const subject = subjectOf(id)
  const ink = { color: 'var(--face-ink, currentColor)' }

  if (plain) {
    return (
      <svg viewBox="0 0 64 64" width={size ?? '100%'} height={size ?? '100%'} aria-hidden="true" focusable="false" style={ink}>
        <g stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
          <Strokes strokes={subject} {...weights(size ?? 28)} />
        </g>
      </svg>
    )
  }

  const [width, height] = box
  const side = Math.min(height * 0.77, width * 0.8)
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      width={size ?? '100%'}
      height={size === undefined ? '100%' : (size * height) / width}
      aria-hidden="true"
      focusable="false"
      style={ink}
    >
      <defs>
        <clipPath id={`${scope}window`}>
          <path d={windowPath(kind, width, height)} />
        </clipPath>
        <radialGradient id={`${scope}ground`} cx="50%" cy="46%" r="62%">
          <stop offset="0" stopColor="var(--face-ground-1, #3a2c1a)" />
          <stop offset="1" stopColor="var(--face-ground-2, #1b140c)" />
        </radialGradient>
        <radialGradient id={`${scope}calm`}>
          <stop offset="0.45" stopColor="var(--face-ground-1, #3a2c1a)" stopOpacity="0.92" />
          <stop offset="1" stopColor="var(--face-ground-1, #3a2c1a)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g clipPath={`url(#${scope}window)`}>
        <rect width={width} height={height} fill={`url(#${scope}ground)`} />
        <Ornament id={id} width={width} height={height} calm={`url(#${scope}calm)`} />
        <g
          transform={`translate(${(width - side) / 2} ${(height - side) / 2 + 2}) scale(${side / 64})`}
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <Strokes strokes={subject} normal={2} thin={1.1} />
        </g>
      </g>
      <WindowFrame kind={kind} width={width} height={height} />
    </svg>
  )
}
