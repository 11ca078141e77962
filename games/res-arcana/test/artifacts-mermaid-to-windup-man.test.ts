import { describe, expect, it } from 'vitest'
import { discard, given, react, use } from './builder.ts'
import { alone, attacksUnlessPaid, collecting, collects, costs, ignoresLifeLoss, needs, scores } from './components.ts'

describe('RA-20.28 Mermaid', () => {
  costs('mermaid', 'L2 C2')
  collects('mermaid', 'C1')
  scores('mermaid', 0)

  it('T, pay one Calm, Life or Gold: it goes onto one own component of any kind, turned or not', () => {
    const table = given([{ pool: 'E2 L1 C1 D2 G1', mage: 'scholar', item: 'research', play: ['mermaid', 'sunken_reef turned', 'library', 'vault'] }, { play: ['hawk'] }]).choose(use('mermaid'))
    expect(table.offer('pay')).toEqual(['life', 'calm', 'gold'])
    table.choose('pay:calm')
    expect(table.offer('storeOn').toSorted()).toEqual(['library', 'mermaid', 'research', 'scholar', 'sunken_reef', 'vault'])
    table.choose('storeOn:sunken_reef')
    expect(table.on('sunken_reef')).toBe('C1')
    expect(table.pool(0)).toBe('E2 L1 D2 G1')
    expect(table.isTurned('mermaid')).toBe(true)
    expect(table.isTurned('sunken_reef')).toBe(true)
  })

  it('any of the three will do, Elan and Death will not', () => {
    for (const pool of ['L1', 'C1', 'G1']) expect(alone({ pool, play: ['mermaid'] }).keys()).toContain(use('mermaid'))
    expect(alone({ pool: 'E9 D9', play: ['mermaid'] }).why(use('mermaid'))).toBe('RA-8.1')
    expect(alone({ pool: 'C9', play: ['mermaid turned'] }).why(use('mermaid'))).toBe('RA-8.2')
  })

  it('scores at once where the place names the essence', () => {
    const table = alone({ pool: 'G1', play: ['mermaid', 'dwarven_mines'] }, { token: 1 }).choose(use('mermaid'), 'storeOn:dwarven_mines')
    expect(table.points(0)).toBe(1)
    expect(table.pool(0)).toBe('')
  })
})

describe('RA-20.29 Nightingale', () => {
  costs('nightingale', 'L1 C1')
  scores('nightingale', 1)

  it('has no power and collects nothing', () => {
    expect(alone({ pool: 'E9 L9 C9 D9 G9', play: ['nightingale'] }).offer('use').filter((key) => key.startsWith('nightingale'))).toEqual([])
    expect(collecting('nightingale').pool(0)).toBe('')
  })
})

describe('RA-20.30 Philosopher’s Stone', () => {
  costs('philosophers_stone', 'E2 L2 C2 D2')
  scores('philosophers_stone', 1)
  needs('philosophers_stone', 1, '', 2)

  it('T, pay 2A and X identical: gain X Gold; the two give nothing', () => {
    const table = alone({ pool: 'E2 D4', play: ['philosophers_stone'] }).choose(use('philosophers_stone')).pays('E1 D1')
    table.choose('payType:death', 'payAmount:3')
    expect(table.pool(0)).toBe('E1 G3')
    expect(table.isTurned('philosophers_stone')).toBe(true)
  })

  it('the X may be of the same type as the two', () => {
    const table = alone({ pool: 'C5 E1', play: ['philosophers_stone'] }).choose(use('philosophers_stone')).pays('C2')
    expect(table.choose('payType:calm', 'payAmount:3').pool(0)).toBe('E1 G3')
  })

  it('X may be zero', () => {
    const table = alone({ pool: 'C3', play: ['philosophers_stone'] }).choose(use('philosophers_stone'), 'payNothing')
    expect(table.pool(0)).toBe('C1')
  })
})

describe('RA-20.31 Prism', () => {
  costs('prism', '')
  scores('prism', 0)
  needs('prism', 1, '', 1)
  needs('prism', 2, '')

  it('T, pay 1A: gain 2N', () => {
    const table = alone({ pool: 'E1 G1', play: ['prism'] }).choose(use('prism', 1), 'pay:gold')
    expect(table.offer('gain')).toEqual(['elan', 'life', 'calm', 'death'])
    expect(table.gains('E1 L1').pool(0)).toBe('E2 L1')
    expect(table.isTurned('prism')).toBe(true)
  })

  it('or T, pay X identical: gain X of one other type that is not Gold', () => {
    const table = alone({ pool: 'D4', play: ['prism'] }).choose(use('prism', 2), 'payType:death', 'payAmount:3')
    expect(table.offer('gain')).toEqual(['elan', 'life', 'calm'])
    expect(table.choose('gain:life').pool(0)).toBe('L3 D1')
    expect(table.isTurned('prism')).toBe(true)
  })

  it('Gold may be paid, never gained', () => {
    const table = alone({ pool: 'G2', play: ['prism'] }).choose(use('prism', 2), 'payType:gold', 'payAmount:2')
    expect(table.offer('gain')).toEqual(['elan', 'life', 'calm', 'death'])
    expect(table.choose('gain:elan').pool(0)).toBe('E2')
  })
})

describe('RA-20.32 Ring of Midas', () => {
  costs('ring_of_midas', 'L1 G1')
  scores('ring_of_midas', 1)
  needs('ring_of_midas', 1, 'L2')
  needs('ring_of_midas', 2, '')

  it('pay 2L: put 1G on it, again and again; or T: put 1G on it, and that ends it', () => {
    const table = alone({ pool: 'L7', play: ['ring_of_midas'] }).choose(use('ring_of_midas', 1), use('ring_of_midas', 1))
    expect(table.on('ring_of_midas')).toBe('G2')
    expect(table.pool(0)).toBe('L3')
    expect(table.isTurned('ring_of_midas')).toBe(false)
    table.choose(use('ring_of_midas', 2))
    expect(table.on('ring_of_midas')).toBe('G3')
    expect(table.pool(0)).toBe('L3')
    expect(table.why(use('ring_of_midas', 1))).toBe('RA-8.2')
  })
})

describe('RA-20.33 Sacrificial Dagger', () => {
  costs('sacrificial_dagger', 'D1 G1')
  scores('sacrificial_dagger', 0)
  needs('sacrificial_dagger', 1, 'L1')
  needs('sacrificial_dagger', 2, '')

  it('T, pay 1L: put 3D on it', () => {
    const table = alone({ pool: 'L1', play: ['sacrificial_dagger'] }).choose(use('sacrificial_dagger', 1))
    expect(table.on('sacrificial_dagger')).toBe('D3')
    expect(table.pool(0)).toBe('')
    expect(table.isTurned('sacrificial_dagger')).toBe(true)
  })

  it('or destroy it and discard a card: gain the discarded card’s printed cost in N, no bonus', () => {
    const table = alone({ play: ['sacrificial_dagger D3', 'vault'], hand: ['crypt', 'prism'] }).choose(use('sacrificial_dagger', 2))
    expect(table.offer('discard')).toEqual(['crypt', 'prism'])
    table.choose(discard('crypt'))
    expect(table.offer('gain')).toEqual(['elan', 'life', 'calm', 'death'])
    expect(table.gains('E1 L1 C1 D2').pool(0)).toBe('E1 L1 C1 D2')
    expect(table.discard(0).toSorted()).toEqual(['crypt', 'sacrificial_dagger'])
    expect(table.on('sacrificial_dagger')).toBe('')
  })

  it('a card that costs nothing gives nothing', () => {
    const table = alone({ play: ['sacrificial_dagger'], hand: ['prism'], deck: ['hawk'] }).choose(use('sacrificial_dagger', 2))
    expect(table.pool(0)).toBe('')
    expect(table.hand(0)).toEqual([])
  })

  it('needs a card in hand', () => {
    const table = alone({ pool: 'L1', play: ['sacrificial_dagger'] })
    expect(table.keys()).not.toContain(use('sacrificial_dagger', 2))
    expect(table.why(use('sacrificial_dagger', 2))).toBe('RA-8.1')
  })
})

describe('RA-20.34 Sea Serpent', () => {
  costs('sea_serpent', 'L3 C6')
  scores('sea_serpent', 1)
  needs('sea_serpent', 1, '')

  it('T: rivals lose 2 Life, way out: destroy one of their own artifacts in play, turned or not', () => {
    const table = given([{ play: ['sea_serpent', 'crypt'] }, { pool: 'L3', play: ['hawk', 'vault G2 turned', 'library', 'cursed_forge'] }, { pool: 'L2' }]).choose(use('sea_serpent'))
    expect(table.pool(2)).toBe('')
    expect(table.keys(1)).toEqual(['destroy:hawk', 'destroy:vault', 'lose'])
    table.choose('destroy:vault')
    expect(table.pool(1)).toBe('L3')
    expect(table.discard(1)).toEqual(['vault'])
    expect(table.on('vault')).toBe('')
    expect(table.isTurned('sea_serpent')).toBe(true)
  })

  it('the loss may be taken instead', () => {
    const table = given([{ play: ['sea_serpent'] }, { pool: 'L3', play: ['hawk'] }]).choose(use('sea_serpent'), 'lose')
    expect(table.pool(1)).toBe('L1')
    expect(table.inPlay(1)).toContain('hawk')
  })

  it('is both a dragon and a creature', () => {
    const table = alone({ pool: 'L1 C5', play: ['dragon_bridle', 'sacred_grove'], hand: ['sea_serpent'] }).choose('place:sea_serpent')
    expect(table.pool(0)).toBe('')
    expect(table.choose(use('sacred_grove', 2)).isTurned('sea_serpent')).toBe(true)
  })
})

describe('RA-20.35 Treant', () => {
  costs('treant', 'E2 L3')
  collects('treant', 'L2')
  scores('treant', 0)
  needs('treant', 1, '')

  it('T: gain as many Elan as one rival’s pool holds Death', () => {
    const table = given([{ pool: 'D9', play: ['treant'] }, { pool: 'E9 D3', play: ['cursed_skull D5'] }, { pool: 'D1' }]).choose(use('treant'), 'rival:seat1')
    expect([0, 1, 2].map((seat) => table.pool(seat))).toEqual(['E3 D9', 'E9 D3', 'D1'])
    expect(table.isTurned('treant')).toBe(true)
  })
})

describe('RA-20.36 Tree of Life', () => {
  costs('tree_of_life', 'L1', 2)
  scores('tree_of_life', 0)
  needs('tree_of_life', 1, '')
  ignoresLifeLoss('tree_of_life', 'L1')

  it('T: gain 3L, each rival gains 1L', () => {
    const table = given([{ play: ['tree_of_life'] }, {}, { passed: true }]).choose(use('tree_of_life'))
    expect([0, 1, 2].map((seat) => table.pool(seat))).toEqual(['L3', 'L1', 'L1'])
    expect(table.isTurned('tree_of_life')).toBe(true)
  })
})

describe('RA-20.37 Vault', () => {
  costs('vault', 'G1', 1)
  scores('vault', 0)
  needs('vault', 1, '')

  it('T: put 1G on it', () => {
    const table = alone({ play: ['vault G1'] }).choose(use('vault'))
    expect(table.on('vault')).toBe('G2')
    expect(table.isTurned('vault')).toBe(true)
  })

  it('collects 2N if Gold is left on it, once whatever the number', () => {
    const table = collecting('vault G3').choose('leave:vault')
    expect(table.offer('collect')).toEqual(['vault:elan', 'vault:life', 'vault:calm', 'vault:death'])
    table.collects('vault', 'E1 D1')
    expect(table.pool(0)).toBe('E1 D1')
    expect(table.on('vault')).toBe('G3')
    expect(collecting('vault G1').choose('leave:vault').collects('vault', 'L2').pool(0)).toBe('L2')
  })

  it('collects nothing when it is emptied, when it is bare, or when other essences are left', () => {
    const emptied = collecting('vault G3').choose('take:vault')
    expect([emptied.pool(0), emptied.step()]).toEqual(['G3', 'turn'])
    for (const table of [collecting('vault', 'E1'), collecting('vault L1', 'E1').choose('leave:vault')]) expect([table.pool(0), table.step()]).toEqual(['E1', 'turn'])
  })
})

describe('RA-20.38 Water Dragon', () => {
  costs('water_dragon', 'C6')
  scores('water_dragon', 1)
  needs('water_dragon', 1, '')
  attacksUnlessPaid('water_dragon', 'E1')
})

describe('RA-20.39 Wind Dragon', () => {
  costs('wind_dragon', 'C4', 4)
  scores('wind_dragon', 1)
  needs('wind_dragon', 1, '')

  it('T: rivals lose 2 Life, way out: discard a card from hand, which gives nothing', () => {
    const table = given([{ play: ['wind_dragon'] }, { pool: 'L2', hand: ['crypt', 'vault'] }, { pool: 'L3' }]).choose(use('wind_dragon'))
    expect(table.pool(2)).toBe('L1')
    expect(table.keys(1)).toEqual([discard('crypt'), discard('vault'), 'lose'])
    table.choose(discard('vault'))
    expect(table.pool(1)).toBe('L2')
    expect(table.hand(1)).toEqual(['crypt'])
    expect(table.discard(1)).toEqual(['vault'])
    expect(table.isTurned('wind_dragon')).toBe(true)
  })

  it('without a card in hand there is no way out', () => {
    const table = given([{ play: ['wind_dragon'] }, { pool: 'L3', item: 'protection' }]).choose(use('wind_dragon'))
    expect(table.keys()).toEqual([react('protection'), 'lose'])
  })
})

describe('RA-20.40 Windup Man', () => {
  costs('windup_man', 'E1 L1 C1 G1')
  scores('windup_man', 0)
  needs('windup_man', 1, '', 1)

  it('T, pay 1A: that essence goes onto it', () => {
    const table = alone({ pool: 'E1 G1', play: ['windup_man C1'] }).choose(use('windup_man'), 'pay:gold')
    expect(table.on('windup_man')).toBe('C1 G1')
    expect(table.pool(0)).toBe('E1')
    expect(table.isTurned('windup_man')).toBe(true)
  })

  it('if essences are left on it, two more of each type are put on it, Gold included', () => {
    const table = collecting('windup_man C2 G1').choose('leave:windup_man')
    expect(table.on('windup_man')).toBe('C4 G3')
    expect(table.pool(0)).toBe('')
    expect(collecting('windup_man E1 L2 D3').choose('leave:windup_man').on('windup_man')).toBe('E3 L4 D5')
  })

  it('does not grow when it is emptied or bare', () => {
    const table = collecting('windup_man C2 G1').choose('take:windup_man')
    expect(table.pool(0)).toBe('C2 G1')
    expect(table.on('windup_man')).toBe('')
    expect(collecting('windup_man').on('windup_man')).toBe('')
  })
})
