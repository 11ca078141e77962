import './rivals.css'
import type { CSSProperties, ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { choiceAttributes } from '#ui/selection.ts'
import { identities, PlayerShape } from '#ui/shapes.tsx'
import { plain } from '#words/line.ts'
import { MODE } from '../../rules/state.ts'
import { useChoice, useTable, type Table } from '../context.tsx'
import { Initiative } from '../round/round-strip.tsx'
import { MarkSign } from '../signs.tsx'
import { projected } from '../standings.ts'
import { handOf, rivalsOf, seatId, slotsOf } from '../view.ts'
import { Captives, Outrage, Trophies } from './boxes.tsx'
import { CardList } from './guild-list.tsx'
import { HandPeek } from './hand-peek.tsx'
import { Cities, Slots, Supply } from './slots.tsx'

/** The other players from the left on; each panel is as high as what it holds. */
export function Rivals(): ReactElement {
  const { view, viewer, t } = useTable()
  return (
    <section className="arcs-rivals" aria-label={t.areas.rivals}>
      {rivalsOf(view, viewer).map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
    </section>
  )
}

function Rival({ seat }: { readonly seat: number }): ReactElement {
  const table = useTable()
  const { view, players, t, props } = table
  const player = players[seat]
  const status = statusOf(table, seat)
  return (
    <article
      className={classNames('arcs-rival', view.turn === seat && 'arcs-rival-acting')}
      style={{ '--arcs-player': identities[player.identity].colour } as CSSProperties}
      aria-label={plain(t.areas.boardOf(props.reader.player(seat)))}
    >
      <header className="arcs-rival-head">
        <PlayerShape identity={player.identity} size={16} look={player.kind === 'bot' ? 'outline' : 'solid'} />
        <RivalName seat={seat} />
        {view.initiative === seat && <Initiative seat={seat} />}
        <span className="arcs-rival-status">{status}</span>
        <HandCount seat={seat} />
        <PowerNow seat={seat} />
      </header>
      <div className="arcs-rival-slots">
        <Slots seat={seat} size={slotsOf(view, seat).length > 6 ? 19 : 23} />
        <span className="arcs-rival-stock">
          <Cities seat={seat} size={15} />
          <Supply seat={seat} />
        </span>
      </div>
      <CardList seat={seat} />
      <footer className="arcs-rival-foot">
        <Trophies seat={seat} />
        <Captives seat={seat} />
        <Outrage seat={seat} />
      </footer>
    </article>
  )
}

function RivalName({ seat }: { readonly seat: number }): ReactElement {
  const { players } = useTable()
  const { name } = players[seat]
  const choice = useChoice(`seat ${seat}`, ({ verb, facets }) => verb === 'look' && facets['at'] === seatId(seat), [name])
  if (!choice.can) return <h3>{name}</h3>
  return (
    <button type="button" className="arcs-rival-choose arcs-can" {...choiceAttributes(choice)} onClick={choice.press}>
      {name}
    </button>
  )
}

/** Cards in hand; those that the viewer has seen can be looked at again. */
function HandCount({ seat }: { readonly seat: number }): ReactElement {
  const { view, t } = useTable()
  const cards = handOf(view, seat)
  const label = t.board.inHand(cards.length)
  if (cards.some((card) => card >= 0)) return <HandPeek seat={seat} />
  return (
    <span className="arcs-hand-count" role="img" aria-label={label} title={label}>
      <MarkSign mark="hand" size={15} />
      {cards.length}
    </span>
  )
}

/** Power now, and what it would be if the chapter ended now. */
function PowerNow({ seat }: { readonly seat: number }): ReactElement {
  const { view, t } = useTable()
  const then = projected(view)[seat]
  return (
    <span className="arcs-power" role="img" aria-label={`${t.board.powerOf(view.power[seat])}, ${t.ambitions.wouldHave(then)} ${t.ambitions.ifChapterEndedNow}`}>
      <b>{view.power[seat]}</b>
      <span title={t.ambitions.ifChapterEndedNow}>→{then}</span>
    </span>
  )
}

/** What a seat is doing in this round. */
function statusOf({ view, t }: Table, seat: number): string {
  if (view.turn === seat) return ''
  if (view.leadSeat === seat) return t.round.leads
  if (view.mode[seat] !== MODE.none) return t.round.played
  if (handOf(view, seat).length === 0) return t.round.passedOver
  return ''
}
