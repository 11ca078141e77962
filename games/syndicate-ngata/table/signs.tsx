import './signs.css'
import type { ReactElement } from 'react'
import { MarkSign } from '#games/syndicate/table/signs.tsx'
import { DrawingShape, Sign, type SignProps } from '#ui/sign.tsx'
import { keys, type Key } from '../data/names.ts'
import type { TaskKind } from '../words/labels.ts'
import { keyDrawings, shipMarks, type ShipMark } from './sign-drawings.ts'

export type { ShipMark }

/** The small drawings of this table, beside those that it shares with Syndicate. */

export const ShipSign = ({ mark, ...rest }: SignProps & { readonly mark: ShipMark }): ReactElement => <Sign drawing={shipMarks[mark]} {...rest} />
export const ShipShape = ({ mark, filled = false }: { readonly mark: ShipMark; readonly filled?: boolean }): ReactElement => <DrawingShape drawing={shipMarks[mark]} filled={filled} />

export const keyColour = (key: Key): string => `var(--ngata-${key.toLowerCase()})`

/** A key by its index in states. */
export function KeySign({ of, ...rest }: SignProps & { readonly of: number }): ReactElement {
  const key = keys[of]
  return <Sign drawing={keyDrawings[key]} filled style={{ color: keyColour(key) }} {...rest} />
}

/** The mark of a kind of mission. */
export function KindSign({ kind, ...rest }: SignProps & { readonly kind: TaskKind }): ReactElement {
  if (kind === 'courier') return <ShipSign mark="courier" {...rest} />
  return <MarkSign mark={kind === 'ordinary' ? 'mission' : kind === 'tech' ? 'tech' : 'shield'} {...rest} />
}

/** So much fuel, in figures and a drop. */
export function FuelCount({ n, size = 14 }: { readonly n: number; readonly size?: number }): ReactElement {
  return (
    <span className="ngata-count">
      {n}
      <ShipSign mark="fuel" size={size} filled className="ngata-fuel-sign" />
    </span>
  )
}
