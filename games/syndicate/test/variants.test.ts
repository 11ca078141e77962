import { describe, expect, it } from 'vitest'
import { secretFromSeed } from '#kernel/chance.ts'
import { zone } from '../rules/zones.ts'
import { content, game, Table } from './table.ts'

describe('extended turns', () => {
  const extended = { turns: 'extended' }

  it('SY-16.15 one or two actions a turn; a turn without one puts the player out; the phase ends when all are out', () => {
    const t = new Table(2, extended).sovereign('V12').hand(0, 'M01', 'M02', 'M04').hand(1, 'M05')
    t.play('sell:M01', 'sellFor:credits', 'sell:M02', 'sellFor:credits')
    // Two actions, and nothing is left that counts as none: the turn passes on by itself.
    expect(t.asked().seat).toBe(1)
    t.play('end')
    expect(t.asked().seat).toBe(0)
    t.play('sell:M04', 'sellFor:credits', 'end')
    expect([t.asked().seat, t.told('sovereign').length]).toEqual([0, 0])
    t.play('end')
    expect(t.told('sovereign')).toHaveLength(1)
  })

  it('SY-16.16 every action counts one', () => {
    const spent = (lay: (t: Table) => Table, ...keys: string[]): number => lay(new Table(3, extended)).play(...keys).state.actions
    expect(spent((t) => t.hand(0, 'M01'), 'mission:M01')).toBe(1)
    expect(spent((t) => t.base('cora', 1).resources(0, 0, 0, 5), 'assault:cora')).toBe(1)
    expect(spent((t) => t.resources(0, 8, 4, 0), 'buy:cora')).toBe(1)
    expect(spent((t) => t.base('cora', 0).resources(0, 4, 0, 6), 'fortify:cora')).toBe(1)
    expect(spent((t) => t.resources(0, 5, 0, 0), 'level:tech')).toBe(1)
    expect(spent((t) => t.resources(0, 4, 0, 0), 'exchange:credits_crew', 'times:2')).toBe(1)
    expect(spent((t) => t.hand(0, 'M01'), 'sell:M01', 'sellFor:crew')).toBe(1)
    expect(spent((t) => t.token(0, 'exo_draw'), 'token:exo_draw')).toBe(1)
    expect(spent((t) => t.hand(0, 'M01'), 'lay:M01', 'order:never:anyone:no')).toBe(1)
  })

  it('SY-16.16 clearing research and sending the destroyer away count as none', () => {
    const t = new Table(3, { ...extended, blockade: 'on' }).set({ alert: 6 }).base('koss', 0).destroyer('koss').base('bohr_station', 0, { research: 3 }).resources(0, 0, 10, 0)
    t.play('lift', 'convert:bohr_station')
    expect([t.state.actions, t.state.tech[0], t.state.destroyer]).toEqual([0, 2, -1])
    const spent = new Table(3, extended).hand(0, 'M01', 'M02', 'M04').base('bohr_station', 0, { research: 3 })
    spent.play('sell:M01', 'sellFor:crew', 'sell:M02', 'sellFor:crew')
    expect(spent.keys(0)).toEqual(['end', 'convert:bohr_station'])
    expect(spent.reasons()).toContain('sell:M04 SY-16.15 twoActions')
  })

  it('SY-16.17 nothing is armed again between short turns; whoever is out still plays a sleeper and trades', () => {
    const t = new Table(3, { ...extended, trading: 'on' }).hand(0, 'M01', 'M02', 'M04').sleeper(1, 'S03a', { when: 'always' }).cubes(0, 1, 0)
    t.by(0, 'mission:M01', 'end').by(1, 'end').by(2, 'end')
    expect([t.asked().seat, t.state.dice[0], t.state.cubes[0]]).toEqual([0, 1, 1])
    expect(t.told('sprung')).toHaveLength(1)
    expect(t.keys(1).some((key) => key === 'offer:p3')).toBe(true)
    expect(t.keys(1)).not.toContain('end')
  })

  it('SY-16.26 the phantom acts once a round', () => {
    const t = new Table(2, { ...extended, phantom: 'on' }).hand(0, 'M01', 'M02').sovereign('V12')
    t.play('sell:M01', 'sellFor:credits', 'end', 'end')
    expect(t.told('phantomTurn')).toHaveLength(1)
    t.play('sell:M02', 'sellFor:credits', 'end', 'end')
    expect([t.told('phantomTurn').length, t.told('sovereign').length]).toEqual([1, 1])
  })
})

describe('the phantom', () => {
  const phantom = { phantom: 'on' }
  const PHANTOM = 2

  /** Both players end their turns, and the phantom draws these bases in order. */
  function draws(t: Table, ...ids: string[]): Table {
    return t.play('end').luckily('end', (table) => {
      const drew = table.told('phantomDrew').map((event) => content.territories.ids[Number(event.data['at'])])
      return ids.every((id, i) => drew[i] === id)
    })
  }
  const fell = (t: Table, at: string): boolean => t.owner(at) === PHANTOM

  it('SY-16.18 sits after the second player, and the first player marker passes through it', () => {
    const t = new Table(2, phantom)
    const order: (number | 'phantom')[] = []
    for (let round = 1; round <= 3; round++) {
      t.sovereign('V12').events = []
      while (t.state.round === round) {
        const before = t.told('phantomTurn').length
        order.push(t.asked().seat)
        t.play('end')
        if (t.told('phantomTurn').length > before) order.push('phantom')
      }
    }
    expect(order).toEqual([0, 1, 'phantom', 1, 'phantom', 0, 'phantom', 0, 1])
  })

  it('SY-16.18 whoever is first player, the phantom comes third in the first round; the alert ends at 6', () => {
    for (let i = 0; i < 10; i++) {
      const state = game.start(phantom, 2, secretFromSeed(`phantom${i}`))
      while (game.pending(state)[0].frame.step === 'syndicate') game.choose(state, game.pending(state)[0], game.pending(state)[0].options[0])
      const seen: number[] = []
      const events: string[] = []
      while (events.length === 0) {
        const [pending] = game.pending(state)
        if (!seen.includes(pending.seat)) seen.push(pending.seat)
        game.answer(state, pending.seat, 'end', (event) => event.type === 'phantomTurn' && events.push(event.type))
      }
      expect(seen).toEqual([state.first, 1 - state.first])
    }
    expect(new Table(2, phantom).set({ alert: 6 }).hand(0, 'M01').rolls(1, 'mission:M01').state.alert).toBe(6)
  })

  it('SY-16.19 five unfortified bases, none of them a syndicate’s, and no tokens there', () => {
    for (let i = 0; i < 20; i++) {
      const state = game.start(phantom, 2, secretFromSeed(`bases${i}`))
      while (game.pending(state)[0].frame.step === 'syndicate') game.choose(state, game.pending(state)[0], game.pending(state)[0].options[0])
      const bases = state.owner.flatMap((owner, at) => (owner === PHANTOM ? [at] : []))
      expect(bases).toHaveLength(5)
      for (const at of bases) expect([state.fortified[at], state.token[at]]).toEqual([0, 0])
      for (const syndicate of state.syndicate) {
        const home = content.syndicates.base[syndicate]
        if (home >= 0) expect(state.owner[home]).toBe(state.syndicate.indexOf(syndicate))
      }
    }
  })

  it('SY-16.20 fortifies its own unfortified base, does nothing with a fortified one, assaults a player’s', () => {
    const t = draws(new Table(2, phantom).base('cora', PHANTOM).base('koss', PHANTOM, { fortified: true }).sovereign('V12'), 'cora', 'koss')
    expect([t.isFortified('cora'), t.isFortified('koss'), t.rolled().length, t.state.alert]).toEqual([true, true, 0, 1])
    const war = draws(new Table(2, phantom).base('cora', 0).sovereign('V12'), 'cora')
    expect(war.told('assault')[0].data).toMatchObject({ seat: PHANTOM, owner: 0 })
  })

  it('SY-16.20 with 1, 2, 3 reinforcements in yellow, orange, red; protected counts as fortified', () => {
    const win = (alert: number, fortified: boolean): unknown => draws(new Table(2, phantom).set({ alert }).base('cora', 0, { fortified }).sovereign('V12'), 'cora').rolled()[0].data['win']
    expect([1, 3, 5].map((alert) => [win(alert, false), win(alert, true)])).toEqual([[5, 6], [4, 5], [3, 4]])
    const beam = draws(new Table(2, phantom).base('ceto', 0).base('etna', 0).sovereign('V12'), 'etna').rolled()[0].data['win']
    expect(beam).toBe(6)
  })

  it('SY-16.21 what it wins is its own, unfortified; the second base is another one', () => {
    const t = new Table(2, phantom).set({ alert: 5 }).base('cora', 0, { fortified: true }).sovereign('V12').play('end')
    t.luckily('end', (table) => table.rolled()[0]?.data['success'] === 1)
    expect([fell(t, 'cora'), t.isFortified('cora'), t.told('phantomDrew').length]).toEqual([true, false, 1])
    for (let i = 0; i < 20; i++) {
      const two = new Table(2, phantom).bases(PHANTOM, 'cora', 'koss', 'io').sovereign('V12').play('end').luckily('end', () => true)
      const drew = two.told('phantomDrew').map((event) => event.data['at'])
      expect(new Set(drew).size).toBe(2)
    }
  })

  it('SY-16.22 its assaults raise the alert, and sleepers react to them', () => {
    const t = draws(new Table(2, phantom).base('cora', 0).sleeper(0, 'S02a', { when: 'always' }).sovereign('V12'), 'cora')
    expect([t.state.alert, t.rolled()[0].data['win'], t.sleeperOf(0)]).toEqual([2, 6, undefined])
    const safe = new Table(2, phantom).base('cora', 0).sleeper(0, 'S09a', { when: 'always' }).sovereign('V12').play('end').luckily('end', (table) => table.rolled()[0]?.data['success'] === 1)
    expect([safe.owner('cora'), safe.sleeperOf(0)]).toEqual([0, undefined])
  })

  it('SY-16.23 it has no resources, no Sovereign card touches it, it can be assaulted and robbed at the bank’s cost', () => {
    const crackdown = draws(new Table(2, phantom).set({ alert: 5 }).base('cora', PHANTOM, { fortified: true }).sovereign('V05'), 'cora')
    expect([crackdown.owner('cora'), crackdown.told('crackdown')]).toEqual([PHANTOM, []])
    const patrols = draws(new Table(2, phantom).base('cora', PHANTOM, { fortified: true }).sovereign('V15'), 'cora')
    expect(patrols.isDown('cora')).toBe(false)
    const stormed = new Table(2, phantom).base('cora', PHANTOM).resources(0, 0, 0, 5).rolls(6, 'assault:cora')
    expect(stormed.owner('cora')).toBe(0)
    const robbed = new Table(2, phantom).base('cora', PHANTOM).hand(0, 'H01').rolls(6, 'mission:H01')
    const dice = robbed.told('looted')[0].data['dice'] as number[]
    expect(robbed.has(0, 'credits')).toBe(dice[0] + dice[1])
  })

  it('SY-16.24 its beams protect its bases, its half of a shared mission goes to nobody, and it neither scores nor takes tokens', () => {
    expect(new Table(2, phantom).base('ceto', PHANTOM).base('etna', PHANTOM).resources(0, 0, 0, 5).offers('assault:etna')).toBe(false)
    const t = new Table(2, phantom).base('koss', PHANTOM).hand(0, 'M02').play('mission:M02').rolls(6, 'cooperate')
    expect([t.stock(0), t.stock(1)]).toEqual([[2, 0, 2], [0, 0, 0]])
    expect(t.state.bank).toEqual([2, 0, 2])
    const end = new Table(2, phantom).set({ round: 7, last: 7 }).bases(PHANTOM, 'koss', 'io', 'tycho').sovereign('V04').nextRound()
    expect([end.outcome().scores.length, end.state.rewards.every((owner) => owner !== PHANTOM)]).toEqual([2, true])
    expect(end.state.cards.at[zone.tokens + PHANTOM]).toEqual([])
  })

  it('SY-16.25 the two players may trade in its turn', () => {
    const t = new Table(2, { ...phantom, trading: 'on' }).resources(0, 5, 0, 0).sovereign('V12')
    expect(t.keys().some((key) => key.startsWith('offer'))).toBe(false)
    t.by(0, 'end').by(1, 'end')
    expect(t.keys(0)).toContain('offer:p2')
    t.by(0, 'offer:p2', 'give:credits:5', 'send').by(1, 'acceptOffer:p1')
    expect([t.has(0, 'credits'), t.has(1, 'credits')]).toEqual([0, 5])
  })
})
