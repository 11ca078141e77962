import { describe, expect, it } from 'vitest'
import { copierByNames, int, ints, list, record } from '../schema.ts'

const fields = { round: int, coins: ints, piles: list(ints), inner: record({ at: ints, turn: int }) }
type Sample = { piles: number[][]; round: number; inner: { turn: number; at: number[] }; coins: number[] }
const fresh = (): Sample => ({ piles: [[1], [2, 3]], round: 4, inner: { turn: 5, at: [6] }, coins: [7, 8] })

describe('copies of records', () => {
  const ways = { 'by a function that names the fields': record(fields).copy, 'by a loop over their names': copierByNames(fields) as unknown as (value: Sample) => Sample }
  it.each(Object.entries(ways))('share nothing that can change, and keep the order of fields: %s', (_, copy) => {
    const value = fresh()
    const copied = copy(value)
    expect(JSON.stringify(copied)).toBe(JSON.stringify(value))
    copied.piles[1].push(9)
    copied.inner.at[0] = 9
    copied.coins[0] = 9
    expect(value).toEqual(fresh())
  })

  it('do not depend on the order of fields of the first record', () => {
    const { copy } = record(fields)
    copy(fresh())
    const { coins, round, piles, inner } = fresh()
    expect(copy({ coins, round, piles, inner })).toEqual(fresh())
  })
})
