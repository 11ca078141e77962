import '#games/syndicate/table/cards/enlarged.css'
import type { ReactElement } from 'react'
import { DesignedMark } from '#games/syndicate/table/signs.tsx'
import { Dialogue } from '#ui/dialogue.tsx'
import { LineText } from '#ui/line.tsx'
import { TitledLines } from '#ui/note.tsx'
import { useTable, type Card } from './context.tsx'
import { MissionFace } from './hand/mission-face.tsx'

/** A card at its largest, with its rulings. */
export function Enlarged({ card: { kind, id }, onClose }: { readonly card: Card; onClose(): void }): ReactElement {
  const { c, words, t } = useTable()
  const { title, typeLine, texts, rulings, designed } = words.cardText(kind, id)
  return (
    <Dialogue open title={title} size={kind === 'mission' ? 'wide' : 'usual'} onClose={onClose}>
      <div className={kind === 'mission' ? 'syn-enlarged' : undefined} data-atmosphere="syndicate-ngata">
        {kind === 'mission' && (
          <div className="syn-enlarged-card">
            <MissionFace mission={c.missions.ids.indexOf(id)} size="large" />
          </div>
        )}
        <div className="syn-enlarged-side">
          <p className="syn-enlarged-type">{typeLine}</p>
          <TitledLines lines={texts} />
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
          {designed && (
            <p className="syn-enlarged-printed">
              <DesignedMark hint={t.card.designed} /> {t.card.designedHint}
            </p>
          )}
        </div>
      </div>
    </Dialogue>
  )
}
