import { describe, expect, it } from 'vitest'
import { given, PASS, react, use, type Player, type Table } from './builder.ts'

/** Components worth exactly so many points. */
const NINE = ['great_pyramid', 'coral_castle', 'colossus', 'nightingale']
const SIX = ['temple', 'oracle', 'mausoleum']

/** All pass; who wins? */
const winners = (players: readonly Player[], token = 0): readonly number[] => given(players, { token, turn: token }).everybodyPasses().places

describe('the victory check', () => {
  it('RA-15.1 when all have passed and somebody has ten, the highest total wins', () => {
    expect(winners([{ play: NINE }, { play: SIX }])).toEqual([1, 2])
    const table = given([{ play: SIX }, { play: NINE }], { token: 0 }).everybodyPasses()
    expect(table.over).toBe(false)
  })

  it('RA-15.1 ten are enough, nine are not; the highest wins, not the first to reach ten', () => {
    expect(winners([{ play: NINE }, {}])).toEqual([1, 2])
    expect(given([{ play: NINE }, {}], { token: 1, turn: 1 }).everybodyPasses().over).toBe(false)
    expect(winners([{ play: NINE }, { play: [...SIX, 'hanging_gardens', 'obelisk', 'library', 'solomons_mine', 'jeweled_statuette'] }])).toEqual([2, 1])
  })

  it('RA-15.2 points: printed, by formula, 1 for the token, turned or not', () => {
    const table = given([{ play: ['great_pyramid turned', 'nightingale turned', 'catacombs_of_the_dead D2 turned', 'vault G9'] }, { play: ['sorcerers_bestiary', 'hawk turned'] }], { token: 0 })
    expect([table.points(0), table.points(1)]).toEqual([3 + 1 + 2 + 1, 1])
  })

  it('RA-15.2 the result tells the same totals', () => {
    const table = given([{ play: [...NINE, 'catacombs_of_the_dead D2'] }, { play: ['hawk', 'sorcerers_bestiary'] }]).everybodyPasses()
    const outcome = table.game.outcome(table.state)
    expect(outcome?.scores).toEqual([12, 1])
    const sum = (seat: number): number => outcome?.breakdown.reduce((total, { points }) => total + points[seat], 0) ?? 0
    expect([sum(0), sum(1)]).toEqual([12, 1])
  })

  it('RA-15.3 only the essence that a place names scores there', () => {
    const points = (entry: string): number => given([{}, { play: [entry] }]).points(1)
    const all = 'E9 L1 C2 D3 G4'
    expect(points(`sacred_grove ${all}`)).toBe(2 + 1)
    expect(points(`sunken_reef ${all}`)).toBe(2)
    expect(points(`catacombs_of_the_dead ${all}`)).toBe(3)
    expect(points(`sacrificial_pit ${all}`)).toBe(2 + 3)
    expect(points(`cursed_forge ${all}`)).toBe(1 + 4)
    for (const id of ['alchemists_tower', 'dwarven_mines', 'dragons_lair']) expect(points(`${id} ${all}`)).toBe(4)
    for (const id of ['coral_castle', 'sorcerers_bestiary']) expect(points(`${id} ${all}`)).toBe(id === 'coral_castle' ? 3 : 0)
  })

  const TEN = ['temple', 'oracle', 'mausoleum', 'hanging_gardens', 'obelisk', 'library', 'solomons_mine']

  it('RA-15.4 level leaders: more essences in the pool, Gold counting two', () => {
    expect(winners([{ pool: 'E3', play: NINE }, { pool: 'E4', play: TEN }])).toEqual([2, 1])
    expect(winners([{ pool: 'E3 G1', play: NINE }, { pool: 'E4', play: TEN }])).toEqual([1, 2])
    expect(winners([{ pool: 'E3', play: NINE }, { pool: 'G1', play: ['mausoleum D9', ...TEN.filter((id) => id !== 'mausoleum')] }])).toEqual([1, 2])
  })

  it('RA-15.4 still level: they share the win; others’ pools do not matter', () => {
    expect(winners([{ pool: 'E2', play: NINE }, { pool: 'G1', play: TEN }, { pool: 'G9' }])).toEqual([1, 1, 3])
  })

  it('RA-15.4 Gold paid for the Golden Statue no longer counts', () => {
    const level = ['temple', 'oracle', 'hanging_gardens', 'golden_statue']
    const table = given([{ pool: 'E4', play: NINE }, { pool: 'G4', play: [...level, 'dragon_egg'] }, { pool: 'E1', passed: true }])
    table.choose(PASS, 'item:divination', PASS, 'item:protection', react('golden_statue'))
    expect(table.game.outcome(table.state)?.scores).toEqual([10, 10, 0])
    expect(table.places).toEqual([1, 2, 3])
  })

  it('RA-15.5 otherwise all is straightened, items are ready, and the token holder starts the next round', () => {
    const turned = ['scholar', 'vault', 'library', 'coral_castle', 'hawk']
    const table = given([{ pool: 'E1', mage: 'scholar turned', play: ['vault turned', 'library turned', 'coral_castle turned'] }, { pool: 'E3', item: 'reanimate', play: ['hawk turned'] }], { round: 4, turn: 1 })
    table.choose(PASS, 'item:transmutation', PASS, 'item:reanimate')
    expect(table.over).toBe(false)
    expect(turned.map((id) => table.isTurned(id))).toEqual([false, false, false, false, false])
    expect([table.state.round, table.state.token, table.seat]).toEqual([5, 1, 1])
    expect(table.state.passed).toEqual([0, 0])
    expect(table.keys()).toContain(use('transmutation'))
  })

  it('RA-15.9 the places behind the winner follow points, then pool', () => {
    expect(winners([{ play: NINE }, { pool: 'E1', play: ['oracle'] }, { pool: 'E3', play: ['temple'] }, { pool: 'G9', play: ['library'] }])).toEqual([1, 3, 2, 4])
    expect(winners([{ play: NINE }, { pool: 'E2', play: ['oracle'] }, { pool: 'G1', play: ['temple'] }])).toEqual([1, 2, 2])
  })
})

describe('a check called by a power', () => {
  it('RA-15.6 ends the game at once if anybody has ten, whoever called it', () => {
    const table = given([{ pool: 'E1', play: ['coral_castle'] }, { play: ['sacred_grove L5', 'great_pyramid'] }], { token: 0 }).choose(use('coral_castle'))
    expect(table.over).toBe(true)
    expect(table.places).toEqual([2, 1])
  })

  it('RA-15.6 the highest total wins, even over the ten of the one who called', () => {
    const table = given([{ play: NINE }, { play: ['sacred_grove L9'] }]).choose(use('coral_castle'))
    expect(table.places).toEqual([2, 1])
  })

  it('RA-15.6 otherwise the round goes on and nothing is straightened', () => {
    const table = given([{ pool: 'E1', play: ['sorcerers_bestiary', 'vault turned'] }, { pool: 'E1', play: ['hawk turned'] }], { round: 3 }).choose(use('sorcerers_bestiary', 1))
    expect(table.over).toBe(false)
    expect(['sorcerers_bestiary', 'vault', 'hawk'].map((id) => table.isTurned(id))).toEqual([true, true, true])
    expect([table.state.round, table.seat, table.step()]).toEqual([3, 1, 'turn'])
  })

  const called = (players: readonly Player[], token: number): Table => given(players, { token, turn: 0 }).choose(use('coral_castle'))

  it('RA-15.7 until somebody passes the token’s point belongs to last round’s holder', () => {
    expect(called([{ play: NINE }, { pool: 'E1' }], 0).over).toBe(true)
    expect(called([{ play: NINE }, { pool: 'E1' }], 1).over).toBe(false)
  })

  it('RA-15.7 afterwards to the first who passed', () => {
    const table = given([{ play: NINE }, { pool: 'E1' }], { token: 0, turn: 1 }).choose(PASS, 'item:divination')
    expect(table.choose(use('coral_castle')).over).toBe(false)
    const taken = given([{ play: NINE }, { pool: 'E3', play: ['sorcerers_bestiary'] }], { token: 1 }).choose(PASS, 'item:divination', use('sorcerers_bestiary', 1))
    expect(taken.over).toBe(true)
  })

  it('RA-15.8 points added by a react last for that check only; a Statue straightened may react again', () => {
    const table = given([{ pool: 'E1 G7', item: 'reanimate', play: ['coral_castle', 'golden_statue'] }, { pool: 'E1', play: ['sorcerers_bestiary'] }], { token: 1 })
    table.choose(use('coral_castle'), react('golden_statue'))
    expect(table.points(0)).toBe(3 + 1)
    expect(table.isTurned('golden_statue')).toBe(true)
    table.choose(PASS, 'item:divination', use('reanimate')).pays('E1').choose('straighten:golden_statue').choose(PASS, 'item:protection')
    expect(table.keys(0)).toEqual([react('golden_statue'), 'decline'])
    expect(table.pool(0)).toBe('G4')
  })
})
