import './enlarged.css'
import type { ReactElement } from 'react'
import { Dialogue } from '#ui/dialogue.tsx'
import { LineText } from '#ui/line.tsx'
import { CardFace } from './card-face.tsx'
import { RightNow } from './card-note.tsx'
import { sentencesOf, textOf } from './card-text.ts'
import { useTable } from './context.tsx'
import { lyingOn, ownerOf } from './seen.ts'
import { pointsOfCard } from './totals.ts'

/** A card at its largest, with its rulings and how it stands right now. */
export function Enlarged({ card, onClose }: { readonly card: number; onClose(): void }): ReactElement {
  const table = useTable()
  const { view, words, t, name, type } = table
  const { rulings } = textOf(words, card)
  const owner = ownerOf(view, card)
  return (
    <Dialogue open title={name(card)} size="wide" onClose={onClose}>
      <div className="ra-enlarged">
        <div className="ra-enlarged-card">
          <CardFace
            card={card}
            size="large"
            name={name(card)}
            type={type(card)}
            lying={lyingOn(view, card)}
            sentences={sentencesOf(words, card).map((line, i) => line && <LineText key={i} line={line} reach="none" />)}
            {...(owner >= 0 ? { points: pointsOfCard(view, owner, card) } : {})}
          />
        </div>
        <div className="ra-enlarged-side">
          {rulings.length > 0 && (
            <section>
              <h3>{t.rulings}</h3>
              <ul className="ra-rulings">
                {rulings.map((line, i) => (
                  <li key={i}>
                    <LineText line={line} reach="none" />
                  </li>
                ))}
              </ul>
            </section>
          )}
          <RightNow table={table} card={card} titled />
        </div>
      </div>
    </Dialogue>
  )
}
