import './court.css'
import { useState, type ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { choiceAttributes } from '#ui/selection.ts'
import { PlayerShape } from '#ui/shapes.tsx'
import { plain } from '#words/line.ts'
import { courtCard, zone } from '../../rules/cards.ts'
import { SEATS } from '../../rules/state.ts'
import { useCardTip } from '../cards/card-note.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { useChoice, useTable } from '../context.tsx'
import { MarkSign, PieceSign } from '../signs.tsx'
import { cardId, type ArcsView } from '../view.ts'
import { PileDialogue } from '../round/piles.tsx'

/** The Court: cards on offer with the agents on them, who leads, and the piles. */
export function Court(): ReactElement {
  const { view, t } = useTable()
  const [open, setOpen] = useState(false)
  const discarded = view.cards.at[zone.courtDiscard].length
  return (
    <section className="ui-panel arcs-court" aria-label={t.areas.court}>
      <header className="arcs-panel-head">
        <h2>{t.court.title}</h2>
        <span className="arcs-court-deck">
          {t.court.deck(view.cards.at[zone.courtDeck].length)}
          {discarded > 0 && (
            <button type="button" className="arcs-pile" onClick={() => setOpen(true)} aria-label={`${t.board.courtDiscard}, ${t.board.inPile(discarded)}`} title={t.board.courtDiscard}>
              <MarkSign mark="pile" size={14} />
              {discarded}
            </button>
          )}
        </span>
      </header>
      <div className="arcs-court-row">
        {view.row.map((card, place) => (card < 0 ? <EmptyPlace key={`empty ${place}`} place={place} /> : <CourtPlace key={card} place={place} card={courtCard(card)} />))}
      </div>
      {open && <PileDialogue title={t.board.courtDiscard} zone={zone.courtDiscard} onClose={() => setOpen(false)} />}
    </section>
  )
}

function EmptyPlace({ place }: { readonly place: number }): ReactElement | null {
  const { view, t } = useTable()
  if (place >= courtSize(view)) return null
  return <span className="arcs-court-empty">{t.court.emptyPlace}</span>
}

/** Places of this Court: three with two players. */
const courtSize = (view: ArcsView): number => (view.seats === 2 ? 3 : 4)

function CourtPlace({ place, card }: { readonly place: number; readonly card: number }): ReactElement {
  const { view, players, t, who, name, enlarge } = useTable()
  const id = cardId(card)
  const agents = Array.from({ length: view.seats }, (_, seat) => ({ seat, n: view.influence[place * SEATS + seat] })).filter(({ n }) => n > 0)
  const choice = useChoice(`court ${id}`, (option) => courtVerbs.has(option.verb) && option.facets['card'] === id, [name(id)])
  const tip = useCardTip(id)
  const ahead = leaderOf(agents)
  const crowded = agents.reduce((sum, { n }) => sum + n, 0) > 4
  const state = agents.length === 0 ? t.court.noAgents : ahead === undefined ? t.court.tie : plain(t.court.ahead(who(ahead)))
  const spoken = [name(id), ...agents.map(({ seat, n }) => plain(t.court.agentsOf(n, who(seat)))), state].join(', ')
  return (
    <button
      type="button"
      className={classNames('arcs-court-card', choice.can && 'arcs-can', choice.picked && 'arcs-picked')}
      aria-label={spoken}
      {...choiceAttributes(choice)}
      {...tip}
      onClick={() => (choice.can ? choice.press() : enlarge(id))}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        enlarge(id)
      }}
    >
      <CardFace id={id} size="court" />
      <span className="arcs-court-agents" aria-hidden="true">
        <span className="arcs-court-pieces">
          {agents.map(({ seat, n }) => (
            <span key={seat} className={classNames('arcs-court-many', seat === ahead && 'arcs-court-ahead')}>
              {crowded ? <PieceSign piece="agent" identity={players[seat].identity} size={15} /> : Array.from({ length: n }, (_, i) => <PieceSign key={i} piece="agent" identity={players[seat].identity} size={15} />)}
              {crowded && n}
            </span>
          ))}
        </span>
        <span className="arcs-court-state">
          {ahead === undefined ? (
            agents.length > 0 && t.court.tie
          ) : (
            <>
              <PlayerShape identity={players[ahead].identity} size={9} />
              <span className="arcs-court-name">{ahead === view.viewer ? plain(t.court.ahead('you')) : players[ahead].name}</span>
            </>
          )}
        </span>
      </span>
    </button>
  )
}

/** Whoever has strictly the most agents. */
function leaderOf(agents: readonly { readonly seat: number; readonly n: number }[]): number | undefined {
  const most = Math.max(0, ...agents.map(({ n }) => n))
  const first = agents.filter(({ n }) => n === most)
  return first.length === 1 ? first[0].seat : undefined
}

/** Choices that are made by pressing a card of the Court. */
export const courtVerbs: ReadonlySet<string> = new Set(['influence', 'secure', 'abduct', 'ransack'])
