import { describe, expect, test } from 'vitest'
import { languages, plain, type Language, type Line } from '#words/line.ts'
import { keys } from '../data/names.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { cardKinds, type CardKind, type NgataWords } from '../words/contract.ts'
import { englishWords, words as en } from '../words/en.ts'
import { frenchWords, words as fr } from '../words/fr.ts'
import { words as it } from '../words/it.ts'
import { content } from './table.ts'
import { samples } from './words-samples.ts'
import { flawsOf } from './flaws.ts'

const tongues: Readonly<Record<Language, NgataWords>> = { fr, it, en }
const ids: Readonly<Record<CardKind, readonly string[]>> = {
  mission: content.missions.ids,
  confrontation: content.confrontations.ids,
  technology: content.technologies.ids,
  vault: content.vaults.ids,
}
const all = cardKinds.flatMap((kind) => ids[kind].map((id): readonly [CardKind, string] => [kind, id]))

describe.each(languages)('cards in %s', (language) => {
  const words = tongues[language]

  test('say what they do, without a flaw', () => {
    const flaws = all.flatMap(([kind, id]) => {
      const { title, printed, typeLine, texts, rulings } = words.cardText(kind, id)
      const sentences = [...texts.map(({ text }) => text), ...rulings].map((text) => plain(text))
      const titles = [title, typeLine, ...texts.flatMap((text) => text.title ?? [])]
      return [
        ...(printed === '' || texts.length === 0 ? [`${id} says nothing`] : []),
        ...sentences.filter((text) => !text.endsWith('.')).map((text) => `no full stop: ${text}`),
        ...[...titles, ...sentences.map(openCount)].flatMap((text) => flawsOf(language, text).map((flaw) => `${id}: ${flaw}`)),
      ]
    })
    expect(flaws).toEqual([])
  })

  test('have a line for each way on a confrontation and each trade of a trader', () => {
    for (const { id, meeting } of bookTables.confrontations.rows) {
      const ways = meeting.with === 'trader' ? meeting.trades.length : [meeting.bribe.length > 0, meeting.attack !== null, meeting.with === 'sovereign', meeting.mission !== null, meeting.flee !== null].filter(Boolean).length
      expect(words.cardText('confrontation', id).texts, id).toHaveLength(ways)
    }
  })

  test('have names of their own', () => {
    for (const kind of ['mission', 'confrontation', 'technology'] as const) expect(new Set(ids[kind].map((id) => words.name(kind, id))).size).toBe(ids[kind].length)
    const named = (kind: string, names: readonly string[]): string[] => names.map((id) => words.name(kind, id))
    const names = [
      ...named('territory', content.territories.ids),
      ...named('zone', ['EXO', 'MIDDLE', 'INNER']),
      ...named('deck', content.decks.ids),
      ...named('trade', content.trades.ids).map(openCount),
      ...named('key', keys),
      ...named('resource', ['credits', 'influence']),
      ...named('boost', ['plain', 'green']),
    ]
    expect(names.flatMap((name) => flawsOf(language, capital(name)))).toEqual([])
  })

  test('are joined by labels without a flaw', () => {
    const said = sayAll(words.labels as unknown as Labels, '')
    expect(said.flatMap(([path, text]) => flawsOf(language, capital(openCount(text))).map((flaw) => `${path}: ${flaw}`))).toEqual([])
    expect(said.map(([path]) => path).filter((path) => path.endsWith('?'))).toEqual([])
  })

  test('are joined by the rules in short', () => {
    const sentences = words.rules.flatMap(({ lines }) => lines.map((line) => plain(line)))
    expect([...words.rules.map(({ title }) => title), ...sentences].flatMap((text) => flawsOf(language, text))).toEqual([])
    expect(sentences.filter((text) => !text.endsWith('.'))).toEqual([])
  })
})

test('corrected tables change what a card says', () => {
  const { missions } = bookTables
  const rows = missions.rows.map((row) => (row.id === 'C09' && row.task.kind === 'ordinary' ? { ...row, name: 'Tanker Tax', task: { ...row.task, need: 6, credits: 1 } } : row))
  const tables: Tables = { ...bookTables, missions: { ...missions, rows } }
  const { title, printed, texts } = frenchWords(tables).cardText('mission', 'C09')
  expect([title, printed]).toEqual(['Tanker Tax', 'Tanker Tax'])
  expect(texts.map(({ text }) => plain(text).replaceAll('\u00a0', ' '))).toEqual(['Koss.', '6 avec 1 dé ; aides : +1 dé pour 1 crédit, puis +1 dé pour 2 crédits.', '1 crédit.'])
  expect(frenchWords(tables).cardText('mission', 'C10').title).toBe('Bourse de recherche')
})

test('an effect from the book is told from one of ours', () => {
  const designed = (id: string): boolean => en.cardText('technology', id).designed
  expect(content.technologies.ids.map(designed)).toEqual([false, false, true, true])
  const found: Tables = { ...bookTables, confrontations: { ...bookTables.confrontations, origin: 'found' } }
  expect([en.cardText('confrontation', 'X01').designed, englishWords(found).cardText('confrontation', 'X01').designed]).toEqual([true, false])
})

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** A sentence may begin with a number. */
const openCount = (text: string): string => text.replace(/^\d+ (?=\p{Ll})/u, 'X ')

type Label = string | Line | ((...args: readonly unknown[]) => string | Line)
type Labels = { readonly [key: string]: Label | Labels }

/** Every label with its path; a function that has no samples is reported with a question mark. */
function sayAll(labels: Labels, path: string): [path: string, text: string][] {
  return Object.entries(labels).flatMap(([key, label]): [string, string][] => {
    const here = path === '' ? key : `${path}.${key}`
    if (typeof label === 'string') return [[here, label]]
    if (typeof label === 'function') {
      const given = samples[here.replace(/^keys\.[A-Z]+\./, 'keys.')]
      return given ? given.map((args) => [here, textOf(label(...args))]) : [[`${here}?`, 'X']]
    }
    return sayAll(label as Labels, here)
  })
}

const textOf = (said: string | Line): string => (typeof said === 'string' ? said : plain(said))
