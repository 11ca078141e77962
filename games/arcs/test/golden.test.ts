import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { replay } from '#kernel/record.ts'
import { content, game } from './table.ts'
import { usesIn } from './uses.ts'

const folder = fileURLToPath(new URL('./golden/', import.meta.url))
const records = readdirSync(folder).filter((file) => file.endsWith('.rec'))

describe('the golden records', () => {
  it('are at least twenty and use every card of the box', () => {
    expect(records.length).toBeGreaterThanOrEqual(20)
    const used = new Set(records.flatMap((file) => [...usesIn(readFileSync(folder + file, 'utf8'))]))
    const box = [content.cards, content.court, content.leaders, content.lore].flatMap(({ ids }) => ids)
    expect([...box, ...content.setups.map(({ id }) => id)].filter((id) => !used.has(id))).toEqual([])
  })
})

describe('the crowded position', () => {
  it('is late in a game of four with Leaders and Lore, full of pieces, and asks the first seat', () => {
    const { state } = replay(game, readFileSync(new URL('./crowded.rec', import.meta.url), 'utf8'))
    const all = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)
    expect([state.seats, state.loreEach, state.over]).toEqual([4, 2, 0])
    expect(state.chapter).toBeGreaterThanOrEqual(4)
    expect(all(state.fresh) + all(state.damaged)).toBeGreaterThanOrEqual(40)
    expect(state.buildings.filter((code) => code !== 0).length).toBeGreaterThanOrEqual(20)
    expect(state.slots.filter((held) => held !== 0).length).toBeGreaterThanOrEqual(20)
    const [{ seat, frame, options }] = game.pending(state)
    expect([seat, frame.step, options.length]).toEqual([0, 'turn', 11])
  })
})
