import { describe, expect, it } from 'vitest'
import type { Evaluation } from '#bots/evaluation.ts'
import { gameById, type GameEntry } from '#games/registry.ts'
import { Random } from '#kernel/chance.ts'
import type { Conformance } from '#kernel/conformance/suite.ts'
import { fail } from '#kernel/errors.ts'
import { makeSkirmish } from '../../../packages/kernel/test/skirmish.ts'
import { botsConform } from '../fuzz-bots.ts'
import { corrected, tablesConform } from '../fuzz-tables.ts'
import { orrery } from './orrery.ts'

const table = { seats: 2, variant: {} }
const fresh = (): Conformance => ({ games: 0, plies: 0, sampled: 0, twinPlies: 0 })

describe('fuzz', () => {
  it('plays one table in one way when told, and again the same', async () => {
    const args = ['fuzz', '--game', 'syndicate-ngata', '--seats', '1', '--play', 'bots', '--seed', 'again']
    const [one, two] = await Promise.all([orrery(...args), orrery(...args)])
    expect(one.out).toMatch(/^0 games, 0 choices, 0 of twins; [1-9]\d* games of bots, [1-9]\d* choices; 0 tables refused: nothing found\n$/)
    expect(two.out).toBe(one.out)
  })

  it('knows no other way to play, and no table that is not there', async () => {
    expect(await orrery('fuzz', '--play', 'chess')).toMatchObject({ code: 2, out: '', err: '"--play" is one of random, bots, tables, not "chess".\n' })
    expect(await orrery('fuzz', '--game', 'res-arcana', '--seats', '9')).toMatchObject({ code: 2, out: '', err: 'No game has such a table.\n' })
  })
})

describe('games between bots', () => {
  const coins: Evaluation = { features: ['coins'], weights: [1], measure: (state, seat, out) => void (out[0] = (state as unknown as { coins: number[] }).coins[seat]) }
  const small = (evaluation: Evaluation): GameEntry => ({ id: 'skirmish', make: () => makeSkirmish(), evaluation })

  it('find a bot out whose choice depends on more than it may know', () => {
    let turn = 0
    const moody: Evaluation = { ...coins, measure: (_state, _seat, out) => void (out[0] = (++turn * 7919) % 101) }
    expect(() => botsConform(small(moody), table, 'moody')).toThrow(/a bot is honest.*\|/)
  })

  it('find an evaluation that fails', () => {
    const lost: Evaluation = { ...coins, measure: () => fail('rules.lost', 'Where am I?') }
    expect(() => botsConform(small(lost), table, 'lost')).toThrow('Where am I?')
  })
})

describe('corrected tables', () => {
  it('differ from ours in one number', () => {
    const ours = [{ id: 'x', cost: '2A>1G', vp: 3 }, { id: 'y', cost: 'E', list: [1, 2] }]
    const seen = new Set<string>()
    for (let i = 0; i < 200; i++) {
      const { value, at } = corrected(ours, new Random(i))
      expect(value).not.toEqual(ours)
      seen.add(at)
    }
    expect([...seen].sort()).toEqual(['[0].cost 2A>1G made 1A>1G', '[0].cost 2A>1G made 2A>0G', '[0].cost 2A>1G made 2A>2G', '[0].cost 2A>1G made 3A>1G', '[0].vp 3 made 2', '[0].vp 3 made 4', '[1].list[0] 1 made 0', '[1].list[0] 1 made 2', '[1].list[1] 2 made 1', '[1].list[1] 2 made 3'])
    expect(corrected(['a'], new Random(1))).toEqual({ value: ['a'], at: ' as it is' })
  })

  it('are refused in words or played; whatever else happens is found', () => {
    const entry = gameById('syndicate-ngata')
    const solo = { seats: 1, variant: {} }
    const made = (make: () => never): GameEntry => ({ ...entry, make: (override) => (override === undefined ? entry.make() : make()) })
    expect(tablesConform(made(() => fail('tables.field', 'no')), solo, 'a', fresh())).toBe(false)
    expect(() => tablesConform(made(() => { throw new TypeError('x is undefined') }), solo, 'a', fresh())).toThrow('x is undefined')
    const report = fresh()
    let taken = 0
    for (let i = 0; i < 5; i++) taken += tablesConform(entry, solo, `t${i}`, report) ? 1 : 0
    expect(taken).toBeGreaterThan(0)
    expect(report.games).toBe(taken)
  })

  it('that take a choice away are played with what is usual', () => {
    const entry = gameById('syndicate')
    const { readings } = entry.make().definition.tables as { readings: { rows: object } }
    const without: GameEntry = { ...entry, make: (override) => entry.make(override === undefined ? undefined : { readings: { ...readings, rows: { ...readings.rows, pointsPerBase: [4, 2] } } }) }
    expect(tablesConform(without, { seats: 2, variant: { pointsPerBase: '0' } }, 'usual', fresh())).toBe(true)
  })
})
