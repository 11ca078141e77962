import { describe, expect, it } from 'vitest'
import { given, react, use, type Table } from './builder.ts'

/** Seat 0 takes two Life from seat 1, who has no way out. */
const attacked = (pool: string): Table => given([{ pool: 'L9', play: ['sea_serpent'] }, { pool }]).choose(use('sea_serpent'))

/** The pools of seat 1 that its choices can lead to. */
function outcomes({ game, state }: Table): Set<string> {
  const found = new Set<string>()
  const explore = (from: Table['state']): void => {
    const pending = game.pending(from).find(({ frame }) => frame.step === 'loseEssence')
    if (!pending) return void found.add(from.pool.slice(5).join())
    for (const option of pending.options) {
      const copy = game.copy(from)
      game.answer(copy, pending.seat, game.notation.key(option))
      explore(copy)
    }
  }
  explore(game.copy(state))
  return found
}

describe('life loss', () => {
  it('RA-11.1 an attack hits every rival who has not passed, never the attacker', () => {
    const table = given([{ pool: 'L5' }, { pool: 'L5', play: ['bone_dragon'] }, { pool: 'L5', passed: true }, { pool: 'L5' }], { turn: 1 }).choose(use('bone_dragon'))
    expect([0, 1, 2, 3].map((seat) => table.pool(seat))).toEqual(['L3', 'L5', 'L5', 'L3'])
  })

  it('RA-11.2 who is hit chooses one: the way out, a react, or the loss', () => {
    const options = (): Table => given([{ play: ['fire_dragon'] }, { pool: 'E1 L3 C1', mage: 'healer', play: ['guard_dog', 'dancing_sword', 'tree_of_life'] }]).choose(use('fire_dragon'))
    expect(options().keys()).toEqual(['wayOut', react('healer'), react('guard_dog'), react('dancing_sword'), react('tree_of_life'), 'lose'])
    for (const key of options().keys()) expect(options().choose(key).step()).toBe('turn')
    const poor = given([{ play: ['fire_dragon'] }, { pool: 'E1 L3', play: ['guard_dog'] }]).choose(use('fire_dragon'))
    expect(poor.keys()).not.toContain('wayOut')
    expect(poor.why('wayOut')).toBe('RA-11.2')
  })

  it('RA-11.3 the Life goes first', () => {
    expect(attacked('E5 L2 G5').pool(1)).toBe('E5 G5')
    expect(attacked('E5 L7 G5').pool(1)).toBe('E5 L5 G5')
  })

  it('RA-11.3 for each missing Life two other essences of the victim’s choice, Gold included', () => {
    const one = attacked('E2 L1 G2')
    expect(one.pool(1)).toBe('E2 G2')
    expect(one.keys()).toEqual(['loseEssence:elan', 'loseEssence:gold'])
    expect(one.loses('L1 G2').pool(1)).toBe('E2')
    expect(attacked('E2 L1 G2').loses('E1 L1 G1').pool(1)).toBe('E1 G1')
    expect(attacked('E2 D3 G2').loses('E1 D1 G2').pool(1)).toBe('E1 D2')
  })

  it('RA-11.3 every mix of that many is offered, and no other', () => {
    const pools = [[1, 1, 1, 0, 1], [2, 1, 0, 1, 0], [1, 0, 1, 2, 1], [0, 0, 3, 0, 3], [1, 0, 1, 1, 2], [0, 1, 0, 3, 0], [2, 0, 1, 3, 0]]
    const mixes = (pool: readonly number[], left: number): number[][] =>
      pool.length === 0 ? (left === 0 ? [[]] : []) : Array.from({ length: pool[0] + 1 }, (_, n) => n).flatMap((n) => mixes(pool.slice(1), left - n).map((rest) => [pool[0] - n, ...rest]))
    for (const pool of pools) {
      const others = pool.map((n, essence) => (essence === 1 ? 0 : n))
      const expected = mixes(others, 2 * (2 - pool[1])).map((left) => left.join())
      expect([...outcomes(attacked(pool.map((n, essence) => `${'ELCDG'[essence]}${n}`).join(' ')))].toSorted(), pool.join()).toEqual(expected.toSorted())
    }
  })

  it('RA-11.4 who does not own enough loses all that is owed and there, half a pair too', () => {
    expect(attacked('L1').pool(1)).toBe('')
    expect(attacked('E1 L1').pool(1)).toBe('')
    expect(attacked('E1 D1 G1').pool(1)).toBe('')
    expect(attacked('').pool(1)).toBe('')
    expect(attacked('E2 L1').pool(1)).toBe('')
    expect(attacked('E4').pool(1)).toBe('')
    expect(attacked('E5').pool(1)).toBe('E1')
    const table = given([{ pool: 'E1', play: ['sea_serpent'] }, { pool: 'E1 C1 G1' }, { pool: 'E5 L2' }]).choose(use('sea_serpent'))
    expect([0, 1, 2].map((seat) => table.pool(seat))).toEqual(['E1', '', 'E5'])
  })

  it('RA-11.5 a way out and a react cancel the whole loss, for that player only', () => {
    const table = given([{ play: ['fire_dragon'] }, { pool: 'L3 C1' }, { pool: 'L3 C1', item: 'protection' }, { pool: 'L3' }]).choose(use('fire_dragon'))
    table.by(1, 'wayOut').by(2, react('protection'))
    expect([1, 2, 3].map((seat) => table.pool(seat))).toEqual(['L3', 'L3 C1', 'L1'])
  })

  it('RA-11.6 ways out exist only where printed: the six dragons, not Elvish Bow', () => {
    const ways = (id: string): string[] => given([{ play: [id] }, { pool: 'E1 L3 C1 D1 G1', play: ['guard_dog'], hand: ['hawk'] }]).choose(use(id)).keys().filter((key) => key !== 'lose' && key !== react('guard_dog'))
    expect(ways('elvish_bow')).toEqual([])
    expect(ways('sea_serpent')).toEqual(['destroy:guard_dog'])
    expect(ways('wind_dragon')).toEqual(['discard:hawk'])
    for (const id of ['bone_dragon', 'earth_dragon', 'fire_dragon', 'water_dragon']) expect(ways(id)).toEqual(['wayOut'])
  })

  it('RA-11.7 those who are hit answer at the same time, in any order', () => {
    const table = given([{ play: ['fire_dragon'] }, { pool: 'E1 L3 C1' }, { pool: 'L3 C1' }]).choose(use('fire_dragon'))
    expect(table.asked).toEqual([1, 2])
    table.by(2, 'lose')
    expect(table.asked).toEqual([1])
    table.by(1, 'wayOut')
    expect([table.pool(1), table.pool(2)]).toEqual(['E1 L3', 'L1 C1'])
    expect([table.seat, table.step()]).toEqual([1, 'turn'])
  })
})
