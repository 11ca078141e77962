import type { OfferedOption, Prompt } from '#host/channel.ts'
import type { Reason } from '#kernel/reason.ts'
import { ESSENCE_NAMES } from '../data/essence.ts'
import { cardOf } from './seen.ts'

/** What a question offers, found by the thing that would be clicked. */
export interface Offers {
  readonly prompt: Prompt
  readonly byCard: ReadonlyMap<number, readonly OfferedOption[]>
  readonly byEssence: ReadonlyMap<number, OfferedOption>
  readonly bySeat: ReadonlyMap<number, OfferedOption>
  readonly byVerb: ReadonlyMap<string, readonly OfferedOption[]>
  readonly blocked: ReadonlyMap<number, readonly Blocked[]>
}

export interface Blocked extends OfferedOption {
  readonly reason: Reason
}

export function offersOf(prompt: Prompt): Offers {
  const byCard = new Map<number, OfferedOption[]>()
  const byEssence = new Map<number, OfferedOption>()
  const bySeat = new Map<number, OfferedOption>()
  const byVerb = new Map<string, OfferedOption[]>()
  const blocked = new Map<number, Blocked[]>()
  for (const option of prompt.options) {
    const { card, essence, seat } = option.facets
    append(byVerb, option.verb, option)
    if (card !== undefined) append(byCard, cardOf(card), option)
    if (essence !== undefined) byEssence.set(essenceOf(essence), option)
    if (seat !== undefined) bySeat.set(Number(seat.slice('seat'.length)), option)
  }
  for (const option of prompt.blocked) if (option.facets['card'] !== undefined) append(blocked, cardOf(option.facets['card']), option)
  return { prompt, byCard, byEssence, bySeat, byVerb, blocked }
}

export const essenceOf = (name: string): number => (ESSENCE_NAMES as readonly string[]).indexOf(name)

/** The power that an option uses, counted from 0, or -1. */
export const powerOf = (option: OfferedOption): number => (option.facets['power'] === undefined ? -1 : Number(option.facets['power']) - 1)

function append<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}
