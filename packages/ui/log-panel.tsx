import './log-panel.css'
import type { ReactElement } from 'react'
import { useFurniture } from './furniture.tsx'
import { Log } from './log.tsx'
import type { TableProps } from './table-contract.ts'

interface LogPanelProps {
  readonly table: Pick<TableProps, 'log' | 'words' | 'reader'>
  /** Where a game has a word of its own for it. */
  readonly label?: string
}

/** What happened last, in whatever room the column leaves; the drawer has the whole log. */
export function LogPanel({ table: { log, words, reader }, label }: LogPanelProps): ReactElement {
  const { words: ui } = useFurniture()
  return (
    <div className="ui-log-place">
      <section className="ui-panel ui-log-panel" aria-label={label ?? ui.log}>
        <Log events={log} words={words} reader={reader} />
      </section>
    </div>
  )
}
