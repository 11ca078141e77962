import './card-face.css'
import type { CSSProperties, ReactElement } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LineText } from '#ui/line.tsx'
import { resources, type Resource } from '../../data/names.ts'
import { kindOfCard } from '../../words/card-text.ts'
import { useTable } from '../context.tsx'
import { Keys, MarkSign, resourceColour, ResourceSign } from '../signs.tsx'
import { content } from '../view.ts'
import { Emblem, type EmblemForm } from './emblem.tsx'

export type CardKind = 'guild' | 'vox' | 'leader' | 'lore'

export interface CardLook {
  readonly kind: CardKind
  readonly icon: Resource | undefined
  readonly keys: number
  readonly form: EmblemForm
  readonly hue: string
}

/** How a Court card, a leader or a lore card looks, by its id. */
export function lookOf(id: string): CardLook {
  const kind = kindOfCard(id)
  if (kind === 'leader') return { kind, icon: undefined, keys: 0, form: 'crown', hue: 'var(--brass)' }
  if (kind === 'lore') return { kind, icon: undefined, keys: 0, form: 'engine', hue: 'var(--accent-2)' }
  const court = content.court.ids.indexOf(id)
  const icon = resources[content.court.icon[court]]
  if (icon === undefined) return { kind: 'vox', icon, keys: 0, form: 'voice', hue: 'var(--arcs-bone)' }
  return { kind: 'guild', icon, keys: content.court.keys[court], form: 'world', hue: resourceColour(icon) }
}

/** Its sign: the Guild's resource, or what kind of card it is. */
export function CardSign({ id, size = 15 }: { readonly id: string; readonly size?: number }): ReactElement {
  const { icon, kind } = lookOf(id)
  if (icon !== undefined) return <ResourceSign resource={icon} size={size} />
  return <MarkSign mark={kind === 'guild' ? 'vox' : kind} size={size} className={`arcs-sign-${kind}`} />
}

/** `court` lies in the Court or on the own board; `large` is enlarged; `stage` is offered, with its whole text. */
export type FaceSize = 'court' | 'stage' | 'large'

/** The face of a Court card, a leader or a lore card. */
export function CardFace({ id, size }: { readonly id: string; readonly size: FaceSize }): ReactElement {
  const { words, t } = useTable()
  const { kind, icon, keys, form, hue } = lookOf(id)
  const { title, typeLine, texts } = words.cardText(id)
  return (
    <span className={classNames('arcs-face', `arcs-face-${size}`, `arcs-face-${kind}`)} style={{ '--arcs-hue': hue } as CSSProperties} aria-hidden="true">
      <Emblem id={id} form={form} hue={hue} whole={size !== 'court'} />
      <span className="arcs-face-corner">{icon === undefined && kind === 'vox' ? t.court.vox : <CardSign id={id} size={size === 'large' ? 22 : 15} />}</span>
      {keys > 0 && (
        <span className="arcs-face-keys">
          <Keys n={keys} />
        </span>
      )}
      <span className="arcs-face-body">
        <span className="arcs-face-title">{title}</span>
        {size !== 'court' && <span className="arcs-face-type">{typeLine}</span>}
        <span className="arcs-face-texts">
          {texts.map(({ title: ability, text }, i) => (
            <span key={i} className="arcs-face-text">
              {ability !== undefined && <b>{ability} </b>}
              <LineText line={text} reach="none" />
            </span>
          ))}
        </span>
      </span>
    </span>
  )
}
