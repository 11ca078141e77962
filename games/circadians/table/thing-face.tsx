import type { ReactNode } from 'react'
import type { Ref } from '#words/line.ts'
import { factions, tracks, type Faction, type Track } from '../data/names.ts'
import { CrestSign, PhaseSign } from './signs.tsx'

/** In sentences a phase and a faction keep their word and show their sign. */
export function thingFace({ kind, id, text }: Ref): ReactNode {
  const sign =
    kind === 'track' && (tracks as readonly string[]).includes(id) ? <PhaseSign phase={id as Track} size={14} />
    : kind === 'faction' && (factions as readonly string[]).includes(id) ? <CrestSign faction={id as Faction} size={14} filled />
    : undefined
  if (sign === undefined) return undefined
  return (
    <span className="ui-signed">
      {sign}
      {text}
    </span>
  )
}
