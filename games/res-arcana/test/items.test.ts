import { describe, expect, it } from 'vitest'
import { discard, given, use } from './builder.ts'
import { alone, collecting, ignoresLifeLoss, needs, scores } from './components.ts'

describe('RA-22.1 Alchemy', () => {
  scores('alchemy', 0)
  needs('alchemy', 1, '', 4)

  it('T, pay 4A: gain 2G', () => {
    const table = alone({ pool: 'E3 C1 G1', item: 'alchemy' }).choose(use('alchemy')).pays('E3 C1')
    expect(table.pool(0)).toBe('G3')
    expect(table.isTurned('alchemy')).toBe(true)
  })

  it('collects nothing', () => {
    expect(collecting('alchemy').pool(0)).toBe('')
  })
})

describe('RA-22.2 Calm / Elan', () => {
  scores('calm_elan', 0)

  it('collects 1C or 1E and has no power', () => {
    const table = collecting('calm_elan')
    expect(table.keys()).toEqual(['collect:calm_elan:elan', 'collect:calm_elan:calm'])
    expect(table.choose('collect:calm_elan:calm').pool(0)).toBe('C1')
    expect(alone({ pool: 'E9 L9 C9 D9 G9', item: 'calm_elan' }).keys().filter((key) => key.includes('calm_elan'))).toEqual([])
  })
})

describe('RA-22.3 Death / Life', () => {
  scores('death_life', 0)

  it('collects 1D or 1L and has no power', () => {
    const table = collecting('death_life')
    expect(table.keys()).toEqual(['collect:death_life:life', 'collect:death_life:death'])
    expect(table.choose('collect:death_life:life').pool(0)).toBe('L1')
    expect(alone({ pool: 'E9 L9 C9 D9 G9', item: 'death_life' }).keys().filter((key) => key.includes('death_life'))).toEqual([])
  })
})

describe('RA-22.4 Divination', () => {
  scores('divination', 0)
  needs('divination', 1, '')

  it('T: draw three cards, then discard three from hand, old or new, for nothing', () => {
    const table = alone({ item: 'divination', hand: ['athanor'], deck: ['prism', 'vault', 'crypt', 'hawk'] }).choose(use('divination'))
    expect(table.offer('discard').toSorted()).toEqual(['athanor', 'crypt', 'prism', 'vault'])
    for (const id of ['athanor', 'crypt', 'vault']) if (table.keys().includes(discard(id))) table.choose(discard(id))
    expect(table.hand(0)).toEqual(['prism'])
    expect(table.discard(0).toSorted()).toEqual(['athanor', 'crypt', 'vault'])
    expect(table.deck(0)).toEqual(['hawk'])
    expect(table.pool(0)).toBe('')
    expect(table.isTurned('divination')).toBe(true)
  })
})

describe('RA-22.5 Protection', () => {
  scores('protection', 0)
  ignoresLifeLoss('protection', 'T')

  it('is no action', () => {
    expect(alone({ pool: 'E9', item: 'protection' }).keys()).not.toContain(use('protection'))
  })
})

describe('RA-22.6 Reanimate', () => {
  scores('reanimate', 0)
  needs('reanimate', 1, '', 1)

  it('T, pay 1A: straighten one own component', () => {
    const table = given([{ pool: 'D1 G1', mage: 'scholar turned', item: 'reanimate', play: ['golden_statue turned', 'coral_castle'] }, { play: ['prism turned'] }]).choose(use('reanimate'), 'pay:death')
    expect(table.offer('straighten').toSorted()).toEqual(['golden_statue', 'reanimate', 'scholar'])
    table.choose('straighten:golden_statue')
    expect(table.pool(0)).toBe('G1')
    expect(table.isTurned('golden_statue')).toBe(false)
    expect(table.isTurned('reanimate')).toBe(true)
  })
})

describe('RA-22.7 Research', () => {
  scores('research', 0)
  needs('research', 1, '', 1)

  it('T, pay 1A: draw a card', () => {
    const table = alone({ pool: 'L1 G1', item: 'research', deck: ['prism', 'vault'] }).choose(use('research'), 'pay:life')
    expect(table.pool(0)).toBe('G1')
    expect(table.hand(0)).toEqual(['prism'])
    expect(table.isTurned('research')).toBe(true)
  })
})

describe('RA-22.8 Transmutation', () => {
  scores('transmutation', 0)
  needs('transmutation', 1, '', 3)

  it('T, pay 3A: gain 3N, which may be of the types paid', () => {
    const table = alone({ pool: 'E2 D1 G1', item: 'transmutation' }).choose(use('transmutation')).pays('E1 D1 G1')
    expect(table.offer('gain')).toEqual(['elan', 'life', 'calm', 'death'])
    expect(table.gains('E1 L2').pool(0)).toBe('E2 L2')
    expect(table.isTurned('transmutation')).toBe(true)
  })
})
