import { describe, expect, it } from 'vitest'
import { Table } from './table.ts'

const two = (): Table => new Table('jrayek', 'zcharo')
const fight = (t: Table, plan = 'guard', other = 'guard'): Table => t.fight('jrayek', 'C-3', 'zcharo', { jrayek: plan, zcharo: other })

describe('Ryh-zu', () => {
  it('CC-20.1 price tokens 1, 3 and 6 summon them to the base; token 1 draws no card', () => {
    const price = (token: number): Table => two().set({ priceHand: [0b111111, 0b011101, 0, 0, 0], priceVault: [0, 0b100010, 0, 0, 0] }).newRound(1)
      .play(`price:${token}:discover`)
    expect([1, 3, 6].map((token) => ['Uryk', 'Halke', 'Katarin'].filter((name) => price(token).whereIs(name) === 'jrayek base')))
      .toEqual([['Uryk'], ['Halke'], ['Katarin']])
    expect([price(1).handOf('jrayek'), price(1).commander('Uryk')]).toEqual([[], 'jrayek'])
    expect(price(4).whereIs('Uryk')).toBe('reserve')
    const taken = two().ryhzu('Halke', 'C-3', 'zcharo').newRound(1).play('price:3:discover')
    expect([taken.whereIs('Halke'), taken.commander('Halke')]).toEqual(['C-3', 'zcharo'])
  })

  it('CC-20.2 who wins a battle commands them, loser and retreat alike leave them', () => {
    for (const plan of ['guard', 'retreat']) {
      const t = fight(two().fighters('jrayek', 'C-3', 1).ryhzu('Halke', 'C-3', 'jrayek').fighters('zcharo', 'C-3', 9), plan)
      expect([t.commander('Halke'), t.whereIs('Halke')]).toEqual(['zcharo', 'C-3'])
    }
    const back = fight(two().fighters('jrayek', 'C-3', 9).ryhzu('Halke', 'C-3', 'zcharo'))
    expect([back.commander('Halke'), back.controller('C-3')]).toEqual(['jrayek', 'jrayek'])
  })

  it('CC-20.2 every Ryh-zu of the battle, from whichever side', () => {
    const t = fight(two().fighters('jrayek', 'C-3', 9).ryhzu('Halke', 'C-3', 'zcharo').ryhzu('Katarin', 'C-3', 'zcharo').ryhzu('Uryk', 'C-3', 'jrayek'))
    expect(['Uryk', 'Halke', 'Katarin'].map((name) => t.commander(name))).toEqual(['jrayek', 'jrayek', 'jrayek'])
    const third = new Table('ai', 'zcharo', 'jrayek').fighters('ai', 'C-3', 9).ryhzu('Halke', 'C-3', 'zcharo')
      .fight('ai', 'C-3', 'zcharo', { ai: 'guard', zcharo: 'guard' })
    expect([third.commander('Halke'), third.gloryOf('jrayek')]).toEqual(['ai', 0])
  })

  it('CC-20.3 they pin and give presence', () => {
    const t = two().ryhzu('Halke', 'C-3', 'jrayek').fighters('zcharo', 'C-3', 1).price('move', 'zcharo', 3).phase('move').play('act')
    expect([t.offers('main'), t.controller('C-3')]).toEqual([false, undefined])
  })

  it('CC-20.3 CC-10.5 not on lakes, not even with the Oxataya; no leader for the limit', () => {
    const lake = new Table('oxataya', 'jrayek').ryhzu('Halke', 'C-3', 'oxataya').fighters('oxataya', 'C-3', 1).price('move', 'oxataya', 3)
      .phase('move').play('act', 'main', 'move:C-3:C-4')
    expect(lake.offers('with:Halke')).toBe(false)
    const together = two().leader('Lynke', 'C-2').ryhzu('Halke', 'C-3', 'jrayek').ryhzu('Uryk', 'C-3', 'jrayek').price('move', 'jrayek', 3)
      .phase('move').play('act', 'main', 'move:C-2:C-3', '?with:Lynke', '?fighters:0')
    expect([together.whereIs('Lynke'), together.offers('done')]).toEqual(['C-3', true])
  })

  it('CC-20.3 CC-13.2 sent to base they go to their commander', () => {
    const t = two().round(2).ryhzu('Halke', 'C-3', 'zcharo').phase('relics').play('advance:harvest:nothing')
    expect(t.whereIs('Halke')).toBe('zcharo base')
  })

  it('CC-20.4 CC-20.15 upkeep at Income, or they leave; Assertive makes it cheaper', () => {
    const pay = (name: string): number[] => {
      const t = two().has('jrayek', 6, 1).ryhzu(name, 'C-3', 'jrayek').only('income', { step: 'income' }).by('jrayek', 'baseIncome:E2', 'count:2')
      const before = [t.energy('jrayek'), t.gems('jrayek')]
      t.by('jrayek', `upkeep:${name}`)
      return [before[0] - t.energy('jrayek'), before[1] - t.gems('jrayek')]
    }
    expect([pay('Uryk'), pay('Halke'), pay('Katarin')]).toEqual([[2, 0], [1, 0], [0, 1]])
    const free = two().has('jrayek', 0, 0).upgraded('assertive').ryhzu('Uryk', 'C-3', 'jrayek').ryhzu('Katarin', 'D-3', 'jrayek').only('income', { step: 'income' }).by('jrayek', 'baseIncome:E2').drain()
    expect([free.whereIs('Uryk'), free.whereIs('Katarin'), free.energy('jrayek'), free.gems('jrayek')]).toEqual(['C-3', 'D-3', 2, 0])
  })

  it('CC-20.4 without the means it leaves the map, and this Income may pay', () => {
    const poor = two().has('jrayek', 0, 0).ryhzu('Katarin', 'C-3', 'jrayek').only('income', { step: 'income' })
    poor.by('jrayek', 'baseIncome:E2', 'release:Katarin')
    expect([poor.whereIs('Katarin'), poor.commander('Katarin')]).toEqual(['reserve', undefined])
    const earned = two().has('jrayek', 0, 0).ryhzu('Katarin', 'C-3', 'jrayek').only('income', { step: 'income' })
    earned.by('jrayek', 'baseIncome:G1', 'upkeep:Katarin')
    expect([earned.whereIs('Katarin'), earned.gems('jrayek')]).toEqual(['C-3', 0])
  })

  it('CC-20.4 for those that others command they are paid', () => {
    const t = two().has('jrayek', 0, 0).ryhzu('Uryk', 'C-3', 'zcharo').ryhzu('Halke', 'C-3', 'zcharo').ryhzu('Katarin', 'D-3', 'zcharo')
      .only('income', { step: 'income' })
    expect([t.energy('jrayek'), t.gems('jrayek')]).toEqual([2, 1])
  })

  it('CC-20.5 the Jrayek upgrade them for no gem, whoever commands them', () => {
    const t = two().has('jrayek', 9, 0).ryhzu('Uryk', 'C-3', 'zcharo').price('move', 'jrayek', 3).phase('move').play('act', 'secondary', 'upgradeLeader:Uryk')
    expect([t.isUpgraded('Uryk'), t.commander('Uryk'), t.energy('jrayek')]).toEqual([true, 'zcharo', 4])
    const strengths = (up: boolean): number[] => two().ryhzu('Uryk', 'C-3', 'zcharo', up).fighters('jrayek', 'C-3', 1)
      .fight('zcharo', 'C-3', 'jrayek', { zcharo: 'guard', jrayek: 'guard' }).totals('zcharo')
    expect([strengths(false), strengths(true)]).toEqual([[3, 2, 1], [4, 3, 1]])
  })

  it('CC-20.5 Halke and Katarin on either side', () => {
    const totals = (name: string, up: boolean): number[] => fight(two().ryhzu(name, 'C-3', 'zcharo', up).fighters('jrayek', 'C-3', 9)).totals('zcharo')
    expect([totals('Halke', false), totals('Halke', true), totals('Katarin', false), totals('Katarin', true)]).toEqual([[3, 0, 3], [4, 0, 4], [4, 0, 1], [6, 0, 1]])
  })
})

describe('Jrayek', () => {
  it('CC-20.6 a fortress gives 1 Strength and 2 shields', () => {
    // Fortified adds a shield for the building.
    expect(fight(two().building('jrayek', 'fortress', 'C-3').fighters('zcharo', 'C-3', 1), 'assault').totals('jrayek')).toEqual([2, 1, 3])
  })

  it('CC-20.7 a glory for each battle won against a leader or a Ryh-zu', () => {
    const glory = (lay: (t: Table) => Table): number => fight(lay(two().fighters('jrayek', 'C-3', 9))).gloryOf('jrayek')
    expect([glory((t) => t.fighters('zcharo', 'C-3', 1)), glory((t) => t.leader('Ejax', 'C-3')), glory((t) => t.ryhzu('Halke', 'C-3', 'zcharo')), glory((t) => t.leader('Ejax', 'C-3').ryhzu('Halke', 'C-3', 'zcharo'))])
      .toEqual([0, 1, 1, 1])
    const lost = fight(two().fighters('jrayek', 'C-3', 1).leader('Ejax', 'C-3').fighters('zcharo', 'C-3', 9))
    expect(lost.gloryOf('jrayek')).toBe(0)
  })

  it('CC-20.7 CC-14.1 the rewards, and 5 that win at once', () => {
    const gain = (glory: number): Table => fight(two().glory('jrayek', glory).fighters('jrayek', 'C-3', 9).sectors('jrayek', 0, 2).leader('Ejax', 'C-3'))
    expect([gain(0).energy('jrayek'), gain(1).energy('jrayek'), gain(2).offersLike('recruit:'), gain(3).gems('jrayek')]).toEqual([8, 8, true, 2])
    expect([gain(4).step(), gain(4).winners()]).toEqual(['over', ['jrayek']])
  })

  it('CC-20.8 the example: the fourth relic is the second of the Jrayek, a research and a glory; units go to base', () => {
    const t = two().round(4).relics('jrayek', 1).fighters('jrayek', 'D-3', 3).leader('Lynke', 'D-3').building('jrayek', 'foundry', 'D-3')
      .phase('relics').play('advance:harvest:nothing')
    expect([t.gloryOf('jrayek'), t.state.relics[0], t.relicAt(4)]).toEqual([1, 2, undefined])
    expect([t.fightersAt('jrayek', 'base jrayek'), t.whereIs('Lynke'), t.buildingsAt('D-3')]).toEqual([3, 'jrayek base', ['jrayek foundry']])
  })

  it('CC-20.9 Jayen: half of the own fighters are lost after a victory, rounded up, before attacks', () => {
    for (const up of [false, true]) {
      const t = fight(two().leader('Jayen', 'C-3', up).fighters('jrayek', 'C-3', 5).fighters('zcharo', 'C-3', 3), 'guard', 'guard')
      expect([t.fightersAt('jrayek', 'C-3'), t.sectorsOf('jrayek')[0]]).toEqual([2, 18])
      const lost = fight(two().leader('Jayen', 'C-3', up).fighters('jrayek', 'C-3', 1).fighters('zcharo', 'C-3', 15))
      expect(lost.fightersAt('jrayek', 'base jrayek')).toBe(1)
    }
    const ai = new Table('jrayek', 'ai').leader('Jayen', 'C-3').fighters('jrayek', 'C-3', 5).fighters('ai', 'C-3', 1)
      .fight('jrayek', 'C-3', 'ai', { jrayek: 'guard', ai: 'guard' })
    expect(ai.gloryOf('ai')).toBe(0)
  })

  it('CC-20.10 Ikryla at Income: a card or a gem where a relic is', () => {
    for (const up of [false, true]) {
      const t = two().leader('Ikryla', 'C-3', up).only('income', { step: 'income' })
      expect(t.keys('jrayek').filter((key) => key.startsWith('relicIncome'))).toEqual(['relicIncome:C1', 'relicIncome:G1'])
      t.by('jrayek', 'relicIncome:G1')
      expect(t.gems('jrayek')).toBe(2)
      expect(two().leader('Ikryla', 'D-1', up).only('income', { step: 'income' }).keys('jrayek').some((key) => key.startsWith('relicIncome'))).toBe(false)
    }
  })

  it('CC-20.11 Lynke: 1 Strength for every 2 Attack of their side', () => {
    const total = (up: boolean, plan: string): number[] => fight(two().leader('Lynke', 'C-3', up).fighters('jrayek', 'C-3', 1).ryhzu('Uryk', 'C-3', 'jrayek').fighters('zcharo', 'C-3', 1).hand('jrayek', 'T01'), plan)
      .totals('jrayek')
    // Fighter 1, Lynke 1, Uryk 2, Hostile 2, wheel 1; Attack 2 and 2, on assault one more.
    expect([total(false, 'guard'), total(false, 'assault'), total(false, 'assault T01')]).toEqual([[9, 4, 1], [9, 5, 0], [12, 7, 0]])
    expect(total(true, 'guard')).toEqual([12, 6, 1])
  })

  it('CC-20.12 Vahla: 4 Strength against an opposing Ryh-zu, upgraded with any', () => {
    const total = (up: boolean, commander: 'jrayek' | 'zcharo' | undefined): number => {
      const t = two().leader('Vahla', 'C-3', up).fighters('zcharo', 'C-3', 1)
      if (commander) t.ryhzu('Katarin', 'C-3', commander)
      return fight(t).totals('jrayek')[0]
    }
    // Vahla 2, Hostile 1, wheel 1; with Katarin on their side 3 and 1 more.
    expect([total(false, undefined), total(false, 'zcharo'), total(false, 'jrayek'), total(true, undefined), total(true, 'zcharo'), total(true, 'jrayek')])
      .toEqual([4, 8, 8, 4, 8, 12])
  })

  it('CC-20.13 Kajali: nobody else selects a battle there', () => {
    for (const up of [false, true]) {
      const t = new Table('zcharo', 'ai', 'jrayek').leader('Kajali', 'C-3', up).fighters('zcharo', 'C-3', 9).fighters('ai', 'C-3', 2)
        .fighters('zcharo', 'D-3', 1).fighters('ai', 'D-3', 1).only('combat', { step: 'battles', seat: 0 })
      expect(t.told('battle').map(({ data }) => [data['seat'], data['region']])).toEqual([[0, 14]])
      t.reveal({ zcharo: 'guard', ai: 'guard' })
      expect([t.asked(), t.keys().length]).toEqual([['jrayek'], 2])
      t.select('C-3', 'zcharo').reveal({ jrayek: 'guard', zcharo: 'guard' })
      // Kajali is beaten, so that the others may fight it out.
      expect([t.whereIs('Kajali'), t.told('battle').length]).toEqual(['reserve', 3])
    }
  })

  it('CC-20.14 Aggressive: an energy after wounding, upgraded a gem instead', () => {
    const after = (up: boolean, plan: string): number[] => {
      const t = two().fighters('jrayek', 'C-3', 4).fighters('zcharo', 'C-3', 3)
      if (up) t.upgraded('aggressive')
      fight(t, plan, 'assault')
      return [t.energy('jrayek'), t.gems('jrayek')]
    }
    expect([after(false, 'swarm'), after(true, 'swarm'), after(false, 'guard')]).toEqual([[7, 1], [6, 2], [6, 1]])
  })

  it('CC-20.16 Hostile: 1 Strength for each leader and Ryh-zu, upgraded 2', () => {
    const total = (up: boolean): number => {
      const t = two().leader('Ikryla', 'C-3').ryhzu('Halke', 'C-3', 'jrayek').fighters('zcharo', 'C-3', 1)
      if (up) t.upgraded('hostile')
      return fight(t).totals('jrayek')[0]
    }
    expect([total(false), total(true)]).toEqual([7, 9])
  })

  it('CC-20.17 Fortified: a shield with an own building, upgraded two and 1 Strength', () => {
    const total = (up: boolean, building: boolean): number[] => {
      const t = two().fighters('jrayek', 'C-3', 1).fighters('zcharo', 'C-3', 1)
      if (building) t.building('jrayek', 'foundry', 'C-3')
      if (up) t.upgraded('fortified')
      return fight(t, 'assault').totals('jrayek')
    }
    expect([total(false, false), total(false, true), total(true, true), total(true, false)]).toEqual([[2, 1, 0], [2, 1, 1], [3, 1, 2], [2, 1, 0]])
  })
})
