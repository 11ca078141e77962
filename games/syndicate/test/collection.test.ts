import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

/** Two players of the Lazarus Cell (racket 4/2/3) end their turns under a lull that does nothing. */
function collected(lay: (t: Table) => Table, ...keys: string[]): Table {
  return lay(new Table(2).sovereign('V04')).play('end', 'end', ...keys)
}

describe('the collection', () => {
  it('SY-13.1 each step is done by all before the next begins', () => {
    const t = new Table(3).sovereign('V04').bases(0, 'koss').bases(1, 'kronos').base('bohr_station', 2).play('end', 'end', 'end')
    // Cards are drawn and dice armed; two players are still choosing, so nobody has research yet.
    expect([t.handOf(2).length, t.askedSeats(), t.research('bohr_station')]).toEqual([4, [0, 1], 0])
    t.by(1, 'take:credits:1').by(0, 'take:credits:2')
    expect([t.research('bohr_station'), t.state.round]).toEqual([1, 2])
  })

  it('SY-13.2 two operation cards, and one for each die still armed, two at most', () => {
    for (const [dice, cards] of [[0, 2], [1, 3], [2, 4]]) expect(collected((t) => t.dice(0, dice)).handOf(0)).toHaveLength(cards)
  })

  it('SY-13.3 dice and reinforcements are armed again', () => {
    const t = collected((table) => table.dice(0, 0).levels(0, 1, 3, 0))
    expect([t.state.dice[0], t.state.armed[0]]).toEqual([2, 3])
  })

  it('SY-13.4 SY-2.3 racket and bases by zone', () => {
    expect(collected((t) => t).stock(0)).toEqual([4, 2, 3])
    expect(collected((t) => t.base('cora', 0)).stock(0)).toEqual([7, 5, 6])
    expect(collected((t) => t.base('io', 0)).stock(0)).toEqual([10, 5, 0])
    expect(collected((t) => t.base('kepler', 0).resources(0, 0, 0, 5)).stock(0)).toEqual([13, 5, 2])
  })

  it('SY-13.4 SY-2.5 SY-1.3 mines add any 1 or 2', () => {
    const t = collected((table) => table.bases(0, 'koss', 'kronos'), 'take:credits:1', 'take:influence:1')
    expect(t.stock(0)).toEqual([4 + 6 + 1, 2 + 6 + 1, 3 + 6 + 1])
  })

  it('SY-13.4 SY-2.9 a whole trade route adds any 4 or any 6, if every base is active', () => {
    const a = collected((table) => table.bases(0, 'koss', 'new_victoria', 'vimana'), 'take:credits:6')
    expect(a.has(0, 'credits')).toBe(4 + 3 + 3 + 6 + 6)
    const b = collected((table) => table.bases(0, 'kafka', 'io', 'kepler').resources(0, 0, 0, 9), 'take:credits:6')
    expect(b.stock(0)).toEqual([4 + 6 + 6 + 9 + 6, 2 + 9, 0])
    const unmanned = collected((table) => table.bases(0, 'kafka', 'io', 'kepler').resources(0, 0, 0, 5), 'man:kepler')
    expect(unmanned.has(0, 'credits')).toBe(4 + 9)
    const shared = collected((table) => table.bases(0, 'koss', 'new_victoria').base('vimana', 1), 'take:credits:2')
    expect(shared.has(0, 'credits')).toBe(4 + 3 + 3 + 2)
  })

  it('SY-13.5 stock, racket and the crew of EXO bases pay; with too little the player chooses', () => {
    const enough = collected((t) => t.bases(0, 'cora', 'io').resources(0, 0, 0, 0))
    expect([enough.has(0, 'crew'), enough.isDown('io')]).toEqual([3, false])
    const short = collected((t) => t.bases(0, 'io', 'kafka', 'kepler').resources(0, 0, 0, 4))
    expect(short.keys(0)).toEqual(['man:kafka', 'man:io', 'man:kepler'])
    short.by(0, 'man:io')
    expect([short.isDown('io'), short.isDown('kafka'), short.isDown('kepler'), short.has(0, 'crew')]).toEqual([false, false, true, 1])
  })

  it('SY-13.6 what can be paid for is paid for', () => {
    const t = collected((table) => table.bases(0, 'io', 'kafka').resources(0, 0, 0, 9))
    expect([t.isDown('io'), t.isDown('kafka'), t.has(0, 'crew')]).toEqual([false, false, 6])
    const one = collected((table) => table.bases(0, 'io', 'kepler'))
    expect([one.isDown('io'), one.isDown('kepler'), one.has(0, 'crew')]).toEqual([false, true, 0])
  })

  it('SY-13.7 a base not paid for is turned over until the next Sovereign phase', () => {
    const t = collected((table) => table.base('ceto', 0, { research: 0 }).base('etna', 0).resources(0, 0, 0, 0), 'man:etna', 'take:credits:1')
    expect([t.isDown('ceto'), t.research('ceto'), t.has(0, 'credits')]).toEqual([true, 0, 4 + 6 + 1])
    // The book's example: Ceto turned over shields neither Ukemochi City nor Etna.
    t.resources(1, 0, 0, 5)
    expect(t.offers('assault:etna', 1)).toBe(true)
    t.sovereign('V04').resources(0, 0, 0, 9).play('end', 'end')
    expect(t.isDown('ceto')).toBe(false)
  })

  it('SY-13.8 no exchange, and free choices come after the crew is paid', () => {
    const t = collected((table) => table.base('koss', 0).base('kepler', 0).base('io', 0).resources(0, 99, 99, 0))
    t.by(0, 'decline')
    expect(t.keys(0)).toEqual(['man:io', 'man:kepler'])
    t.by(0, 'man:io')
    expect([t.isDown('kepler'), t.step()]).toEqual([true, 'any'])
  })

  it('SY-13.10 one market marker comes back, the dearest of the ladder that the player picks', () => {
    expect(collected((t) => t.cubes(0, 2, 0)).state.cubes.slice(0, 2)).toEqual([1, 0])
    const both = collected((t) => t.cubes(0, 2, 1))
    expect(both.keys(0)).toEqual(['removeCube:tech', 'removeCube:assault'])
    both.by(0, 'removeCube:tech')
    expect(both.state.cubes.slice(0, 2)).toEqual([1, 1])
    both.resources(0, 10, 0, 0)
    while (both.asked().seat !== 0) both.play('end')
    expect(both.play('level:tech').has(0, 'credits')).toBe(0)
  })

  it('SY-13.10 the book’s figure: one takes a marker off the assault ladder, two off the technology ladder', () => {
    const [red, blue, green] = [0, 1, 2]
    const t = new Table(3).sovereign('V04').cubes(red, 1, 1).cubes(blue, 2, 0).cubes(green, 1, 0).play('end', 'end', 'end')
    t.by(red, 'removeCube:assault')
    expect(t.state.cubes).toEqual([1, 0, 1, 0, 0, 0])
    // The next level of technology costs 10, 10 and 5.
    const price = (seat: number): number => 99 - new Table(3).cubes(0, t.state.cubes[seat * 2], 0).resources(0, 99, 0, 0).play('level:tech').has(0, 'credits')
    expect([red, blue, green].map(price)).toEqual([10, 10, 5])
  })

  it('SY-13.11 the next round begins with the next player clockwise', () => {
    const t = collected((table) => table)
    expect([t.state.round, t.state.first, t.asked().seat]).toEqual([2, 1, 1])
  })
})
