import { describe, expect, it } from 'vitest'
import { Random } from '#kernel/chance.ts'
import { DECK, DISCARD, DISPLAY, HAND, MAGE_BOX, MONUMENT_DECK, PACKET, TABLEAU, UNUSED, zones } from '#games/res-arcana/rules/zones.ts'
import { cardOf, given, idOf, PASS, started, use, type Table } from './builder.ts'

const unknown = (n: number): string[] => Array(n).fill('?')
const sorted = (ids: readonly string[]): string[] => ids.toSorted((a, b) => cardOf(a) - cardOf(b))

/** In which zones a card turns up when the viewer imagines what is hidden. */
function reckonedWith(table: Table, viewer: number, id: string): string[] {
  const random = new Random('knowledge')
  const found = new Set<string>()
  for (let i = 0; i < 60; i++) found.add(zones.names[table.game.imagine(table.state, viewer, random).cards.zone[cardOf(id)]])
  return [...found].toSorted()
}

function allTakeFirst(table: Table): Table {
  for (const seat of table.asked) table.by(seat, table.keys(seat)[0])
  return table
}

const position = (): Table =>
  given([
    { pool: 'E2', play: ['hawk', 'vault G2 turned'], hand: ['prism', 'crypt'], deck: ['treant', 'mermaid', 'athanor'], discard: ['guard_dog'] },
    { pool: 'G3', play: ['library'], hand: ['magical_shard'], deck: ['fire_dragon', 'bone_dragon'], discard: ['nightingale'] },
  ])

describe('what lies open', () => {
  it('RA-14.1 everybody sees pools, components with what lies on them, discards, monuments, the centre, and how many cards there are', () => {
    const table = position()
    for (const viewer of [0, 1, 2]) {
      const view = table.game.view(table.state, viewer)
      expect(view.pool).toEqual(table.state.pool)
      expect(view.on).toEqual(table.state.on)
      expect(view.turned).toEqual(table.state.turned)
      for (const zone of [TABLEAU, TABLEAU + 1, DISCARD, DISCARD + 1, DISPLAY]) expect(table.view(viewer, zone)).toEqual(table.ids(zone))
      for (const zone of [HAND, HAND + 1, DECK, DECK + 1, MONUMENT_DECK]) expect(table.view(viewer, zone)).toHaveLength(table.ids(zone).length)
    }
  })

  it('RA-14.2 a hand is seen by its owner only, the order of a deck by nobody', () => {
    const table = position()
    expect(table.view(0, HAND)).toEqual(['crypt', 'prism'])
    const dealt = started(2)
    expect(dealt.view(0, HAND)).toEqual(dealt.hand(0))
    for (const viewer of [1, 2]) expect(dealt.view(viewer, HAND)).toEqual(unknown(3))
    for (const viewer of [0, 1, 2]) expect(dealt.view(viewer, DECK)).toEqual(unknown(5))
  })

  it('RA-14.2 a drawn card is told to its owner alone', () => {
    const table = allTakeFirst(started(2)).choose('item:research', 'item:alchemy')
    while (table.step(table.asked[0]) !== 'turn') allTakeFirst(table)
    const seat = table.asked[0]
    table.by(seat, PASS).choose('item:divination')
    const drawn = (viewer: number) => table.seen('drew', viewer).at(-1)
    const [card] = table.hand(seat).map(cardOf).filter((each) => JSON.stringify(drawn(seat)).includes(String(each)))
    expect(drawn(seat)).toEqual({ seat, amount: 1, cards: [card] })
    for (const viewer of [1 - seat, 2]) expect(drawn(viewer)).toEqual({ seat, amount: 1 })
  })
})

describe('decks', () => {
  it('RA-14.3 after the standard set-up a player knows the eight cards of the own deck and hand, not their order', () => {
    const table = started(3)
    for (const seat of [0, 1, 2]) {
      expect(table.members(seat, DECK + seat)).toEqual(sorted(table.deck(seat)))
      expect(table.view(seat, DECK + seat)).toEqual(unknown(5))
      for (const viewer of [0, 1, 2, 3]) if (viewer !== seat) expect(table.members(viewer, DECK + seat)).toEqual([])
    }
  })

  it('RA-14.3 after the draft too', () => {
    const table = started(2, { setup: 'draft' })
    while (table.step(0) === 'keep') allTakeFirst(table)
    for (const seat of [0, 1]) expect(table.members(seat, DECK + seat)).toEqual(sorted(table.deck(seat)))
  })

  it('RA-14.4 in the first game nobody knows any card of any deck', () => {
    const table = started(2, { setup: 'first-game' })
    for (const viewer of [0, 1, 2])
      for (const seat of [0, 1]) {
        expect(table.view(viewer, DECK + seat)).toEqual(unknown(5))
        expect(table.members(viewer, DECK + seat)).toEqual([])
        expect(reckonedWith(table, viewer, table.deck(seat)[0])).toEqual(['deck.0', 'deck.1', 'unused'])
      }
  })

  it('RA-14.5 cards that left the game stay unknown, except the mage one turned down', () => {
    const table = started(2)
    const spare = [0, 1].map((seat) => table.keys(seat)[1].slice('mage:'.length))
    allTakeFirst(table)
    for (const viewer of [0, 1, 2]) {
      expect(table.view(viewer, UNUSED)).toEqual(unknown(24))
      expect(table.members(viewer, UNUSED)).toEqual([])
      const known = table.view(viewer, MAGE_BOX).filter((id) => id !== '?')
      expect(known).toEqual(viewer === 2 ? [] : [spare[viewer]])
    }
  })
})

describe('the draft', () => {
  it('RA-14.6 who passed a packet knows that its cards are with the others', () => {
    const table = started(3, { setup: 'draft' })
    const [kept, ...passed] = table.ids(PACKET)
    const theirs = table.ids(PACKET + 1)[0]
    allTakeFirst(table)
    expect(table.view(0, PACKET + 1)).toEqual(passed)
    expect(table.view(2, PACKET + 1)).toEqual(unknown(3))
    expect(reckonedWith(table, 1, kept)).not.toContain('packet.1')
    allTakeFirst(table)
    expect(reckonedWith(table, 0, passed[1])).toContain('packet.2')
    expect(reckonedWith(table, 0, passed[1])).toHaveLength(2)
    expect(reckonedWith(table, 0, theirs).length).toBeGreaterThan(2)
  })

  it('RA-14.6 and learns which one is missing when a packet comes back', () => {
    const table = started(2, { setup: 'draft' })
    const passed = table.ids(PACKET).slice(1)
    allTakeFirst(table)
    expect(table.ids(PACKET + 1)).toEqual(passed)
    const missing = passed[2]
    table.by(0, table.keys(0)[0]).by(1, `keep:${missing}`)
    const keptBy = zones.names[table.state.cards.zone[cardOf(missing)]]
    expect(reckonedWith(table, 0, missing)).toEqual([keptBy])
    expect(reckonedWith(table, 2, missing).length).toBeGreaterThan(1)
  })
})

describe('what is shuffled and looked at', () => {
  const discards = ['crypt', 'vault', 'prism', 'treant']
  const drawing = (): Table => given([{ play: ['library', 'elvish_bow'], hand: ['athanor'], discard: discards }, { pool: 'E1', hand: ['magical_shard', 'mermaid'], deck: ['fire_dragon', 'bone_dragon'] }])

  it('RA-14.7 discards shuffled into a deck are known to be there, or in that player’s hand', () => {
    const table = drawing().choose(use('library'))
    const [drawn] = table.hand(0).filter((id) => id !== 'athanor')
    for (const viewer of [1, 2]) {
      for (const id of discards) expect(reckonedWith(table, viewer, id)).toEqual(['deck.0', 'hand.0'])
      expect(table.view(viewer, HAND)).not.toContain(drawn)
    }
    expect(reckonedWith(table, 0, drawn)).toEqual(['hand.0'])
    expect(table.members(0, DECK)).toEqual(sorted(table.deck(0)))
  })

  const looking = (): Table => given([{ play: ['hawk'], deck: ['treant', 'mermaid', 'athanor', 'crypt'] }, { pool: 'E1', mage: 'seer', deck: ['fire_dragon'] }], { monuments: ['temple', 'oracle', 'obelisk', 'colossus'] })

  it('RA-14.8 only the one who looks sees the cards of the own deck and knows their places', () => {
    const table = looking().choose(use('hawk', 1), 'deck:own')
    expect(table.view(0, DECK)).toEqual(['?', 'athanor', 'mermaid', 'treant'])
    for (const viewer of [1, 2]) expect(table.view(viewer, DECK)).toEqual(unknown(4))
    table.choose('top:mermaid', 'top:athanor')
    expect(table.view(0, DECK)).toEqual(['?', 'treant', 'athanor', 'mermaid'])
    for (const viewer of [1, 2]) expect(table.view(viewer, DECK)).toEqual(unknown(4))
    const looked = table.seen('looked', 0)[0]
    expect(looked['cards']).toHaveLength(3)
    for (const viewer of [1, 2]) expect(table.seen('looked', viewer)[0]).not.toHaveProperty('cards')
  })

  it('RA-14.8 a single card is seen too, though there is nothing to reorder', () => {
    const table = given([{ play: ['library'], deck: ['crypt'] }, { pool: 'E1', mage: 'seer', deck: ['fire_dragon'] }], { turn: 1 }).choose(use('seer'), 'deck:own')
    expect(table.view(1, DECK + 1)).toEqual(['fire_dragon'])
    for (const viewer of [0, 2]) expect(table.view(viewer, DECK + 1)).toEqual(['?'])
  })

  it('RA-14.8 the same for the monument deck, until another player reorders it', () => {
    const table = looking().choose(use('hawk', 1), 'deck:monuments', 'top:oracle', 'top:temple')
    expect(table.view(0, MONUMENT_DECK).slice(-3)).toEqual(['obelisk', 'temple', 'oracle'])
    for (const viewer of [1, 2]) expect(table.view(viewer, MONUMENT_DECK)).toEqual(unknown(8))
    table.choose(use('seer'), 'deck:monuments', 'top:obelisk', 'top:oracle')
    expect(table.view(1, MONUMENT_DECK).slice(-3)).toEqual(['temple', 'oracle', 'obelisk'])
    expect(table.view(0, MONUMENT_DECK).slice(-3)).toEqual(unknown(3))
    expect(sorted(table.members(0, MONUMENT_DECK)).filter((id) => ['obelisk', 'temple', 'oracle'].includes(id))).toHaveLength(3)
    expect(table.view(2, MONUMENT_DECK)).toEqual(unknown(8))
  })

  it('RA-14.8 until the deck is shuffled', () => {
    const table = given([{ play: ['hawk', 'oracle'], deck: ['treant', 'mermaid'], discard: ['crypt'] }, { passed: true }])
    table.choose(use('hawk', 1), 'deck:own', 'top:crypt', 'top:treant')
    expect(table.view(0, DECK)).toEqual(['mermaid', 'treant', 'crypt'])
    const emptied = given([{ item: 'divination', play: ['hawk', 'library'], deck: ['treant', 'mermaid', 'crypt'] }, { passed: true }])
    emptied.choose(use('hawk', 1), 'deck:own', 'top:crypt', 'top:treant', use('divination'), 'discard:treant', 'discard:crypt')
    emptied.choose(use('library'))
    expect(emptied.view(0, DECK)).toEqual(unknown(2))
  })
})

describe('a match', () => {
  it('RA-14.9 in game 2 both know all cards of both decks, not their order nor what the rival drew', () => {
    const mine = ['hawk', 'prism', 'crypt', 'vault', 'treant', 'mermaid', 'athanor', 'guard_dog']
    const yours = ['magical_shard', 'cursed_skull', 'fire_dragon', 'bone_dragon', 'water_dragon', 'wind_dragon', 'earth_dragon', 'sea_serpent']
    const table = given([{ pool: 'E1', play: [...mine, 'sacred_grove L9'] }, { pool: 'E1', deck: yours }], { match: { game: 1 } }).everybodyPasses().choose('first:seat0')
    while (table.step() === 'pick') table.choose(table.keys()[0])
    for (const [viewer, rival] of [[0, 1], [1, 0], [2, 0], [2, 1]]) {
      for (const id of [...table.hand(rival), ...table.deck(rival)]) expect(reckonedWith(table, viewer, id)).toEqual([`deck.${rival}`, `hand.${rival}`])
      expect(table.view(viewer, DECK + rival)).toEqual(unknown(5))
      expect(table.view(viewer, HAND + rival)).toEqual(unknown(3))
    }
    for (const seat of [0, 1]) expect(table.members(seat, DECK + seat)).toEqual(sorted(table.deck(seat)))
  })
})

describe('spectators', () => {
  it('RA-14.2 a spectator knows nothing that is hidden', () => {
    const table = started(2)
    const hidden = table.game.view(table.state, 2).cards.at.slice(0, zones.hidden)
    expect(hidden.flat().filter((card) => card >= 0)).toEqual([])
    const isMonument = (id: string): boolean => table.monumentDeck().includes(id)
    expect(table.game.view(table.state, 2).cards.members.flat().map(idOf).filter((id) => !isMonument(id))).toEqual([])
    for (const event of table.events) expect(table.game.seeEvent(event, 2).data).toEqual(event.data)
  })
})
