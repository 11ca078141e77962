import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { replay } from '#kernel/record.ts'
import { isPresent } from '../rules/board.ts'
import { zone } from '../rules/cards.ts'
import { LAND, REGIONS, SEATS } from '../rules/state.ts'
import { everything } from './everything.ts'
import { game } from './table.ts'
import { usesIn } from './uses.ts'

const folder = fileURLToPath(new URL('./golden/', import.meta.url))
const records = readdirSync(folder).filter((file) => file.endsWith('.rec'))

describe('the golden records', () => {
  it('are at least twenty and use every leader, attribute, card, token, way to win and kind of event', () => {
    expect(records.length).toBeGreaterThanOrEqual(20)
    const used = new Set(records.flatMap((file) => [...usesIn(readFileSync(folder + file, 'utf8'))]))
    expect(everything.filter((id) => !used.has(id))).toEqual([])
  })
})

describe('the crowded position', () => {
  it('is late in a game of five, full of units, buildings and battles to come, and asks the first seat to move', () => {
    const { state } = replay(game, readFileSync(new URL('./crowded.rec', import.meta.url), 'utf8'))
    expect([state.seats, state.round, state.over]).toEqual([5, 5, 0])
    expect(state.fighters.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(80)
    expect(state.heads.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(16)
    expect(state.built.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(14)
    expect(state.cards.at[zone.hand].length).toBeGreaterThanOrEqual(4)
    const regions = Array.from({ length: REGIONS }, (_, region) => region).filter((region) => state.land[region] < LAND.base)
    const shared = regions.filter((region) => Array.from({ length: SEATS }, (_, seat) => seat).filter((seat) => isPresent(state, region, seat)).length > 1)
    expect(shared.length).toBeGreaterThanOrEqual(4)
    const [asked] = game.pending(state)
    expect([asked.seat, asked.frame.step, asked.options.length]).toEqual([0, 'move', 10])
  })
})
