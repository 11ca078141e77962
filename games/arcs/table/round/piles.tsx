import './piles.css'
import { useState, type ReactElement } from 'react'
import { Dialogue } from '#ui/dialogue.tsx'
import { zone } from '../../rules/cards.ts'
import { ActionFace } from '../cards/action-face.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { useTable } from '../context.tsx'
import { MarkSign } from '../signs.tsx'
import { cardId, isActionCard, knownIn } from '../view.ts'

/** The cards of a pile that the viewer knows to be in it. */
export function PileDialogue({ title, zone: pile, onClose }: { readonly title: string; readonly zone: number; onClose(): void }): ReactElement {
  const { view, t, enlarge, name } = useTable()
  const known = knownIn(view, pile)
  const hidden = view.cards.at[pile].length - known.length
  return (
    <Dialogue open title={title} size="wide" onClose={onClose}>
      {hidden > 0 && <p className="arcs-pile-hint">{t.board.knownInPile}</p>}
      <ul className="arcs-pile-cards">
        {known.map((card) => (
          <li key={card}>
            <button type="button" className="arcs-pile-card" aria-label={name(cardId(card))} onClick={() => enlarge(cardId(card))}>
              {isActionCard(card) ? <ActionFace card={card} size="hand" /> : <CardFace id={cardId(card)} size="court" />}
            </button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <p className="arcs-pile-hint">
          {t.board.hiddenCard} × {hidden}
        </p>
      )}
    </Dialogue>
  )
}

/** The piles of action cards, as far as they are public. */
export function ActionPiles(): ReactElement {
  const { view, t } = useTable()
  const [open, setOpen] = useState<{ readonly title: string; readonly pile: number }>()
  const piles = [
    { title: view.split === 1 ? t.board.faceDownDiscard : t.board.discardPile, pile: zone.discard },
    ...(view.split === 1 ? [{ title: t.board.faceUpDiscard, pile: zone.openDiscard }] : []),
  ]
  return (
    <span className="arcs-piles">
      {piles.map(({ title, pile }) => {
        const n = view.cards.at[pile].length
        const label = `${title}, ${t.board.inPile(n)}`
        const known = knownIn(view, pile).length > 0
        return known ? (
          <button key={pile} type="button" className="arcs-pile" aria-label={label} title={title} onClick={() => setOpen({ title, pile })}>
            <MarkSign mark="pile" size={14} />
            {n}
          </button>
        ) : (
          <span key={pile} className="arcs-pile arcs-pile-closed" role="img" aria-label={label} title={title}>
            <MarkSign mark="pile" size={14} />
            {n}
          </span>
        )
      })}
      {open && <PileDialogue title={open.title} zone={open.pile} onClose={() => setOpen(undefined)} />}
    </span>
  )
}
