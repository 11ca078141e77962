import type { ReactNode } from 'react'
import type { Ref } from '#words/line.ts'
import { ambitions, resources, type Ambition, type Resource } from '../data/names.ts'
import { AmbitionSign, ResourceSign } from './signs.tsx'

/** In sentences a resource and an ambition keep their word and show their sign. */
export function thingFace({ kind, id, text }: Ref): ReactNode {
  const sign =
    kind === 'resource' && (resources as readonly string[]).includes(id) ? <ResourceSign resource={id as Resource} size={14} />
    : kind === 'ambition' && (ambitions as readonly string[]).includes(id) ? <AmbitionSign ambition={id as Ambition} size={14} />
    : undefined
  if (!sign) return undefined
  return (
    <span className="ui-signed">
      {sign}
      {text}
    </span>
  )
}
