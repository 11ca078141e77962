import './ambitions.css'
import { useState, type ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { Note } from '#ui/note.tsx'
import { choiceAttributes } from '#ui/selection.ts'
import { PlayerShape } from '#ui/shapes.tsx'
import { useTip } from '#ui/tooltip.tsx'
import { plain } from '#words/line.ts'
import { tables } from '../view.ts'
import { useChoice, useTable, type Table } from '../context.tsx'
import { AmbitionSign, Marker, ResourceSign } from '../signs.tsx'
import { markersLeft, markersOn, standingsOf, type Standing } from '../standings.ts'

/** The five ambitions: declared ones at large with what they would pay now and why, the others in a line each. */
export function Ambitions(): ReactElement {
  const { view, t, offers } = useTable()
  // Pointing at an ambition that may be declared shows what it would pay.
  const [pointed, setPointed] = useState<number>()
  const choices = offers((option) => option.verb === 'declare')
  const trying = pointed !== undefined && choices.some(({ facets }) => facets['ambition'] === tables.ambitionRows.rows[pointed].id) ? pointed : undefined
  const standings = standingsOf(view, trying)
  const left = markersLeft(view)
  const sorted = [...standings].sort((a, b) => Number(b.declared) - Number(a.declared) || b.value[0] - a.value[0] || a.ambition - b.ambition)
  return (
    <section className="ui-panel arcs-ambitions" aria-label={t.areas.ambitions}>
      <header className="arcs-panel-head">
        <h2>{t.areas.ambitions}</h2>
        <span className="arcs-available">
          <span className={left.length > 1 ? 'ui-unseen' : undefined}>{left.length === 0 ? t.ambitions.noMarkerLeft : t.ambitions.available}</span>
          {left.map(({ marker, first, second, flipped }) => (
            <Marker key={marker} first={first} second={second} flipped={flipped} label={t.ambitions.markerHint(first, second)} />
          ))}
        </span>
      </header>
      <ul className="arcs-ambition-list">
        {sorted.map((standing) => (
          <AmbitionRow key={standing.ambition} standing={standing} trying={trying === standing.ambition} onPoint={(on) => setPointed(on ? standing.ambition : undefined)} />
        ))}
      </ul>
    </section>
  )
}

interface RowProps {
  readonly standing: Standing
  readonly trying: boolean
  onPoint(on: boolean): void
}

function AmbitionRow({ standing, trying, onPoint }: RowProps): ReactElement {
  const table = useTable()
  const { view, words, t } = table
  const { id, declared, value, ambition } = standing
  const name = words.name('ambition', id)
  const choice = useChoice(`ambition ${id}`, (option) => option.verb === 'declare' && option.facets['ambition'] === id, [name])
  const tip = useTip(() => <AmbitionNote table={table} standing={standing} />, 'card')
  const next = markersLeft(view)[0]
  const icons = tables.ambitionRows.rows[ambition].icons
  const title = (
    <>
      <AmbitionSign ambition={id} size={18} />
      <span className="arcs-ambition-name">{name}</span>
      {declared && icons.map((resource) => <ResourceSign key={resource} resource={resource} size={13} />)}
    </>
  )
  return (
    <li
      className={classNames('arcs-ambition', declared && 'arcs-ambition-declared', trying && 'arcs-ambition-trying', choice.can && 'arcs-can')}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
    >
      <div className="arcs-ambition-head">
        {choice.can ? (
          <button type="button" className="arcs-ambition-title" {...choiceAttributes(choice)} {...tip} aria-label={`${t.turn.declare} ${name}`} onClick={choice.press} onFocusCapture={() => onPoint(true)} onBlurCapture={() => onPoint(false)}>
            {title}
          </button>
        ) : (
          <h3 className="arcs-ambition-title" {...tip}>
            {title}
          </h3>
        )}
        {declared ? (
          <span className="arcs-ambition-markers">
            {markersOn(view, ambition).map(({ marker, first, second, flipped }) => (
              <Marker key={marker} first={first} second={second} flipped={flipped} label={t.ambitions.markerHint(first, second)} />
            ))}
            {trying && next && <Marker first={next.first} second={next.second} ghost />}
          </span>
        ) : (
          <Counts standing={standing} />
        )}
      </div>
      {declared && <Counts standing={standing} pays />}
      {declared && <Why standing={standing} value={value} />}
    </li>
  )
}

/** How many each player has; with `pays`, what it would bring. */
function Counts({ standing, pays = false }: { readonly standing: Standing; readonly pays?: boolean }): ReactElement {
  const { players, t, view, viewer } = useTable()
  const { counts, power, phantom, id } = standing
  return (
    <ul className={pays ? 'arcs-counts arcs-counts-pay' : 'arcs-counts'}>
      {counts.map((count, seat) => (
        <li key={seat} className={classNames(power[seat] > 0 && 'arcs-count-pays', count === 0 && 'arcs-count-none', seat === viewer && 'arcs-count-own')}>
          <PlayerShape identity={players[seat].identity} size={11} label={players[seat].name} />
          <b title={t.ambitions.standing(id, count)}>{count}</b>
          {pays && power[seat] > 0 && <span className="arcs-count-power">+{power[seat]}</span>}
        </li>
      ))}
      {view.seats === 2 && phantom > 0 && (
        <li className="arcs-count-phantom" title={t.ambitions.phantomHint}>
          <span role="img" aria-label={t.ambitions.phantom}>
            ◌
          </span>
          <b>{phantom}</b>
        </li>
      )}
    </ul>
  )
}

/** In one line: the tie, or whose cities add how much. */
function Why({ standing: { reason, bonus, power }, value }: { readonly standing: Standing; readonly value: readonly [number, number] }): ReactElement | null {
  const { t, who } = useTable()
  if (reason === 'nobody') return <p className="arcs-why">{t.ambitions.nobodyScores}</p>
  if (reason === 'tieForFirst') return <p className="arcs-why">{t.ambitions.tieForFirst}</p>
  const winner = power.findIndex((won) => won >= value[0] && won > 0)
  const parts = winner >= 0 && bonus[winner] > 0 ? [`${plain(t.ambitions.wouldScore(who(winner), value[0]))} ${t.ambitions.cityBonus(bonus[winner])}`] : []
  if (reason === 'tieForSecond' && value[1] > 0) parts.push(t.ambitions.tieForSecond)
  return parts.length > 0 ? <p className="arcs-why">{parts.join(' · ')}</p> : null
}

/** What an ambition counts, and who would score what now. Tooltips stand outside the table, so it is handed over. */
function AmbitionNote({ table: { t, words, who }, standing: { id, declared, power, reason, bonus, value } }: { readonly table: Table; readonly standing: Standing }): ReactElement {
  const scorers = power.flatMap((won, seat) => (won > 0 ? [seat] : []))
  return (
    <Note atmosphere="arcs" className="arcs-note">
      <b className="ui-note-title">{words.name('ambition', id)}</b>
      <span>{t.ambitions.counts[id]}</span>
      <span>{declared ? t.ambitions.markerHint(...value) : t.ambitions.notDeclared}</span>
      {declared && scorers.length > 0 && (
        <span>
          <b>{t.ambitions.wouldScoreNow}</b>{' '}
          {scorers.map((seat, i) => (
            <span key={seat}>
              {i > 0 && ', '}
              <LineText line={t.ambitions.wouldScore(who(seat), power[seat])} reach="none" />
              {bonus[seat] > 0 && ` ${t.ambitions.cityBonus(bonus[seat])}`}
            </span>
          ))}
        </span>
      )}
      {reason === 'tieForFirst' && <span>{t.ambitions.tieForFirst}</span>}
      {reason === 'tieForSecond' && <span>{t.ambitions.tieForSecond}</span>}
      {reason === 'nobody' && <span>{t.ambitions.nobodyScores}</span>}
      {declared && id === 'warlord' && <span>{t.ambitions.trophiesReturn}</span>}
      {declared && id === 'tyrant' && <span>{t.ambitions.captivesReturn}</span>}
    </Note>
  )
}
