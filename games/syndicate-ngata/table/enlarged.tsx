import type { ReactElement } from 'react'
import { DesignedMark } from '#games/syndicate/table/signs.tsx'
import { EnlargedCard } from '#ui/enlarged.tsx'
import { useTable, type Card } from './context.tsx'
import { MissionFace } from './hand/mission-face.tsx'

/** A card at its largest, with its rulings. */
export function Enlarged({ card: { kind, id }, onClose }: { readonly card: Card; onClose(): void }): ReactElement {
  const { c, words, t } = useTable()
  const text = words.cardText(kind, id)
  const picture = kind === 'mission' ? <MissionFace mission={c.missions.ids.indexOf(id)} size="large" /> : undefined
  return (
    <EnlargedCard text={text} rulingsTitle={t.card.rulings} picture={picture} atmosphere="syndicate-ngata" onClose={onClose}>
      {text.designed && (
        <p className="ui-enlarged-foot">
          <DesignedMark hint={t.card.designed} /> {t.card.designedHint}
        </p>
      )}
    </EnlargedCard>
  )
}
