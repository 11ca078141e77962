import './designed-mark.css'
import type { ReactElement } from 'react'
import type { Origin } from '../data/origin.ts'
import type { Labels } from '../words/labels.ts'

/** A small ring beside a component with a value of our own. */
export function DesignedMark({ origin, t }: { readonly origin: Origin; readonly t: Labels }): ReactElement | null {
  return origin === 'designed' ? <span className="circ-designed" role="img" aria-label={t.origins.mark} title={t.origins.hints.designed} /> : null
}
