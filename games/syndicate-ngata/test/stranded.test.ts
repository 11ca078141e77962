import { describe, expect, it } from 'vitest'
import { Random } from '#kernel/chance.ts'
import { compile } from '../data/compile.ts'
import { keys, type Key } from '../data/names.ts'
import { bookTables, type Tables } from '../data/tables.ts'
import { rulesOf } from '../rules/rules.ts'
import type { State } from '../rules/state.ts'
import { canFillVault } from '../rules/stranded.ts'
import { content, game, Table } from './table.ts'

const rules = rulesOf(content)
const TRADERS = ['X14', 'X15', 'X16', 'X17', 'X18']

/** By trading on and on, as the game offers it: does any way lead to all the keys? */
function canTradeForVault(start: State, variation: number, opened: number): boolean {
  const vault = content.variations[variation].vaults[opened]
  const seen = new Set<string>()
  const open = [start]
  for (let state = open.pop(); state; state = open.pop()) {
    const [{ frame, options }] = game.pending(state)
    const { keys: held, placed, credits, influence } = state
    const here = [frame.step, frame['left'], frame['from'], credits, influence, held].join()
    if (seen.has(here)) continue
    seen.add(here)
    if (frame.step === 'act' && keys.every((_, key) => held[key] + placed[key] >= content.vaults.keys[vault * keys.length + key])) return true
    for (const option of options)
      if (option.k === 'trade' || option.k === 'giveKey') {
        const next = game.copy(state)
        game.answer(next, 0, game.notation.key(option))
        open.push(next)
      }
  }
  return false
}

describe('what the traders could still give', () => {
  it('NG-1.5 is what trading on and on gives', () => {
    const answers = [0, 0]
    for (let i = 0; i < 120; i++) {
      const random = new Random(`traders/${i}`)
      const variation = random.int(2)
      const opened = random.int(content.variations[variation].vaults.length)
      const met = TRADERS.filter(() => random.int(2) === 0)
      const held: Key[] = Array.from({ length: random.int(4) }, () => keys[random.int(4)])
      const t = new Table({ variation: content.variations[variation].id }).opened(opened).hand('C01').keys(...held).traders('vimana', ...met)
      t.ship({ at: 'vimana', credits: random.int(15), influence: random.int(6) })
      const answer = canFillVault(rules, t.state)
      expect([i, answer]).toEqual([i, canTradeForVault(game.copy(t.state), variation, opened)])
      answers[Number(answer)]++
    }
    expect(Math.min(...answers)).toBeGreaterThan(15)
  })

  it('NG-1.5 is found even where an owner has made a trader a mint', () => {
    const rows = bookTables.confrontations.rows.map((row) => {
      if (row.id !== 'X14' || row.meeting.with !== 'trader') return row
      const trades = row.meeting.trades.map((trade) => (trade.get.influence > 0 ? { ...trade, get: { ...trade.get, influence: 2 } } : trade))
      return { ...row, meeting: { ...row.meeting, trades } }
    })
    const tables: Tables = { ...bookTables, confrontations: { ...bookTables.confrontations, rows } }
    const t = new Table({}, tables).traders('vimana', 'X14').ship({ credits: 2, influence: 0 })
    expect(canFillVault(rulesOf(compile(tables)), t.state)).toBe(true)
    expect(canFillVault(rulesOf(compile(tables)), new Table({}, tables).opened(1).traders('vimana', 'X14').ship({ credits: 2 }).state)).toBe(false)
  })
})
