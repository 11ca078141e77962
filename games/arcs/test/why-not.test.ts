import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

describe('why not', () => {
  it('raid dice name the rule that keeps them away', () => {
    const far = new Table().ships('1a', 0, 1).ships('1a', 1, 1).city('5h', 1).leads('G2').play('act:battle', '?battle:1a:p2')
    expect(far.reasons()).toEqual(['raid:1 ARCS-8.3'])
    const harbor = new Table().lore(1, 'L05').ships('1a', 0, 1).starport('1a', 1).leads('G2').play('act:battle', '?battle:1a:p2')
    expect(harbor.reasons()).toEqual(['raid:1 ARCS-18.5'])
  })

  it('a second seizing in a round names its rule', () => {
    const t = new Table(3).hand(0, 'C4', 'M6').hand(1, 'G3', 'G4').hand(2, 'C5', 'G6').holds(2, 'BC25')
    t.play('lead:C4').finishTurn()
    t.play('pivot:G3', 'seize:G4').finishTurn()
    t.play('surpass:C5')
    expect(t.reasons()).toEqual(['seize:G6 ARCS-5.7'])
  })

  it('every city that cannot be taxed says why', () => {
    const t = new Table().ships('1a', 0, 1).city('1a', 0).city('1h', 0).city('4c', 0).ships('6c', 0, 1).ships('6c', 1, 2).city('6c', 1).leads('A2')
    t.play('act:tax', 'tax:1a:p1:weapon', 'act:tax')
    expect(t.reasons()).toEqual(['tax:1a:p1:weapon ARCS-7.3', 'tax:6c:p2:fuel ARCS-7.1'])
  })

  it('an Upstart is Callow about an own city under a Rival', () => {
    const t = new Table().leader(0, 'LEAD04').ships('1a', 0, 1).city('1a', 0).ships('4c', 0, 1).city('4c', 0).city('1h', 0).leads('A4').play('act:tax')
    expect(t.reasons()).toEqual(['tax:1h:p1:material ARCS-17.4'])
  })

  it('a starport that has built, a full planet and an empty supply say so', () => {
    const t = new Table().ships('1a', 0, 1).starport('1a', 0).city('1a', 1).ships('1h', 0, 1).leads('C2').play('act:build', 'buildShip:1a', 'act:build')
    expect(t.reasons()).toEqual(['buildShip:1a ARCS-7.5', 'buildCity:1a ARCS-7.4', 'buildStarport:1a ARCS-7.4'])
    const bare = new Table().ships('1a', 0, 15).starport('1h', 0).set({ starports: [4, 5, 5, 5] }).leads('C2').play('act:build')
    expect(bare.reasons()).toEqual(['buildShip:1h ARCS-7.7'])
  })

  it('Court cards say why they are not secured or abducted', () => {
    const t = new Table().court('BC01', 'BC02', 'BC03', 'BC04').ships('1a', 0, 1).agents('BC01', 0, 1).agents('BC02', 0, 2).agents('BC03', 0, 1).agents('BC03', 1, 1)
    expect(t.leads('G2').play('act:secure').reasons()).toEqual(['secure:BC03 ARCS-7.13', 'secure:BC04 ARCS-7.13'])
    const shy = new Table().leader(0, 'LEAD08').court('BC01', 'BC26', 'BC03').ships('1a', 0, 1).agents('BC01', 0, 1).agents('BC26', 0, 1).agents('BC03', 0, 2)
    expect(shy.leads('G2').play('act:secure').reasons()).toEqual(['secure:BC01 ARCS-17.8'])
    const many = new Table().holds(0, 'BC14').court('BC01', 'BC02', 'BC03').ships('1a', 0, 1).tokens(0, 'weapon').agents('BC01', 1, 1).agents('BC02', 2, 1).agents('BC03', 3, 2)
    expect(many.leads('G2').play('act:abduct').reasons()).toEqual(['abduct:BC03 ARCS-13.14'])
  })

  it('a gate that a Catapult has passed is closed to it', () => {
    const t = new Table().ships('1g', 0, 2).ships('1a', 0, 1).starport('1a', 0).leads('M2').play('act:move', 'from:1a', '?group:1:0', 'to:1g', 'to:2g')
    expect(t.reasons()).toEqual(['to:1g ARCS-7.10'])
  })

  it('tokens and cards of the Prelude say why they pay for nothing', () => {
    const t = new Table().ships('1a', 0, 1).court('BC01').holds(0, 'BC24', 'BC20').tokens(0, 'relic', 'weapon').leads('G2')
    t.offers('end')
    expect(t.reasons()).toEqual(['act:secure ARCS-7.13', 'act:battle ARCS-7.15', 'arm:weapon ARCS-6.5', 'spend:relic:secure ARCS-7.13', 'prelude:BC20 ARCS-6.2'])
    t.play('prelude:BC24', 'discard:weapon')
    expect(t.reasons()).toEqual(['act:secure ARCS-7.13', 'act:battle ARCS-7.15', 'spend:relic:secure ARCS-7.13', 'prelude:BC20 ARCS-6.2', 'prelude:BC24 ARCS-13.24'])
  })

  it('a card secured in this Prelude has to wait', () => {
    const t = new Table().ships('1a', 0, 1).court('BC13').agents('BC13', 0, 1).tokens(0, 'relic', 'fuel').leads('M2').play('spend:relic:secure')
    expect(t.reasons()).toContain('prelude:BC13 ARCS-6.8')
  })

  it('a leader who may not declare is told why', () => {
    const full = new Table().ships('1a', 0, 1).declared('tycoon', 0).declared('tycoon', 1).declared('tyrant', 2).leads('M4')
    expect(full.reasons()).toEqual(['declare:warlord ARCS-4.8'])
    const generous = new Table().leader(0, 'LEAD07').ships('1a', 0, 1).leads('M4')
    expect(generous.reasons()).toEqual(['declare:warlord ARCS-17.7'])
  })
})
