import { describe, expect, it } from 'vitest'
import { given, place, use } from './builder.ts'
import { alone, collecting, collects, ignoresLifeLoss, needs, scores } from './components.ts'

describe('RA-21.1 Alchemist', () => {
  scores('alchemist', 0)
  needs('alchemist', 1, '', 4)
  needs('alchemist', 2, '')

  it('T, pay 4A: gain 2G', () => {
    const table = alone({ pool: 'E2 L1 C1 D1 G1', mage: 'alchemist' }).choose(use('alchemist', 1)).pays('E2 L1 G1')
    expect(table.pool(0)).toBe('C1 D1 G2')
    expect(table.isTurned('alchemist')).toBe(true)
  })

  it('or T: gain 1N', () => {
    const table = alone({ mage: 'alchemist' }).choose(use('alchemist', 2))
    expect(table.offer('gain')).toEqual(['elan', 'life', 'calm', 'death'])
    expect(table.choose('gain:death').pool(0)).toBe('D1')
    expect(table.isTurned('alchemist')).toBe(true)
  })

  it('collects nothing', () => {
    expect(collecting('alchemist').pool(0)).toBe('')
  })
})

describe('RA-21.2 Artificer', () => {
  scores('artificer', 0)

  it('the owner’s artifacts cost one less, not Gold', () => {
    const table = alone({ pool: 'G1', mage: 'artificer turned', hand: ['dancing_sword', 'horn_of_plenty'] })
    expect(table.offer('place')).toEqual(['dancing_sword'])
    expect(table.choose(place('dancing_sword')).pool(0)).toBe('')
    expect(alone({ pool: 'E1', mage: 'artificer', hand: ['dancing_sword'] }).why(place('dancing_sword'))).toBe('RA-7.4')
  })

  it('the owner chooses what is left to pay', () => {
    for (const paid of ['L1', 'C1']) expect(alone({ pool: 'L1 C1', mage: 'artificer', hand: ['hawk'] }).choose(place('hawk')).pays(paid).pool(0)).toBe(paid === 'L1' ? 'C1' : 'L1')
  })

  it('does nothing for rivals', () => {
    expect(given([{ pool: 'L1', hand: ['hawk'] }, { mage: 'artificer' }]).why(place('hawk'))).toBe('RA-7.4')
  })
})

describe('RA-21.3 Druid', () => {
  collects('druid', 'L1')
  scores('druid', 0)
  needs('druid', 1, '')

  it('T: straighten one own creature, Sea Serpent too', () => {
    const table = given([
      { mage: 'druid', play: ['treant turned', 'sea_serpent turned', 'fire_dragon turned', 'vault turned', 'hawk'] },
      { play: ['mermaid turned'] },
    ]).choose(use('druid'))
    expect(table.offer('straighten')).toEqual(['treant', 'sea_serpent'])
    table.choose('straighten:sea_serpent')
    expect(table.isTurned('sea_serpent')).toBe(false)
    expect(table.isTurned('treant')).toBe(true)
    expect(table.isTurned('druid')).toBe(true)
  })
})

describe('RA-21.4 Duelist', () => {
  collects('duelist', 'E1')
  scores('duelist', 0)
  needs('duelist', 1, 'D1')

  it('T, pay 1D: put 1G on the Duelist', () => {
    const table = alone({ pool: 'D2', mage: 'duelist' }).choose(use('duelist'))
    expect(table.pool(0)).toBe('D1')
    expect(table.on('duelist')).toBe('G1')
    expect(table.isTurned('duelist')).toBe(true)
  })
})

describe('RA-21.5 Healer', () => {
  scores('healer', 0)
  ignoresLifeLoss('healer', 'T')

  it('collects 1C or 1L', () => {
    expect(collecting('healer').keys()).toEqual(['collect:healer:life', 'collect:healer:calm'])
    expect(collecting('healer turned').choose('collect:healer:calm').pool(0)).toBe('C1')
  })
})

describe('RA-21.6 Necromancer', () => {
  collects('necromancer', 'D1')
  scores('necromancer', 0)
  needs('necromancer', 1, 'L2')

  it('T, pay 2L: put 3D on the Necromancer', () => {
    const table = alone({ pool: 'L2', mage: 'necromancer' }).choose(use('necromancer'))
    expect(table.pool(0)).toBe('')
    expect(table.on('necromancer')).toBe('D3')
    expect(table.isTurned('necromancer')).toBe(true)
  })
})

describe('RA-21.7 Scholar', () => {
  scores('scholar', 0)
  needs('scholar', 1, '', 1)

  it('T, pay 1A: draw a card', () => {
    const table = alone({ pool: 'E1 G1', mage: 'scholar', deck: ['prism', 'vault'] }).choose(use('scholar'), 'pay:gold')
    expect(table.pool(0)).toBe('E1')
    expect(table.hand(0)).toEqual(['prism'])
    expect(table.isTurned('scholar')).toBe(true)
  })

  it('collects nothing', () => {
    expect(collecting('scholar').pool(0)).toBe('')
  })
})

describe('RA-21.8 Seer', () => {
  collects('seer', 'C1')
  scores('seer', 0)
  needs('seer', 1, '')

  it('T: look at the top three of the own deck or of the monument deck and put them back in any order', () => {
    const own = alone({ mage: 'seer', deck: ['prism', 'vault', 'crypt', 'hawk'] }).choose(use('seer'), 'deck:own', 'top:vault', 'top:crypt')
    expect(own.deck(0)).toEqual(['vault', 'crypt', 'prism', 'hawk'])
    expect(own.isTurned('seer')).toBe(true)
    const monuments = alone({ mage: 'seer' }, { monuments: ['temple', 'oracle', 'obelisk', 'mausoleum'] }).choose(use('seer'), 'deck:monuments', 'top:obelisk', 'top:oracle')
    expect(monuments.monumentDeck().slice(0, 4)).toEqual(['obelisk', 'oracle', 'temple', 'mausoleum'])
  })
})

describe('RA-21.9 Transmuter', () => {
  scores('transmuter', 0)
  needs('transmuter', 1, '', 2)

  it('T, pay 2A: gain 3N, which may be of the types paid; Gold may be paid', () => {
    const table = alone({ pool: 'E1 L1 G1', mage: 'transmuter' }).choose(use('transmuter')).pays('E1 G1')
    expect(table.offer('gain')).toEqual(['elan', 'life', 'calm', 'death'])
    expect(table.gains('E2 D1').pool(0)).toBe('E2 L1 D1')
    expect(table.isTurned('transmuter')).toBe(true)
  })

  it('collects nothing', () => {
    expect(collecting('transmuter').pool(0)).toBe('')
  })
})

describe('RA-21.10 Witch', () => {
  scores('witch', 0)
  needs('witch', 1, '', 2)

  it('collects 1L or 1D', () => {
    expect(collecting('witch').keys()).toEqual(['collect:witch:life', 'collect:witch:death'])
    expect(collecting('witch turned').choose('collect:witch:death').pool(0)).toBe('D1')
  })

  it('T, pay 2A: straighten one own component', () => {
    const table = given([{ pool: 'E1 D2', mage: 'witch', play: ['library turned', 'vault turned', 'hawk'] }, { play: ['prism turned'] }]).choose(use('witch')).pays('E1 D1')
    expect(table.offer('straighten').toSorted()).toEqual(['library', 'vault', 'witch'])
    table.choose('straighten:library')
    expect(table.pool(0)).toBe('D1')
    expect(table.isTurned('library')).toBe(false)
    expect(table.isTurned('witch')).toBe(true)
  })
})
