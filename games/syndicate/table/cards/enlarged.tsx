import './enlarged.css'
import type { ReactElement } from 'react'
import { Dialogue } from '#ui/dialogue.tsx'
import { LineText } from '#ui/line.tsx'
import { useTable } from '../context.tsx'
import { DesignedMark } from '../signs.tsx'
import { cardOf, kindOf } from '../view.ts'
import { OperationFace } from './operation-face.tsx'

/** A card at its largest, with its rulings. */
export function Enlarged({ id, onClose }: { readonly id: string; onClose(): void }): ReactElement {
  const { c, words, t } = useTable()
  const { title, printed, typeLine, texts, rulings, designed } = words.cardText(id)
  const card = cardOf(c, id)
  const isOperation = card >= 0 && pictured.has(kindOf(c, card))
  return (
    <Dialogue open title={title} size={isOperation ? 'wide' : 'usual'} onClose={onClose}>
      <div className={isOperation ? 'syn-enlarged' : undefined} data-atmosphere="syndicate">
        {isOperation && (
          <div className="syn-enlarged-card">
            <OperationFace card={card} size="large" />
          </div>
        )}
        <div className="syn-enlarged-side">
          <p className="syn-enlarged-type">{typeLine}</p>
          {texts.map(({ title: head, text }, i) => (
            <p key={i}>
              {head !== undefined && <b>{head}. </b>}
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
          {printed !== title && <p className="syn-enlarged-printed">{t.card.printedTitle(printed)}</p>}
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

const pictured: ReadonlySet<string> = new Set(['mission', 'heist', 'sleeper'])
