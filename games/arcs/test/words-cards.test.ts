import { describe, expect, test } from 'vitest'
import { languages, plain, ref, type Language, type Line } from '#words/line.ts'
import { bookTables } from '../data/tables.ts'
import type { ArcsWords } from '../words/contract.ts'
import { words as en } from '../words/en.ts'
import { frenchWords, words as fr } from '../words/fr.ts'
import { words as it } from '../words/it.ts'
import { flawsOf } from './flaws.ts'
import { content } from './table.ts'

const tongues: Readonly<Record<Language, ArcsWords>> = { fr, it, en }
const kinds = {
  card: [...content.cards.ids, ...content.court.ids],
  leader: content.leaders.ids,
  lore: content.lore.ids,
}
const all = [...Object.values(kinds).flat(), ...content.setups.map(({ id }) => id)]

describe.each(languages)('cards in %s', (language) => {
  const words = tongues[language]

  test('say what they do, without a flaw', () => {
    const flaws = all.flatMap((id) => {
      const { title, printed, typeLine, texts, rulings } = words.cardText(id)
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

  test('have a sentence for each effect of the tables', () => {
    const effects = [...bookTables.courtCards.rows, ...bookTables.lore.rows].map(({ id, does }) => [id, does.length])
    const abilities = bookTables.leaders.rows.map(({ id, abilities: own }) => [id, own.length + 1])
    for (const [id, count] of [...effects, ...abilities]) expect(words.cardText(String(id)).texts, String(id)).toHaveLength(Number(count))
  })

  test('have names of their own', () => {
    for (const [kind, ids] of Object.entries(kinds)) expect(new Set(ids.map((id) => words.name(kind, id))).size).toBe(ids.length)
    const named = (kind: string, ids: readonly string[]): string[] => ids.map((id) => words.name(kind, id))
    const places = named('system', content.systems.ids)
    expect(new Set(places).size).toBe(content.systems.ids.length)
    const names = [
      ...places,
      ...named('cluster', ['1', '6']),
      ...named('resource', ['material', 'fuel', 'weapon', 'relic', 'psionic', 'nothing']),
      ...named('ambition', ['tycoon', 'tyrant', 'warlord', 'keeper', 'empath']),
      ...named('action', ['tax', 'fireRifles', 'prune']),
      ...named('suit', ['administration', 'mobilization']),
      ...named('die', ['assault', 'skirmish', 'raid']),
      ...named('piece', ['ship', 'city', 'starport', 'agent']),
      ...named('condition', ['fresh', 'damaged']),
      ...named('slot', ['1', 'extra']),
      ...named('place', ['first', 'second', 'outside']),
      ...named('seat', ['p1', 'p4']),
      ...named('setup', ['2SETUP01', '4SETUP04']),
    ]
    expect(names.flatMap((name) => flawsOf(language, capital(name)))).toEqual([])
  })

  test('are joined by labels without a flaw', () => {
    const said = sayAll(words.labels as unknown as Labels, '')
    expect(said.flatMap(([path, text]) => flawsOf(language, capital(text.replace(/^→ /, '').replace(/<1/, '1'))).map((flaw) => `${path}: ${flaw}`))).toEqual([])
    expect(said.map(([path]) => path).filter((path) => path.endsWith('?'))).toEqual([])
  })

  test('are joined by the rules in short', () => {
    const sentences = words.rules.flatMap(({ lines }) => lines.map((line) => plain(line)))
    expect([...words.rules.map(({ title }) => title), ...sentences].flatMap((text) => flawsOf(language, text))).toEqual([])
    expect(sentences.filter((text) => !text.endsWith('.'))).toEqual([])
  })
})

test('corrected tables change what a card says', () => {
  const rows = bookTables.courtCards.rows.map((row) => (row.id === 'BC02' ? { ...row, icon: 'fuel' as const, keys: 3 } : row))
  const { typeLine, texts } = frenchWords({ ...bookTables, courtCards: { ...bookTables.courtCards, rows } }).cardText('BC02')
  expect(typeLine).toBe('Guilde · Fuel · coût de raid 3')
  expect(plain(texts[1].text)).toContain('1 Fuel par emplacement')
})

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** A sentence may begin with a number. */
const openCount = (text: string): string => text.replace(/^\d+ /, 'X ')

type Label = string | Line | ((...args: readonly unknown[]) => string | Line)
type Labels = { readonly [key: string]: Label | Labels | readonly string[] }

const marco = ref('player', '1', 'Marco')
const anna = ref('player', '2', 'Anna')

/** What each label that needs something is said with. A label that is not here is reported with a question mark. */
const samples: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  percent: [[0], [0.4], [69]],
  decimal: [[2.34]],
  whole: [[1296], [46656]],
  'areas.boardOf': [[anna]],
  'round.chapterOf': [[3, 5]],
  'round.scoringOf': [[3]],
  'round.round': [[2]],
  'round.goal': [[27]],
  'round.goalHint': [[27]],
  'round.plays': ['lead', 'surpass', 'copy', 'pivot'].flatMap((how) => [[how, marco], [how, 'you']]),
  'round.playsNext': [[marco], ['you']],
  'round.toPlay': [[anna], ['you']],
  'round.initiativeOf': [[marco], ['you']],
  'round.seizedBy': [[marco], ['you']],
  'round.unionTakes': [[marco], ['you']],
  'ambitions.marker': [[5, 3]],
  'ambitions.markerHint': [[5, 3]],
  'ambitions.standing': ['tycoon', 'tyrant', 'warlord'].flatMap((ambition) => [[ambition, 1], [ambition, 3]]),
  'ambitions.wouldScore': [[marco, 5], ['you', 3]],
  'ambitions.wouldHave': [[20]],
  'ambitions.cityBonus': [[2]],
  'board.powerOf': [[1], [14]],
  'board.raidCost': [[1], [3]],
  'board.keys': [[1], [3]],
  'board.bonus': [[0], [5]],
  'board.citiesOnBoard': [[1], [4]],
  'board.piece': ['ship', 'starport', 'city', 'agent'].flatMap((piece) => [[piece, 1], [piece, 5]]),
  'board.outrageOn': [[['weapon']], [['material', 'psionic']]],
  'board.inHand': [[1], [6]],
  'board.supplyOf': [['fuel', 0], ['weapon', 1], ['relic', 4]],
  'board.inPile': [[1], [8]],
  'map.cluster': [[5]],
  'map.clusterOut': [[5]],
  'map.passageHint': [['4g', '6g']],
  'map.systemTitle': [['2h', 'relic'], ['2g', null]],
  'map.ships': [[3, 1], [1, 0], [0, 2], [0, 0]],
  'map.pieceOf': [['city', true, marco], ['starport', false, anna], ['city', false, 'you'], ['starport', true, 'you']],
  'map.shipsOf': [[3, 1, anna], [1, 0, 'you']],
  'map.controlledBy': [[marco], ['you']],
  'map.wouldTakeControl': [['2h', 3, 2], ['2g', 1, 0]],
  'map.wouldKeepControl': [['2h', 3, 2]],
  'map.wouldTie': [['2h', 1], ['2g', 2]],
  'map.wouldNotControl': [['2h', anna], ['2g', 'you']],
  'map.inReach': [[1], [5]],
  'court.deck': [[1], [18]],
  'court.agentsOf': [[1, marco], [2, anna], [1, 'you'], [2, 'you']],
  'court.ahead': [[marco], ['you']],
  'court.wouldCapture': [[1], [3]],
  'turn.pips': [[1], [4]],
  'turn.pipsLeft': [[0], [1], [2]],
  'turn.pipOf': [[1, 2]],
  'turn.confirmEnd': [[1], [2]],
  'card.printedTitle': [['Mining Interest']],
  'card.startBox': [['A', 'city', 3], ['B', 'starport', 3], ['C', null, 2]],
  'battle.title': [['2h'], ['2g']],
  'battle.subtitle': [['you', marco], [marco, 'you'], [marco, anna]],
  'battle.paidWithPip': [[2, 2]],
  'battle.diceAtMost': [[1, 1], [4, 6]],
  'battle.diceAtLeast': [[2]],
  'battle.hitsToDestroy': [[1], [7]],
  'battle.meanTrophies': [['1,3']],
  'battle.lossChance': [['17']],
  'battle.cityDestroyed': [['relic', 1, 2], ['weapon', 0, 0], ['fuel', 2, 0]],
  'battle.oddsHeading': [[0], [1], [4]],
  'battle.exactOdds': [['1296']],
  'battle.mean': [['2,3']],
  'battle.interceptChance': [['69']],
  'battle.stealToken': [['fuel']],
  'battle.stealCard': [['BC07']],
  'battle.forKeys': [[1], [3]],
  'battle.trophyFor': [[anna]],
  'battle.aheadIn': [['warlord', 5], ['tycoon', 5]],
  'battle.tiedIn': [['warlord', 3]],
  'battle.interceptWouldHit': [[2]],
  'battle.roll': [[0], [1], [4]],
  'battle.rerollUpTo': [[1], [2]],
  'battle.left': ['self', 'intercept', 'hits', 'building'].flatMap((kind) => [[kind, 1], [kind, 2]]),
  'battle.keysLeft': [[0], [1], [2]],
}

/** Every label as a text, with where it stands. */
function sayAll(labels: Labels, at: string): (readonly [path: string, text: string])[] {
  return Object.entries(labels).flatMap(([key, label]) => {
    const path = at === '' ? key : `${at}.${key}`
    if (typeof label === 'string') return [[path, label] as const]
    if (typeof label === 'object') return sayAll(label as Labels, path)
    const args = samples[path]
    if (!args) return [[`${path}?`, 'X'] as const]
    return args.map((each) => {
      const said = label(...each)
      return [path, typeof said === 'string' ? said : plain(said)] as const
    })
  })
}
