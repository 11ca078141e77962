import './note.css'
import type { ReactElement, ReactNode } from 'react'
import type { Line } from '#words/line.ts'
import { classNames } from './class-names.ts'
import { LineText } from './line.tsx'

interface NoteProps {
  /** A note stands in a layer of its own, outside the table. */
  readonly atmosphere: string
  readonly className?: string
  readonly children: ReactNode
}

/** A thing in words, beside whatever is pointed at. Its parts: `ui-note-title`, `ui-note-type`, paragraphs, `ui-note-now`. */
export function Note({ atmosphere, className, children }: NoteProps): ReactElement {
  return (
    <div className={classNames('ui-note', className)} data-atmosphere={atmosphere}>
      {children}
    </div>
  )
}

/** A sentence on a card, and the name of the ability, where it has one. */
export interface TitledLine {
  readonly title?: string
  readonly text: Line
}

/** What a card does, a paragraph each. */
export function TitledLines({ lines }: { readonly lines: readonly TitledLine[] }): ReactElement {
  return (
    <>
      {lines.map(({ title, text }, i) => (
        <p key={i}>
          {title !== undefined && <b>{title}. </b>}
          <LineText line={text} reach="none" />
        </p>
      ))}
    </>
  )
}
