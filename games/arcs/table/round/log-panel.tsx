import './log-panel.css'
import type { ReactElement } from 'react'
import { Log } from '#ui/log.tsx'
import { useFurniture } from '#ui/furniture.tsx'
import { useTable } from '../context.tsx'

/** What happened last, in whatever room the Rivals leave; the drawer has the whole log. */
export function LogPanel(): ReactElement {
  const { props } = useTable()
  const { words } = useFurniture()
  return (
    <div className="arcs-log-place">
      <section className="arcs-panel arcs-log" aria-label={words.log}>
        <Log events={props.log} words={props.words} reader={props.reader} />
      </section>
    </div>
  )
}
