import { describe, expect, it } from 'vitest'
import { bookTables, compile } from '#games/res-arcana/data/tables.ts'
import { given, place, use, type Player, type Table } from './builder.ts'
import { alone } from './components.ts'

const GOLD = 4

interface Discount {
  readonly n: number
  readonly sparesGold: boolean
}

/** All vectors of five amounts up to `most` that add up to `sum`. */
function mixes(most: readonly number[], sum: number): number[][] {
  const from = (at: number, left: number): number[][] => {
    if (at === 5) return left === 0 ? [[]] : []
    return Array.from({ length: Math.min(most[at], left) + 1 }, (_, n) => n).flatMap((n) => from(at + 1, left - n).map((rest) => [n, ...rest]))
  }
  return from(0, sum)
}

/** By the book: try every way to remove essences, keep the ways that remove most, and pay the rest in every way. */
function paymentsByTheBook(fixed: readonly number[], any: number, discounts: readonly Discount[], pool: readonly number[]): string[] {
  const all = discounts.reduce((sum, { n }) => sum + n, 0)
  const offGold = discounts.filter(({ sparesGold }) => !sparesGold).reduce((sum, { n }) => sum + n, 0)
  const payments = new Set<string>()
  for (let removed = all; removed >= 0 && payments.size === 0; removed--) {
    let possible = false
    for (let ofAny = 0; ofAny <= Math.min(any, removed); ofAny++)
      for (const off of mixes(fixed, removed - ofAny)) {
        if (off[GOLD] > offGold) continue
        possible = true
        const due = fixed.map((n, essence) => n - off[essence])
        for (const mix of mixes(pool, any - ofAny)) {
          const paid = mix.map((n, essence) => n + due[essence])
          if (paid.every((n, essence) => n <= pool[essence])) payments.add(paid.join())
        }
      }
    if (possible) break
  }
  return [...payments].toSorted()
}

/** Every payment that the table offers for placing the card. */
function paymentsOffered(table: Table, id: string): string[] {
  const found = new Set<string>()
  const poolOf = (state: Table['state']): number[] => state.pool.slice(0, 5)
  const before = poolOf(table.state)
  const explore = (state: Table['state'], key: string): void => {
    const copy = table.game.copy(state)
    table.game.answer(copy, 0, key)
    const pending = table.game.pending(copy).find(({ seat }) => seat === 0)
    if (pending?.frame.step === 'pay') for (const option of pending.options) explore(copy, table.game.notation.key(option))
    else found.add(before.map((n, essence) => n - poolOf(copy)[essence]).join())
  }
  if (table.keys(0).includes(place(id))) explore(table.state, place(id))
  return [...found].toSorted()
}

describe('what an artifact costs', () => {
  const artificer = { n: 1, sparesGold: true }
  const dragons = { n: 3, sparesGold: false }
  const owners: { name: string; player: Player; discounts: (dragon: boolean) => Discount[] }[] = [
    { name: 'nobody', player: {}, discounts: () => [] },
    { name: 'Artificer', player: { mage: 'artificer' }, discounts: () => [artificer] },
    { name: 'Dragon Bridle', player: { play: ['dragon_bridle'] }, discounts: (dragon) => (dragon ? [dragons] : []) },
    { name: 'Artificer, Bridle and Lair', player: { mage: 'artificer', play: ['dragon_bridle', 'dragons_lair'] }, discounts: (dragon) => (dragon ? [artificer, dragons, dragons] : [artificer]) },
  ]
  const odd: Readonly<Record<string, string>> = { prism: '2E 2D 1A', vault: '2G 1L 1A', hawk: '3E 1L 2A', fire_dragon: '2E 2L 1A', bone_dragon: '3G 1C', horn_of_plenty: '2G 2E 1A' }
  const oddTables = { ...bookTables, artifacts: bookTables.artifacts.map((row) => ({ ...row, cost: odd[row.id] ?? row.cost })) }
  const pools: readonly (readonly number[])[] = [[9, 9, 9, 9, 2], [2, 2, 2, 2, 1], [1, 1, 4, 0, 3], [0, 0, 5, 3, 4]]
  const artifacts = compile(bookTables).components.filter(({ kind }) => kind === 'artifact')

  it.each(owners)('RA-9.5 every payment is offered that some choice of removed essences allows, and no other: $name', ({ player, discounts }) => {
    for (const { id, cost, dragon } of artifacts) {
      if (player.play?.includes(id)) continue
      for (const pool of pools) {
        const text = pool.map((n, essence) => `${'ELCDG'[essence]}${n}`).join(' ')
        const table = given([{ ...player, pool: text, hand: [id] }, { passed: true }])
        expect(paymentsOffered(table, id), `${id} out of ${text}`).toEqual(paymentsByTheBook(cost.fixed, cost.any, discounts(dragon), pool))
      }
    }
  })

  it.each(owners)('RA-9.5 also for costs that the box does not have: $name', ({ player, discounts }) => {
    for (const { id, cost, dragon } of compile(oddTables).components.filter((each) => odd[each.id] !== undefined))
      for (const pool of [...pools, [2, 1, 1, 1, 2], [3, 0, 1, 2, 1]]) {
        const text = pool.map((n, essence) => `${'ELCDG'[essence]}${n}`).join(' ')
        const table = given([{ ...player, pool: text, hand: [id] }, { passed: true }], { tables: oddTables })
        expect(paymentsOffered(table, id), `${id} out of ${text}`).toEqual(paymentsByTheBook(cost.fixed, cost.any, discounts(dragon), pool))
      }
  })
})

describe('discounts', () => {
  it('RA-9.1 an A is paid with any essence, Gold allowed; all of a cost must be paid', () => {
    const table = alone({ pool: 'E1 L2 G2', hand: ['tree_of_life'] }).choose(place('tree_of_life'))
    expect(table.keys()).toEqual(['pay:elan', 'pay:life', 'pay:gold'])
    expect(table.pays('L1 G2').pool(0)).toBe('E1 L1')
    expect(alone({ pool: 'L2', hand: ['tree_of_life'] }).why(place('tree_of_life'))).toBe('RA-7.4')
  })

  it('RA-9.2 they never lower the cost of monuments, places or powers', () => {
    const owner = { mage: 'artificer', play: ['dragon_bridle', 'dragons_lair', 'dwarven_pickaxe'] }
    expect(alone({ ...owner, pool: 'E9 G3' }).why('claimUnseen')).toBe('RA-7.5')
    expect(alone({ ...owner, pool: 'D8' }).why('claim:catacombs_of_the_dead')).toBe('RA-7.7')
    expect(alone({ ...owner, pool: 'D8' }).why(use('dwarven_pickaxe'))).toBe('RA-8.1')
  })

  it('RA-9.3 all that apply add up', () => {
    const table = alone({ pool: 'C2', mage: 'artificer', play: ['dragon_bridle', 'dragons_lair'], hand: ['sea_serpent', 'fire_dragon'] }).choose(place('fire_dragon'))
    expect(table.pool(0)).toBe('C2')
    expect(table.choose(place('sea_serpent')).pool(0)).toBe('')
  })

  it('RA-9.3 lasting ones also count when a power places the card: Egg, Crypt, Bestiary', () => {
    const egg = alone({ pool: 'C2', play: ['dragon_egg', 'dragon_bridle'], hand: ['sea_serpent'] }).choose(use('dragon_egg'), place('sea_serpent'))
    expect(egg.pool(0)).toBe('')
    const crypt = alone({ pool: 'C1 D1', mage: 'artificer', play: ['crypt'], discard: ['mermaid'] }).choose(use('crypt', 2), place('mermaid'))
    expect(crypt.pool(0)).toBe('')
    const dragon = alone({ pool: 'D2 E1', play: ['crypt', 'dragons_lair'], discard: ['fire_dragon'] }).choose(use('crypt', 2), place('fire_dragon'))
    expect(dragon.pool(0)).toBe('D1')
    const bestiary = alone({ pool: 'C2 G4', mage: 'artificer', play: ['sorcerers_bestiary', 'dragon_bridle'], discard: ['water_dragon'] })
    expect(bestiary.choose(use('sorcerers_bestiary', 2)).pays('G4').choose(place('water_dragon')).pool(0)).toBe('')
  })

  it('RA-9.3 a discount ends when its source leaves play', () => {
    const table = alone({ pool: 'E3', play: ['dragon_bridle', 'fiery_whip'], hand: ['fire_dragon'] })
    expect(table.keys()).toContain(place('fire_dragon'))
    expect(table.choose(use('fiery_whip', 2)).gains('L6').why(place('fire_dragon'))).toBe('RA-7.4')
  })

  it('RA-9.4 a cost never falls below zero and what is left of a discount is lost', () => {
    const table = alone({ pool: 'E1', play: ['dragon_egg', 'dragon_bridle'], hand: ['bone_dragon'] }).choose(use('dragon_egg'), place('bone_dragon'))
    expect(table.pool(0)).toBe('E1')
    const shard = alone({ pool: 'E1', mage: 'artificer', hand: ['magical_shard'] }).choose(place('magical_shard'))
    expect(shard.pool(0)).toBe('E1')
  })

  it('RA-9.4 a discount is used as far as it can be', () => {
    expect(alone({ pool: 'E1 G1', mage: 'artificer', hand: ['athanor'] }).choose(place('athanor')).pool(0)).toBe('E1')
  })

  it('RA-9.6 "not Gold" never removes a printed Gold; it may remove an A', () => {
    expect(alone({ pool: 'E1 G1', mage: 'artificer', hand: ['horn_of_plenty'] }).why(place('horn_of_plenty'))).toBe('RA-7.4')
    expect(alone({ pool: 'G1', mage: 'artificer', hand: ['vault'] }).choose(place('vault')).pool(0)).toBe('')
    const crypt = alone({ pool: 'D1 G1', play: ['crypt'], discard: ['vault', 'horn_of_plenty'] }).choose(use('crypt', 2))
    expect(crypt.offer('place')).toEqual(['vault'])
    expect(crypt.choose(place('vault')).pool(0)).toBe('')
  })

  it('RA-9.6 other discounts remove anything, Gold too, though no dragon of the box prints one', () => {
    const tables = { ...bookTables, artifacts: bookTables.artifacts.map((row) => (row.id === 'fire_dragon' ? { ...row, cost: '4G 3E' } : row)) }
    const bridle = alone({ pool: 'E3 G1', play: ['dragon_bridle'], hand: ['fire_dragon'] }, { tables }).choose(place('fire_dragon'))
    expect(bridle.pool(0)).toBe('')
    const egg = alone({ pool: 'E3', play: ['dragon_egg'], hand: ['fire_dragon'] }, { tables }).choose(use('dragon_egg'), place('fire_dragon'))
    expect(egg.pool(0)).toBe('')
    const lair = alone({ pool: 'E3 G1', play: ['dragons_lair'], hand: ['fire_dragon'] }, { tables }).choose(place('fire_dragon'))
    expect(lair.pool(0)).toBe('')
    const table = alone({ pool: 'C4 G1', play: ['dragon_bridle'], hand: ['wind_dragon'] }).choose(place('wind_dragon'))
    expect(table.pool(0)).toBe('')
    expect(alone({ pool: 'C1 G4', play: ['dragon_bridle'], hand: ['wind_dragon'] }).choose(place('wind_dragon')).pool(0)).toBe('')
  })

  it('RA-9.7 what a card cost is its printed cost, discounts ignored', () => {
    const destroyed = (id: string, gained: string): string =>
      alone({ mage: 'artificer', play: ['corrupt_altar', 'dragon_bridle', id] }).choose(use('corrupt_altar', 2), `destroy:${id}`).gains(gained).pool(0)
    expect(destroyed('prism', 'E2')).toBe('E2')
    expect(destroyed('crypt', 'E7')).toBe('E7')
    expect(destroyed('wind_dragon', 'E10')).toBe('E10')
    expect(destroyed('sea_serpent', 'E11')).toBe('E11')
    expect(destroyed('windup_man', 'E6')).toBe('E6')
  })
})
