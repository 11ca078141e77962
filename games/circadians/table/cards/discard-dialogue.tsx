import './enlarged.css'
import type { ReactElement } from 'react'
import { Dialogue } from '#ui/dialogue.tsx'
import { useTable } from '../context.tsx'
import { discarded } from '../view.ts'
import { TacticsFace } from './tactics-face.tsx'

/** The discard pile, open to all, by design. */
export function DiscardDialogue({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { c, view, t } = useTable()
  const cards = discarded(view).toSorted((a, b) => c.tactics.design[a] - c.tactics.design[b])
  return (
    <Dialogue open size="wide" title={`${t.card.discard} · ${t.card.inPile(cards.length)}`} onClose={onClose}>
      <ul className="circ-discard" data-atmosphere="circadians">
        {cards.map((card) => (
          <li key={card}>
            <TacticsFace id={c.tactics.ids[c.tactics.design[card]]} />
          </li>
        ))}
      </ul>
    </Dialogue>
  )
}
