import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { bookTables, readTables } from '../data/tables.ts'
import { makeSyndicate } from '../rules/game.ts'

const t = bookTables

/** Random games to the end with an owner's tables, checked at every choice. Seeds are in the names. */
function plays(name: string, given: Record<string, unknown>, seats: number): number[] {
  const game = makeSyndicate(readTables(JSON.parse(JSON.stringify(given))))
  return [0, 1, 2].map((i) => {
    const random = new Random(`${name}/${i}`)
    const state = game.start({ blockade: 'on', trading: 'on', taxDefault: 'on' }, seats, secretFromSeed(`${name}/${i}`))
    while (state.over === 0) {
      game.check(state)
      const { pending, option } = randomChoice(game, state, random)
      game.choose(state, pending, option)
    }
    game.check(state)
    return state.round
  })
}

describe('an owner’s tables', () => {
  it('SY-23.1 another division of the 78 operation cards', () => {
    const heist = t.heists.rows[0]
    const heists = { origin: 'found', rows: [...t.heists.rows, { ...heist, id: 'H13' }, { ...heist, id: 'H14' }] }
    const missions = { origin: 'found', rows: t.missions.rows.slice(0, 40) }
    const sleepers = { origin: 'found', rows: t.sleepers.rows.map((row, i) => ({ ...row, copies: i < 6 ? 3 : 2 })) }
    for (const round of plays('cards', { heists, missions, sleepers }, 4)) expect(round).toBeGreaterThanOrEqual(6)
  })

  it('SY-23.1 other ladders, boxes, beams, bands, rewards and tokens', () => {
    const market = { origin: 'found', rows: { tech: [4, 8, 12, 16], assault: [6, 12] } }
    const territories = {
      ...t.territories,
      rows: t.territories.rows.map((row) => (row.id === 'cora' ? { ...row, special: { kind: 'military', boxes: 5, beams: ['koss', 'kronos', 'vimana'] } } : row)),
    }
    const alert = { ...t.alert, rows: [{ id: 'all', players: [2, 3, 4, 5], max: 10, bands: [4, 7] }] }
    const rewards = { ...t.rewards, rows: t.rewards.rows.slice(0, 3) }
    const tokens = { ...t.tokens, rows: t.tokens.rows.map((row) => (row.id === 'exo_credits' ? { ...row, count: 3 } : row.id === 'exo_tech' ? { ...row, count: 1 } : row)) }
    expect(plays('board', { market, territories, alert, rewards, tokens }, 5)).toHaveLength(3)
  })

  it('SY-23.1 another Sovereign deck and other numbers of single things', () => {
    const box = { ...t.box, rows: { ...t.box.rows, sovereignAbove: 2, actionDice: 3, operationsDealt: 6, techMax: 8, assaultMax: 3 } }
    const techLevels = { ...t.techLevels, rows: [{ id: 'L4', level: 4, credits: 4 }, { id: 'L8', level: 8, credits: 9 }] }
    for (const round of plays('short', { box, techLevels }, 3)) expect([4, 5, 6]).toContain(round)
    const long = { ...t.box, rows: { ...t.box.rows, sovereignAbove: 7 } }
    for (const round of plays('long', { box: long }, 2)) expect([9, 10, 11]).toContain(round)
  })

  it('SY-23.1 the tables stand in the record of a game', () => {
    const market = { origin: 'found', rows: { tech: [5, 10, 15], assault: [6, 12, 18] } }
    expect(makeSyndicate(readTables({ market })).tablesHash).not.toBe(makeSyndicate().tablesHash)
    expect(makeSyndicate(readTables({})).tablesHash).toBe(makeSyndicate().tablesHash)
  })
})
