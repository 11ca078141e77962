import './card-face.css'
import { memo, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { EssenceIcon, Icon } from '#ui/icons.tsx'
import { Seal } from '#ui/seal.tsx'
import { ESSENCE_LETTERS } from '../data/essence.ts'
import { Emblem } from './emblems/emblem.tsx'
import { rowsOf, priceSigns } from './rows.ts'
import { softened } from './softened.ts'
import { components, emblemKind, isSunny } from './seen.ts'
import { Amount, CardRow } from './signs.tsx'

/** `hand`: everything; `own`: no cost, no sentence; `place` and `small` for the centre; `large`: enlarged. */
export type FaceSize = 'hand' | 'own' | 'place' | 'small' | 'large'

interface Look {
  readonly box: readonly [width: number, height: number]
  readonly sign: number
  readonly seal: number
  readonly cost: number
}

const looks: Readonly<Record<FaceSize, Look>> = {
  hand: { box: [200, 110], sign: 15, seal: 32, cost: 14 },
  own: { box: [200, 116], sign: 13, seal: 27, cost: 13 },
  place: { box: [200, 116], sign: 13, seal: 30, cost: 13 },
  small: { box: [200, 120], sign: 11, seal: 24, cost: 12 },
  large: { box: [200, 112], sign: 19, seal: 54, cost: 18 },
}

export interface FaceProps {
  readonly card: number
  readonly size: FaceSize
  readonly name: string
  readonly type: string
  /** Sentences below the rows, one by one. */
  readonly sentences?: readonly ReactNode[]
  readonly turned?: boolean
  /** What lies on it. */
  readonly lying?: readonly number[]
  /** Points on the seal: printed, or those of the moment. */
  readonly points?: number
  readonly cost?: boolean
  /** Powers whose rows can be clicked. */
  readonly legal?: readonly number[]
  /** Stands at the foot instead of the type. */
  readonly foot?: ReactNode
}

/** The face of a component, drawn from its data. */
export function CardFace({ card, size, name, type, sentences, turned = false, lying, points, cost = size !== 'own', legal = none, foot }: FaceProps): ReactElement {
  const component = components[card]
  const kind = emblemKind(component)
  const look = looks[size]
  const price = cost ? priceSigns(component.cost.fixed, component.cost.any) : []
  const shown = points ?? component.points.printed
  const isPlace = component.kind === 'place'
  const rows = rowsOf(component)
  const sign = look.sign - (rows.length > 2 && size === 'own' ? 1 : 0)
  return (
    <span
      className={classNames('ra-face', `ra-face-${size}`, `ra-kind-${component.dragon && component.creature ? 'serpent' : kind}`, turned && 'ra-face-turned', rows.length > 3 && 'ra-face-dense')}
      style={{ '--ra-rows': rows.length } as CSSProperties}
    >
      <span className="ra-window">
        <Picture id={component.id} kind={kind} box={turned ? lyingBox : look.box} />
        {lying && <Lying amounts={lying} size={size === 'large' ? 26 : size === 'small' ? 18 : 21} most={turned ? 2 : 5} />}
      </span>
      {price.length > 0 && (
        <span className={classNames('ra-costs', price.length > 3 && 'ra-costs-many')}>
          {price.map(({ code, n }) => (
            <span key={code} className="ra-cost">
              <Amount code={code} n={n} size={look.cost} written />
            </span>
          ))}
        </span>
      )}
      {shown > 0 && <Seal value={shown} size={look.seal} className="ra-face-seal" />}
      <span className="ra-face-text">
        <span className="ra-title">{softened(name)}</span>
        {size === 'large' && <Flourish />}
        <span className="ra-rows">
          {rows.map((row, i) => (
            <span key={i} className="ra-row-block">
              <CardRow row={row} size={sign} legal={row.power >= 0 && row.mark !== 'wayOut' && legal.includes(row.power)} />
              {size === 'large' && sentences?.[i] !== undefined && <span className="ra-sentence">{sentences[i]}</span>}
            </span>
          ))}
          {size === 'hand' && sentences && (
            <span className="ra-sentence ra-sentence-short">
              {rows.map((row, i) => (row.mark === 'collect' && component.collect.kind === 'gain' ? null : <span key={i}>{sentences[i]} </span>))}
            </span>
          )}
        </span>
        {foot ?? (
          <span className="ra-type">
            {size === 'large' && isPlace && <Icon name={isSunny(card) ? 'sun' : 'moon'} size={14} />}
            {type}
          </span>
        )}
      </span>
    </span>
  )
}

const none: readonly number[] = []
const lyingBox = [120, 170] as const

/** Engravings have hundreds of strokes and never change: drawn once. */
const Picture = memo(Emblem)

/** Single tokens while they are few, then token and number. */
export function Lying({ amounts, size, most }: { readonly amounts: readonly number[]; readonly size: number; readonly most: number }): ReactElement | null {
  const sum = amounts.reduce((all, n) => all + n, 0)
  if (sum === 0) return null
  return (
    <span className="ra-lying">
      {ESSENCE_LETTERS.flatMap((code, t) => {
        const n = amounts[t]
        if (n === 0) return []
        if (sum > most)
          return [
            <span key={code} className="ra-token ra-token-many" style={{ height: size }}>
              <EssenceIcon code={code} size={size * 0.66} />
              <b>{n}</b>
            </span>,
          ]
        return Array.from({ length: n }, (_, i) => (
          <span key={`${code}${i}`} className="ra-token" style={{ width: size, height: size }}>
            <EssenceIcon code={code} size={size * 0.66} />
          </span>
        ))
      })}
    </span>
  )
}

/** The small ornament under an enlarged title. */
function Flourish(): ReactElement {
  return (
    <svg className="ra-flourish" viewBox="0 0 200 10" aria-hidden="true">
      <path d="M8 5h72M120 5h72M100 1.2 103.8 5 100 8.8 96.2 5zM84 7c0-5 6-5 6 0M110 7c0-5 6-5 6 0" fill="none" stroke="currentColor" strokeWidth="1.1" />
    </svg>
  )
}
