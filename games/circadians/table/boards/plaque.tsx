import './plaque.css'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { PlayerShape } from '#ui/shapes.tsx'
import { useNote } from '../cards/thing-note.tsx'
import { useTable } from '../context.tsx'
import { DesignedMark } from '../designed-mark.tsx'
import { CrestSign, MarkSign } from '../signs.tsx'
import { standingOf } from '../standings.ts'
import { factionAt } from '../view.ts'

interface PlaqueProps {
  readonly seat: number
  readonly label: string
  readonly large?: boolean
  /** What stands below the name, before and after the mark of the flare. */
  readonly news: ReactNode
  readonly more?: ReactNode
}

/** Who sits here: shape and faction, a line of news, and the glory on the way. A click opens the board. */
export function Plaque({ seat, label, large = false, news, more }: PlaqueProps): ReactElement {
  const { c, view, players, words, t, openBoard } = useTable()
  const { identity, name, kind } = players[seat]
  const faction = factionAt(view, seat)
  const text = faction === undefined ? undefined : words.factionText(faction)
  const { glory, target } = standingOf(c, view, seat)
  const note = useNote(faction === undefined ? undefined : { kind: 'faction', id: faction })
  return (
    <button type="button" className={classNames('circ-plaque', large && 'circ-plaque-large')} aria-label={label} onClick={() => faction !== undefined && openBoard(seat)} {...note}>
      <PlayerShape identity={identity} size={large ? 26 : 20} look={kind === 'bot' ? 'outline' : 'solid'} />
      <span className="circ-plaque-name">
        <b>
          {faction !== undefined && <CrestSign faction={faction} size={large ? 16 : 14} filled />}
          {text?.title ?? name}
          {text && <DesignedMark origin={text.origin} t={t} />}
        </b>
        <small>
          {news}
          {view.flare === seat && view.round > 0 && <MarkSign mark="flare" size={13} label={t.round.flare} className="circ-flare" />}
          {more}
        </small>
      </span>
      <span className="circ-score">
        <b>{glory}</b>/{target}
      </span>
    </button>
  )
}
