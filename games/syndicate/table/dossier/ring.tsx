import type { ReactElement } from 'react'
import { useTable } from '../context.tsx'

const R = 20
const AROUND = 2 * Math.PI * R

/** A chance as a ring that fills. */
export function ChanceRing({ chance, size = 52 }: { readonly chance: number; readonly size?: number }): ReactElement {
  const { t } = useTable()
  const text = t.percent(chance)
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} className={`syn-ring ${chance >= 50 ? 'syn-ring-good' : chance >= 34 ? 'syn-ring-fair' : 'syn-ring-poor'}`} role="img" aria-label={t.dossier.chance(text)}>
      <circle className="syn-ring-well" cx={24} cy={24} r={R} />
      <circle className="syn-ring-part" cx={24} cy={24} r={R} strokeDasharray={`${(AROUND * chance) / 100} ${AROUND}`} transform="rotate(-90 24 24)" />
      <text x={24} y={28} textAnchor="middle">
        {text}
      </text>
    </svg>
  )
}
