import type { ReactNode } from 'react'
import { ResourceSign } from '#games/syndicate/table/signs.tsx'
import type { Ref } from '#words/line.ts'
import { keys, type Key } from '../data/names.ts'
import { KeySign, ShipSign } from './signs.tsx'

/** In sentences money, fuel and keys keep their word and show their sign after it, so that nothing stands between an article and its noun. */
export function thingFace({ kind, id, text }: Ref): ReactNode {
  const sign =
    kind === 'resource' && (id === 'credits' || id === 'influence') ? <ResourceSign resource={id} size={14} />
    : kind === 'fuel' ? <ShipSign mark="fuel" size={13} filled className="ngata-fuel-sign" />
    : kind === 'key' ? <KeySign of={keys.indexOf(id as Key)} size={15} />
    : undefined
  if (!sign) return undefined
  return (
    <span className="ui-signed">
      {text}
      {sign}
    </span>
  )
}
