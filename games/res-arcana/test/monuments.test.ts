import { describe, expect, it } from 'vitest'
import { claim, given, PASS, react, use, type Table } from './builder.ts'
import { alone, claimedFor, collecting, collects, ignoresLifeLoss, needs, scores } from './components.ts'

/** Lies open and costs four Gold like every monument. */
const costsFourGold = (id: string): void => claimedFor(id, 'G4', { display: [id, id === 'library' ? 'great_pyramid' : 'library'] }, 'RA-7.5')

describe('RA-23.1 Colossus', () => {
  costsFourGold('colossus')
  scores('colossus', 2)
  needs('colossus', 1, '', 1)

  it('T, pay 1A: put 1G on it', () => {
    const table = alone({ pool: 'E1 C1', play: ['colossus'] }).choose(use('colossus'), 'pay:calm')
    expect(table.pool(0)).toBe('E1')
    expect(table.on('colossus')).toBe('G1')
    expect(table.isTurned('colossus')).toBe(true)
  })
})

describe('RA-23.2 Golden Statue', () => {
  costsFourGold('golden_statue')
  scores('golden_statue', 1)

  /** Seat 0 calls a check with 6 + 1 for the token; seat 1 has the Statue and 5 points more. */
  const check = (gold: string, statue = 'golden_statue'): Table =>
    given([{ pool: 'G3', play: ['coral_castle', 'great_pyramid'] }, { pool: gold, play: [statue, 'colossus', 'temple', 'oracle'] }]).choose(use('coral_castle'))

  it('reacts to a victory check, T and pay 3G: 3 more points for this check', () => {
    const table = check('G4').choose(react('golden_statue'))
    expect(table.over).toBe(true)
    expect(table.places).toEqual([2, 1])
    expect(table.game.outcome(table.state)?.scores).toEqual([7, 10])
    expect(table.pool(1)).toBe('G1')
    expect(table.isTurned('golden_statue')).toBe(true)
  })

  it('may be left alone; it needs three Gold and must be straight', () => {
    expect(check('G3').keys()).toEqual([react('golden_statue'), 'decline'])
    expect(check('G3').choose('decline').over).toBe(false)
    expect(check('E9 L9 C9 D9 G2').step()).toBe('turn')
    expect(check('G3', 'golden_statue turned').step()).toBe('turn')
  })

  it('is no action', () => {
    expect(alone({ pool: 'G3', play: ['golden_statue'] }).keys()).not.toContain(use('golden_statue'))
  })
})

describe('RA-23.3 Great Pyramid', () => {
  costsFourGold('great_pyramid')
  scores('great_pyramid', 3)

  it('has no power and collects nothing', () => {
    expect(alone({ pool: 'E9 L9 C9 D9 G9', play: ['great_pyramid'] }).keys().filter((key) => key.includes('pyramid'))).toEqual([])
    expect(collecting('great_pyramid').pool(0)).toBe('')
  })
})

describe('RA-23.4 Hanging Gardens', () => {
  costsFourGold('hanging_gardens')
  scores('hanging_gardens', 1)

  it('collects 3N', () => {
    const table = collecting('hanging_gardens turned')
    expect(table.offer('collect')).toEqual(['elan', 'life', 'calm', 'death'].map((essence) => `hanging_gardens:${essence}`))
    expect(table.collects('hanging_gardens', 'E1 D2').pool(0)).toBe('E1 D2')
  })
})

describe('RA-23.5 Library', () => {
  costsFourGold('library')
  scores('library', 1)
  needs('library', 1, '')

  it('T: draw a card', () => {
    const table = alone({ play: ['library'], deck: ['prism', 'vault'] }).choose(use('library'))
    expect(table.hand(0)).toEqual(['prism'])
    expect(table.isTurned('library')).toBe(true)
  })
})

describe('RA-23.6 Mausoleum', () => {
  costsFourGold('mausoleum')
  scores('mausoleum', 2)
  needs('mausoleum', 1, '', 1)

  it('pay 1A: put 1D on it, again and again', () => {
    const table = alone({ pool: 'E1 D1 G1', play: ['mausoleum'] }).choose(use('mausoleum'), 'pay:gold', use('mausoleum'), 'pay:elan')
    expect(table.pool(0)).toBe('D1')
    expect(table.on('mausoleum')).toBe('D2')
    expect(table.isTurned('mausoleum')).toBe(false)
  })
})

describe('RA-23.7 Obelisk', () => {
  it('costs G4', () => {
    expect(alone({ pool: 'G4' }, { display: ['obelisk', 'library'] }).choose(claim('obelisk')).gains('E6').pool(0)).toBe('E6')
    expect(alone({ pool: 'G3' }, { display: ['obelisk', 'library'] }).why(claim('obelisk'))).toBe('RA-7.5')
  })
  scores('obelisk', 1)

  it('when it is claimed, gain 6N, chosen before the replacement is shown', () => {
    const table = alone({ pool: 'G4' }, { display: ['obelisk', 'library'], monuments: ['temple'] }).choose(claim('obelisk'))
    expect(table.offer('gain')).toEqual(['elan', 'life', 'calm', 'death'])
    expect(table.display()).toEqual(['library'])
    table.gains('E1 L2 C1 D2')
    expect(table.pool(0)).toBe('E1 L2 C1 D2')
    expect(table.display()).toEqual(['library', 'temple'])
    expect(table.isTurned('obelisk')).toBe(false)
  })

  it('also when it was taken unseen', () => {
    const table = alone({ pool: 'G4' }, { monuments: ['obelisk'] }).choose('claimUnseen').gains('L6')
    expect(table.pool(0)).toBe('L6')
    expect(table.inPlay(0)).toContain('obelisk')
  })

  it('gives nothing afterwards', () => {
    expect(collecting('obelisk').pool(0)).toBe('')
    expect(alone({ pool: 'E9', play: ['obelisk'] }).keys().filter((key) => key.includes('obelisk'))).toEqual([])
  })
})

describe('RA-23.8 Oracle', () => {
  costsFourGold('oracle')
  scores('oracle', 2)
  needs('oracle', 1, '')

  it('T: look at the top three of the own deck or of the monument deck and put them back in any order', () => {
    const own = alone({ play: ['oracle'], deck: ['prism', 'vault', 'crypt', 'hawk'] }).choose(use('oracle'), 'deck:own', 'top:crypt', 'top:vault')
    expect(own.deck(0)).toEqual(['crypt', 'vault', 'prism', 'hawk'])
    expect(own.isTurned('oracle')).toBe(true)
    const monuments = alone({ play: ['oracle'] }, { monuments: ['temple', 'colossus', 'obelisk'] }).choose(use('oracle'), 'deck:monuments', 'top:obelisk', 'top:colossus')
    expect(monuments.monumentDeck().slice(0, 3)).toEqual(['obelisk', 'colossus', 'temple'])
  })
})

describe('RA-23.9 Solomon’s Mine', () => {
  costsFourGold('solomons_mine')
  scores('solomons_mine', 1)
  needs('solomons_mine', 1, '')

  it('T: gain 1G', () => {
    const table = alone({ play: ['solomons_mine'] }).choose(use('solomons_mine'))
    expect(table.pool(0)).toBe('G1')
    expect(table.isTurned('solomons_mine')).toBe(true)
  })
})

describe('RA-23.10 Temple', () => {
  costsFourGold('temple')
  scores('temple', 2)
  collects('temple', 'L1')
  ignoresLifeLoss('temple', 'T')

  it('is no action', () => {
    expect(alone({ pool: 'E9', play: ['temple'] }).keys()).not.toContain(use('temple'))
    expect(alone({ pool: 'E9', play: ['temple'] }).keys()).toContain(PASS)
  })
})
