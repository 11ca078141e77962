import './corners.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { PlayerShape } from '#ui/shapes.tsx'
import { plain } from '#words/line.ts'
import { RELICS } from '../../data/content.ts'
import { PHASE, phases, ROUNDS } from '../../data/names.ts'
import { useTable } from '../context.tsx'
import { CodeSign, MarkSign, RelicSign } from '../signs.tsx'
import { isLastRound } from '../standings.ts'
import { deckLeft, discarded, regionId } from '../view.ts'
import { orderNow, placeInOrder } from './order.ts'

/** Upper left of the map: the round, and what has become of each relic. */
export function RoundCorner(): ReactElement | null {
  const { c, view, t, props } = useTable()
  if (view.round === 0) return null
  const now = view.relicAt[view.round - 1]
  const takers = new Map(props.log.flatMap(({ type, data }) => (type === 'relicCollected' ? [[(data as { relic: number }).relic, (data as { seat: number }).seat] as const] : [])))
  return (
    <div className="circ-corner circ-corner-round">
      <b className="circ-round">{t.round.roundOf(view.round, ROUNDS)}</b>
      {isLastRound(view) && <span className="circ-round-last">{t.round.lastRound}</span>}
      <ol className="circ-relics" aria-label={t.areas.relics}>
        {Array.from({ length: RELICS }, (_, relic) => (
          <RelicMark key={relic} relic={relic} taker={takers.get(relic)} />
        ))}
      </ol>
      <small>{now >= 0 ? plain(t.round.relicInPlay(view.round, regionId(c, now))) : t.round.relicGone(view.round)}</small>
    </div>
  )
}

function RelicMark({ relic, taker }: { readonly relic: number; readonly taker: number | undefined }): ReactElement {
  const { c, view, players, t, who } = useTable()
  const at = view.relicAt[relic]
  if (at >= 0) {
    const label = plain(relic === view.round - 1 ? t.round.relicInPlay(relic + 1, regionId(c, at)) : t.round.relicToCome(relic + 1, regionId(c, at)))
    return (
      <li title={label}>
        <RelicSign number={relic + 1} now={relic === view.round - 1} size={19} label={label} />
      </li>
    )
  }
  const label = taker === undefined ? t.round.relicGone(relic + 1) : plain(t.round.relicOf(relic + 1, who(taker)))
  return (
    <li className="circ-relic-out" title={label}>
      {taker === undefined ? <span role="img" aria-label={label}>{relic + 1}</span> : <PlayerShape identity={players[taker].identity} size={14} label={label} />}
    </li>
  )
}

/** Upper right of the map: who plays when in the running phase, and the flare gun. */
export function OrderCorner(): ReactElement | null {
  const { view, players, t, who } = useTable()
  if (view.round === 0) return null
  const phase = phases[view.phase]
  const priced = view.phase >= PHASE.discover && view.phase <= PHASE.move
  return (
    <div className="circ-corner circ-corner-order">
      <small>{t.round.orderOf(phase)}</small>
      <ol className="circ-order" aria-label={t.round.orderOf(phase)}>
        {orderNow(view).map((seat) => {
          const place = priced ? placeInOrder(view, seat) : undefined
          const said = place === undefined ? '' : `, ${t.round[place]}`
          return (
            <li key={seat} className={classNames(place === 'played' && 'circ-order-played', place === 'plays' && 'circ-order-now')} title={`${players[seat].name}${said}`}>
              <PlayerShape identity={players[seat].identity} size={18} label={`${players[seat].name}${said}`} />
              {view.flare === seat && <MarkSign mark="flare" size={13} label={plain(t.round.flareOf(who(seat)))} className="circ-flare" />}
            </li>
          )
        })}
      </ol>
    </div>
  )
}

/** Lower right of the map: Tactics left in the deck, and those discarded. */
export function DeckCorner(): ReactElement | null {
  const { view, t, openDiscard } = useTable()
  if (view.round === 0) return null
  return (
    <div className="circ-corner circ-corner-deck">
      <span title={`${t.card.deck}: ${t.card.inPile(deckLeft(view))}`}>
        <CodeSign code="C" size={15} label={t.card.deck} /> <b>{deckLeft(view)}</b>
      </span>
      <button type="button" aria-label={`${t.card.discard}: ${t.card.inPile(discarded(view).length)}. ${t.card.enlarge}`} onClick={openDiscard}>
        <small>{t.card.discard}</small> <b>{discarded(view).length}</b>
      </button>
    </div>
  )
}
