import { compile } from '../data/compile.ts'
import type { Content } from '../data/content.ts'
import { bookTables } from '../data/tables.ts'
import { SYNDICATE_FIRST, TOKEN_FIRST } from '../rules/operations.ts'

/** Things of the box by their ids, as the rules number them. */

export const content: Content = compile(bookTables)

export function indexIn(ids: readonly string[], id: string): number {
  const index = ids.indexOf(id)
  if (index < 0) throw new Error(`there is no ${id}`)
  return index
}

export const numberOfCard = (id: string): number => indexIn(content.operations.ids, id)
export const numberOfSyndicate = (id: string): number => SYNDICATE_FIRST + indexIn(content.syndicates.ids, id)
export const numberOfTerritory = (id: string): number => indexIn(content.territories.ids, id)

/** Named by kind or by copy: `exo_credits` or `exo_credits2`. */
export function numberOfToken(id: string): number {
  const copy = content.tokens.copies.indexOf(id)
  return TOKEN_FIRST + (copy >= 0 ? copy : indexIn(content.tokens.kind.map((kind) => content.tokens.ids[kind]), id))
}
