import './combat.css'
import type { ReactElement, ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialogue } from '#ui/dialogue.tsx'
import { LineText } from '#ui/line.tsx'
import type { Line } from '#words/line.ts'
import { MarkSign } from '../signs.tsx'

interface FrameProps {
  readonly title: string
  readonly subtitle: Line
  /** At the right of the title: who may see what. */
  readonly note?: Line | undefined
  readonly actions: ReactNode
  readonly children: ReactNode
  /** A question is open: the dialogue can be laid aside, not closed. */
  readonly firm: boolean
  readonly narrow?: boolean
  /** Another part of the battle begins at its top. */
  readonly part?: string
  onClose(): void
}

/** The dialogue of a battle. */
export function Frame({ title, subtitle, note, actions, children, firm, narrow = false, part = '', onClose }: FrameProps): ReactElement {
  return (
    <Dialogue
      open
      size="wide"
      firm={firm}
      onClose={onClose}
      title={
        <span className="circ-duel-title">
          <span className="circ-duel-medal">
            <MarkSign mark="swords" size={22} />
          </span>
          <span>
            {title}
            <span className="circ-duel-subtitle">
              <LineText line={subtitle} reach="none" />
            </span>
          </span>
          {note && (
            <span className="circ-duel-secret">
              <LineText line={note} reach="none" />
            </span>
          )}
        </span>
      }
      actions={actions}
    >
      <div key={part} ref={beginAtTop} className={narrow ? 'circ-duel circ-duel-narrow' : 'circ-duel'}>{children}</div>
    </Dialogue>
  )
}

/** The body of the dialogue outlives its parts, and would stay where the last one was left. */
function beginAtTop(element: HTMLElement | null): void {
  const body = element?.parentElement
  if (body) body.scrollTop = 0
}

/** A battle laid aside while others think, or one of others: a button takes it up. */
export function Aside({ title, onOpen }: { readonly title: Line; onOpen(): void }): ReactElement {
  return (
    <div className="circ-duel-aside">
      <Button onClick={onOpen}>
        <span className="circ-duel-aside-face">
          <MarkSign mark="swords" size={20} />
          <span>
            <LineText line={title} reach="none" />
          </span>
        </span>
      </Button>
    </div>
  )
}
