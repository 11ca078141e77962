import type { ReactElement } from 'react'
import { EnlargedCard } from '#ui/enlarged.tsx'
import { useTable } from '../context.tsx'
import { DesignedMark } from '../signs.tsx'
import { cardOf, kindOf } from '../view.ts'
import { OperationFace } from './operation-face.tsx'

/** A card at its largest, with its rulings. */
export function Enlarged({ id, onClose }: { readonly id: string; onClose(): void }): ReactElement {
  const { c, words, t } = useTable()
  const text = words.cardText(id)
  const card = cardOf(c, id)
  const picture = card >= 0 && pictured.has(kindOf(c, card)) ? <OperationFace card={card} size="large" /> : undefined
  return (
    <EnlargedCard text={text} rulingsTitle={t.card.rulings} picture={picture} atmosphere="syndicate" onClose={onClose}>
      {text.printed !== text.title && <p className="ui-enlarged-foot">{t.card.printedTitle(text.printed)}</p>}
      {text.designed && (
        <p className="ui-enlarged-foot">
          <DesignedMark hint={t.card.designed} /> {t.card.designedHint}
        </p>
      )}
    </EnlargedCard>
  )
}

const pictured: ReadonlySet<string> = new Set(['mission', 'heist', 'sleeper'])
