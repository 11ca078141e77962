import type { OfferedOption } from '#host/channel.ts'
import { FIRST_PLACE } from '../data/content.ts'
import { cardOf } from './seen.ts'

/** The kinds of main actions, as the prompt's buttons gather them. */
export const GROUPS = ['place', 'use', 'claimPlace', 'claimMonument', 'discard', 'pass'] as const
export type Group = (typeof GROUPS)[number]

export function groupOf({ verb, facets }: OfferedOption): Group | undefined {
  if (verb === 'claim') return cardOf(facets['card']) >= FIRST_PLACE ? 'claimPlace' : 'claimMonument'
  if (verb === 'claimUnseen') return 'claimMonument'
  return (GROUPS as readonly string[]).includes(verb) ? (verb as Group) : undefined
}
