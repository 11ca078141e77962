import './phone-table.css'
import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { tabId, Tabs } from './tabs.tsx'

export interface PhoneTab<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly sign: ReactElement
  readonly count?: number
  /** Choices lie behind it. */
  readonly lit?: boolean
}

interface PhoneTableProps<Id extends string> {
  readonly className: string
  readonly atmosphere: string
  /** What stays in sight above the panel. */
  readonly head?: ReactNode
  readonly children: ReactNode
  readonly bar: ReactNode
  /** What stays in sight between the prompt and the tabs. */
  readonly hand?: ReactNode
  /** Left out while there is only one thing to see. */
  readonly tabs?: { readonly list: readonly PhoneTab<Id>[]; readonly open: Id; onTab(tab: Id): void }
}

/** A table with a map on a phone: one tab at a time, the prompt as a sheet below it. The panel says its tab as `data-tab`. */
export function PhoneTable<Id extends string>({ className, atmosphere, head, children, bar, hand, tabs }: PhoneTableProps<Id>): ReactElement {
  const id = useId()
  const panel = tabs && { role: 'tabpanel', id, 'aria-labelledby': tabId(id, tabs.open), 'data-tab': tabs.open }
  return (
    <main className={classNames('ui-phone', className)} data-atmosphere={atmosphere}>
      {head}
      <div className="ui-phone-panel" {...panel}>
        {children}
      </div>
      <div className="ui-phone-prompt">{bar}</div>
      {hand}
      {tabs && <Tabs tabs={tabs.list.map((tab) => ({ id: tab.id, face: <TabFace {...tab} /> }))} tab={tabs.open} onTab={(tab) => tabs.onTab(tab)} panel={id} className="ui-phone-tabs" tabClassName="ui-phone-tab" />}
    </main>
  )
}

function TabFace({ sign, label, count, lit = false }: Omit<PhoneTab<string>, 'id'>): ReactElement {
  return (
    <>
      {sign}
      {label}
      {count !== undefined && <span className="ui-phone-tab-count">{count}</span>}
      {lit && <span className="ui-phone-tab-lit" />}
    </>
  )
}

/** The open tab and how to change it: a new question opens the tab where it is answered; the reader may leave it again. */
export function useAnsweringTab<Id extends string>(question: string, answered: Id | undefined, first: Id): readonly [tab: Id, setTab: (next: Id) => void] {
  const [chosen, setChosen] = useState<{ readonly for: string; readonly tab: Id }>({ for: '', tab: first })
  return [(chosen.for === question ? undefined : answered) ?? chosen.tab, (tab) => setChosen({ for: question, tab })]
}
