import type { ReactElement } from 'react'
import { LineText } from '#ui/line.tsx'
import { useTable } from '../context.tsx'

const spoken: ReadonlySet<string> = new Set(['offered', 'traded', 'refused', 'withdrew'])

/** What was last said between the viewer and somebody else in this turn: accepted, turned down, withdrawn. */
export function LastWord(): ReactElement | null {
  const { props, viewer } = useTable()
  const { log, words, reader } = props
  const at = log.findLastIndex(({ type, data }) => type === 'turn' || (spoken.has(type) && [data['seat'], data['to'], data['from']].includes(viewer)))
  const event = log[at]
  // An open offer is there to be seen.
  const line = event === undefined || event.type === 'turn' || event.type === 'offered' ? undefined : words.event(event, reader)
  return (
    <p className="syn-last-word" role="status">
      {line && <LineText line={line} reach="none" />}
    </p>
  )
}
