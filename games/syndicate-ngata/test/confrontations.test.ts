import { describe, expect, it } from 'vitest'
import { bookTables, type Tables } from '../data/tables.ts'
import { zone } from '../rules/zones.ts'
import { confrontation, content, Table, territory } from './table.ts'

/** A box with other numbers, for what ours never comes to. */
const withBox = (numbers: Partial<Tables['box']['rows']>): Tables => ({ ...bookTables, box: { ...bookTables.box, rows: { ...bookTables.box.rows, ...numbers } } })

describe('confrontations', () => {
  it('NG-7.1 before anything else, in one of the ways that can be paid; then the card is discarded', () => {
    const t = new Table().ship({ credits: 3, influence: 1 }).meets('X01')
    expect(t.keysOffered().filter((key) => !key.startsWith('flee'))).toEqual(['bribe:credits:3', 'dragnet'])
    expect(t.why('bribe:influence:2')).toEqual(['NG-7.2'])
    t.play('bribe:credits:3')
    expect([t.step(), t.where('X01')]).toEqual(['act', 'resolved'])
  })

  it('NG-7.1 an empty deck is made again from the discards', () => {
    const t = new Table().emptyConfrontations().fuelCard('confrontation').play('refuel')
    expect(t.told('confrontationsShuffled').length).toBe(1)
    expect(t.state.cards.at[zone.resolved].length).toBe(0)
    expect(t.state.cards.at[zone.confrontations].length).toBe(17)
  })

  it('NG-7.1 what is shuffled in again is known to be in the deck, not where', () => {
    const t = new Table().emptyConfrontations().fuelCard('confrontation').play('refuel')
    const { at, members } = t.game.view(t.state, 0).cards
    expect(at[zone.confrontations]).toEqual(new Array(17).fill(-1))
    expect(members[zone.confrontations].length).toBe(17)
  })

  it('NG-7.2 a bribe costs its price and nothing else', () => {
    const t = new Table().keys('GREEN', 'BLUE', 'BLUE').meets('X11').play('bribe:influence:3')
    expect([t.purse, t.aboard.length, t.state.alert, t.step()]).toEqual([[5, 2], 3, 1, 'act'])
  })

  it('NG-7.3 attack: a die for each assault level against those of the enemy', () => {
    const dice = (assault: number, id: string): number[] => {
      const t = new Table().ship({ assault }).meets(id).play('attack')
      return [(t.told('attacked')[0]['mine'] as number[]).length, (t.told('attacked')[0]['theirs'] as number[]).length]
    }
    expect([dice(1, 'X08'), dice(3, 'X09'), dice(4, 'X10')]).toEqual([[1, 1], [3, 2], [4, 3]])
  })

  it('NG-7.3 only a greater highest die gets away', () => {
    const faces = (t: Table, name: 'mine' | 'theirs'): number => Math.max(...(t.told('attacked')[0][name] as number[]))
    const t = (): Table => new Table().keys('GREEN', 'GREEN', 'GREEN').meets('X08')
    const won = t().luckily('attack', (table) => faces(table, 'mine') === 4 && faces(table, 'theirs') === 3)
    expect([won.aboard.length, won.state.alert, won.where('X08')]).toEqual([3, 1, 'resolved'])
    const even = t().luckily('attack', (table) => faces(table, 'mine') === 4 && faces(table, 'theirs') === 4)
    expect([even.aboard.length, even.state.alert, even.where('X08')]).toEqual([2, 2, 'resolved'])
    const under = t().luckily('attack', (table) => faces(table, 'mine') === 2 && faces(table, 'theirs') === 5)
    expect([under.aboard.length, under.state.alert]).toEqual([2, 2])
  })

  it('NG-7.3 an attack on the Sovereign that is lost spares the compartment too', () => {
    const t = new Table().keys('GREEN', 'GREEN', 'GREEN').meets('X04').lost('attack')
    expect([t.aboard.length, t.state.alert]).toEqual([2, 2])
  })

  it('NG-7.4 the dragnet takes everything and raises the alert; with nothing aboard only that', () => {
    const t = new Table().keys('GREEN', 'BLUE').active('C13', 3).meets('X03').play('dragnet')
    expect([t.aboard, t.state.crystals, t.activeId, t.state.alert, t.where('X03')]).toEqual([[], 0, undefined, 2, 'resolved'])
    const empty = new Table().meets('X03').play('dragnet')
    expect([empty.state.alert, empty.told('lostCargo'), empty.purse]).toEqual([2, [], [5, 5]])
  })

  it('NG-7.5 NG-4.5 two fuel flee to a neighbouring zone, three to any other', () => {
    const zonesOf = (table: Table): number[] => [...new Set(table.offered('flee').map((id) => content.territories.zone[territory(id)]))]
    expect(zonesOf(new Table().meets('X01'))).toEqual([1])
    expect(zonesOf(new Table().ship({ at: 'goshen' }).meets('X01'))).toEqual([0, 2])
    expect(zonesOf(new Table().ship({ at: 'honos' }).meets('X01'))).toEqual([1])
    expect(zonesOf(new Table().meets('X05'))).toEqual([1, 2])
    expect(new Table().meets('X05').offered('flee').length).toBe(12)
  })

  it('NG-7.5 the fuel is paid, no die is rolled, and the card stays under a tile', () => {
    const t = new Table().keys('GREEN', 'GREEN', 'GREEN').meets('X01')
    const { chance } = t.state
    const before = chance.slice()
    t.play('flee:goshen')
    expect([t.at, t.state.fuel, t.aboard.length, t.state.alert, t.step()]).toEqual(['goshen', 3, 3, 1, 'act'])
    expect([t.where('X01'), t.state.fledAt[confrontation('X01')], t.state.blocked]).toEqual(['fled', territory('cora'), 1 << territory('cora')])
    expect(t.state.chance).toEqual(before)
  })

  it('NG-7.6 fleeing needs the fuel in the tank', () => {
    const t = new Table().ship({ fuel: 1 }).meets('X01')
    expect([t.offered('flee'), t.why('flee:goshen')]).toEqual([[], ['NG-7.6']])
    expect(new Table().ship({ fuel: 2 }).meets('X05').offered('flee')).toEqual([])
  })

  it('NG-7.6 fleeing needs a free tile', () => {
    const t = new Table({}, withBox({ confrontationTiles: 2 })).fled('X02', 'koss').fled('X03', 'etna').meets('X01')
    expect([t.offered('flee'), t.why('flee:goshen')]).toEqual([[], ['NG-7.6']])
  })

  it('NG-7.7 what was fled is faced when the player likes, by any way but fleeing', () => {
    const t = new Table().fled('X09', 'koss').play('fly:koss')
    expect([t.step(), t.offered('face')]).toEqual(['act', ['X09']])
    t.play('face:X09')
    expect([t.keysOffered(), t.why('flee:vimana')]).toEqual([['bribe:credits:5', 'attack', 'errand'], ['NG-7.7']])
    t.play('bribe:credits:5')
    expect([t.state.blocked, t.where('X09'), t.offered('face')]).toEqual([0, 'resolved', []])
    expect(new Table().fled('X09', 'koss').offered('face')).toEqual([])
  })

  it('NG-7.14 Cora, a vault and a trader under a tile are closed, and open again afterwards', () => {
    const cora = new Table().fled('X01', 'cora')
    expect(cora.offers('draw:CORA')).toBe(false)
    expect(cora.play('face:X01', 'bribe:credits:3').offers('draw:CORA')).toBe(true)
    const vault = new Table().ship({ at: 'bohr_station' }).keys('GREEN').fled('X01', 'bohr_station')
    expect([vault.offered('place'), vault.why('place:GREEN')]).toEqual([[], ['NG-4.9']])
    expect(vault.play('face:X01', 'bribe:credits:3').offered('place')).toEqual(['GREEN'])
    const trader = new Table().ship({ at: 'vimana' }).traders('vimana', 'X14').fled('X01', 'vimana')
    expect([trader.offered('trade'), trader.why('trade:X14a')]).toEqual([[], ['NG-4.9']])
    expect(trader.play('face:X01', 'bribe:influence:2').offered('trade')).toEqual(['X14a', 'X14b', 'X14c'])
  })

  it('NG-7.16 several tiles on one territory, each by itself', () => {
    const t = new Table().ship({ at: 'koss', credits: 20 }).fled('X01', 'koss').meets('X02').play('flee:vimana').ship({ at: 'koss' })
    expect(t.offered('face')).toEqual(['X01', 'X02'])
    t.play('face:X02', 'bribe:credits:4')
    expect([t.offered('face'), t.state.blocked]).toEqual([['X01'], 1 << territory('koss')])
    t.play('face:X01', 'bribe:credits:3')
    expect(t.state.blocked).toBe(0)
  })

  it('NG-11.2 no fuel card and no exchange while a confrontation is open', () => {
    const t = new Table({ exchange: 'bank' }).traders('cora', 'X14').hand('C01').keys('GREEN').meets('X11')
    expect(t.keysOffered().filter((key) => !/^(bribe|attack|flee)/.test(key))).toEqual([])
  })

  it('NG-11.5 there is always a way', () => {
    for (const id of content.confrontations.ids) {
      const side = content.confrontations.side[confrontation(id)]
      if (side === 2) continue
      const t = new Table().ship({ credits: 0, influence: 0, fuel: 0 }).cubes(id === 'X08' ? 'X09' : 'X08').meets(id)
      expect([id, t.keysOffered()]).toEqual([id, side === 1 ? ['attack'] : content.confrontations.attack[confrontation(id)] > 0 ? ['attack', 'dragnet'] : ['dragnet']])
    }
  })
})

describe('the red-cube mission', () => {
  it('NG-7.8 two cubes into the compartment, one for each territory', () => {
    const t = new Table().keys('GREEN', 'BLUE').meets('X08').play('errand')
    expect([t.state.cubes, t.aboard, t.step()]).toEqual([3, ['GREEN', 'BLUE'], 'act'])
    t.play('fly:koss')
    expect([t.offered('deliverCube'), t.offered('route')]).toEqual([['X08'], []])
    t.play('deliverCube:X08')
    expect([t.state.cubes, t.offered('deliverCube'), t.where('X08')]).toEqual([2, [], 'errand'])
    t.ship({ at: 'goshen' }).play('deliverCube:X08')
    expect([t.state.cubes, t.where('X08'), t.state.alert, t.purse]).toEqual([0, 'resolved', 1, [5, 5]])
  })

  it('NG-7.8 what was in the compartment is in the hold now, and an attack takes it', () => {
    const t = new Table().keys('GREEN', 'BLUE').cubes('X08').meets('X10').lost('attack')
    expect([t.aboard, t.state.cubes, t.state.alert]).toEqual([[], 3, 2])
  })

  it('NG-7.8 not under a tile, nor elsewhere', () => {
    expect(new Table().ship({ at: 'koss' }).cubes('X08').fled('X01', 'koss').offered('deliverCube')).toEqual([])
    expect(new Table().ship({ at: 'goshen' }).cubes('X08', 'first').offered('deliverCube')).toEqual([])
    expect(new Table().ship({ at: 'goshen' }).cubes('X08', 'second').offered('deliverCube')).toEqual(['X08'])
  })

  it('NG-7.9 a cube that is dropped raises the alert once, and the other goes with it', () => {
    const t = new Table().cubes('X08').play('dropCubes')
    expect([t.state.cubes, t.state.alert, t.where('X08')]).toEqual([0, 2, 'resolved'])
    const one = new Table().cubes('X08', 'second').play('dropCubes')
    expect([one.state.cubes, one.state.alert]).toEqual([0, 2])
  })

  it('NG-7.17 dragnet or trap with cubes aboard: twice', () => {
    const dragnet = new Table().cubes('X08').keys('GREEN').meets('X03').play('dragnet')
    expect([dragnet.state.cubes, dragnet.aboard, dragnet.state.alert, dragnet.where('X08')]).toEqual([0, [], 3, 'resolved'])
    const trap = new Table().cubes('X08', 'first').jumps('goshen', 6)
    expect([trap.state.cubes, trap.state.alert]).toEqual([0, 3])
    expect(trap.told('lostCargo')).toEqual([{ keys: [0, 0, 0, 0], crystals: 0, cubes: 1 }])
  })

  it('NG-7.8 closed where the compartment has no room for two', () => {
    const t = new Table({}, withBox({ compartment: 1 })).meets('X08')
    expect([t.offers('errand'), t.why('errand')]).toEqual([false, ['NG-7.8']])
  })

  it('NG-7.10 closed while cubes are aboard; it is no special mission', () => {
    const t = new Table().cubes('X08', 'first').meets('X09')
    expect([t.offers('errand'), t.why('errand')]).toEqual([false, ['NG-7.10']])
    const beside = new Table().active('C13', 3).meets('X09').play('errand')
    expect([beside.activeId, beside.state.cubes]).toEqual(['C13', 3])
  })

  it('NG-7.15 its card comes back only when the cubes are gone', () => {
    const t = new Table().meets('X08').play('errand').emptyConfrontations().fuelCard('confrontation').play('refuel')
    expect([t.where('X08'), t.state.cards.at[zone.confrontations].length]).toEqual(['errand', 16])
  })

  it('NG-11.4 the cubes count on a trade route', () => {
    const t = new Table().ship({ at: 'koss' }).cubes('X12')
    expect(t.offered('route')).toEqual(['vimana'])
    expect(t.keys('GREEN').offered('route')).toEqual([])
  })
})

describe('traders', () => {
  it('NG-7.11 nothing to resolve: the card lies open, a tile lies where the ship is', () => {
    const t = new Table().ship({ at: 'etna' }).meets('X15')
    expect([t.step(), t.where('X15'), t.state.traderTiles, t.offers('refuel')]).toEqual(['act', 'traders', 1 << territory('etna'), true])
    t.meets('X14')
    expect([t.state.traderTiles, t.told('metTrader').map(({ tile }) => tile)]).toEqual([1 << territory('etna'), [1, 0]])
  })

  it('NG-7.11 at any trader tile all traders met, as often as can be paid', () => {
    const t = new Table().ship({ at: 'vimana', credits: 12, influence: 0 }).traders('etna', 'X15').traders('vimana', 'X14')
    expect(t.offered('trade')).toEqual(['X14a', 'X14b', 'X15a', 'X15b'])
    t.play('trade:X14a', 'trade:X14a', 'trade:X14a')
    expect([t.aboard, t.purse, t.offered('trade')]).toEqual([['GREEN', 'GREEN', 'GREEN'], [0, 0], []])
    expect(t.why('trade:X15a')).toEqual(['NG-7.12'])
    const elsewhere = new Table().ship({ credits: 20 }).traders('vimana', 'X14')
    expect([elsewhere.offered('trade'), elsewhere.why('trade:X14a')]).toEqual([[], ['NG-7.11']])
  })

  it('NG-7.11 met under a confrontation tile, a trader waits until it is gone', () => {
    const t = new Table().ship({ at: 'etna', credits: 20 }).fled('X01', 'etna').meets('X15')
    expect([t.state.traderTiles, t.offered('trade')]).toEqual([1 << territory('etna'), []])
    expect(t.play('face:X01', 'bribe:credits:3').offered('trade')).toEqual(['X15a', 'X15b'])
  })

  it('NG-7.13 without a tile left the card is met all the same', () => {
    const t = new Table({}, withBox({ traderTiles: 1 })).ship({ at: 'etna', credits: 20 }).traders('vimana', 'X14').meets('X15')
    expect([t.where('X15'), t.state.traderTiles, t.offered('trade')]).toEqual(['traders', 1 << territory('vimana'), []])
    expect(t.ship({ at: 'vimana' }).offers('trade:X15a')).toBe(true)
  })
})
