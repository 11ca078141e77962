import { describe, expect, it } from 'vitest'
import { discard, given, place, use, type Player, type Table } from './builder.ts'
import { alone } from './components.ts'

describe('costs of powers', () => {
  it('RA-8.1 the whole cost is paid before anything happens', () => {
    expect(alone({ pool: 'E2', item: 'transmutation' }).why(use('transmutation'))).toBe('RA-8.1')
    const table = alone({ pool: 'E2 L1', item: 'transmutation' }).choose(use('transmutation'))
    expect(table.step()).toBe('gain')
    expect(table.pool(0)).toBe('')
  })

  it('RA-8.2 a turned component uses no ordinary power, not even one without T', () => {
    const rich = 'E9 L9 C9 D9 G9'
    for (const id of ['ring_of_midas', 'catacombs_of_the_dead', 'dragon_teeth', 'corrupt_altar', 'jeweled_statuette', 'sacrificial_dagger', 'chalice_of_life', 'alchemists_tower', 'mausoleum', 'dragon_egg']) {
      const table = alone({ pool: rich, play: [`${id} turned`], hand: ['fire_dragon'] })
      expect(table.offer('use').filter((key) => key.startsWith(id))).toEqual([])
      expect(table.why(use(id, 1))).toBe('RA-8.2')
    }
    expect(alone({ pool: rich, play: ['guard_dog turned'] }).keys()).toContain(use('guard_dog'))
  })

  it('RA-8.3 a power without T leaves its component straight; each use is one action', () => {
    const table = given([{ pool: 'D4', play: ['fountain_of_youth'] }, { pool: 'E2', play: ['mausoleum'] }]).choose(use('fountain_of_youth'))
    expect(table.seat).toBe(1)
    table.choose(use('mausoleum'), use('fountain_of_youth'))
    expect(table.on('fountain_of_youth')).toBe('L2 C4')
  })

  it('RA-8.4 abilities work on turned components', () => {
    const table = given([{ mage: 'artificer turned', play: ['nightingale turned', 'hawk turned', 'dragon_bridle turned'], hand: ['fire_dragon'] }, {}], { turn: 'collect' })
    expect(table.pool(0)).toBe('C1')
    expect(table.points(0)).toBe(1 + 2)
    expect(alone({ pool: 'E2', mage: 'artificer turned', play: ['dragon_bridle turned'], hand: ['fire_dragon'] }).keys()).toContain(place('fire_dragon'))
  })

  it('RA-8.5 costs come from the pool, never from components', () => {
    const table = alone({ pool: 'E1', play: ['dragon_teeth E9', 'fountain_of_youth D9', 'vault G9'], hand: ['flaming_pit'] })
    expect(table.why(use('dragon_teeth', 1))).toBe('RA-8.1')
    expect(table.why(use('fountain_of_youth'))).toBe('RA-8.1')
    expect(table.keys()).not.toContain(place('flaming_pit'))
    expect(table.why('claimUnseen')).toBe('RA-7.5')
  })

  it('RA-8.6 what lies on a component is safe, uncounted and stays until it is taken in Collect', () => {
    const table = given([{ pool: 'L1', play: ['fire_dragon', 'hypnotic_basin'] }, { pool: 'L3', play: ['dragon_teeth E6', 'tree_of_life L9'] }, { pool: 'L2' }]).choose(use('fire_dragon'))
    expect(table.keys(1)).toEqual(['react:tree_of_life', 'lose'])
    table.choose('lose')
    expect(table.on('tree_of_life')).toBe('L9')
    expect(table.pool(1)).toBe('L1')
    expect(given([{ play: ['hypnotic_basin'] }, { play: ['dragon_teeth E6'] }]).choose(use('hypnotic_basin')).pool(0)).toBe('')
  })

  it('RA-8.6 it outlasts the end of the round and may be put on a turned component', () => {
    const table = given([{ play: ['vault G2 turned'] }, {}]).everybodyPasses()
    expect(table.on('vault')).toBe('G2')
    expect(table.keys(0)).toEqual(['take:vault', 'leave:vault'])
    const mermaid = alone({ pool: 'G1', play: ['mermaid', 'vault turned'] }).choose(use('mermaid'), 'storeOn:vault')
    expect(mermaid.on('vault')).toBe('G1')
  })
})

describe('powers without effect', () => {
  it('RA-8.7 a power may be used for nothing once its cost is paid', () => {
    const druid = alone({ mage: 'druid', play: ['hawk', 'vault turned'] }).choose(use('druid'))
    expect([druid.isTurned('druid'), druid.isTurned('vault')]).toEqual([true, true])
    const attack = alone({ play: ['fire_dragon'] }).choose(use('fire_dragon'))
    expect(attack.isTurned('fire_dragon')).toBe(true)
    const prism = alone({ play: ['prism'] }).choose(use('prism', 2))
    expect(prism.isTurned('prism')).toBe(true)
    expect(prism.pool(0)).toBe('')
    const scholar = alone({ pool: 'E1', mage: 'scholar' }).choose(use('scholar'))
    expect(scholar.pool(0)).toBe('')
  })

  it('RA-8.8 turning another component as a cost needs a straight one and does not use its power', () => {
    expect(alone({ play: ['dragons_lair', 'fire_dragon turned'] }).why(use('dragons_lair', 2))).toBe('RA-8.8')
    const table = given([{ play: ['dragons_lair', 'fire_dragon'] }, { pool: 'L2' }]).choose(use('dragons_lair', 2))
    expect(table.isTurned('fire_dragon')).toBe(true)
    expect(table.pool(1)).toBe('L2')
  })

  it('RA-8.9 a card discarded as a cost, as a way out or for Divination gives nothing', () => {
    const dagger = alone({ play: ['sacrificial_dagger'], hand: ['magical_shard', 'prism'] }).choose(use('sacrificial_dagger', 2), discard('prism'))
    expect(dagger.pool(0)).toBe('')
    const wind = given([{ play: ['wind_dragon'] }, { pool: 'L2', hand: ['crypt'] }]).choose(use('wind_dragon'), discard('crypt'))
    expect(wind.pool(1)).toBe('L2')
    const divination = alone({ item: 'divination', deck: ['crypt', 'vault', 'hawk'] }).choose(use('divination'), discard('crypt'), discard('vault'))
    expect(divination.discard(0)).toHaveLength(3)
    expect(divination.pool(0)).toBe('')
  })

  it('RA-8.10 X may be as large as the pool, however large that is', () => {
    const table = alone({ pool: 'E450', play: ['prism'] }).choose(use('prism', 2), 'payType:elan', 'payMore', 'payMore', 'payAmount:450', 'gain:life')
    expect(table.pool(0)).toBe('L450')
    const prism = (elan: number) => alone({ pool: `E${elan}`, play: ['prism'] }).choose(use('prism', 2), 'payType:elan')
    expect(prism(200).keys()).toHaveLength(200)
    expect(prism(200).keys()).toContain('payAmount:200')
    expect(prism(201).choose('payMore', 'gain:calm').pool(0)).toBe('C201')
  })

  it('RA-8.10 X essences of one type, Gold allowed, zero allowed', () => {
    const table = alone({ pool: 'E2 G3', play: ['prism'] }).choose(use('prism', 2))
    expect(table.keys()).toEqual(['payType:elan', 'payType:gold', 'payNothing'])
    expect(table.choose('payType:gold').keys()).toEqual(['payAmount:1', 'payAmount:2', 'payAmount:3'])
    expect(alone({ pool: 'E2 G3', play: ['prism'] }).choose(use('prism', 2), 'payNothing').pool(0)).toBe('E2 G3')
  })
})

describe('what powers do', () => {
  it('RA-8.11 straightening works on an own turned component, also the one just turned', () => {
    const table = given([{ pool: 'E2', play: ['chalice_of_fire', 'vault turned', 'hawk'] }, { play: ['crypt turned'] }]).choose(use('chalice_of_fire'))
    expect(table.offer('straighten').toSorted()).toEqual(['chalice_of_fire', 'vault'])
    table.choose('straighten:chalice_of_fire')
    expect(table.isTurned('chalice_of_fire')).toBe(false)
    expect(table.pool(0)).toBe('E1')
  })

  it('RA-8.12 "each rival gains" reaches all rivals at once and asks nobody', () => {
    const table = given([{ play: ['tree_of_life'] }, { passed: true }, { pool: 'L1', hand: ['hawk'] }]).choose(use('tree_of_life'))
    expect([0, 1, 2].map((seat) => table.pool(seat))).toEqual(['L3', 'L1', 'L2'])
    expect([table.seat, table.step()]).toEqual([2, 'turn'])
  })

  it('RA-8.13 a power that places may place nothing, and then no card is paid for', () => {
    const egg = alone({ pool: 'E9', play: ['dragon_egg'], hand: ['hawk'] }).choose(use('dragon_egg'))
    expect(egg.discard(0)).toEqual(['dragon_egg'])
    expect(egg.pool(0)).toBe('E9')
    const teeth = alone({ pool: 'E4', play: ['dragon_teeth'], hand: ['fire_dragon'] }).choose(use('dragon_teeth', 2), 'placeNothing')
    expect(teeth.pool(0)).toBe('E1')
    expect(teeth.hand(0)).toEqual(['fire_dragon'])
    const crypt = alone({ pool: 'E9 D1', play: ['crypt'], discard: ['flaming_pit'] }).choose(use('crypt', 2), 'placeNothing')
    expect(crypt.pool(0)).toBe('E9')
    expect(crypt.discard(0)).toEqual(['flaming_pit'])
  })

  it('RA-8.13 what cannot be paid is refused by name, wherever it lies', () => {
    const egg = alone({ play: ['dragon_egg'], hand: ['fire_dragon', 'hawk'] }).choose(use('dragon_egg'))
    expect([egg.keys(), egg.why(place('fire_dragon')), egg.why(place('hawk'))]).toEqual([['placeNothing'], 'RA-7.4', undefined])
    const piles = [{ discard: ['bone_dragon', 'magical_shard'] }, { pool: 'E1', discard: ['water_dragon', 'prism'] }]
    const crypt = given([{ ...piles[0], pool: 'D1', play: ['crypt'] }, piles[1]]).choose(use('crypt', 2))
    expect([crypt.offer('place'), crypt.why(place('bone_dragon')), crypt.why(place('water_dragon'))]).toEqual([['magical_shard'], 'RA-7.4', undefined])
    const bestiary = given([{ ...piles[0], pool: 'E6 G4', play: ['sorcerers_bestiary'] }, piles[1], { discard: ['fire_dragon'] }]).choose(use('sorcerers_bestiary', 2)).pays('G4')
    expect([bestiary.offer('place'), bestiary.why(place('bone_dragon')), bestiary.why(place('water_dragon'))]).toEqual([['fire_dragon'], 'RA-7.4', 'RA-7.4'])
  })

  it('RA-8.14 placing by a power is part of the same action; the card enters straight', () => {
    const table = given([{ pool: 'E3', play: ['dragon_teeth'], hand: ['fire_dragon'] }, { pool: 'E1' }]).choose(use('dragon_teeth', 2), place('fire_dragon'))
    expect(table.isTurned('fire_dragon')).toBe(false)
    expect(table.seat).toBe(1)
  })

  it('RA-8.15 counting looks at the chosen rival’s pool only; a passed rival may be chosen and loses nothing', () => {
    const table = given([{ pool: 'D9', play: ['treant'] }, { pool: 'D1' }, { passed: true, pool: 'D5', play: ['crypt D3'] }]).choose(use('treant'))
    expect(table.keys()).toEqual(['rival:seat1', 'rival:seat2'])
    table.choose('rival:seat2')
    expect([0, 2].map((seat) => table.pool(seat))).toEqual(['E5 D9', 'D5'])
  })
})

describe('RA-1.1 all of it from the last seat', () => {
  const last = (player: Player, rivals: readonly [Player, Player] = [{}, {}]): Table => given([{ passed: true, ...rivals[0] }, { passed: true, ...rivals[1] }, player], { turn: 2 })

  it('placing from hand, for less, and by a power', () => {
    const table = last({ pool: 'E5', mage: 'artificer', play: ['dragon_teeth'], hand: ['flaming_pit', 'sea_serpent', 'crypt'] }, [{ hand: ['fire_dragon'] }, {}])
    expect([table.offer('place'), table.why(place('crypt'))]).toEqual([['flaming_pit'], 'RA-7.4'])
    table.choose(place('flaming_pit'), use('dragon_teeth', 2))
    expect(table.offer('place')).toEqual(['sea_serpent'])
    table.choose(place('sea_serpent'))
    expect([table.pool(2), table.inPlay(2).slice(2)]).toEqual(['E1', ['dragon_teeth', 'flaming_pit', 'sea_serpent']])
  })

  it('placing from discards', () => {
    const table = last({ pool: 'E6 D1 G4', play: ['crypt', 'sorcerers_bestiary'], discard: ['prism'] }, [{ discard: ['fire_dragon'] }, { discard: ['magical_shard'] }]).choose(use('crypt', 2))
    expect(table.keys()).toEqual([place('prism'), 'placeNothing'])
    table.choose(place('prism'), use('sorcerers_bestiary', 2)).pays('G4').choose(place('fire_dragon'))
    expect([table.pool(2), table.discard(0), table.inPlay(2).slice(-2)]).toEqual(['', [], ['prism', 'fire_dragon']])
  })

  it('rivals to choose, components to turn, straighten and destroy, cards to discard', () => {
    const player = { pool: 'E1 L1', mage: 'druid', play: ['treant', 'sacred_grove', 'fiery_whip', 'sacrificial_dagger', 'hawk'], hand: ['prism', 'crypt'] }
    const table = last(player, [{ pool: 'D3', play: ['mermaid turned'] }, { pool: 'D1', play: ['vault'], hand: ['athanor'] }]).choose(use('treant'))
    expect(table.keys()).toEqual(['rival:seat0', 'rival:seat1'])
    expect(table.choose('rival:seat0').pool(2)).toBe('E4 L1')
    expect(table.choose(use('druid')).isTurned('treant')).toBe(false)
    expect(table.choose(use('sacred_grove', 2)).offer('turn')).toEqual(['treant', 'hawk'])
    expect(table.choose('turn:hawk').on('sacred_grove')).toBe('L1')
    expect(table.choose(use('fiery_whip', 2)).offer('destroy')).toEqual(['treant', 'sacrificial_dagger', 'hawk'])
    table.choose('destroy:treant').gains('C7').choose(use('sacrificial_dagger', 2))
    expect(table.offer('discard')).toEqual(['crypt', 'prism'])
    table.choose(discard('crypt')).gains('D5')
    expect([table.pool(2), table.discard(2)]).toEqual(['E4 L1 C7 D5', ['treant', 'sacrificial_dagger', 'crypt']])
  })

  it('what it lacks', () => {
    const table = last({ pool: 'E1', play: ['sacrificial_dagger', 'dragons_lair', 'fiery_whip turned'] }, [{ hand: ['prism'], play: ['fire_dragon'] }, { hand: ['crypt'], play: ['sea_serpent'] }])
    expect([table.why(use('sacrificial_dagger', 2)), table.why(use('dragons_lair', 2))]).toEqual(['RA-8.1', 'RA-8.8'])
    expect(last({ pool: 'E1', play: ['fiery_whip'] }, [{ play: ['hawk'] }, { play: ['vault'] }]).why(use('fiery_whip', 2))).toBe('RA-8.1')
  })
})
