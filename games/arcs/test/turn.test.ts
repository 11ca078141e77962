import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

describe('the Prelude', () => {
  it('ARCS-6.1 ARCS-6.2 card, declaration, Prelude, pips: the first pip ends the Prelude', () => {
    const t = new Table().ships('1a', 0, 2, 1).tokens(0, 'fuel', 'material').hand(0, 'C4', 'M6').play('lead:C4')
    expect(t.step()).toBe('before')
    t.play('goOn')
    expect(t.keys()).toContain('spend:fuel:move')
    t.play('act:repair', '?repairShip:1a')
    expect(t.keys().some((key) => key.startsWith('spend'))).toBe(false)
  })

  it('ARCS-6.2 the result of one Prelude action is there for the next', () => {
    const t = new Table().ships('1a', 0, 1).tokens(0, 'material', 'fuel').leads('M4').play('spend:material:build', 'buildStarport:1a', 'spend:fuel:move', '?from:1a', 'to:1g')
    expect(t.step()).toBe('catapult')
  })

  it('ARCS-6.3 spent tokens return to the supply only at the end of the Prelude', () => {
    const t = new Table().ships('1a', 0, 2, 1).tokens(0, 'material').supply('material', 0).leads('C4').play('spend:material:repair', '?repairShip:1a')
    expect(t.state.supply[0]).toBe(0)
    t.play('act:build', 'buildCity:1a')
    expect(t.state.supply[0]).toBe(1)
  })

  it('ARCS-6.4 material builds or repairs, fuel moves, relic secures', () => {
    const t = new Table().ships('1a', 0, 2, 1).city('1h', 0).tokens(0, 'material', 'fuel', 'relic').court('BC01').agents('BC01', 0, 1).leads('A4')
    t.offers('end')
    expect(t.keys().filter((key) => key.startsWith('spend:'))).toEqual(['spend:material:build', 'spend:material:repair', 'spend:fuel:move', 'spend:relic:secure'])
  })

  it('ARCS-6.5 a weapon lets the card battle, not other resources', () => {
    const t = new Table().ships('1a', 0, 2).ships('1a', 1, 1).city('1h', 0).tokens(0, 'weapon', 'psionic').leads('A4')
    expect(t.offers('act:battle')).toBe(false)
    t.play('arm:weapon')
    expect(t.offers('act:battle')).toBe(true)
    expect(t.state.pips).toBe(3)
    expect(t.keys()).not.toContain('spend:psionic:battle')
  })

  it('ARCS-6.6 a psionic is an action of the lead suit, for the leader and for a pivot', () => {
    const leader = new Table().ships('1a', 0, 2).tokens(0, 'psionic').leads('M4')
    expect(leader.offers('spend:psionic:move')).toBe(true)
    const pivot = new Table().ships('1a', 0, 2).tokens(0, 'psionic').afterLead('M4', 'C2', 'M5').play('pivot:C2')
    pivot.offers('end')
    expect(pivot.keys().filter((key) => key.startsWith('spend:'))).toEqual(['spend:psionic:move', 'spend:psionic:influence'])
  })

  it('ARCS-6.7 any resource may be spent for nothing, an outraged one too', () => {
    const t = new Table().ships('1a', 0, 2).tokens(0, 'fuel').outrage(0, 'fuel').leads('M4')
    expect(t.offers('spend:fuel:move')).toBe(false)
    t.play('spendIdly:fuel')
    expect(t.has(0, 'fuel')).toBe(0)
  })

  it('ARCS-6.8 the Prelude of a card secured in this Prelude waits; its other text works at once', () => {
    const t = new Table().ships('1a', 0, 2).starport('1a', 0).tokens(0, 'relic').court('BC02', 'BC01').agents('BC02', 0, 1).leads('C4').play('spend:relic:secure', '?secure:BC02')
    expect(t.offers('prelude:BC02')).toBe(false)
    expect(t.offers('discardCard:BC02')).toBe(false)
    expect(t.offers('act:manufacture')).toBe(true)
  })

  it('ARCS-6.8 a stolen card may be used at once', () => {
    const t = new Table().ships('1a', 0, 2).holds(0, 'BC20').holds(1, 'BC15').leads('C4').play('prelude:BC20', '?steal:BC15')
    expect(t.offers('prelude:BC15')).toBe(true)
  })

  it('ARCS-6.9 a new action takes the place of its standard action, by pip or by token', () => {
    const t = new Table().ships('1a', 0, 2).holds(0, 'BC02').tokens(0, 'material').leads('C4')
    expect(t.offers('act:manufacture')).toBe(true)
    expect(t.keys()).toContain('spend:material:manufacture')
    expect(new Table().ships('1a', 0, 2).holds(0, 'BC02').leads('M4').offers('act:manufacture')).toBe(false)
  })

  it('ARCS-6.9 not by an outraged resource', () => {
    const t = new Table().ships('1a', 0, 2).holds(0, 'BC02').tokens(0, 'material').outrage(0, 'material').leads('C4')
    t.offers('end')
    expect(t.keys()).not.toContain('spend:material:manufacture')
    expect(t.reasons()).toContain('spend:material:build ARCS-9.3')
  })

  it('ARCS-6.10 a limit on Build does not touch Nurture, the limit on Tax does', () => {
    const t = new Table().ships('1a', 0, 1).city('1a', 0).lore(0, 'L10').leads('C4').play('act:nurture')
    expect(t.has(0, 'weapon')).toBe(1)
    expect(t.offers('act:nurture')).toBe(false)
  })

  it('ARCS-6.11 a card that comes in the middle of a trigger does not join it', () => {
    const t = new Table().set({ power: [0, 0, 0, 0] }).hand(1, 'A2').holds(0, 'BC18').leader(0, 'LEAD07').hand(0, 'C5', 'M6').play('lead:C5', 'declare:keeper')
    expect(t.guildsOf(1)).toEqual(['BC18'])
    expect(t.state.zero).toBe(1)
  })

  it('ARCS-6.12 slots open as cities are built', () => {
    const t = new Table()
    expect(t.tokens(0, 'fuel', 'fuel').slots(0)).toEqual(['fuel', 'fuel', '-', '-', '-', '-', '-'])
    expect(() => t.tokens(0, 'fuel')).toThrow()
    t.city('1a', 0).tokens(0, 'fuel')
    expect(t.slots(0)[2]).toBe('fuel')
  })

  it('ARCS-6.13 a gained token may be exchanged for the dearest slot', () => {
    const t = new Table().ships('1a', 0, 1).city('1a', 0).tokens(0, 'fuel').leads('A4').play('act:tax')
    expect(t.step()).toBe('arrange')
    expect(t.keys()).toEqual(['keep', 'protect:weapon:1'])
    t.play('protect:weapon:1')
    expect(t.slots(0).slice(0, 3)).toEqual(['weapon', 'fuel', '-'])
  })

  it('ARCS-6.13 what finds no room is discarded by choice, and the new token takes its place', () => {
    const t = new Table().ships('1a', 0, 1).city('1a', 0).tokens(0, 'fuel', 'relic', 'relic').leads('A4').play('act:tax')
    expect(t.keys()).toEqual(['discard:fuel', 'discard:weapon', 'discard:relic'])
    t.play('discard:relic')
    expect([t.has(0, 'weapon'), t.has(0, 'relic'), t.state.supply[3]]).toEqual([1, 1, 4])
  })

  it('ARCS-6.13 a returning city covers a slot, an empty one too', () => {
    const full = new Table().ships('1a', 1, 2).city('1a', 0).tokens(0, 'fuel', 'relic', 'psionic').hand(1, 'G3', 'M5').court('BC29').agents('BC29', 1, 1)
    full.set({ initiative: 1, stack: [{ step: 'lead', seat: 1 }] }).play('lead:G3', 'act:secure', 'free:1a:first')
    expect(full.asked().seat).toBe(0)
    expect(full.keys()).toEqual(['discard:fuel', 'discard:relic', 'discard:psionic'])
    const empty = new Table().ships('1a', 1, 2).city('1a', 0).tokens(0, 'fuel', 'relic').hand(1, 'G3', 'M5').court('BC29').agents('BC29', 1, 1)
    empty.set({ initiative: 1, stack: [{ step: 'lead', seat: 1 }] }).play('lead:G3', 'act:secure', 'free:1a:first')
    expect(empty.asked().seat).toBe(0)
    expect(empty.keys()).toContain('protect:relic:1')
  })

  it('ARCS-6.13 ARCS-6.14 losing gives no rearrangement; the token leaves the cheapest slot', () => {
    const t = new Table().city('1a', 0).city('1c', 0).ships('1a', 0, 1).tokens(0, 'fuel', 'fuel', 'relic').leads('M4')
    expect(t.slots(0).slice(0, 4)).toEqual(['fuel', 'relic', '-', 'fuel'])
    t.play('spendIdly:fuel')
    expect(t.slots(0).slice(0, 4)).toEqual(['fuel', 'relic', '-', '-'])
    expect(t.step()).toBe('turn')
  })

  it('ARCS-6.15 a player without ships and starports places three ships in a gate', () => {
    const t = new Table().city('1a', 0).leads('A4').play('end')
    expect(t.step()).toBe('comeback')
    expect(t.keys()).toEqual(['comeback:1g', 'comeback:2g', 'comeback:4g', 'comeback:5g', 'comeback:6g'])
    t.play('comeback:5g')
    expect(t.fresh('5g', 0)).toBe(3)
    expect(new Table().starport('1a', 0).leads('A4').finishTurn().step()).toBe('lead')
  })
})
