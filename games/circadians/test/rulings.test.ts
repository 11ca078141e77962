import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

const two = (): Table => new Table('ai', 'zcharo')
const moves = (t: Table, from: string): string[] => t.keys().filter((key) => key.startsWith(`move:${from}:`)).map((key) => key.split(':')[2])

describe('reasons', () => {
  it('name rules that are written down', () => {
    const rules = new URL('../rules/', import.meta.url)
    const page = readFileSync(new URL('../../../docs/rules/circadians.md', import.meta.url), 'utf8')
    const named = readdirSync(rules).flatMap((file) => [...readFileSync(new URL(file, rules), 'utf8').matchAll(/CC-\d+\.\d+/g)].map((match) => match[0]))
    expect(named.length).toBeGreaterThan(20)
    expect([...new Set(named)].filter((rule) => !page.includes(`**${rule}**`))).toEqual([])
  })
})

describe('points and cards', () => {
  it('CC-9.4 three points are exchanged although no fighter waits on the track', () => {
    const t = new Table('zcharo', 'ai').sectors('zcharo', 0, 0).column('zcharo', 'recruit', 2).price('recruit', 'zcharo', 3).phase('recruit')
      .play('act', 'main', '?exchange')
    expect(t.handOf('zcharo')).toHaveLength(1)
  })

  it('CC-15.2 a card gained in Income is not played in the Relics of the same round', () => {
    const t = new Table('oxataya', 'ai').has('oxataya', 9, 1).glory('oxataya', 1).deck('T02').fighters('oxataya', 'D-3', 1).phase('income')
    while (t.state.phase === 7) t.play(['decline', 'done', 'keep'].find((key) => t.offers(key)) ?? t.keys()[0])
    expect([t.handOf('oxataya').includes('T02'), t.offersCard('T02')]).toEqual([true, false])
  })

  it('CC-16.17 CC-15.3 Perceptive and the hand limit: first one of those drawn, then down to five', () => {
    const t = new Table('circadians', 'ai').deck('T20', 'T21').hand('circadians', 'T01', 'T02', 'T03', 'T04', 'T05').column('circadians', 'build', 5)
      .price('build', 'circadians', 3).phase('build').play('act', 'secondary')
    expect(t.keys()).toHaveLength(2)
    t.discard('T20')
    expect(t.keys()).toHaveLength(6)
    t.discard('T21')
    expect(t.handOf('circadians')).toEqual(['T01', 'T02', 'T03', 'T04', 'T05'])
  })

  it('CC-16.17 what one Income brings is drawn at once', () => {
    const t = new Table('circadians', 'ai').building('circadians', 'outpost', 'D-1').building('circadians', 'outpost', 'E-2').only('income', { step: 'income' })
    while (t.asked()[0] !== 'circadians' || !t.offersLike('discard:')) t.play(['decline', 'done'].find((key) => t.offers(key)) ?? t.keys()[0])
    // Two outposts and no third region: three cards and one more.
    expect(t.keys()).toHaveLength(4)
  })

  it('CC-19.9 CC-23.16 Niruveh and Salvage add up', () => {
    const t = new Table('leyrien', 'ai').leader('Niruveh', 'D-1').fighters('leyrien', 'C-2', 1).hand('leyrien', 'T16').price('build', 'leyrien', 3)
      .phase('build').play('act').playCard('T16').play('main', 'build:foundry:nothing', 'site:C-2:first')
    expect(t.energy('leyrien')).toBe(12)
  })

  it('CC-11.17 CC-7.3 a building that came back is locked again if its place is', () => {
    const lay = (outposts: number): Table => {
      const t = new Table('zcharo', 'ai').has('zcharo', 9, 0).fighters('zcharo', 'C-2', 1)
      for (const region of ['D-1', 'E-2', 'C-3'].slice(0, outposts)) t.building('zcharo', 'outpost', region)
      return t.price('build', 'zcharo', 3).phase('build').play('act')
    }
    // The third outpost of the Zcharo is locked.
    expect([lay(1).play('main').offers('build:outpost:nothing'), lay(2).play('main').offersLike('build:outpost')]).toEqual([true, false])
    const lost = new Table('zcharo', 'ai').has('zcharo', 9, 0).building('zcharo', 'outpost', 'D-1').building('zcharo', 'outpost', 'E-2')
      .building('zcharo', 'outpost', 'C-3').fighters('ai', 'C-3', 9).fight('ai', 'C-3', 'zcharo', { zcharo: 'guard', ai: 'guard' })
    expect(lost.builtBy('zcharo', 'outpost')).toBe(2)
  })

  it('CC-4.5 CC-5.7 token 2 on Move: the lock of column 3 may be paid with energy', () => {
    const t = new Table('zcharo', 'ai').foundation('zcharo', 'unlock').has('zcharo', 6, 0).column('zcharo', 'move', 2)
      .set({ priceHand: [0b111111, 0b011101, 0, 0, 0], priceVault: [0, 0b100010, 0, 0, 0] }).newRound(1)
      .play('price:2:moveLast', 'advance:move:energy')
    expect([t.columnOf('zcharo', 'move'), t.energy('zcharo'), t.gloryOf('zcharo')]).toEqual([3, 4, 1])
  })
})

describe('moving', () => {
  it('CC-10.7 CC-10.4 a redeploy leaves the base to an outpost far away', () => {
    const t = two().fighters('ai', 'base ai', 2).building('ai', 'outpost', 'D-3').hand('ai', 'T03').price('move', 'ai', 3).phase('move').play('act').playCard('T03')
    expect(t.keys()).toEqual(['redeploy:E-1:D-3', 'decline'])
  })

  it('CC-17.4 the own trap does not mind the AI', () => {
    const t = two().building('ai', 'fortress', 'C-3').fighters('ai', 'C-2', 3).price('move', 'ai', 3).phase('move').play('act', 'main', 'move:C-2:C-3', 'fighters:3')
    expect([t.fightersAt('ai', 'C-3'), t.gloryOf('ai'), t.state.traps !== 0]).toEqual([3, 0, true])
  })

  it('CC-17.4 CC-14.1 the eighteenth glory may come from a trap', () => {
    const t = two().glory('ai', 16).building('ai', 'fortress', 'C-3').fighters('zcharo', 'B-2', 3).price('move', 'zcharo', 3).phase('move')
      .play('act', 'main', 'move:B-2:C-3', 'fighters:3')
    expect([t.step(), t.winners()]).toEqual(['over', ['ai']])
  })

  it('CC-10.8 CC-10.9 with two meetings possible only one is made at a time, and the turn always can end', () => {
    const t = two().leader('Xiao', 'D-1').leader('Demo', 'E-2').leader('Adecai', 'C-2').price('move', 'ai', 3).column('ai', 'move', 5).phase('move').play('act', 'main')
    t.play('move:D-1:E-2', '?with:Xiao', '?fighters:0')
    for (let i = 0; i < 20 && t.step() !== 'acting'; i++) t.play(t.offers('done') ? 'done' : t.keys()[i % t.keys().length])
    const places = ['Xiao', 'Demo', 'Adecai'].map((name) => t.whereIs(name))
    expect([t.step(), new Set(places).size]).toEqual(['acting', 3])
  })

  it('CC-10.9 a leader that would be pinned where another one stands does not enter with the last points', () => {
    const t = two().leader('Xiao', 'D-1').leader('Demo', 'C-2').fighters('zcharo', 'C-2', 5).price('move', 'ai', 3).phase('move').play('act', 'main')
    expect(moves(t, 'D-1')).toEqual(['E-2'])
  })

  it('CC-21.8 CC-10.3 Xanya leaves the base with a free move', () => {
    const t = new Table('oxataya', 'zcharo').leader('Xanya', 'base oxataya').phase('recruit').play('pass', 'pass')
    expect(moves(t, 'E-1')).toEqual(['D-1', 'E-2'])
  })

  it('CC-21.10 CC-21.13 Onari from lake to lake and on, each lake free once', () => {
    const t = new Table('oxataya', 'zcharo').leader('Onari', 'C-4').price('move', 'oxataya', 3).phase('move').play('act', 'main')
    t.play('move:C-4:F-2', '?with:Onari', '?fighters:0', 'move:F-2:C-4', '?with:Onari', '?fighters:0', 'move:C-4:F-2', '?with:Onari', '?fighters:0', 'move:F-2:C-4', '?with:Onari', '?fighters:0')
    expect([t.whereIs('Onari'), t.offersLike('move:')]).toEqual(['C-4', false])
  })
})

describe('battles', () => {
  it('CC-11.15 CC-11.1 fighters that retreat into the next battle fight there', () => {
    const t = two().fighters('ai', 'C-3', 3).fighters('zcharo', 'C-3', 5).fighters('ai', 'D-2', 1).fighters('zcharo', 'D-2', 1)
      .fight('zcharo', 'C-3', 'ai', { ai: 'retreat', zcharo: 'guard' })
    expect(t.fightersAt('ai', 'D-2')).toBe(4)
    t.reveal({ ai: 'guard', zcharo: 'guard' })
    expect([t.victor(), t.controller('D-2')]).toEqual(['ai', 'ai'])
  })

  it('CC-11.15 leaders and buildings alone retreat too', () => {
    const t = two().leader('Adecai', 'C-3').building('ai', 'fortress', 'C-3').fighters('zcharo', 'C-3', 5).fighters('ai', 'D-3', 1)
      .fight('zcharo', 'C-3', 'ai', { ai: 'retreat', zcharo: 'guard' })
    expect([t.whereIs('Adecai'), t.buildingsAt('C-3'), t.gems('ai'), t.state.traps]).toEqual(['ai base', [], 2, 0])
  })

  it('CC-20.2 CC-11.18 a Ryh-zu that changes command holds the region for the victor', () => {
    const t = new Table('jrayek', 'zcharo').ryhzu('Katarin', 'C-3', 'jrayek').fighters('zcharo', 'C-3', 1).hand('zcharo', 'T02')
      .fight('zcharo', 'C-3', 'jrayek', { zcharo: 'guard T02', jrayek: 'assault' })
    expect([t.fightersAt('zcharo', 'C-3'), t.commander('Katarin'), t.controller('C-3')]).toEqual([0, 'zcharo', 'zcharo'])
  })

  it('CC-20.7 the Jrayek are paid for a leader that retreats before them', () => {
    const t = new Table('jrayek', 'zcharo').fighters('jrayek', 'C-3', 1).leader('Ejax', 'C-3').fight('jrayek', 'C-3', 'zcharo', { jrayek: 'guard', zcharo: 'retreat' })
    expect([t.gloryOf('jrayek'), t.whereIs('Ejax')]).toEqual([1, 'zcharo base'])
  })

  it('CC-11.13 both sides lose fighters at once, the loser before it clears', () => {
    const t = new Table('oxataya', 'leyrien').has('leyrien', 6, 0).fighters('oxataya', 'D-3', 5).fighters('leyrien', 'D-3', 4)
      .fight('oxataya', 'D-3', 'leyrien', { oxataya: 'swarm', leyrien: 'swarm' })
    expect([t.state.fightWounds, t.fightersAt('oxataya', 'D-3'), t.fightersAt('leyrien', 'base leyrien')]).toEqual([[2, 2], 3, 2])
  })

  it('CC-24.2 a new round renews the intelligence cards', () => {
    const t = new Table('circadians', 'ai').intel('ai', 'held').lay((s) => (s.intelUsed = 2)).newRound(2)
    expect(t.state.intelUsed).toBe(0)
  })

  it('CC-16.6 CC-14.1 the fourth attribute outside Income wins at once', () => {
    const t = new Table('circadians', 'ai').round(2).relics('circadians', 1).glory('circadians', 3).upgraded('covert', 'tactical', 'mobile')
      .has('circadians', 6, 2).fighters('circadians', 'C-3', 1).phase('relics').play('advance:harvest:nothing', 'upgradeAttribute:perceptive')
    expect([t.step(), t.winners()]).toEqual(['over', ['circadians']])
  })

  it('CC-19.5 CC-13.2 morale leaves a region whose units went home with the relic', () => {
    const t = new Table('leyrien', 'ai').round(2).relics('leyrien', 1).fighters('leyrien', 'C-3', 2).morale('C-3').phase('relics')
      .play('advance:harvest:nothing', '?done')
    expect([t.hasMorale('C-3'), t.state.moraleRows]).toEqual([false, [0, 0]])
  })
})
