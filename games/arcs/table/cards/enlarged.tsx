import './enlarged.css'
import type { ReactElement } from 'react'
import { Dialogue } from '#ui/dialogue.tsx'
import { LineText } from '#ui/line.tsx'
import { kindOfCard } from '../../words/card-text.ts'
import { useTable } from '../context.tsx'
import { cardOf, isActionCard } from '../view.ts'
import { ActionFace } from './action-face.tsx'
import { CardFace } from './card-face.tsx'

/** A card at its largest, with its rulings. */
export function Enlarged({ id, onClose }: { readonly id: string; onClose(): void }): ReactElement {
  const { words, t } = useTable()
  const { title, printed, typeLine, texts, rulings } = words.cardText(id)
  const action = isActionCard(cardOf(id))
  return (
    <Dialogue open title={title} size="wide" onClose={onClose}>
      <div className="arcs-enlarged">
        {kindOfCard(id) !== 'setup' && <div className="arcs-enlarged-card">{action ? <ActionFace card={cardOf(id)} size="large" /> : <CardFace id={id} size="large" />}</div>}
        <div className="arcs-enlarged-side">
          <p className="arcs-enlarged-type">{typeLine}</p>
          {texts.map(({ title: ability, text }, i) => (
            <p key={i}>
              {ability !== undefined && <b>{ability}. </b>}
              <LineText line={text} reach="none" />
            </p>
          ))}
          {rulings.length > 0 && (
            <section>
              <h3>{t.card.rulings}</h3>
              <ul>
                {rulings.map((ruling, i) => (
                  <li key={i}>
                    <LineText line={ruling} reach="none" />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {printed !== title && <p className="arcs-enlarged-printed">{t.card.printedTitle(printed)}</p>}
        </div>
      </div>
    </Dialogue>
  )
}
