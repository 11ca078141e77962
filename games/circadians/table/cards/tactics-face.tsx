import './tactics-face.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import type { Phase } from '../../data/names.ts'
import { useTable } from '../context.tsx'
import { DesignedMark } from '../designed-mark.tsx'
import { MarkSign, PhaseSign } from '../signs.tsx'
import { TacticsEmblem } from './tactics-emblem.tsx'

interface TacticsFaceProps {
  /** A design, such as `T01`. */
  readonly id: string
  readonly large?: boolean
  /** Gained in this phase: not to be played yet. */
  readonly fresh?: boolean
}

/** A Tactics card: two combat values as pennants, an emblem, what it does in battle and in its phase. */
export function TacticsFace({ id, large = false, fresh = false }: TacticsFaceProps): ReactElement {
  const { words, t, tables } = useTable()
  const { title, left, right, combat, phase, play, notes, origin } = words.cardText(id)
  const row = tables.tactics.rows.find((each) => each.id === id)
  return (
    <span className={classNames('circ-tactics', large && 'circ-tactics-large', fresh && 'circ-tactics-fresh')}>
      <span className="circ-tactics-top" aria-hidden="true">
        <b className="circ-pennant">{left}</b>
        <TacticsEmblem id={id} />
        <b className="circ-pennant">{right}</b>
      </span>
      <span className="circ-tactics-title">
        {title}
        <DesignedMark origin={origin} t={t} />
      </span>
      <span className="circ-tactics-battle">
        {combat.map((text, i) => (
          <span key={i}>
            <LineText line={text} reach="none" />
          </span>
        ))}
      </span>
      <span className="circ-tactics-phase">
        <b>
          {row && <PhaseSign phase={row.ph satisfies Phase} size={13} />}
          {phase}
          {row?.lock === true && <MarkSign mark="lock" size={12} />}
        </b>
        <span className="circ-tactics-play">
          {play.map((text, i) => (
            <span key={i}>
              <LineText line={text} reach="none" />
            </span>
          ))}
          {large && notes.map((note) => <small key={note}>{note}</small>)}
        </span>
      </span>
      {fresh && <small className="circ-tactics-new">{t.card.justGained}</small>}
    </span>
  )
}
