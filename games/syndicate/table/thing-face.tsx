import type { ReactNode } from 'react'
import type { Ref } from '#words/line.ts'
import { resources, type Resource } from '../data/names.ts'
import { ResourceSign } from './signs.tsx'

/** In sentences a resource keeps its word and shows its sign. */
export function thingFace({ kind, id, text }: Ref): ReactNode {
  if (kind !== 'resource' || !(resources as readonly string[]).includes(id)) return undefined
  return (
    <span className="ui-signed">
      <ResourceSign resource={id as Resource} size={14} />
      {text}
    </span>
  )
}
