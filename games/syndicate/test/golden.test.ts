import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { replay } from '#kernel/record.ts'
import { zone } from '../rules/zones.ts'
import { everything } from './everything.ts'
import { game } from './table.ts'
import { usesIn } from './uses.ts'

const folder = fileURLToPath(new URL('./golden/', import.meta.url))
const records = readdirSync(folder).filter((file) => file.endsWith('.rec'))

describe('the golden records', () => {
  it('are at least twenty and use every card, token, power, reward, route and kind of event', () => {
    expect(records.length).toBeGreaterThanOrEqual(20)
    const used = new Set(records.flatMap((file) => [...usesIn(readFileSync(folder + file, 'utf8'))]))
    expect(everything.filter((id) => !used.has(id))).toEqual([])
  })
})

describe('the crowded position', () => {
  it('is late in a game of four with the advanced rules, full of bases and cards, and asks the first seat', () => {
    const { state } = replay(game, readFileSync(new URL('./crowded.rec', import.meta.url), 'utf8'))
    expect([state.seats, state.blockade, state.taxDefault, state.trading, state.over]).toEqual([4, 1, 1, 1, 0])
    expect(state.round).toBeGreaterThanOrEqual(7)
    expect(state.owner.filter((owner) => owner >= 0).length).toBeGreaterThanOrEqual(17)
    expect(state.destroyer).toBeGreaterThanOrEqual(0)
    expect(state.rewards.filter((owner) => owner >= 0).length).toBeGreaterThanOrEqual(8)
    expect(state.cards.at[zone.hand].length).toBeGreaterThanOrEqual(5)
    const asked = game.pending(state).find((each) => each.required)
    expect([asked?.seat, asked?.frame.step, asked?.options.length]).toEqual([0, 'turn', 41])
  })
})
