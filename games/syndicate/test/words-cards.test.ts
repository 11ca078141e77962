import { describe, expect, test } from 'vitest'
import { languages, plain, type Language } from '#words/line.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import type { CardText } from '../words/contract.ts'
import { englishWords } from '../words/en.ts'
import { frenchWords } from '../words/fr.ts'
import { italianWords } from '../words/it.ts'
import { content } from './table.ts'
import { tongues } from './tongues.ts'
import { flawsOf } from './flaws.ts'
import { sayAll, type Labels } from './words-labels.ts'

const cards = [...content.operations.ids, ...content.sovereign.ids, ...content.tokens.copies, ...content.syndicates.ids]

/** A sentence or a title may begin with a number or with what is added. */
const opened = (text: string): string => text.replace(/^[+−]?\d+/, 'X').replace(/^→ /, '')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function flawsIn(language: Language, id: string, { title, printed, typeLine, texts, rulings }: CardText): string[] {
  const sentences = [...texts.map(({ text }) => text), ...rulings].map((text) => plain(text))
  const titles = [title, typeLine, ...texts.flatMap((text) => text.title ?? [])]
  return [
    ...(printed === '' || texts.length === 0 ? [`${id} says nothing`] : []),
    ...sentences.filter((text) => !text.endsWith('.')).map((text) => `no full stop: ${text}`),
    ...[...titles, ...sentences].flatMap((text) => flawsOf(language, capital(opened(text))).map((flaw) => `${id}: ${flaw}`)),
  ]
}

describe.each(languages)('cards in %s', (language) => {
  const words = tongues[language]

  test('say what they do, without a flaw', () => {
    const flaws = [
      ...cards.flatMap((id) => flawsIn(language, id, words.cardText(id))),
      ...content.technologies.ids.flatMap((id) => flawsIn(language, id, words.technologyText(id))),
      ...content.territories.ids.flatMap((id) => flawsIn(language, id, words.territoryText(id))),
      ...content.rewards.ids.flatMap((id) => flawsIn(language, id, words.rewardText(id))),
    ]
    expect(flaws).toEqual([])
  })

  test('differ in their texts as they differ in their tables', () => {
    const rows = [...bookTables.tokens.rows, ...bookTables.sleepers.rows, ...bookTables.sovereignCards.rows, ...bookTables.syndicates.rows, ...bookTables.technologies.rows]
    const texts = (id: string): string => [...words.cardText(id).texts, ...words.technologyText(id).texts].map(({ text }) => plain(text)).join(' ')
    const effects = new Map<string, string>()
    for (const row of rows) {
      const { id, name: _name, zone: _zone, count: _count, copies: _copies, level: _level, origins: _origins, ...rest } = row as Record<string, unknown>
      const effect = JSON.stringify(rest)
      expect(effects.get(texts(String(id))) ?? effect, String(id)).toBe(effect)
      effects.set(texts(String(id)), effect)
    }
  })

  test('have names of their own', () => {
    const unique = (kind: string, ids: readonly string[]): void => {
      const names = ids.map((id) => words.name(kind, id))
      expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
      expect(names.flatMap((name) => flawsOf(language, capital(opened(name))))).toEqual([])
    }
    unique('card', [...content.missions.ids, ...content.heists.ids, ...content.sleepers.ids.map((id) => `${id}a`), ...content.sovereign.ids.filter((id) => id !== 'V02'), ...content.syndicates.ids])
    unique('territory', content.territories.ids)
    unique('technology', content.technologies.ids)
    unique('reward', content.rewards.ids)
    unique('resource', ['credits', 'influence', 'crew'])
    unique('zone', ['EXO', 'MIDDLE', 'INNER'])
    unique('band', ['yellow', 'orange', 'red'])
    unique('ladder', ['tech', 'assault'])
    unique('special', ['mining', 'military', 'research', 'casino'])
    unique('route', content.routes.ids)
    unique('when', ['never', 'always', 'middle', 'inner'])
    unique('whom', ['anyone', 'p1', 'p5'])
    unique('seat', ['p1', 'p5'])
    unique('phantom', ['phantom'])
    for (const id of content.tokens.copies) expect(flawsOf(language, opened(words.name('card', id)))).toEqual([])
  })

  test('are joined by labels without a flaw', () => {
    const said = sayAll(words.labels as unknown as Labels, '')
    expect(said.flatMap(([path, text]) => flawsOf(language, capital(opened(text.replace('<1', '1')))).map((flaw) => `${path}: ${flaw}`))).toEqual([])
    expect(said.map(([path]) => path).filter((path) => path.endsWith('?'))).toEqual([])
  })

  test('are joined by the rules in short', () => {
    const sentences = words.rules.flatMap(({ lines }) => lines.map((line) => plain(line)))
    expect([...words.rules.map(({ title }) => title), ...sentences].flatMap((text) => flawsOf(language, text))).toEqual([])
    expect(sentences.filter((text) => !text.endsWith('.'))).toEqual([])
  })
})

describe('corrected tables', () => {
  const missions = bookTables.missions.rows.map((row) => (row.id === 'M01' ? { ...row, name: "Miner's Dues", reward: [9, 0, 1] as const } : row))
  const territories = bookTables.territories.rows.map((row) => (row.id === 'hypatia' ? { ...row, name: 'Ostara' } : row))
  const corrected: Tables = { ...bookTables, missions: { ...bookTables.missions, origin: 'found', rows: missions }, territories: { ...bookTables.territories, rows: territories } }

  test('change what cards and rules say, and an owner’s names stay as they are written', () => {
    for (const words of [frenchWords(corrected), italianWords(corrected), englishWords(corrected)]) {
      const { title, texts, designed } = words.cardText('M01')
      expect([title, designed]).toEqual(['Miner’s Dues', false])
      expect(plain(texts[2].text)).toMatch(/^9 /)
      expect(words.name('territory', 'hypatia')).toBe('Ostara')
      expect(words.cardText('M33').typeLine).toContain('Ostara')
    }
    expect(frenchWords(corrected).name('card', 'M02')).toBe('Navette de la paie')
  })

  test('the price of fortifying is the table’s reading of it', () => {
    const price = (fortifyWith?: 'crew' | 'influence'): string => plain(tongues.en.territoryText('koss', fortifyWith).texts[0].text)
    expect([price(), price('influence')]).toEqual(['8 credits and 4 influence; to fortify 4 credits and 6 crew.', '8 credits and 4 influence; to fortify 4 credits and 6 influence.'])
  })

  test('ours are marked as our design', () => {
    const marked = (id: string): boolean => tongues.en.cardText(id).designed
    expect([marked('M01'), marked('V05'), marked('exo_draw'), marked('orion'), marked('fidge')]).toEqual([true, true, true, true, false])
  })
})
