import './enlarged.css'
import type { ReactElement } from 'react'
import { EnlargedCard } from '#ui/enlarged.tsx'
import { kindOfCard } from '../../words/card-text.ts'
import { useTable } from '../context.tsx'
import { cardOf, isActionCard } from '../view.ts'
import { ActionFace } from './action-face.tsx'
import { CardFace } from './card-face.tsx'

/** A card at its largest, with its rulings. */
export function Enlarged({ id, onClose }: { readonly id: string; onClose(): void }): ReactElement {
  const { words, t } = useTable()
  const text = words.cardText(id)
  return (
    <EnlargedCard text={text} rulingsTitle={t.card.rulings} picture={faceOf(id)} className="arcs-enlarged" onClose={onClose}>
      {text.printed !== text.title && <p className="ui-enlarged-foot">{t.card.printedTitle(text.printed)}</p>}
    </EnlargedCard>
  )
}

function faceOf(id: string): ReactElement | undefined {
  if (kindOfCard(id) === 'setup') return undefined
  return isActionCard(cardOf(id)) ? <ActionFace card={cardOf(id)} size="large" /> : <CardFace id={id} size="large" />
}
