import { describe, expect, it } from 'vitest'
import { content, game, Table } from './table.ts'

const lastWin = (t: Table): unknown => t.rolled().at(-1)?.data['win']

describe('missions', () => {
  it('SY-5.1 needs an armed die and the round on the card, the round itself included', () => {
    const early = new Table().hand(0, 'M21')
    expect(early.offers('mission:M21')).toBe(false)
    expect(early.reasons()).toContain('mission:M21 SY-5.1 tooEarly')
    expect(new Table().hand(0, 'M21').set({ round: 2 }).offers('mission:M21')).toBe(true)
    expect(new Table().hand(0, 'M21').set({ round: 3 }).offers('mission:M21')).toBe(true)
    const unarmed = new Table().hand(0, 'M01').dice(0, 0)
    expect(unarmed.offers('mission:M01')).toBe(false)
    expect(unarmed.reasons()).toContain('mission:M01 SY-5.1 noDie')
  })

  it('SY-5.2 the card is revealed and modifiers are announced before the roll', () => {
    const t = new Table().hand(0, 'M02').base('koss', 1).token(0, 'exo_roll').resources(0, 5, 0, 5)
    t.play('mission:M02')
    expect([t.step(), t.where('M02')]).toEqual(['share', 'revealed'])
    t.play('cooperate')
    expect(t.step()).toBe('boost')
    t.play('boost:exo_roll', '?goOn')
    expect([t.step(), t.rolled().length]).toEqual(['hands', 0])
  })

  it('SY-5.3 the book’s mission on Goshen wins from 4 where nobody has a base; own, shared and not shared differ', () => {
    const goshen = (): Table => new Table().set({ round: 2 }).hand(0, 'M21')
    expect(lastWin(goshen().play('mission:M21'))).toBe(4)
    expect(goshen().rolls(4, 'mission:M21').told('missionPaid')).toHaveLength(1)
    expect(goshen().rolls(3, 'mission:M21').told('missionPaid')).toHaveLength(0)
    expect(lastWin(goshen().base('goshen', 0).play('mission:M21'))).toBe(3)
    expect(lastWin(goshen().base('goshen', 1).play('mission:M21', 'cooperate'))).toBe(2)
    expect(lastWin(goshen().base('goshen', 1).play('mission:M21', 'alone'))).toBe(5)
  })

  it('SY-5.4 extra hands cost their price, lower the number once, never below 2, and are not forced on anybody', () => {
    const t = new Table().hand(0, 'M02').resources(0, 3, 0, 3).play('mission:M02')
    expect(t.keys(0)).toEqual(['noHands', 'hire'])
    t.play('hire')
    expect([lastWin(t), ...t.rolled().map((event) => event.data['win'])]).toEqual([2, 2])
    const paid = new Table().hand(0, 'M03').resources(0, 3, 0, 3).play('mission:M03').rolls(1, 'hire')
    expect(paid.stock(0)).toEqual([2, 0, 2])
    expect(lastWin(new Table().hand(0, 'M01').resources(0, 0, 0, 1).play('mission:M01', 'hire'))).toBe(2)
    expect(lastWin(new Table().hand(0, 'M02').resources(0, 3, 0, 3).play('mission:M02', 'noHands'))).toBe(4)
    expect(new Table().hand(0, 'M03').resources(0, 0, 9, 9).play('mission:M03').rolled()).toHaveLength(1)
  })

  it('SY-5.5 SY-2.8 bonuses add to the die, so that a 1 may be enough', () => {
    const casino = new Table().hand(0, 'M01').base('honos', 0).resources(0, 0, 0, 1).play('mission:M01').rolls(1, 'hire')
    expect(casino.told('missionPaid')).toHaveLength(1)
    const plain = new Table().hand(0, 'M01').resources(0, 0, 0, 1).play('mission:M01').rolls(1, 'hire')
    expect(plain.told('missionPaid')).toHaveLength(0)
    const rival = new Table().hand(0, 'M01').base('honos', 1).resources(0, 0, 0, 1).play('mission:M01').rolls(1, 'hire')
    expect(rival.told('missionPaid')).toHaveLength(0)
    const closed = new Table().hand(0, 'M01').base('honos', 0, { down: true }).resources(0, 0, 0, 1).play('mission:M01').rolls(1, 'hire')
    expect(closed.told('missionPaid')).toHaveLength(0)
  })

  it('SY-5.6 SY-1.2 success pays from the bank and gives no base', () => {
    const t = new Table().hand(0, 'M02').rolls(4, 'mission:M02')
    expect(t.stock(0)).toEqual([4, 0, 3])
    expect(t.owner('koss')).toBe(-1)
    expect(t.state.alert).toBe(1)
  })

  it('SY-5.3 SY-5.4 SY-5.6 each of the 48 missions wins, costs and pays as its card says', () => {
    content.missions.ids.forEach((id, mission) => {
      const row = <T>(values: readonly T[], width: number): T[] => values.slice(mission * width, mission * width + width)
      const at = content.territories.ids[content.missions.territory[mission]]
      const laid = (owner: number): Table => {
        const t = new Table(3).set({ round: content.missions.gate[mission] }).hand(0, id)
        return owner < 0 ? t : t.base(at, owner)
      }
      const key = `mission:${id}`
      expect([laid(-1).play(key), laid(0).play(key), laid(1).play(key, 'cooperate'), laid(1).play(key, 'alone')].map(lastWin)).toEqual(row(content.missions.win, 4))
      const [credits, influence, crew] = row(content.missions.handsCost, 3)
      const hired = laid(-1).resources(0, credits, influence, crew).play(key).rolls(6, 'hire')
      expect(lastWin(hired)).toBe(Math.max(2, row(content.missions.win, 4)[0] - content.missions.handsShift[mission]))
      const reward = row(content.missions.reward, 3)
      expect(hired.stock(0)).toEqual(reward)
    })
  })

  it('SY-1.2 amounts are public, and the bank pays on when more is out than the box holds', () => {
    const t = new Table().resources(0, 700, 700, 700).resources(1, 1, 2, 3).hand(0, 'M02').play('mission:M02').rolls(6, 'noHands')
    expect(t.stock(0)).toEqual([704, 700, 703])
    for (const viewer of [0, 1, 2, 3]) expect(game.view(t.state, viewer).stock).toEqual(t.state.stock)
  })

  it('SY-5.7 a shared reward is halved resource by resource, the odd one to the roller; the owner is not asked', () => {
    const t = new Table().hand(0, 'M02').base('koss', 2).play('mission:M02').rolls(2, 'cooperate')
    expect(t.stock(0)).toEqual([2, 0, 2])
    expect(t.stock(2)).toEqual([2, 0, 1])
    const alone = new Table().hand(0, 'M02').base('koss', 2).play('mission:M02').rolls(5, 'alone')
    expect([alone.stock(0), alone.stock(2)]).toEqual([[4, 0, 3], [0, 0, 0]])
  })

  it('SY-5.8 a failure raises the alert by 1', () => {
    const t = new Table().set({ alert: 3 }).hand(0, 'M02').rolls(3, 'mission:M02')
    expect([t.state.alert, ...t.stock(0)]).toEqual([4, 0, 0, 0])
  })

  it('SY-5.9 card and die are gone, won or lost', () => {
    for (const die of [1, 6]) {
      const t = new Table().hand(0, 'M01').rolls(die, 'mission:M01')
      expect([t.where('M01'), t.state.dice[0]]).toEqual(['discard', 1])
    }
  })

  it('SY-5.10 a base turned over counts for missions as any other', () => {
    expect(lastWin(new Table().hand(0, 'M02').base('koss', 0, { down: true }).play('mission:M02'))).toBe(3)
    expect(lastWin(new Table().hand(0, 'M02').base('koss', 1, { down: true }).play('mission:M02', 'alone'))).toBe(5)
    const blockaded = new Table(4, { blockade: 'on' }).set({ alert: 8 }).hand(0, 'M02').base('koss', 0).destroyer('koss').play('mission:M02')
    expect(lastWin(blockaded)).toBe(3)
  })
})

describe('heists', () => {
  it('SY-6.1 needs a die and a base of a rival in the zone, which is named; no round is asked', () => {
    const nobody = new Table().hand(0, 'H01').base('ceto', 1).base('cora', 0)
    expect(nobody.offers('mission:H01')).toBe(false)
    expect(nobody.reasons()).toContain('mission:H01 SY-6.1 nobodyToRob')
    const t = new Table().hand(0, 'H01').base('koss', 1).base('cora', 2).base('kronos', 0).play('mission:H01')
    expect(t.keys(0)).toEqual(['target:koss', 'target:cora'])
    expect(t.where('H01')).toBe('revealed')
    expect(new Table().hand(0, 'H10').base('tycho', 1).offers('mission:H10')).toBe(true)
    expect(new Table().hand(0, 'H10').base('tycho', 1).dice(0, 0).offers('mission:H10')).toBe(false)
  })

  it('SY-6.2 hands, casino, failure and discarding are as in a mission', () => {
    const hired = new Table().hand(0, 'H01').base('koss', 1).resources(0, 1, 0, 1).play('mission:H01').rolls(2, 'hire')
    expect([lastWin(hired), hired.told('looted').length, ...hired.stock(0).slice(1)]).toEqual([2, 1, 0, 0])
    const lucky = new Table().hand(0, 'H01').base('koss', 1).base('honos', 0).rolls(3, 'mission:H01')
    expect(lucky.told('looted')).toHaveLength(1)
    const failed = new Table().hand(0, 'H01').base('koss', 1).resources(1, 9, 0, 0).rolls(3, 'mission:H01')
    expect([failed.state.alert, failed.where('H01'), failed.state.dice[0], failed.has(1, 'credits')]).toEqual([2, 'discard', 1, 9])
  })

  it('SY-6.3 the dice say how much is stolen, fewer of them from a fortified tile, never more than there is', () => {
    const rob = (fortified: boolean, credits: number): Table => new Table().hand(0, 'H01').base('koss', 1, { fortified }).resources(1, credits, 0, 0).rolls(4, 'mission:H01')
    const open = rob(false, 50)
    const dice = open.told('looted')[0].data['dice'] as number[]
    const sum = dice.reduce((total, die) => total + die, 0)
    expect(dice).toHaveLength(2)
    expect([open.has(0, 'credits'), open.has(1, 'credits')]).toEqual([sum, 50 - sum])
    expect(rob(true, 50).told('looted')[0].data['dice']).toHaveLength(1)
    const poor = rob(false, 1)
    expect([poor.has(0, 'credits'), poor.has(1, 'credits')]).toEqual([1, 0])
    const shielded = new Table().hand(0, 'H05').base('ceto', 1).base('etna', 1).resources(1, 50, 0, 0).play('mission:H05').rolls(5, 'target:etna')
    expect(shielded.told('looted')[0].data['dice']).toHaveLength(3)
    const grid = new Table().hand(0, 'H01').base('koss', 1).technology(1, 'T7a').resources(1, 50, 0, 0).rolls(4, 'mission:H01')
    expect(grid.told('looted')[0].data['dice']).toHaveLength(2)
  })

  it('SY-6.1 SY-6.3 each of the 12 heists has its zone, number, hands and dice', () => {
    content.heists.ids.forEach((id, heist) => {
      const at = content.territories.ids[content.territories.zone.indexOf(content.heists.zone[heist])]
      const laid = (fortified: boolean): Table => new Table().hand(0, id).base(at, 1, { fortified }).resources(1, 50, 0, 0)
      const win = content.heists.win[heist]
      expect(lastWin(laid(false).rolls(win, `mission:${id}`))).toBe(win)
      expect(laid(false).rolls(win, `mission:${id}`).told('looted')[0].data['dice']).toHaveLength(content.heists.diceOpen[heist])
      expect(laid(true).rolls(win, `mission:${id}`).told('looted')[0].data['dice']).toHaveLength(content.heists.diceFortified[heist])
      expect(laid(false).rolls(win - 1, `mission:${id}`).told('looted')).toEqual([])
      const [credits, influence, crew] = content.heists.handsCost.slice(heist * 3, heist * 3 + 3)
      expect(lastWin(laid(false).resources(0, credits, influence, crew).play(`mission:${id}`, 'hire'))).toBe(2)
    })
  })

  it('SY-6.4 a base turned over and a victim without credits can be robbed', () => {
    const t = new Table().hand(0, 'H01').base('koss', 1, { down: true }).rolls(6, 'mission:H01')
    expect([t.told('looted')[0].data['credits'], t.has(0, 'credits')]).toEqual([0, 0])
  })
})
