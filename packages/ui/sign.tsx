import './sign.css'
import { useId, type CSSProperties, type ReactElement } from 'react'
import { classNames } from './class-names.ts'
import type { Drawing } from './icons/drawing.ts'

/** The small drawings of the tables, on the 24 px grid. */

export interface SignProps {
  readonly size?: number
  /** Spoken name; without it the sign is decoration. */
  readonly label?: string | undefined
  readonly className?: string | undefined
  /** Silhouette with its details cut out. */
  readonly filled?: boolean
}

/** A drawing as a group of paths in the current colour; `size` chooses the stroke. */
export function DrawingShape({ drawing, filled = false, size = 24 }: { readonly drawing: Drawing; readonly filled?: boolean; readonly size?: number }): ReactElement {
  const id = useId()
  const { body, cut, line, solid, mark } = drawing
  return (
    <g fill="none" stroke="currentColor" strokeWidth={size < 18 ? 2 : size < 40 ? 1.75 : 1.5} strokeLinecap="round" strokeLinejoin="round">
      {filled && body !== undefined ? (
        <>
          <mask id={id} maskUnits="userSpaceOnUse" x={0} y={0} width={24} height={24}>
            <path d="M0 0h24v24H0z" fill="white" stroke="none" />
            {cut !== undefined && <path d={cut} stroke="black" />}
            {mark !== undefined && <path d={mark} fill="black" stroke="none" />}
          </mask>
          <path d={body} fill="currentColor" mask={`url(#${id})`} />
        </>
      ) : (
        <>
          <path d={`${body ?? ''}${cut ?? ''}`} />
          {mark !== undefined && <path d={mark} fill="currentColor" stroke="none" />}
        </>
      )}
      {line !== undefined && <path d={line} />}
      {solid !== undefined && <path d={solid} fill="currentColor" stroke="none" />}
    </g>
  )
}

/** An image of its own. */
export function Sign({ drawing, size = 16, label, className, filled = false, style }: SignProps & { readonly drawing: Drawing; readonly style?: CSSProperties | undefined }): ReactElement {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={classNames('ui-sign', className)} style={style} {...spoken(label)}>
      {label !== undefined && <title>{label}</title>}
      <DrawingShape drawing={drawing} filled={filled} size={size} />
    </svg>
  )
}

/** Attributes of an image that has a name, or is decoration. */
export function spoken(label: string | undefined): { role: 'img' } | { 'aria-hidden': true } {
  return label === undefined ? { 'aria-hidden': true } : { role: 'img' }
}
