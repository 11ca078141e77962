import type { ReactNode } from 'react'
import { CombatForm, combatAsks } from '../combat/combat.tsx'
import { Income, incomeAsks } from '../income/income.tsx'
import { mapForm } from '../map/map.tsx'
import type { Table } from '../context.tsx'
import { KeepForm } from './keep-leaders.tsx'

/** Questions that are answered with a form in place of a list of choices. */
export function formOf({ prompt, turn, props, revealing }: Table): ReactNode | undefined {
  if (!prompt || turn.asking) return undefined
  if (prompt.step === 'dismiss') return <KeepForm key={prompt.id} />
  if (combatAsks(props)) return <CombatForm props={props} turn={turn} />
  if (incomeAsks(props)) return <Income props={props} turn={turn} waits={revealing} />
  return mapForm(props, turn)
}
