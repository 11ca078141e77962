import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useTip } from '#ui/tooltip.tsx'
import type { Band } from '../../data/names.ts'
import { bandColour, MarkSign } from '../signs.tsx'

interface AlertTrackProps {
  readonly alert: number
  readonly most: number
  bandOf(level: number): Band
  readonly label: string
  readonly tip: ReactNode
  /** On a phone: one line. */
  readonly small: boolean
  /** A word before the level, and what the level says. */
  readonly title?: string
  readonly level: string
  readonly note: string | undefined
}

/** The alert track with its colours. */
export function AlertTrack({ alert, most, bandOf, label, tip, small, title, level, note }: AlertTrackProps): ReactElement {
  const tips = useTip(() => tip)
  const colour = bandColour(bandOf(alert))
  const track = (
    <span className="syn-alert-track" role="img" aria-label={label}>
      {Array.from({ length: most }, (_, i) => i + 1).map((each) => (
        <span key={each} className={classNames(each <= alert && 'syn-alert-on', each === alert && 'syn-alert-now')} style={{ '--syn-band': bandColour(bandOf(each)) } as CSSProperties}>
          {each === alert && !small ? each : null}
        </span>
      ))}
    </span>
  )
  if (small)
    return (
      <span className="syn-alert-small" {...tips}>
        {track}
        <b style={{ color: colour }}>
          {alert}/{most}
        </b>
      </span>
    )
  return (
    <div className="syn-corner syn-corner-top-right syn-alert" tabIndex={0} {...tips}>
      <span className="syn-alert-head">
        <MarkSign mark="siren" size={18} />
        {title}
        <span style={{ color: colour }}>{level}</span>
      </span>
      {track}
      {note !== undefined && <p className="syn-alert-note">{note}</p>}
    </div>
  )
}
