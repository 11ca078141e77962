import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { Outcome, Pending, State } from '#kernel/definition.ts'
import { option, type Option } from '#kernel/options.ts'
import { seatAt } from '../bot.ts'
import type { Evaluation } from '../evaluation.ts'
import { advise } from '../hint.ts'
import { gamesFor } from '../search/budget.ts'
import { finalRewards } from '../search/rewards.ts'
import { SearchBot } from '../search/search.ts'
import { smallGame } from './small-game.ts'

type Across = { across: number }
type Frames = { step: 'bank'; seat: number } | { step: 'bridge'; seat: number }

/** A river: two fords of which one is as good as the other, one time in two, and a bridge with a toll; who does not pay has to swim. */
const river = smallGame<Across, Frames>({
  id: 'river',
  seats: { min: 1, max: 1 },
  verbs: { ford: [['number', 'number']], bridge: [], pay: [], swim: [] },
  steps: {
    bank: {
      ask: (_s, _frame, options) => void options.push(option('ford', 1), option('ford', 2), option('bridge')),
      take(s, { seat }, { k }, play) {
        if (k === 'bridge') return play.push({ step: 'bridge', seat })
        s.across = play.chance(2)
        play.finish()
      },
    },
    bridge: {
      ask: (_s, _frame, options) => void options.push(option('pay'), option('swim')),
      take(s, _frame, { k }, play) {
        if (k === 'pay') s.across = 1
        play.finish()
      },
    },
  },
  fresh: { across: 0 },
  first: { step: 'bank', seat: 0 },
  outcome: ({ across }) => ({ places: [across === 1 ? 1 : 2], scores: [across], breakdown: [] }),
})

/** Says nothing of any position. */
const blind: Evaluation = { features: ['nothing'], weights: [0], measure: (_state, _seat, out) => void (out[0] = 0) }

/** The first of these that there is. */
const habit = (...keys: string[]) => (_state: State<object>, { options }: Pending): Option => {
  const at = keys.map((key) => options.findIndex((each) => river.notation.key(each) === key)).find((index) => index >= 0)
  return options[at ?? 0]
}

const begun = (): State<object> => river.start({}, 1, secretFromSeed('river'))
const chosen = (routine: ReturnType<typeof habit>, stream: number): string => new SearchBot({ ...blind, routine }).choose(seatAt(river, begun(), 0), new Random(stream))

describe('search by routine', () => {
  it('finds what leads to a win if one goes on as usual, whatever the positions look like', () => {
    for (let stream = 0; stream < 5; stream++) expect(chosen(habit('ford:1', 'pay'), stream)).toBe('bridge')
  })

  it('does not rely on what it would not do', () => {
    for (let stream = 0; stream < 5; stream++) expect(chosen(habit('bridge', 'swim'), stream)).toMatch(/^ford/)
  })

  it('chooses as usual unless another option proves better, and luck proves nothing', () => {
    let asUsual = 0
    for (const usual of ['ford:1', 'ford:2']) for (let stream = 0; stream < 20; stream++) if (chosen(habit(usual, 'swim'), stream) === usual) asUsual++
    expect(asUsual).toBeGreaterThan(35)
  })

  it('plays fewer games than a budget has iterations', () => {
    expect(gamesFor(1600)).toBe(400)
  })

  it('tells how far it is from where the game was played on, so that hints have reasons', () => {
    const routine = habit('ford:1', 'pay')
    const evaluation: Evaluation = { features: ['bridge'], weights: [1], measure: (state, _seat, out) => void (out[0] = state.stack.at(-1)?.step === 'bridge' ? 1 : 0), routine }
    const [best] = advise(seatAt(river, begun(), 0), evaluation, new Random(1))
    expect([best.key, best.reasons]).toEqual(['bridge', ['bridge']])
    expect(best.value).toBeGreaterThan(0.9)
  })

  it('stops when time is up, and chooses as usual then', () => {
    const bot = new SearchBot({ ...blind, routine: habit('ford:2', 'swim') }, { iterations: 1600, milliseconds: -1 })
    expect(bot.choose(seatAt(river, begun(), 0), new Random(1))).toBe('ford:2')
  })
})

type Points = { points: number; luck: number }
const byPoints = ({ points, luck }: Points): Outcome => ({ places: points + luck > 0 ? [1, 2] : [2, 1], scores: [points + luck, 0], breakdown: [] })

/** Seat 0 takes a few points, and then fate gives it many more or takes them away; the other seat has nothing to say. */
const fate = smallGame<Points, { step: 'take'; seat: number }>({
  id: 'fate',
  seats: { min: 2, max: 2 },
  verbs: { take: [['count', 'number']] },
  steps: {
    take: {
      ask: (_s, _frame, options) => void [3, 6, 1].forEach((count) => options.push(option('take', count))),
      take(s, _frame, { a }, play) {
        s.points = a
        s.luck = play.chance(400) - 200
        play.finish()
      },
    },
  },
  fresh: { points: 0, luck: 0 },
  first: { step: 'take', seat: 0 },
  outcome: byPoints,
})

describe('options tried in the same worlds', () => {
  const evaluation: Evaluation = { ...blind, clear: 100, routine: (_state, { options }) => options[0] }
  const table = (): ReturnType<typeof seatAt> => seatAt(fate, fate.start({}, 2, secretFromSeed('fate')), 0)

  it('show a small difference that luck would hide', () => {
    for (let stream = 0; stream < 20; stream++) expect(new SearchBot(evaluation).choose(table(), new Random(stream))).toBe('take:6')
  })

  it('are told to a person with what each brings', () => {
    const told = advise(table(), evaluation, new Random(1))
    expect(told.map(({ key }) => key)).toEqual(['take:6', 'take:3', 'take:1'])
    expect(told[0].value).toBeGreaterThan(told[1].value)
  })

  it('count for little where a win is narrow', () => {
    const rewards = [-200, -1, 1, 200].map((luck) => {
      const state = fate.start({}, 2, secretFromSeed('fate')) as State<Points>
      state.luck = luck
      state.over = 1
      return finalRewards(fate, evaluation, state, 0)
    })
    expect(rewards[0]).toBeLessThan(0.15)
    expect(rewards[2] - rewards[1]).toBeLessThan(0.01)
    expect(rewards[3]).toBeGreaterThan(0.85)
  })
})

/** A good path and a better one on which one more die is rolled for nothing; then luck decides nearly everything. */
const detour = smallGame<Points, { step: 'path' | 'end'; seat: number }>({
  id: 'detour',
  seats: { min: 2, max: 2 },
  verbs: { straight: [], around: [], arrive: [], turnBack: [] },
  steps: {
    path: {
      ask: (_s, _frame, options) => void options.push(option('straight'), option('around')),
      take(s, { seat }, { k }, play) {
        if (k === 'around') s.points = play.chance(6) < 6 ? 10 : 0
        play.push({ step: 'end', seat })
      },
    },
    end: {
      ask: (_s, _frame, options) => void options.push(option('arrive'), option('turnBack')),
      take(s, _frame, _option, play) {
        s.luck = play.chance(400) - 200
        play.finish()
      },
    },
  },
  fresh: { points: 0, luck: 0 },
  first: { step: 'path', seat: 0 },
  outcome: byPoints,
})

describe('dice of the same occasion', () => {
  const evaluation: Evaluation = { ...blind, clear: 100, routine: (_state, { options }) => options[0] }
  const byOccasion: Evaluation = { ...evaluation, occasion: (_state, _asked, { k }) => (k === 'arrive' ? 1 : 0) }
  const better = (each: Evaluation): number => {
    let found = 0
    for (let stream = 0; stream < 40; stream++) {
      const table = seatAt(detour, detour.start({}, 2, secretFromSeed('detour')), 0)
      if (new SearchBot(each, { iterations: 640 }).choose(table, new Random(stream)) === 'around') found++
    }
    return found
  }

  it('fall alike in games that are compared, whatever was rolled before', () => {
    expect(better(byOccasion)).toBe(40)
    expect(better(evaluation)).toBeLessThan(30)
  })
})
