import { describe, expect, it, test } from 'vitest'
import { OrreryError } from '#kernel/errors.ts'
import { compile } from '../data/compile.ts'
import { HEXES, KIND } from '../data/content.ts'
import { handlerNames, handlers } from '../data/handlers.ts'
import { factions, tracks } from '../data/names.ts'
import { codes, parseEffect } from '../data/notation.ts'
import { cellExists, doubtOf, originOf, origins, type Sourced } from '../data/origin.ts'
import { bookTables, type TableName } from '../data/tables.ts'
import { tablesWith } from '../data/validate.ts'

const c = compile(bookTables)
const ids = c.map.ids
const at = (id: string): number => ids.indexOf(id)
const names = (hexes: readonly number[]): string[] => hexes.map((hex) => ids[hex])
const landRegions = (count: number): number => c.map.kind.slice((count - 2) * HEXES, (count - 1) * HEXES).filter((kind) => kind === KIND.land).length

/** An effect in the notation of the tables. */
function written(index: number): string {
  const { energy, gems, choices } = c.effects[index]
  const price = energy > 0 ? `E${energy}>` : gems > 0 ? `G${gems}>` : ''
  const bare = new Set(['FD', 'PT', 'UT', 'PTL', 'UA', 'DL', 'UL', 'MOR'])
  return price + choices.map((sum) => sum.map(({ code, n }) => (bare.has(codes[code]) ? codes[code] : `${codes[code]}${n}`)).join('+')).join('|')
}

describe('the tables', () => {
  it('CC-25.1 every table has an origin and is plain data', () => {
    for (const table of Object.values<Sourced<unknown>>({ ...bookTables })) expect(origins).toContain(table.origin)
    expect(JSON.parse(JSON.stringify(bookTables))).toEqual(bookTables)
  })

  it('CC-25.1 our own tables are in order', () => {
    expect(tablesWith(bookTables)).toEqual(bookTables)
  })

  it('CC-25.1 every cell that has an origin or a doubt of its own is there', () => {
    for (const table of Object.values<Sourced<unknown>>({ ...bookTables }))
      for (const cell of Object.keys({ ...table.parts, ...table.doubts })) expect([cell, cellExists(table.rows, cell)]).toEqual([cell, true])
  })

  it('CC-25.1 the origin of a cell is that of the longest path that covers it', () => {
    const { wheel, prices, factions: boards, attributes, tactics } = bookTables
    expect([originOf(wheel, 'sections[0].left'), originOf(wheel, 'sections[3].left'), originOf(wheel, 'die[2].strength'), originOf(wheel, 'maxWounds')])
      .toEqual(['inferred', 'book', 'designed', 'book'])
    expect([originOf(prices, 'jrayek[0].toOwner'), originOf(prices, 'jrayek[0].onPlace[1]'), originOf(prices, 'standard[5].toBank')])
      .toEqual(['designed', 'found', 'found'])
    expect([originOf(boards, '[4].gloryTarget'), originOf(boards, '[4].leadersKept'), originOf(boards, '[4].color')]).toEqual(['book', 'inferred', 'found'])
    expect([originOf(attributes, 'ai[0].id'), originOf(attributes, 'ai[0].cost'), originOf(tactics, '[0].R'), originOf(tactics, '[8]')])
      .toEqual(['found', 'designed', 'book', 'designed'])
    expect([doubtOf(boards, '[1].baseIncome') === undefined, doubtOf(boards, '[2].baseIncome') === undefined]).toEqual([false, true])
  })

  it('CC-25.2 the doubtful cells are marked, with the value of the book where it has one', () => {
    expect(Object.keys(bookTables.research.doubts ?? {})).toEqual(['recruit[0].aux'])
    expect(bookTables.research.rows.recruit[0].aux).toBe('E4>DL')
    expect(bookTables.leaders.doubts).toHaveProperty(['circadians[0].dep'])
    expect(bookTables.leaders.rows.circadians[0].dep).toBe(1)
    expect(bookTables.factions.doubts).toHaveProperty(['[1].baseIncome'])
    expect(bookTables.factions.rows[1].baseIncome).toBe('E2|G1')
  })

  it('CC-25.3 the two-faction price tokens are switched off, and what they would be is in the data', () => {
    expect(bookTables.prices.rows.twoFactionPriceVariant).toBe(false)
    const token = (duel: number, id: number): number => (duel * 6 + 1) * 6 + id - 1
    expect([c.prices.toOwner[token(1, 1)], c.prices.does.collectVault[token(1, 2)]]).toEqual([1, 0])
    const switched = compile({ ...bookTables, prices: { ...bookTables.prices, rows: { ...bookTables.prices.rows, twoFactionPriceVariant: true } } })
    for (const id of [1, 2]) {
      expect([switched.prices.toOwner[token(1, id)], switched.prices.toBank[token(1, id)]]).toEqual([0, id])
      expect([switched.prices.does.collectVault[token(1, id)], switched.prices.does.gain[token(1, id)], switched.prices.does.advanceTrack[token(1, id)]])
        .toEqual([1, 0, 0])
      expect(switched.prices.toOwner[token(0, id)]).toBe(1)
    }
  })
})

describe('the map', () => {
  it('CC-2.1 26 hexes in six columns, two lakes', () => {
    expect(['A', 'B', 'C', 'D', 'E', 'F'].map((column) => ids.filter((id) => id.startsWith(column)).length)).toEqual([3, 4, 5, 5, 5, 4])
    expect(names(c.map.lakes)).toEqual(['C-4', 'F-2'])
  })

  it('CC-2.2 hexes that share a side', () => {
    expect(names(c.map.near[at('A-1')])).toEqual(['A-2', 'B-1', 'B-2'])
    expect(names(c.map.near[at('C-3')])).toEqual(['B-2', 'B-3', 'C-2', 'C-4', 'D-2', 'D-3'])
    expect(names(c.map.near[at('D-5')])).toEqual(['C-5', 'D-4', 'E-5'])
    expect(names(c.map.near[at('F-3')])).toEqual(['E-3', 'E-4', 'F-2', 'F-4'])
    c.map.near.forEach((others, hex) => others.forEach((other) => expect(c.map.near[other]).toContain(hex)))
  })

  it('CC-2.3 10, 13, 16 and 19 land regions', () => {
    expect([2, 3, 4, 5].map(landRegions)).toEqual([10, 13, 16, 19])
  })

  it('CC-3.7 base slots by number of factions, never next to each other', () => {
    expect(names(c.map.slots[0]).sort()).toEqual(['A-2', 'D-4', 'E-1'])
    for (const count of [3, 4, 5]) expect(names(c.map.slots[count - 2]).sort()).toEqual(['A-3', 'B-1', 'D-5', 'E-1', 'F-3'])
    for (const slots of c.map.slots) for (const slot of slots) for (const other of slots) expect(c.map.near[slot]).not.toContain(other)
  })

  it('CC-3.8 legal pairs of start regions', () => {
    const pairs = (count: number, slot: string): string[] => c.map.pairs[count - 2][at(slot)].map(([a, b]) => `${ids[a]}/${ids[b]}`)
    expect([pairs(2, 'E-1'), pairs(2, 'A-2'), pairs(2, 'D-4')]).toEqual([['D-1/E-2'], ['B-2/B-3'], ['D-3/E-4']])
    expect(pairs(3, 'A-3')).toEqual(['B-3/B-4'])
    expect(pairs(4, 'E-1')).toEqual(['D-1/E-2', 'E-2/F-1'])
    expect(pairs(4, 'D-5')).toEqual(['C-5/D-4', 'D-4/E-5'])
    expect(pairs(5, 'B-1')).toEqual(['A-1/B-2', 'B-2/C-2', 'C-1/C-2'])
    expect(pairs(5, 'A-3')).toEqual(['A-2/B-3', 'B-3/B-4'])
  })

  it('CC-3.10 pairs never overlap, and 6, 7, 8 or 9 foundations fill what is left', () => {
    for (const count of [2, 3, 4, 5]) {
      const taken = c.map.slots[count - 2].map((slot) => new Set(c.map.pairs[count - 2][slot].flat()))
      taken.forEach((one, i) => taken.slice(i + 1).forEach((other) => expect([...one].filter((hex) => other.has(hex))).toEqual([])))
      expect(landRegions(count) - 2 * count).toBe(9 - bookTables.foundations.rows.removedByFactions[count - 2])
    }
  })

  it('CC-3.8 the ten mountains are enough', () => {
    for (const count of [2, 3, 4, 5]) {
      const needed = c.map.slots[count - 2].map((slot) => c.map.near[slot].filter((hex) => c.map.kind[(count - 2) * HEXES + hex] === KIND.land).length - 2)
      const most = needed.sort((a, b) => b - a).slice(0, count).reduce((sum, n) => sum + n, 3)
      expect(most).toBeLessThanOrEqual(c.map.mountainPieces)
    }
  })

  it('CC-3.12 three printed mountains lie on sides that exist', () => {
    expect(c.map.printedMountains.map((edge) => names(c.map.edges[edge]).join('/'))).toEqual(['D-1/D-2', 'D-2/E-3', 'B-2/B-3'])
  })

  it('CC-2.4 tunnels from four and from five factions on', () => {
    expect(c.map.tunnels.map((tunnels) => tunnels.map((ends) => names(ends).join('/')))).toEqual([[], [], ['F-1/B-4'], ['F-1/B-4', 'A-1/F-4']])
  })

  it('CC-3.6 each set has one tile of each terrain and each resource', () => {
    for (const set of [0, 1, 2]) {
      expect(c.tiles.terrain.slice(set * 3, set * 3 + 3).sort()).toEqual([0, 1, 2])
      expect(c.tiles.prod.slice(set * 3, set * 3 + 3).map(written).sort()).toEqual(['C1', 'E2', 'G1'])
    }
  })
})

describe('tracks, tokens and boards', () => {
  it('CC-6.1 locks stand before column 5 of each track and column 3 of Move', () => {
    const locked = c.research.lock.flatMap((lock, i) => (lock === 1 ? [`${tracks[Math.floor(i / 5)]} ${(i % 5) + 1}`] : []))
    expect(locked).toEqual(['discover 5', 'build 5', 'harvest 5', 'recruit 5', 'move 3', 'move 5'])
  })

  it('CC-6.3 CC-6.4 CC-7.1 CC-8.1 CC-9.1 CC-10.1 the cells of the tracks', () => {
    const row = (kind: 'main' | 'imm' | 'aux', track: number): string[] => c.research[kind].slice(track * 5, track * 5 + 5).map(written)
    expect([row('main', 0), row('imm', 0), row('aux', 0)])
      .toEqual([['X1', 'X1', 'X1', 'X1', 'X2'], ['', 'E2|G1', 'E3|C1', 'E4|G2', 'C1'], ['G2>X1', 'G2>X1', 'G1>X1', 'G1>X1', 'G1>C1']])
    expect([row('main', 1), row('imm', 1), row('aux', 1)])
      .toEqual([['B1', 'B1', 'B2', 'B2', 'B3'], ['', 'FD|C1', '', 'FD|C1', ''], ['E4>B1', 'E3>B1', 'E4>B1', 'E3>B1', 'E2>C1']])
    expect([row('main', 2), row('imm', 2), row('aux', 2)])
      .toEqual([['E4+H1', 'E5+H2', 'E6+H2', 'E7+H3', 'E9+H3'], ['', '', 'PT', '', 'UT'], ['E2>G1', 'E2>G1', 'E2>G1', 'E2>G1', 'E4>G2']])
    expect([row('main', 3), row('imm', 3), row('aux', 3)])
      .toEqual([['R2', 'R4', 'R5', 'R7', 'R9'], ['', '', 'G1|C1', '', 'E3'], ['E4>DL', 'E5>DL', 'E4>DL', 'E4>DL', 'E4>DL']])
    expect([row('main', 4), row('imm', 4), row('aux', 4)])
      .toEqual([['M2', 'M3', 'M4', 'M5', 'M6+C1'], ['', '', '', 'R2|C1', ''], ['E5>UL', 'E5>UL', 'E4>UL', 'E4>UL', 'E4>UL']])
  })

  it('CC-4.4 CC-4.6 price tokens cost 1/0, 1/1, 1/2, 2/2, 2/3, 3/3 for everybody', () => {
    factions.forEach((_, faction) => {
      const six = <T>(list: readonly T[]): T[] => list.slice(faction * 6, faction * 6 + 6)
      expect(six(c.prices.toOwner).map((owner, i) => `${owner}/${six(c.prices.toBank)[i]}`)).toEqual(['1/0', '1/1', '1/2', '2/2', '2/3', '3/3'])
      expect(six(c.prices.inVault)).toEqual([0, 1, 0, 0, 0, 1])
    })
  })

  it('CC-4.9 CC-4.10 neutral tokens by number of factions and round, the cheapest first', () => {
    const used = (count: number): string[] => [1, 2, 3, 4, 5, 6].map((round) => c.neutral.inRound[(count - 2) * 6 + round - 1].map((token) => c.neutral.ids[token])
      .join(' '))
    expect(used(2)).toEqual(['n24a', 'n24a', 'n24a', 'n24a', 'n24b', 'n24b'])
    expect(used(3)).toEqual(['n3a n24a', 'n3a n24a', 'n24a n3b', 'n24a n3b', 'n3b n24b', 'n3b n24b'])
    expect(used(4)).toEqual(used(2))
    expect(used(5)).toEqual(['', '', '', '', '', ''])
  })

  it('CC-16.3 CC-17.1 CC-3.2 fighters and standees add up to what is in the box', () => {
    expect(c.factions.fighters).toEqual([10, 20, 20, 20, 20, 20])
    expect(c.factions.reserve).toEqual([0, 10, 0, 0, 0, 0])
    expect(c.factions.leadersKept.reduce((sum, n) => sum + n, 3)).toBe(22)
    expect(c.leaders.count).toEqual([5, 5, 5, 5, 5, 6])
  })

  it('CC-7.9 nine buildings for each faction, the research foundation locked on every board', () => {
    factions.forEach((_, faction) => {
      expect(c.factions.buildings.slice(faction * 3, faction * 3 + 3).reduce((sum, n) => sum + n)).toBe(9)
      expect(c.factions.foundationLocks.slice(faction * 5, faction * 5 + 5).reduce((sum, n) => sum + n)).toBe(2)
      expect(c.factions.foundationLocks[faction * 5]).toBe(1)
    })
    expect(c.factions.buildings.slice(6, 9)).toEqual([3, 4, 2])
  })

  it('CC-13.5 CC-16.7 CC-17.3 CC-18.4 CC-19.8 CC-20.8 CC-21.5 the relic rows', () => {
    expect(c.factions.relicRow.map((row) => row.map(written).join(' '))).toEqual([
      'X1+G1 X1+UA X1+G1 X1+UA X1+UA',
      'X1+F1 X1+F2 X1+F2 X1+F3 X1+F4',
      'X1+G1 X1+G1 X1+G1 X1+G1 X1+G1',
      'X1+MOR X1+F2 X1+F2 X1+F3 X1+F3',
      'X1+E2 X1+F1 X1+E3 X1+F1 X1+F1',
      'X1+F1 X1+F1 X1+F1 X1+F2 X1+F3',
    ])
  })

  it('CC-7.6 CC-8.6 location rewards and the six loose tokens', () => {
    expect(c.foundations.reward.slice(0, 9).map(written)).toEqual(['E2', 'G1', 'C1', 'X1', 'X1', '', 'E2', 'G1', 'C1'])
    expect(c.production.ids).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'])
    expect(c.production.upgraded.map(written)).toEqual(['X1+E2', 'R4', 'G2+R1', 'E6', 'E3+C1', 'R2+C1'])
  })

  it('CC-9.7 an upgraded leader costs a gem to deploy again, Injura two, Demo none', () => {
    const again = c.leaders.ids.slice(0, c.leaders.firstRyhzu).map((id, leader) => `${id} ${c.leaders.deploy[leader * 2 + 1]}`)
    expect(again.filter((text) => !text.endsWith(' 1'))).toEqual(['Injura 2', 'Demo 0'])
  })

  it('CC-15.7 50 Tactics cards, and how they spread', () => {
    expect(c.tactics.design).toHaveLength(50)
    expect(c.tactics.ids).toHaveLength(25)
    const perPhase = (phase: number): number => c.tactics.phase.filter((each) => each === phase).length
    expect([0, 1, 2, 3, 4, 5, 7, 8].map(perPhase)).toEqual([2, 3, 4, 3, 4, 5, 3, 1])
    expect(c.tactics.lock.filter((lock) => lock === 1)).toHaveLength(4)
    expect(c.tactics.whenPassing.filter(Boolean)).toHaveLength(6)
    expect(c.tactics.whenActing.filter((may) => !may)).toHaveLength(3)
  })

  it('CC-11.8 the six faces of the die', () => {
    expect(c.wheel.dieStrength.map((strength, i) => `${strength}+${c.wheel.dieShield[i]}`)).toEqual(['1+1', '2+1', '2+0', '3+0', '3+0', '4+0'])
  })

  it('CC-12.2 the rows of the region count', () => {
    expect(c.income.regionCount.map(written)).toEqual(['E3+C1', 'E3+C1', 'E3+C1', 'D1', 'D1', 'D1', 'UA|G1', 'UA|G1', 'UA|G1'])
    expect(c.income.regionTimes).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 2])
  })
})

describe('the notation', () => {
  it('reads choices, sums and prices', () => {
    expect(parseEffect('E2>DL|UL')).toEqual({ energy: 2, gems: 0, choices: [[{ code: codes.indexOf('DL'), n: 1 }], [{ code: codes.indexOf('UL'), n: 1 }]] })
    expect(parseEffect('X1+UA')).toEqual({ energy: 0, gems: 0, choices: [[{ code: codes.indexOf('X'), n: 1 }, { code: codes.indexOf('UA'), n: 1 }]] })
  })

  test.each([
    ['Q1', '"Q1" is no effect'],
    ['E', '"E" needs a number'],
    ['UA2', '"UA" takes no number'],
    ['C1>X1', 'a price is energy or gems, not "C1"'],
    ['E1>E1>E1', 'an effect has one price'],
    ['E2|', '"" is no effect'],
  ])('refuses %s', (text, reason) => {
    expect(parseEffect(text)).toBe(reason)
  })

  it('every handler that the rules have is used by a component', () => {
    const used = JSON.stringify(bookTables)
    for (const names of Object.values(handlers)) for (const name of Object.keys(names)) expect(used).toMatch(new RegExp(`"${name}[":]`))
  })
})

describe('CC-25.1 tables of an owner', () => {
  const changed = (name: TableName, path: readonly (string | number)[], value: unknown): unknown => {
    const table = JSON.parse(JSON.stringify(bookTables[name])) as Record<string, unknown>
    let here: Record<string | number, unknown> = table.rows as Record<string, unknown>
    for (const step of path.slice(0, -1)) here = here[step] as Record<string | number, unknown>
    here[path[path.length - 1]] = value
    return { [name]: table }
  }

  it('replace ours table by table', () => {
    const tables = tablesWith(changed('leaders', ['ai', 4, 'upg'], 1))
    expect(tables.leaders.rows.ai[4].upg).toBe(1)
    expect(tables.map).toBe(bookTables.map)
    expect(compile(tables).leaders.upgrade[9]).toBe(1)
  })

  it('each of ours, read from its own JSON file, is taken as it is', () => {
    for (const [name, table] of Object.entries(bookTables)) {
      const file = JSON.stringify(table, null, 2)
      expect(compile(tablesWith({ [name]: JSON.parse(file) as unknown }))).toEqual(c)
    }
  })

  const refusals: readonly [TableName, readonly (string | number)[], unknown, string][] = [
    ['leaders', ['ai', 4, 'upg'], 'two', 'leaders.rows.ai[4].upg is a whole number from 0 to 99, not "two"'],
    ['leaders', ['ai', 4, 'does'], ['flies'], 'leaders.rows.ai[4].does[0]: there is no handler "flies" for a leader'],
    ['leaders', ['ai', 4, 'does'], ['pinsAs'], 'leaders.rows.ai[4].does[0]: "pinsAs" takes number'],
    ['leaders', ['ai', 4, 'does'], ['pinsAs:0'], 'leaders.rows.ai[4].does[0]: "0" is no number that will do'],
    ['leaders', ['ai', 4, 'does'], ['onVictory:Q1'], 'leaders.rows.ai[4].does[0]: "Q1" is no effect'],
    ['leaders', ['ai', 4, 'colour'], 'red', 'leaders.rows.ai[4] has no field "colour"'],
    ['attributes', ['zcharo', 2, 'base'], ['strengthOn:1:moor'], 'attributes.rows.zcharo[2].base[0]: "moor" is no terrain'],
    ['tactics', [0, 'combat'], ['pinsAs:3'], 'tactics.rows[0].combat[0]: there is no handler "pinsAs" for a Tactics card in battle'],
    ['tactics', [0, 'n'], 3, 'tactics.rows: 50 cards are needed, 51 are there'],
    ['tactics', [0, 'L'], 'Y', 'tactics.rows[0].L is a number or X, not "Y"'],
    ['map', ['hexes', 4, 'terrain'], 'moor', 'map.rows.hexes[4].terrain is one of marsh, cliffs, plains, not "moor"'],
    ['map', ['hexes', 4, 'kind'], 'sea', 'map.rows.hexes[4].kind is "sea", for which there is no handler; there are land, lake, tileSlot, baseSlot, baseOrTile'],
    ['map', ['hexes', 4, 'id'], 'B-3', 'map.rows.hexes: B-3 is there twice'],
    ['map', ['printedMountains', 0], ['Z-1', 'D-2'], 'map.rows.printedMountains[0]: there is no hex Z-1'],
    ['research', ['move', 2, 'main'], 'M', 'research.rows.move[2].main: "M" needs a number'],
    ['production', [6, 'enabled'], true, 'production.rows: six tokens are in the box, 7 are enabled'],
    ['factions', [0, 'vault'], 1, 'factions.rows: vault 1 is there twice'],
    ['factions', [0, 'gloryTrack', 0, 'at'], 5, 'factions.rows[0].gloryTrack: space 5 lies beyond the target'],
    ['prices', ['standard', 0, 'id'], 2, 'prices.rows.standard: tokens are numbered 1 to 6'],
    ['ryhzu', [0, 'upkeep'], 'C1', 'ryhzu.rows[0].upkeep: energy or gems are needed'],
    ['factions', [0, 'leadersKept'], 4, 'factions.rows[0].leadersKept: all leaders but two are kept'],
    ['tactics', [6, 'ph'], 'income', 'tactics.rows[6].fx: "boost" belongs to discover, build, harvest, recruit, move'],
    ['leaders', ['zcharo', 2, 'ph'], 'combat', 'leaders.rows.zcharo[2].does: "offer" belongs to discover, build, harvest, recruit, move'],
    ['map', ['printedMountains', 0], ['A-1', 'F-4'], 'map.rows.printedMountains[0]: the two hexes share no side'],
    ['foundations', ['removedByFactions'], [3, 2, 1, 1], 'foundations.rows: 9 neutral foundations are needed with 5 factions, 8 are left'],
    ['start', ['pricesByFactions'], [1, 1, 1, 1], 'prices.rows.neutral: 3 phases are priced in round 1 with 2 factions'],
    ['wheel', ['die'], [], 'wheel.rows.die has 0 entries, not 6'],
  ]

  test.each(refusals)('%s %j as %j is refused', (name, path, value, message) => {
    const attempt = (): unknown => tablesWith(changed(name, path, value))
    expect(attempt).toThrow(OrreryError)
    expect(attempt).toThrow(message)
  })

  it('a table without origin, an unknown table and no object at all are refused', () => {
    expect(() => tablesWith({ start: { rows: bookTables.start.rows } })).toThrow('start.origin is one of book, found, inferred, designed, not missing')
    expect(() => tablesWith({ start: { ...bookTables.start, parts: { silver: 'book' } } })).toThrow('start.parts: there is no cell silver')
    expect(() => tablesWith({ dragons: [] })).toThrow('There is no table "dragons"')
    expect(() => tablesWith([])).toThrow('what replaces tables is a row of fields, not []')
  })

  it('an effect for which these rules have no handler is refused by name', () => {
    const fewer = { ...handlerNames, leader: handlerNames.leader.filter((name) => name !== 'seesPlan') }
    expect(() => tablesWith(bookTables, fewer)).toThrow('leaders.rows.circadians[0].does[0]: there is no handler "seesPlan" for a leader')
  })
})
