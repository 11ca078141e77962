import type { OfferedOption } from '#host/channel.ts'
import type { TableProps } from '#ui/table-contract.ts'
import { handPlaces } from '../boards/hand.tsx'
import { combatAsks } from '../combat/combat.tsx'
import { incomeAsks } from '../income/income.tsx'
import { mapPlaces } from '../map/places.ts'
import type { CircadiansView } from '../view.ts'

/** Where a choice is made, so that the prompt bar need not list it. */
export type Place = 'map' | 'combat' | 'income' | 'hand' | 'prices' | 'board' | 'set-up'

const byVerb: Readonly<Record<string, Place>> = {
  price: 'prices',
  advance: 'prices',
  build: 'board',
  upgradeLeader: 'board',
  upgradeAttribute: 'board',
  faction: 'set-up',
  dismiss: 'set-up',
}

/** Undefined for what is a button in the prompt bar. */
export function placeOf(props: Pick<TableProps<CircadiansView>, 'view' | 'prompts'>, option: OfferedOption): Place | undefined {
  if (combatAsks(props)) return 'combat'
  if (incomeAsks(props)) return 'income'
  if (mapPlaces(option)) return 'map'
  return handPlaces(option) ? 'hand' : byVerb[option.verb]
}
