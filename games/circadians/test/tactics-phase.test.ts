import { describe, expect, it } from 'vitest'
import type { Faction, Phase, Track } from '../data/names.ts'
import { Table } from './table.ts'

const gem = 1

/** The Zcharo hold the card and act in a phase that they priced. */
const acting = (phase: Phase & Track, card: string, lay: (t: Table) => Table = (t) => t): Table =>
  lay(new Table('zcharo', 'ai').hand('zcharo', card)).price(phase, 'zcharo', 3).phase(phase).play('act')
const waiting = (phase: Phase & Track, card: string, lay: (t: Table) => Table = (t) => t): Table => lay(new Table('zcharo', 'ai').hand('zcharo', card))
  .price(phase, 'zcharo', 3).phase(phase)
/** Is it offered to who acts, and to who passes? */
const offered = (phase: Phase & Track, card: string, lay: (t: Table) => Table = (t) => t): boolean[] => [acting(phase, card, lay)
  .offersCard(card), waiting(phase, card, lay).offersCard(card)]

describe('Tactics cards in phases', () => {
  it('CC-23.1 Crossfire, Harvest, only when passing: 5 energy', () => {
    expect(offered('harvest', 'T01')).toEqual([false, true])
    const t = waiting('harvest', 'T01').playCard('T01')
    expect([t.energy('zcharo'), t.discarded(), t.asked()]).toEqual([11, ['T01'], ['ai']])
  })

  it('CC-23.2 CC-15.6 Relic Rites, Relics: a gem and 3 energy for a glory, with a relic in a controlled region, before the check', () => {
    const ready = (region: string, gems: number): Table => new Table('oxataya', 'ai').has('oxataya', 6, gems).glory('oxataya', 1)
      .hand('oxataya', 'T02').fighters('oxataya', region, 1).phase('relics')
    expect([ready('C-3', 1).offersCard('T02'), ready('D-1', 1).offersCard('T02'), ready('C-3', 0).offersCard('T02')]).toEqual([true, false, false])
    const t = ready('C-3', 1).playCard('T02', gem)
    expect([t.energy('oxataya'), t.gems('oxataya'), t.gloryOf('oxataya')]).toEqual([3, 0, 2])
    const win = new Table('oxataya', 'ai').glory('oxataya', 8).hand('oxataya', 'T02').fighters('oxataya', 'C-3', 1).fighters('ai', 'D-3', 1)
      .phase('relics').playCard('T02', gem)
    expect([win.step(), win.winners()]).toEqual(['over', ['oxataya']])
  })

  it('CC-23.3 Overcharge, Move: a redeploy before the main action', () => {
    const lay = (t: Table): Table => t.fighters('zcharo', 'D-1', 2).fighters('zcharo', 'E-2', 1)
    expect(offered('move', 'T03', lay)).toEqual([true, false])
    const t = acting('move', 'T03', lay).playCard('T03').play('redeploy:D-1:E-2', 'fighters:2')
    expect([t.fightersAt('zcharo', 'E-2'), t.offers('main')]).toEqual([3, true])
    const late = acting('move', 'T03', lay).play('main', 'done')
    expect(late.offersCard('T03')).toBe(false)
  })

  it('CC-23.4 Fighting Withdrawal, Recruit, also when passing: 2 Recruit points', () => {
    const lay = (t: Table): Table => t.sectors('zcharo', 0, 5)
    expect(offered('recruit', 'T04', lay)).toEqual([true, true])
    expect(waiting('recruit', 'T04', lay).playCard('T04').play('recruit:2:E-1').sectorsOf('zcharo')).toEqual([0, 3])
  })

  it('CC-23.5 Dug In, Build: one gem lock is ignored', () => {
    const t = acting('build', 'T05', (table) => table.has('zcharo', 6, 0).fighters('zcharo', 'D-1', 1).building('zcharo', 'fortress', 'E-2')).playCard('T05').play('main')
    expect(t.offers('build:fortress:waived')).toBe(true)
    t.play('build:fortress:waived')
    expect(t.builtBy('zcharo', 'fortress')).toBe(2)
    expect(offered('build', 'T05')[1]).toBe(false)
  })

  it('CC-23.6 Last Stand, Income: the region count one higher', () => {
    const t = new Table('zcharo', 'ai').hand('zcharo', 'T06').fighters('zcharo', 'D-1', 1).only('income', { step: 'income' })
    t.playCard('T06')
    while (t.counted('zcharo') === undefined) t.playLike(t.keys('zcharo').find((key) => key.startsWith('count:')) ?? 'baseIncome:E2')
    expect(t.counted('zcharo')).toBe(3)
  })

  it('CC-23.7 CC-23.8 CC-23.9 CC-23.10 CC-23.11 boosts: as if one column further right, when acting, before the main action', () => {
    const cards: readonly (readonly [Phase & Track, string])[] = [
      ['discover', 'T07'],
      ['build', 'T08'],
      ['recruit', 'T09'],
      ['move', 'T10'],
      ['harvest', 'T11'],
    ]
    for (const [phase, card] of cards) {
      expect([phase, offered(phase, card)]).toEqual([phase, [true, false]])
      expect(acting(phase, card, (t) => t.column('zcharo', phase, 5)).offersCard(card)).toBe(false)
    }
    const harvested = acting('harvest', 'T11').playCard('T11').play('main')
    expect(harvested.energy('zcharo')).toBe(11)
    const recruited = acting('recruit', 'T09', (t) => t.sectors('zcharo', 0, 9)).playCard('T09').play('main')
    expect(recruited.offers('recruit:4:E-1')).toBe(true)
    const moved = acting('move', 'T10', (t) => t.fighters('zcharo', 'D-1', 1)).playCard('T10').play('main', 'move:D-1:E-2', '?fighters:1', 'move:E-2:D-1', '?fighters:1')
    expect(moved.offersLike('move:')).toBe(true)
    const built = acting('build', 'T08', (t) => t.column('zcharo', 'build', 2).fighters('zcharo', 'D-1', 1)).playCard('T08')
      .play('main', 'build:harvest:nothing', '?lay:D-1')
    expect(built.offersLike('build:')).toBe(true)
  })

  it('CC-23.12 CC-15.4 Sabotage, set prices, locked: the vault comes back', () => {
    const t = new Table('zcharo', 'ai').hand('zcharo', 'T12').newRound(1).playCard('T12', gem)
    expect([t.state.priceVault[0], t.gems('zcharo'), t.asked()]).toEqual([0, 0, ['zcharo']])
    expect([t.offersLike('price:2:'), t.handOf('zcharo')]).toEqual([false, []])
    expect(new Table('zcharo', 'ai').has('zcharo', 6, 0).hand('zcharo', 'T12').newRound(1).offersCard('T12')).toBe(false)
  })

  it('CC-23.13 Decoy, Income: the region count one or two lower', () => {
    const t = new Table('zcharo', 'ai').hand('zcharo', 'T13')
    for (const region of ['D-1', 'E-2', 'C-2']) t.fighters('zcharo', region, 1)
    t.only('income', { step: 'income' }).playCard('T13')
    expect(t.keys('zcharo')).toEqual(['lower:1', 'lower:2'])
    t.by('zcharo', 'lower:2')
    while (t.counted('zcharo') === undefined) t.playLike(t.keys('zcharo').find((key) => key.startsWith('count:')) ?? 'baseIncome:E2')
    expect(t.counted('zcharo')).toBe(2)
  })

  it('CC-23.14 Headhunt, Move: a free move of up to two fighters', () => {
    const lay = (t: Table): Table => t.fighters('zcharo', 'D-1', 4)
    const t = acting('move', 'T14', lay).playCard('T14').play('move:D-1:C-2')
    expect(t.keys()).toEqual(['fighters:1', 'fighters:2'])
    t.play('fighters:2')
    expect([t.fightersAt('zcharo', 'C-2'), t.offers('main')]).toEqual([2, true])
    expect(offered('move', 'T14', lay)[1]).toBe(false)
  })

  it('CC-23.15 Field Medics, Recruit: two fast advances without energy', () => {
    const t = acting('recruit', 'T15', (table) => table.has('zcharo', 1, 0).column('zcharo', 'recruit', 3).sectors('zcharo', 9, 0)).playCard('T15').play('main')
    expect([t.offers('fastAdvance:3:E-1'), t.offers('fastAdvance:4:E-1')]).toEqual([true, false])
    expect(t.play('fastAdvance:3:E-1').energy('zcharo')).toBe(0)
    const ai = new Table('ai', 'zcharo').hand('ai', 'T15').price('recruit', 'ai', 3).phase('recruit').play('act')
    expect(ai.offersCard('T15')).toBe(false)
  })

  it('CC-23.16 Salvage, Build: the next location reward counts twice', () => {
    const t = acting('build', 'T16', (table) => table.column('zcharo', 'build', 3).fighters('zcharo', 'C-2', 1).fighters('zcharo', 'C-3', 1))
      .playCard('T16').play('main', 'build:foundry:nothing', 'site:C-2:first')
    expect(t.energy('zcharo')).toBe(10)
    t.play('build:outpost:nothing', '?site:C-3:first')
    expect(t.gems('zcharo')).toBe(2)
  })

  it('CC-23.17 Scorched Earth, Harvest: one controlled region without a foundry and without a point', () => {
    const t = acting('harvest', 'T17', (table) => table.fighters('zcharo', 'C-2', 1).building('zcharo', 'foundry', 'D-1')).playCard('T17')
    expect(t.offers('harvest:C-2')).toBe(true)
    t.play('?harvest:C-2', '?done')
    expect([t.gems('zcharo'), t.offers('main')]).toEqual([2, true])
    t.play('main')
    expect(t.keys()).toEqual(['harvest:D-1', 'harvest:E-1', 'done'])
  })

  it('CC-23.18 Rally, Recruit, locked: deploy a leader without energy', () => {
    const t = acting('recruit', 'T18', (table) => table.has('zcharo', 0, 1).leader('Cahzor', 'reserve').leader('Ejax', 'D-1').leader('Urzo', 'E-2'))
      .playCard('T18', gem).play('?deploy:Cahzor:E-1')
    expect([t.whereIs('Cahzor'), t.gems('zcharo'), t.energy('zcharo')]).toEqual(['zcharo base', 0, 0])
    // The gems of the leader are no part of what is free.
    const oachra = (gems: number): Table => acting('recruit', 'T18', (table) => table.has('zcharo', 0, gems).leader('Oachra', 'reserve')
      .leader('Ejax', 'D-1').leader('Urzo', 'E-2'))
    expect([oachra(1).offersCard('T18'), oachra(2).playCard('T18', gem).play('?deploy:Oachra:E-1').gems('zcharo')]).toEqual([false, 0])
  })

  it('CC-23.19 Blueprint, Build, also when passing: a board foundation', () => {
    const lay = (t: Table): Table => t.fighters('zcharo', 'D-1', 1)
    expect(offered('build', 'T19', lay)).toEqual([true, true])
    expect(waiting('build', 'T19', lay).playCard('T19').play('build:harvest:nothing', '?lay:D-1').foundationsAt('D-1')).toBe(2)
    expect(offered('build', 'T19')).toEqual([false, false])
  })

  it('CC-23.20 CC-5.7 Insight, Discover, locked, also when passing: a research; the lock may be paid with energy', () => {
    expect(offered('discover', 'T20')).toEqual([true, true])
    const t = waiting('discover', 'T20').playCard('T20', gem).play('advance:harvest:nothing')
    expect([t.gems('zcharo'), t.columnOf('zcharo', 'harvest')]).toEqual([0, 2])
    const energy = waiting('discover', 'T20', (table) => table.has('zcharo', 6, 0).foundation('zcharo', 'unlock')).playCard('T20', 2)
    expect(energy.energy('zcharo')).toBe(4)
  })

  it('CC-23.21 Counterplan, set prices: 2 energy', () => {
    const t = new Table('zcharo', 'ai').hand('zcharo', 'T21').newRound(1).playCard('T21')
    expect([t.energy('zcharo'), t.asked()]).toEqual([8, ['zcharo']])
  })

  it('CC-23.22 Hold the Line, Move: pinning is ignored in this turn', () => {
    const lay = (t: Table): Table => t.fighters('zcharo', 'C-3', 2).fighters('ai', 'C-3', 5)
    expect(acting('move', 'T22', lay).offers('main')).toBe(false)
    const t = acting('move', 'T22', lay).playCard('T22').play('main', 'move:C-3:D-3', 'fighters:2')
    expect(t.fightersAt('zcharo', 'D-3')).toBe(2)
  })

  it('CC-23.23 Breakthrough, Move, only when passing: one Move point', () => {
    const lay = (t: Table): Table => t.fighters('zcharo', 'D-1', 2)
    expect(offered('move', 'T23', lay)).toEqual([false, true])
    const t = waiting('move', 'T23', lay).playCard('T23').play('move:D-1:C-2', 'fighters:2')
    expect([t.fightersAt('zcharo', 'C-2'), t.asked()]).toEqual([2, ['ai']])
  })

  it('CC-23.24 Veterans, Discover, only when passing: 4 energy', () => {
    expect(offered('discover', 'T24')).toEqual([false, true])
    expect(waiting('discover', 'T24').playCard('T24').energy('zcharo')).toBe(10)
  })

  it('CC-23.25 CC-12.4 Tribute, Income: a redeploy, not from the region of the current relic', () => {
    const t = new Table('zcharo', 'ai').hand('zcharo', 'T25').fighters('zcharo', 'C-2', 2).fighters('zcharo', 'C-3', 1).fighters('zcharo', 'B-2', 1)
      .only('income', { step: 'income' }).playCard('T25')
    expect(t.keys('zcharo')).toEqual(['redeploy:B-2:C-2', 'redeploy:B-2:C-3', 'redeploy:C-3:B-2', 'redeploy:C-3:C-2', 'decline'])
  })
})

describe('playing and holding cards', () => {
  it('CC-15.1 any number of cards in a phase, each in its own only', () => {
    const t = new Table('zcharo', 'ai').hand('zcharo', 'T24', 'T24', 'T01', 'T20').has('zcharo', 6, 2).price('discover', 'zcharo', 3)
      .phase('discover').playCard('T24').playCard('T24')
    expect([t.energy('zcharo'), t.offersCard('T01')]).toEqual([14, false])
    t.playCard('T20', gem)
    expect(t.offersLike('advance:')).toBe(true)
  })

  it('CC-15.2 not in the phase in which it was gained', () => {
    const t = new Table('zcharo', 'ai').deck('T20').column('zcharo', 'discover', 5).has('zcharo', 9, 3).price('discover', 'ai', 3).phase('discover').play('pass', 'act')
    t.play('main', 'advance:recruit:nothing', 'advance:recruit:nothing', 'gain:C1')
    expect([t.handOf('zcharo'), t.offersCard('T20')]).toEqual([['T20'], false])
    expect(t.reasons().some((reason) => reason.startsWith('play:T20') && reason.endsWith('CC-15.2'))).toBe(true)
    const later = new Table('zcharo', 'ai').deck('T19').column('zcharo', 'discover', 5).has('zcharo', 9, 3).fighters('zcharo', 'D-1', 1)
      .price('discover', 'zcharo', 3).price('build', 'zcharo', 4).phase('discover').play('act', 'secondary', '?end', 'pass')
    expect(later.offersCard('T19')).toBe(true)
  })

  it('CC-15.3 the card of the last Move column is drawn after the moves, and the limit checked at once', () => {
    const t = new Table('zcharo', 'ai').deck('T20').hand('zcharo', 'T01', 'T02', 'T03', 'T04', 'T05').column('zcharo', 'move', 5).fighters('zcharo', 'D-1', 2)
      .price('move', 'zcharo', 3).phase('move').play('act', 'main')
    expect([t.step(), t.handOf('zcharo').length]).toEqual(['move', 5])
    t.play('done')
    expect([t.step(), t.keys().length]).toEqual(['discard', 6])
  })

  it('CC-15.3 the hand limit of five is checked after each draw', () => {
    const t = new Table('zcharo', 'ai').deck('T20').hand('zcharo', 'T01', 'T02', 'T03', 'T04', 'T05').column('zcharo', 'discover', 5)
      .price('discover', 'zcharo', 3).phase('discover').play('act', 'secondary')
    expect(t.keys()).toHaveLength(6)
    t.discard('T03')
    expect([t.handOf('zcharo'), t.discarded()]).toEqual([['T01', 'T02', 'T04', 'T05', 'T20'], ['T03']])
  })

  it('CC-15.5 the discard pile is shuffled when the deck is empty; with neither nothing is drawn', () => {
    const t = new Table('zcharo', 'ai').shortDeck(0).column('zcharo', 'discover', 5).price('discover', 'zcharo', 3).phase('discover').play('act', 'secondary')
    expect([t.handOf('zcharo').length, t.discarded()]).toEqual([1, []])
    const none = new Table('zcharo', 'ai')
      .hand('ai', ...Array.from({ length: 25 }, (_, i) => `T${String(i + 1).padStart(2, '0')}`).flatMap((id) => [id, id]))
      .column('zcharo', 'discover', 5).price('discover', 'zcharo', 3).phase('discover').play('act', 'secondary')
    expect([none.handOf('zcharo'), none.gems('zcharo')]).toEqual([[], 0])
  })

  it('CC-1.3 what others hold is known in number only', () => {
    const seen = (card: string, viewer: Faction): string => JSON.stringify(new Table('zcharo', 'ai').hand('zcharo', card).phase('discover').view(viewer))
    expect(seen('T20', 'zcharo')).not.toBe(seen('T24', 'zcharo'))
    expect(seen('T20', 'ai')).toBe(seen('T24', 'ai'))
    expect(JSON.stringify(new Table('zcharo', 'ai').hand('zcharo', 'T20', 'T24').phase('discover').view('ai'))).not.toBe(seen('T20', 'ai'))
  })
})
