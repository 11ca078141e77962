import { describe, expect, it } from 'vitest'
import { claim, given, place, use } from './builder.ts'
import { alone, claimedFor, collecting, collects, ignoresLifeLoss, needs, scores } from './components.ts'

const costs = (id: string, cost: string): void => claimedFor(id, cost, { places: [id] }, 'RA-7.7')

/** What the owner of this component has; the token lies elsewhere. */
const worth = (...entries: string[]): number => given([{}, { play: entries }], { token: 0 }).points(1)

describe('RA-24.1 Sacred Grove', () => {
  costs('sacred_grove', 'L8 C4')
  scores('sacred_grove', 2)
  needs('sacred_grove', 1, 'C1')
  needs('sacred_grove', 2, '', 0, { play: ['hawk'] })

  it('scores 1 more per Life on it', () => {
    expect(worth('sacred_grove L3 C2 G1')).toBe(5)
  })

  it('T, pay 1C: gain 5L', () => {
    const table = alone({ pool: 'C1', play: ['sacred_grove'] }).choose(use('sacred_grove', 1))
    expect(table.pool(0)).toBe('L5')
    expect(table.isTurned('sacred_grove')).toBe(true)
  })

  it('or T and turn another own straight creature: put 1L on it', () => {
    const table = given([{ play: ['sacred_grove', 'hawk', 'sea_serpent', 'treant turned', 'fire_dragon'] }, { play: ['mermaid'] }]).choose(use('sacred_grove', 2))
    expect(table.offer('turn')).toEqual(['hawk', 'sea_serpent'])
    table.choose('turn:hawk')
    expect(table.on('sacred_grove')).toBe('L1')
    expect(table.isTurned('hawk')).toBe(true)
    expect(table.isTurned('sacred_grove')).toBe(true)
  })

  it('needs a straight creature for that', () => {
    const table = alone({ pool: 'C1', play: ['sacred_grove', 'treant turned', 'fire_dragon'] })
    expect(table.keys()).not.toContain(use('sacred_grove', 2))
    expect(table.why(use('sacred_grove', 2))).toBe('RA-8.8')
  })
})

describe('RA-24.2 Alchemist’s Tower', () => {
  costs('alchemists_tower', 'G3')
  scores('alchemists_tower', 0)
  needs('alchemists_tower', 1, 'E1 L1 C1 D1')
  ignoresLifeLoss('alchemists_tower', 'T')

  it('scores 1 per Gold on it', () => {
    expect(worth('alchemists_tower G3 L2')).toBe(3)
  })

  it('collects 3N', () => {
    expect(collecting('alchemists_tower').offer('collect')).toEqual(['elan', 'life', 'calm', 'death'].map((essence) => `alchemists_tower:${essence}`))
    expect(collecting('alchemists_tower turned').collects('alchemists_tower', 'L1 C2').pool(0)).toBe('L1 C2')
  })

  it('pay 1D 1E 1C 1L: put 1G on it, again and again', () => {
    const table = alone({ pool: 'E2 L2 C2 D3', play: ['alchemists_tower'] }).choose(use('alchemists_tower', 1), use('alchemists_tower', 1))
    expect(table.on('alchemists_tower')).toBe('G2')
    expect(table.pool(0)).toBe('D1')
    expect(table.isTurned('alchemists_tower')).toBe(false)
  })
})

describe('RA-24.3 Catacombs of the Dead', () => {
  costs('catacombs_of_the_dead', 'D9')
  scores('catacombs_of_the_dead', 0)
  needs('catacombs_of_the_dead', 1, 'D5')
  needs('catacombs_of_the_dead', 2, '')
  collects('catacombs_of_the_dead', 'D1')

  it('scores 1 per Death on it; its collect goes into the pool', () => {
    expect(worth('catacombs_of_the_dead D2 E3')).toBe(2)
    expect(collecting('catacombs_of_the_dead').on('catacombs_of_the_dead')).toBe('')
  })

  it('pay 5D: put 1D on it and stay straight; or T: put 1D on it, which ends it', () => {
    const table = alone({ pool: 'D11', play: ['catacombs_of_the_dead'] }).choose(use('catacombs_of_the_dead', 1))
    expect(table.pool(0)).toBe('D6')
    expect(table.on('catacombs_of_the_dead')).toBe('D1')
    expect(table.isTurned('catacombs_of_the_dead')).toBe(false)
    table.choose(use('catacombs_of_the_dead', 2))
    expect(table.pool(0)).toBe('D6')
    expect(table.on('catacombs_of_the_dead')).toBe('D2')
    expect(table.why(use('catacombs_of_the_dead', 1))).toBe('RA-8.2')
  })
})

describe('RA-24.4 Sacrificial Pit', () => {
  costs('sacrificial_pit', 'E8 D4')
  scores('sacrificial_pit', 2)
  needs('sacrificial_pit', 1, 'L3')
  needs('sacrificial_pit', 2, 'D1', 0, { play: ['guard_dog'] })

  it('scores 1 more per Death on it', () => {
    expect(worth('sacrificial_pit D2 L5')).toBe(4)
  })

  it('T, pay 3L: put 1D on it', () => {
    const table = alone({ pool: 'L3', play: ['sacrificial_pit'] }).choose(use('sacrificial_pit', 1))
    expect(table.pool(0)).toBe('')
    expect(table.on('sacrificial_pit')).toBe('D1')
    expect(table.isTurned('sacrificial_pit')).toBe(true)
  })

  it('or T, pay 1D and destroy an own dragon or creature: gain its printed cost in Gold', () => {
    const beasts = ['sea_serpent turned', 'wind_dragon', 'guard_dog', 'vault']
    const destroying = () => given([{ pool: 'D1', play: ['sacrificial_pit', ...beasts] }, { play: ['hawk'] }]).choose(use('sacrificial_pit', 2))
    expect(destroying().offer('destroy')).toEqual(['sea_serpent', 'wind_dragon', 'guard_dog'])
    expect(destroying().choose('destroy:sea_serpent').pool(0)).toBe('G9')
    expect(destroying().choose('destroy:wind_dragon').pool(0)).toBe('G8')
    const dog = destroying().choose('destroy:guard_dog')
    expect(dog.pool(0)).toBe('G1')
    expect(dog.discard(0)).toEqual(['guard_dog'])
    expect(dog.isTurned('sacrificial_pit')).toBe(true)
    expect(dog.on('sacrificial_pit')).toBe('')
  })

  it('needs a dragon or creature for that', () => {
    expect(alone({ pool: 'L3 D1', play: ['sacrificial_pit', 'vault'] }).why(use('sacrificial_pit', 2))).toBe('RA-8.1')
  })
})

describe('RA-24.5 Cursed Forge', () => {
  costs('cursed_forge', 'E6 D3')
  scores('cursed_forge', 1)
  needs('cursed_forge', 1, 'E2 G1')

  it('scores 1 more per Gold on it, turned or not', () => {
    expect(worth('cursed_forge G2 D4')).toBe(3)
    expect(worth('cursed_forge G2 D4 turned')).toBe(3)
  })

  it('pay 2E 1G: put 1G on it, again and again', () => {
    const table = alone({ pool: 'E4 G3', play: ['cursed_forge'] }).choose(use('cursed_forge'), use('cursed_forge'))
    expect(table.pool(0)).toBe('G1')
    expect(table.on('cursed_forge')).toBe('G2')
    expect(table.isTurned('cursed_forge')).toBe(false)
  })

  it('in each Collect, pay 1D or turn it', () => {
    expect(collecting('cursed_forge', 'D2').keys()).toEqual(['upkeep:cursed_forge', 'turn:cursed_forge'])
    const paid = collecting('cursed_forge', 'D2').choose('upkeep:cursed_forge')
    expect(paid.pool(0)).toBe('D1')
    expect(paid.isTurned('cursed_forge')).toBe(false)
    const turned = collecting('cursed_forge', 'E2 D2 G1').choose('turn:cursed_forge')
    expect(turned.pool(0)).toBe('E2 D2 G1')
    expect(turned.isTurned('cursed_forge')).toBe(true)
    expect(turned.why(use('cursed_forge'))).toBe('RA-8.2')
  })

  it('turns without Death; a power may straighten it', () => {
    const table = given([{ pool: 'E2 G2', item: 'reanimate', play: ['cursed_forge'] }, { passed: true }], { turn: 'collect' })
    expect(table.isTurned('cursed_forge')).toBe(true)
    expect(table.choose(use('reanimate'), 'pay:gold', 'straighten:cursed_forge').isTurned('cursed_forge')).toBe(false)
  })

  it('a Death just collected can pay', () => {
    const table = given([{ mage: 'necromancer', play: ['cursed_forge'] }, {}], { turn: 'collect' })
    expect(table.keys(0)).toEqual(['upkeep:cursed_forge', 'turn:cursed_forge'])
    expect(table.choose('upkeep:cursed_forge').pool(0)).toBe('')
  })

  it('nothing is due in the round it is claimed', () => {
    const table = alone({ pool: 'E6 D3' }).choose(claim('cursed_forge'))
    expect(table.isTurned('cursed_forge')).toBe(false)
    expect(table.pool(0)).toBe('')
  })
})

describe('RA-24.6 Dwarven Mines', () => {
  costs('dwarven_mines', 'E4 L2 G1')
  scores('dwarven_mines', 0)
  needs('dwarven_mines', 1, 'E5')
  needs('dwarven_mines', 2, 'E3 D3')
  collects('dwarven_mines', 'G1')

  it('scores 1 per Gold on it', () => {
    expect(worth('dwarven_mines G4 E1')).toBe(4)
  })

  it('T, pay 5E: gain 3G', () => {
    const table = alone({ pool: 'E6', play: ['dwarven_mines'] }).choose(use('dwarven_mines', 1))
    expect(table.pool(0)).toBe('E1 G3')
    expect(table.isTurned('dwarven_mines')).toBe(true)
  })

  it('or T, pay 3D 3E: put 2G on it', () => {
    const table = alone({ pool: 'E4 D3', play: ['dwarven_mines'] }).choose(use('dwarven_mines', 2))
    expect(table.pool(0)).toBe('E1')
    expect(table.on('dwarven_mines')).toBe('G2')
    expect(table.isTurned('dwarven_mines')).toBe(true)
  })
})

describe('RA-24.7 Coral Castle', () => {
  costs('coral_castle', 'E5 L5 C5')
  scores('coral_castle', 3)
  needs('coral_castle', 1, '')
  ignoresLifeLoss('coral_castle', 'T')

  it('scores nothing for what lies on it', () => {
    expect(worth('coral_castle C5 G5')).toBe(3)
  })

  it('T: a victory check now', () => {
    const table = given([{ play: ['coral_castle', 'great_pyramid', 'colossus', 'nightingale'] }, {}]).choose(use('coral_castle', 1))
    expect(table.over).toBe(true)
    expect(table.places).toEqual([1, 2])
  })

  it('without ten points it is just turned', () => {
    const table = given([{ play: ['coral_castle', 'great_pyramid', 'colossus', 'vault turned'] }, { pool: 'E1' }]).choose(use('coral_castle', 1))
    expect(table.over).toBe(false)
    expect(table.isTurned('coral_castle')).toBe(true)
    expect(table.isTurned('vault')).toBe(true)
    expect(table.seat).toBe(1)
  })
})

describe('RA-24.8 Sunken Reef', () => {
  costs('sunken_reef', 'E2 L2 C5')
  scores('sunken_reef', 0)
  needs('sunken_reef', 1, 'L1 C2')
  collects('sunken_reef', 'G1')

  it('scores 1 per Calm on it', () => {
    expect(worth('sunken_reef C3 G2')).toBe(3)
  })

  it('pay 2C 1L: put 1C on it, again and again', () => {
    const table = alone({ pool: 'L2 C5', play: ['sunken_reef'] }).choose(use('sunken_reef'), use('sunken_reef'))
    expect(table.pool(0)).toBe('C1')
    expect(table.on('sunken_reef')).toBe('C2')
    expect(table.isTurned('sunken_reef')).toBe(false)
  })
})

describe('RA-24.9 Dragon’s Lair', () => {
  costs('dragons_lair', 'E3 L3 C3 D3')
  scores('dragons_lair', 0)
  needs('dragons_lair', 1, '')
  needs('dragons_lair', 2, '', 0, { play: ['fire_dragon'] })

  it('scores 1 per Gold on it', () => {
    expect(worth('dragons_lair G5 E2')).toBe(5)
  })

  it('the owner’s dragons cost three less, any essences, turned or not', () => {
    const table = alone({ pool: 'E3', play: ['dragons_lair turned'], hand: ['fire_dragon', 'fiery_whip'] })
    expect(table.offer('place')).toEqual(['fire_dragon'])
    expect(table.choose(place('fire_dragon')).pool(0)).toBe('')
  })

  it('T: gain 2G', () => {
    const table = alone({ play: ['dragons_lair'] }).choose(use('dragons_lair', 1))
    expect(table.pool(0)).toBe('G2')
    expect(table.isTurned('dragons_lair')).toBe(true)
  })

  it('or T and turn another own straight dragon, which does not attack: put 2G on it', () => {
    const table = given([{ play: ['dragons_lair', 'fire_dragon', 'sea_serpent', 'bone_dragon turned', 'hawk'] }, { pool: 'L2', play: ['earth_dragon'] }]).choose(use('dragons_lair', 2))
    expect(table.offer('turn')).toEqual(['fire_dragon', 'sea_serpent'])
    table.choose('turn:sea_serpent')
    expect(table.on('dragons_lair')).toBe('G2')
    expect(table.isTurned('dragons_lair')).toBe(true)
    expect(table.isTurned('sea_serpent')).toBe(true)
    expect(table.pool(1)).toBe('L2')
  })

  it('needs a straight dragon for that', () => {
    expect(alone({ play: ['dragons_lair', 'fire_dragon turned', 'hawk'] }).why(use('dragons_lair', 2))).toBe('RA-8.8')
  })
})

describe('RA-24.10 Sorcerer’s Bestiary', () => {
  costs('sorcerers_bestiary', 'E2 L4 C2 D2')
  scores('sorcerers_bestiary', 0)
  needs('sorcerers_bestiary', 1, '')
  needs('sorcerers_bestiary', 2, '', 4)

  it('scores 1 per own creature and 2 per own dragon, turned or not; Sea Serpent counts as both', () => {
    expect(worth('sorcerers_bestiary', 'hawk turned', 'treant', 'vault')).toBe(2)
    expect(worth('sorcerers_bestiary', 'fire_dragon turned')).toBe(2 + 1)
    expect(worth('sorcerers_bestiary turned', 'sea_serpent')).toBe(3 + 1)
    expect(given([{ play: ['hawk', 'fire_dragon'] }, { play: ['sorcerers_bestiary'] }], { token: 0 }).points(1)).toBe(0)
  })

  it('T: a victory check now', () => {
    const dragons = ['fire_dragon', 'water_dragon', 'bone_dragon']
    expect(given([{ play: ['sorcerers_bestiary', ...dragons] }, {}]).choose(use('sorcerers_bestiary', 1)).over).toBe(true)
    const table = given([{ play: ['sorcerers_bestiary', 'fire_dragon'] }, {}]).choose(use('sorcerers_bestiary', 1))
    expect(table.over).toBe(false)
    expect(table.isTurned('sorcerers_bestiary')).toBe(true)
  })

  it('or T, pay 4A: place a dragon from any discard pile for its cost', () => {
    const table = given([{ pool: 'E6 L2 D4', play: ['sorcerers_bestiary'], discard: ['bone_dragon', 'flaming_pit'], hand: ['wind_dragon'] }, { discard: ['fire_dragon', 'sea_serpent'] }], { token: 1 })
    table.choose(use('sorcerers_bestiary', 2)).pays('L2 D2')
    expect(table.keys()).toEqual([place('fire_dragon'), 'placeNothing'])
    table.choose(place('fire_dragon'))
    expect(table.pool(0)).toBe('D2')
    expect(table.inPlay(0)).toContain('fire_dragon')
    expect(table.isTurned('fire_dragon')).toBe(false)
    expect(table.isTurned('sorcerers_bestiary')).toBe(true)
    expect(table.discard(1)).toEqual(['sea_serpent'])
    expect(table.points(0)).toBe(1 + 2)
  })

  it('discounts apply; the dragon now belongs to its new owner', () => {
    const table = given([{ pool: 'E3 G4', play: ['sorcerers_bestiary', 'dragon_bridle', 'corrupt_altar'] }, { discard: ['fire_dragon'] }])
    table.choose(use('sorcerers_bestiary', 2)).pays('G4').choose(place('fire_dragon'))
    expect(table.pool(0)).toBe('')
    expect(table.seat).toBe(1)
    table.choose('item:divination').choose(use('corrupt_altar', 2), 'destroy:fire_dragon')
    expect(table.discard(0)).toEqual(['fire_dragon'])
    expect(table.discard(1)).toEqual([])
  })
})
