import { describe, expect, it } from 'vitest'
import type { Frames } from '../rules/frames.ts'
import { SEATS } from '../rules/state.ts'
import { forecast, wayTo } from '../table/map/forecast.ts'
import { chainOf, isMarching, legsOf, routeTo } from '../table/map/route.ts'
import type { CircadiansView } from '../table/view.ts'
import { content as c, hex, leaderOf } from './layout.ts'
import { game, Table } from './table.ts'

/** The march as the map composes it: whole chains of keys that the rules then take one by one. */

function questionTo(table: Table): { readonly view: CircadiansView; readonly frame: Parameters<typeof routeTo>[2] } {
  const [pending] = game.pending(table.state)
  if (!isMarching(pending.frame)) throw new Error(`nobody marches: ${pending.frame.step}`)
  return { view: game.view(table.state, pending.seat), frame: pending.frame }
}

const laidOut = (): Table =>
  new Table('leyrien', 'zcharo').fighters('leyrien', 'C-3', 5).leader('Eeyla', 'C-3').leader('Vehlac', 'B-2').fighters('zcharo', 'C-3', 3).fighters('zcharo', 'C-2', 4)

const marching = (): Table => laidOut().only('move', { step: 'moving', seat: 0, points: 3, part: -1 })

/** What Zcharo's Resilient adds in the plains. */
const ON_PLAINS = 1

describe('a march made as a whole (CC-10.2, CC-10.6)', () => {
  it('offers no more fighters than pinning leaves free', () => {
    const { view, frame } = questionTo(marching())
    expect(routeTo(c, view, frame, hex('C-3'), hex('C-2'), [])?.counts).toEqual([1, 2, 3])
    expect(routeTo(c, view, frame, hex('C-3'), hex('C-2'), [leaderOf('Eeyla')])?.counts).toEqual([0, 1, 2])
  })

  it('is a chain of keys that brings exactly these units there', () => {
    const table = marching()
    const { view, frame } = questionTo(table)
    const route = routeTo(c, view, frame, hex('C-3'), hex('C-2'), [leaderOf('Eeyla')])
    if (!route) throw new Error('there is no such march')
    const keys = chainOf(c, route, 2)
    table.play(...keys)
    expect(keys).toEqual(['move:C-3:C-2', 'with:Eeyla', 'fighters:2'])
    expect([table.fightersAt('leyrien', 'C-3'), table.fightersAt('leyrien', 'C-2'), table.whereIs('Eeyla')]).toEqual([3, 2, 'C-2'])
  })

  it('knows every leg that the rules offer', () => {
    const table = marching()
    const { view, frame } = questionTo(table)
    const offered = table.keys().filter((key) => key.startsWith('move:'))
    expect(legsOf(c, view, frame).map(([from, to]) => `move:${c.map.ids[from]}:${c.map.ids[to]}`)).toEqual(offered)
    expect(routeTo(c, view, frame, hex('C-3'), hex('F-4'), [])).toBeUndefined()
  })

  it.each([
    ['with Move points', { step: 'moving', seat: 0, points: 2, part: -1 }],
    ['by redeploying (CC-10.7)', { step: 'redeploying', seat: 0, left: 2, from: -1, most: 99, crew: 1 }],
    ['by redeploying a few fighters alone', { step: 'redeploying', seat: 0, left: 1, from: -1, most: 2, crew: 0 }],
    ['by a free move (CC-10.11)', { step: 'freeMoving', seat: 0, lead: leaderOf('Vehlac'), most: 1 }],
  ] satisfies [string, Frames][])('is taken by the rules, whatever is chosen: %s', (_, begin) => {
    const table = laidOut().fighters('leyrien', 'B-2', 2).only('move', begin)
    const { view, frame } = questionTo(table)
    const own = ['Eeyla', 'Vehlac'].map(leaderOf)
    let marches = 0
    for (const [from, to] of legsOf(c, view, frame))
      for (const leaders of [[], ...own.map((each) => [each]), own]) {
        const route = routeTo(c, view, frame, from, to, leaders)
        for (const count of route?.counts ?? []) {
          if (!route) continue
          const state = game.copy(table.state)
          const before = state.fighters[to * SEATS]
          for (const key of chainOf(c, route, count)) game.answer(state, 0, key)
          expect(state.fighters[to * SEATS] - before).toBe(count)
          for (const leader of route.lead >= 0 ? [route.lead, ...leaders] : leaders) expect(state.leaderAt[leader]).toBe(to)
          marches++
        }
      }
    expect(marches).toBeGreaterThan(3)
  })

  it('leaves the view as it was', () => {
    const { view, frame } = questionTo(marching())
    const before = JSON.stringify(view)
    routeTo(c, view, frame, hex('C-3'), hex('C-2'), [leaderOf('Eeyla')])
    forecast(c, view, 0, hex('C-3'), hex('C-2'), { fighters: 2, leaders: [leaderOf('Eeyla')] })
    expect(JSON.stringify(view)).toBe(before)
  })
})

describe('what a march would bring', () => {
  it('tells both forces with their Strength before the wheel', () => {
    const { view } = questionTo(marching())
    const { kind, mine, rivals } = forecast(c, view, 0, hex('C-3'), hex('C-2'), { fighters: 2, leaders: [leaderOf('Eeyla')] })
    expect(kind).toBe('battle')
    expect(mine).toMatchObject({ fighters: 2, strength: 2 + c.leaders.strength[leaderOf('Eeyla') * 2] })
    expect(rivals).toMatchObject([{ seat: 1, fighters: 4, strength: 4 + ON_PLAINS }])
  })

  it('tells why a far region is near', () => {
    const { view } = questionTo(marching())
    expect(wayTo(c, view, 0, hex('C-3'), hex('C-2'))).toBeUndefined()
    expect(wayTo(c, view, 0, hex('C-3'), hex('E-3'))).toBe('network')
  })
})
