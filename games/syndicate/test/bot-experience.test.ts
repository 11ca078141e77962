import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { experienceOf } from '../bot/experience.ts'
import { forTwo as lessons, things, type Thing } from '../bot/lessons.ts'
import { openingWorth } from '../bot/openings.ts'
import type { State } from '../rules/state.ts'
import { zone } from '../rules/zones.ts'
import { content, game, Table } from './table.ts'

/** In the last round of seven there is one collection to come, in the first there are seven. */
const inRound = (round: number): Table => new Table(2).set({ round, last: 7 })
const experience = experienceOf(content)
const taught = (t: Table): number => experience.worth(t.state, 0)
const added = (round: number, change: (t: Table) => Table): number => taught(change(inRound(round))) - taught(inRound(round))

const changes: Readonly<Record<Thing, { change(t: Table): Table; count: number }>> = {
  firstCredits: { change: (t) => t.resources(0, 8, 0, 0), count: 8 },
  furtherCredits: { change: (t) => t.resources(0, 25, 0, 0), count: 12 },
  firstInfluence: { change: (t) => t.resources(0, 0, 3, 0), count: 3 },
  furtherInfluence: { change: (t) => t.resources(0, 0, 30, 0), count: 10 },
  firstCrew: { change: (t) => t.resources(0, 0, 0, 10), count: 10 },
  furtherCrew: { change: (t) => t.resources(0, 0, 0, 12), count: 2 },
  exoBases: { change: (t) => t.bases(0, 'koss', 'cora'), count: 2 },
  middleBases: { change: (t) => t.base('etna', 0), count: 1 },
  innerBases: { change: (t) => t.base('honos', 0), count: 1 },
  techLevels: { change: (t) => t.levels(0, 4, 0), count: 3 },
  assaultLevels: { change: (t) => t.levels(0, 1, 2), count: 2 },
  cards: { change: (t) => t.hand(0, 'M01', 'M02', 'S01a'), count: 3 },
  // A decoy makes rivals think twice.
  sleeper: { change: (t) => t.sleeper(0, 'M01'), count: 0.25 },
}
/** What has to be there before the further part of a resource. */
const below: Partial<Record<Thing, [Thing, number]>> = { furtherCredits: ['firstCredits', 8], furtherInfluence: ['firstInfluence', 10], furtherCrew: ['firstCrew', 10] }

describe('what games have taught about Syndicate', () => {
  it.each(things)('%s count as much as the lessons say, with seven collections to come and with one', (thing) => {
    for (const [round, column] of [[1, 6], [7, 0]] as const) {
      const { change, count } = changes[thing]
      const [first, held] = below[thing] ?? [thing, 0]
      expect(added(round, change)).toBeCloseTo(count * lessons[thing][column] + held * lessons[first][column], 6)
    }
  })

  it('lies between two columns while the last round is not known', () => {
    // One of two cards announces it: on an average there are four and a half collections to come.
    const open = (): Table => {
      const t = new Table(2).set({ round: 1 })
      t.state.cards.at[zone.above].length = 2
      t.state.cards.at[zone.among].length = 2
      return t
    }
    const [, , , four, five] = lessons.exoBases
    expect(taught(open().base('koss', 0)) - taught(open())).toBeCloseTo((four + five) / 2, 6)
  })

  it('begins with the choice of a syndicate, and says nothing before it', () => {
    const terrans = inRound(1).syndicate(0, 'terrans')
    expect(taught(terrans) - taught(inRound(1))).toBeCloseTo(openingWorth(content, terrans.state, 0) - openingWorth(content, inRound(1).state, 0), 6)
    terrans.state.syndicate[0] = -1
    expect(taught(terrans)).toBe(0)
  })
})

describe('shaken positions', () => {
  /** A position of a game, shaken, and what every seat has in it. */
  function shaken(seed: number): { state: State; had: number[][]; has: number[][] } {
    const random = new Random(`shaken/${seed}`)
    const state = game.start({}, 2 + (seed % 4), secretFromSeed(seed))
    for (let i = 0; i < 60 && state.over === 0; i++) {
      const { pending, option } = randomChoice(game, state, random)
      game.choose(state, pending, option)
    }
    const counts = (): number[][] =>
      Array.from({ length: state.seats }, (_, seat) => {
        const out: number[] = []
        experience.count(state, seat, out)
        return out
      })
    const had = counts()
    game.play.begin(state, undefined)
    experience.shake(game.play, state, random)
    return { state, had, has: counts() }
  }

  it('are played on to their end, and nothing is lost or owed in them', () => {
    for (let seed = 0; seed < 24; seed++) {
      const { state } = shaken(seed)
      const random = new Random(`on/${seed}`)
      expect(Math.min(...state.stock)).toBeGreaterThanOrEqual(0)
      for (let resource = 0; resource < 3; resource++) expect(state.bank[resource]).toBe(state.stock.filter((_, i) => i % 3 === resource).reduce((sum, each) => sum + each, 0))
      while (state.over === 0) {
        const { pending, option } = randomChoice(game, state, random)
        game.choose(state, pending, option)
      }
      expect(state.over).not.toBe(0)
    }
  })

  it('change everything that there are lessons about', () => {
    const changed = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const { had, has } = shaken(seed)
      has.forEach((row, seat) => row.forEach((value, i) => Math.abs(value - had[seat][i]) > 1e-9 && changed.add(experience.lessons[i].split(',')[0])))
    }
    expect([...changed].sort()).toEqual([...things].sort())
  })

  it('are counted so that worths add up to what search goes by', () => {
    for (let seed = 0; seed < 24; seed++) {
      const { state, has } = shaken(seed)
      has.forEach((row, seat) => {
        const sum = experience.worths(state.seats).reduce((all, worth, i) => all + worth * row[i], openingWorth(content, state, seat))
        expect(experience.worth(state, seat)).toBeCloseTo(sum, 6)
      })
    }
  })
})
