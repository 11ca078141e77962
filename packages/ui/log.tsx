import './log.css'
import { useMemo, useRef, useState, type ReactElement } from 'react'
import type { SeenEvent } from '#kernel/events.ts'
import type { GameWords, Reader } from '#words/game-words.ts'
import type { Line } from '#words/line.ts'
import { Button } from './button.tsx'
import { useFurniture } from './furniture.tsx'
import { LineText } from './line.tsx'
import { logEntries, type LogEntry } from './log-entries.ts'
import { ScrollHere } from './scroll-here.tsx'
import { PlayerShape } from './shapes.tsx'

interface LogProps {
  readonly events: readonly SeenEvent[]
  readonly words: GameWords
  readonly reader: Reader
}

/** What happened, in sentences. Lines of one player in a row stand under one shape; a round begins with a heading. */
export function Log({ events, words, reader }: LogProps): ReactElement {
  const { words: ui, players } = useFurniture()
  const box = useRef<HTMLDivElement>(null)
  const [away, setAway] = useState(false)
  const entries = useMemo(() => logEntries(events, words, reader, ui, players), [events, words, reader, ui, players])

  const newest = (): void => {
    const { current } = box
    if (current) current.scrollTop = current.scrollHeight
  }

  return (
    <div className="ui-log-frame">
      <div
        ref={box}
        className="ui-log"
        role="log"
        aria-live="polite"
        aria-label={ui.log}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => setAway(scrollHeight - scrollTop - clientHeight > 60)}
      >
        {entries.length === 0 && <div className="ui-log-empty">{ui.logEmpty}</div>}
        {entries.map((entry) => (
          <Entry key={entry.at} entry={entry} />
        ))}
        {!away && <ScrollHere key={events.length} />}
      </div>
      {away && (
        <Button className="ui-log-newest" icon="chevronDown" onClick={newest}>
          {ui.logNewest}
        </Button>
      )}
    </div>
  )
}

function Entry({ entry }: { readonly entry: LogEntry }): ReactElement {
  const { players } = useFurniture()
  if (entry.look === 'heading') return <div className="ui-log-heading">{sentence(entry.lines[0])}</div>
  const player = entry.seat === undefined ? undefined : players[entry.seat]
  return (
    <div className={entry.look === 'table' ? 'ui-log-entry ui-log-table' : 'ui-log-entry'}>
      <span className="ui-log-mark">{player && <PlayerShape identity={player.identity} size={16} look={player.kind === 'bot' ? 'outline' : 'solid'} />}</span>
      <div className="ui-log-lines">
        {entry.lines.map((line, i) => (
          <p key={i}>{sentence(line)}</p>
        ))}
      </div>
    </div>
  )
}

const sentence = (line: Line): ReactElement => <LineText line={line} reach="pointer" />
