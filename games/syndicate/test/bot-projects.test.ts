import { describe, expect, it } from 'vitest'
import { seatAt } from '#bots/bot.ts'
import { makeBot } from '#bots/levels.ts'
import { carryOut } from '#bots/search/project.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import { randomChoice } from '#kernel/random-play.ts'
import { syndicateEvaluation } from '../bot/evaluation.ts'
import { projectsOf } from '../bot/projects.ts'
import { content, game, Table } from './table.ts'

const told = (t: Table, seat = 0): string[] => projectsOf(content, t.state, seat).map((project) => project.map((each) => game.notation.key(each)).join(' '))
const exo = (t: Table): string[] => told(t).filter((each) => each.endsWith('buy:koss'))

describe('projects', () => {
  it('exchange credits for the influence that a base wants, and buy the best there is', () => {
    expect(told(new Table(2).resources(0, 13, 2, 0))).toEqual(['exchange:credits_influence times:2 buy:koss'])
  })

  it('take crew instead where there is some', () => {
    expect(exo(new Table(2).resources(0, 13, 2, 7))).toEqual(['exchange:credits_influence times:2 buy:koss', 'exchange:crew_influence times:2 buy:koss'])
    expect(exo(new Table(2).resources(0, 9, 2, 7))).toEqual(['exchange:crew_influence times:2 buy:koss'])
  })

  it('sell cards, those that are worth least, for what is wanting', () => {
    // Two credits and two crew are a poorer reward than six credits and three influence.
    expect(exo(new Table(2).resources(0, 7, 4, 0).hand(0, 'M06', 'M13'))).toEqual(['sell:M13 sellFor:credits buy:koss'])
    expect(exo(new Table(2).resources(0, 8, 2, 0).hand(0, 'M06', 'M13'))).toEqual(['sell:M13 sellFor:influence sell:M06 sellFor:influence buy:koss'])
  })

  it('are none where nothing is wanting, too much, or nothing is to be had', () => {
    expect(exo(new Table(2).resources(0, 8, 4, 0))).toEqual([])
    expect(told(new Table(2).resources(0, 9, 3, 2))).toEqual([])
    const full = new Table(2).resources(0, 13, 2, 0)
    full.bases(1, ...content.territories.ids.slice(0, 6))
    expect(told(full)).toEqual([])
  })

  it('are for the seat on turn, and for whole turns', () => {
    expect(told(new Table(2).resources(1, 13, 2, 0), 1)).toEqual([])
    expect(told(new Table(2, { turns: 'extended' }).resources(0, 13, 2, 0))).toEqual([])
  })

  it('are carried out to their end wherever they come up', () => {
    let bought = 0
    for (let seed = 0; seed < 40; seed++) {
      const random = new Random(`projects/${seed}`)
      const state = game.start({}, 2 + (seed % 4), secretFromSeed(seed))
      while (state.over === 0) {
        const asked = game.pending(state).find(({ seat, options }) => seat === state.turn && options.some(({ k }) => k === 'end'))
        for (const project of asked ? projectsOf(content, state, asked.seat) : []) {
          const copy = game.copy(state)
          carryOut(game, copy, state.turn, project)
          const at = project[project.length - 1].a
          // A purchase may wait for reactions of others, or be called off by one.
          expect(copy.owner[at] === state.turn || copy.stack.some((frame) => frame.step === 'purchase') || (copy.jumped & (1 << at)) !== 0).toBe(true)
          bought++
        }
        const { pending, option } = randomChoice(game, state, random)
        game.choose(state, pending, option)
      }
    }
    expect(bought).toBeGreaterThan(50)
  })

  it('are found by search, which then goes on as it meant to; greedy sees a loss in the first step', () => {
    const table = (): Table => new Table(2).resources(0, 13, 2, 0).resources(1, 12, 5, 4)
    const chosen = (name: string, steps: number): string[] => {
      const { state } = table()
      const bot = makeBot(name, syndicateEvaluation)
      const random = new Random('projects')
      return Array.from({ length: steps }, () => {
        const key = bot.choose(seatAt(game, state, 0), random)
        game.answer(state, 0, key)
        return key
      })
    }
    const [first, second, third] = chosen('search:400', 3)
    expect([first, second]).toEqual(['exchange:credits_influence', 'times:2'])
    expect(third).toMatch(/^buy:/)
    expect(chosen('greedy', 1)).not.toContain('exchange:credits_influence')
  })
})
