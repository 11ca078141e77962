import type { Noun } from '#words/grammar.ts'
import { ref, type Ref } from '#words/line.ts'
import { bookTables, type Tables } from '../data/tables.ts'

/** What a language calls our missions (in quotation marks), confrontations and technologies (with an article). */
export interface Naming {
  readonly missions: Readonly<Record<string, string>>
  readonly confrontations: Readonly<Record<string, Noun>>
  readonly technologies: Readonly<Record<string, Noun>>
}

/** Names of the things on the tables, in one language. */
export interface Lexicon {
  readonly tables: Tables
  territory(id: string): Ref
  mission(id: string): Ref
  confrontation(id: string): Noun
  technology(id: string): Noun
}

interface Named {
  readonly id: string
  readonly name: string
}

/** Our translation of a name of ours; whatever an owner of the box has written stays as it is. */
export function lexicon(tables: Tables, naming: Naming): Lexicon {
  const territories = new Map(tables.territories.rows.map(({ id, name }) => [id, typographic(name)]))
  const missions = translated(tables.missions.rows, bookTables.missions.rows, naming.missions, (name) => name)
  const confrontations = translated(tables.confrontations.rows, bookTables.confrontations.rows, naming.confrontations, bare)
  const technologies = translated(tables.technologies.rows, bookTables.technologies.rows, naming.technologies, bare)
  return {
    tables,
    territory: (id) => ref('territory', id, territories.get(id) ?? id),
    mission: (id) => ref('mission', id, missions.get(id) ?? id),
    confrontation: (id) => confrontations.get(id) ?? bare(id),
    technology: (id) => technologies.get(id) ?? bare(id),
  }
}

function translated<T>(rows: readonly Named[], book: readonly Named[], ours: Readonly<Record<string, T>>, theirs: (name: string) => T): ReadonlyMap<string, T> {
  const known = new Map(book.map(({ id, name }) => [id, name]))
  return new Map(rows.map(({ id, name }): [string, T] => [id, (known.get(id) === name ? ours[id] : undefined) ?? theirs(typographic(name))]))
}

const bare = (text: string): Noun => ({ text, gender: 'm', bare: true })
const typographic = (text: string): string => text.replaceAll("'", '’')

/** A name after its article as a thing that can be pointed at: the article is whatever stands before it. */
export const withArticle = (kind: string, id: string, noun: Noun, whole: string): readonly [string, Ref] => [whole.slice(0, whole.length - noun.text.length), ref(kind, id, noun.text)]

/** The territory where the missions of a deck are drawn. */
export function placeOfDeck({ vaults, variations }: Tables, deck: string): string {
  return vaults.rows.find((row) => row.deck === deck)?.territory ?? variations.rows.find((row) => row.decks[0] === deck)?.start ?? deck
}

/** The trade of an id, with the trader whose it is: `X14b` is the second of X14. */
export function tradeById({ confrontations }: Tables, id: string) {
  const row = confrontations.rows.find((each) => each.id === id.slice(0, -1))
  if (row?.meeting.with !== 'trader') return undefined
  return { of: row.id, trade: row.meeting.trades['abcdefghi'.indexOf(id.slice(-1))] }
}
