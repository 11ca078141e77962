import { describe, expect, it } from 'vitest'
import { discard, given, use, type Player, type Table } from './builder.ts'
import { MONUMENT_DECK } from '#games/res-arcana/rules/zones.ts'

/** One of three players, whose rivals have passed and own cards too. */
function alone(me: number, player: Player, seed = 0): Table {
  const rivals: Player[] = [
    { passed: true, deck: ['flaming_pit'], discard: ['nightingale'] },
    { passed: true, deck: ['cursed_skull'], discard: ['windup_man'] },
  ]
  return given(rivals.toSpliced(me, 0, player), { turn: me, seed })
}

describe('decks and discards', () => {
  it('RA-13.1 each player has a deck and a discard pile of their own', () => {
    const table = given([{ play: ['library'], deck: ['hawk'], hand: ['crypt'] }, { play: ['elvish_bow'], deck: ['vault'], hand: ['prism'] }]).choose(use('library'), use('elvish_bow', 2))
    expect([table.hand(0), table.hand(1)]).toEqual([['crypt', 'hawk'], ['prism', 'vault']])
    table.choose(discard('crypt'), 'gain:gold', discard('prism'), 'gain:gold')
    expect([table.discard(0), table.discard(1)]).toEqual([['crypt'], ['prism']])
  })

  it('RA-13.2 a destroyed artifact goes to the discards of the player who had it; essences on it go to the supply', () => {
    const table = given([{ play: ['fiery_whip', 'vault G3 turned', 'prism'], discard: ['hawk'] }, { pool: 'E1' }]).choose(use('fiery_whip', 2), 'destroy:vault').gains('E4')
    expect(table.discard(0)).toEqual(['hawk', 'vault'])
    expect(table.on('vault')).toBe('')
    expect(table.isTurned('vault')).toBe(false)
    expect(table.pool(0)).toBe('E4')
  })

  it('RA-13.2 a dragon taken from a rival’s discards too', () => {
    const table = given([{ pool: 'D1 E6 G4', play: ['sorcerers_bestiary', 'sacrificial_pit'] }, { passed: true, discard: ['fire_dragon'] }])
    table.choose(use('sorcerers_bestiary', 2)).pays('G4').choose('place:fire_dragon', use('sacrificial_pit', 2))
    expect(table.pool(0)).toBe('G6')
    expect([table.discard(0), table.discard(1)]).toEqual([['fire_dragon'], []])
  })

  it('RA-13.6 the own deck or the monument deck, never a rival’s', () => {
    const table = given([{ play: ['hawk'], deck: ['prism', 'vault'] }, { deck: ['crypt', 'treant'] }]).choose(use('hawk', 1))
    expect(table.keys()).toEqual(['deck:own', 'deck:monuments'])
    table.choose('deck:own', 'top:vault')
    expect(table.deck(0)).toEqual(['vault', 'prism'])
    expect(table.deck(1)).toEqual(['crypt', 'treant'])
  })

  it('RA-13.6 any order is possible', () => {
    const orders = [['a', 'b'], ['a', 'c'], ['b', 'a'], ['b', 'c'], ['c', 'a'], ['c', 'b']].map((order) => order.map((card) => ({ a: 'prism', b: 'vault', c: 'crypt' })[card] ?? ''))
    for (const [first, second] of orders)
      expect(alone(0, { play: ['hawk'], deck: ['prism', 'vault', 'crypt', 'treant'] }).choose(use('hawk', 1), 'deck:own', `top:${first}`, `top:${second}`).deck(0).slice(0, 2)).toEqual([first, second])
  })

  it('RA-13.7 the monument deck is never reshuffled: a short one is looked at as it is', () => {
    const owned = ['colossus', 'hanging_gardens', 'mausoleum', 'obelisk', 'solomons_mine', 'temple']
    const table = given([{ play: ['oracle'], discard: ['crypt', 'vault'] }, { pool: 'E1', play: owned }], { display: ['library'], monuments: ['great_pyramid', 'golden_statue'] })
    table.choose(use('oracle'), 'deck:monuments')
    expect(table.offer('top').toSorted()).toEqual(['golden_statue', 'great_pyramid'])
    table.choose('top:golden_statue')
    expect(table.ids(MONUMENT_DECK)).toEqual(['great_pyramid', 'golden_statue'])
    expect(table.discard(0)).toHaveLength(2)
  })
})

describe.each([0, 2])('the deck of seat %i', (me) => {
  it('RA-13.3 the discards are shuffled only when a card must be drawn and the deck is empty', () => {
    const table = alone(me, { play: ['library', 'elvish_bow'], deck: ['athanor'], discard: ['crypt', 'vault'] }).choose(use('library'))
    expect(table.hand(me)).toEqual(['athanor'])
    expect(table.deck(me)).toEqual([])
    expect(table.discard(me)).toHaveLength(2)
    table.choose(use('elvish_bow', 2))
    expect(table.discard(me)).toEqual([])
    expect([...table.hand(me), ...table.deck(me)].toSorted()).toEqual(['athanor', 'crypt', 'vault'])
    expect(table.hand(me)).toHaveLength(2)
  })

  it('RA-13.3 it is a shuffle: any of the discards may come up', () => {
    const cards = ['crypt', 'vault', 'prism', 'athanor', 'treant', 'mermaid', 'hawk', 'guard_dog']
    const drawn = new Set(cards.map((_, seed) => alone(me, { play: ['library'], discard: cards }, seed).choose(use('library')).hand(me)[0]))
    expect(drawn.size).toBeGreaterThan(2)
  })

  it('RA-13.4 with neither deck nor discards there is no draw', () => {
    const table = alone(me, { play: ['library', 'vault'], hand: ['hawk'] }).choose(use('library'))
    expect(table.hand(me)).toEqual(['hawk'])
    expect(table.isTurned('library')).toBe(true)
    expect(table.seen('reshuffled', me)).toEqual([])
  })

  it('RA-13.5 drawing several takes what the deck has, shuffles, and takes the rest', () => {
    const table = alone(me, { item: 'divination', deck: ['hawk'], discard: ['crypt', 'vault', 'prism'] }).choose(use('divination'))
    expect(table.hand(me)).toContain('hawk')
    expect(table.hand(me)).toHaveLength(3)
    expect(table.deck(me)).toHaveLength(1)
    expect(table.discard(me)).toEqual([])
  })

  it('RA-13.5 if fewer exist, that number is also discarded', () => {
    const table = alone(me, { item: 'divination', hand: ['treant'], deck: ['hawk'], discard: ['crypt'] }).choose(use('divination'))
    expect(table.hand(me)).toEqual(['crypt', 'hawk', 'treant'])
    table.choose(discard('crypt'), discard('treant'))
    expect(table.hand(me)).toEqual(['hawk'])
    expect(table.discard(me)).toEqual(['crypt', 'treant'])
  })

  it('RA-13.5 one card drawn is one card discarded', () => {
    const table = alone(me, { item: 'divination', hand: ['treant'], deck: ['hawk'] }).choose(use('divination'), discard('treant'))
    expect(table.hand(me)).toEqual(['hawk'])
  })

  it('RA-13.5 with nothing to draw, nothing is discarded', () => {
    const table = alone(me, { item: 'divination', hand: ['treant'] }).choose(use('divination'))
    expect(table.hand(me)).toEqual(['treant'])
    expect(table.discard(me)).toEqual([])
  })

  it('RA-13.5 looking at three of a short deck shuffles the discards under it', () => {
    const discards = ['crypt', 'vault', 'prism', 'mermaid', 'guard_dog']
    const third = new Set<string>()
    for (let seed = 0; seed < 6; seed++) {
      const table = alone(me, { play: ['oracle'], deck: ['hawk', 'treant'], discard: discards }, seed).choose(use('oracle'), 'deck:own')
      expect(table.offer('top')).toHaveLength(3)
      expect(table.offer('top')).toEqual(expect.arrayContaining(['hawk', 'treant']))
      table.choose('top:treant', 'top:hawk')
      expect(table.deck(me).slice(0, 2)).toEqual(['treant', 'hawk'])
      expect(table.deck(me).slice(2).toSorted()).toEqual(discards.toSorted())
      expect(table.discard(me)).toEqual([])
      third.add(table.deck(me)[2])
    }
    expect(third.size).toBeGreaterThan(1)
  })

  it('RA-13.3 three cards in the deck are enough to look at: nothing is shuffled', () => {
    const table = alone(me, { play: ['oracle'], deck: ['hawk', 'treant', 'crypt'], discard: ['vault'] }).choose(use('oracle'), 'deck:own')
    expect(table.offer('top')).toEqual(['hawk', 'treant', 'crypt'])
    expect(table.discard(me)).toEqual(['vault'])
  })

  it('RA-13.5 with fewer than three cards in all, those are put back', () => {
    const table = alone(me, { play: ['oracle'], deck: ['hawk'], discard: ['crypt'] }).choose(use('oracle'), 'deck:own')
    expect(table.offer('top').toSorted()).toEqual(['crypt', 'hawk'])
    expect(table.choose('top:crypt').deck(me)).toEqual(['crypt', 'hawk'])
    const none = alone(me, { pool: 'E1', play: ['oracle'] }).choose(use('oracle'), 'deck:own')
    expect([none.seat, none.step()]).toEqual([me, 'turn'])
  })
})
