import './dialogue.css'
import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { useFurniture } from './furniture.tsx'

interface DialogueProps {
  readonly open: boolean
  readonly title: ReactNode
  onClose(): void
  readonly children: ReactNode
  /** Buttons at the foot, the decisive one last. */
  readonly actions?: ReactNode
  readonly size?: 'small' | 'usual' | 'wide'
  /** Cannot be closed without an answer: no cross, no Escape. */
  readonly firm?: boolean
}

/** A modal dialogue; on a phone a sheet that rises from the foot. The browser keeps the focus inside. */
export function Dialogue({ open, title, onClose, children, actions, size = 'usual', firm = false }: DialogueProps): ReactElement | null {
  const { words } = useFurniture()
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    if (!open) return
    const dialog = box.current
    const before = document.activeElement
    if (dialog && !dialog.open) dialog.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [open])

  if (!open) return null
  return (
    <dialog
      ref={box}
      className={classNames('ui-dialogue', `ui-dialogue-${size}`)}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (!firm) onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget && !firm) onClose()
      }}
    >
      <div className="ui-dialogue-frame">
        <header className="ui-dialogue-head">
          <h2 id={id}>{title}</h2>
          {!firm && <IconButton icon="close" label={words.close} onClick={onClose} />}
        </header>
        <div className="ui-dialogue-body">{children}</div>
        {actions !== undefined && <footer className="ui-dialogue-actions">{actions}</footer>}
      </div>
    </dialog>
  )
}
