import type { OfferedOption } from '#host/channel.ts'
import type { Fits } from '#ui/turn.ts'
import type { Table } from '../context.tsx'

/** Which choices are made on the map, and where. */

const onMap: ReadonlySet<string> = new Set(['assault', 'buy', 'fortify', 'convert', 'revoke', 'target', 'turnOver', 'example', 'man', 'lift'])

/** Is the option answered by a click on a territory? */
export const systemPlaces = ({ verb }: OfferedOption): boolean => onMap.has(verb)

/** Does a click on this territory mean the option? The blockade is lifted where it lies. */
export function meansTerritory({ c, view }: Pick<Table, 'c' | 'view'>, at: number): Fits {
  const id = c.territories.ids[at]
  return ({ verb, facets }) => (verb === 'lift' ? view.destroyer === at : onMap.has(verb) && facets['at'] === id)
}

/** Paid at once and without another question: a first click only shows it. */
const slow: ReadonlySet<string> = new Set(['fortify', 'convert', 'revoke', 'lift'])

export const isSlow = (options: readonly OfferedOption[]): boolean => options.some(({ verb }) => slow.has(verb))
