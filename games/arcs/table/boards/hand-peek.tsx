import { useState, type ReactElement } from 'react'
import { zone } from '../../rules/cards.ts'
import { useTable } from '../context.tsx'
import { PileDialogue } from '../round/piles.tsx'
import { MarkSign } from '../signs.tsx'
import { handOf } from '../view.ts'

/** A Rival's hand of which the viewer knows something. */
export function HandPeek({ seat }: { readonly seat: number }): ReactElement {
  const { view, players, t } = useTable()
  const [open, setOpen] = useState(false)
  const cards = handOf(view, seat)
  const known = cards.filter((card) => card >= 0).length
  return (
    <>
      <button type="button" className="arcs-hand-count arcs-hand-known" aria-label={`${t.board.inHand(cards.length)}, ${t.board.knownInPile} (${known})`} title={t.board.knownInPile} onClick={() => setOpen(true)}>
        <MarkSign mark="hand" size={15} />
        {cards.length}
      </button>
      {open && <PileDialogue title={`${players[seat].name}, ${t.board.inHand(cards.length)}`} zone={zone.hand + seat} onClose={() => setOpen(false)} />}
    </>
  )
}
