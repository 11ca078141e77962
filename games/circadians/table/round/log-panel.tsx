import './log-panel.css'
import type { ReactElement } from 'react'
import { Log } from '#ui/log.tsx'
import { useTable } from '../context.tsx'

/** What happened last, in whatever room the column leaves; the drawer has the whole log. */
export function LogPanel(): ReactElement {
  const { props } = useTable()
  return (
    <div className="circ-log-place">
      <section className="circ-panel circ-log">
        <Log events={props.log} words={props.words} reader={props.reader} />
      </section>
    </div>
  )
}
