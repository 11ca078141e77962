import { describe, expect, it } from 'vitest'
import { given, place, react, use } from './builder.ts'
import { alone, attacksUnlessPaid, collecting, collects, costs, ignoresLifeLoss, needs, scores } from './components.ts'

describe('RA-20.1 Athanor', () => {
  costs('athanor', 'E1 G1')
  scores('athanor', 0)
  needs('athanor', 1, 'E1')

  it('T, pay 1E: put 2E on it', () => {
    const table = alone({ pool: 'E2', play: ['athanor E1'] }).choose(use('athanor', 1))
    expect(table.pool(0)).toBe('E1')
    expect(table.on('athanor')).toBe('E3')
    expect(table.isTurned('athanor')).toBe(true)
  })

  it('T, 6E from it and X identical: gain X Gold; Elan beyond six stays', () => {
    const table = alone({ pool: 'L3 C1', play: ['athanor E7'] }).choose(use('athanor', 2), 'payType:life', 'payAmount:2')
    expect(table.pool(0)).toBe('L1 C1 G2')
    expect(table.on('athanor')).toBe('E1')
    expect(table.isTurned('athanor')).toBe(true)
  })

  it('X is of any single type that the pool holds, or nothing', () => {
    const table = alone({ pool: 'E2 D1 G1', play: ['athanor E6'] }).choose(use('athanor', 2))
    expect(table.keys()).toEqual(['payType:elan', 'payType:death', 'payType:gold', 'payNothing'])
    table.choose('payNothing')
    expect(table.pool(0)).toBe('E2 D1 G1')
    expect(table.on('athanor')).toBe('')
  })

  it('the six Elan never come from the pool', () => {
    const table = alone({ pool: 'E9', play: ['athanor E5'] })
    expect(table.keys()).not.toContain(use('athanor', 2))
    expect(table.why(use('athanor', 2))).toBe('RA-8.5')
    expect(alone({ pool: 'E9', play: ['athanor E6 turned'] }).why(use('athanor', 2))).toBe('RA-8.2')
  })

  it('its Elan may be taken in Collect instead', () => {
    expect(collecting('athanor E8').choose('take:athanor').pool(0)).toBe('E8')
  })
})

describe('RA-20.2 Bone Dragon', () => {
  costs('bone_dragon', 'L1 D4')
  scores('bone_dragon', 1)
  needs('bone_dragon', 1, '')
  attacksUnlessPaid('bone_dragon', 'D1')
})

describe('RA-20.3 Celestial Horse', () => {
  costs('celestial_horse', 'E1 C2')
  scores('celestial_horse', 0)

  it('collects two essences, any mix of Elan, Life and Calm', () => {
    expect(collecting('celestial_horse').offer('collect')).toEqual(['celestial_horse:elan', 'celestial_horse:life', 'celestial_horse:calm'])
    expect(collecting('celestial_horse').collects('celestial_horse', 'L2').pool(0)).toBe('L2')
    expect(collecting('celestial_horse turned').collects('celestial_horse', 'E1 C1').pool(0)).toBe('E1 C1')
  })
})

describe('RA-20.4 Chalice of Fire', () => {
  costs('chalice_of_fire', 'E1 G1')
  collects('chalice_of_fire', 'E2')
  scores('chalice_of_fire', 0)
  needs('chalice_of_fire', 1, 'E1')

  it('T, pay 1E: straighten one own component of any kind, even itself', () => {
    const table = given([
      { pool: 'E1', mage: 'scholar turned', item: 'research turned', play: ['chalice_of_fire', 'vault turned', 'library turned', 'cursed_forge turned', 'hawk'] },
      { play: ['prism turned'] },
    ]).choose(use('chalice_of_fire'))
    expect(table.offer('straighten').toSorted()).toEqual(['chalice_of_fire', 'cursed_forge', 'library', 'research', 'scholar', 'vault'])
    table.choose('straighten:cursed_forge')
    expect(table.isTurned('cursed_forge')).toBe(false)
    expect(table.isTurned('chalice_of_fire')).toBe(true)
    expect(table.pool(0)).toBe('')
  })
})

describe('RA-20.5 Chalice of Life', () => {
  costs('chalice_of_life', 'L1 C1 G1')
  collects('chalice_of_life', 'L1 C1')
  scores('chalice_of_life', 0)
  needs('chalice_of_life', 1, 'C2')
  ignoresLifeLoss('chalice_of_life', 'T')

  it('pay 2C: put 2C 1L on it; it stays straight for more', () => {
    const table = alone({ pool: 'C4', play: ['chalice_of_life'] }).choose(use('chalice_of_life'))
    expect(table.on('chalice_of_life')).toBe('L1 C2')
    expect(table.isTurned('chalice_of_life')).toBe(false)
    table.choose(use('chalice_of_life'))
    expect(table.on('chalice_of_life')).toBe('L2 C4')
    expect(table.pool(0)).toBe('')
  })

  it('its react is no action', () => {
    expect(alone({ pool: 'C4', play: ['chalice_of_life'] }).keys()).not.toContain(use('chalice_of_life', 2))
  })
})

describe('RA-20.6 Corrupt Altar', () => {
  costs('corrupt_altar', 'D2', 3)
  collects('corrupt_altar', 'L1 D1')
  scores('corrupt_altar', 0)
  needs('corrupt_altar', 1, 'L2')
  needs('corrupt_altar', 2, '')

  it('pay 2L: put 3E on it; it stays straight', () => {
    const table = alone({ pool: 'L3', play: ['corrupt_altar'] }).choose(use('corrupt_altar', 1))
    expect(table.pool(0)).toBe('L1')
    expect(table.on('corrupt_altar')).toBe('E3')
    expect(table.isTurned('corrupt_altar')).toBe(false)
  })

  it('T, destroy an own artifact, turned or not: gain its printed cost plus two in N', () => {
    const table = alone({ pool: 'L2', play: ['corrupt_altar', 'sea_serpent turned', 'prism'] }).choose(use('corrupt_altar', 2))
    expect(table.offer('destroy')).toEqual(['corrupt_altar', 'sea_serpent', 'prism'])
    table.choose('destroy:sea_serpent')
    expect(table.offer('gain')).toEqual(['elan', 'life', 'calm', 'death'])
    table.gains('E4 L3 C2 D2')
    expect(table.pool(0)).toBe('E4 L5 C2 D2')
    expect(table.discard(0)).toEqual(['sea_serpent'])
    expect(table.isTurned('corrupt_altar')).toBe(true)
    expect(table.why(use('corrupt_altar', 1))).toBe('RA-8.2')
  })

  it('gains two for a card that costs nothing', () => {
    expect(alone({ play: ['corrupt_altar', 'prism'] }).choose(use('corrupt_altar', 2), 'destroy:prism').gains('D2').pool(0)).toBe('D2')
  })

  it('may destroy itself for 7N; what lies on it is lost', () => {
    const table = alone({ play: ['corrupt_altar E3', 'prism'] }).choose(use('corrupt_altar', 2), 'destroy:corrupt_altar').gains('C7')
    expect(table.pool(0)).toBe('C7')
    expect(table.discard(0)).toEqual(['corrupt_altar'])
    expect(table.on('corrupt_altar')).toBe('')
  })
})

describe('RA-20.7 Crypt', () => {
  costs('crypt', 'D2', 3)
  scores('crypt', 0)
  needs('crypt', 1, '')
  needs('crypt', 2, 'D1')

  it('T: gain 2D', () => {
    const table = alone({ play: ['crypt'] }).choose(use('crypt', 1))
    expect(table.pool(0)).toBe('D2')
    expect(table.isTurned('crypt')).toBe(true)
  })

  it('T, pay 1D: place an artifact of the own discards for two less', () => {
    const table = alone({ pool: 'E1 C2 D1', play: ['crypt'], discard: ['hypnotic_basin'] }).choose(use('crypt', 2), place('hypnotic_basin')).pays('C2')
    expect(table.pool(0)).toBe('E1')
    expect(table.inPlay(0)).toContain('hypnotic_basin')
    expect(table.isTurned('hypnotic_basin')).toBe(false)
    expect(table.isTurned('crypt')).toBe(true)
    expect(table.discard(0)).toEqual([])
  })

  it('never takes off a Gold: a card for 1G 1E costs 1G', () => {
    const table = alone({ pool: 'D1 G1', play: ['crypt'], discard: ['dancing_sword', 'horn_of_plenty'] }).choose(use('crypt', 2))
    expect(table.keys()).toEqual([place('dancing_sword'), 'placeNothing'])
    expect(table.choose(place('dancing_sword')).pool(0)).toBe('')
  })

  it('looks at the own discards only, and the card’s cost must be there after the Death is paid', () => {
    const table = given([{ pool: 'D3', play: ['crypt'], hand: ['prism'], discard: ['magical_shard', 'cursed_skull', 'bone_dragon'] }, { discard: ['hawk'] }]).choose(use('crypt', 2))
    expect(table.keys().toSorted()).toEqual([place('cursed_skull'), place('magical_shard'), 'placeNothing'])
    expect(table.choose(place('cursed_skull')).pool(0)).toBe('D2')
  })
})

describe('RA-20.8 Cursed Skull', () => {
  costs('cursed_skull', 'D2')
  scores('cursed_skull', 0)
  needs('cursed_skull', 1, 'L1')

  it('T, pay 1L: put three essences on it, any mix of Elan, Calm and Death', () => {
    const table = alone({ pool: 'L2', play: ['cursed_skull'] }).choose(use('cursed_skull'))
    expect(table.offer('gain')).toEqual(['elan', 'calm', 'death'])
    table.gains('E1 D2')
    expect(table.on('cursed_skull')).toBe('E1 D2')
    expect(table.pool(0)).toBe('L1')
    expect(table.isTurned('cursed_skull')).toBe(true)
  })
})

describe('RA-20.9 Dancing Sword', () => {
  costs('dancing_sword', 'E1 G1')
  collects('dancing_sword', 'E1 D1')
  scores('dancing_sword', 0)
  ignoresLifeLoss('dancing_sword', 'E1', 'D1')

  it('reacts again and again, each time for one more Death on it', () => {
    const table = given([{ play: ['elvish_bow', 'fire_dragon'] }, { pool: 'E2 L3', play: ['dancing_sword turned', 'hand_of_glory'] }])
    table.choose(use('elvish_bow'), react('dancing_sword'), use('hand_of_glory'), use('fire_dragon'), react('dancing_sword'))
    expect(table.on('dancing_sword')).toBe('D2')
    expect(table.pool(1)).toBe('L3 D2')
  })
})

describe('RA-20.10 Dragon Bridle', () => {
  costs('dragon_bridle', 'E1 L1 C1 D1')
  scores('dragon_bridle', 1)

  it('the owner’s dragons cost three less, any essences', () => {
    const table = alone({ pool: 'L1 D1', play: ['dragon_bridle turned'], hand: ['bone_dragon', 'treant'] })
    expect(table.offer('place')).toEqual(['bone_dragon'])
    expect(table.choose(place('bone_dragon')).pool(0)).toBe('')
    expect(alone({ pool: 'D2', play: ['dragon_bridle'], hand: ['bone_dragon'] }).choose(place('bone_dragon')).pool(0)).toBe('')
  })

  it('does nothing for rivals', () => {
    expect(given([{ pool: 'L1 D1', hand: ['bone_dragon'] }, { play: ['dragon_bridle'] }]).why(place('bone_dragon'))).toBe('RA-7.4')
  })

  it('reacts to a dragon’s power, T: ignore it; not to Elvish Bow, not when turned', () => {
    const attacked = (by: string, bridle: string) => given([{ play: [by] }, { pool: 'L3 C1', play: [bridle, 'tree_of_life'] }]).choose(use(by))
    const ignored = attacked('fire_dragon', 'dragon_bridle').choose(react('dragon_bridle'))
    expect(ignored.pool(1)).toBe('L3 C1')
    expect(ignored.isTurned('dragon_bridle')).toBe(true)
    expect(attacked('sea_serpent', 'dragon_bridle').keys(1)).toContain(react('dragon_bridle'))
    expect(attacked('elvish_bow', 'dragon_bridle').keys(1)).not.toContain(react('dragon_bridle'))
    expect(attacked('elvish_bow', 'dragon_bridle').why(react('dragon_bridle'), 1)).toBe('RA-12.3')
    expect(attacked('fire_dragon', 'dragon_bridle turned').keys(1)).not.toContain(react('dragon_bridle'))
    expect(attacked('fire_dragon', 'dragon_bridle turned').why(react('dragon_bridle'), 1)).toBe('RA-12.2')
  })
})

describe('RA-20.11 Dragon Egg', () => {
  costs('dragon_egg', 'G1')
  scores('dragon_egg', 1)
  needs('dragon_egg', 1, '')

  it('destroy it: place a dragon from hand for four less, any essences', () => {
    const table = alone({ pool: 'E3 L3', play: ['dragon_egg'], hand: ['earth_dragon', 'treant'] }, { token: 1 }).choose(use('dragon_egg'))
    expect(table.keys()).toEqual([place('earth_dragon'), 'placeNothing'])
    table.choose(place('earth_dragon')).pays('E2 L1')
    expect(table.pool(0)).toBe('E1 L2')
    expect(table.inPlay(0)).toContain('earth_dragon')
    expect(table.isTurned('earth_dragon')).toBe(false)
    expect(table.discard(0)).toEqual(['dragon_egg'])
    expect(table.points(0)).toBe(1)
  })

  it('the dragon comes from hand, not from the discards or from a rival', () => {
    const table = given([{ pool: 'E9 L9', play: ['dragon_egg'], hand: ['fire_dragon'], discard: ['earth_dragon'] }, { hand: ['bone_dragon'] }]).choose(use('dragon_egg'))
    expect(table.offer('place')).toEqual(['fire_dragon'])
  })
})

describe('RA-20.12 Dragon Teeth', () => {
  costs('dragon_teeth', 'E1 D1')
  scores('dragon_teeth', 0)
  needs('dragon_teeth', 1, 'E2')
  needs('dragon_teeth', 2, 'E3')

  it('pay 2E: put 3E on it; it stays straight for more', () => {
    const table = alone({ pool: 'E4', play: ['dragon_teeth'] }).choose(use('dragon_teeth', 1), use('dragon_teeth', 1))
    expect(table.on('dragon_teeth')).toBe('E6')
    expect(table.pool(0)).toBe('')
    expect(table.isTurned('dragon_teeth')).toBe(false)
  })

  it('T, pay 3E: place a dragon from hand at no cost', () => {
    const table = alone({ pool: 'E4', play: ['dragon_teeth E3'], hand: ['sea_serpent', 'hawk'], discard: ['fire_dragon'] }).choose(use('dragon_teeth', 2))
    expect(table.keys()).toEqual([place('sea_serpent'), 'placeNothing'])
    table.choose(place('sea_serpent'))
    expect(table.pool(0)).toBe('E1')
    expect(table.inPlay(0)).toContain('sea_serpent')
    expect(table.on('dragon_teeth')).toBe('E3')
    expect(table.why(use('dragon_teeth', 1))).toBe('RA-8.2')
  })
})

describe('RA-20.13 Dwarven Pickaxe', () => {
  costs('dwarven_pickaxe', 'E1')
  scores('dwarven_pickaxe', 0)
  needs('dwarven_pickaxe', 1, 'E1')

  it('T, pay 1E: gain 1G', () => {
    const table = alone({ pool: 'E1', play: ['dwarven_pickaxe'] }).choose(use('dwarven_pickaxe'))
    expect(table.pool(0)).toBe('G1')
    expect(table.isTurned('dwarven_pickaxe')).toBe(true)
  })
})
