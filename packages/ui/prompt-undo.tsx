import './prompt-undo.css'
import { useState, type ReactElement } from 'react'
import type { TableSection } from '#host/channel.ts'
import type { Wish } from '#host/protocol.ts'
import { Button } from './button.tsx'
import { Dialogue } from './dialogue.tsx'
import { useFurniture } from './furniture.tsx'
import { Icon } from './icons.tsx'
import { Stepper } from './stepper.tsx'
import type { UndoFurther } from './words/ui-words.ts'

interface UndoPlaceProps {
  readonly table: TableSection
  readonly viewer: number
  /** How many choices the table has made at all. */
  readonly plies: number
  wish(wish: Wish): void
}

/** Always in the same place; says how far it goes. Beyond that the table is asked. */
export function UndoPlace({ table, viewer, plies, wish }: UndoPlaceProps): ReactElement | null {
  const { words } = useFurniture()
  const further = useFurther()
  const [asking, setAsking] = useState(false)
  if (viewer >= table.controls.length) return null
  const free = table.undo
  const canAsk = free === 0 && plies > 0 && table.outcome === null && table.proposal === null
  const reach = free > 0 ? words.undoFree(free) : canAsk ? further.reach : words.undoNothing
  return (
    <div className="ui-undo">
      <button
        type="button"
        className="ui-undo-button"
        disabled={free === 0 && !canAsk}
        title={free > 0 ? words.undoLast : further.title}
        onClick={() => (free > 0 ? wish({ t: 'undo', plies: 1 }) : setAsking(true))}
      >
        <Icon name="undo" size={18} />
        <span className="ui-undo-words">
          <span className="ui-undo-title">{words.undo}</span> <span className="ui-undo-reach">{reach}</span>
        </span>
      </button>
      {free > 1 && (
        <button type="button" className="ui-undo-all" aria-label={words.undoAll(free)} title={words.undoAll(free)} onClick={() => wish({ t: 'undo', plies: free })}>
          ×{free}
        </button>
      )}
      {asking && (
        <AskTable
          plies={plies}
          onClose={() => setAsking(false)}
          onAsk={(count) => {
            setAsking(false)
            wish({ t: 'proposeUndo', plies: count })
          }}
        />
      )}
    </div>
  )
}

/** Bots agree to everything, so that somebody alone with them asks nobody. */
function useFurther(): UndoFurther {
  const { words, players } = useFurniture()
  return players.filter(({ kind }) => kind === 'person').length > 1 ? words.undoTogether : words.undoAlone
}

interface AskTableProps {
  readonly plies: number
  onClose(): void
  onAsk(count: number): void
}

function AskTable({ plies, onClose, onAsk }: AskTableProps): ReactElement {
  const { words, sinceOwn = 1 } = useFurniture()
  const further = useFurther()
  // Most people want to be back before their own last choice.
  const [count, setCount] = useState(Math.min(plies, Math.max(1, sinceOwn)))
  return (
    <Dialogue
      open
      title={further.title}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="primary" icon="undo" onClick={() => onAsk(count)}>
            {further.send}
          </Button>
        </>
      }
    >
      <p>{further.why}</p>
      <Stepper label={words.undoHowFar} value={count} min={1} max={plies} onChange={setCount} />
    </Dialogue>
  )
}
