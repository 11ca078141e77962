import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

/** The last collection of two players who do nothing more: racket of the Lazarus Cell, 4/2/3. */
const last = (lay: (t: Table) => Table, variant: Record<string, string> = {}): Table => lay(new Table(2, variant).sovereign('V04').set({ round: 7, last: 7 })).nextRound()

describe('rewards', () => {
  it('SY-14.1 the first keeps it for good, and nobody else gets it', () => {
    const t = new Table().base('koss', 0).base('io', 0).resources(0, 16, 8, 10).levels(1, 1, 3).play('buy:tycho')
    expect(t.rewardsOf(0)).toEqual(['zones'])
    t.play('end').resources(1, 0, 0, 10).play('assault:tycho').rolls(6, 'reinforce:3')
    expect([t.owner('tycho'), t.rewardsOf(0)]).toEqual([1, ['zones']])
    t.base('cora', 1).base('etna', 1).resources(1, 8, 4, 0).play('buy:kronos')
    expect(t.rewardsOf(1)).toEqual([])
  })

  it('SY-14.3 SY-1.1 a base in each zone, a route, six bases, two INNER bases', () => {
    const route = new Table().bases(0, 'koss', 'vimana').resources(0, 8, 4, 0).play('buy:new_victoria')
    expect(route.rewardsOf(0)).toEqual(['route'])
    const six = new Table().bases(0, 'koss', 'kronos', 'blackstar', 'bohr_station', 'cora').resources(0, 8, 4, 0).play('buy:new_victoria')
    expect(six.rewardsOf(0)).toEqual(['six'])
    const inner = new Table().base('tycho', 0).resources(0, 16, 8, 0).play('buy:honos')
    expect(inner.rewardsOf(0)).toEqual(['inner2'])
    const none = new Table().bases(0, 'koss', 'kronos', 'blackstar', 'bohr_station').resources(0, 8, 4, 0).play('buy:new_victoria')
    expect(none.rewardsOf(0)).toEqual([])
  })

  it('SY-14.3 technology 9 and assault 4', () => {
    const t = new Table().levels(0, 8, 3).resources(0, 10, 0, 0).play('level:assault')
    expect(t.rewardsOf(0)).toEqual(['ass4'])
    t.play('level:tech', 'technology:T9a')
    expect(t.rewardsOf(0)).toEqual(['tech9', 'ass4'])
  })

  it('SY-14.3 six missions, heists too; two assaults won; three fortified bases', () => {
    const t = new Table().base('cora', 1).dice(0, 3).hand(0, 'M01', 'H01')
    t.state.missions[0] = 4
    t.rolls(6, 'mission:M01')
    expect(t.rewardsOf(0)).toEqual([])
    t.resources(0, 0, 0, 0).rolls(6, 'mission:H01')
    expect(t.rewardsOf(0)).toEqual(['mis6'])
    const war = new Table().base('cora', 1).base('koss', 1).resources(0, 0, 0, 10).rolls(6, 'assault:cora')
    expect(war.rewardsOf(0)).toEqual([])
    war.rolls(6, 'assault:koss')
    expect(war.rewardsOf(0)).toEqual(['win2'])
    const walls = new Table().base('koss', 0, { fortified: true }).base('io', 0, { fortified: true }).base('cora', 0).resources(0, 4, 0, 6).play('fortify:cora')
    expect(walls.rewardsOf(0)).toEqual(['fort3'])
  })

  it('SY-14.2 SY-14.3 rewards score their points, checked as soon as the condition holds', () => {
    const t = last((table) => table.base('tycho', 0).resources(0, 16, 8, 20).play('buy:honos'))
    expect(t.outcome().breakdown.find((line) => line.source === 'rewards')?.points).toEqual([10, 0])
  })

  it('SY-14.4 bases turned over count', () => {
    const t = new Table().base('koss', 0, { down: true }).base('vimana', 0, { down: true }).resources(0, 8, 4, 0).play('buy:new_victoria')
    expect(t.rewardsOf(0)).toEqual(['route'])
  })
})

describe('the end', () => {
  it('SY-15.1 SY-15.2 SY-1.1 the round after the Beginning of the End is the last, with all its phases', () => {
    const t = new Table(2).set({ round: 5 }).sovereign('V16').play('end', 'end')
    expect([t.state.round, t.state.last]).toEqual([6, 6])
    t.sovereign('V11').play('end', 'end')
    expect(t.state.over).toBe(1)
    expect(t.told('sovereign')).toHaveLength(2)
    // Racket, Asset Freeze in yellow, racket.
    expect(t.stock(0)).toEqual([4 - 3 + 4, 4, 6])
  })

  it('SY-15.2 it ends after step 3: no research and no market marker any more', () => {
    const t = last((table) => table.base('bohr_station', 0, { research: 1 }).cubes(0, 1, 0))
    expect([t.research('bohr_station'), t.state.cubes[0], t.state.round]).toEqual([1, 1, 7])
  })

  it('SY-15.3 SY-1.1 credits, rewards, tokens and technologies score, nothing else', () => {
    const t = last((table) => table.technology(0, 'T9a').token(0, 'inner_points').resources(0, 20, 50, 50).base('cora', 0).hand(0, 'M01').resources(1, 30, 0, 0))
    expect(t.outcome()).toMatchObject({ scores: [20 + 4 + 3 + 12 + 10, 34], places: [1, 2] })
  })

  it('SY-15.4 ties: bases, then fortified bases, then influence, then crew, then shared', () => {
    const places = (lay: (t: Table) => Table): readonly number[] => last(lay).outcome().places
    expect(places((t) => t)).toEqual([1, 1])
    expect(places((t) => t.resources(1, 0, 0, 1))).toEqual([2, 1])
    expect(places((t) => t.resources(1, 0, 0, 1).resources(0, 0, 1, 0))).toEqual([1, 2])
    expect(places((t) => t.base('cora', 0).base('new_victoria', 1, { fortified: true }).resources(0, 0, 1, 0))).toEqual([2, 1])
    expect(places((t) => t.base('cora', 0).resources(1, 3, 9, 9))).toEqual([1, 2])
  })
})

describe('open readings', () => {
  it('SY-17.1 fortifying with influence', () => {
    const t = new Table(4, { fortifyWith: 'influence' }).base('cora', 0).resources(0, 4, 6, 0).play('fortify:cora')
    expect([t.isFortified('cora'), t.stock(0)]).toEqual([true, [0, 0, 0]])
    expect(new Table(4, { fortifyWith: 'influence' }).base('cora', 0).resources(0, 4, 5, 9).offers('fortify:cora')).toBe(false)
  })

  it('SY-17.2 points for bases', () => {
    const bases = (points: string): unknown => last((t) => t.bases(0, 'cora', 'new_victoria'), { pointsPerBase: points }).outcome().breakdown.find((line) => line.source === 'bases')?.points
    expect([bases('0'), bases('3')]).toEqual([[0, 0], [6, 0]])
  })

  it('SY-17.3 no last collection', () => {
    const t = last((table) => table.resources(0, 5, 0, 0), { lastCollection: 'no' })
    expect([t.state.over, t.outcome().scores]).toEqual([1, [5, 0]])
  })
})
