import { describe, expect, it } from 'vitest'
import { secretFromSeed } from '#kernel/chance.ts'
import { KIND, RELICS, START_FOUNDATION } from '../data/content.ts'
import { factions } from '../data/names.ts'
import { zone } from '../rules/cards.ts'
import { AWAY, INTEL, LAND, SEATS, SECTORS, SITES } from '../rules/state.ts'
import { content as c, hex, leaderOf, type State } from './layout.ts'
import { game } from './table.ts'

/** Plays the set-up, always with the option of this number, and stops at `until` or at the first price. */
function setUp(seats: number, pick = 0, until = 'price', variant: Record<string, string> = {}): State {
  const s = game.start(variant, seats, secretFromSeed(`set-up ${seats}`))
  for (let i = 0; i < 60 && game.pending(s)[0].frame.step !== until; i++) {
    const [{ seat, options }] = game.pending(s)
    game.answer(s, seat, game.notation.key(options[pick % options.length]))
    game.check(s)
  }
  return s
}

const keys = (s: State): string[] => game.pending(s)[0].options.map((option) => game.notation.key(option))
const counts = [2, 3, 4, 5] as const

describe('setting up', () => {
  it('CC-3.1 factions are chosen one after the other, or dealt', () => {
    const s = game.start({ factions: 'choose' }, 3, secretFromSeed('choose'))
    expect(keys(s)).toEqual(factions.map((id) => `faction:${id}`))
    game.answer(s, 0, 'faction:jrayek')
    expect([game.pending(s)[0].seat, keys(s).includes('faction:jrayek')]).toEqual([1, false])
    const dealt = game.start({ factions: 'random' }, 5, secretFromSeed('dealt'))
    expect(new Set(dealt.faction).size).toBe(5)
  })

  it('CC-3.2 three of five leaders are kept, four of six by the Oxataya, in secret and at once', () => {
    const s = game.start({ factions: 'choose' }, 2, secretFromSeed('leaders'))
    game.answer(s, 0, 'faction:oxataya')
    game.answer(s, 1, 'faction:ai')
    expect(game.pending(s).map(({ seat }) => seat)).toEqual([0, 1])
    const twin = game.copy(s)
    game.answer(s, 0, 'dismiss:Tovati:Azaru')
    game.answer(twin, 0, 'dismiss:Xanya:Rhan')
    expect(JSON.stringify(game.view(s, 1))).toBe(JSON.stringify(game.view(twin, 1)))
    game.answer(s, 1, 'dismiss:Adecai:Demo')
    const kept = (faction: number): number => Array.from({ length: c.leaders.count[faction] }, (_, i) => s.leaderAt[c.leaders.first[faction] + i])
      .filter((at) => at !== AWAY.box).length
    expect([kept(5), kept(1), s.leaderAt[leaderOf('Demo')]]).toEqual([4, 3, AWAY.box])
  })

  it('CC-3.3 CC-3.4 what everybody starts with', () => {
    const s = setUp(5, 0, 'firstLeader')
    expect([s.energy, s.gems, s.glory]).toEqual([[6, 6, 6, 6, 6], [1, 1, 1, 1, 1], [0, 0, 0, 0, 0]])
    expect([new Set(s.research), s.attributes]).toEqual([new Set([0]), [0, 0, 0, 0, 0]])
    expect([s.priceHand, s.priceVault]).toEqual([new Array(5).fill(0b011101), new Array(5).fill(0b100010)])
    for (let seat = 0; seat < 5; seat++) expect(s.cards.at[zone.hand + seat]).toEqual([])
  })

  it('CC-3.5 the flare gun goes to the leftmost of the vault', () => {
    for (const seats of counts) {
      const s = setUp(seats)
      expect(s.faction[s.flare]).toBe(Math.min(...s.faction.slice(0, seats)))
    }
  })

  it('CC-3.6 CC-2.3 tiles of the sets in play lie on their slots, others are unused', () => {
    for (const seats of counts) {
      const s = setUp(seats)
      for (let region = 0; region < c.map.ids.length; region++) {
        const kind = c.map.kind[(seats - 2) * c.map.ids.length + region]
        if (kind === KIND.none) expect(s.land[region]).toBe(LAND.unused)
        if (kind === KIND.land) expect(s.land[region]).toBeLessThan(LAND.lake)
      }
      for (const set of c.map.tileSets[seats - 2]) {
        const terrains = s.land.filter((_, region) => c.map.tileSet[region] === set && c.map.kind[(seats - 2) * c.map.ids.length + region] === KIND.land)
        expect(terrains.sort()).toEqual([0, 1, 2])
      }
    }
  })

  it('CC-3.7 CC-3.8 bases from the right of the vault; each keeps two regions that touch, mountains bar the others', () => {
    for (const seats of counts)
      for (const pick of [0, 1, 2]) {
        const first = setUp(seats, pick, 'placeBase')
        expect(first.faction[game.pending(first)[0].seat]).toBe(Math.max(...first.faction.slice(0, seats)))
        const s = setUp(seats, pick)
        for (let seat = 0; seat < seats; seat++) {
          const open = c.map.ids.map((_, region) => region).filter((region) => s.land[region] < LAND.lake && (s.near[s.base[seat]] & (1 << region)) !== 0)
          expect(open).toHaveLength(2)
          expect(c.map.near[open[0]]).toContain(open[1])
        }
      }
  })

  it('CC-3.7 CC-3.8 CC-3.10 the example for four: three bases with a mountain each, one without, eight neutral foundations', () => {
    const s = game.start({ factions: 'choose' }, 4, secretFromSeed('example'))
    const play = (seat: number, key: string): void => game.answer(s, seat, key)
    ;['jrayek', 'zcharo', 'ai', 'circadians'].forEach((id, seat) => play(seat, `faction:${id}`))
    play(0, 'dismiss:Jayen:Vahla')
    play(1, 'dismiss:Oachra:Urzo')
    play(2, 'dismiss:Injura:Phoros')
    play(3, 'dismiss:Renzo:Zoey')
    play(0, 'base:E-1:D-1:E-2')
    play(1, 'base:F-3:E-3:E-4')
    play(2, 'base:D-5:C-5:D-4')
    expect(keys(s)).toEqual(['base:A-3:B-3:B-4', 'base:B-1:B-2:C-2'])
    play(3, 'base:A-3:B-3:B-4')
    expect(s.mountains.map((edge) => c.map.edges[edge].map((end) => c.map.ids[end]).join('/'))).toEqual(['E-1/F-1', 'F-3/F-4', 'D-5/E-5'])
    const neutral = s.foundations.filter((kind) => kind > 0 && kind <= START_FOUNDATION)
    expect([neutral.length, s.relicAt.every((region) => region >= 0)]).toEqual([8, true])
    expect(game.pending(s)[0].seat).toBe(3)
  })

  it('CC-3.9 the two start foundations lie on the two regions', () => {
    const s = setUp(5)
    for (let seat = 0; seat < 5; seat++) {
      const open = c.map.ids.map((_, region) => region).filter((region) => s.land[region] < LAND.lake && (s.near[s.base[seat]] & (1 << region)) !== 0)
      const laid = open.map((region) => s.foundations[region * SITES] - 1 - START_FOUNDATION - s.faction[seat] * 2)
      expect(laid.sort()).toEqual([0, 1])
    }
  })

  it('CC-3.10 CC-2.6 every land region has one foundation, six of them with relics', () => {
    for (const seats of counts) {
      const s = setUp(seats)
      const kinds = new Set<number>()
      for (let region = 0; region < c.map.ids.length; region++) {
        const laid = s.foundations.slice(region * SITES, region * SITES + SITES).filter((kind) => kind > 0)
        expect(laid).toHaveLength(s.land[region] < LAND.lake ? 1 : 0)
        for (const kind of laid) kinds.add(kind)
      }
      expect(kinds.size).toBe([10, 13, 16, 19][seats - 2])
      for (let relic = 0; relic < RELICS; relic++) expect(s.foundations[s.relicAt[relic] * SITES]).toBe(relic + 1)
    }
  })

  it('CC-3.11 a leader for its gems, and all fighters in two parts', () => {
    const s = game.start({ factions: 'choose' }, 2, secretFromSeed('first'))
    const play = (seat: number, key: string): void => game.answer(s, seat, key)
    play(0, 'faction:ai')
    play(1, 'faction:zcharo')
    play(0, 'dismiss:Injura:Xiao')
    play(1, 'dismiss:Oachra:Urzo')
    play(1, 'base:A-2:B-2:B-3')
    play(0, 'base:E-1:D-1:E-2')
    expect(keys(s)).toEqual(['deploy:Adecai:D-1', 'deploy:Adecai:E-2', 'deploy:Phoros:D-1', 'deploy:Phoros:E-2', 'deploy:Demo:D-1', 'deploy:Demo:E-2'])
    play(0, 'deploy:Adecai:E-2')
    expect([s.gems[0], s.leaderAt[leaderOf('Adecai')]]).toEqual([0, hex('E-2')])
    expect(keys(s)).toEqual([1, 2, 3, 4, 5, 6].map((n) => `settle:D-1:${n}`))
    play(0, 'settle:D-1:2')
    expect([s.fighters[hex('D-1') * SEATS], s.fighters[hex('E-2') * SEATS], s.sectors[0]]).toEqual([2, 5, 13])
    play(1, 'deploy:Cahzor:B-2')
    play(1, 'settle:B-2:3')
    expect([s.sectors.slice(SECTORS, SECTORS + 2), s.gems[1]]).toEqual([[9, 5], 1])
  })

  it('CC-3.12 the printed mountains come last: A-2 may keep B-2 and B-3, and then they are parted', () => {
    const first = setUp(2, 0, 'placeBase')
    expect(keys(first)).toContain('base:A-2:B-2:B-3')
    const s = setUp(2)
    expect(s.near[hex('B-2')] & (1 << hex('B-3'))).toBe(0)
    expect(s.near[hex('D-1')] & (1 << hex('D-2'))).toBe(0)
  })

  it('CC-24.1 CC-16.3 intelligence cards of the factions in play lie in the supply', () => {
    const s = game.start({ factions: 'choose' }, 3, secretFromSeed('intelligence'))
    ;['ai', 'circadians', 'oxataya'].forEach((id, seat) => game.answer(s, seat, `faction:${id}`))
    expect(factions.map((_, faction) => s.intel[faction])).toEqual([INTEL.none, INTEL.supply, INTEL.none, INTEL.none, INTEL.none, INTEL.supply])
    expect(s.sectors.slice(SECTORS, 2 * SECTORS)).toEqual([6, 2, 0])
  })

  it('CC-25.4 there is no option to concede', () => {
    const s = setUp(3)
    for (let i = 0; i < 300 && s.over === 0; i++) {
      for (const { options } of game.pending(s)) for (const option of options) expect(game.notation.key(option)).not.toMatch(/concede|resign/)
      const [{ seat, options }] = game.pending(s)
      game.answer(s, seat, game.notation.key(options[i % options.length]))
    }
  })
})
