import './battle.css'
import { useState, type ReactElement, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialogue } from '#ui/dialogue.tsx'
import { LineText } from '#ui/line.tsx'
import type { Line } from '#words/line.ts'
import { ActionSign } from '../signs.tsx'

interface BattleFrameProps {
  readonly title: Line
  readonly subtitle: Line
  readonly wide?: boolean
  readonly actions?: ReactNode | undefined
  readonly children: ReactNode
}

/** The dialogue of a battle. It can be laid aside to look at the table, and taken up again. */
export function BattleFrame({ title, subtitle, wide = false, actions, children }: BattleFrameProps): ReactElement {
  const [aside, setAside] = useState(false)
  if (aside)
    return (
      <div className="fight-aside" data-atmosphere="arcs">
        <Button look="primary" size="large" onClick={() => setAside(false)}>
          <span className="fight-aside-face">
            <ActionSign action="battle" size={20} />
            <LineText line={title} reach="none" />
          </span>
        </Button>
      </div>
    )
  return (
    <Dialogue
      open
      size="wide"
      title={
        <span className="fight-title">
          <ActionSign action="battle" size={26} className="fight-title-sign" />
          <span>
            <LineText line={title} reach="none" />
            <span className="fight-subtitle">
              <LineText line={subtitle} reach="none" />
            </span>
          </span>
        </span>
      }
      onClose={() => setAside(true)}
      actions={actions}
    >
      <div className={wide ? 'fight fight-wide' : 'fight'}>{children}</div>
    </Dialogue>
  )
}
