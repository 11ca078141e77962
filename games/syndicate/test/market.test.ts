import { describe, expect, it } from 'vitest'
import { zone } from '../rules/zones.ts'
import { content, game, Table } from './table.ts'

describe('levels and the black market', () => {
  it('SY-10.2 the book’s example: 5, then 10, then 15 credits, whatever others have bought', () => {
    const t = new Table().resources(0, 30, 0, 0).cubes(1, 1, 0).cubes(2, 2, 0)
    t.play('level:tech')
    expect([t.has(0, 'credits'), t.state.tech[0]]).toEqual([25, 2])
    t.play('level:tech')
    expect(t.has(0, 'credits')).toBe(15)
    t.play('level:tech')
    expect([t.has(0, 'credits'), t.state.tech[0]]).toEqual([0, 4])
    const red = new Table().resources(0, 9, 0, 0).cubes(0, 1, 0)
    expect(red.offers('level:tech')).toBe(false)
    expect(red.reasons()).toContain('level:tech SY-10.2 tooFewCredits')
  })

  it('SY-10.2 the ladders are apart', () => {
    const t = new Table().resources(0, 10, 0, 0).cubes(0, 2, 0).play('level:assault')
    expect([t.has(0, 'credits'), t.state.assault[0]]).toEqual([5, 1])
  })

  it('SY-10.3 with markers in all boxes nothing is sold to you, but to others', () => {
    const t = new Table().resources(0, 99, 0, 0).resources(1, 99, 0, 0).cubes(0, 3, 3)
    expect([t.offers('level:tech'), t.offers('level:assault')]).toEqual([false, false])
    expect(t.reasons()).toContain('level:tech SY-10.3 ladderFull')
    expect(t.play('end').offers('level:tech', 1)).toBe(true)
  })

  it('SY-10.4 SY-10.1 no level above technology 9 and assault 4', () => {
    const t = new Table().resources(0, 99, 0, 0).levels(0, 9, 4)
    expect([t.offers('level:tech'), t.offers('level:assault')]).toEqual([false, false])
    expect(t.reasons()).toContain('level:assault SY-10.4 highestLevel')
    expect(new Table().resources(0, 5, 0, 0).levels(0, 8, 3).offers('level:tech')).toBe(true)
  })

  it('SY-10.5 a new assault level comes armed', () => {
    const t = new Table().resources(0, 5, 0, 0).levels(0, 1, 2, 0).play('level:assault')
    expect([t.state.assault[0], t.state.armed[0]]).toEqual([3, 1])
  })

  it('SY-10.6 technology 5, 7 and 9 bring a card of that level or a lower one', () => {
    const at = (level: number): string[] => new Table().resources(0, 5, 0, 0).levels(0, level - 1, 0).play('level:tech').keys(0)
    expect(at(5)).toEqual(['T5a', 'T5b', 'T5c', 'T5d'].map((id) => `technology:${id}`))
    expect(at(7)).toHaveLength(8)
    expect(at(9)).toHaveLength(12)
    expect(at(6).some((key) => key.startsWith('technology:'))).toBe(false)
    const taken = new Table().resources(0, 5, 0, 0).levels(0, 4, 0).technology(1, 'T5a', 'T5c').play('level:tech')
    expect(taken.keys(0)).toEqual(['technology:T5b', 'technology:T5d'])
    taken.play('technology:T5d')
    expect(taken.techsOf(0)).toEqual(['T5d'])
    const lower = new Table().resources(0, 5, 0, 0).levels(0, 6, 0).technology(1, 'T7a', 'T7b', 'T7c', 'T7d').play('level:tech')
    expect(lower.keys(0)).toEqual(['T5a', 'T5b', 'T5c', 'T5d'].map((id) => `technology:${id}`))
  })

  it('SY-10.6 two levels at once that pass 5 bring its card too', () => {
    const t = new Table().token(0, 'inner_tech').levels(0, 4, 0).play('token:inner_tech', 'technology:T5b')
    expect([t.state.tech[0], t.techsOf(0), t.step()]).toEqual([6, ['T5b'], 'turn'])
  })

  it('SY-10.6 when none is left, 5, 8 or 12 credits', () => {
    const left = (level: number, ...gone: string[]): number => new Table().resources(0, 5, 0, 0).levels(0, level - 1, 0).technology(1, ...gone).play('level:tech').has(0, 'credits')
    const of = (...levels: number[]): string[] => content.technologies.ids.filter((_, i) => levels.includes(content.technologies.level[i]))
    expect(left(5, ...of(5))).toBe(5)
    expect(left(7, ...of(5, 7))).toBe(8)
    expect(left(9, ...of(5, 7, 9))).toBe(12)
  })

  it('SY-10.7 a level regained gives no second card', () => {
    const t = new Table().resources(0, 5, 0, 0).levels(0, 4, 0).play('level:tech', 'technology:T5a')
    t.levels(0, 4, 0).resources(0, 10, 0, 0).play('level:tech')
    expect([t.state.tech[0], t.step(), t.techsOf(0)]).toEqual([5, 'turn', ['T5a']])
  })
})

describe('exchange and sale', () => {
  it('SY-11.1 four rates, as often as one can pay, and nothing buys credits', () => {
    const t = new Table().resources(0, 4, 6, 6)
    t.play('exchange:credits_crew', 'times:1', 'exchange:credits_influence')
    expect(t.stock(0)).toEqual([0, 7, 7])
    t.play('exchange:crew_influence', 'times:2')
    expect(t.stock(0)).toEqual([0, 9, 1])
    t.play('exchange:influence_crew', 'times:3')
    expect(t.stock(0)).toEqual([0, 0, 4])
    const rates = new Table().resources(0, 9, 9, 9).keys(0).filter((key) => key.startsWith('exchange'))
    expect(rates).toEqual(['exchange:credits_crew', 'exchange:credits_influence', 'exchange:crew_influence', 'exchange:influence_crew'])
    expect(new Table().resources(0, 1, 2, 2).keys(0).filter((key) => key.startsWith('exchange'))).toEqual([])
    expect(new Table().resources(1, 9, 9, 9).keys().filter((key) => key.startsWith('exchange'))).toEqual([])
  })

  it('SY-11.2 SY-1.3 an operation card is sold for any one resource', () => {
    for (const [i, resource] of ['credits', 'influence', 'crew'].entries()) {
      const t = new Table().hand(0, 'S01a').play('sell:S01a', `sellFor:${resource}`)
      expect(t.stock(0)[i]).toBe(1)
      expect([t.where('S01a'), t.handOf(0)]).toEqual(['discard', []])
    }
  })
})

describe('cards', () => {
  it('SY-1.5 an empty deck is made again from the discards, and hands have no limit', () => {
    const hand = content.operations.ids.slice(0, 20)
    const t = new Table(2).sovereign('V04').hand(0, ...hand).deckLeft(1).nextRound()
    expect(t.handOf(0)).toHaveLength(24)
    expect(t.told('reshuffled')).toHaveLength(1)
    expect(t.where(content.operations.ids[77])).not.toBe('discard')
    // Shuffled: nobody knows the order, though everybody saw the discards.
    expect(new Set(game.view(t.state, 1).cards.at[zone.operations])).toEqual(new Set([-1]))
  })

  it('SY-1.5 without deck and discards nobody draws', () => {
    const all = content.operations.ids
    const t = new Table(2).sovereign('V04').hand(0, ...all.slice(0, 40)).hand(1, ...all.slice(40)).nextRound()
    expect([t.handOf(0).length, t.handOf(1).length]).toEqual([40, 38])
  })
})
