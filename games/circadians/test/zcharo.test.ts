import { describe, expect, it } from 'vitest'
import type { Track } from '../data/names.ts'
import { Table } from './table.ts'

const two = (): Table => new Table('zcharo', 'jrayek')
const strength = (t: Table, plan = 'guard', region = 'C-3'): number => t.fight('zcharo', region, 'jrayek', { zcharo: plan, jrayek: 'guard' }).totals('zcharo')[0]

describe('Zcharo', () => {
  it('CC-18.1 two outposts in a region have 2 Strength each', () => {
    expect(strength(two().building('zcharo', 'outpost', 'C-3').building('zcharo', 'outpost', 'C-3').fighters('jrayek', 'C-3', 1))).toBe(5)
  })

  it('CC-18.2 a fortress gives 1 Strength', () => {
    expect(strength(two().building('zcharo', 'fortress', 'C-3').fighters('jrayek', 'C-3', 1))).toBe(2)
  })

  it('CC-18.3 a glory for each research, with the rewards of the track', () => {
    const research = (glory: number): Table => two().glory('zcharo', glory).sectors('zcharo', 0, 3).price('discover', 'zcharo', 3).phase('discover')
      .play('act', 'main', 'advance:harvest:nothing')
    expect([research(0).gloryOf('zcharo'), research(2).energy('zcharo'), research(7).energy('zcharo'), research(17).handOf('zcharo').length]).toEqual([1, 7, 7, 1])
    expect([research(4).offersLike('recruit:'), research(12).offersLike('recruit:')]).toEqual([true, true])
  })

  it('CC-18.3 the five tracks hold 20 steps, and a lost research gives nothing', () => {
    const t = two().glory('zcharo', 19).round(2).fighters('zcharo', 'C-3', 1)
    for (const track of ['discover', 'build', 'harvest', 'recruit', 'move'] as readonly Track[]) t.column('zcharo', track, 5)
    t.phase('relics')
    expect([t.gloryOf('zcharo'), t.gems('zcharo')]).toEqual([19, 2])
  })

  it('CC-18.3 CC-14.1 20 glory win at the end of Relics, not before', () => {
    const t = two().glory('zcharo', 19).price('discover', 'zcharo', 3).phase('discover').play('act', 'main', 'advance:harvest:nothing')
    expect([t.gloryOf('zcharo'), t.step()]).toEqual([20, 'acting'])
    const end = two().glory('zcharo', 20).phase('relics')
    expect([end.step(), end.winners()]).toEqual(['over', ['zcharo']])
  })

  it('CC-18.3 CC-13.2 the research of a relic may be the twentieth', () => {
    const t = two().glory('zcharo', 19).round(2).fighters('zcharo', 'C-3', 1).phase('relics').play('advance:harvest:nothing')
    expect([t.step(), t.winners()]).toEqual(['over', ['zcharo']])
  })

  it('CC-18.4 the relic row: a research and a gem each time', () => {
    const t = two().round(2).relics('zcharo', 4).fighters('zcharo', 'C-3', 1).phase('relics').play('advance:harvest:nothing')
    expect([t.gems('zcharo'), t.columnOf('zcharo', 'harvest')]).toEqual([2, 2])
  })

  it('CC-18.5 Oachra: Zcharo wounds come before Strength is compared', () => {
    for (const up of [false, true]) {
      const t = two().leader('Oachra', 'C-3', up).fighters('jrayek', 'C-3', up ? 4 : 3).fight('jrayek', 'C-3', 'zcharo', { zcharo: 'assault', jrayek: 'retreat' })
      expect(t.victor()).toBe('zcharo')
      // Attack 1 + 2, upgraded 1 + 3, and nobody of the Jrayek is left to lend Strength.
      const fight = two().leader('Oachra', 'C-3', up).fighters('jrayek', 'C-3', up ? 4 : 3).fight('jrayek', 'C-3', 'zcharo', { zcharo: 'assault', jrayek: 'assault' })
      expect([fight.totals('jrayek')[0], fight.victor()]).toEqual([1, 'zcharo'])
    }
    const without = two().leader('Cahzor', 'C-3').fighters('jrayek', 'C-3', 3).fight('jrayek', 'C-3', 'zcharo', { zcharo: 'assault', jrayek: 'assault' })
    expect([without.totals('jrayek')[0], without.victor()]).toEqual([4, 'jrayek'])
  })

  it('CC-18.6 Cahzor: 1 Strength with an opposing building, upgraded for each', () => {
    const total = (up: boolean, buildings: number): number => {
      const t = two().leader('Cahzor', 'C-3', up)
      for (const kind of (['foundry', 'outpost', 'fortress'] as const).slice(0, buildings)) t.building('jrayek', kind, 'C-3')
      return strength(t.fighters('jrayek', 'C-3', 1))
    }
    expect([total(false, 0), total(false, 1), total(false, 3), total(true, 1), total(true, 3)]).toEqual([3, 4, 4, 6, 8])
  })

  it('CC-18.7 Zucalah in Harvest: a card for an energy, upgraded for nothing', () => {
    const use = (up: boolean): Table => two().leader('Zucalah', 'D-1', up).price('harvest', 'zcharo', 3).phase('harvest').play('act', 'useLeader:Zucalah')
    expect([use(false).energy('zcharo'), use(false).handOf('zcharo').length]).toEqual([5, 1])
    expect([use(true).energy('zcharo'), use(true).handOf('zcharo').length]).toEqual([6, 1])
    expect(use(true).offers('useLeader:Zucalah')).toBe(false)
  })

  it('CC-18.8 Ejax: Strength by the number of the round', () => {
    const total = (round: number, up: boolean): number => strength(two().round(round).leader('Ejax', 'C-3', up).fighters('jrayek', 'C-3', 1))
    expect([total(1, false), total(5, false), total(5, true)]).toEqual([3, 7, 8])
  })

  it('CC-18.9 Urzo: takes the card that the opponent used, unless the Zcharo retreat', () => {
    const after = (plan: string, up: boolean): string[] => two().leader('Urzo', 'C-3', up).fighters('zcharo', 'C-3', 3).fighters('jrayek', 'C-3', 3)
      .hand('jrayek', 'T09').fight('zcharo', 'C-3', 'jrayek', { zcharo: plan, jrayek: 'guard T09' }).handOf('zcharo')
    expect([after('guard', false), after('guard', true)]).toEqual([['T09'], ['T09']])
    // Tenacious draws a card for the defeat.
    expect(after('retreat', false)).not.toContain('T09')
    const bluff = two().leader('Urzo', 'C-3').fighters('zcharo', 'C-3', 3).fighters('jrayek', 'C-3', 3).hand('jrayek', 'T09')
      .fight('zcharo', 'C-3', 'jrayek', { zcharo: 'guard', jrayek: 'guard bluff' })
    expect([bluff.handOf('zcharo'), bluff.handOf('jrayek')]).toEqual([[], ['T09']])
  })

  it('CC-18.10 Proficient in Discover, when acting: once a research for 3 energy, upgraded for 1', () => {
    const use = (up: boolean): Table => {
      const t = two()
      if (up) t.upgraded('proficient')
      return t.price('discover', 'zcharo', 3).phase('discover').play('act', 'useAttribute:proficient', 'advance:harvest:nothing')
    }
    expect([use(false).energy('zcharo'), use(true).energy('zcharo')]).toEqual([3, 5])
    expect([use(false).offers('useAttribute:proficient'), use(false).offers('main')]).toEqual([false, true])
  })

  it('CC-18.11 Seclusive: a shield with an own building, upgraded two', () => {
    const shields = (building: boolean, up: boolean): number => {
      const t = two().fighters('zcharo', 'C-3', 1).fighters('jrayek', 'C-3', 1)
      if (building) t.building('zcharo', 'foundry', 'C-3')
      if (up) t.upgraded('seclusive')
      return t.fight('zcharo', 'C-3', 'jrayek', { zcharo: 'assault', jrayek: 'guard' }).totals('zcharo')[2]
    }
    expect([shields(false, false), shields(true, false), shields(true, true)]).toEqual([0, 1, 2])
  })

  it('CC-18.12 Resilient: 1 Strength on plains, upgraded 2', () => {
    const total = (region: string, up: boolean): number => {
      const t = two().fighters('zcharo', region, 1).fighters('jrayek', region, 1)
      if (up) t.upgraded('resilient')
      return strength(t, 'guard', region)
    }
    expect([total('D-3', false), total('D-3', true), total('C-3', true)]).toEqual([3, 4, 2])
  })

  it('CC-18.13 Tenacious: a card after a defeat, upgraded a card or a research', () => {
    const lose = (up: boolean): Table => {
      const t = two().fighters('zcharo', 'C-3', 1).fighters('jrayek', 'C-3', 5)
      if (up) t.upgraded('tenacious')
      return t.fight('zcharo', 'C-3', 'jrayek', { zcharo: 'guard', jrayek: 'guard' })
    }
    expect(lose(false).handOf('zcharo')).toHaveLength(1)
    expect(lose(true).keys()).toEqual(['gain:C1', 'gain:X1'])
    expect(lose(true).play('gain:X1', 'advance:harvest:nothing').gloryOf('zcharo')).toBe(1)
    const won = two().fighters('zcharo', 'C-3', 5).fighters('jrayek', 'C-3', 1).fight('zcharo', 'C-3', 'jrayek', { zcharo: 'guard', jrayek: 'guard' })
    expect(won.handOf('zcharo')).toEqual([])
  })
})
