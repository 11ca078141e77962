import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { replay } from '#kernel/record.ts'
import { RESULT } from '../rules/state.ts'
import { zone } from '../rules/zones.ts'
import { game } from './table.ts'

const folder = fileURLToPath(new URL('./golden/', import.meta.url))
const records = readdirSync(folder).filter((file) => file.endsWith('.rec'))

describe('the golden records', () => {
  it('are at least five, of both variations, won and lost in both ways', () => {
    expect(records.length).toBeGreaterThanOrEqual(5)
    const ends = records.map((file) => replay(game, readFileSync(folder + file, 'utf8')).state).map(({ variation, result }) => `${variation} ${result}`)
    for (const variation of [0, 1]) for (const result of [RESULT.won, RESULT.alert]) expect(ends).toContain(`${variation} ${result}`)
    expect(ends.some((end) => end.endsWith(` ${RESULT.missions}`))).toBe(true)
  })
})

describe('the crowded position', () => {
  it('is before the last vault of the long campaign, with traders, tiles, cargo and missions, and asks the smuggler', () => {
    const { state } = replay(game, readFileSync(new URL('./crowded.rec', import.meta.url), 'utf8'))
    const { at } = state.cards
    expect([state.variation, state.opened, state.over]).toEqual([1, 3, 0])
    expect([at[zone.hand].length, at[zone.active].length, at[zone.traders].length, at[zone.fled].length]).toEqual([3, 1, 5, 3])
    expect([state.keys, state.placed, state.crystals]).toEqual([[0, 0, 2, 0], [0, 1, 0, 1], 3])
    const [{ seat, frame, options }] = game.pending(state)
    expect([seat, frame.step]).toEqual([0, 'act'])
    expect(options.length).toBeGreaterThan(20)
  })
})
