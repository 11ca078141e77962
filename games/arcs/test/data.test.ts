import { describe, expect, it } from 'vitest'
import { compile } from '../data/compile.ts'
import { resources, suits } from '../data/names.ts'
import { bookTables } from '../data/tables.ts'

const c = compile(bookTables)
const { map, setupCards, courtCards, leaders, lore } = bookTables
const at = (id: string): number => c.systems.ids.indexOf(id)
const near = (id: string, ...out: number[]): string[] =>
  c.systems.adjacent[out.reduce((mask, cluster) => mask | (1 << (cluster - 1)), 0)][at(id)].map((system) => c.systems.ids[system])

describe('the tables', () => {
  it('every table has an origin', () => {
    for (const table of Object.values(bookTables)) expect(['book', 'found', 'inferred', 'lore', 'designed']).toContain(table.origin)
  })

  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(bookTables))).toEqual(bookTables)
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
