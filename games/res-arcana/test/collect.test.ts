import { describe, expect, it } from 'vitest'
import { given, place, started, type Player, type Position, type Table } from './builder.ts'
import { collecting } from './components.ts'

const ROUND: Position = { turn: 'collect' }
const types = (table: Table): string[] => table.events.map(({ type }) => type)

describe('Collect', () => {
  it('RA-6.1 a round begins with Collect, by all at the same time', () => {
    const table = given([{ play: ['celestial_horse'] }, { mage: 'healer' }, { item: 'calm_elan' }], ROUND)
    expect(table.asked).toEqual([0, 1, 2])
    table.by(2, 'collect:calm_elan:calm').by(0, 'collect:celestial_horse:elan')
    expect(table.asked).toEqual([0, 1])
  })

  it('RA-6.2 every own Collect ability is resolved, turned or not, and none can be refused', () => {
    const table = given([{ mage: 'druid turned', item: 'death_life turned', play: ['hawk', 'elemental_spring turned', 'temple', 'dwarven_mines turned'] }, { play: ['treant'] }], ROUND)
    expect(table.keys(0)).toEqual(['collect:death_life:life', 'collect:death_life:death'])
    expect(table.choose('collect:death_life:death').pool(0)).toBe('E1 L3 C2 D1 G1')
    expect(table.pool(1)).toBe('L2')
  })

  it('RA-6.3 named essences are all taken, a slash means one of them, N and "2 of" any mix', () => {
    expect(collecting('elemental_spring').pool(0)).toBe('E1 L1 C1')
    expect(collecting('witch').choose('collect:witch:life').pool(0)).toBe('L1')
    expect(collecting('hanging_gardens').collects('hanging_gardens', 'D3').pool(0)).toBe('D3')
    expect(collecting('hanging_gardens').collects('hanging_gardens', 'E1 L1 C1').pool(0)).toBe('E1 L1 C1')
    expect(collecting('celestial_horse').collects('celestial_horse', 'L1 C1').pool(0)).toBe('L1 C1')
  })

  it('RA-6.4 essences on a component are taken all or none, each component for itself', () => {
    const table = given([{ play: ['fountain_of_youth L1 C2', 'ring_of_midas G2', 'dragon_teeth E3'] }, { play: ['crypt D2'] }], ROUND)
    expect(table.keys(0)).toEqual(['take:fountain_of_youth', 'leave:fountain_of_youth'])
    table.by(0, 'take:fountain_of_youth', 'leave:ring_of_midas', 'take:dragon_teeth')
    expect(table.pool(0)).toBe('E3 L2 C2')
    expect(['fountain_of_youth', 'ring_of_midas', 'dragon_teeth', 'crypt'].map((id) => table.on(id))).toEqual(['', 'G2', '', 'D2'])
    expect(table.choose('take:crypt').pool(1)).toBe('D2')
  })

  it('RA-6.5 places may be emptied; their points go with the essences', () => {
    const table = given([{ play: ['catacombs_of_the_dead D4'] }, {}], ROUND)
    expect(table.points(0)).toBe(1 + 4)
    table.choose('take:catacombs_of_the_dead')
    expect(table.points(0)).toBe(1)
    expect(table.pool(0)).toBe('D5')
  })

  it('RA-6.6 the order of collects changes nothing, except that an upkeep comes last', () => {
    const orders = [['cursed_forge', 'dancing_sword', 'crypt D1'], ['crypt D1', 'dancing_sword', 'cursed_forge']]
    for (const play of orders) {
      const table = given([{ mage: 'witch', play }, {}], ROUND)
      table.choose('collect:witch:death', 'take:crypt')
      expect(table.pool(0)).toBe('E1 D3')
      expect(table.keys(0)).toEqual(['upkeep:cursed_forge', 'turn:cursed_forge'])
      expect(table.choose('upkeep:cursed_forge').pool(0)).toBe('E1 D2')
    }
  })

  it('RA-6.9 a component placed or claimed in this round collects from the next one on', () => {
    const table = given([{ pool: 'L1 C1 G4', hand: ['hawk'] }, { passed: true }], { display: ['temple', 'library'] }).choose(place('hawk'), 'claim:temple')
    expect(table.pool(0)).toBe('')
    expect(table.everybodyPasses().pool(0)).toBe('L1 C1')
  })
})

describe('the order of Collect', () => {
  const choosers = [{ play: ['celestial_horse'] }, { mage: 'healer' }, { item: 'death_life' }]

  it('RA-6.7 a table may always collect in turn order, from the token holder clockwise', () => {
    const table = given(choosers, { turn: 'collect', collect: 'in order', token: 1 })
    expect(table.asked).toEqual([1])
    table.choose('collect:healer:calm')
    expect(table.asked).toEqual([2])
    table.choose('collect:death_life:life')
    expect(table.asked).toEqual([0])
  })

  it('RA-6.7 or ask every player before each Collect: one request is enough, for that Collect', () => {
    const table = given(choosers, { turn: 'collect', collect: 'on request', token: 1 })
    expect(table.asked).toEqual([0, 1, 2])
    expect(table.keys(0)).toEqual(['together', 'inOrder'])
    table.by(0, 'together').by(2, 'inOrder').by(1, 'together')
    expect(table.asked).toEqual([1])
    table.choose('collect:healer:calm', 'collect:death_life:life').collects('celestial_horse', 'E2').everybodyPasses()
    // Seat 2 has swapped its item and has nothing to choose any more.
    expect(table.keys(0)).toEqual(['together', 'inOrder'])
    for (const seat of [0, 1]) table.by(seat, 'together')
    expect(table.keys(2)).toEqual(['together', 'inOrder'])
    table.by(2, 'together')
    expect(table.asked).toEqual([0, 1])
    expect(table.step(0)).toBe('collectChoice')
  })

  it('RA-6.7 the three ways are a choice of the table, together by default', () => {
    const { variants } = started(2).game.definition
    expect(variants['collect']).toEqual({ values: ['together', 'on-request', 'in-order'], default: 'together' })
  })

  it('RA-6.8 the question is put only if at least two players have something to choose', () => {
    const asks = (players: Parameters<typeof given>[0]): boolean => given(players, { turn: 'collect', collect: 'on request' }).pending.some(({ frame }) => frame.step === 'askOrder')
    expect(asks([{ play: ['celestial_horse'] }, { play: ['hawk'] }])).toBe(false)
    expect(asks([{ play: ['vault G1'] }, { play: ['hawk'] }, {}])).toBe(false)
    expect(asks([{ play: ['celestial_horse'] }, { play: ['hawk C1'] }])).toBe(true)
    expect(asks([{ mage: 'witch' }, { play: ['hawk'] }, { item: 'calm_elan' }])).toBe(true)
  })

  it('RA-6.8 an upkeep is a choice only where there is Death to pay it', () => {
    const asks = (forge: Player): boolean => given([{ ...forge, play: ['cursed_forge'] }, { mage: 'witch' }], { turn: 'collect', collect: 'on request' }).pending.some(({ frame }) => frame.step === 'askOrder')
    expect(asks({ pool: 'D1' })).toBe(true)
    expect(asks({ mage: 'necromancer' })).toBe(true)
    expect(asks({ pool: 'E9 L9 C9 G9' })).toBe(false)
    const second = given([{ mage: 'witch' }, { pool: 'D1', play: ['cursed_forge'] }], { turn: 'collect', collect: 'on request' })
    expect(second.step(0)).toBe('askOrder')
  })

  it('RA-6.8 it is answered by all at the same time, unseen', () => {
    const table = given(choosers, { turn: 'collect', collect: 'on request' }).by(0, 'inOrder')
    expect(table.asked).toEqual([1, 2])
    expect(JSON.stringify(table.game.view(table.state, 1).stack)).not.toContain('inOrder')
    expect(types(table)).not.toContain('orderAsked')
  })
})
