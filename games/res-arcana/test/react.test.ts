import { describe, expect, it } from 'vitest'
import { given, PASS, react, use, type Player, type Table } from './builder.ts'

describe('reacts', () => {
  it('RA-12.1 a react is used out of turn and is no action', () => {
    const table = given([{ pool: 'E1', play: ['elvish_bow'] }, { pool: 'L1', play: ['guard_dog', 'magical_shard'] }]).choose(use('elvish_bow'))
    expect(table.seat).toBe(1)
    table.choose(react('guard_dog'))
    expect([table.seat, table.step()]).toEqual([1, 'turn'])
    table.choose(use('magical_shard'), 'gain:elan')
    expect(table.seat).toBe(0)
  })

  it('RA-12.1 and cannot be used as an action', () => {
    const reacts = ['chalice_of_life', 'dancing_sword', 'dragon_bridle', 'elemental_spring', 'tree_of_life', 'temple', 'golden_statue', 'coral_castle', 'alchemists_tower']
    const table = given([{ pool: 'E9 L9 C9 D9 G9', mage: 'healer', item: 'protection', play: reacts }, {}])
    expect(table.offer('use')).toEqual(['chalice_of_life:1', 'tree_of_life:1', 'coral_castle:1', 'alchemists_tower:1'])
  })

  it('RA-12.2 without T it works on a turned component, as often as it can be paid', () => {
    const table = given([{ play: ['elvish_bow', 'fire_dragon', 'bone_dragon'] }, { pool: 'L4 C2', play: ['elemental_spring turned', 'magical_shard', 'prism'] }])
    table.choose(use('elvish_bow'), react('elemental_spring'), use('prism', 2), 'payNothing')
    table.choose(use('bone_dragon'), react('elemental_spring'), use('magical_shard'), 'gain:elan')
    expect(table.pool(1)).toBe('E1 L4')
    expect(table.choose(use('fire_dragon')).pool(1)).toBe('E1 L2')
  })

  it('RA-12.2 with T it needs a straight component', () => {
    const owners: Player[] = [{ mage: 'healer turned' }, { item: 'protection turned' }, ...['guard_dog', 'chalice_of_life', 'temple', 'coral_castle', 'alchemists_tower'].map((id) => ({ play: [`${id} turned`] }))]
    for (const owner of owners) {
      const table = given([{ play: ['elvish_bow'] }, { pool: 'L3', ...owner, play: [...(owner.play ?? []), 'tree_of_life'] }]).choose(use('elvish_bow'))
      expect(table.keys()).toEqual([react('tree_of_life'), 'lose'])
      const id = (owner.mage ?? owner.item ?? owner.play?.[0] ?? '').split(' ')[0]
      expect(table.why(react(id))).toBe('RA-12.2')
    }
  })

  it('RA-12.2 what it costs must be there', () => {
    const table = given([{ play: ['elvish_bow'] }, { pool: 'L3', mage: 'healer', play: ['dancing_sword', 'elemental_spring'] }]).choose(use('elvish_bow'))
    expect(table.keys()).toEqual([react('healer'), 'lose'])
    expect([table.why(react('dancing_sword')), table.why(react('elemental_spring')), table.why(react('healer'))]).toEqual(['RA-12.2', 'RA-12.2', undefined])
  })

  it('RA-12.3 a react to life loss answers any attack; Dragon Bridle only that of a dragon', () => {
    const answers = (by: string): string[] => given([{ play: [by] }, { pool: 'L3', play: ['guard_dog', 'dragon_bridle'] }]).choose(use(by)).keys().filter((key) => key.startsWith('react'))
    for (const dragon of ['bone_dragon', 'earth_dragon', 'fire_dragon', 'sea_serpent', 'water_dragon', 'wind_dragon']) expect(answers(dragon)).toEqual([react('guard_dog'), react('dragon_bridle')])
    expect(answers('elvish_bow')).toEqual([react('guard_dog')])
  })

  it('RA-12.4 one answer to one attack', () => {
    const table = given([{ play: ['fire_dragon'] }, { pool: 'E1 L3 C1', play: ['guard_dog', 'dancing_sword'] }]).choose(use('fire_dragon'), react('dancing_sword'))
    expect([table.seat, table.step()]).toEqual([1, 'turn'])
    expect(table.isTurned('guard_dog')).toBe(false)
  })
})

describe('reacts to a victory check', () => {
  const offered = (table: Table): string[] => table.keys(table.asked[0])
  const statue: Player = { pool: 'G3', play: ['golden_statue', 'coral_castle'] }

  it('RA-12.5 at a check that one called', () => {
    expect(offered(given([statue, {}]).choose(use('coral_castle')))).toEqual([react('golden_statue'), 'decline'])
  })

  it('RA-12.5 at a rival’s, passed or not', () => {
    for (const passed of [false, true]) {
      const table = given([{ pool: 'E1', play: ['sorcerers_bestiary'] }, { ...statue, passed }]).choose(use('sorcerers_bestiary', 1))
      expect(table.asked).toEqual([1])
      expect(offered(table)).toEqual([react('golden_statue'), 'decline'])
    }
  })

  it('RA-12.5 at the regular one', () => {
    const table = given([{ pool: 'E1' }, { ...statue, passed: true }]).choose(PASS, 'item:divination')
    expect(table.asked).toEqual([1])
    expect(offered(table)).toEqual([react('golden_statue'), 'decline'])
  })
})
