import type { ReactElement } from 'react'
import { LineText } from '#ui/line.tsx'
import { useTable } from '../context.tsx'
import { isSilent } from './ways.ts'

/** What failure would do now, and how likely it is. */
export function Failure({ chance, at }: { readonly chance: number; readonly at: number }): ReactElement {
  const { c, view, viewer, t } = useTable()
  const percent = t.percent(100 - chance)
  if (chance >= 100) return <p className="syn-failure syn-failure-none">{t.dossier.certain}</p>
  if (isSilent(c, view, viewer)) return <p className="syn-failure">{t.dossier.failureSilent(percent)}</p>
  const full = view.alert === c.alertMax[view.seats]
  if (full && view.blockade === 1 && at >= 0 && view.destroyer !== at)
    return (
      <p className="syn-failure">
        <LineText line={t.dossier.failureMoves(percent, view.destroyer < 0 ? undefined : c.territories.ids[view.destroyer], c.territories.ids[at])} reach="none" />
      </p>
    )
  return <p className="syn-failure">{full ? t.alert.atMaximum : t.dossier.failureRaises(percent)}</p>
}
