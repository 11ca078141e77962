import type { ReactElement, ReactNode } from 'react'

/** The sheet on which the front of a box is drawn: 300 by 400, its upper edge always in sight. */
export function CoverSheet({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <svg viewBox="0 0 300 400" width="100%" height="100%" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {children}
    </svg>
  )
}

type Stop = readonly [offset: number, colour: string, opacity?: number]

interface FadeProps {
  readonly id: string
  readonly to: 'bottom' | 'right' | 'corner' | 'rim'
  readonly stops: readonly Stop[]
  /** Where a fade to the rim begins, from 0 to 1 across the shape. */
  readonly from?: number
}

/** Paint that goes from colour to colour. */
export function Fade({ id, to, stops, from = 0.5 }: FadeProps): ReactElement {
  const colours = stops.map(([offset, colour, opacity]) => <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />)
  return to === 'rim' ? (
    <radialGradient id={id} cx={from}>
      {colours}
    </radialGradient>
  ) : (
    <linearGradient id={id} x1={0} y1={0} x2={to === 'bottom' ? 0 : 1} y2={to === 'right' ? 0 : 1}>
      {colours}
    </linearGradient>
  )
}
