import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { OrreryError } from '#kernel/errors.ts'
import { Recorder, replay, seededHeader } from '#kernel/record.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { bookTables } from '../data/tables.ts'
import { tablesWith } from '../data/validate.ts'
import { makeCircadians } from '../rules/game.ts'

const { production, prices, tactics, leaders } = bookTables

/** Two action tokens instead of two others, the two-faction price tokens, and another die. */
const owners = {
  production: { ...production, rows: production.rows.map((row, i) => ({ ...row, enabled: i >= 2 })) },
  prices: { ...prices, rows: { ...prices.rows, twoFactionPriceVariant: true } },
  wheel: { ...bookTables.wheel, rows: { ...bookTables.wheel.rows, die: Array.from({ length: 6 }, () => ({ strength: 2, shield: 2 })) } },
}

describe('CC-25.1 a game with tables of an owner', () => {
  it('CC-25.3 is played to the end, with other hashes than ours', () => {
    const game = makeCircadians(tablesWith(owners))
    expect(game.tablesHash).not.toBe(makeCircadians().tablesHash)
    for (let i = 0; i < 6; i++) {
      const random = new Random(`owner ${i}`)
      const state = game.start({}, 2 + (i % 4), secretFromSeed(i))
      while (state.over === 0) {
        const { pending, option } = randomChoice(game, state, random)
        game.choose(state, pending, option)
        game.check(state)
      }
      expect(game.outcome(state)?.places).toContain(1)
    }
  })

  it('is replayed from a record that carries them', () => {
    const game = makeCircadians(tablesWith(owners))
    const recorder = new Recorder(game, { ...seededHeader(game, { factions: 'random' }, 2, 'owner'), override: owners })
    const random = new Random('owner')
    for (let i = 0; i < 200 && recorder.state.over === 0; i++) {
      const { pending, option } = randomChoice(game, recorder.state, random)
      recorder.choose(pending.seat, game.notation.key(option))
    }
    expect(replay(game, recorder.text(true)).lastHash).toBe(recorder.lastHash)
    expect(() => replay(makeCircadians(), recorder.text(true))).toThrow('other content tables')
  })

  it('is refused with field and reason, an unknown effect by name', () => {
    const broken = { ...bookTables, tactics: { ...tactics, rows: tactics.rows.map((row) => (row.id === 'T09' ? { ...row, combat: ['singing:3'] } : row)) } }
    expect(() => makeCircadians(broken)).toThrow(OrreryError)
    expect(() => makeCircadians(broken)).toThrow('tactics.rows[8].combat[0]: there is no handler "singing" for a Tactics card in battle')
    const dear = { ...bookTables, leaders: { ...leaders, rows: { ...leaders.rows, ai: leaders.rows.ai.map((row) => ({ ...row, upg: -1 })) } } }
    expect(() => makeCircadians(dear)).toThrow('leaders.rows.ai[0].upg is a whole number from 0 to 99, not -1')
  })
})
