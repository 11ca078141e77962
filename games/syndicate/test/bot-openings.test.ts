import { describe, expect, it } from 'vitest'
import type { Bot } from '#bots/bot.ts'
import { seatAt } from '#bots/bot.ts'
import { makeBot } from '#bots/levels.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { syndicateEvaluation } from '../bot/evaluation.ts'
import { openingWorth } from '../bot/openings.ts'
import type { State } from '../rules/state.ts'
import { content, game, Table } from './table.ts'

const keysOf = (state: State): string[] => game.pending(state).flatMap(({ seat, options }) => (seat === 0 ? options.map((each) => game.notation.key(each)) : []))

/** The first deal in which seat 0 has the choice between these two. */
function dealt(...syndicates: readonly string[]): State {
  for (let seed = 0; seed < 1000; seed++) {
    const state = game.start({}, 2, secretFromSeed(seed))
    if (syndicates.every((each) => keysOf(state).includes(`pickSyndicate:${each}`))) return state
  }
  throw new Error(`Never dealt: ${syndicates.join(', ')}`)
}

const kept = (bot: Bot, state: State): string => bot.choose(seatAt(game, state, 0), new Random('openings'))

describe('the choice of a syndicate', () => {
  it('is made by what it starts with, or by experience where a bot has it', () => {
    const state = dealt('fidge', 'terrans')
    expect(kept(makeBot('greedy', syndicateEvaluation), state)).toBe('pickSyndicate:fidge')
    expect(kept(makeBot('search:200', syndicateEvaluation), state)).toBe('pickSyndicate:terrans')
  })

  it('is experience of the first round only, and of known syndicates', () => {
    const terrans = new Table(2).syndicate(0, 'terrans')
    expect(openingWorth(content, terrans.state, 0)).toBeCloseTo(33)
    expect(openingWorth(content, terrans.set({ round: 2 }).state, 0)).toBe(0)
    const strange = { ...content, syndicates: { ...content.syndicates, ids: content.syndicates.ids.map((id) => `${id}-of-mine`) } }
    expect(openingWorth(strange, new Table(2).syndicate(0, 'terrans').state, 0)).toBe(0)
  })
})
