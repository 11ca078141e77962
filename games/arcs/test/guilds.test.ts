import { describe, expect, it } from 'vitest'
import { zone } from '../rules/cards.ts'
import { fight } from './fight.ts'
import { game, Table } from './table.ts'

const score = (t: Table): Table => t.hand(0, 'M6').play('lead:M6').finishTurn()

describe('Guild cards', () => {
  it('ARCS-13.1 ARCS-15.1 Loyal Engineers: any token builds or repairs, Outrage or not; kept under Outrage', () => {
    const t = new Table().ships('1a', 0, 1, 1).holds(0, 'BC01').tokens(0, 'psionic', 'material').outrage(0, 'material').outrage(0, 'psionic').leads('M4')
    t.offers('end')
    expect(t.keys().filter((key) => key.startsWith('spend:'))).toEqual(['spend:material:build', 'spend:material:repair', 'spend:psionic:build', 'spend:psionic:repair'])
    const kept = new Table().holds(0, 'BC01', 'BC02').court('BC28').agents('BC28', 0, 1).ships('1a', 0, 1).leads('G2').play('act:secure', 'outrage:material')
    expect(kept.guildsOf(0)).toEqual(['BC01'])
  })

  it('ARCS-13.2 Mining Interest: Manufacture gains a material', () => {
    const t = new Table().ships('1a', 0, 1).holds(0, 'BC02').leads('C4').play('act:manufacture')
    expect([t.has(0, 'material'), t.state.pips]).toEqual([1, 2])
  })

  it('ARCS-13.2 Mining Interest: discarded, it fills every empty slot and steals what the supply lacks', () => {
    const t = new Table().ships('1a', 0, 1).city('1a', 0).holds(0, 'BC02').supply('material', 3).tokens(1, 'material').tokens(2, 'material').leads('M4').play('prelude:BC02', '?goOn')
    expect([t.has(0, 'material'), t.where('BC02')]).toEqual([1, 'courtDiscard'])
    expect(t.keys()).toEqual(['stealToken:p2:material', 'stealToken:p3:material'])
    t.play('stealToken:p3:material', '?stealToken:p2:material')
    expect([t.has(0, 'material'), t.has(1, 'material'), t.has(2, 'material')]).toEqual([3, 0, 0])
  })

  it('ARCS-13.3 Material Cartel: discarded, it steals a material', () => {
    const t = new Table().ships('1a', 0, 1).holds(0, 'BC03').tokens(1, 'material').leads('M4').play('prelude:BC03', '?stealToken:p2:material')
    expect([t.has(0, 'material'), t.has(1, 'material'), t.where('BC03')]).toEqual([1, 0, 'courtDiscard'])
  })

  it('ARCS-13.3 ARCS-15.2 Material Cartel: the supply counts for Tycoon; Rivals lose their material after every scoring', () => {
    const t = new Table().ships('1a', 0, 1).holds(0, 'BC03').tokens(1, 'material', 'fuel')
    expect(t.counts(0, 'tycoon')).toBe(5)
    score(t)
    expect([t.has(1, 'material'), t.has(1, 'fuel')]).toEqual([0, 1])
  })

  it('ARCS-15.3 everybody keeps gaining from a Cartel; when it leaves nothing changes', () => {
    const t = new Table().city('1h', 1).ships('1h', 1, 1).holds(0, 'BC03').hand(1, 'A3', 'M5')
    t.set({ initiative: 1, stack: [{ step: 'lead', seat: 1 }] }).play('lead:A3', 'act:tax')
    expect([t.has(1, 'material'), t.counts(0, 'tycoon')]).toEqual([1, 5])
  })

  it.each([
    ['ARCS-13.4 Admin Union', 'BC04', 'A3', 'M5'],
    ['ARCS-13.5 Construction Union', 'BC05', 'C3', 'M5'],
    ['ARCS-13.10 Spacing Union', 'BC10', 'M3', 'C5'],
    ['ARCS-13.11 Arms Union', 'BC11', 'G3', 'M5'],
  ])('%s ARCS-15.4 takes a face-up card of its suit to hand at the end of the round', (_name, union, lead, other) => {
    const t = new Table().ships('1a', 0, 1).holds(0, union).tokens(0, 'fuel').afterLead(lead, other, 'A6').play(`pivot:${other}`)
    t.offers('end')
    expect(t.keys().filter((key) => key.startsWith('union'))).toEqual([`union:${union}:p4`])
    t.play(`union:${union}:p4`)
    expect(t.guildsOf(0)).toEqual([])
    t.finishTurn()
    expect(t.handOf(0)).toContain(lead)
    expect(t.where(union)).toBe('courtDiscard')
    // Everybody saw it go.
    expect(game.view(t.state, 2).cards.at[zone.hand]).toContain(t.card(lead))
  })

  it('ARCS-15.4 a card played face down is no target, the own card is', () => {
    const t = new Table().ships('1a', 0, 1).holds(0, 'BC04').tokens(0, 'fuel').afterLead('M4', 'A3', 'C6').play('copy:A3')
    t.offers('end')
    expect(t.keys().some((key) => key.startsWith('union'))).toBe(false)
    const own = new Table().ships('1a', 0, 1).holds(0, 'BC04').tokens(0, 'fuel').afterLead('M4', 'A3', 'C6').play('pivot:A3')
    expect(own.offers('union:BC04:p1')).toBe(true)
  })

  it('ARCS-13.6 Fuel Cartel: as the Material Cartel, with fuel', () => {
    const t = new Table().ships('1a', 0, 1).holds(0, 'BC06').tokens(1, 'fuel')
    expect(t.counts(0, 'tycoon')).toBe(5)
    t.leads('M4').play('prelude:BC06', '?stealToken:p2:fuel')
    expect(t.has(0, 'fuel')).toBe(1)
    expect(score(new Table().ships('1a', 0, 1).holds(0, 'BC06').tokens(1, 'fuel')).has(1, 'fuel')).toBe(0)
  })

  it('ARCS-13.7 Loyal Pilots: any token moves', () => {
    expect(new Table().ships('1a', 0, 1).holds(0, 'BC07').tokens(0, 'relic').leads('C4').offers('spend:relic:move')).toBe(true)
  })

  it('ARCS-13.8 Gatekeepers: up to two more dice in a gate; discarded, a ship in every gate', () => {
    const dice = (system: string): string | undefined =>
      new Table().ships(system, 0, 1).ships(system, 1, 1).holds(0, 'BC08').leads('G2').play('act:battle', `?battle:${system}:p2`).keys().at(-1)
    expect([dice('1g'), dice('1a')]).toEqual(['assault:3', 'assault:1'])
    const t = new Table().ships('1a', 0, 1).holds(0, 'BC08').leads('M4').play('prelude:BC08')
    expect(['1g', '2g', '4g', '5g', '6g'].map((gate) => t.fresh(gate, 0))).toEqual([1, 1, 1, 1, 1])
  })

  it('ARCS-13.8 ARCS-12.1 with too few ships the player chooses the gates', () => {
    const t = new Table().ships('1a', 0, 13).holds(0, 'BC08').leads('M4').play('prelude:BC08', 'place:2g', 'place:6g')
    expect([t.fresh('2g', 0), t.fresh('6g', 0), t.state.ships[0]]).toEqual([1, 1, 0])
  })

  it('ARCS-13.9 Shipping Interest: Synthesize gains a fuel; discarded, it fills the slots with fuel', () => {
    expect(new Table().ships('1a', 0, 1).holds(0, 'BC09').leads('C4').play('act:synthesize').has(0, 'fuel')).toBe(1)
    expect(new Table().ships('1a', 0, 1).holds(0, 'BC09').leads('M4').play('prelude:BC09').has(0, 'fuel')).toBe(2)
  })

  it('ARCS-13.12 Prison Wardens: Pressgang returns Captives for resources of choice', () => {
    const t = new Table().ships('1a', 0, 1).holds(0, 'BC12').captives(0, 1, 1).captives(0, 2, 2).leads('C4').play('act:pressgang', 'pressgang:p2:relic', 'pressgang:p3:psionic', 'goOn')
    expect([t.has(0, 'relic'), t.has(0, 'psionic'), t.captivesOf(0), t.state.agents[1]]).toEqual([1, 1, 1, 10])
  })

  it('ARCS-13.12 Prison Wardens: Execute makes Captives Trophies', () => {
    const t = new Table().ships('1a', 0, 1).holds(0, 'BC12').captives(0, 1, 1).captives(0, 2, 1).leads('M4').play('act:execute', 'execute:p2', 'execute:p3')
    expect([t.captivesOf(0), t.trophiesOf(0)]).toEqual([0, 2])
    expect(new Table().ships('1a', 0, 1).holds(0, 'BC12').leads('M4').offers('act:execute')).toBe(false)
  })

  it.each([
    ['ARCS-13.12 Prison Wardens', 'BC12'],
    ['ARCS-13.13 Skirmishers', 'BC13'],
    ['ARCS-13.14 Court Enforcers', 'BC14'],
    ['ARCS-13.15 Loyal Marines', 'BC15'],
  ])('%s ARCS-15.5 Levy: three ships in one controlled system', (_name, card) => {
    const t = new Table().ships('1a', 0, 1).ships('2a', 0, 1).ships('2a', 1, 1).holds(0, card).leads('M4').play(`prelude:${card}`, '?levy:1a')
    expect([t.fresh('1a', 0), t.where(card)]).toEqual([4, 'courtDiscard'])
  })

  it('ARCS-13.13 Skirmishers: reroll up to as many skirmish dice as weapon icons, once', () => {
    const t = new Table().ships('1a', 0, 3).ships('1a', 1, 3).city('5h', 1).holds(0, 'BC13').tokens(0, 'weapon').leads('G2').play('act:battle', '?battle:1a:p2')
    t.rolls([0, 3, 0], (table) => table.step() === 'rolled' && (table.told('rolled')[0].data['faces'] as number[])[5] === 3)
    t.play('reroll:skirmish')
    expect(t.keys()).toEqual(['roll', 'again:skirmish:0'])
    t.play('again:skirmish:0', 'again:skirmish:0')
    expect(t.told('battleResult')).toHaveLength(1)
    expect(Number(t.told('battleResult')[0].data['hits'])).toBeLessThanOrEqual(2)
  })

  it('ARCS-13.14 Court Enforcers: Abduct captures fewer Rival agents than weapon icons; card and own agents stay', () => {
    const t = new Table().ships('1a', 0, 1).holds(0, 'BC14').tokens(0, 'weapon', 'weapon').court('BC01', 'BC02', 'BC03').agents('BC01', 1, 1).agents('BC01', 2, 1).agents('BC01', 0, 1).agents('BC02', 1, 3).leads('G2').play('act:abduct', '?abduct:BC01')
    expect([t.captivesOf(0), t.state.influence.slice(0, 4), t.state.influence[5]]).toEqual([2, [1, 0, 0, 0], 3])
    expect(new Table().ships('1a', 0, 1).holds(0, 'BC14').court('BC01').agents('BC01', 1, 1).leads('G2').offers('act:abduct')).toBe(false)
  })

  it('ARCS-13.15 Loyal Marines: any token arms the card', () => {
    const t = new Table().ships('1a', 0, 1).ships('1a', 1, 1).holds(0, 'BC15').tokens(0, 'relic').outrage(0, 'weapon').leads('M4').play('arm:relic')
    expect(t.offers('act:battle')).toBe(true)
  })

  it('ARCS-13.16 Lattice Spies: seize before any action, or be discarded for nothing later', () => {
    const t = new Table().ships('1a', 0, 1).holds(0, 'BC16').afterLead('M4', 'A3', 'C6').play('pivot:A3')
    expect(t.keys()).toContain('spies:BC16')
    t.play('spies:BC16')
    expect([t.state.seized, t.where('BC16'), t.handOf(0)]).toEqual([0, 'courtDiscard', ['C6']])
    const later = new Table().ships('1a', 0, 1).holds(0, 'BC16').tokens(0, 'fuel').afterLead('M4', 'A3', 'C6').play('pivot:A3', 'goOn')
    expect([later.offers('prelude:BC16'), later.offers('discardCard:BC16')]).toEqual([false, true])
  })

  it('ARCS-13.17 Farseers: a declaration shows a hand, and a card may be exchanged', () => {
    const t = new Table().ships('1a', 0, 1).holds(0, 'BC17').hand(1, 'A2', 'G3').hand(0, 'C4', 'M6', 'M5').play('lead:C4', 'declare:warlord', 'look:p2')
    expect(game.view(t.state, 0).cards.at[zone.hand + 1]).toEqual([t.card('A2'), t.card('G3')])
    expect(game.view(t.state, 2).cards.at[zone.hand + 1]).toEqual([-1, -1])
    t.play('exchange:M6:A2')
    expect(t.handOf(0).toSorted()).toEqual(['A2', 'M5'])
    expect(t.handOf(1).toSorted()).toEqual(['G3', 'M6'])
    expect(game.view(t.state, 1).cards.at[zone.hand]).toContain(t.card('A2'))
    expect(t.told('exchanged')[0].data).toEqual({ seat: 0, rival: 1 })
  })

  it('ARCS-13.17 Farseers: discarded with k cards, k + 1 from the bottom of the discard pile', () => {
    const t = new Table().ships('1a', 0, 1).holds(0, 'BC17').hand(0, 'C4', 'M6', 'M5')
    const bottom = t.state.cards.at[zone.discard].slice(0, 2).map((card) => t.name(card))
    t.play('lead:C4', 'prelude:BC17', 'discardAction:M5', 'draw')
    expect(t.handOf(0).toSorted()).toEqual(['M6', ...bottom].toSorted())
    expect(t.state.cards.at[zone.discard].at(-1)).toBe(t.card('M5'))
  })

  it('ARCS-13.18 Secret Order: Keeper and Empath place no zero marker, others do', () => {
    const zero = (card: string, ambition: string): number => new Table().ships('1a', 0, 1).holds(0, 'BC18').hand(0, card, 'M2').play(`lead:${card}`, `declare:${ambition}`).state.zero
    expect([zero('C5', 'keeper'), zero('C6', 'empath'), zero('C4', 'warlord')]).toEqual([0, 0, 1])
  })

  it('ARCS-13.19 Loyal Empaths: any token is an action of the lead suit', () => {
    expect(new Table().ships('1a', 0, 1).holds(0, 'BC19').tokens(0, 'material').court('BC01').leads('M4').offers('spend:material:influence')).toBe(true)
  })

  it('ARCS-13.20 Silver-Tongues: a Guild card or a resource of a Rival', () => {
    const t = new Table().ships('1a', 0, 1).holds(0, 'BC20').holds(1, 'BC01').tokens(2, 'relic').leads('M4').play('prelude:BC20')
    expect(t.keys()).toEqual(['steal:BC01', 'stealToken:p3:relic'])
    t.play('stealToken:p3:relic')
    expect(t.has(0, 'relic')).toBe(1)
  })

  it('ARCS-13.21 Loyal Keepers: any token secures', () => {
    expect(new Table().ships('1a', 0, 1).holds(0, 'BC21').tokens(0, 'fuel').court('BC01').agents('BC01', 0, 1).leads('C4').offers('spend:fuel:secure')).toBe(true)
  })

  it('ARCS-13.22 Sworn Guardians: nothing else can be stolen; once stolen they are buried and the rest is open', () => {
    const t = new Table().ships('1a', 0, 4).city('1a', 1).tokens(1, 'relic', 'fuel').holds(1, 'BC22', 'BC02')
    fight(t, '1a', [0, 0, 4], { keys: 3, intercept: 1, self: 1, building: 2 })
    expect(t.keys()).toEqual(['stop', 'steal:BC22'])
    t.play('steal:BC22')
    expect(t.where('BC22')).toBe('courtDeck')
    expect(t.state.cards.at[zone.courtDeck][0]).toBe(t.card('BC22'))
    expect(t.keys()).toEqual(['stop', 'steal:BC02', 'loot:fuel:1:2'])
    const guarded = new Table().ships('1a', 0, 1).holds(0, 'BC03').holds(1, 'BC22').tokens(1, 'material').leads('M4')
    expect(guarded.offers('prelude:BC03')).toBe(false)
  })

  it('ARCS-13.23 Elder Broker: Trade takes the city type and gives what the Rival lacks, without captive or tax mark', () => {
    const t = new Table().ships('1c', 0, 2).city('1c', 1).holds(0, 'BC23').holds(1, 'BC22').tokens(0, 'relic', 'material').tokens(1, 'fuel', 'material').leads('A4')
    t.play('act:trade', '?trade:1c:p2:fuel', '?giveToken:relic')
    t.offers('end')
    expect([t.has(0, 'fuel'), t.has(0, 'relic'), t.has(1, 'relic'), t.has(1, 'fuel'), t.captivesOf(0)]).toEqual([1, 0, 1, 0, 0])
    expect(t.offers('act:tax')).toBe(true)
    const same = new Table().ships('1c', 0, 2).city('1c', 1).holds(0, 'BC23').tokens(0, 'fuel').tokens(1, 'fuel').leads('A4')
    expect(same.offers('act:trade')).toBe(false)
  })

  it('ARCS-13.23 Elder Broker: discarded, a material, a fuel and a weapon', () => {
    const t = new Table().ships('1a', 0, 1).city('1a', 0).holds(0, 'BC23').leads('M4').play('prelude:BC23')
    t.offers('end')
    expect([t.has(0, 'material'), t.has(0, 'fuel'), t.has(0, 'weapon')]).toEqual([1, 1, 1])
  })

  it('ARCS-13.24 Relic Fence: once a turn a resource for a relic; the card stays', () => {
    const t = new Table().ships('1a', 0, 1).holds(0, 'BC24').tokens(0, 'fuel', 'material').outrage(0, 'fuel').leads('M4').play('prelude:BC24', 'discard:fuel')
    expect([t.has(0, 'relic'), t.has(0, 'fuel'), t.guildsOf(0)]).toEqual([1, 0, ['BC24']])
    expect(t.offers('prelude:BC24')).toBe(false)
  })

  it('ARCS-13.25 Galactic Bards: a surpass or pivot declares its ambition without zero, if nobody has declared', () => {
    const t = new Table().ships('1a', 0, 1).holds(0, 'BC25').afterLead('M4', 'A3', 'C6').play('pivot:A3', 'declare:tyrant')
    expect([t.state.markers[2], t.state.zero]).toEqual([1, 0])
    expect(t.keys()).toContain('seize:C6')
    expect(t.keys()).not.toContain('declare:tyrant')
    const copy = new Table().ships('1a', 0, 1).holds(0, 'BC25').afterLead('M4', 'A3', 'C6').play('copy:A3')
    expect(copy.keys().some((key) => key.startsWith('declare'))).toBe(false)
  })

  it('ARCS-15.6 a card that is discarded for its Prelude may be discarded for nothing', () => {
    const t = new Table().ships('1a', 0, 1).ships('1a', 1, 1).holds(0, 'BC12').leads('M4')
    expect([t.offers('prelude:BC12'), t.offers('discardCard:BC12')]).toEqual([false, true])
    t.play('discardCard:BC12')
    expect(t.where('BC12')).toBe('courtDiscard')
  })

  it('ARCS-15.7 a Guild icon counts as a resource, lore counts for nothing', () => {
    const t = new Table().holds(0, 'BC21').lore(0, 'L13')
    expect(t.counts(0, 'keeper')).toBe(1)
  })
})
