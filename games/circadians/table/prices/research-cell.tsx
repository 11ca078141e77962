import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { choiceAttributes } from '#ui/selection.ts'
import { PlayerShape } from '#ui/shapes.tsx'
import { useTip } from '#ui/tooltip.tsx'
import { plain, type Line, type Ref } from '#words/line.ts'
import { COLUMNS, PHASE, tracks } from '../../data/names.ts'
import { columnOf } from '../../rules/research.ts'
import { LAST_COLUMN } from '../../rules/state.ts'
import { choiceClass, useChoice, useTable } from '../context.tsx'
import { CodeSign, EffectSigns, MarkSign } from '../signs.tsx'
import { asState, isNothing, seatsFrom } from '../view.ts'

interface CellProps {
  readonly track: number
  readonly column: number
}

/** A column of a research track: main action, what arriving gives, its lock, and whose markers stand there. */
export function ResearchCell({ track, column }: CellProps): ReactElement {
  const { c, view, viewer, seated, players, words, t, props } = useTable()
  const s = asState(view)
  const at = track * COLUMNS + column
  const here = seatsFrom(view, viewer).filter((seat) => view.faction[seat] >= 0 && columnOf(s, seat, track) === column)
  const own = seated && here.includes(viewer)
  const { hint, doubt } = words.columnText(tracks[track], column)
  const markers: Line = here.length === 0 ? [] : t.research.markersOf(here.map((seat): Ref => props.reader.player(seat)))
  const next = seated && columnOf(s, viewer, track) + 1 === column
  const choice = useChoice(({ verb, facets }) => next && verb === 'advance' && facets['track'] === tracks[track], [words.name('track', tracks[track])])
  const boosted = own && view.boost > 0 && view.phase === track + PHASE.discover && column < LAST_COLUMN
  const tip = useTip(
    () => (
      <div className="circ-note" data-atmosphere="circadians">
        <p className="circ-note-title">{words.name('track', tracks[track])}</p>
        <p className="circ-note-line">
          <LineText line={hint} reach="none" />
        </p>
        {column > 0 && c.research.lock[at] > 0 && <p className="circ-note-line">{t.research.lockHint}</p>}
        {boosted && <p className="circ-note-line">{t.research.boosted}</p>}
        {markers.length > 0 && (
          <p className="circ-note-line">
            <LineText line={markers} reach="none" />
          </p>
        )}
        {doubt !== null && (
          <p className="circ-note-doubt">
            {t.origins.doubtful}: {doubt}
          </p>
        )}
      </div>
    ),
    'card',
  )
  const immediate = c.effects[c.research.imm[at]]
  const face = (
    <>
      <span className="circ-column-main">
        <EffectSigns effect={c.effects[c.research.main[at]]} size={14} />
        {boosted && <b aria-hidden="true">›</b>}
      </span>
      <span className="circ-column-more" aria-hidden="true">
        {c.research.lock[at] > 0 && (
          <span className="circ-column-lock">
            <MarkSign mark="lock" size={12} />
            <CodeSign code="G" size={11} />
          </span>
        )}
        {!isNothing(immediate) && <EffectSigns effect={immediate} size={12} />}
      </span>
      <span className="circ-column-markers" aria-hidden="true">
        {here.map((seat) => (
          <PlayerShape key={seat} identity={players[seat].identity} size={12} />
        ))}
      </span>
    </>
  )
  const spoken = [plain(hint), own ? t.research.yourColumn : '', plain(markers)].filter((text) => text !== '').join('. ')
  const look = classNames('circ-column', own && 'circ-column-own', choiceClass(choice))
  if (choice.can)
    return (
      <button type="button" className={look} aria-label={`${words.name('track', tracks[track])}. ${spoken}`} {...choiceAttributes(choice)} onClick={choice.press} {...tip}>
        {face}
      </button>
    )
  return (
    <span className={look} {...tip}>
      <span className="ui-unseen">{spoken}</span>
      {face}
    </span>
  )
}
