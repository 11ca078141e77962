import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

const two = (): Table => new Table('ai', 'zcharo')

describe('selecting a battle', () => {
  it('CC-11.1 from the flare gun clockwise, one each, until none is left', () => {
    const t = new Table('ai', 'zcharo', 'leyrien').flare('zcharo')
    t.fighters('ai', 'C-3', 1).fighters('leyrien', 'C-3', 1).fighters('ai', 'D-2', 1).fighters('zcharo', 'D-2', 2).fighters('leyrien', 'D-3', 1)
      .building('zcharo', 'foundry', 'D-3')
    t.only('combat', { step: 'battles', seat: 1 })
    expect(t.asked()).toEqual(['zcharo'])
    t.select('D-2', 'ai').reveal({ ai: 'guard', zcharo: 'guard' })
    expect(t.asked()).toEqual(['leyrien'])
    t.select('C-3', 'ai').reveal({ ai: 'guard', leyrien: 'guard' }).play('?decline', '?row:combat')
    expect(t.told('battle').map(({ data }) => data['seat'])).toEqual([1, 2, 1])
    t.reveal({ zcharo: 'guard', leyrien: 'guard' })
    expect(t.step()).toBe('price')
  })

  it('CC-11.1 the example: with two opponents in the region one is chosen, the other is fought later', () => {
    const t = new Table('jrayek', 'zcharo', 'circadians').fighters('jrayek', 'C-3', 5).fighters('zcharo', 'C-3', 1).fighters('circadians', 'C-3', 1)
      .only('combat', { step: 'battles', seat: 0 })
    expect(t.keys()).toHaveLength(2)
    t.select('C-3', 'zcharo').reveal({ jrayek: 'guard', zcharo: 'guard' })
    expect([t.fightersAt('circadians', 'C-3'), t.fightersAt('jrayek', 'C-3'), t.fightersAt('zcharo', 'C-3')]).toEqual([1, 5, 0])
    expect(t.told('battle')).toHaveLength(2)
  })

  it('CC-1.2 a building alone is presence enough for a battle', () => {
    const t = two().fighters('ai', 'C-3', 1).building('zcharo', 'foundry', 'C-3').fight('ai', 'C-3', 'zcharo', { ai: 'guard', zcharo: 'guard' })
    expect([t.victor(), t.buildingsAt('C-3'), t.controller('C-3')]).toEqual(['ai', [], 'ai'])
  })
})

describe('planning', () => {
  it('CC-11.2 both plan at once and in secret', () => {
    const t = two().fighters('ai', 'C-3', 2).fighters('zcharo', 'C-3', 1).hand('zcharo', 'T01').only('combat', { step: 'battles', seat: 0 }).select('C-3', 'zcharo')
    expect(t.asked().sort()).toEqual(['ai', 'zcharo'])
    const before = JSON.stringify(t.view('ai'))
    const sealed = (plan: string): string => {
      const twin = two().fighters('ai', 'C-3', 2).fighters('zcharo', 'C-3', 1).hand('zcharo', 'T01').only('combat', { step: 'battles', seat: 0 }).select('C-3', 'zcharo')
      return JSON.stringify(twin.by('zcharo', plan).view('ai'))
    }
    expect(sealed('plan:guard')).toBe(sealed('planBluff:retreat'))
    expect(sealed('plan:guard')).toBe(sealed('planWith:assault:T01a'))
    expect(sealed('plan:guard')).not.toBe(before)
  })

  it('CC-11.2 CC-11.7 a bluff goes back to hand unseen and counts as no card', () => {
    const t = two().fighters('ai', 'C-3', 2).fighters('zcharo', 'C-3', 1).hand('ai', 'T01').fight('ai', 'C-3', 'zcharo', { ai: 'assault bluff', zcharo: 'guard' })
    expect([t.totals('ai'), t.handOf('ai'), t.discarded()]).toEqual([[3, 1, 0], ['T01'], []])
  })

  it('CC-11.3 CC-11.7 retreat: shields on both sides, two fewer without a card', () => {
    const shields = (plan: string): number => two().fighters('ai', 'C-3', 2).fighters('zcharo', 'C-3', 1).hand('ai', 'T08')
      .fight('ai', 'C-3', 'zcharo', { ai: plan, zcharo: 'guard' }).totals('ai')[2]
    // 1 + 4 and one from the text of the card.
    expect([shields('retreat'), shields('retreat T08'), shields('retreat bluff')]).toEqual([0, 6, 0])
    const leader = two().leader('Xiao', 'C-3').fighters('zcharo', 'C-3', 1).fight('ai', 'C-3', 'zcharo', { ai: 'retreat', zcharo: 'guard' })
    expect(leader.totals('ai')[2]).toBe(1)
  })

  it('CC-11.4 a die costs a gem at the reveal, and without a gem it cannot be chosen', () => {
    const t = two().has('ai', 6, 1).has('zcharo', 6, 0).fighters('ai', 'C-3', 2).fighters('zcharo', 'C-3', 1)
      .only('combat', { step: 'battles', seat: 0 }).select('C-3', 'zcharo')
    expect([t.keys('ai').includes('plan:dieLeft'), t.keys('zcharo').includes('plan:dieLeft'), t.keys('zcharo').includes('plan:dieRight')]).toEqual([true, false, false])
    expect(t.reasons()).toContain('plan:dieLeft CC-11.4')
    t.by('ai', 'plan:dieLeft')
    expect(t.gems('ai')).toBe(1)
    t.by('zcharo', 'plan:guard')
    expect(t.gems('ai')).toBe(0)
  })

  it('CC-11.4 CC-11.8 die left takes the left value, die right the right one', () => {
    const total = (plan: string): number[] => two().fighters('ai', 'C-3', 2).fighters('zcharo', 'C-3', 1).hand('ai', 'T12')
      .fight('ai', 'C-3', 'zcharo', { zcharo: 'guard', ai: plan }, { ai: 3 }).totals('ai')
    // Sabotage is 3/1.
    expect([total('dieLeft T12')[0], total('dieRight T12')[0]]).toEqual([8, 6])
    const shield = two().fighters('ai', 'C-3', 2).fighters('zcharo', 'C-3', 1).fight('ai', 'C-3', 'zcharo', { zcharo: 'guard', ai: 'dieLeft' }, { ai: 1 })
    expect(shield.totals('ai')).toEqual([4, 0, 1])
  })

  it('CC-11.5 swarm needs four fighters and no leader; a Ryh-zu does not matter', () => {
    const may = (lay: (t: Table) => Table): boolean => lay(new Table('jrayek', 'zcharo').fighters('zcharo', 'C-3', 1))
      .only('combat', { step: 'battles', seat: 0 }).select('C-3', 'zcharo').keys('jrayek').includes('plan:swarm')
    expect(may((t) => t.fighters('jrayek', 'C-3', 4))).toBe(true)
    expect(may((t) => t.fighters('jrayek', 'C-3', 3))).toBe(false)
    expect(may((t) => t.fighters('jrayek', 'C-3', 4).leader('Lynke', 'C-3'))).toBe(false)
    expect(may((t) => t.fighters('jrayek', 'C-3', 4).ryhzu('Uryk', 'C-3', 'jrayek'))).toBe(true)
    const t = two().fighters('ai', 'C-3', 4).fighters('zcharo', 'C-3', 3).hand('ai', 'T09').fight('ai', 'C-3', 'zcharo', { ai: 'swarm T09', zcharo: 'assault' })
    // Destructive adds one Attack for who selected with four fighters.
    expect(t.totals('ai')).toEqual([4, 7, 0])
  })

  it('CC-11.6 assault: Attack left, Strength right; guard: Strength left, shield right; the example: 1 Attack and 3 Strength, 2 Attack more by the text', () => {
    const total = (plan: string): number[] => two().fighters('zcharo', 'C-3', 2).fighters('ai', 'C-3', 1).hand('zcharo', 'T01')
      .fight('ai', 'C-3', 'zcharo', { ai: 'guard', zcharo: plan }).totals('zcharo')
    expect(total('assault T01')).toEqual([5, 3, 0])
    expect(total('guard T01')).toEqual([3, 2, 3])
    expect(total('assault')).toEqual([3, 1, 0])
  })

  it('CC-11.7 X is what the own die shows, one without a die', () => {
    const strength = (plan: string, dice: { ai?: number }): number => two().fighters('ai', 'C-3', 1).fighters('zcharo', 'C-3', 1).hand('ai', 'T07')
      .fight('zcharo', 'C-3', 'ai', { zcharo: 'guard', ai: plan }, dice).totals('ai')[0]
    // Ambush is X/2.
    expect([strength('dieLeft T07', { ai: 4 }), strength('guard T07', {}), strength('dieRight T07', { ai: 4 })]).toEqual([9, 2, 7])
  })
})

describe('who wins', () => {
  it('CC-11.9 the higher Strength; in a tie who selected', () => {
    const won = (mine: number, theirs: number, selector: 'ai' | 'zcharo'): string =>
      two().fighters('ai', 'C-3', mine).fighters('zcharo', 'C-3', theirs)
        .fight(selector, 'C-3', selector === 'ai' ? 'zcharo' : 'ai', { ai: 'guard', zcharo: 'guard' }).victor()
    expect([won(3, 2, 'zcharo'), won(2, 3, 'ai'), won(2, 2, 'ai'), won(2, 2, 'zcharo')]).toEqual(['ai', 'zcharo', 'ai', 'zcharo'])
  })

  it('CC-11.9 CC-7.8 CC-18.1 outposts have 2 Strength each, other buildings none of their own', () => {
    const t = two().fighters('ai', 'C-3', 1).building('zcharo', 'outpost', 'C-3').building('zcharo', 'outpost', 'C-3')
      .fight('ai', 'C-3', 'zcharo', { ai: 'guard', zcharo: 'guard' })
    expect(t.totals('zcharo')[0]).toBe(5)
    const foundry = two().fighters('ai', 'C-3', 1).building('zcharo', 'foundry', 'C-3').fight('ai', 'C-3', 'zcharo', { ai: 'guard', zcharo: 'guard' })
    expect(foundry.totals('zcharo')[0]).toBe(1)
  })

  it('CC-11.10 who retreats loses, however strong', () => {
    const t = two().fighters('ai', 'C-3', 9).fighters('zcharo', 'C-3', 1).fight('ai', 'C-3', 'zcharo', { ai: 'retreat', zcharo: 'guard' })
    expect([t.victor(), t.controller('C-3')]).toEqual(['zcharo', 'zcharo'])
  })

  it('CC-11.11 if both retreat, the stronger goes; with equal Strength the selector stays', () => {
    const stays = (mine: number, theirs: number): string[] => {
      const t = two().fighters('ai', 'C-3', mine).fighters('zcharo', 'C-3', theirs).fight('ai', 'C-3', 'zcharo', { ai: 'retreat', zcharo: 'retreat' })
      return [t.victor(), t.controller('C-3') ?? '']
    }
    expect([stays(5, 2), stays(2, 5), stays(3, 3)]).toEqual([['zcharo', 'zcharo'], ['ai', 'ai'], ['ai', 'ai']])
  })
})

describe('wounds', () => {
  const attacks = (attack: string, fighters: number): Table => new Table('oxataya', 'zcharo').fighters('zcharo', 'C-3', fighters)
    .fighters('oxataya', 'C-3', 9).hand('oxataya', attack).has('zcharo', 6, 1)

  it('CC-11.13 Attack less shields, at most four of a side; both sides at once', () => {
    // Bulwark on swarm: 1 + 4 Attack; on guard 4 shields and one by its text.
    const t = attacks('T08', 9).fight('oxataya', 'C-3', 'zcharo', { oxataya: 'swarm T08', zcharo: 'swarm' })
    expect([t.state.fightWounds, t.sectorsOf('zcharo')[0], t.sectorsOf('oxataya')[0]]).toEqual([[1, 4], 15, 12])
  })

  it('CC-11.13 the examples: 6 Attack against 4 shields wound two, against none four', () => {
    const wounds = (plan: string, card: string): number => {
      const t = new Table('jrayek', 'zcharo').fighters('jrayek', 'C-3', 9).fighters('zcharo', 'C-3', 9).hand('jrayek', 'T09').hand('zcharo', card)
      return t.fight('zcharo', 'C-3', 'jrayek', { jrayek: 'swarm T09', zcharo: plan }).state.fightWounds[0]
    }
    // Massed Ranks 3/3 on swarm; Bulwark on guard has 4 shields and one more.
    expect([wounds('guard T08', 'T08'), wounds('assault', 'T08')]).toEqual([1, 4])
    expect(wounds('guard T13', 'T13')).toBe(2)
  })

  it('CC-11.14 wounded fighters go to the first sector, leaders and Ryh-zu are never wounded', () => {
    const t = new Table('jrayek', 'ai').leader('Lynke', 'C-3', true).fighters('jrayek', 'C-3', 6).fighters('ai', 'C-3', 1)
      .ryhzu('Uryk', 'C-3', 'jrayek').leader('Xiao', 'C-3', true)
    t.fight('jrayek', 'C-3', 'ai', { jrayek: 'guard', ai: 'assault' })
    expect([t.fightersAt('jrayek', 'C-3'), t.whereIs('Lynke'), t.whereIs('Uryk'), t.sectorsOf('jrayek')]).toEqual([3, 'C-3', 'C-3', [17, 0]])
  })
})

describe('after the battle', () => {
  it('CC-11.16 CC-11.17 the loser sends fighters to base, leaders to the reserve, and takes buildings back with what they cover', () => {
    const t = two().fighters('ai', 'C-3', 9).fighters('zcharo', 'C-3', 2).leader('Ejax', 'C-3', true).building('zcharo', 'foundry', 'C-3')
      .building('zcharo', 'outpost', 'C-3').building('zcharo', 'fortress', 'C-3')
    t.fight('ai', 'C-3', 'zcharo', { ai: 'guard', zcharo: 'guard' })
    expect([t.fightersAt('zcharo', 'base zcharo'), t.whereIs('Ejax'), t.isUpgraded('Ejax'), t.buildingsAt('C-3')]).toEqual([2, 'reserve', true, []])
    // A card for the outpost, another for Tenacious.
    expect([t.energy('zcharo'), t.gems('zcharo'), t.handOf('zcharo').length]).toEqual([8, 2, 2])
    expect([t.builtBy('zcharo', 'foundry'), t.builtBy('zcharo', 'outpost'), t.builtBy('zcharo', 'fortress'), t.foundationsAt('C-3')]).toEqual([0, 0, 0, 3])
  })

  it('CC-11.18 a victor without anything left controls nothing', () => {
    const t = two().fighters('ai', 'C-3', 1).fighters('zcharo', 'C-3', 1).hand('ai', 'T09').fight('ai', 'C-3', 'zcharo', { ai: 'guard T09', zcharo: 'assault' })
    expect([t.victor(), t.fightersAt('ai', 'C-3')]).toEqual(['ai', 1])
    const gone = two().fighters('ai', 'C-3', 1).fighters('zcharo', 'C-3', 1).hand('ai', 'T02').fight('ai', 'C-3', 'zcharo', { ai: 'guard T02', zcharo: 'assault' })
    expect([gone.victor(), gone.controller('C-3'), gone.fightersAt('zcharo', 'base zcharo')]).toEqual(['ai', undefined, 1])
  })

  it('CC-11.19 CC-15.1 cards used are discarded, one for each side', () => {
    const t = two().fighters('ai', 'C-3', 2).fighters('zcharo', 'C-3', 1).hand('ai', 'T09', 'T08').hand('zcharo', 'T20')
      .fight('ai', 'C-3', 'zcharo', { ai: 'guard T09', zcharo: 'guard T20' })
    expect([t.discarded().sort(), t.handOf('ai')]).toEqual([['T09', 'T20'], ['T08']])
  })
})

describe('retreating', () => {
  it('CC-11.15 fighters go together to one adjacent region with own presence, not the base; leaders to base, undefeated; buildings are razed', () => {
    const t = two().fighters('ai', 'C-3', 3).leader('Adecai', 'C-3').building('ai', 'outpost', 'C-3').fighters('zcharo', 'C-3', 5)
      .fighters('ai', 'D-3', 1).building('ai', 'foundry', 'D-2').fighters('ai', 'E-4', 1)
    t.fight('zcharo', 'C-3', 'ai', { ai: 'retreat', zcharo: 'guard' })
    expect(t.keys()).toEqual(['retreat:D-2', 'retreat:D-3'])
    t.play('retreat:D-2')
    expect([t.fightersAt('ai', 'D-2'), t.whereIs('Adecai'), t.buildingsAt('C-3'), t.handOf('ai').length]).toEqual([3, 'ai base', [], 1])
  })

  it('CC-11.15 a region with a battle to come will do; without any the base', () => {
    const contested = two().fighters('ai', 'C-3', 2).fighters('zcharo', 'C-3', 5).fighters('ai', 'D-3', 1).fighters('zcharo', 'D-3', 1)
      .fight('zcharo', 'C-3', 'ai', { ai: 'retreat', zcharo: 'guard' })
    expect(contested.fightersAt('ai', 'D-3')).toBe(3)
    const home = two().fighters('ai', 'C-3', 2).fighters('zcharo', 'C-3', 5).fighters('ai', 'E-4', 1).fight('zcharo', 'C-3', 'ai', { ai: 'retreat', zcharo: 'guard' })
    expect(home.fightersAt('ai', 'base ai')).toBe(2)
  })

  it('CC-11.12 wounds come before the retreat', () => {
    const t = new Table('ai', 'jrayek').fighters('ai', 'C-3', 4).fighters('jrayek', 'C-3', 6).hand('jrayek', 'T01')
      .fight('jrayek', 'C-3', 'ai', { ai: 'retreat', jrayek: 'assault T01' })
    expect([t.fightersAt('ai', 'base ai'), t.sectorsOf('ai')[0]]).toEqual([1, 19])
  })
})

describe('golden battles', () => {
  it('CC-11.9 CC-11.12 CC-11.13 CC-11.15 CC-20.2 CC-20.14 CC-20.16 CC-17.2 the first battle of the book', () => {
    const t = new Table('ai', 'jrayek').round(3).has('jrayek', 6, 0).has('ai', 6, 3)
    t.fighters('ai', 'C-3', 5).hand('ai', 'T03', 'T09', 'T12').fighters('jrayek', 'C-3', 4).leader('Ikryla', 'C-3')
      .ryhzu('Uryk', 'C-3', 'jrayek', true).hand('jrayek', 'T04').fighters('jrayek', 'D-3', 1)
    t.fight('jrayek', 'C-3', 'ai', { jrayek: 'retreat T04', ai: 'dieLeft T03' }, { ai: 4 })
    expect([t.totals('ai'), t.totals('jrayek')]).toEqual([[12, 4, 0], [11, 3, 3]])
    expect([t.victor(), t.gloryOf('ai'), t.sectorsOf('ai')[0], t.gems('ai')]).toEqual(['ai', 1, 18, 2])
    expect([t.whereIs('Ikryla'), t.whereIs('Uryk'), t.commander('Uryk')]).toEqual(['jrayek base', 'C-3', 'ai'])
    expect([t.fightersAt('jrayek', 'D-3'), t.energy('jrayek'), t.gems('jrayek')]).toEqual([4, 7, 1])
    expect([t.controller('C-3'), t.fightersAt('ai', 'C-3')]).toEqual(['ai', 2])
  })

  it('CC-11.9 CC-11.17 CC-16.13 CC-16.14 the second battle of the book', () => {
    const t = new Table('circadians', 'jrayek', 'zcharo').has('jrayek', 6, 1).fighters('circadians', 'C-3', 3).fighters('jrayek', 'C-3', 4)
      .building('jrayek', 'outpost', 'C-3').fighters('zcharo', 'C-3', 1).hand('circadians', 'T06').hand('jrayek', 'T05')
    t.fight('circadians', 'C-3', 'jrayek', { circadians: 'dieRight T06', jrayek: 'dieLeft T05' }, { circadians: 4, jrayek: 4 })
    expect([t.totals('circadians')[0], t.totals('jrayek')[0], t.totals('jrayek')[1], t.totals('circadians')[2]]).toEqual([13, 13, 2, 2])
    expect(t.victor()).toBe('circadians')
    t.play('?decline')
    expect([t.fightersAt('circadians', 'C-3'), t.buildingsAt('C-3'), t.handOf('jrayek').length]).toEqual([3, [], 1])
    expect([t.intelOf('jrayek'), t.fightersAt('jrayek', 'base jrayek'), t.foundationsAt('C-3'), t.fightersAt('zcharo', 'C-3')]).toEqual(['held', 4, 1, 1])
  })
})
