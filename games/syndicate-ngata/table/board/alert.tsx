import type { ReactElement } from 'react'
import type { Band } from '#games/syndicate/data/names.ts'
import { AlertTrack } from '#games/syndicate/table/board/alert-track.tsx'
import { useTable } from '../context.tsx'
import { alertMax } from '../view.ts'

/** Halfway the track turns orange; its last two steps are red. */
const bandOf = (level: number, most: number): Band => (level > most - 2 ? 'red' : level * 2 > most ? 'orange' : 'yellow')

/** The alert track: at its end the campaign is lost. */
export function Alert({ small = false }: { readonly small?: boolean }): ReactElement {
  const { c, view, t } = useTable()
  const most = alertMax(c, view)
  const level = t.ship.alertOf(view.alert, most)
  return <AlertTrack alert={view.alert} most={most} bandOf={(step) => bandOf(step, most)} label={level} tip={t.ship.alertHint} small={small} level={level} note={view.alert === most - 1 ? t.ship.alertLast : undefined} />
}
