import './enlarged.css'
import type { ReactElement, ReactNode } from 'react'
import type { Line } from '#words/line.ts'
import { classNames } from './class-names.ts'
import { Dialogue } from './dialogue.tsx'
import { LineText } from './line.tsx'
import { TitledLines, type TitledLine } from './note.tsx'

interface EnlargedCardProps {
  readonly text: {
    readonly title: string
    readonly typeLine: string
    readonly texts: readonly TitledLine[]
    readonly rulings: readonly Line[]
  }
  /** What stands above the rulings. */
  readonly rulingsTitle: string
  /** The card itself, where it has a face; on a phone there is room for the words only. */
  readonly picture?: ReactNode
  readonly atmosphere?: string
  readonly className?: string
  onClose(): void
  /** Where the card comes from, as `ui-enlarged-foot`. */
  readonly children?: ReactNode
}

/** A card at its largest, with its rulings. */
export function EnlargedCard({ text: { title, typeLine, texts, rulings }, rulingsTitle, picture, atmosphere, className, onClose, children }: EnlargedCardProps): ReactElement {
  const wide = picture !== undefined
  return (
    <Dialogue open title={title} size={wide ? 'wide' : 'usual'} onClose={onClose}>
      <div className={classNames('ui-enlarged', wide && 'ui-enlarged-wide', className)} data-atmosphere={atmosphere}>
        {wide && <div className="ui-enlarged-picture">{picture}</div>}
        <div className="ui-enlarged-side">
          <p className="ui-enlarged-type">{typeLine}</p>
          <TitledLines lines={texts} />
          {rulings.length > 0 && (
            <section>
              <h3>{rulingsTitle}</h3>
              <ul>
                {rulings.map((ruling, i) => (
                  <li key={i}>
                    <LineText line={ruling} reach="none" />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {children}
        </div>
      </div>
    </Dialogue>
  )
}
