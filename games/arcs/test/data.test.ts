import { describe, expect, it } from 'vitest'
import { refusalOf } from '#kernel/test/refusal.ts'
import { compile } from '../data/compile.ts'
import { resources, suits } from '../data/names.ts'
import { origins } from '../data/origin.ts'
import { readTables, tableShapes } from '../data/shapes.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { makeArcs } from '../rules/game.ts'

const c = compile(bookTables)
const { map, setupCards, courtCards, leaders, lore } = bookTables
const at = (id: string): number => c.systems.ids.indexOf(id)
const near = (id: string, ...out: number[]): string[] =>
  c.systems.adjacent[out.reduce((mask, cluster) => mask | (1 << (cluster - 1)), 0)][at(id)].map((system) => c.systems.ids[system])

const refusal = (tables: Record<string, unknown>): string => refusalOf(() => compile(readTables(tables)))

/** What is said of our table with some fields of one line changed. */
const withLine = (name: keyof Tables, index: number, change: object): string => {
  const table = bookTables[name] as { readonly rows: readonly object[] }
  return refusal({ [name]: { ...table, rows: table.rows.map((row, i) => (i === index ? { ...row, ...change } : row)) } })
}

const withRows = (name: keyof Tables, rows: unknown): string => refusal({ [name]: { ...bookTables[name], rows } })

describe('the tables', () => {
  it('ARCS-21.1 every table has an origin', () => {
    for (const table of Object.values(bookTables)) expect(origins).toContain(table.origin)
  })

  it('ARCS-21.1 are plain data of their own shape', () => {
    expect(JSON.parse(JSON.stringify(bookTables))).toEqual(bookTables)
    for (const [name, table] of Object.entries(bookTables)) expect(tableShapes[name as keyof Tables].check(table, name)).toEqual(table)
  })

  it('ARCS-21.1 an owner replaces one table and keeps the others', () => {
    const mine = compile(readTables({ slotKeys: { origin: 'book', rows: [3, 2, 1, 2, 1, 3] } }))
    expect(mine.slotKeys).toEqual([3, 2, 1, 2, 1, 3, 4])
    expect(mine.systems).toEqual(c.systems)
  })

  it('ARCS-21.1 a wrong value is refused with its field and the reason', () => {
    expect(refusal({ maps: map })).toMatch(/^tables.unknown: There is no table "maps"/)
    expect(refusal({ map: { ...map, origin: 'guessed' } })).toBe('tables.field: map.origin is one of book, found, inferred, lore, designed, not "guessed"')
    expect(withLine('playerCounts', 0, { players: 1 })).toBe('tables.field: playerCounts.rows[0].players is a whole number from 2 to 4, not 1')
    expect(withLine('playerCounts', 1, { courtRow: 5 })).toBe('tables.field: playerCounts.rows[1].courtRow is a whole number from 1 to 4, not 5')
    expect(withLine('courtCards', 1, { id: 'BC01' })).toBe('tables.field: courtCards.rows[1].id is "BC01", where BC02 belongs')
    expect(withLine('map', 1, { adjacent: ['1c', '1c', '1g'] })).toBe('tables.field: map.rows[1].adjacent[1] is "1c" for the second time')
    expect(withRows('leaders', leaders.rows.slice(1))).toBe('tables.count: leaders.rows has 7 entries, not 8')
    expect(withRows('slotKeys', [3, 1, 1, 2, 1, 0])).toBe('tables.field: slotKeys.rows[5] is a whole number from 1 to 5, not 0')
    expect(withRows('diceFaces', { ...bookTables.diceFaces.rows, skirmish: [[], ['hit']] })).toBe('tables.count: diceFaces.rows.skirmish has 2 entries, not 6')
  })

  it('ARCS-21.1 an effect without a handler is refused by name', () => {
    expect(withLine('lore', 0, { does: ['supernova'] })).toMatch(/^tables.effect: lore.rows\[0\].does\[0\] is "supernova", for which there is no handler; there are action summon, /)
    expect(withLine('courtCards', 0, { does: ['secured call'] })).toBe('tables.effect: courtCards.rows[0].does[0] is "secured call", which is not for Guild cards')
    expect(withLine('courtCards', 4, { does: ['union administration'] })).toBe('tables.effect: courtCards.rows[4].does[0] is "union administration", which another card does')
    expect(withLine('courtCards', 1, { does: ['prelude hoard', 'prelude levy'] })).toBe('tables.effect: courtCards.rows[1].does has 2 Prelude actions, not one at most')
    expect(withLine('courtCards', 30, { keys: 1 })).toBe('tables.field: courtCards.rows[30].keys is 1: a Guild card has a raid cost, a Vox card has none')
  })

  it('ARCS-21.1 tables that make no game together are refused', () => {
    expect(withLine('playerCounts', 0, { players: 3 })).toBe('tables.count: playerCounts has 0 lines for 2 players, not 1')
    expect(withLine('playerCounts', 0, { hand: 7 })).toBe('tables.count: playerCounts.rows[0] deals 3 hands of 7, and the deck has 20 cards')
    expect(withLine('playerCounts', 2, { hand: 7 })).toBe('taken')
    expect(withLine('playerCounts', 2, { deck: [7, 6] })).toBe('tables.field: playerCounts.rows[2].deck goes from 7 to 6')
    expect(withLine('map', 0, { cluster: 2 })).toBe('tables.field: map.rows[0].cluster is 2, and 1g belongs to 1')
    expect(withLine('map', 1, { slots: 0 })).toBe('tables.field: map.rows[1].slots is 0: a planet has one or two, a gate has none')
    expect(withLine('map', 1, { adjacent: ['1c', '1g', '1h'] })).toBe('tables.field: map.rows[1].adjacent[2] is "1h", which is not adjacent to 1a')
    expect(withLine('map', 3, { adjacent: ['1c'] })).toBe('tables.field: map.rows[0].adjacent[2] is "1h", which is not adjacent to 1g')
    const [first, second] = setupCards.rows[0].seats
    expect(withLine('setupCards', 0, { players: 3 })).toBe('tables.count: setupCards.rows[0].seats are 2, for 3 players')
    expect(withLine('setupCards', 0, { out: [1, 5] })).toBe('tables.field: setupCards.rows[0].seats[0].A is "5h", and cluster 5 is out of play')
    expect(withLine('setupCards', 0, { seats: [{ ...first, C: ['3g', '9z'] }, second] })).toMatch(/^tables.field: setupCards.rows\[0\].seats\[0\].C\[1\] is one of 1g, 1a, .*, not "9z"$/)
    expect(withLine('setupCards', 0, { seats: [first, { ...second, B: '4h', resources: ['material', 'material'] }] })).toBe(
      'tables.count: setupCards.rows[0].seats[1].B is "4h", where no slot is left for a building',
    )
    expect(withLine('setupCards', 0, { seats: [first, { ...second, A: '3c' }] })).toBe('tables.field: setupCards.rows[0].seats[1].A is "3c", whose type is fuel, not material')
    expect(withLine('leaders', 0, { C: { building: 'city', ships: 2 } })).toBe('tables.count: setupCards.rows[0].seats[0].C[0] is "3g", where no slot is left for a building')
    expect(withRows('tokensPerResource', 1)).toBe('tables.count: setupCards.rows[0].out sets 2 material aside, and there are 1')
    expect(withRows('pieceLimits', { ...bookTables.pieceLimits.rows, cities: 6 })).toBe('tables.count: cityTrack has lines for 0, 1, 2, 3, 4, 5 cities, not one each from 0 to 6')
    expect(withRows('pieceLimits', { ...bookTables.pieceLimits.rows, agents: 1 })).toBe('tables.count: leaders.rows[1].outrage takes 2 agents, above pieceLimits.agents')
    expect(withLine('cityTrack', 4, { openSlots: 5 })).toBe('tables.field: cityTrack opens 5 slots with 4 cities, and 4 with 3')
  })

  it('ARCS-21.1 tables that were never looked at are checked when the game is made', () => {
    const playerCounts = { ...bookTables.playerCounts, rows: bookTables.playerCounts.rows.slice(1) }
    expect(() => makeArcs({ ...bookTables, playerCounts })).toThrow('playerCounts.rows has 2 entries, not 3')
  })

  it('ARCS-2.1 six clusters of a gate and three planets', () => {
    expect(map.rows).toHaveLength(24)
    for (let cluster = 1; cluster <= 6; cluster++)
      expect(map.rows.filter((row) => row.cluster === cluster).map((row) => row.symbol)).toEqual(['gate', 'arrow', 'crescent', 'hex'])
  })

  it('ARCS-2.2 ARCS-2.3 adjacency has 38 edges and is mutual', () => {
    const edges = map.rows.flatMap((row) => row.adjacent.map((other) => [row.id, other].sort().join('-')))
    expect(new Set(edges).size).toBe(38)
    expect(edges).toHaveLength(76)
    expect(near('1g')).toEqual(['1a', '1c', '1h', '2g', '6g'])
    expect(near('1a')).not.toContain('1h')
    expect(near('2h')).toContain('3a')
    expect(near('5h')).toContain('6a')
    for (const [one, two] of [['1h', '2a'], ['3h', '4a'], ['4h', '5a'], ['6h', '1a']]) expect(near(one)).not.toContain(two)
  })

  it('ARCS-2.4 the ring of gates closes over one and over two missing clusters', () => {
    expect(near('4g', 3)).toEqual(['2g', '4a', '4c', '4h', '5g'])
    expect(near('5g', 1, 6)).toEqual(['2g', '4g', '5a', '5c', '5h'])
    expect(near('2h', 3)).toEqual(['2g', '2c'])
    expect(near('3a', 3)).toEqual([])
  })

  it('ARCS-2.5 planet types and 26 building slots', () => {
    const planets = map.rows.filter((row) => row.type !== null)
    expect(resources.map((type) => planets.filter((row) => row.type === type).length)).toEqual([4, 4, 4, 3, 3])
    expect(planets.reduce((sum, row) => sum + row.slots, 0)).toBe(26)
    expect(c.systems.slots[at('6c')]).toBe(2)
  })

  it('ARCS-3.3 four setup cards for each number of players, with the right clusters out', () => {
    for (const players of [2, 3, 4]) {
      const cards = setupCards.rows.filter((card) => card.players === players)
      expect(cards).toHaveLength(4)
      for (const card of cards) {
        expect(card.out).toHaveLength(players === 4 ? 1 : 2)
        expect(card.seats).toHaveLength(players)
        for (const seat of card.seats) {
          expect(seat.C).toHaveLength(players === 2 ? 2 : 1)
          for (const place of [seat.A, seat.B, ...seat.C]) expect(card.out).not.toContain(Number(place[0]))
          expect([seat.A, seat.B].map((id) => map.rows[at(id)].type)).toEqual(seat.resources)
        }
        const taken = card.seats.flatMap((seat) => [seat.A, seat.B])
        for (const id of taken) expect(taken.filter((other) => other === id).length).toBeLessThanOrEqual(c.systems.slots[at(id)])
      }
    }
  })

  it('ARCS-4.3 pips and actions of the 28 cards', () => {
    expect(c.cards.ids).toHaveLength(28)
    const pips = (id: string): number => c.cards.pips[c.cards.ids.indexOf(id)]
    expect([pips('C4'), pips('C5'), pips('A5'), pips('G1'), pips('M7')]).toEqual([3, 2, 3, 3, 1])
    expect(suits).toHaveLength(4)
  })

  it('ARCS-4.7 ambitions on the cards', () => {
    expect(c.cards.ambition.slice(0, 7)).toEqual([-1, 0, 1, 2, 3, 4, 5])
  })

  it('ARCS-8.4 eighteen faces', () => {
    for (const die of c.dice) expect(die.sides.reduce((sum, sides) => sum + sides, 0)).toBe(6)
    const total = (kind: number, icon: 'hit' | 'self' | 'intercept' | 'building' | 'key'): number =>
      c.dice[kind].sides.reduce((sum, sides, face) => sum + sides * c.dice[kind][icon][face], 0)
    expect([total(0, 'hit'), total(0, 'self'), total(0, 'intercept')]).toEqual([7, 3, 1])
    expect([total(1, 'hit'), total(1, 'self')]).toEqual([3, 0])
    expect([total(2, 'self'), total(2, 'intercept'), total(2, 'building'), total(2, 'key')]).toEqual([3, 2, 3, 4])
  })

  it('ARCS-3.2 25 Guild and 6 Vox cards with icons and keys', () => {
    expect(courtCards.rows.filter((card) => card.icon !== null)).toHaveLength(25)
    expect(courtCards.rows.filter((card) => card.icon === null)).toHaveLength(6)
    expect(courtCards.rows.map((card) => card.id)).toEqual(Array.from({ length: 31 }, (_, i) => `BC${String(i + 1).padStart(2, '0')}`))
    expect(resources.map((type) => courtCards.rows.filter((card) => card.icon === type).length)).toEqual([5, 5, 5, 5, 5])
    expect(c.court.keys[21]).toBe(1)
  })

  it('ARCS-6.12 slots and their raid costs', () => {
    expect(c.slotKeys).toEqual([3, 1, 1, 2, 1, 3, 4])
    expect(c.openSlots).toEqual([6, 6, 6, 4, 3, 2])
    expect(c.slotOrder[0]).toBe(6)
  })

  it('ARCS-10.4 ARCS-10.5 city bonuses and markers', () => {
    expect(c.cityBonus).toEqual([5, 2, 0, 0, 0, 0])
    expect(c.markers.first).toEqual([[2, 4], [3, 6], [5, 9]])
    expect(c.markers.second).toEqual([[0, 2], [2, 3], [3, 4]])
  })

  it('ARCS-16.3 eight leaders and fourteen lore', () => {
    expect(leaders.rows).toHaveLength(8)
    expect(lore.rows).toHaveLength(14)
    expect(leaders.rows.every((leader) => leader.abilities.length === 2)).toBe(true)
    expect(new Set(leaders.rows.flatMap((leader) => leader.abilities)).size).toBe(16)
  })

  it('ARCS-3.7 five tokens of each resource', () => {
    expect(c.tokens).toBe(5)
    expect(c.limits).toEqual({ cities: 5, starports: 5, ships: 15, agents: 10 })
  })
})
