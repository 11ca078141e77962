import './dossier.css'
import type { ReactElement } from 'react'
import type { Table } from '../context.tsx'
import { useTable } from '../context.tsx'
import { cardOf } from '../view.ts'
import { AssaultDossier } from './assault.tsx'
import { MissionDossier } from './mission.tsx'
import { RerollDossier } from './reroll.tsx'
import { Revealed } from './revealed.tsx'
import type { MissionStep } from './ways.ts'

const missionSteps: ReadonlySet<string> = new Set(['target', 'share', 'boost', 'hands'])

/** The card in hand that is looked at and could be attempted now, or -1. */
function planned({ c, prompt, selected, offers }: Table): number {
  if (prompt?.step !== 'turn' || !selected?.thing.startsWith('hand ')) return -1
  const run = offers(selected.fits).find(({ verb }) => verb === 'mission')
  return run ? cardOf(c, run.facets['card']) : -1
}

/** Is there a mission or an assault to decide about, or one of a rival to look at? */
export function dossierOpen(table: Table): boolean {
  const { prompt, view } = table
  return planned(table) >= 0 || prompt?.step === 'reinforce' || view.jobAt >= 0 || view.jobCard >= 0
}

/** The right column while something is attempted: all ways to do it, with their chances. */
export function Dossier(): ReactElement | null {
  const table = useTable()
  const { prompt, view } = table
  if (prompt?.step === 'reinforce') return <AssaultDossier at={prompt.frame['at'] as number} />
  if (prompt?.step === 'reroll') return <RerollDossier die={prompt.frame['die'] as number} />
  if (prompt && view.jobCard >= 0 && missionSteps.has(prompt.step)) return <MissionDossier card={view.jobCard} step={prompt.step as MissionStep} />
  const card = planned(table)
  if (card >= 0) return <MissionDossier card={card} step="turn" />
  return <Revealed />
}
