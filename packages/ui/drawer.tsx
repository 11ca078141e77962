import './drawer.css'
import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react'
import { IconButton } from './button.tsx'
import { useFurniture } from './furniture.tsx'
import { Icon, type IconName } from './icons.tsx'
import { useMedia } from './media.ts'
import { tabId, Tabs } from './tabs.tsx'

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
  const faces = tabs.map((each) => ({
    id: each.id,
    face: (
      <>
        <Icon name={each.icon} size={18} />
        <span>{each.label}</span>
        {each.count !== undefined && each.count > 0 && <span className="ui-drawer-count">{each.count}</span>}
      </>
    ),
  }))

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
          <Tabs tabs={faces} tab={current.id} onTab={onTab} panel={id} label={label} className="ui-drawer-tabs" tabClassName="ui-drawer-tab" />
          <IconButton icon="close" label={words.close} onClick={onClose} />
        </header>
        <div role="tabpanel" id={id} aria-labelledby={tabId(id, current.id)} className="ui-drawer-body">
          {current.content}
        </div>
      </div>
    </dialog>
  )
}
