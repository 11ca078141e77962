import { describe, expect, it } from 'vitest'
import { content, Table } from './table.ts'

const count = (...ids: string[]): number => content.tokens.kind.filter((kind) => ids.includes(content.tokens.ids[kind])).length

describe('tokens', () => {
  it('SY-11.3 any number in one’s own turn, each once', () => {
    const t = new Table().token(0, 'exo_credits').token(0, 'exo_crew').token(1, 'exo_influence')
    t.play('token:exo_credits1', 'token:exo_crew')
    expect([t.stock(0), t.tokensOf(0), t.whereToken('exo_credits')]).toEqual([[4, 0, 4], [], 'usedTokens'])
    expect(t.keys().some((key) => key.startsWith('token:'))).toBe(false)
  })

  it('SY-11.4 SY-20.5 roll tokens are announced with a mission, several at once', () => {
    const t = new Table().hand(0, 'M03').token(0, 'exo_roll').token(0, 'middle_roll1').token(0, 'inner_roll')
    expect(t.keys(0).some((key) => key.startsWith('token:'))).toBe(false)
    expect(t.reasons()).toContain('token:exo_roll SY-11.4 withMission')
    t.play('mission:M03', 'boost:exo_roll', 'boost:middle_roll1')
    t.rolls(2, 'goOn')
    expect(t.rolled()[0].data).toMatchObject({ plus: 3, win: 5, success: 1 })
    expect([t.tokensOf(0), t.stock(0)]).toEqual([['inner_roll'], [7, 0, 1]])
    const three = new Table().hand(0, 'H01').base('koss', 1).token(0, 'inner_roll').play('mission:H01', 'boost:inner_roll').rolls(1, 'goOn')
    expect(three.told('looted')).toHaveLength(1)
    expect([count('exo_roll'), count('middle_roll'), count('inner_roll')]).toEqual([1, 2, 1])
  })

  it('SY-20.1 resources', () => {
    const gains = (copy: string): number[] => new Table().token(0, copy).play(`token:${copy}`).stock(0)
    expect([gains('exo_credits1'), gains('exo_influence'), gains('exo_crew')]).toEqual([[4, 0, 0], [0, 3, 0], [0, 0, 4]])
    expect([gains('middle_credits1'), gains('middle_influence'), gains('middle_crew')]).toEqual([[8, 0, 0], [0, 5, 0], [0, 0, 6]])
    expect(gains('inner_credits1')).toEqual([15, 0, 0])
    expect(['exo_credits', 'exo_influence', 'exo_crew', 'middle_credits', 'middle_influence', 'middle_crew', 'inner_credits'].map((id) => count(id))).toEqual([2, 1, 1, 3, 1, 1, 2])
  })

  it('SY-20.2 SY-1.3 any 10', () => {
    const t = new Table().token(0, 'inner_any').play('token:inner_any', 'take:credits:3', 'take:influence:5')
    expect(t.stock(0)).toEqual([3, 5, 2])
  })

  it('SY-20.3 levels; what the track has no room for is lost', () => {
    expect(new Table().token(0, 'exo_tech1').play('token:exo_tech1').state.tech[0]).toBe(2)
    expect(new Table().token(0, 'middle_assault').play('token:middle_assault').state.assault[0]).toBe(1)
    const two = new Table().token(0, 'inner_tech').levels(0, 3, 0).play('token:inner_tech')
    expect([two.state.tech[0], two.step()]).toEqual([5, 'pickTech'])
    const both = new Table().token(0, 'inner_levels').play('token:inner_levels')
    expect([both.state.tech[0], both.state.assault[0], both.state.armed[0]]).toEqual([2, 1, 1])
    const capped = new Table().token(0, 'inner_tech').levels(0, 8, 0).play('token:inner_tech')
    expect(capped.state.tech[0]).toBe(9)
    expect(new Table().token(0, 'exo_tech1').levels(0, 9, 0).offers('token:exo_tech1')).toBe(false)
  })

  it('SY-20.4 operation cards', () => {
    expect(new Table().token(0, 'exo_draw').play('token:exo_draw').handOf(0)).toHaveLength(2)
    expect(new Table().token(0, 'middle_draw').play('token:middle_draw').handOf(0)).toHaveLength(3)
  })

  it('SY-20.6 a free fortification in the zones of the token', () => {
    const exo = new Table().token(0, 'exo_fortify').base('cora', 0).base('koss', 0).base('vimana', 0).play('token:exo_fortify')
    expect(exo.keys(0)).toEqual(['fortify:koss', 'fortify:cora'])
    exo.play('fortify:cora')
    expect([exo.isFortified('cora'), exo.stock(0)]).toEqual([true, [0, 0, 0]])
    const middle = new Table().token(0, 'middle_fortify').base('cora', 0).base('vimana', 0).base('tycho', 0).play('token:middle_fortify')
    expect(middle.keys(0)).toEqual(['fortify:cora', 'fortify:vimana'])
    expect(new Table().token(0, 'exo_fortify').base('vimana', 0).offers('token:exo_fortify')).toBe(false)
  })

  it('SY-20.7 the alert falls by two or three, never below 1', () => {
    const after = (alert: number, copy: string): number => new Table().set({ alert }).token(0, copy).play(`token:${copy}`).state.alert
    expect([after(6, 'exo_alert1'), after(2, 'exo_alert1'), after(6, 'middle_alert1'), after(3, 'middle_alert1')]).toEqual([4, 1, 3, 1])
    expect(new Table().token(0, 'exo_alert1').offers('token:exo_alert1')).toBe(false)
    expect([count('exo_alert'), count('middle_alert')]).toEqual([3, 4])
  })

  it('SY-20.8 an action die for this turn', () => {
    const t = new Table(2).sovereign('V04').token(0, 'middle_die').play('token:middle_die')
    expect(t.state.dice[0]).toBe(3)
    t.play('end')
    expect(t.state.dice[0]).toBe(2)
    const used = new Table().hand(0, 'M01').token(0, 'middle_die').play('token:middle_die', 'mission:M01', 'end')
    expect(used.state.dice[0]).toBe(2)
    const late = new Table().hand(0, 'M01').token(0, 'middle_die').dice(0, 0).play('token:middle_die')
    expect(late.offers('mission:M01')).toBe(true)
  })

  it('SY-20.9 immunity from this round’s Sovereign card, and only this round’s', () => {
    const t = new Table(2).sovereign('V11').token(0, 'inner_immune').resources(0, 9, 9, 9).resources(1, 9, 0, 0).play('token:inner_immune', 'end', 'end')
    expect(t.told('lost').map((event) => event.data['seat'])).toEqual([1])
    t.sovereign('V10')
    while (t.state.round === 2) t.play(t.keys().includes('end') ? 'end' : 'decline')
    expect(t.told('lost').map((event) => event.data['seat'])).toContain(0)
  })

  it('SY-20.10 SY-15.5 ten victory points, played or held at the end', () => {
    for (const keys of [['token:inner_points'], []]) {
      const t = new Table(2).sovereign('V04').set({ round: 7, last: 7 }).token(0, 'inner_points').play(...keys).nextRound()
      const { breakdown } = t.outcome()
      expect(breakdown.find((line) => line.source === 'tokens')?.points).toEqual([10, 0])
    }
  })
})
