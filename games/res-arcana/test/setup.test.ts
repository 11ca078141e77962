import { describe, expect, it } from 'vitest'
import { secretFromSeed } from '#kernel/chance.ts'
import { bookTables } from '#games/res-arcana/data/tables.ts'
import { BOX, CENTRE, DECK, DISPLAY, HAND, MAGE_BOX, MONUMENT_DECK, OFFER, PACKET, UNCLAIMED, UNUSED } from '#games/res-arcana/rules/zones.ts'
import { given, idOf, started, type Table } from './builder.ts'

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)
const SUN = ['sacred_grove', 'catacombs_of_the_dead', 'cursed_forge', 'coral_castle', 'dragons_lair']
const SETS = [
  ['duelist', 'dragon_teeth', 'elemental_spring', 'hand_of_glory'],
  ['seer', 'chalice_of_life', 'flaming_pit', 'vault'],
  ['alchemist', 'celestial_horse', 'magical_shard', 'tree_of_life'],
  ['transmuter', 'dancing_sword', 'fountain_of_youth', 'hawk'],
]
const seatsOf = (table: Table): number[] => Array.from({ length: table.state.seats }, (_, seat) => seat)

/** Everybody takes the first thing offered. */
function allTakeFirst(table: Table): Table {
  for (const seat of table.asked) table.by(seat, table.keys(seat)[0])
  return table
}

describe('the box', () => {
  it('RA-1.1 two to four players, clockwise by seat', () => {
    for (const seats of [1, 5]) expect(() => started(seats)).toThrow('is played by 2 to 4')
    const table = given([{ pool: 'E1' }, { pool: 'E1' }, { pool: 'E3' }, { pool: 'E4' }], { turn: 2 })
    const order: number[] = []
    for (let i = 0; i < 4; i++) {
      order.push(table.seat)
      table.choose('pass').choose(table.keys()[0])
    }
    expect(order).toEqual([2, 3, 0, 1])
  })

  it('RA-1.2 40 artifacts, 10 mages, 8 items, 10 monuments, 5 places with two sides', () => {
    const { artifacts, mages, items, monuments, places } = bookTables
    expect([artifacts, mages, items, monuments, places].map((rows) => rows.length)).toEqual([40, 10, 8, 10, 10])
    expect(started(4).state.cards.zone.filter((zone) => zone >= 0)).toHaveLength(78)
  })
})

describe.each([2, 3, 4])('standard set-up for %i', (seats) => {
  const table = started(seats, {}, 7)

  it('RA-2.1 the table is the same for every number of players', () => {
    expect(table.ids(CENTRE)).toHaveLength(8)
    expect(table.ids(UNCLAIMED)).toHaveLength(5)
    expect(table.ids(BOX)).toHaveLength(5)
    expect(table.ids(DISPLAY).length + table.ids(MONUMENT_DECK).length).toBe(10)
  })

  it('RA-2.3 two monuments lie face up, eight form a face-down deck', () => {
    expect(table.ids(DISPLAY)).toHaveLength(2)
    expect(table.view(0, MONUMENT_DECK)).toEqual(Array(8).fill('?'))
  })

  it('RA-2.4 one essence of each type, Gold included', () => {
    for (const seat of seatsOf(table)) expect(table.pool(seat)).toBe('E1 L1 C1 D1 G1')
  })

  it('RA-2.6 two mages and eight artifacts each; the rest leaves the game', () => {
    for (const seat of seatsOf(table)) {
      expect(table.ids(OFFER + seat)).toHaveLength(2)
      expect(table.ids(DECK + seat).length + table.ids(HAND + seat).length).toBe(8)
    }
    expect(table.ids(UNUSED)).toHaveLength(40 - 8 * seats)
    expect(table.ids(MAGE_BOX)).toHaveLength(10 - 2 * seats)
  })

  it('RA-2.9 items are chosen openly in reverse turn order, the first player last', () => {
    const { first } = table.state
    const choosing = allTakeFirst(started(seats, {}, 7))
    const order: number[] = []
    while (choosing.step() === 'takeItem') {
      order.push(choosing.seat)
      choosing.choose(choosing.keys()[0])
      if (choosing.asked.length > 1) break
    }
    expect(order).toEqual(seatsOf(table).map((i) => (first + 2 * seats - 1 - i) % seats))
    expect(choosing.ids(CENTRE)).toHaveLength(8 - seats)
  })
})

describe('standard set-up', () => {
  it('RA-2.2 each place tile shows a side by chance, independently of the others', () => {
    const sides = SEEDS.map((seed) => started(2, {}, seed).ids(UNCLAIMED).map((id) => (SUN.includes(id) ? 'sun' : 'moon')))
    for (let one = 0; one < 5; one++)
      for (let other = 0; other < one; other++) expect(new Set(sides.map((tile) => tile[one] + tile[other])).size, `tiles ${one} and ${other}`).toBe(4)
  })

  it('RA-2.2 either side is as likely', () => {
    const { game } = started(2)
    let suns = 0
    for (let seed = 0; seed < 100; seed++) suns += game.start({}, 2, secretFromSeed(seed)).cards.at[UNCLAIMED].filter((card) => SUN.includes(idOf(card))).length
    expect(suns).toBeGreaterThan(210)
    expect(suns).toBeLessThan(290)
  })

  it('RA-2.2 a tile shows one side and only one', () => {
    const backs = [['sacred_grove', 'alchemists_tower'], ['catacombs_of_the_dead', 'sacrificial_pit'], ['cursed_forge', 'dwarven_mines'], ['coral_castle', 'sunken_reef'], ['dragons_lair', 'sorcerers_bestiary']]
    for (const seed of SEEDS.slice(0, 10)) {
      const shown = started(3, {}, seed).ids(UNCLAIMED)
      expect(backs.map((sides) => sides.filter((side) => shown.includes(side)).length)).toEqual([1, 1, 1, 1, 1])
    }
  })

  it('RA-2.3 the monuments are shuffled', () => {
    expect(new Set(SEEDS.map((seed) => started(2, {}, seed).display().join())).size).toBeGreaterThan(20)
  })

  it('RA-2.5 chance names the first player, who holds the token and its point', () => {
    const tables = SEEDS.map((seed) => started(3, {}, seed))
    expect(new Set(tables.map(({ state }) => state.first))).toEqual(new Set([0, 1, 2]))
    for (const table of tables) {
      expect(table.state.token).toBe(table.state.first)
      expect(seatsOf(table).map((seat) => table.points(seat))).toEqual(seatsOf(table).map((seat) => (seat === table.state.first ? 1 : 0)))
    }
  })

  it('RA-2.6 mages and artifacts are shuffled before they are dealt', () => {
    const dealt = SEEDS.map((seed) => started(2, {}, seed))
    expect(new Set(dealt.map((table) => table.ids(OFFER).join())).size).toBeGreaterThan(20)
    expect(new Set(dealt.map((table) => [...table.hand(0), ...table.deck(0)].toSorted().join())).size).toBe(SEEDS.length)
  })

  it('RA-2.8 an Artificer counts from then on', () => {
    const table = SEEDS.map((seed) => started(2, {}, seed)).find((each) => each.keys(1).includes('mage:artificer'))
    if (!table) throw new Error('no seed deals the Artificer')
    const quiet = table.keys(0)[0]
    table.by(0, quiet).by(1, 'mage:artificer')
    expect(table.mage(1)).toBe('artificer')
  })

  it('RA-2.7 each player shuffles the eight and draws three', () => {
    const table = started(2)
    expect([0, 1].map((seat) => [table.hand(seat).length, table.deck(seat).length])).toEqual([[3, 5], [3, 5]])
    const lowestOnTop = SEEDS.filter((seed) => {
      const deck = started(2, {}, seed).deck(0)
      return deck[0] === deck.toSorted()[0]
    })
    expect(lowestOnTop.length).toBeGreaterThan(0)
    expect(lowestOnTop.length).toBeLessThan(SEEDS.length / 2)
  })

  it('RA-2.8 one of two mages, in secret, with the hand in sight; all are shown together', () => {
    const table = started(2)
    const [[own, spare], [theirs]] = [0, 1].map((seat) => table.keys(seat).map((key) => key.slice('mage:'.length)))
    expect(table.view(0, HAND)).toEqual(table.hand(0))
    table.by(0, `mage:${own}`)
    expect(table.mage(0)).toBe('none')
    expect(JSON.stringify(table.game.view(table.state, 1).stack)).not.toContain('answer":')
    table.by(1, `mage:${theirs}`)
    expect([table.mage(0), table.mage(1)]).toEqual([own, theirs])
    expect(table.ids(MAGE_BOX)).toContain(spare)
    expect(table.view(0, MAGE_BOX)).toContain(spare)
    expect(table.view(1, MAGE_BOX)).not.toContain(spare)
  })

  it('RA-2.10 round 1 starts with an ordinary Collect', () => {
    for (const seed of SEEDS.slice(0, 12)) {
      const table = allTakeFirst(started(2, {}, seed))
      table.choose('item:calm_elan', 'item:death_life')
      expect(table.state.round).toBe(1)
      expect(table.pending.every(({ frame }) => frame.step === 'collectChoice')).toBe(true)
      expect(table.asked).toEqual([0, 1])
    }
  })
})

describe('the first game', () => {
  const table = started(3, { setup: 'first-game' })

  it('RA-3.1 all places lie with their sun side up', () => {
    for (const seed of SEEDS.slice(0, 10)) expect(started(2, { setup: 'first-game' }, seed).ids(UNCLAIMED)).toEqual(SUN)
  })

  it('RA-3.2 nobody chooses a mage; a mage, a hand of three and a deck of five; the rest as usual', () => {
    expect(table.step()).toBe('takeItem')
    for (const seat of seatsOf(table)) {
      expect([table.hand(seat).length, table.deck(seat).length, table.inPlay(seat).length]).toEqual([3, 5, 1])
      expect(table.pool(seat)).toBe('E1 L1 C1 D1 G1')
    }
    expect([table.display().length, table.monumentDeck().length, table.ids(CENTRE).length]).toEqual([2, 8, 8])
    expect(table.seat).toBe((table.state.first + 2) % 3)
  })

  it('RA-3.3 the four starter sets', () => {
    const four = started(4, { setup: 'first-game' })
    expect(seatsOf(four).map((seat) => [four.mage(seat), ...four.hand(seat)])).toEqual(SETS)
  })

  it('RA-3.4 n players use the sets 1 to n, seat by seat', () => {
    for (const seats of [2, 3]) {
      const few = started(seats, { setup: 'first-game' })
      expect(seatsOf(few).map((seat) => [few.mage(seat), ...few.hand(seat)])).toEqual(SETS.slice(0, seats))
    }
  })

  it('RA-3.5 decks come from the artifacts of no set; unused sets go back openly', () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const two = started(2, { setup: 'first-game' }, seed)
      for (const id of [...two.deck(0), ...two.deck(1)]) expect(SETS.flat()).not.toContain(id)
      for (const id of SETS.slice(2).flat()) expect(two.view(2, BOX)).toContain(id)
    }
    expect(new Set(SEEDS.map((seed) => started(2, { setup: 'first-game' }, seed).deck(0).join())).size).toBe(SEEDS.length)
  })

  it('RA-3.6 nobody looks at the five cards of their own deck', () => {
    for (const viewer of [0, 1, 2, 3]) {
      expect(table.view(viewer, DECK)).toEqual(Array(5).fill('?'))
      expect(table.members(viewer, DECK)).toEqual([])
    }
  })

  it('RA-3.7 everybody knows the starting hands', () => {
    for (const viewer of [0, 1, 2, 3]) expect(table.view(viewer, HAND + 1)).toEqual(SETS[1].slice(1))
  })
})

describe('the draft', () => {
  const packets = (table: Table): string[][] => seatsOf(table).map((seat) => table.ids(PACKET + seat))
  const without = (packet: readonly string[], kept: string): string[] => packet.filter((id) => id !== kept)

  it('RA-4.1 two mages, then a first packet of four, which each looks at', () => {
    const table = started(3, { setup: 'draft' })
    for (const seat of seatsOf(table)) {
      expect(table.view(seat, OFFER + seat)).toHaveLength(2)
      expect(table.view(seat, OFFER + seat)).not.toContain('?')
      expect(table.keys(seat)).toEqual(table.ids(PACKET + seat).map((id) => `keep:${id}`))
      expect(table.keys(seat)).toHaveLength(4)
      expect(table.view((seat + 1) % 3, PACKET + seat)).toEqual(['?', '?', '?', '?'])
    }
    expect(table.ids(UNUSED)).toHaveLength(40 - 12)
  })

  it('RA-4.2 keep one, pass the rest to the left, until the packets are used up', () => {
    const table = started(3, { setup: 'draft' })
    for (const size of [4, 3]) {
      const before = packets(table)
      expect(before[0]).toHaveLength(size)
      allTakeFirst(table)
      expect(packets(table)).toEqual([2, 0, 1].map((from) => without(before[from], before[from][0])))
    }
  })

  it('RA-4.3 the second packet is passed to the right', () => {
    const table = started(3, { setup: 'draft' })
    for (let pick = 0; pick < 3; pick++) allTakeFirst(table)
    const before = packets(table)
    expect(before[0]).toHaveLength(4)
    expect(table.ids(UNUSED)).toHaveLength(40 - 24)
    allTakeFirst(table)
    expect(packets(table)).toEqual([1, 2, 0].map((from) => without(before[from], before[from][0])))
  })

  it('RA-4.4 then eight each, three drawn, and the mage and items as usual', () => {
    const table = started(3, { setup: 'draft' })
    const kept: string[][] = [[], [], []]
    while (table.step(0) === 'keep') {
      const last = packets(table)
      for (const seat of seatsOf(table)) kept[seat].push(table.keys(seat)[0].slice('keep:'.length))
      allTakeFirst(table)
      // The last card of a packet of two goes on to the neighbour, who keeps it without being asked.
      if (last[0].length === 2) seatsOf(table).forEach((seat) => kept[(seat + (kept[0].length <= 4 ? 1 : 2)) % 3].push(last[seat][1]))
    }
    for (const seat of seatsOf(table)) {
      expect([table.hand(seat).length, table.deck(seat).length]).toEqual([3, 5])
      expect([...table.hand(seat), ...table.deck(seat)].toSorted()).toEqual(kept[seat].toSorted())
      expect(table.keys(seat).every((key) => key.startsWith('mage:'))).toBe(true)
    }
    expect(allTakeFirst(table).step()).toBe('takeItem')
  })

  it('RA-4.5 all keep at the same time; nobody sees what another kept', () => {
    const table = started(3, { setup: 'draft' })
    const [first] = table.keys(0)
    table.by(0, first)
    expect(table.asked).toEqual([1, 2])
    expect(table.ids(PACKET)).toHaveLength(4)
    expect(JSON.stringify(table.game.view(table.state, 1).stack)).not.toContain('"answer"')
    allTakeFirst(table)
    const card = table.game.definition.names['component'].indexOf(first.slice('keep:'.length))
    expect(table.seen('kept', 0)[0]).toEqual({ seat: 0, card })
    for (const viewer of [1, 2, 3]) expect(table.seen('kept', viewer)[0]).toEqual({ seat: 0 })
  })
})
