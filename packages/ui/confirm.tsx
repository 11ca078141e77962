import type { ReactElement, ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialogue } from './dialogue.tsx'
import { useFurniture } from './furniture.tsx'

interface ConfirmProps {
  readonly open: boolean
  readonly title: ReactNode
  /** What follows from it, in one sentence. */
  readonly children: ReactNode
  /** The verb on the deciding button. */
  readonly yes: string
  readonly danger?: boolean
  onYes(): void
  onNo(): void
}

/** Asks once before what cannot be taken back. */
export function Confirm({ open, title, children, yes, danger = false, onYes, onNo }: ConfirmProps): ReactElement {
  const { words } = useFurniture()
  return (
    <Dialogue
      open={open}
      title={title}
      size="small"
      onClose={onNo}
      actions={
        <>
          <Button onClick={onNo}>{words.cancel}</Button>
          <Button look={danger ? 'danger' : 'primary'} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialogue>
  )
}
