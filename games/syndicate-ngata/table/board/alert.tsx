import type { CSSProperties, ReactElement } from 'react'
import { bandColour, MarkSign } from '#games/syndicate/table/signs.tsx'
import type { Band } from '#games/syndicate/data/names.ts'
import { classNames } from '#ui/class-names.ts'
import { useTip } from '#ui/tooltip.tsx'
import { useTable } from '../context.tsx'
import { alertMax } from '../view.ts'

/** Halfway the track turns orange; its last two steps are red. */
const bandOf = (level: number, most: number): Band => (level > most - 2 ? 'red' : level * 2 > most ? 'orange' : 'yellow')

/** The alert track: at its end the campaign is lost. */
export function Alert({ small = false }: { readonly small?: boolean }): ReactElement {
  const { c, view, t } = useTable()
  const most = alertMax(c, view)
  const tip = useTip(() => t.ship.alertHint)
  const colour = bandColour(bandOf(view.alert, most))
  const track = (
    <span className="syn-alert-track" role="img" aria-label={t.ship.alertOf(view.alert, most)}>
      {Array.from({ length: most }, (_, i) => i + 1).map((level) => (
        <span key={level} className={classNames(level <= view.alert && 'syn-alert-on', level === view.alert && 'syn-alert-now')} style={{ '--syn-band': bandColour(bandOf(level, most)) } as CSSProperties}>
          {level === view.alert && !small ? level : null}
        </span>
      ))}
    </span>
  )
  if (small)
    return (
      <span className="syn-alert-small" {...tip}>
        {track}
        <b style={{ color: colour }}>
          {view.alert}/{most}
        </b>
      </span>
    )
  return (
    <div className="syn-corner syn-corner-top-right syn-alert" tabIndex={0} {...tip}>
      <span className="syn-alert-head">
        <MarkSign mark="siren" size={18} />
        <span style={{ color: colour }}>{t.ship.alertOf(view.alert, most)}</span>
      </span>
      {track}
      {view.alert === most - 1 && <p className="syn-alert-note">{t.ship.alertLast}</p>}
    </div>
  )
}
