import { ref, type Ref } from '#words/line.ts'
import { bookTables, type Tables } from '../data/tables.ts'

/** Names of the things on the tables, in one language. */
export interface Lexicon {
  territory(id: string): Ref
  /** Operations, Sovereign cards, tokens and syndicates, by the ids of the notation. */
  card(id: string): Ref
  technology(id: string): Ref
  reward(id: string): Ref
}

type Row<K extends 'tokens' | 'rewards'> = Tables[K]['rows'][number]

/** What a language brings: its translations of names, and names of what has only an effect. */
export interface Naming {
  readonly titles: Readonly<Record<string, string>>
  token(row: Row<'tokens'>): string
  reward(row: Row<'rewards'>): string
}

interface Named {
  readonly id: string
  readonly name: string
}

/** Rows that have a name in the tables. */
const namedRows = (tables: Tables): readonly Named[] => [
  ...tables.missions.rows,
  ...tables.heists.rows,
  ...tables.sleepers.rows,
  ...tables.sovereignCards.rows,
  ...tables.syndicates.rows,
  ...tables.technologies.rows,
]

const ours: ReadonlyMap<string, string> = new Map(namedRows(bookTables).map(({ id, name }) => [id, name]))

/** Our translation of a name of ours; whatever an owner of the box has written stays as it is. */
function titleOf({ id, name }: Named, titles: Readonly<Record<string, string>>): string {
  return (ours.get(id) === name ? titles[id] : undefined) ?? typographic(name)
}

const typographic = (text: string): string => text.replaceAll("'", '’')

export function lexicon(tables: Tables, naming: Naming): Lexicon {
  const cards = new Map<string, string>()
  const technologies = new Map(tables.technologies.rows.map((row) => [row.id, titleOf(row, naming.titles)]))
  const territories = new Map(tables.territories.rows.map(({ id, name }) => [id, typographic(name)]))
  const rewards = new Map(tables.rewards.rows.map((row) => [row.id, naming.reward(row)]))
  for (const row of [...tables.missions.rows, ...tables.heists.rows, ...tables.sleepers.rows, ...tables.sovereignCards.rows, ...tables.syndicates.rows]) cards.set(row.id, titleOf(row, naming.titles))
  for (const row of tables.tokens.rows) cards.set(row.id, naming.token(row))
  return {
    territory: (id) => ref('territory', id, territories.get(id) ?? id),
    card: (id) => ref('card', id, cards.get(rowOf(tables, id)) ?? id),
    technology: (id) => ref('technology', id, technologies.get(id) ?? id),
    reward: (id) => ref('reward', id, rewards.get(id) ?? id),
  }
}

/** The row of a card: copies of sleepers and tokens share one. */
export function rowOf(tables: Tables, id: string): string {
  const sleeper = tables.sleepers.rows.find((row) => row.copies > 0 && id.length === row.id.length + 1 && id.startsWith(row.id))
  if (sleeper) return sleeper.id
  const token = tables.tokens.rows.find((row) => row.count > 1 && id.startsWith(row.id) && /^\d+$/.test(id.slice(row.id.length)))
  return token?.id ?? id
}
