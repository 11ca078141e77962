import { describe, expect, test } from 'vitest'
import { languages, plain, ref, type Line } from '#words/line.ts'
import { handlers } from '../data/handlers.ts'
import { buildings, COLUMNS, factions, phases, terrains, tileSets, tracks } from '../data/names.ts'
import { codes } from '../data/notation.ts'
import { bookTables } from '../data/tables.ts'
import { nameTable } from '../rules/notation.ts'
import { components as en } from '../words/en/components.ts'
import { components as fr } from '../words/fr/components.ts'
import { frenchWords } from '../words/fr.ts'
import { components as it } from '../words/it/components.ts'
import { content } from './layout.ts'
import { tongues } from './tongues.ts'
import { flawsOf } from './flaws.ts'

const sayings = { fr, it, en }
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** A sentence may begin with a number. */
const openCount = (text: string): string => text.replace(/^[+\d]+(–\d+)? /, 'X ')

describe.each(languages)('components in %s', (language) => {
  const words = tongues[language]
  const sentence = (line: Line): string[] => {
    const text = plain(line)
    return [...(text.endsWith('.') ? [] : [`no full stop: ${text}`]), ...flawsOf(language, openCount(text))]
  }
  const title = (text: string): string[] => flawsOf(language, capital(openCount(text)))

  test('say what Tactics cards do', () => {
    const flaws = content.tactics.ids.flatMap((id) => {
      const { title: name, phase, combat, play, notes } = words.cardText(id)
      return [...(play.length === 0 ? [`${id} says nothing`] : []), ...[name, phase, ...notes].flatMap(title), ...[...combat, ...play].flatMap(sentence)]
    })
    expect(flaws).toEqual([])
    expect(new Set(content.tactics.ids.map((id) => words.cardText(id).title)).size).toBe(content.tactics.ids.length)
    expect(words.cardText('T01b')).toEqual(words.cardText('T01'))
    for (const { id, combat, fx } of bookTables.tactics.rows) expect([words.cardText(id).combat.length, words.cardText(id).play.length]).toEqual([combat.length, fx.length])
  })

  test('say what leaders and Ryh-zu do, on both sides', () => {
    const flaws = content.leaders.ids.flatMap((id) => {
      const { typeLine, base, upgraded } = words.leaderText(id)
      return [...title(typeLine), ...(base.texts.length === 0 || upgraded.texts.length === 0 ? [`${id} says nothing`] : []), ...[...base.texts, ...upgraded.texts].flatMap(sentence)]
    })
    expect(flaws).toEqual([])
  })

  test('say what attributes do, on both sides', () => {
    const flaws = content.attributes.ids.flatMap((id) => {
      const { title: name, typeLine, base, upgraded } = words.attributeText(id)
      return [name, typeLine].flatMap(title).concat([...base, ...upgraded].flatMap(sentence))
    })
    expect(flaws).toEqual([])
    expect(new Set(content.attributes.ids.map((id) => words.attributeText(id).title)).size).toBe(content.attributes.ids.length)
  })

  test('say what factions, intelligence cards and price tokens do', () => {
    const flaws = factions.flatMap((id) => {
      const text = words.factionText(id)
      const tokens = [1, 2, 3, 4, 5, 6].flatMap((token) => words.priceText(id, token, 4))
      const intelligence = id === 'circadians' ? [] : [words.intelligenceText(id)]
      return [
        ...[text.title, text.baseIncome, ...text.relicRow, ...text.gloryTrack.map(({ gain }) => gain), ...intelligence.map((card) => card.title)].flatMap(title),
        ...[[text.summary], text.goal, ...text.powers, ...text.fortress, ...text.recruiting, ...tokens].flatMap(sentence),
        ...intelligence.flatMap(({ held, given }) => [...held.texts, ...given.texts].flatMap(sentence)),
      ]
    })
    expect(flaws).toEqual([])
  })

  test('say what columns and sections give', () => {
    const flaws = [
      ...tracks.flatMap((track) => Array.from({ length: COLUMNS }, (_, column) => words.columnText(track, column)).flatMap(({ main, secondary, immediate, hint, doubt }) => [...[main, secondary, immediate ?? 'X'].flatMap(title), ...sentence(hint), ...(doubt === null ? [] : sentence([doubt]))])),
      ...content.wheel.ids.flatMap((id) => [...title(words.sectionText(id).name), ...sentence(words.sectionText(id).hint)]),
    ]
    expect(flaws).toEqual([])
    expect(words.columnText('recruit', 0).doubt).not.toBeNull()
  })

  test('have a sentence for every text that a table may carry, and a phrase for every effect', () => {
    const said = { n: 1, m: 2, effect: { energy: 0, gems: 1, choices: [[{ code: 0, n: 2 }], [{ code: 3, n: 1 }]] }, terrain: 'cliffs', ryhzu: 'Uryk', phase: undefined, faction: 'ai' } as const
    const more = { ...said, n: 3, m: 0, phase: 'move', faction: 'zcharo' } as const
    const texts = Object.entries(handlers).flatMap(([place, names]) =>
      Object.keys(names).flatMap((name) => {
        const says = (sayings[language].sayings as unknown as Readonly<Record<string, Readonly<Record<string, (of: typeof said | typeof more) => string>>>>)[place][name]
        return [says(said), says(more)]
      }),
    )
    const spaced = language === 'fr' ? texts.map((text) => text.replace(/ ([:;])/g, '\u00a0$1')) : texts
    expect(spaced.flatMap((text) => sentence([text]))).toEqual([])
    expect(codes.flatMap((code) => title(words.effect(['FD', 'PT', 'UT', 'PTL', 'UA', 'DL', 'UL', 'MOR'].includes(code) ? code : `${code}1|${code}2`)))).toEqual([])
  })

  test('have names of their own for everything that the notation names', () => {
    const flaws = Object.entries(nameTable(content)).flatMap(([kind, ids]) => ids.flatMap((id) => (kind === 'region' ? [] : title(words.name(kind, id)))))
    expect(flaws).toEqual([])
    expect(phases.flatMap((phase) => title(words.name('phase', phase)))).toEqual([])
  })

  test('have a page that tells what is designed', () => {
    const { title: heading, intro, tables } = words.origins
    expect([...title(heading), ...intro.flatMap(sentence), ...tables.flatMap(({ name, doubts }) => [...title(name), ...doubts.flatMap((doubt) => sentence([doubt]))])]).toEqual([])
    expect(tables.filter(({ origin }) => origin === 'designed').map(({ name }) => name)).toHaveLength(3)
    const doubts = Object.values(bookTables).reduce((sum, { doubts: own = {} }) => sum + Object.keys(own).length, 0)
    expect(tables.flatMap((table) => table.doubts)).toHaveLength(doubts)
    expect(Object.keys(sayings[language].originPage.doubts)).toHaveLength(doubts)
  })

  test('are joined by labels without a flaw', () => {
    const said = sayAll(words.labels as unknown as Labels, '')
    expect(said.flatMap(([path, text]) => title(text.replace(/ [+=] /g, ', ')).map((flaw) => `${path}: ${flaw}`))).toEqual([])
    expect(said.map(([path]) => path).filter((path) => path.endsWith('?'))).toEqual([])
  })

  test('are joined by the rules in short', () => {
    const all = words.rules ?? []
    expect(all.length).toBeGreaterThan(6)
    expect([...all.flatMap((section) => title(section.title)), ...all.flatMap(({ lines }) => lines.flatMap((line) => sentence([plain(line).replace(/ \+ /g, ', ')])))]).toEqual([])
  })
})

test('corrected tables change what components say', () => {
  const rows = bookTables.tactics.rows.map((row) => (row.id === 'T01' ? { ...row, L: 4, combat: ['shield:3'], lock: true } : row))
  const words = frenchWords({ ...bookTables, tactics: { origin: 'book', rows } })
  const { left, combat, notes, origin } = words.cardText('T01')
  expect([left, plain(combat[0]), notes, origin]).toEqual(['4', '3 boucliers.', ['cadenas\u00a0: 1 gemme', 'seulement si vous passez'], 'book'])
  expect(tongues.fr.cardText('T11').origin).toBe('designed')
  const start = { ...bookTables.start, rows: { ...bookTables.start.rows, largeHandLimit: 8, unlockEnergy: 3 } }
  const { handlimit, unlock } = frenchWords({ ...bookTables, start }).labels.board.foundations
  expect([handlimit.hint, unlock.hint]).toEqual(['La limite de main passe à 8, et vous gagnez 2 énergies.', 'Les cadenas à gemme s’ouvrent aussi pour 3 énergies.'])
})

type Label = string | Line | ((...args: readonly unknown[]) => string | Line)
type Labels = { readonly [key: string]: Label | Labels | readonly string[] }

const marco = ref('player', '1', 'Marco')
const anna = ref('player', '2', 'Anna')
const both = [[marco], [anna], ['you']]
const counts = [[0], [1], [3]]
const byWho = (...rest: readonly unknown[]): unknown[][] => [[marco, ...rest], [anna, ...rest], ['you', ...rest]]
const forWho = (...first: readonly unknown[]): unknown[][] => [[...first, marco], [...first, anna], [...first, 'you']]

/** What each label that needs something is said with. A label that is not here is reported with a question mark. */
const samples: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'areas.boardOf': [[anna]],
  'round.roundOf': [[4, 6]],
  'round.orderOf': phases.map((phase) => [phase]),
  'round.playsNext': both,
  'round.playsLast': both,
  'round.flareOf': both,
  'round.relicInPlay': [[4, 'C-3']],
  'round.relicGone': [[2]],
  'round.relicOf': byWho().map(([who]) => [3, who]),
  'round.relicToCome': [[5, 'D-2']],
  'map.baseOf': both,
  'map.shipOf': both,
  'map.regionTitle': [['C-3', 'X']],
  'map.produces': [['X']],
  'map.looseTokenOf': [['X', true], ['X', false]],
  'map.mountainBetween': [['D-1', 'D-2']],
  'map.tunnel': tileSets.map((color) => [color]),
  'map.tunnelHint': [['F-1', 'B-4']],
  'map.foundationWith': [['X']],
  'map.foundationsLeft': counts,
  'map.buildingOf': buildings.flatMap((building) => forWho(building)),
  'map.relic': [[4]],
  'map.fighters': counts,
  'map.fightersOf': [...forWho(1), ...forWho(3)],
  'map.leaderOf': [...forWho('Eeyla', true), ...forWho('Ivi', false)],
  'map.ryhzuOf': forWho('Uryk', true),
  'map.force': [[3, ['Eeyla', 'Ivi']], [0, ['Ivi']], [0, []]],
  'map.controlledBy': both,
  'march.leave': [['B-4']],
  'march.pinned': counts,
  'march.pinnedOf': [[3, 6]],
  'march.takeAlong': [['Ivi']],
  'march.oneLeader': [['Eeyla', 'C-3']],
  'march.pointsLeft': [[1, 4], [3, 4]],
  'march.toBattle': [['C-3']],
  'march.toControl': [['C-3']],
  'march.toJoin': [['C-3']],
  'march.trapWounds': forWho(2),
  'march.leavesMorale': [['C-3']],
  'prices.cost': counts,
  'prices.token': [[3]],
  'prices.tokenHint': [[1, 2]],
  'prices.neutralHint': [[1, 1, 2], [0, 0, 3]],
  'prices.pricedBy': both,
  'prices.inVault': counts,
  'prices.bonus': [['X']],
  'prices.wouldPay': byWho(3),
  'prices.cannotPay': both,
  'prices.paid': [[marco, 1, 2], [anna, 1, 0], ['you', 2, 3], [null, 0, 3]],
  'prices.flareGoesTo': both,
  'research.column': [[3]],
  'research.columnOf': [[3, 5]],
  'research.markersOf': [[[marco, anna]]],
  'research.lockEnergy': [[2]],
  'board.energyOf': counts,
  'board.gemsOf': counts,
  'board.cardsOf': counts,
  'board.handOf': [[1, 5], [4, 6]],
  'board.gloryTrackOf': both,
  'board.gloryOf': [[1, 14], [7, 14]],
  'board.gloryAt': [[3, 'X']],
  'board.uncovered': [['X']],
  'board.left': counts,
  'board.upgradeFor': counts,
  'board.deployFor': counts,
  'board.standsAt': [['C-3']],
  'board.sector': [[2]],
  'board.sectorOf': [[1, 1], [2, 6]],
  'board.reserveFighters': [[10]],
  'board.fastAdvance': [[1], [3]],
  'board.exchange': [[3, 'X']],
  'board.moraleRow': [['combat', 2], ['glory', 1], ['glory', 3]],
  'board.intelligenceAt': [['supply'], ['held'], ['given']],
  'board.commandedBy': both,
  'board.relics': counts,
  'board.relicSpace': [[2, 'X']],
  'board.regions': counts,
  'board.traps': counts,
  'combat.title': [['C-3']],
  'combat.place': [...terrains.map((terrain) => [terrain, 4]), ['lake', null]],
  'combat.selectedBy': both,
  'combat.tieFor': both,
  'combat.iconCount': ['strength', 'attack', 'shield'].flatMap((icon) => [[icon, 1], [icon, 3]]),
  'combat.purse': [[1, 3], [2, 1]],
  'combat.fighters': counts,
  'combat.moraleHere': [['C-3']],
  'combat.stakeGlory': [[1], [2]],
  'combat.stakeRelic': [[4]],
  'combat.stakeLeaders': [[['Eeyla']], [['Eeyla', 'Ivi']]],
  'combat.stakeBuildings': [[1], [2]],
  'combat.secret': both,
  'combat.open': both,
  'combat.wheelOf': both,
  'combat.plans': both,
  'combat.sealed': both,
  'combat.noCard': [[1, 1]],
  'combat.range': [[11, 14], [9, 9]],
  'combat.rivalPlain': [[marco]],
  'combat.rivalRange': [[marco, 8, 17, 13]],
  'combat.summary': [['X', 'Y', 12, 12, 4], ['X', null, 11, 14, 1]],
  'combat.revealed': byWho('X'),
  'combat.used': byWho('X'),
  'combat.usedNone': both,
  'combat.bluffed': both,
  'combat.dieShows': [[1, 1], [4, 0]],
  'combat.wins': byWho(12, 11),
  'combat.tieWon': byWho(13),
  'combat.stays': both,
  'combat.woundSum': [[4, 3, 1], [1, 1, 0], [6, 0, 4]],
  'combat.wounded': [...byWho(1), ...byWho(3)],
  'combat.maxWounds': [[4]],
  'combat.retreatsTo': [...byWho('D-3'), ...byWho(null)],
  'combat.clears': both,
  'combat.defeated': [['Oachra']],
  'combat.toBase': [['Ikryla']],
  'combat.razed': [['X', 'Y']],
  'combat.command': forWho('Uryk'),
  'combat.holds': byWho('C-3'),
  'income.counted': counts,
  'income.row': [[0, 2, 'X', 1], [8, null, 'X', 2]],
  'income.slots': buildings.flatMap((building) => [[building, 1], [building, 3]]),
  'income.waitingFor': both,
  'victory.relicsHeld': [[1, 4], [3, 4]],
  'victory.oneStep': both,
  'victory.toGo': [[3]],
  'card.playIn': phases.map((phase) => [phase]),
  'card.inPile': counts,
  'turn.confirmEnd': [[true], [false]],
  'turn.pointsLeft': counts,
  'turn.payEnergy': [[2]],
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
