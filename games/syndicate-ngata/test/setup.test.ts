import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { MISSIONS } from '../data/content.ts'
import { zone } from '../rules/zones.ts'
import { content, game, Table } from './table.ts'

const start = (variant: Record<string, string> = {}, seed = 'setup') => game.start(variant, 1, secretFromSeed(seed))
const deckSizes = (state: ReturnType<typeof start>): Record<string, number> =>
  Object.fromEntries(content.decks.ids.map((id, deck) => [id, state.cards.at[zone.deck + deck].length]))

describe('setting up', () => {
  it('NG-1.1 one plays', () => {
    expect(start().over).toBe(0)
    expect(() => game.start({}, 2, secretFromSeed('two'))).toThrow('1 to 1')
  })

  it('NG-1.2 NG-3.1 the decks of the variation, each by itself; the others stay in the box', () => {
    expect(deckSizes(start())).toEqual({ CORA: 23, BOHR: 8, CETO: 8, KRONOS: 0, GOSHEN: 0, ETNA: 0 })
    expect(deckSizes(start({ variation: 'two' }))).toEqual({ CORA: 23, BOHR: 0, CETO: 0, KRONOS: 8, GOSHEN: 8, ETNA: 8 })
    for (const card of start().cards.at[zone.deck + 1]) expect(content.missions.ids[card]).toMatch(/^B/)
  })

  it('NG-3.1 decks are shuffled, and nobody knows their order', () => {
    const orders = new Set(Array.from({ length: 20 }, (_, i) => start({}, `s${i}`).cards.at[zone.deck].join()))
    expect(orders.size).toBe(20)
    const state = start()
    const random = new Random('unknown')
    const tops = new Set(Array.from({ length: 200 }, () => game.imagine(state, 0, random).cards.at[zone.deck].at(-1)))
    expect(tops.size).toBe(23)
    expect(game.view(state, 0).cards.at[zone.deck]).toEqual(new Array(23).fill(-1))
  })

  it('NG-2.2 eighteen confrontations are shuffled', () => {
    const orders = Array.from({ length: 5 }, (_, i) => start({}, `c${i}`).cards.at[zone.confrontations])
    expect(orders[0].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 18 }, (_, i) => MISSIONS + i))
    expect(new Set(orders.map((order) => order.join())).size).toBe(5)
  })

  it('NG-2.2 NG-3.2 NG-10.4 the fuel deck: 16 refills and 9, 10 or 11 confrontations', () => {
    const deck = (fuel: string): number[] => [start({ fuel }).refills, start({ fuel }).confrontations]
    expect([deck('standard'), deck('plus1'), deck('plus2')]).toEqual([[16, 9], [16, 10], [16, 11]])
    expect(() => start({ fuel: 'plus3' })).toThrow()
  })

  it('NG-3.3 ship and purse', () => {
    const t = new Table()
    expect([t.at, t.state.fuel, t.state.tank, t.state.compartment, t.state.assault, t.state.techs]).toEqual(['cora', 5, 5, 2, 1, 0])
    expect(t.purse).toEqual([5, 5])
  })

  it('NG-3.4 alert 1, no missions, no traders, nothing aboard', () => {
    const t = new Table()
    expect([t.state.alert, t.handIds, t.activeId, t.aboard, t.state.traderTiles, t.state.blocked]).toEqual([1, [], undefined, [], 0, 0])
  })

  it('NG-3.5 nothing happens by itself: the same one is asked after every action', () => {
    const t = new Table().onTop('C01').onTop('C09').play('draw:CORA', 'fly:koss', 'fly:cora', 'draw:CORA')
    expect([t.step(), t.state.alert, t.purse]).toEqual(['act', 1, [5, 5]])
    expect(t.events.map(({ type }) => type)).toEqual(['drewMission', 'flew', 'flew', 'drewMission'])
  })
})
