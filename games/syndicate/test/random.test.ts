import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { randomChoice } from '#kernel/random-play.ts'
import type { Variant } from '#kernel/variant.ts'
import { makeSyndicate } from '../rules/game.ts'

/** Random games to the end, checked at every choice. Seeds are in the names. */
const plain: Variant = {}
const advanced: Variant = { blockade: 'on', taxDefault: 'on', trading: 'on' }
const extended: Variant = { ...advanced, turns: 'extended' }
const readings: Variant = { blockade: 'on', fortifyWith: 'influence', pointsPerBase: '3', lastCollection: 'no' }

describe('random games end', () => {
  const game = makeSyndicate()
  const tables: [string, number, Variant][] = []
  for (const seats of [2, 3, 4, 5]) for (const [name, variant] of Object.entries({ plain, advanced, extended, readings })) tables.push([name, seats, variant])
  for (const [name, variant] of Object.entries({ plain, advanced, extended })) tables.push([`${name} with the phantom`, 2, { ...variant, phantom: 'on' }])

  for (const [name, seats, variant] of tables)
    it(`${seats} seats, ${name}`, () => {
      for (let i = 0; i < 4; i++) {
        const random = new Random(`syndicate/${seats}/${name}/${i}`)
        const state = game.start(variant, seats, secretFromSeed(i))
        while (state.over === 0) {
          game.check(state)
          const { pending, option } = randomChoice(game, state, random)
          game.choose(state, pending, option)
          expect(state.ply).toBeLessThan(20_000)
        }
        game.check(state)
        expect(state.round).toBe(state.last)
        expect(state.round).toBeGreaterThanOrEqual(6)
        expect(Math.min(...(game.outcome(state)?.places ?? []))).toBe(1)
      }
    })
})

describe('reasons', () => {
  it('name rules of the document, and never speak of what is offered', () => {
    const rules = readFileSync(new URL('../../../docs/rules/syndicate.md', import.meta.url), 'utf8')
    const game = makeSyndicate()
    const given = new Set<string>()
    for (let i = 0; i < 4; i++) {
      const random = new Random(`syndicate/reasons/${i}`)
      const state = game.start(i % 2 === 0 ? advanced : extended, 4, secretFromSeed(i))
      while (state.over === 0) {
        for (const pending of game.pending(state)) {
          const offered = new Set(pending.options.map((option) => game.notation.key(option)))
          for (const { option, reason } of game.blocked(state, pending)) {
            given.add(reason.rule)
            expect(offered.has(game.notation.key(option)), `${pending.frame.step}: ${game.notation.key(option)}, seed ${i}`).toBe(false)
          }
        }
        const { pending, option } = randomChoice(game, state, random)
        game.choose(state, pending, option)
      }
    }
    expect(given.size).toBeGreaterThan(12)
    for (const rule of given) expect(rules).toContain(`**${rule}**`)
  })
})
