import type { OfferedOption } from '#host/channel.ts'
import type { Reason } from '#kernel/reason.ts'
import type { Fits } from '#ui/turn.ts'
import { jumpChances } from '../../rules/odds.ts'
import { jumpDice, jumpFuel } from '../../rules/rules.ts'
import type { Way } from '../../words/labels.ts'
import type { Table } from '../context.tsx'
import { inSet } from '../view.ts'

/** What can be reached, how, at what cost and at what risk. */

export interface Passage {
  readonly way: Way | 'flee'
  readonly fuel: number
  /** How many dice are rolled on arrival, and the chances of what they may show. */
  readonly dice: number
  readonly chances: readonly [safe: number, meets: number, trap: number]
  readonly option: OfferedOption | undefined
  readonly why: Reason | undefined
}

const calm = [1, 0, 0] as const
const verbs: Readonly<Record<Way | 'flee', string>> = { zone: 'fly', route: 'route', jump: 'jump', flee: 'flee' }

const travels: ReadonlySet<string> = new Set(Object.values(verbs))

/** Is the choice made on the map? */
export const isTravel = ({ verb }: OfferedOption): boolean => travels.has(verb)

export const leadsTo = (id: string): Fits => (option) => isTravel(option) && option.facets['to'] === id

type Known = Pick<Table, 'c' | 'view' | 'prompt'>

/** Every way from where the ship is to a territory, the cheapest and safest first. */
export function passagesTo({ c, view, prompt }: Known, at: number): readonly Passage[] {
  if (at === view.at) return []
  const id = c.territories.ids[at]
  const find = (way: Way | 'flee') => ({
    option: prompt?.options.find(({ verb, facets }) => verb === verbs[way] && facets['to'] === id),
    why: prompt?.blocked.find(({ verb, facets }) => verb === verbs[way] && facets['to'] === id)?.reason,
  })
  const dice = jumpDice(c, view.at, at)
  if (prompt?.step === 'confront') {
    const flight = find('flee')
    if (!flight.option && !flight.why) return []
    const rolls = view.fleeRollsDice === 1 ? dice : 0
    return [{ way: 'flee', fuel: c.confrontations.flee[prompt.frame['card'] as number], dice: rolls, chances: rolls === 0 ? calm : jumpChances(c, rolls), ...flight }]
  }
  if (c.territories.zone[at] === c.territories.zone[view.at]) return [{ way: 'zone', fuel: c.box.fuelInZone, dice: 0, chances: calm, ...find('zone') }]
  const jump: Passage = { way: 'jump', fuel: jumpFuel(c, view.at, at), dice, chances: jumpChances(c, dice), ...find('jump') }
  if (!inSet(c.territories.route[view.at], at)) return [jump]
  return [{ way: 'route', fuel: c.box.fuelOnRoute, dice: 0, chances: calm, ...find('route') }, jump]
}

/** How safe a way is, at a glance. */
export type Risk = 'calm' | 'some' | 'high'
export const riskOf = ({ dice }: Passage): Risk => (dice === 0 ? 'calm' : dice === 1 ? 'some' : 'high')
