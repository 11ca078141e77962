import './decision.css'
import './tiles.css'
import type { ReactElement } from 'react'
import { useTable, type Table } from '../context.tsx'
import { Confrontation } from './confrontation.tsx'
import { EndPanel } from './end-panel.tsx'
import { MissionDossier } from './mission-dossier.tsx'
import { PlaceCard } from './place-card.tsx'
import { ChooseTechnology, GiveKeys, JumpDice, Keep } from './small-choices.tsx'

/** Questions with a panel of their own; whoever looks on sees the same panel without its choices. */
const asking: ReadonlySet<string> = new Set(['confront', 'jumped', 'keep', 'chooseTechnology', 'giveKeys'])

export const isAsked = ({ view }: Pick<Table, 'view'>): boolean => asking.has(view.stack.at(-1)?.step ?? '')

/** Is something to be decided or looked at beside the map? */
export const decisionOpen = (table: Pick<Table, 'view' | 'selected'>): boolean => table.view.over !== 0 || isAsked(table) || table.selected?.kind === 'place' || table.selected?.kind === 'mission'

/** The one panel beside the map: what is asked, or what is looked at; with nothing else, the place where the ship is. */
export function Decision({ here = false }: { readonly here?: boolean }): ReactElement | null {
  const { view, selected } = useTable()
  if (view.over !== 0) return <EndPanel />
  const frame = view.stack.at(-1)
  switch (frame?.step) {
    case 'confront':
      return <Confrontation key={frame['card'] as number} card={frame['card'] as number} />
    case 'jumped':
      return <JumpDice dice={frame['dice'] as readonly number[]} />
    case 'keep':
      return <Keep room={frame['room'] as number} kept={frame['kept'] as readonly number[]} />
    case 'chooseTechnology':
      return <ChooseTechnology />
    case 'giveKeys':
      return <GiveKeys left={frame['left'] as number} />
  }
  if (selected?.kind === 'mission') return <MissionDossier key={selected.mission} mission={selected.mission} />
  if (selected?.kind === 'place') return <PlaceCard key={selected.at} at={selected.at} />
  return here ? <PlaceCard at={view.at} /> : null
}
