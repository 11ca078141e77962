import { describe, expect, it } from 'vitest'
import { CODE } from '../data/notation.ts'
import { orderNow, placeInOrder } from '../table/round/order.ts'
import { armedTraps, incomeAhead, isNearVictory, standingOf } from '../table/standings.ts'
import type { CircadiansView } from '../table/view.ts'
import { content as c, hex } from './layout.ts'
import { Table } from './table.ts'

/** What the table counts for the players is what the rules would give. */

const viewOf = (t: Table): CircadiansView => t.view(t.seats[0]) as CircadiansView
const sureOf = (t: Table, code: number): number => incomeAhead(c, viewOf(t), 0).sure.find((gain) => gain.code === code)?.n ?? 0

describe('the income ahead', () => {
  const laid = (): Table =>
    new Table('zcharo', 'ai').fighters('zcharo', 'D-1', 2).fighters('zcharo', 'E-2', 1).building('zcharo', 'foundry', 'D-1').building('zcharo', 'outpost', 'E-2').has('zcharo', 0, 0)

  it('is what Income then gives', () => {
    const before = laid().only('harvest')
    const foretold = { energy: sureOf(before, CODE.E), cards: sureOf(before, CODE.C), redeploys: sureOf(before, CODE.D) }
    const after = laid().only('income', { step: 'income' })
    after.by('zcharo', 'baseIncome:G1')
    after.drain()
    expect(foretold).toEqual({ energy: 2, cards: 1, redeploys: 1 })
    expect([after.energy('zcharo'), after.handOf('zcharo').length]).toEqual([foretold.energy, foretold.cards])
  })

  it('knows glory from morale, and Ryh-zu that serve others', () => {
    const leyrien = new Table('leyrien', 'ai').fighters('leyrien', 'D-1', 1).fighters('leyrien', 'E-2', 1).morale('D-1', 'E-2')
    const glory = sureOf(leyrien.only('harvest'), CODE.F)
    const jrayek = new Table('jrayek', 'ai').ryhzu('Uryk', 'C-3', 'ai')
    const { gainEnergy, gainGems } = c.ryhzu
    const without = new Table('jrayek', 'ai').only('harvest')
    const withUryk = jrayek.only('harvest')
    expect(glory).toBe(c.morale.gloryRow[leyrien.state.moraleRows[1]])
    expect(glory).toBeGreaterThan(0)
    expect([sureOf(withUryk, CODE.E) - sureOf(without, CODE.E), sureOf(withUryk, CODE.G) - sureOf(without, CODE.G)]).toEqual([gainEnergy[0], gainGems[0]])
  })

  it('leaves open what will be chosen', () => {
    expect(incomeAhead(c, viewOf(laid().only('harvest')), 0).open.map(({ choices }) => choices.length)).toEqual([2])
  })
})

describe('how near a faction is', () => {
  it('to its glory: one point away', () => {
    const at = (glory: number): boolean => isNearVictory(standingOf(c, viewOf(new Table('jrayek', 'ai').glory('jrayek', glory).only('harvest')), 0))
    expect([at(3), at(4)]).toEqual([false, true])
  })

  it('to the relics: all that remain are in regions that it controls', () => {
    const t = new Table('zcharo', 'ai').withoutRelics(1, 2, 3, 4, 5)
    const relic = t.only('harvest').relicAt(6) ?? ''
    const held = new Table('zcharo', 'ai').withoutRelics(1, 2, 3, 4, 5).fighters('zcharo', relic, 1).only('harvest')
    expect([standingOf(c, viewOf(t), 0).relicsHeld, isNearVictory(standingOf(c, viewOf(t), 0))]).toEqual([0, false])
    expect([standingOf(c, viewOf(held), 0).relicsHeld, isNearVictory(standingOf(c, viewOf(held), 0))]).toEqual([1, true])
  })
})

it('traps are counted where an own fortress is armed', () => {
  const t = new Table('ai', 'zcharo').fighters('ai', 'D-1', 1).building('ai', 'fortress', 'D-1').fighters('ai', 'E-2', 1).building('ai', 'fortress', 'E-2')
  t.set({ traps: (1 << hex('D-1')) | (1 << hex('C-2')) })
  expect(armedTraps(viewOf(t.only('harvest')), 0)).toBe(1)
})

describe('the order of a phase', () => {
  const priced = (last: boolean): Table => new Table('zcharo', 'ai', 'leyrien').price('move', 'ai', 3, last).has('zcharo', 9, 9).has('ai', 9, 9).has('leyrien', 9, 9).phase('move')

  it('begins with whoever priced it', () => {
    expect(orderNow(viewOf(priced(false)))).toEqual([1, 2, 0])
  })

  it('ends there if Move was priced to go last', () => {
    expect(orderNow(viewOf(priced(true)))).toEqual([2, 0, 1])
  })

  it('tells who has played', () => {
    const t = priced(false).by('ai', 'pass')
    expect([0, 1, 2].map((seat) => placeInOrder(viewOf(t), seat))).toEqual([undefined, 'played', 'plays'])
  })
})
