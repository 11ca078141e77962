import type { ReactElement } from 'react'
import { Ring } from '../chance-ring.tsx'
import { useTable } from '../context.tsx'

/** The chance of success, in whole percents, as a ring. */
export function ChanceRing({ chance, size = 52 }: { readonly chance: number; readonly size?: number }): ReactElement {
  const { t } = useTable()
  const text = t.percent(chance)
  return <Ring chance={chance} text={text} label={t.dossier.chance(text)} size={size} />
}
