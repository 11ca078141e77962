import type { ReactNode } from 'react'
import { EssenceIcon } from '#ui/icons.tsx'
import type { Ref } from '#words/line.ts'
import { ESSENCE_LETTERS } from '../data/essence.ts'
import { essenceOf } from './offers.ts'

/** In sentences an essence keeps its word and shows its token. */
export function thingFace({ kind, id, text }: Ref): ReactNode {
  if (kind !== 'essence') return undefined
  const code = id === 'any' ? 'A' : id === 'notGold' ? 'N' : ESSENCE_LETTERS[essenceOf(id)]
  return (
    <span className="ra-thing">
      <span className="ra-thing-word">{text}</span>
      <EssenceIcon code={code} size={14} />
    </span>
  )
}
