import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

const two = (): Table => new Table('ai', 'zcharo')

describe('AI', () => {
  it('CC-17.1 CC-17.11 Copious: a Recruit point for 2 energy; upgrading adds the ten fighters and gives the point for nothing', () => {
    const acting = (up: boolean): Table => {
      const t = two()
      if (up) t.upgraded('copious')
      return t.price('recruit', 'ai', 3).phase('recruit').play('act')
    }
    const most = (t: Table): number => Math.max(...t.keys().filter((key) => key.startsWith('recruit:')).map((key) => Number(key.split(':')[1])))
    expect([most(acting(false).play('main')), most(acting(true).play('main'))]).toEqual([2, 3])
    const paid = acting(false).play('useAttribute:copious')
    expect([most(paid), paid.energy('ai')]).toEqual([1, acting(false).energy('ai') - 2])
    expect(acting(true).offers('useAttribute:copious')).toBe(false)
    const t = two().has('ai', 6, 2)
    for (const region of ['D-1', 'E-2', 'C-2', 'C-3', 'D-2']) t.fighters('ai', region, 1)
    const before = t.only('income', { step: 'income' }).sectorsOf('ai')[0]
    t.by('ai', 'count:6', 'gain:UA', 'upgradeAttribute:copious')
    expect([t.sectorsOf('ai')[0] - before, t.state.reserve[0]]).toEqual([10, 0])
  })

  it('CC-17.2 CC-14.3 a glory for each fighter wounded; 5 gives an energy, 10 a gem, 13 a Recruit point', () => {
    const wound = (glory: number): Table => two().glory('ai', glory).sectors('ai', 5).fighters('ai', 'C-3', 4).fighters('zcharo', 'C-3', 5)
      .hand('ai', 'T09').fight('zcharo', 'C-3', 'ai', { ai: 'swarm T09', zcharo: 'assault' })
    const five = wound(2)
    expect([five.gloryOf('ai'), five.energy('ai')]).toEqual([6, 7])
    expect(wound(7).gems('ai')).toBe(2)
    expect(wound(10).offersLike('recruit:')).toBe(true)
  })

  it('CC-17.2 CC-14.1 18 glory win at once', () => {
    const t = two().glory('ai', 15).fighters('ai', 'C-3', 4).fighters('zcharo', 'C-3', 5).hand('ai', 'T09')
      .fight('zcharo', 'C-3', 'ai', { ai: 'swarm T09', zcharo: 'assault' })
    expect([t.step(), t.winners(), t.gloryOf('ai')]).toEqual(['over', ['ai'], 18])
  })

  it('CC-17.3 the relic row', () => {
    const t = two().round(2).relics('ai', 3).fighters('ai', 'C-3', 1).phase('relics').play('advance:harvest:nothing')
    expect(t.gloryOf('ai')).toBe(3)
  })

  it('CC-17.4 a trap is armed when the fortress is built, wounds two that enter, and is spent', () => {
    const t = two().fighters('ai', 'D-1', 1).price('build', 'ai', 3).phase('build').play('act', 'main', 'build:fortress:nothing', '?site:D-1:first')
    expect(t.state.traps).not.toBe(0)
    const enter = two().building('ai', 'fortress', 'C-3').fighters('zcharo', 'B-2', 3).fighters('zcharo', 'D-3', 2).price('move', 'zcharo', 3)
      .phase('move').play('act', 'main', 'move:B-2:C-3', 'fighters:3')
    expect([enter.fightersAt('zcharo', 'C-3'), enter.gloryOf('ai')]).toEqual([1, 2])
    enter.play('move:D-3:C-3', 'fighters:2')
    expect([enter.fightersAt('zcharo', 'C-3'), enter.gloryOf('ai')]).toEqual([3, 2])
  })

  it('CC-17.4 a leader alone does not set it off, a single fighter does', () => {
    const t = two().building('ai', 'fortress', 'C-3').leader('Ejax', 'B-2').fighters('zcharo', 'D-3', 1).price('move', 'zcharo', 3).phase('move')
      .play('act', 'main', 'move:B-2:C-3', '?with:Ejax', '?fighters:0')
    expect([t.state.traps !== 0, t.gloryOf('ai')]).toEqual([true, 0])
    t.play('move:D-3:C-3', '?fighters:1')
    expect([t.state.traps, t.gloryOf('ai'), t.fightersAt('zcharo', 'C-3')]).toEqual([0, 1, 0])
  })

  it('CC-17.4 a retreat into the region sets it off', () => {
    const t = two().building('ai', 'fortress', 'D-3').leader('Ejax', 'D-3').fighters('zcharo', 'C-3', 3).fighters('ai', 'C-3', 3)
    t.fight('ai', 'C-3', 'zcharo', { ai: 'guard', zcharo: 'retreat' }).play('?retreat:D-3')
    expect([t.fightersAt('zcharo', 'D-3'), t.gloryOf('ai')]).toEqual([1, 2])
  })

  it('CC-17.4 Income arms it again, and it leaves with the fortress', () => {
    const t = two().building('ai', 'fortress', 'C-3').lay((s) => (s.traps = 0)).phase('income')
    while (t.state.phase === 7) t.playLike('')
    expect(t.state.traps).not.toBe(0)
    const razed = two().building('ai', 'fortress', 'C-3').fighters('zcharo', 'C-3', 3).fight('zcharo', 'C-3', 'ai', { ai: 'guard', zcharo: 'guard' })
    expect([razed.buildingsAt('C-3'), razed.state.traps]).toEqual([[], 0])
  })

  it('CC-17.5 Adecai: one fighter more after a victory, shields or not, never more than four', () => {
    for (const up of [false, true]) {
      const t = two().leader('Adecai', 'C-3', up).fighters('ai', 'C-3', 6).fighters('zcharo', 'C-3', 5).hand('zcharo', 'T08')
        .fight('zcharo', 'C-3', 'ai', { ai: 'guard', zcharo: 'guard T08' })
      expect([t.victor(), t.gloryOf('ai'), t.fightersAt('zcharo', 'base zcharo')]).toEqual(['ai', 1, 4])
    }
    const most = two().leader('Adecai', 'C-3').fighters('ai', 'C-3', 9).fighters('zcharo', 'C-3', 9).hand('ai', 'T08')
      .fight('ai', 'C-3', 'zcharo', { ai: 'assault T08', zcharo: 'retreat' })
    expect(most.gloryOf('ai')).toBe(3)
    const lost = two().leader('Adecai', 'C-3').fighters('zcharo', 'C-3', 9).fight('ai', 'C-3', 'zcharo', { ai: 'guard', zcharo: 'guard' })
    expect(lost.gloryOf('ai')).toBe(0)
  })

  it('CC-17.6 Injura: an Attack more on victory, which shields may stop', () => {
    const wounds = (up: boolean, own: number, plan: string): number => {
      const t = two().leader('Injura', 'C-3', up).fighters('ai', 'C-3', own).fighters('zcharo', 'C-3', 6).hand('zcharo', 'T08')
        .fight('zcharo', 'C-3', 'ai', { ai: 'guard', zcharo: plan })
      return t.gloryOf('ai')
    }
    // Attack 3, upgraded 4; the guard of Bulwark has 5 shields, a plain guard 1.
    expect([wounds(false, 9, 'guard'), wounds(false, 2, 'guard'), wounds(true, 9, 'guard'), wounds(true, 9, 'guard T08'), wounds(true, 2, 'guard')])
      .toEqual([3, 2, 4, 0, 3])
  })

  it('CC-17.7 Xiao: a research if nobody of the opponent was wounded, upgraded two', () => {
    const fight = (up: boolean, plan: string): Table => two().leader('Xiao', 'C-3', up).fighters('ai', 'C-3', 6).fighters('zcharo', 'C-3', 3)
      .hand('zcharo', 'T08').fight('ai', 'C-3', 'zcharo', { ai: 'guard', zcharo: plan })
    expect(fight(false, 'guard T08').play('advance:harvest:nothing').columnOf('ai', 'harvest')).toBe(2)
    expect(fight(true, 'guard T08').play('advance:harvest:nothing', 'advance:recruit:nothing').columnOf('ai', 'recruit')).toBe(2)
    expect(fight(false, 'assault').offersLike('advance:')).toBe(false)
  })

  it('CC-17.8 Phoros: swarm despite the leader, a die without the gem', () => {
    for (const up of [false, true]) {
      const t = two().has('ai', 6, 0).leader('Phoros', 'C-3', up).fighters('ai', 'C-3', 4).fighters('zcharo', 'C-3', 3)
        .only('combat', { step: 'battles', seat: 0 }).select('C-3', 'zcharo')
      expect(['plan:swarm', 'plan:dieLeft', 'plan:dieRight'].every((key) => t.keys('ai').includes(key))).toBe(true)
      t.reveal({ ai: 'dieLeft', zcharo: 'guard' })
      expect(t.gems('ai')).toBe(0)
    }
    const few = two().leader('Phoros', 'C-3').fighters('ai', 'C-3', 3).fighters('zcharo', 'C-3', 3).only('combat', { step: 'battles', seat: 0 }).select('C-3', 'zcharo')
    expect(few.keys('ai')).not.toContain('plan:swarm')
  })

  it('CC-17.9 Demo: defeated to base instead of the reserve', () => {
    for (const up of [false, true]) {
      const t = two().leader('Demo', 'C-3', up).fighters('zcharo', 'C-3', 9).fight('ai', 'C-3', 'zcharo', { ai: 'guard', zcharo: 'guard' })
      expect(t.whereIs('Demo')).toBe('ai base')
    }
    expect(two().leader('Adecai', 'C-3').fighters('zcharo', 'C-3', 9).fight('ai', 'C-3', 'zcharo', { ai: 'guard', zcharo: 'guard' }).whereIs('Adecai')).toBe('reserve')
  })

  it('CC-17.10 Cunning: the region count one higher or lower, upgraded two', () => {
    const rows = (regions: number, up: boolean): string[] => {
      const t = two()
      for (const region of ['D-1', 'E-2', 'C-2', 'C-3', 'D-2', 'D-3'].slice(0, regions)) t.fighters('ai', region, 1)
      if (up) t.upgraded('cunning')
      return t.only('income', { step: 'income' }).keys('ai').filter((key) => key.startsWith('count:'))
    }
    // With the base: 3 regions, then 5.
    expect(rows(2, false)).toEqual(['count:3', 'count:2'])
    expect(rows(4, false)).toEqual(['count:5', 'count:6'])
    expect(rows(3, false)).toEqual(['count:4'])
    expect(rows(3, true)).toEqual(['count:4', 'count:2', 'count:6'])
  })

  it('CC-17.12 Destructive: Attack in battles that the AI selected with four fighters', () => {
    const attack = (own: number, selector: 'ai' | 'zcharo', up: boolean): number => {
      const t = two().fighters('ai', 'C-3', own).fighters('zcharo', 'C-3', 3)
      if (up) t.upgraded('destructive')
      return t.fight(selector, 'C-3', selector === 'ai' ? 'zcharo' : 'ai', { ai: 'guard', zcharo: 'guard' }).totals('ai')[1]
    }
    expect([attack(4, 'ai', false), attack(3, 'ai', false), attack(4, 'zcharo', false), attack(4, 'ai', true)]).toEqual([1, 0, 0, 2])
  })

  it('CC-17.13 Ominous: an opponent with a die pays the AI, or cannot choose it', () => {
    const dice = (energy: number, up: boolean): Table => {
      const t = two().has('zcharo', energy, 1).fighters('ai', 'C-3', 3).fighters('zcharo', 'C-3', 3)
      if (up) t.upgraded('ominous')
      return t.only('combat', { step: 'battles', seat: 0 }).select('C-3', 'zcharo')
    }
    expect([dice(0, false), dice(1, false), dice(1, true), dice(2, true)].map((t) => t.keys('zcharo').includes('plan:dieLeft'))).toEqual([false, true, false, true])
    expect(dice(0, false).reasons()).toContain('plan:dieLeft CC-17.13')
    const paid = dice(2, true).reveal({ ai: 'guard', zcharo: 'dieLeft' })
    expect([paid.energy('zcharo'), paid.energy('ai')]).toEqual([0, 8])
    const own = two().has('ai', 0, 1).fighters('ai', 'C-3', 3).fighters('zcharo', 'C-3', 3).only('combat', { step: 'battles', seat: 0 }).select('C-3', 'zcharo')
    expect(own.keys('ai')).toContain('plan:dieLeft')
  })
})
