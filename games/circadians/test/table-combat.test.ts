import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { SeenEvent } from '#kernel/events.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { factions, type Faction } from '../data/names.ts'
import { bookTables } from '../data/tables.ts'
import { makeReckoner, NO_CARD } from '../rules/totals.ts'
import { leaderSum } from '../rules/units.ts'
import { battlesIn, beats } from '../table/combat/battle-log.ts'
import { possibleCards, previewOf, reachOf, unplanned } from '../table/combat/reach.ts'
import { partsOf } from '../table/combat/strength-parts.ts'
import { sumOf } from '../table/combat/sum.ts'
import type { CircadiansView } from '../table/view.ts'
import { content as c, hex } from './layout.ts'
import { game, Table } from './table.ts'

/** The combat dialogue: what it adds up, what it says that a rival can reach, and how it tells a battle from the log. */

interface Planning {
  readonly views: readonly [CircadiansView, CircadiansView]
  /** Somebody strikes before Strength is compared. */
  readonly first: boolean
}

interface Played {
  readonly log: readonly SeenEvent[]
  /** The table as both sides saw it before either plan was open, by the place of its battle among all. */
  readonly plannings: readonly Planning[]
}

/** Random games, in which battles are as odd as they can be. */
function play(seats: number, seed: number): Played {
  const random = new Random(`combat/${seats}/${seed}`)
  const log: SeenEvent[] = []
  const plannings: Planning[] = []
  const state = game.start({ factions: 'random' }, seats, secretFromSeed(seed))
  while (state.over === 0) {
    if (state.fightAt >= 0 && state.fightSection[0] < 0 && state.fightSection[1] < 0 && game.pending(state).some(({ frame }) => frame.step === 'plan' || frame.step === 'planOpenly')) {
      const at = log.filter(({ type }) => type === 'battle').length - 1
      const copy = game.copy(state)
      const first = [0, 1].some((side) => leaderSum(c, state, state.fightAt, state.fightSeat[side], c.leaders.does.woundsFirst) > 0)
      plannings[at] = { views: [game.view(copy, copy.fightSeat[0]), game.view(copy, copy.fightSeat[1])], first }
    }
    const { pending, option } = randomChoice(game, state, random)
    game.choose(state, pending, option, (event) => log.push(game.seeEvent(event, seats)))
  }
  return { log, plannings }
}

const games = [2, 4, 5, 5].flatMap((seats, i) => Array.from({ length: 12 }, (_, seed) => play(seats, seed * 4 + i)))
const fought = games.flatMap(({ log, plannings }) => battlesIn(log).flatMap((battle, i) => (plannings[i] ? [{ battle, ...plannings[i] }] : [])))

/** Do the lines of a side come to its totals? */
function expectSum(view: CircadiansView, side: number): void {
  const lines = sumOf(c, view, unplanned(view), side)
  const { strength, attack, shield } = makeReckoner(c).total(view, unplanned(view), side)
  const sum = (of: 'strength' | 'attack' | 'shield'): number => lines.reduce((total, line) => total + line[of], 0)
  expect([sum('strength'), Math.max(0, sum('attack')), Math.max(0, sum('shield'))]).toEqual([strength, attack, shield])
}

describe('the declared sum, line by line (CC-11.9)', () => {
  it('comes to what the rules declare in random games', () => {
    expect(fought.length).toBeGreaterThan(50)
    for (const { views, battle } of fought)
      for (const side of [0, 1]) {
        expectSum(views[side], side)
        const { strength, attack, shield } = makeReckoner(c).total(views[side], unplanned(views[side]), side)
        expect(battle.sides[side].declared).toMatchObject({ strength, attack, shield })
      }
  })

  it('comes to what the rules declare with every leader and attribute, base and upgraded', () => {
    for (const faction of factions)
      for (const { n: name } of bookTables.leaders.rows[faction])
        for (const upgraded of [false, true]) {
          const rival: Faction = faction === 'jrayek' ? 'oxataya' : 'jrayek'
          const t = new Table(faction, rival).round(4)
          t.fighters(faction, 'D-3', 5).leader(name, 'D-3', upgraded).building(faction, 'outpost', 'D-3')
          t.fighters(rival, 'D-3', 4).building(rival, 'fortress', 'D-3').ryhzu('Uryk', 'D-3', rival, upgraded)
          if (faction === 'leyrien') t.morale('D-3', 'C-3')
          if (upgraded) t.upgraded(...[faction, rival].flatMap((each) => bookTables.attributes.rows[each].map(({ id }) => id)))
          t.only('combat', { step: 'battles', seat: 0 }).select('D-3', rival)
          for (const side of [0, 1]) expectSum(game.view(t.state, t.state.fightSeat[side]), side)
        }
  })

  it('names fighters, leaders, buildings, morale and attributes', () => {
    const t = new Table('leyrien', 'zcharo').fighters('leyrien', 'C-3', 5).leader('Eeyla', 'C-3').morale('C-3').fighters('zcharo', 'C-3', 4).building('zcharo', 'outpost', 'C-3')
    t.only('combat', { step: 'battles', seat: 0 }).select('C-3', 'zcharo')
    const view = game.view(t.state, 0)
    expect(sumOf(c, view, unplanned(view), 0).map(({ of }) => of.kind)).toEqual(['fighters', 'leader', 'morale', 'attribute'])
    expect(sumOf(c, view, unplanned(view), 1).map(({ of, strength }) => `${of.kind} ${strength}`)).toEqual(['fighters 4', 'outpost 2', 'attribute 0'])
  })
})

describe('what the dialogue foretells', () => {
  it('the Strength of a plan lies within its preview, and that of the rival within what the dialogue says', () => {
    let checked = 0
    for (const { battle, views, first } of fought) {
      // First wounds take fighters away before anything is compared.
      if (first || battle.winner === undefined) continue
      for (const side of [0, 1]) {
        const { plan, totals } = battle.sides[side]
        if (!plan || !totals) continue
        const own = previewOf(c, views[side], side, plan.section, Math.max(NO_CARD, plan.card)).strength
        const seen = reachOf(c, views[1 - side], side)
        expect(totals.strength).toBeGreaterThanOrEqual(own.low)
        expect(totals.strength).toBeLessThanOrEqual(own.high)
        expect(totals.strength).toBeGreaterThanOrEqual(seen.low)
        expect(totals.strength).toBeLessThanOrEqual(plan.card >= 0 ? seen.high : seen.plain)
        checked++
      }
    }
    expect(checked).toBeGreaterThan(80)
  })

  it('is the same whatever the rival holds', () => {
    const laid = (...cards: string[]): CircadiansView => {
      const t = new Table('ai', 'jrayek').fighters('ai', 'D-3', 5).fighters('jrayek', 'D-3', 4).has('jrayek', 5, 2).hand('jrayek', ...cards)
      return game.view(t.only('combat', { step: 'battles', seat: 0 }).select('D-3', 'jrayek').state, 0)
    }
    expect(reachOf(c, laid('T02', 'T18'), 1)).toEqual(reachOf(c, laid('T13', 'T21'), 1))
    expect(possibleCards(c, laid('T02'), 1).length).toBe(c.tactics.ids.length)
  })

  it('CC-16.8 an open plan leaves nothing to guess but the die', () => {
    const t = new Table('circadians', 'jrayek').fighters('circadians', 'D-3', 3).leader('Sable', 'D-3').fighters('jrayek', 'D-3', 4).has('jrayek', 5, 2)
    t.only('combat', { step: 'battles', seat: 0 }).select('D-3', 'jrayek').by('jrayek', 'plan:guard')
    const view = game.view(t.state, 0)
    const { low, high } = reachOf(c, view, 1)
    expect(low).toBe(high)
    expect(view.fightAt).toBe(hex('D-3'))
  })
})

describe('a battle told from the log', () => {
  it('the parts of both Strengths add up to what was compared', () => {
    for (const { battle } of fought)
      for (const side of battle.sides) {
        if (!side.totals || !side.plan) continue
        expect(partsOf(c, side).reduce((sum, { n }) => sum + n, 0)).toBe(side.totals.strength)
      }
  })

  it('tells every event once, and ends with a winner', () => {
    const shown = new Set(['battle', 'declared', 'revealed', 'rolled', 'toll', 'compared', 'battleEnded'])
    for (const { log } of games) {
      const battles = battlesIn(log)
      const inBattle: SeenEvent[] = []
      let fighting = false
      for (const event of log) {
        if (event.type === 'battle') fighting = true
        if (fighting && !shown.has(event.type)) inBattle.push(event)
        if (event.type === 'battleEnded') fighting = false
      }
      const told = battles.flatMap(({ before, lines }) => [...before, ...beats.flatMap((beat) => lines[beat])])
      expect(told.length).toBe(inBattle.length)
      expect(new Set(told)).toEqual(new Set(inBattle))
      for (const { ended, winner, sides } of battles) if (ended) expect(sides.map(({ seat }) => seat)).toContain(winner)
    }
  })

  it('CC-11.12 puts victory before wounds and wounds before leaving', () => {
    const t = new Table('leyrien', 'zcharo').fighters('leyrien', 'C-3', 5).leader('Eeyla', 'C-3').fighters('zcharo', 'C-3', 4).building('zcharo', 'outpost', 'C-3').hand('leyrien', 'T01')
    t.fight('leyrien', 'C-3', 'zcharo', { leyrien: 'assault T01', zcharo: 'retreat' }).drain()
    const [battle] = battlesIn(t.events.map((event) => game.seeEvent(event, 0)))
    expect(battle.winner).toBe(0)
    expect(battle.lines.strength.map(({ type }) => type)).toContain('glory')
    expect(battle.lines.wounds.map(({ type }) => type)).toEqual(['wounded'])
    expect(battle.lines.leaving.map(({ type }) => type)).toEqual(expect.arrayContaining(['retreats', 'razed']))
    expect(battle.sides[1].wounds).toBe(4)
  })
})
