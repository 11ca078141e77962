import './drawer.css'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { useFurniture } from './furniture.tsx'
import { Icon, type IconName } from './icons.tsx'
import { useMedia } from './media.ts'

export interface DrawerTab {
  readonly id: string
  readonly label: string
  readonly icon: IconName
  /** Unread things, shown as a number on the tab. */
  readonly count?: number
  readonly content: ReactNode
}

interface DrawerProps {
  readonly label: string
  readonly tabs: readonly DrawerTab[]
  /** The open tab; undefined when the drawer is shut. */
  readonly tab: string | undefined
  onTab(tab: string): void
  onClose(): void
}

const narrow = '(max-width: 1023px)'

/** One drawer for everything beside the board: a column of the page where there is room, else a sheet over its nearest positioned ancestor. */
export function Drawer({ label, tabs, tab, onTab, onClose }: DrawerProps): ReactElement | null {
  const { words } = useFurniture()
  const modal = useMedia(narrow)
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  const open = tab !== undefined

  useEffect(() => {
    const dialog = box.current
    if (!open || !dialog) return
    const before = document.activeElement
    if (modal) dialog.showModal()
    else dialog.show()
    dialog.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true })
    return () => {
      const held = dialog.contains(document.activeElement)
      dialog.close()
      if ((held || modal) && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [open, modal])

  if (!open) return null
  const current = tabs.find((each) => each.id === tab) ?? tabs[0]
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = tabs[(tabs.indexOf(current) + step + tabs.length) % tabs.length]
    onTab(next.id)
    document.getElementById(id + next.id)?.focus()
  }

  return (
    <dialog
      ref={box}
      className={modal ? 'ui-drawer ui-drawer-sheet' : 'ui-drawer'}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose()
      }}
      onPointerDown={(event) => {
        if (modal && event.target === event.currentTarget) onClose()
      }}
    >
      <div className="ui-drawer-frame">
        <header className="ui-drawer-head">
          <div role="tablist" aria-label={label} className="ui-drawer-tabs" onKeyDown={move}>
            {tabs.map((each) => (
              <button
                key={each.id}
                id={id + each.id}
                type="button"
                role="tab"
                className="ui-drawer-tab"
                aria-selected={each === current}
                aria-controls={`${id}panel`}
                tabIndex={each === current ? 0 : -1}
                onClick={() => onTab(each.id)}
              >
                <Icon name={each.icon} size={18} />
                <span>{each.label}</span>
                {each.count !== undefined && each.count > 0 && <span className="ui-drawer-count">{each.count}</span>}
              </button>
            ))}
          </div>
          <IconButton icon="close" label={words.close} onClick={onClose} />
        </header>
        <div role="tabpanel" id={`${id}panel`} aria-labelledby={id + current.id} className="ui-drawer-body">
          {current.content}
        </div>
      </div>
    </dialog>
  )
}
