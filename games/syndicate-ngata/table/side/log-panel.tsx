import '#games/syndicate/table/side/log-panel.css'
import type { ReactElement } from 'react'
import { Log } from '#ui/log.tsx'
import { useTable } from '../context.tsx'

/** The ship's log in whatever room the column leaves; the drawer has all of it. */
export function LogPanel(): ReactElement {
  const { props, t } = useTable()
  return (
    <div className="syn-log-place">
      <section className="ngata-panel syn-log ngata-log" aria-label={t.areas.log}>
        <Log events={props.log} words={props.words} reader={props.reader} />
      </section>
    </div>
  )
}
