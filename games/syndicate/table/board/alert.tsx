import type { ReactElement } from 'react'
import { bands, type Band } from '../../data/names.ts'
import { useTable } from '../context.tsx'
import { AlertTrack } from './alert-track.tsx'

/** The alert track, and what a failure does once it is full. */
export function Alert({ small = false }: { readonly small?: boolean }): ReactElement {
  const { c, view, t } = useTable()
  const most = c.alertMax[view.seats]
  const bandOf = (level: number): Band => bands[c.alertBand[view.seats][level]]
  const band = bandOf(view.alert)
  const level = t.alert.level(view.alert, most)
  const full = view.blockade === 1 ? t.alert.atMaximumBlockade : t.alert.atMaximum
  const tip = (
    <span className="syn-tip">
      <span>{t.alert.levelHint(view.alert, most, band)}</span>
      <span>{t.alert.bandHint}</span>
      <span>{t.alert.rises}</span>
    </span>
  )
  return <AlertTrack alert={view.alert} most={most} bandOf={bandOf} label={`${t.alert.title}, ${level}, ${t.alert.bands[band]}`} tip={tip} small={small} title={t.alert.title} level={level} note={view.alert === most ? full : undefined} />
}
