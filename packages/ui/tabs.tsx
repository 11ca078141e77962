import { type KeyboardEvent, type ReactElement, type ReactNode } from 'react'

export interface Tab<Id extends string> {
  readonly id: Id
  readonly face: ReactNode
}

interface TabsProps<Id extends string> {
  readonly tabs: readonly Tab<Id>[]
  readonly tab: Id
  onTab(tab: Id): void
  /** The id of the panel that shows the open tab; it is labelled by `tabId`. */
  readonly panel: string
  readonly label?: string
  readonly className: string
  readonly tabClassName: string
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** A row of tabs; the arrow keys go from one to the next. */
export function Tabs<Id extends string>({ tabs, tab, onTab, panel, label, className, tabClassName }: TabsProps<Id>): ReactElement {
  const move = (event: KeyboardEvent): void => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.findIndex(({ id }) => id === tab)
    const next = tabs[(at + step + tabs.length) % tabs.length].id
    onTab(next)
    document.getElementById(tabId(panel, next))?.focus()
  }
  return (
    <div role="tablist" aria-label={label} className={className} onKeyDown={move}>
      {tabs.map(({ id, face }) => (
        <button key={id} id={tabId(panel, id)} type="button" role="tab" className={tabClassName} aria-selected={id === tab} aria-controls={panel} tabIndex={id === tab ? 0 : -1} onClick={() => onTab(id)}>
          {face}
        </button>
      ))}
    </div>
  )
}

export const tabId = (panel: string, tab: string): string => `${panel}-${tab}`
