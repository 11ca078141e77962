import { describe, expect, it } from 'vitest'
import { discard, given, PASS, place, react, started, use } from './builder.ts'
import { alone } from './components.ts'

// The questions of section 5 of the fact sheet and its open points, each as docs/rules decides it.

describe('asked and answered', () => {
  it('RA-12.2 a react on a turned card: yes without T, no with T', () => {
    const table = given([{ play: ['elvish_bow'] }, { pool: 'E1 L2', play: ['dancing_sword turned', 'chalice_of_life turned'] }]).choose(use('elvish_bow'))
    expect(table.keys()).toEqual([react('dancing_sword'), 'lose'])
  })

  it('RA-10.6 a passed player who is attacked pays nothing and reacts to nothing', () => {
    const table = given([{ play: ['water_dragon'] }, { passed: true, pool: 'E1 L3', mage: 'healer', play: ['tree_of_life'] }, { pool: 'L2' }]).choose(use('water_dragon'))
    expect(table.pool(1)).toBe('E1 L3')
    expect(table.isTurned('healer')).toBe(false)
    expect(table.seat).toBe(2)
  })

  it('RA-8.12 a passed player gains when each rival gains', () => {
    expect(given([{ play: ['jeweled_statuette'] }, { passed: true }]).choose(use('jeweled_statuette', 1)).pool(1)).toBe('D1')
  })

  it('RA-8.8 a dragon turned for Dragon’s Lair does not attack', () => {
    const table = given([{ play: ['dragons_lair', 'earth_dragon'] }, { pool: 'L2 G1' }]).choose(use('dragons_lair', 2))
    expect([table.pool(1), table.on('dragons_lair'), table.step()]).toEqual(['L2 G1', 'G2', 'turn'])
  })

  it('RA-8.6 essences may go onto a turned component', () => {
    expect(alone({ pool: 'L1', play: ['mermaid', 'sacred_grove turned'] }).choose(use('mermaid'), 'storeOn:sacred_grove').on('sacred_grove')).toBe('L1')
  })

  it('RA-13.2 a destroyed card goes to the discards, its essences to the supply', () => {
    const table = alone({ play: ['sacrificial_dagger D3'], hand: ['prism'] }).choose(use('sacrificial_dagger', 2))
    expect([table.on('sacrificial_dagger'), table.pool(0)]).toEqual(['', ''])
    expect(table.discard(0)).toContain('sacrificial_dagger')
  })

  it('RA-15.6 a called check may hand the win to a rival', () => {
    const table = given([{ play: ['coral_castle'] }, { pool: 'E1', play: ['dwarven_mines G10'] }]).choose(use('coral_castle'))
    expect(table.places).toEqual([2, 1])
  })

  it('RA-15.6 only the owner of a straight place may call it', () => {
    expect(given([{ pool: 'E1' }, { play: ['coral_castle'] }]).keys()).not.toContain(use('coral_castle'))
    expect(alone({ pool: 'E1', play: ['coral_castle turned'] }).why(use('coral_castle'))).toBe('RA-8.2')
  })

  it('RA-12.5 Golden Statue at somebody else’s check, even after passing', () => {
    const table = given([{ play: ['coral_castle'] }, { passed: true, pool: 'G3', play: ['golden_statue', 'catacombs_of_the_dead D6'] }]).choose(use('coral_castle'), react('golden_statue'))
    expect(table.places).toEqual([2, 1])
  })

  it('RA-8.7 stalling without effect is allowed when the cost is paid, and only then', () => {
    expect(alone({ pool: 'E1', item: 'reanimate', mage: 'scholar' }).keys()).toContain(use('reanimate'))
    expect(alone({ item: 'reanimate', hand: ['hawk'] }).why(use('reanimate'))).toBe('RA-8.1')
  })

  it('RA-8.9 a discard as a cost gives no Gold and no essences', () => {
    const table = given([{ play: ['wind_dragon'] }, { pool: 'L2', hand: ['sea_serpent'] }]).choose(use('wind_dragon'), discard('sea_serpent'))
    expect(table.pool(1)).toBe('L2')
  })

  it('RA-7.4 a placed component is usable later this round; RA-6.9 it collects from the next round on', () => {
    const table = alone({ pool: 'E2 L1', hand: ['flaming_pit'] }).choose(place('flaming_pit'))
    expect(table.pool(0)).toBe('L1')
    expect(table.choose(use('flaming_pit')).pool(0)).toBe('E1 D1')
    expect(table.everybodyPasses().pool(0)).toBe('E2 D1')
  })

  it('RA-10.2 the same item cannot be kept when passing', () => {
    expect(given([{ pool: 'E1', item: 'protection' }, {}]).choose(PASS).keys()).not.toContain('item:protection')
  })

  it('RA-13.3 a destroyed card may be drawn again', () => {
    const table = alone({ play: ['fiery_whip', 'vault', 'library'] }).choose(use('fiery_whip', 2)).gains('E4').choose(use('library'))
    expect(table.hand(0)).toEqual(['vault'])
  })
})

describe('open points as we decided them', () => {
  it('RA-3.4 two players of a first game use the sets 1 and 2', () => {
    const table = started(2, { setup: 'first-game' })
    expect([table.mage(0), table.mage(1)]).toEqual(['duelist', 'seer'])
  })

  it('RA-11.7 the order of answers to an attack changes nothing', () => {
    const attack = () => given([{ play: ['fire_dragon'] }, { pool: 'E3 L1 C1' }, { pool: 'L3 C2' }]).choose(use('fire_dragon'))
    const forth = attack().by(1, 'lose').loses('E1 L1 C1', 1).by(2, 'wayOut')
    const back = attack().by(2, 'wayOut').by(1, 'lose').loses('E1 L1 C1', 1)
    expect([1, 2].map((seat) => back.pool(seat))).toEqual([1, 2].map((seat) => forth.pool(seat)))
    expect(forth.pool(1)).toBe('E2')
  })

  it('RA-12.4 one react to one attack', () => {
    const table = given([{ play: ['elvish_bow'] }, { pool: 'L1 E2', item: 'protection', play: ['guard_dog'] }]).choose(use('elvish_bow'), react('protection'))
    expect(table.step()).toBe('turn')
    expect(table.isTurned('guard_dog')).toBe(false)
  })

  it('RA-8.11 straightening is for own components only', () => {
    const table = given([{ pool: 'E2', mage: 'witch' }, { play: ['vault turned'] }]).choose(use('witch'))
    expect(table.isTurned('vault')).toBe(true)
  })

  it('RA-10.4 essences that Mermaid put on an item are lost when it is swapped', () => {
    const table = given([{ pool: 'L1 G1', item: 'research', play: ['mermaid'] }, { pool: 'E1', play: ['mausoleum'] }]).choose(use('mermaid'), 'pay:gold', 'storeOn:research')
    expect(table.on('research')).toBe('G1')
    table.choose(use('mausoleum'), PASS, 'item:divination')
    expect([table.on('research'), table.pool(0)]).toEqual(['', 'L1'])
  })

  it('RA-8.13 a place-power with nothing to place is legal once its own cost is paid', () => {
    const bestiary = alone({ pool: 'G4', play: ['sorcerers_bestiary'] }).choose(use('sorcerers_bestiary', 2))
    expect([bestiary.pool(0), bestiary.isTurned('sorcerers_bestiary')]).toEqual(['', true])
    const crypt = alone({ pool: 'D1', play: ['crypt'] }).choose(use('crypt', 2))
    expect([crypt.pool(0), crypt.isTurned('crypt')]).toEqual(['', true])
  })

  it('RA-11.4 a single essence owed as half of a pair is lost too', () => {
    expect(given([{ play: ['elvish_bow'] }, { pool: 'G1' }]).choose(use('elvish_bow')).pool(1)).toBe('')
  })

  it('RA-9.6 a discount "not Gold" may take off an A', () => {
    expect(alone({ pool: 'D2 G2', mage: 'artificer', hand: ['crypt'] }).choose(place('crypt')).pool(0)).toBe('')
  })

  it('RA-23.7 the Obelisk’s essences are chosen before the replacement is shown', () => {
    const table = alone({ pool: 'G4' }, { display: ['obelisk', 'library'] }).choose('claim:obelisk')
    expect([table.step(), table.display()]).toEqual(['gain', ['library']])
  })
})
