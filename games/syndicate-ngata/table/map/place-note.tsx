import './place-note.css'
import type { ReactElement } from 'react'
import { LineText } from '#ui/line.tsx'
import { Note } from '#ui/note.tsx'
import type { Table } from '../context.tsx'
import { missionsTo, zoneAt } from '../view.ts'
import { marksAt, passageWords } from './place-words.ts'
import { passagesTo } from './reach.ts'

/** A note stands in a layer of its own, so that it is handed the table. */
interface NoteProps {
  readonly table: Table
  readonly at: number
}

/** A place in words, beside the map. */
export function PlaceNote({ table, at }: NoteProps): ReactElement {
  const { c, t, territoryName } = table
  return (
    <Note atmosphere="syndicate-ngata" className="ngata-note">
      <p className="ui-note-title">{territoryName(at)}</p>
      <p className="ui-note-type">{t.map.zones[zoneAt(c, at)]}</p>
      <PlaceLines table={table} at={at} />
    </Note>
  )
}

/** What is there, which missions lead there, and what it takes to get there or why it cannot be done. */
function PlaceLines({ table, at }: NoteProps): ReactElement {
  const { c, view, words, props, missionName } = table
  const missions = missionsTo(c, view, at)
  return (
    <ul className="ngata-note-lines">
      {marksAt(table, at).map((mark) => (
        <li key={mark}>{mark}</li>
      ))}
      {missions.map((mission) => (
        <li key={mission} className="ngata-note-mission">
          {missionName(mission)}
        </li>
      ))}
      {passagesTo(table, at).map((passage) => (
        <li key={passage.way} className={passage.option ? 'ngata-note-way' : 'ngata-note-why'}>
          {passageWords(table, passage)}
          {passage.why && (
            <>
              . <LineText line={words.reason(passage.why, props.reader)} reach="none" /> <small>{passage.why.rule}</small>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
