import './system-note.css'
import type { ReactElement } from 'react'
import { LineText } from '#ui/line.tsx'
import type { TableProps } from '#ui/table-contract.ts'
import type { Line } from '#words/line.ts'
import { ResourceSign, SymbolSign } from '../signs.tsx'
import { placeOf } from '../../words/known.ts'
import { content, planetOf, type ArcsView } from '../view.ts'
import { contentLines, controlLine, titleOf } from './spoken.ts'

/** Everything in a system as a list, beside the map or in a sheet. */
export function SystemNote({ props, system, choices }: { readonly props: TableProps<ArcsView>; readonly system: number; readonly choices: readonly Line[] }): ReactElement {
  const resource = planetOf(system)
  return (
    <div className="reach-note" data-atmosphere="arcs">
      <h3 className="reach-note-title">
        {resource ? <ResourceSign resource={resource} size={18} /> : <SymbolSign symbol={placeOf(content.systems.ids[system]).symbol} size={18} />}
        {titleOf(props, system)}
      </h3>
      <SystemLines props={props} system={system} />
      {choices.length > 0 && (
        <ul className="reach-note-choices">
          {choices.map((choice, i) => (
            <li key={i}>
              <LineText line={choice} reach="none" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export function SystemLines({ props, system }: { readonly props: TableProps<ArcsView>; readonly system: number }): ReactElement {
  return (
    <>
      <p className="reach-note-control">
        <LineText line={controlLine(props, system)} reach="none" />
      </p>
      <ul className="reach-note-list">
        {contentLines(props, system).map((each, i) => (
          <li key={i}>
            <LineText line={each} reach="none" />
          </li>
        ))}
      </ul>
    </>
  )
}
