import './log.css'
import { memo, useMemo, useRef, useState, type ReactElement } from 'react'
import type { SeenEvent } from '#kernel/events.ts'
import type { GameWords, Reader } from '#words/game-words.ts'
import type { Line } from '#words/line.ts'
import { Button } from './button.tsx'
import { useFurniture } from './furniture.tsx'
import { LineText } from './line.tsx'
import { logEntries, type LogEntry } from './log-entries.ts'
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
  const { viewer } = reader
  // What has once been told stays as it was told, unless other words or names are used: only new events are put into words.
  const told = useMemo(() => ({ by: [words, viewer, ui, players], lines: new WeakMap<SeenEvent, Line>() }), [words, viewer, ui, players])
  const entries = useMemo(() => logEntries(events, words, reader, ui, players, told.lines), [events, words, reader, ui, players, told])

  return (
    <div className="ui-log-frame">
      <div
        ref={box}
        className="ui-log"
        role="log"
        aria-live="polite"
        aria-label={ui.log}
        tabIndex={0}
        onScroll={({ currentTarget }) => setAway(currentTarget.scrollTop < -60)}
      >
        <div>
          {entries.length === 0 && <div className="ui-log-empty">{ui.logEmpty}</div>}
          {entries.map((entry) => (
            <Entry key={entry.at} entry={entry} />
          ))}
        </div>
      </div>
      {away && (
        <Button className="ui-log-newest" icon="chevronDown" onClick={() => box.current?.scrollTo(0, 0)}>
          {ui.logNewest}
        </Button>
      )}
    </div>
  )
}

const Entry = memo(EntryLines, ({ entry: a }, { entry: b }) => a.lines.length === b.lines.length && a.lines.every((line, i) => line === b.lines[i]))

function EntryLines({ entry }: { readonly entry: LogEntry }): ReactElement {
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
