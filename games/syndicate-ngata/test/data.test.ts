import { describe, expect, it } from 'vitest'
import { compile } from '../data/compile.ts'
import { CHOICE, meetings, SOVEREIGN, SYNDICATE, taskKinds, TRADER } from '../data/content.ts'
import { keys } from '../data/names.ts'
import { bookTables, readTables, tableShapes } from '../data/tables.ts'

const c = compile(bookTables)
const t = bookTables
const at = (id: string): number => c.territories.ids.indexOf(id)
const mission = (id: string): number => c.missions.ids.indexOf(id)
const card = (id: string): number => c.confrontations.ids.indexOf(id)
const mask = (...ids: string[]): number => ids.reduce((sum, id) => sum | (1 << at(id)), 0)

describe('the tables of the campaign', () => {
  it('NG-12.1 are plain data of their own shape', () => {
    expect(JSON.parse(JSON.stringify(t))).toEqual(t)
    for (const [name, shape] of Object.entries(tableShapes)) expect(shape.check(t[name as keyof typeof t], name)).toEqual(t[name as keyof typeof t])
  })

  it('NG-12.1 wrong ones are refused with field and reason, effects without a handler by name', () => {
    const change = (table: { rows: readonly object[] }, index: number, values: object): object => ({
      ...table,
      rows: table.rows.map((row, i) => (i === index ? { ...row, ...values } : row)),
    })
    const made = (tables: object) => () => compile(readTables(tables))
    expect(made({ missions: change(t.missions, 0, { deck: 'MARS' }) })).toThrow('missions.rows[0].deck is "MARS", which is no deck of a variation')
    expect(made({ missions: change(t.missions, 0, { task: { kind: 'nap' } }) })).toThrow('missions.rows[0].task.kind is "nap", for which there is no handler')
    expect(made({ missions: change(t.missions, 12, { task: { ...t.missions.rows[12].task, crystals: 2 } }) })).toThrow('missions.rows[12].task.ladder has 3 steps for 2 crystals')
    expect(made({ missions: { ...t.missions, rows: t.missions.rows.slice(1) } })).toThrow('missions has 62 cards, not 63')
    expect(made({ vaults: change(t.vaults, 0, { keys: ['RED'] }) })).toThrow('vaults.rows[0].keys[0] is one of GREEN, BLUE, YELLOW, PURPLE, not "RED"')
    expect(made({ confrontations: change(t.confrontations, 9, { meeting: { ...t.confrontations.rows[9].meeting, attack: null } }) })).toThrow('confrontations.rows[9].meeting.attack is null')
    expect(made({ variations: change(t.variations, 1, { decks: ['CORA', 'KRONOS', 'GOSHEN', 'ETNA', 'KOSS'] }) })).toThrow('variations names 7 decks, not up to 6')
    expect(made({ vaults: change(t.vaults, 0, { variation: 'three' }) })).toThrow('vaults.rows[0].variation is "three", which is no variation')
  })

  it('NG-2.1 sixty-three missions in six decks, forty of them ordinary', () => {
    const size = (deck: string): number => c.missions.deck.filter((each) => c.decks.ids[each] === deck).length
    expect(['CORA', 'BOHR', 'CETO', 'KRONOS', 'GOSHEN', 'ETNA'].map(size)).toEqual([23, 8, 8, 8, 8, 8])
    expect(taskKinds.map((_, kind) => c.missions.kind.filter((each) => each === kind).length)).toEqual([40, 9, 7, 7])
  })

  it('NG-1.2 NG-8.1 two variations with their vaults and decks', () => {
    const places = (variation: number): string[] => c.variations[variation].vaults.map((vault) => c.territories.ids[c.vaults.territory[vault]])
    expect([places(0), places(1)]).toEqual([['bohr_station', 'ceto', 'honos'], ['kronos', 'goshen', 'etna', 'honos']])
    expect(c.variations.map((each) => [each.alertMax, c.territories.ids[each.start], each.decks.length])).toEqual([[6, 'cora', 3], [8, 'cora', 4]])
    expect(c.decks.ids.map((_, deck) => c.territories.ids[c.decks.at[deck]])).toEqual(['cora', 'bohr_station', 'ceto', 'kronos', 'goshen', 'etna'])
    expect(c.vaults.keys.slice(8, 12)).toEqual([0, 1, 1, 2])
  })

  it('NG-8.1 each variation has more keys than its vaults ask for', () => {
    for (const variation of c.variations) {
      const asked = keys.map((_, key) => variation.vaults.reduce((sum, vault) => sum + c.vaults.keys[vault * keys.length + key], 0))
      const offered = keys.map((_, key) => c.missions.key.filter((each, i) => each === key && variation.decks.includes(c.missions.deck[i])).length)
      expect(asked.every((count, key) => offered[key] >= count)).toBe(true)
    }
    const first = c.variations[0].decks
    expect(keys.map((_, key) => c.missions.key.filter((each, i) => each === key && first.includes(c.missions.deck[i])).length)).toEqual([6, 5, 5, 4])
  })

  it('NG-4.3 NG-4.5 routes and hyperjumps', () => {
    expect(c.territories.route[at('koss')]).toBe(mask('koss', 'new_victoria', 'vimana'))
    expect(c.territories.route[at('cora')]).toBe(0)
    expect(c.jumpFuel).toEqual([0, 2, 3, 2, 0, 2, 3, 2, 0])
    expect(c.jumpDice).toEqual([0, 1, 2, 1, 0, 1, 2, 1, 0])
    expect([c.box.jumpSafe, c.box.jumpMeets]).toEqual([3, 5])
  })

  it('NG-7.1 eighteen confrontations: seven Sovereign, six of syndicates, five traders', () => {
    expect(meetings.map((_, side) => c.confrontations.side.filter((each) => each === side).length)).toEqual([7, 6, 5])
    expect([c.confrontations.side[card('X05')], c.confrontations.side[card('X08')], c.confrontations.side[card('X18')]]).toEqual([SOVEREIGN, SYNDICATE, TRADER])
    expect(['X01', 'X04', 'X10'].map((id) => [c.confrontations.bribeCredits[card(id)], c.confrontations.bribeInfluence[card(id)], c.confrontations.attack[card(id)], c.confrontations.flee[card(id)]])).toEqual([
      [3, 2, 0, 2],
      [0, 4, 2, 0],
      [7, 0, 3, 2],
    ])
    expect(c.confrontations.mission[card('X12')]).toEqual([at('tycho'), at('io')])
    const attackless = c.confrontations.ids.filter((_, i) => c.confrontations.side[i] === SYNDICATE && c.confrontations.attack[i] === 0)
    expect(attackless).toEqual([])
  })

  it('NG-7.12 what traders sell', () => {
    const [dealer] = c.confrontations.trades[card('X17')]
    expect([c.trades.giveCredits[dealer], c.trades.giveKeys.slice(dealer * 4, dealer * 4 + 4), c.trades.getKeys.slice(dealer * 4, dealer * 4 + 4)]).toEqual([3, [1, 0, 0, 0], [0, 1, 0, 0]])
    const [broker] = c.confrontations.trades[card('X18')]
    expect([c.trades.giveCredits[broker], c.trades.giveAnyKeys[broker], c.trades.getKeys.slice(broker * 4)]).toEqual([4, 2, [0, 0, 0, 1]])
    expect(c.trades.ids).toHaveLength(11)
  })

  it('NG-6.2 NG-6.5 NG-6.6 NG-6.7 missions of each kind', () => {
    const smoke = mission('C07')
    expect([c.missions.need[smoke], c.missions.greenNeed[smoke], c.missions.hands[smoke], keys[c.missions.key[smoke]]]).toEqual([4, 3, [1, 2], 'BLUE'])
    const crates = mission('C15')
    expect([c.missions.crystals[crates], c.missions.capEach[crates], c.missions.drops[crates]]).toEqual([4, 2, mask('goshen', 'ceto')])
    expect(c.missions.ladder[crates]).toEqual([2, 0, 4, 1, 7, 1, 11, 2])
    const cut = mission('B08')
    expect([c.missions.technology[cut], c.missions.picks[cut], c.missions.drops[cut]]).toEqual([CHOICE, mask('goshen', 'meridian'), mask('bohr_station')])
    expect([c.missions.technology[mission('C20')], c.missions.assault[mission('C20')]]).toEqual([-1, 1])
    const rig = mission('C22')
    expect([c.missions.need[rig], c.missions.credits[rig], c.missions.influence[rig], c.missions.crystals[rig]]).toEqual([6, 4, 4, 3])
  })

  it('NG-3.2 NG-3.3 what the ship starts with', () => {
    const { credits, influence, assault, fuel, compartment, hand, refills, fuelConfrontations, spareFuelConfrontations } = c.box
    expect([credits, influence, assault, fuel, compartment, hand]).toEqual([5, 5, 1, 5, 2, 4])
    expect([refills, fuelConfrontations, spareFuelConfrontations]).toEqual([16, 9, 2])
    expect(c.technologies.amount).toEqual([4, 8, 0, 2])
  })
})
