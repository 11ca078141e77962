import type { CSSProperties, ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useTip } from '#ui/tooltip.tsx'
import { bands } from '../../data/names.ts'
import { useTable } from '../context.tsx'
import { bandColour, MarkSign } from '../signs.tsx'

/** The alert track with its colours, and what a failure does once it is full. */
export function Alert({ small = false }: { readonly small?: boolean }): ReactElement {
  const { c, view, t } = useTable()
  const most = c.alertMax[view.seats]
  const band = bands[c.alertBand[view.seats][view.alert]]
  const tip = useTip(() => (
    <span className="syn-tip">
      <span>{t.alert.levelHint(view.alert, most, band)}</span>
      <span>{t.alert.bandHint}</span>
      <span>{t.alert.rises}</span>
    </span>
  ))
  const track = (
    <span className="syn-alert-track" role="img" aria-label={`${t.alert.title}, ${t.alert.level(view.alert, most)}, ${t.alert.bands[band]}`}>
      {Array.from({ length: most }, (_, i) => i + 1).map((level) => (
        <span
          key={level}
          className={classNames(level <= view.alert && 'syn-alert-on', level === view.alert && 'syn-alert-now')}
          style={{ '--syn-band': bandColour(bands[c.alertBand[view.seats][level]]) } as CSSProperties}
        >
          {level === view.alert && !small ? level : null}
        </span>
      ))}
    </span>
  )
  if (small)
    return (
      <span className="syn-alert-small" {...tip}>
        {track}
        <b style={{ color: bandColour(band) }}>
          {view.alert}/{most}
        </b>
      </span>
    )
  return (
    <div className="syn-corner syn-corner-top-right syn-alert" tabIndex={0} {...tip}>
      <span className="syn-alert-head">
        <MarkSign mark="siren" size={18} />
        {t.alert.title}
        <span style={{ color: bandColour(band) }}>{t.alert.level(view.alert, most)}</span>
      </span>
      {track}
      {view.alert === most && <p className="syn-alert-note">{view.blockade === 1 ? t.alert.atMaximumBlockade : t.alert.atMaximum}</p>}
    </div>
  )
}
