import { describe, expect, it } from 'vitest'
import { claim, discard, given, PASS, place, started, use } from './builder.ts'
import { alone } from './components.ts'
import { DISPLAY, MONUMENT_DECK, UNCLAIMED } from '#games/res-arcana/rules/zones.ts'

const MONUMENTS = ['colossus', 'hanging_gardens', 'mausoleum', 'obelisk', 'oracle', 'solomons_mine', 'temple', 'golden_statue']

describe('essences and components', () => {
  it('RA-1.3 there are five essences and the supply never runs out', () => {
    const table = alone({ pool: 'E30 L30 C30 D30 G30', play: ['fiery_whip', 'horn_of_plenty', 'tree_of_life', 'hypnotic_basin', 'crypt'] })
    table.choose(use('fiery_whip', 1), use('horn_of_plenty', 2), use('tree_of_life'), use('crypt', 1))
    expect(table.pool(0)).toBe('E33 L33 C30 D32 G31')
    expect(table.choose(use('hypnotic_basin')).pool(0)).toBe('E33 L33 C31 D32 G31')
  })

  it('RA-1.4 a gain goes to the pool, a payment leaves it, "on this" does not touch it', () => {
    const table = alone({ pool: 'E2 L2', play: ['dwarven_pickaxe', 'ring_of_midas'] })
    expect(table.choose(use('dwarven_pickaxe')).pool(0)).toBe('E1 L2 G1')
    table.choose(use('ring_of_midas', 1))
    expect(table.pool(0)).toBe('E1 G1')
    expect(table.on('ring_of_midas')).toBe('G1')
  })

  it('RA-1.5 six dragons, seven creatures; nothing else is either', () => {
    const artifacts = started(2).game.definition.names['component'].slice(0, 40)
    const all = { mage: 'scholar', play: [...artifacts, 'sacred_grove', 'dragons_lair', 'colossus'] }
    const creatures = alone(all).choose(use('sacred_grove', 2)).offer('turn')
    expect(creatures.toSorted()).toEqual(['celestial_horse', 'guard_dog', 'hawk', 'mermaid', 'nightingale', 'sea_serpent', 'treant'])
    const dragons = alone(all).choose(use('dragons_lair', 2)).offer('turn')
    expect(dragons.toSorted()).toEqual(['bone_dragon', 'earth_dragon', 'fire_dragon', 'sea_serpent', 'water_dragon', 'wind_dragon'])
  })

  it('RA-1.6 only artifacts can be destroyed or discarded', () => {
    const components = ['hawk', 'library', 'cursed_forge']
    expect(alone({ play: ['corrupt_altar', ...components] }).choose(use('corrupt_altar', 2)).offer('destroy')).toEqual(['corrupt_altar', 'hawk'])
    expect(given([{ play: ['sea_serpent'] }, { pool: 'L3', play: components }]).choose(use('sea_serpent')).keys()).toEqual(['destroy:hawk', 'lose'])
    expect(alone({ pool: 'G1', play: components, hand: ['prism'] }).offer('discard')).toEqual(['prism'])
  })

  it('RA-1.7 rivals are all the others, passed or not', () => {
    const table = given([{ passed: true }, { play: ['hand_of_glory'] }, { pool: 'D1' }, { passed: true, pool: 'E1' }], { turn: 1 }).choose(use('hand_of_glory'))
    expect([0, 1, 2, 3].map((seat) => table.pool(seat))).toEqual(['D1', 'D2', 'D2', 'E1 D1'])
  })

  it('RA-1.8 a component comes into play straight', () => {
    const table = alone({ pool: 'E6 D3 G8', hand: ['vault'] }).choose(place('vault')).pays('E1 G1').choose(claim('library'))
    expect([table.isTurned('vault'), table.isTurned('library')]).toEqual([false, false])
    const places = alone({ pool: 'E6 D3' }).choose(claim('cursed_forge'))
    expect(places.isTurned('cursed_forge')).toBe(false)
    const unseen = alone({ pool: 'G4' }, { monuments: ['colossus'] }).choose('claimUnseen')
    expect(unseen.inPlay(0)).toContain('colossus')
    expect(unseen.isTurned('colossus')).toBe(false)
  })
})

describe('turns', () => {
  const busy = (...hand: string[]) => ({ pool: 'G1', hand })

  it('RA-7.1 from the token holder, clockwise, one action each, passing over those who have passed', () => {
    const table = given([busy('hawk', 'crypt'), busy('vault', 'treant'), busy('prism')], { turn: 'collect', token: 1 })
    expect(table.seat).toBe(1)
    table.choose(discard('vault'), 'gain:gold')
    expect(table.seat).toBe(2)
    table.choose(PASS, 'item:divination')
    expect(table.seat).toBe(0)
    table.choose(discard('hawk'), 'gain:gold')
    expect(table.seat).toBe(1)
    table.choose(discard('treant'), 'gain:gold')
    expect(table.seat).toBe(0)
  })

  it('RA-7.1 the round goes on until all have passed', () => {
    const table = given([busy('hawk'), busy('vault')], { round: 3 }).choose(PASS, 'item:divination')
    expect(table.state.round).toBe(3)
    expect(table.choose(PASS, 'item:protection').state.round).toBe(4)
  })

  it('RA-7.2 the last player left takes turns alone', () => {
    const table = given([{ pool: 'E3', play: ['mausoleum'] }, { pool: 'E1' }], { turn: 1 }).choose(PASS, 'item:divination')
    for (const on of ['D1', 'D2', 'D3']) {
      expect(table.seat).toBe(0)
      expect(table.choose(use('mausoleum')).on('mausoleum')).toBe(on)
    }
  })

  it('RA-7.3 no turn can be skipped: act or pass', () => {
    const rich = alone({ pool: 'E9 L9 C9 D9 G9', play: ['hawk'], hand: ['vault'] })
    expect(rich.keys().filter((key) => !/^(place|claim|discard|use):|^claimUnseen$|^pass$/.test(key))).toEqual([])
    const poor = given([{}, { pool: 'E1' }])
    expect([poor.seat, poor.step()]).toEqual([0, 'swapItem'])
  })
})

describe('actions', () => {
  it('RA-7.4 place an artifact from hand; it can be used from the next turn on; nothing to pay still takes the action', () => {
    const table = given([{ pool: 'E2', hand: ['magical_shard', 'flaming_pit', 'athanor'] }, { pool: 'E2', play: ['mausoleum'] }])
    expect(table.offer('place')).toEqual(['flaming_pit', 'magical_shard'])
    expect(table.why(place('athanor'))).toBe('RA-7.4')
    table.choose(place('magical_shard'))
    expect(table.seat).toBe(1)
    expect(table.hand(0)).toEqual(['athanor', 'flaming_pit'])
    expect(table.choose(use('mausoleum')).keys()).toContain(use('magical_shard'))
  })

  it('RA-7.5 claim a monument for 4G: a face-up one or, unseen, the top one', () => {
    const position = { display: ['library', 'great_pyramid'], monuments: ['temple', 'colossus'] }
    const open = alone({ pool: 'G5' }, position).choose(claim('great_pyramid'))
    expect(open.inPlay(0)).toContain('great_pyramid')
    expect(open.pool(0)).toBe('G1')
    const unseen = alone({ pool: 'G5' }, position).choose('claimUnseen')
    expect(unseen.inPlay(0)).toContain('temple')
    expect(unseen.pool(0)).toBe('G1')
    const poor = alone({ pool: 'E9 G3' }, position)
    expect(poor.keys().filter((key) => key.startsWith('claim'))).toEqual([])
    expect(poor.why('claimUnseen')).toBe('RA-7.5')
  })

  it('RA-7.6 a face-up monument is replaced from the deck', () => {
    const position = { display: ['library', 'great_pyramid'], monuments: ['temple', 'colossus'] }
    expect(alone({ pool: 'G4' }, position).choose(claim('library')).display()).toEqual(['great_pyramid', 'temple'])
    const unseen = alone({ pool: 'G4' }, position).choose('claimUnseen')
    expect(unseen.display()).toEqual(['library', 'great_pyramid'])
    expect(unseen.monumentDeck()[0]).toBe('colossus')
  })

  it('RA-7.6 an empty deck replaces nothing and has no top card to take', () => {
    const table = given([{ pool: 'G9' }, { pool: 'E1', play: MONUMENTS }], { display: ['library', 'great_pyramid'] })
    expect(table.ids(MONUMENT_DECK)).toEqual([])
    expect(table.keys()).not.toContain('claimUnseen')
    expect(table.why('claimUnseen')).toBe('RA-7.6')
    expect(table.choose(claim('library')).ids(DISPLAY)).toEqual(['great_pyramid'])
  })

  it('RA-7.6 the last card of the deck can be taken unseen', () => {
    const table = given([{ pool: 'G4' }, { pool: 'E1', play: MONUMENTS.slice(1) }], { display: ['library', 'great_pyramid'] }).choose('claimUnseen')
    expect([table.inPlay(0).at(-1), table.monumentDeck(), table.display()]).toEqual(['colossus', [], ['library', 'great_pyramid']])
  })

  it('RA-7.7 claim a place: it leaves the table for good', () => {
    const table = given([{ pool: 'D9' }, { pool: 'D9 E1' }], { places: ['catacombs_of_the_dead', 'cursed_forge'] }).choose(claim('catacombs_of_the_dead'))
    expect(table.ids(UNCLAIMED)).toEqual(['cursed_forge'])
    expect(table.seat).toBe(1)
    expect(table.keys()).not.toContain(claim('catacombs_of_the_dead'))
    expect(table.inPlay(0)).toContain('catacombs_of_the_dead')
  })

  it('RA-7.8 discard an artifact: gain 1G or 2N, equal or different', () => {
    const discarding = () => alone({ hand: ['crypt'] }).choose(discard('crypt'))
    const table = discarding()
    expect(table.discard(0)).toEqual(['crypt'])
    expect(table.hand(0)).toEqual([])
    expect(table.choose('gain:gold').pool(0)).toBe('G1')
    expect(discarding().gains('L2').pool(0)).toBe('L2')
    expect(discarding().gains('E1 D1').pool(0)).toBe('E1 D1')
    expect(discarding().choose('gain:elan').keys()).not.toContain('gain:gold')
  })

  it('RA-7.9 use one power of one own component', () => {
    const table = given([{ play: ['crypt', 'vault'] }, { pool: 'E1', play: ['magical_shard'] }])
    expect(table.offer('use')).toEqual(['crypt:1', 'vault:1'])
    table.choose(use('vault'))
    expect(table.seat).toBe(1)
    expect(table.isTurned('crypt')).toBe(false)
  })

  it('RA-7.10 passing is always possible and ends the player’s round', () => {
    const table = given([{ pool: 'E9', play: ['crypt'], hand: ['hawk'] }, { pool: 'E1' }])
    expect(table.keys()).toContain(PASS)
    table.choose(PASS, 'item:divination')
    expect(table.state.passed).toEqual([1, 0])
    expect(table.seat).toBe(1)
  })

  it('RA-7.11 there is no limit to what one owns, but one mage and one item', () => {
    const many = { pool: 'E99 L99 C99 D99 G99', play: [...MONUMENTS, 'coral_castle', 'cursed_forge', 'catacombs_of_the_dead', 'hawk', 'vault', 'crypt'] }
    const table = alone({ ...many, hand: ['prism', 'treant', 'athanor', 'mermaid', 'fire_dragon', 'bone_dragon', 'water_dragon'], deck: ['guard_dog'] })
    table.choose(place('prism'), claim('great_pyramid'), claim('sacred_grove'), use('solomons_mine'))
    expect(table.pool(0)).toBe('E99 L91 C95 D99 G96')
    table.choose(PASS, 'item:divination')
    expect(table.inPlay(0).filter((id) => ['research', 'divination'].includes(id))).toEqual(['divination'])
    expect(table.hand(0)).toHaveLength(7)
  })
})
