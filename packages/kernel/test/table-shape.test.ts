import { describe, expect, it } from 'vitest'
import { distinct, either, many, matching, orNull, row, tablesOver, truth, tuple, whole, word } from '../table-shape.ts'
import { refusalOf } from './refusal.ts'

const shape = row(
  { id: matching(/^[a-z]+$/, 'a word in small letters'), price: tuple(whole(0, 9), whole(-1, 1)), next: orNull(word('a', 'b')) },
  { does: either('does', { draw: { cards: whole(1, 3) }, nothing: { ever: truth } }) },
)
const rows = many(shape, 1, 2)
const good = { id: 'x', price: [3, -1], next: null, does: { does: 'draw', cards: 2 } }

const refusal = (value: unknown): string => refusalOf(() => rows.check(value, 'cards'))

describe('the shape of a table', () => {
  it('takes what fits, and gives the same values back', () => {
    expect(rows.check([good], 'cards')).toEqual([good])
    expect(rows.check([{ id: 'y', price: [0, 0], next: 'b' }], 'cards')).toEqual([{ id: 'y', price: [0, 0], next: 'b' }])
  })

  it('names the field and the reason', () => {
    expect(refusal([{ ...good, price: [10, 0] }])).toBe('tables.field: cards[0].price[0] is a whole number from 0 to 9, not 10')
    expect(refusal([{ ...good, price: [1] }])).toBe('tables.field: cards[0].price is a list of 2, not [1]')
    expect(refusal([{ ...good, price: ['1', 0] }])).toBe('tables.field: cards[0].price[0] is a whole number from 0 to 9, not "1"')
    expect(refusal([{ ...good, id: 'X' }])).toBe('tables.field: cards[0].id is a word in small letters, not "X"')
    expect(refusal([{ ...good, next: 'c' }])).toBe('tables.field: cards[0].next is one of a, b, not "c"')
    expect(refusal([good, { ...good, id: undefined }])).toBe('tables.field: cards[1].id is a word in small letters, not missing')
    expect(refusal([{ ...good, prize: 1 }])).toBe('tables.field: cards[0] has no field "prize"')
    expect(refusal([{ ...good, does: { does: 'nothing', ever: 1 } }])).toBe('tables.field: cards[0].does.ever is true or false, not 1')
    expect(refusal([3])).toBe('tables.field: cards[0] is a row of fields, not 3')
    expect(refusal({})).toBe('tables.field: cards is a list, not {}')
    expect(() => distinct(many(whole(0, 9))).check([4, 2, 4], 'cards')).toThrow('cards[2] is 4 for the second time')
  })

  it('counts entries', () => {
    expect(refusal([])).toBe('tables.count: cards has 0 entries, not 1 to 2')
    expect(refusal([good, good, good])).toBe('tables.count: cards has 3 entries, not 1 to 2')
  })

  it('refuses an effect without a handler by name', () => {
    expect(refusal([{ ...good, does: { does: 'explode' } }])).toBe(
      'tables.effect: cards[0].does.does is "explode", for which there is no handler; there are draw, nothing',
    )
    expect(refusal([{ ...good, does: { does: 'nothing', ever: true, cards: 1 } }])).toBe('tables.field: cards[0].does has no field "cards"')
  })

  it('lets a host replace some tables of a game and keeps the others', () => {
    const ours = { cards: rows.check([good], 'cards'), prices: many(whole(0, 9)).check([1, 2], 'prices') }
    const shapes = { cards: rows, prices: many(whole(0, 9)) }
    expect(tablesOver(ours, shapes, { prices: [3] })).toEqual({ cards: [good], prices: [3] })
    expect(ours.prices).toEqual([1, 2])
    expect(() => tablesOver(ours, shapes, { prices: [10] })).toThrow('prices[0] is a whole number from 0 to 9, not 10')
    expect(() => tablesOver(ours, shapes, { price: [1] })).toThrow('There is no table "price"; there are cards, prices')
    expect(() => tablesOver(ours, shapes, [])).toThrow('what replaces tables is a row of fields, not []')
  })
})
