import './chance-ring.css'
import type { ReactElement } from 'react'

const R = 20
const AROUND = 2 * Math.PI * R

interface RingProps {
  /** Whole percents. */
  readonly chance: number
  /** How the language writes it, and how it is read aloud; without the latter the ring is decoration. */
  readonly text: string
  readonly label?: string
  readonly size?: number
}

/** A chance as a ring that fills. */
export function Ring({ chance, text, label, size = 52 }: RingProps): ReactElement {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} className={`syn-ring ${chance >= 50 ? 'syn-ring-good' : chance >= 34 ? 'syn-ring-fair' : 'syn-ring-poor'}`} {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}>
      <circle className="syn-ring-well" cx={24} cy={24} r={R} />
      <circle className="syn-ring-part" cx={24} cy={24} r={R} strokeDasharray={`${(AROUND * chance) / 100} ${AROUND}`} transform="rotate(-90 24 24)" />
      <text x={24} y={28} textAnchor="middle">
        {text}
      </text>
    </svg>
  )
}
