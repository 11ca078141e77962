import './prices.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { useTip } from '#ui/tooltip.tsx'
import { COLUMNS, PHASE, TRACK, tracks } from '../../data/names.ts'
import { costOf } from '../../rules/prices.ts'
import { columnOf } from '../../rules/research.ts'
import { playerHue } from '../boards/player-hue.ts'
import { useTable } from '../context.tsx'
import { CodeSign, EffectSigns, MarkSign, PhaseSign } from '../signs.tsx'
import { asState, effectText } from '../view.ts'
import { placesOf, PlaceSlot } from './place-slot.tsx'
import { PriceTag } from './price-tag.tsx'
import { ResearchCell } from './research-cell.tsx'

/** Prices and research in one panel: a row for each action phase. */
export function Prices(): ReactElement {
  const { t, seated, viewer, identityOf } = useTable()
  return (
    <section className="ui-panel circ-prices" aria-label={t.areas.pricesAndResearch} style={seated ? playerHue(identityOf(viewer)) : undefined}>
      <header className="circ-prices-head">
        <h3>{t.areas.pricesAndResearch}</h3>
        <small title={t.prices.legend}>
          {t.prices.toOwner} <CodeSign code="E" size={12} /> + {t.prices.toBank} <MarkSign mark="bank" size={12} />
        </small>
      </header>
      <ol className="circ-tracks">
        {tracks.map((track, i) => (
          <PhaseRow key={track} track={i} />
        ))}
      </ol>
    </section>
  )
}

function PhaseRow({ track }: { readonly track: number }): ReactElement {
  const { view, viewer, seated, words, t, prompt } = useTable()
  const phase = tracks[track]
  const now = view.phase === track + PHASE.discover
  const tip = useTip(() => t.round.phases[phase].hint)
  const pricer = view.pricer[track]
  const priced = pricer >= 0
  return (
    <li className={classNames('circ-track', now && 'circ-track-now', view.phase > track + PHASE.discover && 'circ-track-done')} aria-label={words.name('track', phase)} aria-current={now ? 'step' : undefined}>
      <div className="circ-track-head">
        <span className="circ-track-name" {...tip}>
          <PhaseSign phase={phase} size={18} />
          <span>
            <b>{t.round.phases[phase].short}</b>
            {seated && view.faction[viewer] >= 0 && <Secondary track={track} />}
          </span>
        </span>
        {priced && track === TRACK.move && pricer < view.seats && <span className="circ-track-side">{view.moveLast === 1 ? t.prices.last : t.prices.first}</span>}
        {priced ? <PriceTag seat={pricer} token={view.price[track]} /> : (prompt?.step === 'price' ? placesOf(track) : placesOf(track).slice(0, 1)).map((place) => <PlaceSlot key={place} track={track} place={place} />)}
        {seated && priced && <Cost track={track} />}
      </div>
      <div className="circ-columns">
        {Array.from({ length: COLUMNS }, (_, column) => (
          <ResearchCell key={column} track={track} column={column} />
        ))}
      </div>
    </li>
  )
}

/** The secondary action of the viewer's column. */
function Secondary({ track }: { readonly track: number }): ReactElement {
  const { c, view, viewer, words, t } = useTable()
  const effect = c.effects[c.research.aux[track * COLUMNS + columnOf(asState(view), viewer, track)]]
  return (
    <small className="circ-track-aux">
      <EffectSigns effect={effect} size={11} label={`${t.research.secondary}: ${words.effect(effectText(effect))}`} />
    </small>
  )
}

/** What the viewer pays to act in this phase. */
function Cost({ track }: { readonly track: number }): ReactElement {
  const { c, view, viewer, t } = useTable()
  const cost = costOf(c, asState(view), viewer, track)
  const dear = view.energy[viewer] < cost
  return (
    <b className={classNames('circ-track-cost', cost === 0 && 'circ-track-free', dear && 'circ-track-dear')} title={`${t.prices.yourCost}: ${cost === 0 ? t.prices.free : t.prices.cost(cost)}`}>
      {cost === 0 ? (
        t.prices.free
      ) : (
        <>
          {cost}
          <CodeSign code="E" size={14} label={t.board.energy} />
        </>
      )}
    </b>
  )
}
