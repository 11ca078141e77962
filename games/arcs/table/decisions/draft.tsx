import './draft.css'
import type { ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { choiceAttributes } from '#ui/selection.ts'
import { PlayerShape } from '#ui/shapes.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { useCardTip } from '../cards/card-note.tsx'
import { useChoice, useTable } from '../context.tsx'
import { content, loreOf, seatsFrom } from '../view.ts'

/** The draft: leaders and lore on offer, who has taken what. Stands in the place of map and boards, which are empty until then. */
export function Draft(): ReactElement {
  const { view, t, words, name, enlarge } = useTable()
  const setup = content.setups[view.setupCard].id
  const leaders = content.leaders.ids.filter((_, i) => (view.leaderOffer & (1 << i)) !== 0)
  const lore = content.lore.ids.filter((_, i) => (view.loreOffer & (1 << i)) !== 0)
  return (
    <section className="arcs-draft" aria-label={t.card.draft}>
      <header className="arcs-draft-head">
        <h2>{t.card.draft}</h2>
        <button type="button" className="arcs-draft-took" onClick={() => enlarge(setup)}>
          {words.cardText(setup).typeLine} · {name(setup)}
        </button>
        <Taken />
      </header>
      <h3>{t.board.leader}</h3>
      <div className="arcs-draft-cards">
        {leaders.map((id) => (
          <Offer key={id} id={id} verb="pickLeader" role="leader" />
        ))}
      </div>
      <h3>{t.board.lore}</h3>
      <div className="arcs-draft-cards">
        {lore.map((id) => (
          <Offer key={id} id={id} verb="pickLore" role="lore" />
        ))}
      </div>
    </section>
  )
}

function Offer({ id, verb, role }: { readonly id: string; readonly verb: string; readonly role: 'leader' | 'lore' }): ReactElement {
  const { name, enlarge } = useTable()
  const choice = useChoice(`draft ${id}`, (option) => option.verb === verb && option.facets[role] === id, [name(id)], true)
  return (
    <button
      type="button"
      className={classNames('arcs-draft-card', choice.can && 'arcs-can', choice.picked && 'arcs-picked')}
      aria-label={name(id)}
      {...choiceAttributes(choice)}
      onClick={() => (choice.can ? choice.press() : enlarge(id))}
    >
      <CardFace id={id} size="stage" />
    </button>
  )
}

/** What each player has taken so far. */
function Taken(): ReactElement {
  const { view, viewer, players } = useTable()
  return (
    <ul className="arcs-draft-taken">
      {seatsFrom(view, viewer).map((seat) => (
        <li key={seat}>
          <PlayerShape identity={players[seat].identity} size={14} look={players[seat].kind === 'bot' ? 'outline' : 'solid'} />
          <b>{players[seat].name}</b>
          {view.leader[seat] >= 0 && <TakenCard id={content.leaders.ids[view.leader[seat]]} />}
          {loreOf(view, seat).map((lore) => (
            <TakenCard key={lore} id={content.lore.ids[lore]} />
          ))}
        </li>
      ))}
    </ul>
  )
}

function TakenCard({ id }: { readonly id: string }): ReactElement {
  const { name, enlarge } = useTable()
  const tip = useCardTip(id)
  return (
    <button type="button" className="arcs-draft-took" {...tip} onClick={() => enlarge(id)}>
      {name(id)}
    </button>
  )
}
