import { describe, expect, test } from 'vitest'
import { COMPONENTS, FIRST_ITEM, FIRST_MAGE, FIRST_MONUMENT, FIRST_PLACE, KINDS } from '#games/res-arcana/data/content.ts'
import type { Component } from '#games/res-arcana/data/content.ts'
import { C, E, G, L, NO_ESSENCES, NOT_GOLD } from '#games/res-arcana/data/essence.ts'
import { parseCollect, parseCost, parseDiscount, parseGain, parsePoints, parsePower } from '#games/res-arcana/data/notation.ts'
import { bookTables, compile } from '#games/res-arcana/data/tables.ts'
import type { Tables } from '#games/res-arcana/data/tables.ts'

const content = compile(bookTables)
const named = (id: string): Component => content.components[content.byId.get(id) ?? -1]
const ofKind = (kind: Component['kind']): Component[] => content.components.filter((c) => c.kind === kind)

describe('the book tables', () => {
  test('all 78 components parse and are numbered by kind (RA-1.2)', () => {
    expect(content.components).toHaveLength(COMPONENTS)
    expect(content.components.map((c) => c.index)).toEqual([...Array(COMPONENTS).keys()])
    expect(KINDS.map((kind) => ofKind(kind).length)).toEqual([40, 10, 8, 10, 10])
    expect(KINDS.map((kind) => ofKind(kind)[0].index)).toEqual([0, FIRST_MAGE, FIRST_ITEM, FIRST_MONUMENT, FIRST_PLACE])
    expect(content.components.every((c) => c.origin === 'book')).toBe(true)
  })

  test('are plain JSON', () => {
    expect(JSON.parse(JSON.stringify(bookTables))).toEqual(bookTables)
  })

  test('the beasts of the box (RA-1.5)', () => {
    expect(content.components.filter((c) => c.dragon).map((c) => c.id)).toEqual([
      'bone_dragon', 'earth_dragon', 'fire_dragon', 'sea_serpent', 'water_dragon', 'wind_dragon',
    ])
    expect(content.components.filter((c) => c.creature).map((c) => c.id)).toEqual([
      'celestial_horse', 'guard_dog', 'hawk', 'mermaid', 'nightingale', 'sea_serpent', 'treant',
    ])
  })

  test('totals: printed costs, printed points, powers', () => {
    const total = (of: (c: Component) => number): number[] => KINDS.map((kind) => ofKind(kind).reduce((sum, c) => sum + of(c), 0))
    expect(total((c) => c.cost.total)).toEqual([134, 0, 0, 40, 98])
    expect(total((c) => c.points.printed)).toEqual([12, 0, 0, 16, 8])
    expect(total((c) => c.powers.length)).toEqual([53, 10, 6, 8, 18])
  })

  test('every monument costs four Gold; mages and items cost nothing', () => {
    for (const { cost } of ofKind('monument')) expect(cost).toEqual({ fixed: [0, 0, 0, 0, 4], any: 0, total: 4 })
    expect([...ofKind('mage'), ...ofKind('item')].every((c) => c.cost.total === 0)).toBe(true)
  })

  test('tiles pair a sun side with its moon side', () => {
    expect(content.tiles.map(({ sun, moon }) => [content.components[sun].id, content.components[moon].id])).toEqual([
      ['sacred_grove', 'alchemists_tower'],
      ['catacombs_of_the_dead', 'sacrificial_pit'],
      ['cursed_forge', 'dwarven_mines'],
      ['coral_castle', 'sunken_reef'],
      ['dragons_lair', 'sorcerers_bestiary'],
    ])
  })

  test('starter sets hold one mage and three artifacts (RA-3.3)', () => {
    const ids = content.starterSets.map((set) => [set.mage, ...set.artifacts].map((c) => content.components[c].id))
    expect(ids).toEqual([
      ['duelist', 'dragon_teeth', 'elemental_spring', 'hand_of_glory'],
      ['seer', 'chalice_of_life', 'flaming_pit', 'vault'],
      ['alchemist', 'celestial_horse', 'magical_shard', 'tree_of_life'],
      ['transmuter', 'dancing_sword', 'fountain_of_youth', 'hawk'],
    ])
    expect(content.unnumberedArtifacts).toHaveLength(28)
  })

  test('odd ones out', () => {
    expect(named('wind_dragon').cost).toEqual({ fixed: [0, 0, 4, 0, 0], any: 4, total: 8 })
    expect(named('prism').cost.total).toBe(0)
    expect(named('vault').collect).toEqual({ kind: 'interest', stays: G, gain: { fixed: NO_ESSENCES, n: 2, of: NOT_GOLD } })
    expect(named('windup_man').collect).toEqual({ kind: 'grow', n: 2 })
    expect(named('cursed_forge').collect).toEqual({ kind: 'upkeep', pay: [0, 0, 0, 1, 0] })
    expect(named('sorcerers_bestiary').points).toEqual({ printed: 0, perStored: -1, perCreature: 1, perDragon: 2 })
    expect(named('guard_dog').powers.map((p) => [p.when, p.cost.whileTurned])).toEqual([['action', true], ['life loss', false]])
    expect(named('dancing_sword').powers[0].effect).toEqual({ kind: 'ignore', store: [0, 0, 0, 1, 0] })
    expect(named('obelisk').powers[0].when).toBe('claim')
  })
})

describe('the notation', () => {
  test('costs, gains and collects', () => {
    expect(parseCost('3A 2D')).toEqual({ fixed: [0, 0, 0, 2, 0], any: 3, total: 5 })
    expect(parseCost('0')).toEqual({ fixed: NO_ESSENCES, any: 0, total: 0 })
    expect(parseGain('2G 1E')).toEqual({ fixed: [1, 0, 0, 0, 2], n: 0, of: 0 })
    expect(parseGain('6N')).toEqual({ fixed: NO_ESSENCES, n: 6, of: NOT_GOLD })
    expect(parseCollect('1C/1L')).toEqual({ kind: 'gain', gain: { fixed: NO_ESSENCES, n: 1, of: (1 << C) | (1 << L) } })
    expect(parseCollect('2 of ELC')).toEqual({ kind: 'gain', gain: { fixed: NO_ESSENCES, n: 2, of: (1 << E) | (1 << L) | (1 << C) } })
  })

  test('points and discounts', () => {
    expect(parsePoints('2 + 1 per L')).toEqual({ printed: 2, perStored: L, perCreature: 0, perDragon: 0 })
    expect(parseDiscount('artifact -1N')).toEqual({ on: 'artifact', n: 1, sparesGold: true })
    expect(parseDiscount('dragon -3A')).toEqual({ on: 'dragon', n: 3, sparesGold: false })
  })

  test('powers', () => {
    const free = parsePower('T > check')
    expect(free).toMatchObject({ when: 'action', cost: { turn: true, any: 0, destroy: 'none', simple: true }, effect: { kind: 'check' } })
    expect(parsePower('T, 6E from this, X same > XG')).toEqual({
      when: 'action',
      cost: { ...free.cost, fromThis: [6, 0, 0, 0, 0], x: true, simple: false },
      effect: { kind: 'gain x', as: 'gold' },
    })
    expect(parsePower('T, 1D, destroy dragon or creature > cost of destroyed as G')).toEqual({
      when: 'action',
      cost: { ...free.cost, pay: [0, 0, 0, 1, 0], destroy: 'dragon or creature', simple: false },
      effect: { kind: 'gain cost', of: 'destroyed', plus: 0, as: 'gold' },
    })
    expect(parsePower('T, 1D > place artifact from discard -2N').effect).toEqual({
      kind: 'place', what: 'artifact', from: 'discard', terms: { free: false, off: 2, sparesGold: true },
    })
    expect(parsePower('T > attack 2, or destroy artifact').effect).toEqual({ kind: 'attack', loss: 2, wayOut: { kind: 'destroy artifact' } })
  })

  test.each([
    ['1G1E', /not an amount/],
    ['01E', /not an amount/],
    ['2E 1E', /E appears twice/],
    ['2N', /N is no cost/],
  ])('refuses the cost %s', (text, reason) => {
    expect(() => parseCost(text)).toThrow(reason)
  })

  test.each([
    ['T + 1E > 2E', /not an amount/],
    ['T, 1E', /"cost > effect"/],
    ['react lives: T > ignore', /unknown condition/],
    ['T > ignore', /belongs to a react/],
    ['T > 3 points', /victory check/],
    ['T > XG', /without "X same"/],
    ['T, 2A > paid on this', /exactly one chosen essence/],
    ['T > cost of destroyed as N', /nothing is destroyed/],
    ['T, while turned > 1E', /cannot turn/],
    ['1E, 1L > 1G', /two amounts/],
    ['react life: 1A > ignore', /a react pays named essences/],
    ['T > attack 2, or sing', /not a way out/],
    ['T > draw 3, discard 2', /not an amount/],
  ])('refuses the power %s', (text, reason) => {
    expect(() => parsePower(text)).toThrow(reason)
  })
})

describe('broken tables are refused with component and reason', () => {
  const artifactsWith = (id: string, change: object): Tables => ({
    ...bookTables,
    artifacts: bookTables.artifacts.map((row) => (row.id === id ? { ...row, ...change } : row)),
  })

  test.each([
    ['prism', { cost: 'two' }, 'prism: cost: "two" is not an amount, in "two"'],
    ['hawk', { powers: ['T > fly'] }, 'hawk: power: "fly" is not an amount, in "fly"'],
    ['hawk', { collect: '1Q' }, 'hawk: collect: "1Q" is not an amount, in "1Q"'],
    ['hawk', { types: ['bird'] }, 'hawk: unknown type "bird"'],
    ['hawk', { starterSet: 5 }, 'hawk: starter set 5 does not exist'],
    ['hawk', { starterSet: 3 }, 'starter set 3: one mage and three artifacts are needed'],
    ['hawk', { id: 'prism' }, 'prism: the id is used twice'],
    ['hawk', { cost: 3 }, 'hawk: cost is not a text'],
  ])('%s with %o', (id, change, message) => {
    expect(() => compile(artifactsWith(id, change))).toThrow(message)
  })

  test('a missing row, and a tile with the wrong back', () => {
    expect(() => compile({ ...bookTables, items: bookTables.items.slice(1) })).toThrow('items: 8 rows are needed, 7 are there')
    const places = bookTables.places.map((row) => (row.id === 'cursed_forge' ? { ...row, back: 'sunken_reef' } : row))
    expect(() => compile({ ...bookTables, places })).toThrow('cursed_forge: "sunken_reef" is not its moon side')
  })

  test('a monument that costs more than the others, and a place that costs any essences', () => {
    const monuments = bookTables.monuments.map((row) => (row.id === 'oracle' ? { ...row, cost: '5G' } : row))
    expect(() => compile({ ...bookTables, monuments })).toThrow('oracle: all monuments cost the same')
    const places = bookTables.places.map((row) => (row.id === 'cursed_forge' ? { ...row, cost: '3A' } : row))
    expect(() => compile({ ...bookTables, places })).toThrow('cursed_forge: what is claimed costs named essences, never A')
  })
})
