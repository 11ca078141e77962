import { describe, expect, it } from 'vitest'
import { given, react, use } from './builder.ts'
import { alone, attacksUnlessPaid, collects, costs, ignoresLifeLoss, needs, scores } from './components.ts'

describe('RA-20.14 Earth Dragon', () => {
  costs('earth_dragon', 'E4 L3')
  scores('earth_dragon', 1)
  needs('earth_dragon', 1, '')
  attacksUnlessPaid('earth_dragon', 'G1')
})

describe('RA-20.15 Elemental Spring', () => {
  costs('elemental_spring', 'E2 L1 C1')
  collects('elemental_spring', 'E1 L1 C1')
  scores('elemental_spring', 0)
  ignoresLifeLoss('elemental_spring', 'C1')
})

describe('RA-20.16 Elvish Bow', () => {
  costs('elvish_bow', 'E2 L1')
  scores('elvish_bow', 0)
  needs('elvish_bow', 1, '')
  needs('elvish_bow', 2, '')

  it('T: rivals lose 1 Life, without a way out', () => {
    const table = given([{ pool: 'L1', play: ['elvish_bow'] }, { pool: 'E5 L2 C5 D5 G5', hand: ['prism'], play: ['vault'], item: 'protection' }, { passed: true, pool: 'L2' }]).choose(use('elvish_bow', 1))
    expect(table.keys()).toEqual([react('protection'), 'lose'])
    table.choose('lose')
    expect(table.pool(1)).toBe('E5 L1 C5 D5 G5')
    expect(table.pool(0)).toBe('L1')
    expect(table.pool(2)).toBe('L2')
    expect(table.isTurned('elvish_bow')).toBe(true)
  })

  it('or T: draw a card', () => {
    const table = alone({ play: ['elvish_bow'], deck: ['hawk', 'vault'] }).choose(use('elvish_bow', 2))
    expect(table.hand(0)).toEqual(['hawk'])
    expect(table.deck(0)).toEqual(['vault'])
    expect(table.isTurned('elvish_bow')).toBe(true)
  })
})

describe('RA-20.17 Fiery Whip', () => {
  costs('fiery_whip', 'E2 D2')
  scores('fiery_whip', 0)
  needs('fiery_whip', 1, '')
  needs('fiery_whip', 2, '', 0, { play: ['vault'] })

  it('T: gain 3E, each rival gains 1E, passed or not', () => {
    const table = given([{ play: ['fiery_whip'] }, { pool: 'E1' }, { passed: true }]).choose(use('fiery_whip', 1))
    expect([0, 1, 2].map((seat) => table.pool(seat))).toEqual(['E3', 'E2', 'E1'])
    expect(table.isTurned('fiery_whip')).toBe(true)
  })

  it('or T, destroy another own artifact, turned or not: gain its printed cost plus two in N', () => {
    const table = alone({ play: ['fiery_whip', 'crypt turned', 'vault'] }).choose(use('fiery_whip', 2))
    expect(table.offer('destroy')).toEqual(['crypt', 'vault'])
    table.choose('destroy:crypt').gains('E2 L2 C2 D1')
    expect(table.pool(0)).toBe('E2 L2 C2 D1')
    expect(table.discard(0)).toEqual(['crypt'])
    expect(table.isTurned('fiery_whip')).toBe(true)
  })

  it('cannot destroy itself', () => {
    const table = alone({ pool: 'E3', play: ['fiery_whip'] })
    expect(table.keys()).not.toContain(use('fiery_whip', 2))
    expect(table.why(use('fiery_whip', 2))).toBe('RA-8.1')
  })
})

describe('RA-20.18 Fire Dragon', () => {
  costs('fire_dragon', 'E6')
  scores('fire_dragon', 1)
  needs('fire_dragon', 1, '')
  attacksUnlessPaid('fire_dragon', 'C1')
})

describe('RA-20.19 Flaming Pit', () => {
  costs('flaming_pit', 'E2')
  collects('flaming_pit', 'E1')
  scores('flaming_pit', 0)
  needs('flaming_pit', 1, 'L1')

  it('T, pay 1L: gain 1E 1D', () => {
    const table = alone({ pool: 'L1', play: ['flaming_pit'] }).choose(use('flaming_pit'))
    expect(table.pool(0)).toBe('E1 D1')
    expect(table.isTurned('flaming_pit')).toBe(true)
  })
})

describe('RA-20.20 Fountain of Youth', () => {
  costs('fountain_of_youth', 'C1 D1')
  collects('fountain_of_youth', 'L1')
  scores('fountain_of_youth', 0)
  needs('fountain_of_youth', 1, 'D2')

  it('pay 2D: put 2C 1L on it; it stays straight for more', () => {
    const table = alone({ pool: 'D5', play: ['fountain_of_youth'] }).choose(use('fountain_of_youth'), use('fountain_of_youth'))
    expect(table.pool(0)).toBe('D1')
    expect(table.on('fountain_of_youth')).toBe('L2 C4')
    expect(table.isTurned('fountain_of_youth')).toBe(false)
  })
})

describe('RA-20.21 Guard Dog', () => {
  costs('guard_dog', 'E1')
  scores('guard_dog', 0)
  ignoresLifeLoss('guard_dog', 'T')

  it('while it is turned, pay 1E: straighten it, as an action', () => {
    const table = given([{ pool: 'E2', play: ['guard_dog turned'] }, { pool: 'E1' }]).choose(use('guard_dog', 1))
    expect(table.isTurned('guard_dog')).toBe(false)
    expect(table.pool(0)).toBe('E1')
    expect(table.seat).toBe(1)
  })

  it('not while it is straight, not without Elan', () => {
    const straight = alone({ pool: 'E2', play: ['guard_dog'] })
    expect(straight.keys()).not.toContain(use('guard_dog', 1))
    expect(straight.why(use('guard_dog', 1))).toBe('RA-20.21')
    const poor = alone({ pool: 'L5 C5 D5 G5', play: ['guard_dog turned'] })
    expect(poor.keys()).not.toContain(use('guard_dog', 1))
    expect(poor.why(use('guard_dog', 1))).toBe('RA-8.1')
  })
})

describe('RA-20.22 Hand of Glory', () => {
  costs('hand_of_glory', 'L1 D1')
  scores('hand_of_glory', 0)
  needs('hand_of_glory', 1, '')

  it('T: gain 2D, each rival gains 1D', () => {
    const table = given([{ pool: 'D1', play: ['hand_of_glory'] }, {}, { passed: true, pool: 'E1' }]).choose(use('hand_of_glory'))
    expect([0, 1, 2].map((seat) => table.pool(seat))).toEqual(['D3', 'D1', 'E1 D1'])
    expect(table.isTurned('hand_of_glory')).toBe(true)
  })
})

describe('RA-20.23 Hawk', () => {
  costs('hawk', 'L1 C1')
  collects('hawk', 'C1')
  scores('hawk', 0)
  needs('hawk', 1, '')
  needs('hawk', 2, 'C2')

  it('T: look at the top three of the own deck and put them back in any order', () => {
    const table = alone({ play: ['hawk'], deck: ['prism', 'vault', 'crypt', 'athanor'] }).choose(use('hawk', 1), 'deck:own')
    expect(table.offer('top').toSorted()).toEqual(['crypt', 'prism', 'vault'])
    table.choose('top:crypt', 'top:prism')
    expect(table.deck(0)).toEqual(['crypt', 'prism', 'vault', 'athanor'])
    expect(table.isTurned('hawk')).toBe(true)
  })

  it('or of the monument deck, never of a rival’s', () => {
    const table = alone({ play: ['hawk'] }, { monuments: ['obelisk', 'oracle', 'temple', 'mausoleum'] }).choose(use('hawk', 1))
    expect(table.keys()).toEqual(['deck:own', 'deck:monuments'])
    table.choose('deck:monuments', 'top:oracle', 'top:obelisk')
    expect(table.monumentDeck().slice(0, 4)).toEqual(['oracle', 'obelisk', 'temple', 'mausoleum'])
  })

  it('or T, pay 2C: draw a card', () => {
    const table = alone({ pool: 'C3', play: ['hawk'], deck: ['prism', 'vault'] }).choose(use('hawk', 2))
    expect(table.hand(0)).toEqual(['prism'])
    expect(table.pool(0)).toBe('C1')
    expect(table.isTurned('hawk')).toBe(true)
  })
})

describe('RA-20.24 Horn of Plenty', () => {
  costs('horn_of_plenty', 'G2')
  scores('horn_of_plenty', 0)
  needs('horn_of_plenty', 1, '')
  needs('horn_of_plenty', 2, '')

  it('T: gain 3N', () => {
    const table = alone({ play: ['horn_of_plenty'] }).choose(use('horn_of_plenty', 1))
    expect(table.offer('gain')).toEqual(['elan', 'life', 'calm', 'death'])
    expect(table.gains('L2 D1').pool(0)).toBe('L2 D1')
    expect(table.isTurned('horn_of_plenty')).toBe(true)
  })

  it('or T: gain 1G', () => {
    const table = alone({ play: ['horn_of_plenty'] }).choose(use('horn_of_plenty', 2))
    expect(table.pool(0)).toBe('G1')
    expect(table.isTurned('horn_of_plenty')).toBe(true)
  })
})

describe('RA-20.25 Hypnotic Basin', () => {
  costs('hypnotic_basin', 'E1 C2 D1')
  collects('hypnotic_basin', 'C2')
  scores('hypnotic_basin', 0)
  needs('hypnotic_basin', 1, '')

  it('T: gain as many Calm as one rival’s pool holds Elan; nobody loses anything', () => {
    const table = given([{ pool: 'E9', play: ['hypnotic_basin'] }, { pool: 'E2 C9', play: ['dragon_teeth E6'] }, { passed: true, pool: 'E4' }]).choose(use('hypnotic_basin'))
    expect(table.keys()).toEqual(['rival:seat1', 'rival:seat2'])
    const other = given([{ play: ['hypnotic_basin'] }, { pool: 'E2', play: ['dragon_teeth E6'] }, { passed: true }]).choose(use('hypnotic_basin'), 'rival:seat1')
    expect(other.pool(0)).toBe('C2')
    table.choose('rival:seat2')
    expect([0, 1, 2].map((seat) => table.pool(seat))).toEqual(['E9 C4', 'E2 C9', 'E4'])
    expect(table.isTurned('hypnotic_basin')).toBe(true)
  })
})

describe('RA-20.26 Jeweled Statuette', () => {
  costs('jeweled_statuette', 'D2 G1')
  scores('jeweled_statuette', 1)
  needs('jeweled_statuette', 1, '')
  needs('jeweled_statuette', 2, '')

  it('T: gain 3D, each rival gains 1D', () => {
    const table = given([{ play: ['jeweled_statuette'] }, {}, { passed: true }]).choose(use('jeweled_statuette', 1))
    expect([0, 1, 2].map((seat) => table.pool(seat))).toEqual(['D3', 'D1', 'D1'])
    expect(table.isTurned('jeweled_statuette')).toBe(true)
  })

  it('or destroy it: gain 2G 1E; its point is gone', () => {
    const table = alone({ play: ['jeweled_statuette'] }, { token: 1 }).choose(use('jeweled_statuette', 2))
    expect(table.pool(0)).toBe('E1 G2')
    expect(table.discard(0)).toEqual(['jeweled_statuette'])
    expect(table.points(0)).toBe(0)
  })

  it('turning it blocks the other power', () => {
    const table = alone({ play: ['jeweled_statuette'] }).choose(use('jeweled_statuette', 1))
    expect(table.keys()).not.toContain(use('jeweled_statuette', 2))
    expect(table.why(use('jeweled_statuette', 2))).toBe('RA-8.2')
  })
})

describe('RA-20.27 Magical Shard', () => {
  costs('magical_shard', '')
  scores('magical_shard', 0)
  needs('magical_shard', 1, '')

  it('T: gain 1N', () => {
    const table = alone({ play: ['magical_shard'] }).choose(use('magical_shard'))
    expect(table.offer('gain')).toEqual(['elan', 'life', 'calm', 'death'])
    expect(table.choose('gain:calm').pool(0)).toBe('C1')
    expect(table.isTurned('magical_shard')).toBe(true)
  })
})
