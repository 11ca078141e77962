import './generic-table.css'
import type { ReactElement, ReactNode } from 'react'
import { useFurniture } from './furniture.tsx'
import { PlayerName } from './line.tsx'
import { Log } from './log.tsx'
import { spoken } from './plain-words.ts'
import { PromptBar } from './prompt-bar.tsx'
import type { TableProps } from './table-contract.ts'
import { useTurn } from './turn.ts'

/** The kernel's own part of a view, which says little to a player. */
const machinery = new Set(['viewer', 'seats', 'ply', 'over', 'cards', 'stack', 'asides', 'waiting'])

/** A plain table for any game: the view as lists, every choice as a button. Stands in when a game's own table fails to load. */
export function GenericTable(props: TableProps<never>): ReactElement {
  const { words } = useFurniture()
  const turn = useTurn(props)
  const fields = Object.entries(props.view as Readonly<Record<string, unknown>>).filter(([name]) => !machinery.has(name))
  return (
    <main className="ui-generic">
      <PromptBar props={props} turn={turn} />
      <section className="ui-generic-sections" aria-label={words.plainTable}>
        <p className="ui-generic-hint">{words.plainTableHint}</p>
        {fields.map(([name, value]) => (
          <section key={name}>
            <h3>{spoken(name)}</h3>
            <Value value={value} seats={props.players.length} />
          </section>
        ))}
      </section>
      <aside className="ui-generic-log">
        <Log events={props.log} words={props.words} reader={props.reader} />
      </aside>
    </main>
  )
}

function Value({ value, seats }: { readonly value: unknown; readonly seats: number }): ReactNode {
  const { words } = useFurniture()
  if (value === null || value === undefined || value === '') return <span className="ui-generic-none">{words.nothingHere}</span>
  if (Array.isArray(value)) {
    if (value.length === 0) return <span className="ui-generic-none">{words.nothingHere}</span>
    const perSeat = value.length === seats
    return (
      <ol className={perSeat ? 'ui-generic-seats' : undefined}>
        {value.map((each, i) => (
          <li key={i}>
            {perSeat && <PlayerName seat={i} />} <Value value={each} seats={-1} />
          </li>
        ))}
      </ol>
    )
  }
  if (typeof value === 'object')
    return (
      <dl>
        {Object.entries(value).map(([name, each]) => (
          <div key={name}>
            <dt>{spoken(name)}</dt>
            <dd>
              <Value value={each} seats={seats} />
            </dd>
          </div>
        ))}
      </dl>
    )
  return String(value)
}
