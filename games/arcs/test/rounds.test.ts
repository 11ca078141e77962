import { describe, expect, it } from 'vitest'
import { zone } from '../rules/cards.ts'
import { game, Table } from './table.ts'

describe('leading', () => {
  it('ARCS-4.1 clockwise from the initiative holder; players without cards are passed over', () => {
    const t = new Table(4).hand(0, 'C4', 'M6').hand(1).hand(2, 'A3').hand(3, 'G3')
    t.play('lead:C4').finishTurn()
    expect(t.asked().seat).toBe(2)
    t.play('pivot:A3').finishTurn()
    expect(t.asked().seat).toBe(3)
  })

  it('ARCS-4.2 ARCS-4.3 the example: Construction 4 has three pips; build, repair, leave the third', () => {
    const t = new Table(4).ships('1a', 0, 2, 1).leads('C4')
    expect(t.state.pips).toBe(3)
    t.play('act:build', 'buildStarport:1a', 'act:repair', '?repairShip:1a')
    expect(t.state.pips).toBe(1)
    expect(t.keys()).not.toContain('act:move')
    t.play('end')
    expect(t.step()).toBe('lead')
  })

  it.each([
    ['A2', ['tax', 'repair', 'influence']],
    ['G2', ['move', 'secure', 'battle']],
    ['C2', ['build', 'repair']],
    ['M2', ['move', 'influence']],
  ])('ARCS-4.3 %s allows %s', (card, actions) => {
    const t = new Table(4).ships('1a', 0, 2, 1).ships('1a', 1, 1).city('1a', 0).court('BC01', 'BC02', 'BC03', 'BC04').agents('BC01', 0, 1).leads(card)
    t.offers('end')
    expect(t.keys().filter((key) => key.startsWith('act:'))).toEqual(actions.map((action) => `act:${action}`))
  })

  it('ARCS-4.4 passing gives the initiative to the next player with cards and ends the round', () => {
    const t = new Table(4).hand(0, 'C4').hand(1).hand(2, 'A3').tokens(0, 'material').play('pass')
    expect(t.state.initiative).toBe(2)
    expect(t.step()).toBe('lead')
    expect(t.asked().seat).toBe(2)
    expect(t.handOf(0)).toEqual(['C4'])
  })

  it('ARCS-4.5 a holder without cards passes unasked, and it does not count', () => {
    const t = new Table(3).hand(0, 'C4').hand(1, 'A3').hand(2, 'A4')
    t.play('lead:C4').finishTurn()
    t.play('pivot:A3').finishTurn()
    t.play('pivot:A4')
    t.set({ stack: [{ step: 'endRound' }, { step: 'turn', seat: 2 }] }).hand(1, 'M3').hand(2, 'M4').finishTurn()
    expect(t.state.initiative).toBe(1)
    expect(t.state.passes).toBe(0)
  })

  it('ARCS-4.6 when all with cards pass in a row, hands are discarded and the chapter ends', () => {
    const t = new Table(3).hand(0, 'C4').hand(1, 'A3').hand(2, 'A4').play('pass', 'pass')
    expect(t.state.chapter).toBe(1)
    t.play('pass')
    expect(t.state.chapter).toBe(2)
    expect(t.handOf(0)).toHaveLength(6)
    expect(t.state.initiative).toBe(0)
  })

  it('ARCS-4.6 leading starts the count again', () => {
    const t = new Table(3).hand(0, 'C4', 'C3').hand(1, 'A3', 'A2').hand(2, 'A4', 'A5').play('pass', 'pass')
    t.play('lead:A4').finishTurn()
    expect(t.state.passes).toBe(0)
  })

  it('ARCS-4.7 ARCS-4.8 the example: Warlord is declared with a 4, the 5/3 marker goes there, the lead becomes 0, pips stay', () => {
    const t = new Table(4).hand(0, 'C4', 'M6').hand(1, 'G2').play('lead:C4', 'declare:warlord')
    expect(t.state.markers).toEqual([-1, -1, 2])
    expect(t.state.zero).toBe(1)
    expect(t.state.pips).toBe(3)
    t.finishTurn()
    expect(t.keys()).toEqual(['pivot:G2', 'copy:G2'])
  })

  it('ARCS-4.7 a 1 declares nothing, a 7 anything', () => {
    expect(new Table(4).hand(0, 'C7', 'M6').play('lead:C7').keys().filter((key) => key.startsWith('declare'))).toHaveLength(5)
    const one = new Table(4).ships('1a', 0, 1).hand(0, 'C1', 'M6').play('lead:C1')
    expect(one.step()).toBe('turn')
  })

  it('ARCS-4.8 in chapter three the flipped 6/3 goes before the 5/3', () => {
    const t = new Table(4).set({ flipped: 2 }).hand(0, 'C4', 'M6').play('lead:C4', 'declare:warlord')
    expect(t.state.markers).toEqual([-1, 2, -1])
  })

  it('ARCS-4.9 several markers on one ambition; nothing left to declare with; one declaration per card', () => {
    const t = new Table(4).declared('warlord', 2).hand(0, 'C4', 'M6').play('lead:C4', 'declare:warlord')
    expect(t.state.markers).toEqual([-1, 2, 2])
    expect(t.step()).not.toBe('before')
    const full = new Table(4).ships('1a', 0, 1).declared('warlord', 2).declared('warlord', 1).declared('tyrant', 0).hand(0, 'C4', 'M6').play('lead:C4')
    expect(full.step()).toBe('turn')
  })
})

describe('following', () => {
  it('ARCS-5.1 a follower has no pass', () => {
    const t = new Table(4).afterLead('C4', 'C2', 'A3')
    expect(t.keys()).toEqual(['pivot:A3', 'copy:C2', 'copy:A3'].toSorted((x, y) => t.keys().indexOf(x) - t.keys().indexOf(y)))
    expect(t.keys()).not.toContain('pass')
  })

  it('ARCS-5.2 ARCS-5.4 the example: pivot with Aggression for one move, then surpass a zeroed 4 with a 5 for two builds', () => {
    const t = new Table(4).hand(0, 'C4', 'M6').hand(1, 'G3').hand(2, 'C5', 'M3').ships('1a', 1, 1).ships('1h', 2, 1).starport('1h', 2)
    t.play('lead:C4', 'declare:warlord').finishTurn()
    t.play('pivot:G3')
    expect(t.state.pips).toBe(1)
    t.play('act:move', '?from:1a', 'to:1g')
    t.play('surpass:C5')
    expect(t.state.pips).toBe(2)
    t.play('act:build', 'buildShip:1h', 'act:build', 'buildCity:1h')
    expect(t.state.initiative).toBe(2)
  })

  it('ARCS-5.2 only the lead card must be surpassed', () => {
    const t = new Table(4).hand(0, 'C2', 'M6').hand(1, 'C6').hand(2, 'C3')
    t.play('lead:C2').finishTurn()
    t.play('surpass:C6').finishTurn()
    expect(t.offers('surpass:C3')).toBe(true)
  })

  it('ARCS-5.2 a lower card of the suit may not surpass, and the reason names the rule', () => {
    const t = new Table(4).afterLead('C4', 'C2')
    expect(t.offers('surpass:C2')).toBe(false)
    expect(t.reasons()).toContain('surpass:C2 ARCS-5.2')
  })

  it('ARCS-5.3 copy: any card face down for one action of the lead suit', () => {
    const t = new Table(4).ships('1a', 0, 1).afterLead('C4', 'A1').play('copy:A1')
    expect(t.state.pips).toBe(1)
    expect(t.offers('act:build')).toBe(true)
    expect(game.view(t.state, 1).cards.at[zone.covered]).toEqual([-1])
    expect(game.view(t.state, 0).cards.at[zone.covered]).toEqual([t.card('A1')])
  })

  it('ARCS-5.4 a pivot does not change the lead suit', () => {
    const t = new Table(3).hand(0, 'C4', 'M6').hand(1, 'G3').hand(2, 'C5', 'G6')
    t.play('lead:C4').finishTurn()
    t.play('pivot:G3').finishTurn()
    expect(t.keys()).toContain('surpass:C5')
    expect(t.keys()).toContain('pivot:G6')
  })

  it('ARCS-5.5 ARCS-5.7 seizing with an extra card, once in a round', () => {
    const t = new Table(3).hand(0, 'C4', 'M6').hand(1, 'G3', 'G4', 'A5').hand(2, 'C5', 'G6').ships('2a', 1, 1)
    t.play('lead:C4').finishTurn()
    t.play('pivot:G3', 'seize:G4')
    expect(t.state.seized).toBe(1)
    expect(t.state.pips).toBe(1)
    t.finishTurn()
    t.play('surpass:C5')
    expect(t.keys().some((key) => key.startsWith('seize'))).toBe(false)
    t.finishTurn()
    expect(t.state.initiative).toBe(1)
  })

  it('ARCS-5.7 the holder cannot seize', () => {
    const t = new Table(3).ships('2a', 0, 1).hand(0, 'C2', 'M6').play('lead:C2')
    expect(t.keys().some((key) => key.startsWith('seize'))).toBe(false)
  })

  it('ARCS-5.6 ARCS-20.10 a surpassing 7 seizes by itself', () => {
    const t = new Table(4).ships('1a', 0, 1).afterLead('C4', 'C7', 'M2').play('surpass:C7')
    expect(t.state.seized).toBe(0)
    expect(t.state.initiative).toBe(0)
    expect(t.keys()).not.toContain('seize:M2')
  })

  it('ARCS-5.6 not if it was seized before, and not by pivot or copy', () => {
    const seized = new Table(4).hand(0, 'C4', 'M6').hand(1, 'G3', 'G4').hand(2, 'C7', 'M2')
    seized.play('lead:C4').finishTurn()
    seized.play('pivot:G3', 'seize:G4').finishTurn()
    seized.play('surpass:C7')
    expect(seized.state.seized).toBe(1)
    expect(new Table(4).afterLead('C4', 'A7', 'M2').play('pivot:A7').state.seized).toBe(-1)
    expect(new Table(4).afterLead('C4', 'C7', 'M2').play('copy:C7').state.seized).toBe(-1)
  })

  it('ARCS-5.8 the highest surpass takes the initiative, a pivot or copy never', () => {
    const t = new Table(4).hand(0, 'C2', 'M6').hand(1, 'C3').hand(2, 'C5', 'M4').hand(3, 'A6')
    t.play('lead:C2').finishTurn()
    t.play('surpass:C3').finishTurn()
    t.play('surpass:C5').finishTurn()
    t.play('pivot:A6').finishTurn()
    expect(t.state.initiative).toBe(2)
    const none = new Table(4).hand(0, 'C4', 'M6').hand(1, 'C2', 'M1').hand(2, 'A7')
    none.play('lead:C4').finishTurn()
    none.play('copy:C2').finishTurn()
    none.play('pivot:A7').finishTurn()
    expect(none.state.initiative).toBe(0)
  })

  it('ARCS-5.9 played cards go on top of the discard pile in the order of play, and a new round starts', () => {
    const t = new Table(3).hand(0, 'C4', 'M6').hand(1, 'G3').hand(2, 'A2')
    t.play('lead:C4').finishTurn()
    t.play('pivot:G3').finishTurn()
    t.play('copy:A2').finishTurn()
    expect(t.state.cards.at[zone.discard].slice(-3).map((card) => t.name(card))).toEqual(['C4', 'G3', 'A2'])
    expect(t.step()).toBe('lead')
  })

  it('ARCS-5.9 without cards in hand the chapter ends', () => {
    const t = new Table(3).hand(0, 'C4').play('lead:C4').finishTurn()
    expect(t.state.chapter).toBe(2)
  })

  it('ARCS-5.10 what was seen stays known in the discard pile; a copied card is known to its player only', () => {
    const t = new Table(3).hand(0, 'C4', 'M6').hand(1, 'G3').hand(2, 'A2')
    t.play('lead:C4').finishTurn()
    t.play('pivot:G3').finishTurn()
    t.play('copy:A2').finishTurn()
    const seen = (viewer: number): number[] => game.view(t.state, viewer).cards.at[zone.discard].slice(-3)
    expect(seen(2)).toEqual([t.card('C4'), t.card('G3'), t.card('A2')])
    expect(seen(1)).toEqual([t.card('C4'), t.card('G3'), -1])
    expect(seen(3)).toEqual([t.card('C4'), t.card('G3'), -1])
  })

  it('ARCS-12.5 a hand is shown to nobody', () => {
    const t = new Table(3).hand(0, 'C4', 'M6')
    t.keys()
    for (const viewer of [1, 2, 3]) expect(game.view(t.state, viewer).cards.at[zone.hand]).toEqual([-1, -1])
  })

  it('ARCS-19.1 split discard: open cards lie open', () => {
    const t = new Table(3, { discard: 'split' }).hand(0, 'C4', 'M6').hand(1, 'G3')
    t.play('lead:C4').finishTurn()
    t.play('copy:G3').finishTurn()
    expect(t.where('C4')).toBe('openDiscard')
    expect(t.where('G3')).toBe('discard')
  })

  it('ARCS-19.2 no option concedes', () => {
    expect(Object.keys(game.definition.verbs).some((verb) => /concede|resign/.test(verb))).toBe(false)
  })
})
