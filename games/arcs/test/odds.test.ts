import { describe, expect, it } from 'vitest'
import { keyedChance, Random, secretFromSeed } from '#kernel/chance.ts'
import { diceFaces } from '../data/dice.ts'
import { dice as kinds, type DieIcon } from '../data/names.ts'
import { resultsOf, rollsOf, type Handful, type Icons } from '../table/battle/dice.ts'
import { bend, oddsOf, percentOf, type Odds } from '../table/battle/odds.ts'
import { keysOfHandful, keysOfReroll } from '../table/battle/questions.ts'
import { resolve, type Sides } from '../table/battle/resolution.ts'
import type { ArcsView } from '../table/view.ts'
import type { Frames } from '../rules/frames.ts'
import { content, game, Table } from './table.ts'

const named = { self: 'self', intercept: 'intercept', hits: 'hit', building: 'building', keys: 'key' } as const satisfies Record<keyof Icons, DieIcon>
const iconNames = Object.keys(named) as readonly (keyof Icons)[]

/** Every roll of a handful, die by die and side by side. */
function rollAll(handful: Handful): Map<string, number> {
  const dice = kinds.flatMap((kind, i) => Array.from({ length: handful[i] }, () => diceFaces.rows[kind]))
  const found = new Map<string, number>()
  for (let roll = 0; roll < 6 ** dice.length; roll++) {
    const icons = dice.flatMap((faces, i) => faces[Math.floor(roll / 6 ** i) % 6])
    const key = iconNames.map((name) => icons.filter((icon) => icon === named[name]).length).join(' ')
    found.set(key, (found.get(key) ?? 0) + 1)
  }
  return found
}

const handfuls: readonly Handful[] = [
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [2, 1, 1],
  [1, 2, 3],
  [4, 0, 2],
]

describe('the odds of a battle', () => {
  it.each(handfuls)('ARCS-8.4 counts the rolls of %i assault, %i skirmish and %i raid dice as rolling them all does', (...handful) => {
    const counted = new Map(resultsOf(handful).map((result) => [iconNames.map((name) => result[name]).join(' '), result.ways]))
    expect(counted).toEqual(rollAll(handful))
  })

  it('ARCS-8.2 counts all eighteen dice of the box exactly', () => {
    const all = resultsOf([6, 6, 6])
    expect(all.reduce((sum, { ways }) => sum + ways, 0)).toBe(6 ** 18)
    expect(Number.isSafeInteger(rollsOf([6, 6, 6]))).toBe(true)
  })

  it('ARCS-8.4 to ARCS-8.8: two assault and two raid dice with four ships against three ships, a city and a starport', () => {
    const sides: Sides = { mine: { fresh: 3, damaged: 1 }, theirs: { fresh: 2, damaged: 1 }, buildings: [city(0), starport(1)], gate: false }
    const odds = oddsOf([2, 0, 2], sides, { breaker: false, mirror: false })
    const percent = (of: (odds: Odds) => number): number => Math.round(percentOf(of(odds), odds))
    expect(odds.rolls).toBe(1296)
    expect([odds.hits, odds.building, odds.keys, odds.taken].map(({ mean }) => mean.toFixed(1))).toEqual(['2.3', '1.0', '1.3', '3.4'])
    expect(odds.hits.ways.map((ways) => Math.round(percentOf(ways, odds)))).toEqual([3, 17, 36, 33, 11])
    expect(odds.building.ways.map((ways) => Math.round(percentOf(ways, odds)))).toEqual([25, 50, 25])
    expect(percent(({ intercept }) => intercept)).toBe(69)
    expect(percent(({ trophy }) => trophy)).toBe(98)
    expect(percent(({ buildingFalls }) => buildingFalls)).toBe(25)
    expect(percent(({ loses }) => loses)).toBe(47)
    expect(percent(({ usable }) => usable[1])).toBe(75)
    expect(percent(({ usable }) => usable[3])).toBe(14)
  })

  it('ARCS-9.8 keys are of no use when no attacking ship is left', () => {
    const sides: Sides = { mine: { fresh: 0, damaged: 1 }, theirs: { fresh: 1, damaged: 0 }, buildings: [city(0)], gate: false }
    const odds = oddsOf([0, 0, 1], sides, { breaker: false, mirror: false })
    // Of the four sides with keys, one intercepts and one burns the only ship.
    expect(odds.keys.ways).toEqual([3, 2, 1])
    expect(odds.usable[1]).toBe(1)
    expect(odds.losesAll).toBe(5)
  })

  it('ARCS-18.4 ARCS-18.6 Mirror Plating adds an intercept to assault dice, Signal Breaker takes one away', () => {
    const none = { intercept: 0 }
    expect(bend(none, { breaker: true, mirror: true }, [1, 0, 0])).toEqual({ intercept: 1 })
    expect(bend(none, { breaker: false, mirror: true }, [0, 2, 2])).toEqual({ intercept: 0 })
    expect(bend({ intercept: 2 }, { breaker: true, mirror: false }, [2, 0, 0])).toEqual({ intercept: 1 })
  })
})

describe('hits given out for a player', () => {
  it('ARCS-8.5 ARCS-8.6 ARCS-8.7 ARCS-8.8 the rules accept every answer and end where the resolution says, in 400 battles', () => {
    const random = new Random(20)
    let asked = 0
    for (let i = 0; i < 400; i++) asked += fightOnce(i, random)
    // The battles are not all trivial.
    expect(asked).toBeGreaterThan(400)
  })
})

describe('dice rolled again', () => {
  it('ARCS-13.13 ARCS-18.14 the rules accept every handful of dice that may be rolled again, as one chain', () => {
    const random = new Random(3)
    let chains = 0
    for (let i = 0; i < 60; i++) {
      const t = new Table().ships('1a', 0, 3, 1).ships('1a', 1, 2).city('5h', 1).holds(0, 'BC13').tokens(0, 'weapon').lore(0, 'L14')
      t.leads('G2').play('act:battle', '?battle:1a:p2').set({ chance: keyedChance(secretFromSeed(`again ${i}`)) })
      t.play('assault:2', 'skirmish:2', `reroll:${i % 2 === 0 ? 'assault' : 'skirmish'}`)
      if (t.step() !== 'reroll') continue
      const frame: Extract<Frames, { step: 'reroll' }> = frameOf(t)
      const base = frame.kind === 0 ? 0 : content.dice[0].sides.length
      let left = frame.left
      const picked = content.dice[frame.kind].sides.map((_, face) => {
        const count = Math.min(left, random.int(frame.faces[base + face] + 1))
        left -= count
        return count
      })
      t.play(...keysOfReroll(viewOf(t), frame, picked))
      expect(t.step()).not.toBe('reroll')
      expect(t.told('rolled')).toHaveLength(picked.some((n) => n > 0) ? 2 : 1)
      chains++
    }
    expect(chains).toBeGreaterThan(40)
  })
})

const viewOf = (t: Table): ArcsView => game.view(t.state, t.asked().seat) as ArcsView
const frameOf = <F>(t: Table): F => t.asked().frame as unknown as F

const city = (place: number, damaged = false) => ({ place, city: true, damaged })
const starport = (place: number, damaged = false) => ({ place, city: false, damaged })

/** One battle at random, by the rules and by the resolution. Returns how many questions were answered. */
function fightOnce(i: number, random: Random): number {
  const mine = { fresh: random.int(4), damaged: random.int(4) + 1 }
  const theirs = { fresh: random.int(4), damaged: random.int(3) }
  const standing = Array.from({ length: random.int(3) }, (_, place) => ({ place, city: random.int(2) === 1, damaged: random.int(2) === 1 }))
  if (theirs.fresh + theirs.damaged + standing.length === 0) return 0

  const t = new Table().ships('1a', 0, mine.fresh, mine.damaged).ships('1a', 1, theirs.fresh, theirs.damaged)
  for (const { city: isCity, damaged } of standing) {
    if (isCity) t.city('1a', 1, damaged)
    else t.starport('1a', 1, damaged)
  }
  t.leads('G2').play('act:battle', '?battle:1a:p2').set({ chance: keyedChance(secretFromSeed(`battle ${i}`)) })
  // Dice are taken as a handful; what is forced must be left out of the chain.
  const wanted: Handful = [random.int(4), random.int(4), random.int(4)]
  const keys = t.step() === 'collect' ? keysOfHandful(viewOf(t), frameOf(t), wanted) : undefined
  if (!keys) return 0
  t.play(...keys)
  expect(t.told('rolled')[0].data['dice']).toEqual(wanted)

  const result = t.told('battleResult')[0].data as unknown as Icons
  const { answers, ...end } = resolve(result, { mine, theirs, buildings: standing, gate: false })
  for (const answer of answers) {
    expect(t.keys()).toContain(game.notation.key(answer))
    t.play(game.notation.key(answer))
  }
  expect(['takeHit', 'dealHit']).not.toContain(t.step())
  expect([t.fresh('1a', 0), t.damaged('1a', 0)]).toEqual([end.mine.fresh, end.mine.damaged])
  expect([t.fresh('1a', 1), t.damaged('1a', 1)]).toEqual([end.theirs.fresh, end.theirs.damaged])
  expect(t.buildings('1a')).toEqual(end.buildings.map((each) => `1 ${each.city ? 'city' : 'starport'}${each.damaged ? ' damaged' : ''}`))
  expect(t.trophiesOf(0)).toBe(end.shipsTaken + end.buildingsTaken)
  expect(t.trophiesOf(1)).toBe(end.lost)
  return answers.length
}
