import { describe, expect, it } from 'vitest'
import { secretFromSeed } from '#kernel/chance.ts'
import { fight, showing } from './fight.ts'
import { content, game, Table } from './table.ts'

const score = (t: Table): Table => t.hand(0, 'M6').play('lead:M6').finishTurn()

describe('leaders', () => {
  it('ARCS-17.1 Elder, Beloved: no Ransack; influences after losing a piece', () => {
    const t = new Table().leader(1, 'LEAD01').ships('1a', 0, 2).city('1a', 1, true).court('BC01', 'BC02').agents('BC01', 1, 1)
    fight(t, '1a', [0, 2, 0], { hits: 1 })
    expect([t.step(), t.asked().seat]).toEqual(['beloved', 1])
    expect(t.isOutraged(0, 'weapon')).toBe(true)
    t.play('influence:BC02')
    expect([t.state.influence[5], t.guildsOf(0)]).toEqual([1, []])
  })

  it('ARCS-17.1 Elder, Beloved: no influence when the attacker took nothing', () => {
    const t = new Table().leader(1, 'LEAD01').ships('1a', 0, 2).city('1a', 1).court('BC01')
    fight(t, '1a', [0, 2, 0], { hits: 1 })
    expect(t.step()).toBe('turn')
  })

  it('ARCS-17.1 ARCS-17.9 Elder, Just: Tyrant pays the second place for first, nothing for second or a tie', () => {
    const power = (mine: number, theirs: number): number =>
      score(new Table().leader(0, 'LEAD01').ships('1a', 0, 1).captives(0, 2, mine).captives(1, 3, theirs).declared('tyrant', 2)).state.power[0]
    expect([power(3, 1), power(1, 3), power(2, 2)]).toEqual([3, 0, 0])
    const bonus = new Table().leader(0, 'LEAD01').ships('1g', 0, 1).city('1a', 0).city('1a', 0).city('2a', 0).city('2h', 0).captives(0, 2, 1).declared('tyrant', 2)
    expect(score(bonus).state.power[0]).toBe(3)
  })

  it('ARCS-17.2 ARCS-16.4 Mystic, Attuned: the pip of a Copy or Pivot that taxes gains a psionic, a lead or a Prelude does not', () => {
    const pivot = new Table().leader(0, 'LEAD02').city('1a', 0).ships('1a', 0, 1).afterLead('M4', 'A3', 'C6').play('pivot:A3', 'act:tax')
    pivot.offers('none')
    expect([pivot.has(0, 'weapon'), pivot.has(0, 'psionic')]).toEqual([1, 1])
    const lead = new Table().leader(0, 'LEAD02').city('1a', 0).ships('1a', 0, 1).leads('A3').play('act:tax')
    expect(lead.has(0, 'psionic')).toBe(0)
    const prelude = new Table().leader(0, 'LEAD02').city('1a', 0).ships('1a', 0, 1).tokens(0, 'psionic').afterLead('A4', 'M3', 'C6').play('copy:M3', 'spend:psionic:tax')
    expect(prelude.has(0, 'psionic')).toBe(0)
    const nurture = new Table().leader(0, 'LEAD02').lore(0, 'L10').city('1a', 0).ships('1a', 0, 1).afterLead('M4', 'C3', 'C6').play('pivot:C3', 'act:nurture')
    nurture.offers('none')
    expect(nurture.has(0, 'psionic')).toBe(1)
  })

  it('ARCS-17.2 Mystic, Cryptic: material and fuel are outraged from the start', () => {
    const state = game.start({ leaders: 'draft' }, 2, secretFromSeed('cryptic'))
    while (game.pending(state)[0].frame.step === 'draft') {
      const { seat, options } = game.pending(state)[0]
      state.leader[seat] = seat === 0 ? 1 : 0
      game.choose(state, game.pending(state)[0], options.find((option) => option.k === 'pickLore') ?? options[0])
    }
    expect(state.outrage.slice(0, 5)).toEqual([1, 1, 0, 0, 0])
    expect(state.agents[0]).toBe(8)
    game.check(state)
  })

  it('ARCS-17.3 Fuel-Drinker: a fuel with the tax of a Copy or Pivot; loses all fuel when Tycoon is scored', () => {
    const pivot = new Table().leader(0, 'LEAD03').city('1a', 0).ships('1a', 0, 1).afterLead('M4', 'A3', 'C6').play('pivot:A3', 'act:tax')
    pivot.offers('none')
    expect(pivot.has(0, 'fuel')).toBe(1)
    const scored = score(new Table().leader(0, 'LEAD03').ships('1a', 0, 1).tokens(0, 'fuel', 'material').declared('tycoon', 2))
    expect([scored.state.power[0], scored.has(0, 'fuel'), scored.has(0, 'material')]).toEqual([5, 0, 1])
    expect(score(new Table().leader(0, 'LEAD03').ships('1a', 0, 1).tokens(0, 'fuel').declared('keeper', 2)).has(0, 'fuel')).toBe(1)
  })

  it('ARCS-17.4 Upstart: a resource for every declaration; taxes only what it controls', () => {
    const t = new Table().leader(0, 'LEAD04').ships('1a', 0, 1).hand(0, 'C4', 'M6').play('lead:C4', 'declare:warlord', 'gain:psionic')
    expect(t.has(0, 'psionic')).toBe(1)
    const callow = new Table().leader(0, 'LEAD04').city('1a', 0).city('1h', 0).ships('1h', 0, 1).leads('A3').play('act:tax')
    expect([callow.has(0, 'material'), callow.offers('act:tax')]).toEqual([1, false])
    expect(callow.reasons()).toContain('act:tax ARCS-17.4')
  })

  it('ARCS-17.5 Rebel: two extra dice that must be taken; two ships in a move', () => {
    const t = new Table().leader(0, 'LEAD05').ships('1a', 0, 3).ships('1a', 1, 1).city('5h', 1).leads('G2').play('act:battle', '?battle:1a:p2')
    expect(t.keys().at(-1)).toBe('assault:5')
    t.play('assault:0')
    expect(t.keys()).toEqual(['skirmish:2', 'skirmish:3', 'skirmish:4', 'skirmish:5'])
    const move = new Table().leader(0, 'LEAD05').ships('1a', 0, 3, 1).leads('M4').play('act:move', '?from:1a')
    expect(move.keys()).toEqual(['group:0:1', 'group:1:0', 'group:1:1', 'group:2:0'])
  })

  it('ARCS-17.6 Warrior, Tactical: with a Copy or Pivot a battle and then a move', () => {
    const t = new Table().leader(0, 'LEAD06').ships('1a', 0, 2).ships('1a', 1, 1).city('5h', 1).afterLead('M4', 'G3', 'C6').play('pivot:G3', 'act:battle')
    t.rolls([0, 1, 0], showing({ hits: 0 }))
    expect(t.step()).toBe('moveAfter')
    t.play('from:1a', 'group:2:0', 'to:1g')
    expect(t.fresh('1g', 0)).toBe(2)
    const lead = new Table().leader(0, 'LEAD06').ships('1a', 0, 2).ships('1a', 1, 1).city('5h', 1).leads('G3').play('act:battle')
    lead.rolls([0, 1, 0], showing({ hits: 0 }))
    expect(lead.step()).toBe('turn')
  })

  it('ARCS-17.6 Warrior, Tactical: moving first must lead to a legal battle', () => {
    const t = new Table().leader(0, 'LEAD06').ships('1a', 0, 1).ships('2a', 0, 1).ships('1g', 1, 1).ships('4h', 2, 1).afterLead('M4', 'G3', 'C6').play('pivot:G3')
    expect(t.offers('act:battle')).toBe(false)
    t.play('moveThenBattle', '?from:1a', '?group:1:0')
    expect(t.step()).toBe('collect')
    expect(t.fresh('1g', 0)).toBe(1)
    const far = new Table().leader(0, 'LEAD06').ships('1a', 0, 1).ships('4h', 2, 1).afterLead('M4', 'G3', 'C6').play('pivot:G3')
    expect(far.offers('moveThenBattle')).toBe(false)
  })

  it('ARCS-17.6 Warrior, Tactical: a Catapult counts, and so does a Weapon', () => {
    const t = new Table().leader(0, 'LEAD06').ships('1a', 0, 1).starport('1a', 0).ships('4h', 2, 1).tokens(0, 'weapon').afterLead('M4', 'C3', 'C6').play('pivot:C3', 'arm:weapon', 'moveThenBattle')
    t.play('?from:1a', '?group:1:0', '?to:1g')
    // From gate to gate until a battle can be had.
    while (t.step() === 'catapult') t.play(t.keys().find((key) => key === 'to:4h') ?? t.keys()[0])
    expect(t.step()).toBe('collect')
    expect(t.fresh('4h', 0)).toBe(1)
  })

  it('ARCS-17.6 Warrior, Violent: Empath as Tyrant for the Elder', () => {
    expect(score(new Table().leader(0, 'LEAD06').ships('1a', 0, 1).tokens(0, 'psionic').declared('empath', 2)).state.power[0]).toBe(3)
  })

  it('ARCS-17.7 Feastbringer, Charismatic: influence after a secure, or before it if a secure is then legal', () => {
    const after = new Table().leader(0, 'LEAD07').ships('1a', 0, 1).court('BC01', 'BC02').agents('BC01', 0, 1).afterLead('M4', 'G3', 'C6').play('pivot:G3', 'act:secure')
    expect(after.step()).toBe('influenceAfter')
    after.play('influence:BC02')
    expect(after.guildsOf(0)).toEqual(['BC01'])
    const before = new Table().leader(0, 'LEAD07').ships('1a', 0, 1).court('BC01', 'BC02').agents('BC02', 1, 1).afterLead('M4', 'G3', 'C6').play('pivot:G3')
    expect(before.offers('act:secure')).toBe(false)
    before.play('influenceThenSecure', '?influence:BC01')
    expect(before.guildsOf(0)).toEqual(['BC01'])
  })

  it('ARCS-17.7 Feastbringer, Generous: a Guild card goes to the Rival with least Power, the first in turn order; without one no declaration', () => {
    const t = new Table().leader(0, 'LEAD07').ships('1a', 0, 1).holds(0, 'BC01', 'BC02').set({ power: [0, 3, 1, 1] }).hand(0, 'C4', 'M6').play('lead:C4', 'declare:warlord')
    expect(t.keys()).toEqual(['give:BC01:p3', 'give:BC02:p3'])
    t.play('give:BC02:p3')
    expect([t.guildsOf(2), t.state.markers[2]]).toEqual([['BC02'], 2])
    const poor = new Table().leader(0, 'LEAD07').ships('1a', 0, 1).hand(0, 'C4', 'M6').play('lead:C4')
    expect(poor.step()).toBe('turn')
    const demands = new Table().leader(0, 'LEAD07').ships('1a', 0, 1).court('BC27').agents('BC27', 0, 1).leads('G2').play('act:secure')
    expect(demands.step()).toBe('turn')
  })

  it('ARCS-17.8 Demagogue: influences different cards when declaring; no Guild card with a single agent', () => {
    const t = new Table().leader(0, 'LEAD08').ships('1a', 0, 1).court('BC01', 'BC02', 'BC03').hand(0, 'C4', 'M6').play('lead:C4', 'declare:warlord', 'bold', 'influence:BC01', 'influence:BC03')
    expect([0, 4, 8].map((at) => t.state.influence[at])).toEqual([1, 0, 1])
    const paranoid = new Table().leader(0, 'LEAD08').court('BC01', 'BC26', 'BC02').agents('BC01', 0, 1).agents('BC26', 0, 1).agents('BC02', 0, 2).ships('1a', 0, 1).leads('G2').play('act:secure')
    expect(paranoid.keys()).toEqual(['secure:BC26', 'secure:BC02'])
    const ransack = new Table().leader(0, 'LEAD08').ships('1a', 0, 2).city('1a', 1, true).court('BC01').agents('BC01', 1, 1).agents('BC01', 0, 1)
    fight(ransack, '1a', [0, 2, 0], { hits: 1 })
    expect(ransack.guildsOf(0)).toEqual(['BC01'])
  })

  it('ARCS-16.3 every leader starts with its printed resources', () => {
    expect(content.leaders.resources).toEqual([[3, 0], [4, 3], [1, 1], [4, 0], [0, 2], [2, 0], [3, 0], [4, 2]])
  })
})
