import { describe, expect, it } from 'vitest'
import { given, PASS, use } from './builder.ts'

describe('passing', () => {
  it('RA-10.1 the first to pass takes the token, or keeps it; the others do not', () => {
    const taken = given([{ pool: 'E1' }, { pool: 'E1' }, { pool: 'E3' }], { token: 2 }).choose(PASS)
    expect(taken.state.token).toBe(0)
    taken.choose('item:divination', PASS, 'item:protection')
    expect(taken.state.token).toBe(0)
    expect(given([{ pool: 'E1' }, { pool: 'E1' }], { token: 0 }).choose(PASS).state.token).toBe(0)
  })

  it('RA-10.1 its holder starts the next round', () => {
    const table = given([{ pool: 'E1' }, { pool: 'E1' }, { pool: 'E3' }], { token: 2, turn: 1 }).everybodyPasses()
    expect(table.state.token).toBe(1)
    expect(table.seat).toBe(1)
  })

  it('RA-10.2 the item goes back and a different one is taken', () => {
    const table = given([{ pool: 'E1', item: 'research' }, { pool: 'E1', item: 'reanimate' }]).choose(PASS)
    expect(table.offer('item')).toEqual(['alchemy', 'calm_elan', 'death_life', 'divination', 'protection', 'transmutation'])
    expect(table.why('item:research')).toBe('RA-10.2')
    table.choose('item:protection')
    expect(table.item(0)).toBe('protection')
  })

  it('RA-10.2 the returned item is straight, for the next who passes', () => {
    const table = given([{ item: 'research turned' }, { pool: 'E1', item: 'reanimate' }]).choose('item:protection')
    expect(table.isTurned('research')).toBe(false)
    table.choose(PASS)
    expect(table.offer('item')).toContain('research')
    expect(table.offer('item')).not.toContain('protection')
    expect(table.choose('item:research').item(1)).toBe('research')
  })

  it('RA-10.3 the new item cannot be used this round and is ready for the next Collect', () => {
    const table = given([{ pool: 'L2' }, { pool: 'E4', play: ['fire_dragon'] }]).choose(PASS, 'item:calm_elan')
    table.choose(use('fire_dragon'))
    expect(table.pool(0)).toBe('L2')
    expect(table.seat).toBe(1)
    table.choose(PASS, 'item:protection')
    expect(table.keys(0)).toEqual(['collect:calm_elan:elan', 'collect:calm_elan:calm'])
    table.choose('collect:calm_elan:calm')
    expect(table.pool(0)).toBe('L2 C1')
    expect(table.isTurned('protection')).toBe(false)
  })

  it('RA-10.4 essences on a returned item go back to the supply', () => {
    const table = given([{ pool: 'E1', item: 'research L2 G1' }, { pool: 'E1' }]).choose(PASS, 'item:divination')
    expect(table.on('research')).toBe('')
    expect(table.pool(0)).toBe('E1')
    expect(table.choose(PASS, 'item:research').on('research')).toBe('')
  })

  it('RA-10.5 then a card is drawn, if possible', () => {
    const table = given([{ pool: 'E1', deck: ['hawk', 'vault'] }, { pool: 'E1' }]).choose(PASS)
    expect(table.hand(0)).toEqual([])
    table.choose('item:divination')
    expect(table.hand(0)).toEqual(['hawk'])
    expect(given([{ pool: 'E1' }, { pool: 'E1' }]).choose(PASS, 'item:divination').hand(0)).toEqual([])
    expect(given([{ pool: 'E1', discard: ['crypt'] }, { pool: 'E1' }]).choose(PASS, 'item:divination').hand(0)).toEqual(['crypt'])
  })

  it('RA-10.6 who has passed takes no more actions', () => {
    const table = given([{ pool: 'E9', play: ['mausoleum'], hand: ['hawk'] }, { pool: 'E3', play: ['ring_of_midas', 'chalice_of_fire'] }]).choose(PASS, 'item:divination', use('ring_of_midas', 2))
    expect(table.asked).toEqual([1])
    expect(table.choose(use('chalice_of_fire'), 'straighten:ring_of_midas').asked).toEqual([1])
  })

  it('RA-10.6 but ignores life loss at no cost, and receives what rivals’ powers give', () => {
    const table = given([{ pool: 'E2 L3', play: ['dancing_sword', 'guard_dog'] }, { play: ['fire_dragon', 'elvish_bow', 'hand_of_glory'] }]).choose(PASS, 'item:protection')
    table.choose(use('fire_dragon'), use('elvish_bow', 1), use('hand_of_glory'))
    expect(table.pool(0)).toBe('E2 L3 D1')
    expect(['dancing_sword', 'guard_dog', 'protection'].map((id) => table.isTurned(id))).toEqual([false, false, false])
  })

  it('RA-10.6 and may react to a victory check', () => {
    const table = given([{ pool: 'G3', play: ['golden_statue'] }, { pool: 'E1', play: ['coral_castle'] }]).choose(PASS, 'item:divination', use('coral_castle'))
    expect(table.keys(0)).toEqual(['react:golden_statue', 'decline'])
  })
})
