import { describe, expect, it } from 'vitest'
import { apart } from '../table/round/power-track.tsx'
import { markersLeft, projected, standingsOf } from '../table/standings.ts'
import type { ArcsView } from '../table/view.ts'
import { game, Table } from './table.ts'

const seenBy = (table: Table, seat: number): ArcsView => game.view(table.state, seat) as unknown as ArcsView

/** Two ambitions declared: Tycoon for 5/3 and Warlord for 3/2. */
const declared = (): Table => new Table().declared('tycoon', 2).declared('warlord', 1)

describe('who would score what now', () => {
  it('gives first and second place their values', () => {
    const view = seenBy(declared().tokens(0, 'fuel', 'fuel').tokens(1, 'material'), 0)
    const [tycoon] = standingsOf(view)
    expect(tycoon).toMatchObject({ declared: true, value: [5, 3], counts: [2, 1, 0, 0], power: [5, 3, 0, 0], reason: undefined })
    expect(projected(view)).toEqual([5, 3, 0, 0])
  })

  it('says that a tie for first place pays the second value', () => {
    const [tycoon] = standingsOf(seenBy(declared().tokens(0, 'fuel').tokens(1, 'material'), 0))
    expect(tycoon).toMatchObject({ power: [3, 3, 0, 0], reason: 'tieForFirst' })
  })

  it('says that a tie for second place pays nobody', () => {
    const [tycoon] = standingsOf(seenBy(declared().tokens(0, 'fuel', 'fuel').tokens(1, 'fuel').tokens(2, 'fuel'), 0))
    expect(tycoon).toMatchObject({ power: [5, 0, 0, 0], reason: 'tieForSecond' })
  })

  it('tells the city bonus apart from the value of the marker', () => {
    const table = declared().tokens(0, 'fuel')
    table.set({ cities: [0, 5, 5, 5] })
    const [tycoon] = standingsOf(seenBy(table, 0))
    expect(tycoon).toMatchObject({ power: [10, 0, 0, 0], bonus: [5, 0, 0, 0] })
  })

  it('pays nothing for what is not declared, and says what declaring it would change', () => {
    const view = seenBy(declared().tokens(0, 'relic'), 0)
    expect(standingsOf(view)[3]).toMatchObject({ id: 'keeper', declared: false, power: [0, 0, 0, 0] })
    expect(standingsOf(view, 3)[3]).toMatchObject({ declared: true, value: [2, 0], power: [2, 0, 0, 0] })
    expect(projected(view, 3)).toEqual([2, 0, 0, 0])
  })

  it('shows the dearest marker that is left first', () => {
    expect(markersLeft(seenBy(new Table(), 0)).map(({ first }) => first)).toEqual([5, 3, 2])
    expect(markersLeft(seenBy(declared(), 0)).map(({ first }) => first)).toEqual([2])
  })
})

describe('marks on the Power track', () => {
  it('leaves marks alone that have room', () => {
    expect(apart([0, 40, 100], 7)).toEqual([0, 40, 100])
  })

  it('moves equal marks apart, in order, without leaving the track', () => {
    const places = apart([100, 100, 98, 0], 7)
    expect(Math.max(...places)).toBeLessThanOrEqual(100)
    expect(places[2]).toBeLessThan(places[0])
    expect(Math.abs(places[0] - places[1])).toBeGreaterThan(5)
  })
})
