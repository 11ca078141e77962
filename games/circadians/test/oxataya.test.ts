import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

const two = (): Table => new Table('oxataya', 'zcharo')
const fight = (t: Table, plan = 'guard'): Table => t.fight('oxataya', 'C-3', 'zcharo', { oxataya: plan, zcharo: 'guard' })
const moving = (t: Table): Table => t.price('move', 'oxataya', 3).phase('move').play('act', 'main')
const targets = (t: Table, from: string): string[] =>
  t
    .keys()
    .filter((key) => key.startsWith(`move:${from}:`))
    .map((key) => key.split(':')[2])

describe('Oxataya', () => {
  it('CC-21.1 they enter lakes, which count as regions and not as land', () => {
    const t = moving(two().fighters('oxataya', 'C-3', 2))
    expect(targets(t, 'C-3')).toEqual(['B-2', 'B-3', 'C-2', 'C-4', 'D-2', 'D-3'])
    t.play('move:C-3:C-4', 'fighters:2')
    expect([t.count('oxataya'), t.controller('C-4')]).toEqual([2, 'oxataya'])
  })

  it('CC-21.2 any number of leaders in a region', () => {
    const t = moving(two().leader('Tovati', 'D-1').leader('Azaru', 'E-2').leader('Rhan', 'E-2')).play('move:D-1:E-2', '?with:Tovati', '?fighters:0')
    expect([t.whereIs('Tovati'), t.offers('done')]).toEqual(['E-2', true])
  })

  it('CC-21.3 recruits and leaders may appear at a fortress that they control', () => {
    const t = two().sectors('oxataya', 0, 3).leader('Tovati', 'reserve').building('oxataya', 'fortress', 'C-3').price('recruit', 'oxataya', 3)
      .phase('recruit').play('act', 'main', 'recruit:1:C-3', 'recruit:1:E-1', 'secondary', 'deploy:Tovati:C-3')
    expect([t.fightersAt('oxataya', 'C-3'), t.whereIs('Tovati')]).toEqual([1, 'C-3'])
    const contested = two().sectors('oxataya', 0, 3).building('oxataya', 'fortress', 'C-3').fighters('zcharo', 'C-3', 1)
      .price('recruit', 'oxataya', 3).phase('recruit').play('act', 'main')
    expect(contested.offers('recruit:1:C-3')).toBe(false)
  })

  it('CC-21.4 CC-14.1 a glory for each battle won, with rewards, and 9 that win at once', () => {
    const win = (glory: number): Table => fight(two().glory('oxataya', glory).fighters('oxataya', 'C-3', 5).fighters('zcharo', 'C-3', 1))
    expect([win(0).energy('oxataya'), win(2).gems('oxataya'), win(4).offersLike('advance:'), win(6).handOf('oxataya').length, win(1).gloryOf('oxataya')])
      .toEqual([7, 2, true, 1, 2])
    expect([win(8).step(), win(8).winners()]).toEqual(['over', ['oxataya']])
    expect(fight(two().glory('oxataya', 8).fighters('oxataya', 'C-3', 1).fighters('zcharo', 'C-3', 9)).gloryOf('oxataya')).toBe(8)
  })

  it('CC-21.4 CC-11.10 an opponent that retreats is beaten too', () => {
    const t = two().glory('oxataya', 1).fighters('oxataya', 'C-3', 1).fighters('zcharo', 'C-3', 9)
      .fight('oxataya', 'C-3', 'zcharo', { oxataya: 'guard', zcharo: 'retreat' })
    expect(t.gloryOf('oxataya')).toBe(2)
  })

  it('CC-21.5 the relic row', () => {
    const glory = (relics: number): number => two().glory('oxataya', 1).round(2).relics('oxataya', relics).fighters('oxataya', 'C-3', 1)
      .phase('relics').play('advance:harvest:nothing').gloryOf('oxataya')
    expect([glory(0), glory(3), glory(4)]).toEqual([2, 3, 4])
  })

  it('CC-21.6 Tovati: 2 Strength as the only leader or Ryh-zu', () => {
    const total = (up: boolean, lay: (t: Table) => Table = (t) => t): number => fight(lay(new Table('oxataya', 'zcharo').leader('Tovati', 'C-3', up).fighters('zcharo', 'C-3', 1)))
      .totals('oxataya')[0]
    expect([total(false), total(true), total(false, (t) => t.leader('Azaru', 'C-3')), total(false, (t) => t.ryhzu('Katarin', 'C-3', 'oxataya'))]).toEqual([7, 9, 10, 11])
  })

  it('CC-21.7 CC-15.2 Azaru: a card before each battle, usable in it; upgraded also a gem', () => {
    const before = (up: boolean): Table => two().deck('T09').leader('Azaru', 'C-3', up).fighters('zcharo', 'C-3', 1)
      .only('combat', { step: 'battles', seat: 0 }).select('C-3', 'zcharo')
    expect([before(false).handOf('oxataya'), before(false).gems('oxataya'), before(true).gems('oxataya')]).toEqual([['T09'], 1, 2])
    expect(before(false).reveal({ oxataya: 'guard T09', zcharo: 'guard' }).totals('oxataya')[0]).toBe(8)
    const attacked = two().deck('T09').leader('Azaru', 'C-3').fighters('zcharo', 'C-3', 1).only('combat', { step: 'battles', seat: 1 }).select('C-3', 'oxataya')
    expect(attacked.handOf('oxataya')).toEqual(['T09'])
  })

  it('CC-21.7 CC-15.3 what Azaru draws over the limit is put away before planning', () => {
    const t = two().deck('T09').hand('oxataya', 'T01', 'T02', 'T03', 'T04', 'T05').leader('Azaru', 'C-3').fighters('zcharo', 'C-3', 1)
      .only('combat', { step: 'battles', seat: 0 }).select('C-3', 'zcharo')
    expect([t.step(), t.asked(), t.keys().length]).toEqual(['discard', ['oxataya'], 6])
  })

  it('CC-21.8 Xanya at the end of Recruit: a free move alone, upgraded with any number of fighters', () => {
    const end = (up: boolean): Table => two().leader('Xanya', 'D-1', up).fighters('oxataya', 'D-1', 3).phase('recruit').play('pass', 'pass')
    const alone = end(false).play('move:D-1:C-2', '?fighters:0')
    expect([alone.whereIs('Xanya'), alone.fightersAt('oxataya', 'D-1')]).toEqual(['C-2', 3])
    const crowd = end(true).play('move:D-1:C-2', 'fighters:2')
    expect([crowd.whereIs('Xanya'), crowd.fightersAt('oxataya', 'C-2')]).toEqual(['C-2', 2])
    expect(end(true).play('decline').whereIs('Xanya')).toBe('D-1')
  })

  it('CC-21.9 Rhan: 2 Strength for each other leader, upgraded 3', () => {
    const total = (up: boolean): number => fight(two().leader('Rhan', 'C-3', up).leader('Onari', 'C-3').leader('Latanja', 'C-3').fighters('zcharo', 'C-3', 1))
      .totals('oxataya')[0]
    expect([total(false), total(true)]).toEqual([19, 22])
  })

  it('CC-21.10 Onari: leaving a lake together costs no point, once from each lake', () => {
    for (const up of [false, true]) {
      const t = moving(two().leader('Onari', 'C-4', up).fighters('oxataya', 'C-4', 2)).play('move:C-4:C-3', 'with:Onari', 'fighters:2')
      t.play('move:C-3:C-4', 'with:Onari', 'fighters:2', 'move:C-4:C-3', 'with:Onari', 'fighters:2')
      expect([t.whereIs('Onari'), t.offersLike('move:')]).toEqual(['C-3', false])
    }
    const without = moving(two().leader('Onari', 'C-4').fighters('oxataya', 'C-4', 2)).play('move:C-4:C-3', 'fighters:1', 'move:C-4:C-3', 'fighters:1')
    expect(without.offers('move:C-4:C-3')).toBe(true)
    expect(without.keys()).not.toContain('move:C-3:D-3')
  })

  it('CC-21.11 CC-11.12 Latanja: after a victory up to 4 fighters redeploy before wounds, upgraded 10', () => {
    const win = (up: boolean): Table => two().leader('Latanja', 'C-3', up).fighters('oxataya', 'C-3', 12).fighters('oxataya', 'D-3', 1)
      .fighters('zcharo', 'C-3', 9).hand('zcharo', 'T09').fight('oxataya', 'C-3', 'zcharo', { oxataya: 'guard', zcharo: 'swarm T09' })
    const base = win(false)
    expect(base.keys()).toEqual(['redeploy:C-3:D-3', 'decline'])
    base.play('redeploy:C-3:D-3')
    expect(Math.max(...base.keys().map((key) => Number(key.split(':')[1])))).toBe(4)
    base.play('fighters:4')
    // 12 less 4 redeployed less 4 wounded.
    expect([base.fightersAt('oxataya', 'D-3'), base.fightersAt('oxataya', 'C-3')]).toEqual([5, 4])
    const up = win(true).play('redeploy:C-3:D-3')
    expect(Math.max(...up.keys().map((key) => Number(key.split(':')[1])))).toBe(10)
    up.play('fighters:10')
    expect([up.fightersAt('oxataya', 'C-3'), up.whereIs('Latanja')]).toEqual([0, 'C-3'])
  })

  it('CC-21.12 Resourceful: a controlled lake gives 2 energy; upgrading puts a token on a lake', () => {
    const harvest = two().fighters('oxataya', 'C-4', 1).price('harvest', 'oxataya', 3).phase('harvest').play('act', 'main')
    expect(harvest.offers('harvest:F-2')).toBe(false)
    expect(harvest.play('harvest:C-4').energy('oxataya')).toBe(12)
    const upgrade = two().has('oxataya', 6, 1).fighters('oxataya', 'C-4', 1)
    for (const region of ['D-1', 'E-2', 'C-2', 'C-3']) upgrade.fighters('oxataya', region, 1)
    upgrade.only('income', { step: 'income' }).by('oxataya', 'count:6', 'gain:UA', 'upgradeAttribute:resourceful')
    while (!upgrade.offersLike('placeToken:') && upgrade.step() !== 'price') upgrade.playLike('')
    expect(upgrade.keys().filter((key) => key.startsWith('placeToken'))).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'p6'].map((token) => `placeToken:${token}:C-4`))
    const token = two().upgraded('resourceful').token('C-4', 'p4').fighters('oxataya', 'C-4', 1).price('harvest', 'oxataya', 3).phase('harvest')
      .play('act', 'main', 'harvest:C-4')
    expect(token.energy('oxataya')).toBe(14)
    const other = two().upgraded('resourceful').token('C-4', 'p4').fighters('oxataya', 'F-2', 1).price('harvest', 'oxataya', 3).phase('harvest')
      .play('act', 'main', 'harvest:F-2')
    expect(other.energy('oxataya')).toBe(12)
  })

  it('CC-21.13 Subterranean: the lakes are adjacent, upgraded the base to both as well', () => {
    const reach = (up: boolean, from: string): string[] => {
      const t = two().fighters('oxataya', 'F-2', 1).fighters('oxataya', 'base oxataya', 1)
      if (up) t.upgraded('subterranean')
      return targets(moving(t), from)
    }
    expect(reach(false, 'F-2')).toEqual(['C-4', 'E-2', 'E-3'])
    expect([reach(false, 'E-1'), reach(true, 'E-1')]).toEqual([['D-1', 'E-2'], ['C-4', 'D-1', 'E-2', 'F-2']])
  })

  it('CC-21.14 Symbiotic: 3 Strength for each leader and 1 Attack with two; upgraded 1 Attack and 1 shield for each beyond the first', () => {
    const total = (names: readonly string[], up: boolean): number[] => {
      const t = two().fighters('zcharo', 'C-3', 1)
      for (const name of names) t.leader(name, 'C-3')
      if (up) t.upgraded('symbiotic')
      return fight(t, 'assault').totals('oxataya')
    }
    // Assault alone has 1 Attack; the three leaders have neither Attack nor shields.
    expect([total(['Azaru'], false), total(['Azaru', 'Latanja'], false), total(['Azaru', 'Latanja', 'Xanya'], false)]).toEqual([[6, 1, 0], [11, 2, 0], [16, 2, 1]])
    expect([total(['Azaru'], true), total(['Azaru', 'Latanja'], true), total(['Azaru', 'Latanja', 'Xanya'], true)]).toEqual([[6, 1, 0], [11, 2, 1], [16, 3, 3]])
  })

  it('CC-21.15 Volatile: the die may be rolled again once; upgraded with 1 Strength more', () => {
    const rolled = (up: boolean): Table => {
      const t = two().fighters('oxataya', 'C-3', 1).fighters('zcharo', 'C-3', 1)
      if (up) t.upgraded('volatile')
      return t.fight('oxataya', 'C-3', 'zcharo', { zcharo: 'guard', oxataya: 'dieLeft' }, { oxataya: 1 })
    }
    expect(rolled(false).keys()).toEqual(['keep', 'reroll'])
    expect(rolled(false).play('keep').totals('oxataya')[0]).toBe(3)
    expect(rolled(true).play('keep').totals('oxataya')[0]).toBe(3)
    const again = (up: boolean): number => rolled(up).luckily('reroll', (t) => t.told('rolled').some(({ data }) => data['strength'] === 4)).totals('oxataya')[0]
    expect([again(false), again(true)]).toEqual([6, 7])
  })
})
