import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

const land = ['D-1', 'E-2', 'C-2', 'C-3', 'D-2', 'D-3', 'E-3', 'E-4'] as const
const holding = (regions: number): Table => {
  const t = new Table('zcharo', 'ai')
  for (const region of land.slice(0, regions)) t.fighters('zcharo', region, 1)
  return t
}
const income = (t: Table): Table => t.only('income', { step: 'income' })
/** Take the row and then the base income. */
const taken = (t: Table): Table => {
  income(t)
  const row = t.keys('zcharo').find((key) => key.startsWith('count:'))
  return row === undefined ? t : t.by('zcharo', row)
}

describe('Income', () => {
  it('CC-12.1 all at once', () => {
    expect(income(new Table('zcharo', 'ai', 'leyrien')).asked()).toEqual(['zcharo', 'ai', 'leyrien'])
  })

  it('CC-12.1 where they want the same thing, from the flare gun clockwise', () => {
    const t = new Table('zcharo', 'ai').flare('ai').foundation('zcharo', 'research').foundation('ai', 'research')
      .building('zcharo', 'fortress', 'E-2').building('ai', 'fortress', 'B-3').column('zcharo', 'harvest', 2).column('ai', 'harvest', 2)
    income(t).by('zcharo', 'fortressResearch:1').by('ai', 'fortressResearch:1')
    while (!t.offersLike('advance:')) t.playLike('')
    expect(t.asked()).toEqual(['ai'])
    t.play('advance:harvest:nothing', 'placeToken:p1:A-2')
    expect(t.asked()).toEqual(['zcharo'])
    t.play('advance:harvest:nothing')
    expect(t.offersLike('placeToken:p1')).toBe(false)
  })

  it('CC-12.2 CC-12.6 0 to 2 regions: 3 energy and a card', () => {
    const t = taken(holding(1)).by('zcharo', 'baseIncome:E2')
    t.drain()
    expect([t.energy('zcharo'), t.handOf('zcharo').length, t.counted('zcharo')]).toEqual([11, 1, 2])
  })

  it('CC-12.2 3 to 5 regions: a redeploy', () => {
    const t = taken(holding(2))
    expect(t.keys('zcharo')).toEqual(['redeploy:D-1:E-2', 'redeploy:E-2:D-1', 'decline'])
  })

  it('CC-12.2 no lower row may be chosen', () => {
    expect(income(holding(5)).keys('zcharo').filter((key) => key.startsWith('count:'))).toEqual(['count:6'])
  })

  it('CC-12.2 6 and 7 regions: an attribute or a gem; 8 and more twice', () => {
    const six = taken(holding(5))
    expect(six.keys('zcharo')).toEqual(['gain:UA', 'gain:G1'])
    six.by('zcharo', 'gain:G1', 'baseIncome:E2')
    expect(six.gems('zcharo')).toBe(2)
    const eight = taken(holding(7)).by('zcharo', 'gain:G1')
    expect(eight.keys('zcharo')).toEqual(['gain:UA', 'gain:G1'])
    eight.by('zcharo', 'gain:UA', 'upgradeAttribute:resilient')
    expect([eight.gems('zcharo'), eight.attributeUp('resilient')]).toEqual([1, true])
  })

  it('CC-12.2 CC-12.5 an attribute costs its gems; without them there is the gem', () => {
    const poor = taken(holding(5).has('zcharo', 6, 0))
    expect([poor.gems('zcharo'), poor.attributeUp('resilient')]).toEqual([1, false])
    const one = taken(holding(5).has('zcharo', 6, 1)).by('zcharo', 'gain:UA')
    expect(one.keys('zcharo')).toEqual(['upgradeAttribute:seclusive', 'upgradeAttribute:resilient', 'upgradeAttribute:tenacious', 'decline'])
  })

  it('CC-12.3 the count is taken as Income begins', () => {
    const t = new Table('zcharo', 'ai').hand('zcharo', 'T25').fighters('zcharo', 'D-1', 1).fighters('zcharo', 'E-2', 1)
    income(t).playCard('T25').by('zcharo', 'redeploy:D-1:E-2')
    const row = t.keys('zcharo').find((key) => key.startsWith('count:'))
    if (row) t.by('zcharo', row)
    expect([t.count('zcharo'), t.counted('zcharo')]).toEqual([2, 3])
  })

  it('CC-12.4 no redeploy from the region of the current relic', () => {
    const t = taken(new Table('zcharo', 'ai').fighters('zcharo', 'C-2', 1).fighters('zcharo', 'C-3', 1))
    expect(t.keys('zcharo')).toEqual(['redeploy:C-3:C-2', 'decline'])
  })

  it('CC-12.6 foundries give 2 energy each, outposts a card, fortresses a gem', () => {
    const t = income(new Table('leyrien', 'ai').building('leyrien', 'foundry', 'D-1').building('leyrien', 'foundry', 'E-2')
      .building('leyrien', 'outpost', 'D-1').building('leyrien', 'fortress', 'E-2'))
    expect([t.energy('leyrien'), t.gems('leyrien')]).toEqual([10, 2])
    t.by('leyrien', 'baseIncome:G1')
    t.drain()
    expect([t.gems('leyrien'), t.handOf('leyrien').length]).toEqual([3, 1])
  })

  it('CC-12.6 CC-16.1 the Circadians have 3 energy', () => {
    // 3 of the ship and 3 for no region.
    expect(income(new Table('circadians', 'ai')).energy('circadians')).toBe(12)
  })

  it('CC-12.7 CC-12.6 CC-7.9 the example: AI with a foundry, two outposts, three fortresses and the research foundation', () => {
    const t = new Table('ai', 'zcharo').foundation('ai', 'research').building('ai', 'foundry', 'D-1').building('ai', 'outpost', 'D-1')
      .building('ai', 'outpost', 'E-2').building('ai', 'fortress', 'C-2').building('ai', 'fortress', 'C-3').building('ai', 'fortress', 'D-2')
    income(t)
    expect(t.energy('ai')).toBe(8)
    expect(t.keys('ai').filter((key) => /baseIncome|fortressResearch/.test(key)))
      .toEqual(['baseIncome:E2', 'baseIncome:G1', 'fortressResearch:0', 'fortressResearch:1', 'fortressResearch:2', 'fortressResearch:3'])
    t.by('ai', 'baseIncome:E2', 'fortressResearch:1')
    expect([t.energy('ai'), t.gems('ai')]).toEqual([10, 3])
    const row = t.keys('ai').find((key) => key.startsWith('count:'))
    if (row) t.by('ai', row)
    while (!t.offersLike('advance:')) t.playLike('')
    t.play('advance:recruit:nothing')
    t.drain()
    expect([t.columnOf('ai', 'recruit'), t.handOf('ai').length]).toEqual([2, 2])
  })

  it('CC-12.7 without the foundation there is no choice', () => {
    const t = income(new Table('ai', 'zcharo').building('ai', 'fortress', 'C-2'))
    expect([t.gems('ai'), t.keys('ai').some((key) => key.startsWith('fortressResearch'))]).toEqual([2, false])
  })

  it('CC-12.8 CC-14.4 Circadians and Leyrien in one Income: more land wins, then more relics, then both', () => {
    const both = (circadians: readonly string[], leyrien: readonly string[], relics: number): readonly string[] => {
      const t = new Table('circadians', 'leyrien').has('circadians', 6, 9).glory('circadians', 4).glory('leyrien', 13).relics('leyrien', relics)
      for (const region of circadians) t.fighters('circadians', region, 1)
      for (const region of leyrien) t.fighters('leyrien', region, 1)
      t.morale(...leyrien.slice(0, 2)).only('income', { step: 'income' })
      return t.drain().winners()
    }
    expect(both(['D-1', 'E-2', 'C-2'], ['C-3', 'D-2'], 0)).toEqual(['circadians'])
    expect(both(['D-1', 'E-2'], ['C-3', 'D-2', 'D-3'], 0)).toEqual(['leyrien'])
    expect(both(['D-1', 'E-2'], ['C-3', 'D-2'], 1)).toEqual(['leyrien'])
    expect(both(['D-1', 'E-2'], ['C-3', 'D-2'], 0)).toEqual(['circadians', 'leyrien'])
  })

  it('CC-12.8 the winner is declared when all Income is done', () => {
    const t = new Table('leyrien', 'zcharo').glory('leyrien', 13).fighters('leyrien', 'D-1', 1).fighters('leyrien', 'E-2', 1).morale('D-1', 'E-2')
      .only('income', { step: 'income' })
    expect([t.gloryOf('leyrien'), t.step()]).not.toEqual([14, 'over'])
    t.drain()
    expect([t.step(), t.winners()]).toEqual(['over', ['leyrien']])
  })
})
