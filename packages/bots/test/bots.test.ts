import { describe, expect, it } from 'vitest'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { State } from '#kernel/definition.ts'
import { OrreryError } from '#kernel/errors.ts'
import { Game } from '#kernel/game.ts'
import type { AskStep, Frame } from '#kernel/steps.ts'
import { makeSkirmish } from '../../kernel/test/skirmish.ts'
import { seatAt } from '../bot.ts'
import { evaluate, outcomeValue, WIN, type Evaluation } from '../evaluation.ts'
import { levels } from '../level-names.ts'
import { makeBot } from '../levels.ts'
import { nextChoice, seatToAsk } from '../play.ts'
import { outcomeRewards, rewards } from '../search/rewards.ts'
import { askTwins } from './honesty.ts'

interface Skirmish {
  forts: number[]
  troops: number[]
  coins: number[]
}
type S = State<Skirmish>

/** Forts decide; counts how often it was asked about a half-made move. */
function watchful(game: () => Game): { evaluation: Evaluation; halfMade: () => number } {
  let halfMade = 0
  const evaluation: Evaluation<S> = {
    features: ['forts', 'troops', 'coins'],
    weights: [10, 1, 1],
    scale: 10,
    measure(state, seat, out) {
      if (!game().settled(state)) halfMade++
      out[0] = state.forts[seat]
      out[1] = state.troops[seat]
      out[2] = state.coins[seat]
    },
  }
  return { evaluation, halfMade: () => halfMade }
}

/** Without the look at the deck: it costs nothing there, and who is about to lose would look for ever. */
function brisk(): Game {
  const { definition }: Game = makeSkirmish()
  const turn = definition.steps['turn'] as AskStep<State<object>, Frame>
  const withoutLook: typeof turn = {
    ...turn,
    ask(state, frame, options) {
      turn.ask(state, frame, options)
      const look = options.findIndex((each) => each.k === 'look')
      if (look >= 0) options.splice(look, 1)
    },
  }
  return new Game({ ...definition, steps: { ...definition.steps, turn: withoutLook } })
}

const game = brisk()
const { evaluation, halfMade } = watchful(() => game)

function play(names: readonly string[], seed: string): { places: readonly number[]; choices: string } {
  const bots = names.map((name) => makeBot(name, evaluation))
  const randoms = names.map((_, seat) => new Random(`${seed}/${seat}`))
  const state = game.start({}, names.length, secretFromSeed(seed))
  let choices = ''
  while (state.over === 0) {
    const { seat, key } = nextChoice(game, state, bots, randoms)
    choices += `${seat} ${key}\n`
    game.answer(state, seat, key)
  }
  return { places: game.outcome(state)?.places ?? [], choices }
}

const everyKind = ['random', 'novice', 'greedy', 'search:20']

describe('bots at the small game', () => {
  for (const name of everyKind)
    it(`${name} is honest: what it cannot know changes nothing`, () => {
      for (const seats of [1, 2, 3, 4]) {
        const { asked, different } = askTwins(game, () => makeBot(name, evaluation), seats, `h${seats}`, 1)
        expect(different).toEqual([])
        expect(asked).toBeGreaterThan(3)
      }
    })

  it('greedy judges settled positions only', () => {
    const before = halfMade()
    for (let i = 0; i < 10; i++) play(['greedy', 'greedy', 'greedy'], `settled${i}`)
    expect(halfMade()).toBe(before)
  })

  it('whoever merely may decide is asked first every other time', () => {
    const asked = { required: 0, optional: 0 }
    for (let i = 0; i < 10; i++) {
      const random = new Random(`asides${i}`)
      const state = game.start({}, 3, secretFromSeed(i))
      while (state.over === 0) {
        const all = game.pending(state)
        const seat = seatToAsk(game, state)
        const pending = all.find((each) => each.seat === seat)
        if (!pending) throw new Error('nobody is asked')
        if (all.some((each) => each.required) && all.some((each) => !each.required)) asked[pending.required ? 'required' : 'optional']++
        game.choose(state, pending, pending.options[random.int(pending.options.length)])
      }
    }
    expect(Math.min(asked.required, asked.optional)).toBeGreaterThan(0)
  })

  it('greedy leaves talk alone while there is anything else to choose', () => {
    const state = game.start({}, 2, secretFromSeed('talk'))
    const verbsOf = (): string[] => [...new Set(game.pending(state)[0].options.map(({ k }) => k))]
    while (verbsOf().length < 2) game.choose(state, game.pending(state)[0], game.pending(state)[0].options[0])
    const [{ seat }] = game.pending(state)
    const verbs = verbsOf()
    const verbOf = (talk: readonly string[]): string => makeBot('greedy', { ...evaluation, talk: new Set(talk) }).choose(seatAt(game, state, seat), new Random(1)).split(':')[0]
    for (const only of verbs) expect(verbOf(verbs.filter((verb) => verb !== only))).toBe(only)
    expect(verbs).toContain(verbOf(verbs))
  })

  it('greedy beats random from either seat', () => {
    let wins = 0
    for (let i = 0; i < 40; i++) {
      if (play(['greedy', 'random'], `g${i}`).places[0] === 1) wins++
      if (play(['random', 'greedy'], `g${i}`).places[1] === 1) wins++
    }
    expect(wins).toBeGreaterThan(60)
  })

  it('search beats random, and greedy a novice', () => {
    const wins = (one: string, two: string): number => {
      let won = 0
      for (let i = 0; i < 20; i++) {
        if (play([one, two], `${one}${i}`).places[0] === 1) won++
        if (play([two, one], `${one}${i}`).places[1] === 1) won++
      }
      return won
    }
    expect(wins('search:40', 'random')).toBeGreaterThan(32)
    expect(wins('greedy', 'novice')).toBeGreaterThan(22)
  })

  it('every level is a bot, and a wrong name is refused', () => {
    for (const level of levels) expect(makeBot(level, evaluation).name).toMatch(/novice|greedy|search/)
    expect(makeBot('search:1600', evaluation).name).toMatch(/search/)
    for (const name of ['', 'search:', 'search:0', 'search:1e3', 'oracle']) expect(() => makeBot(name, evaluation)).toThrow(OrreryError)
  })

  it('a seeker takes what it seeks whenever it is offered', () => {
    const state = game.start({}, 2, secretFromSeed('seek'))
    const { seat, options } = game.pending(state)[0]
    for (const option of options) {
      const key = game.notation.key(option)
      expect(makeBot(`seek/random:^${key}$`, evaluation).choose(seatAt(game, state, seat), new Random(key))).toBe(key)
    }
    expect(options.map((option) => game.notation.key(option))).toContain(makeBot('seek/greedy:nothing', evaluation).choose(seatAt(game, state, seat), new Random(1)))
  })

  it('the same seeds give the same game', () => {
    expect(play(['greedy', 'random', 'greedy'], 'again')).toEqual(play(['greedy', 'random', 'greedy'], 'again'))
  })

  it('a bot that is not asked says so', () => {
    const state = game.start({}, 2, secretFromSeed('asked'))
    game.answer(state, 0, nextChoice(game, state, [makeBot('random', evaluation)], [new Random(1)]).key)
    for (const name of everyKind) expect(() => makeBot(name, evaluation).choose(seatAt(game, state, 0), new Random(1))).toThrow(/not asked/)
  })
})

describe('rewards', () => {
  const promised = (state: S): number[] => {
    const out: number[] = []
    rewards(game, evaluation, state, out, [])
    return out
  }

  it('are chances to win, the lead measured by the scale', () => {
    const state = game.start({}, 3, secretFromSeed('reward')) as S
    state.forts = [3, 2, 2]
    state.troops = [0, 0, 0]
    state.coins = [0, 0, 0]
    const [leader, ...others] = promised(state)
    expect(leader + others[0] + others[1]).toBeCloseTo(1)
    expect(leader / others[0]).toBeCloseTo(Math.E)
    expect(others[0]).toBe(others[1])
  })

  it('alone are how far one has come', () => {
    const state = game.start({}, 1, secretFromSeed('alone')) as S
    const [before] = promised(state)
    state.forts[0] += 2
    expect(promised(state)[0]).toBeGreaterThan(before)
    expect(promised(state)[0]).toBeLessThan(1)
  })

  it('of a finished game go to the winners, and a little to a good score', () => {
    const out: number[] = []
    outcomeRewards({ places: [1, 1, 3, 4], scores: [10, 10, 9, -10], breakdown: [] }, out)
    expect(out[0]).toBe(out[1])
    expect(out[0]).toBeGreaterThan(0.5)
    expect(out[2]).toBeGreaterThan(out[3])
    expect(out[2]).toBeLessThan(0.05)
    expect(out[3]).toBe(0)
  })

  it('of a lone player are all or nothing: any position is better than a defeat', () => {
    const out: number[] = []
    outcomeRewards({ places: [2], scores: [3], breakdown: [] }, out)
    expect(out).toEqual([0])
    outcomeRewards({ places: [1], scores: [3], breakdown: [] }, out)
    expect(out).toEqual([1])
  })
})

describe('evaluation', () => {
  it('without a scale weighs a seat against its rivals, the strongest above all', () => {
    const state = game.start({}, 3, secretFromSeed('value')) as S
    state.forts = [3, 2, 1]
    state.troops = [0, 0, 0]
    state.coins = [0, 0, 0]
    const { scale: _, ...unscaled } = evaluation
    expect(evaluate(game, unscaled, state, 0, [])).toBe(30 - (15 + 20) / 2)
    expect(evaluate(game, unscaled, state, 2, [])).toBe(10 - (25 + 30) / 2)
  })

  it('with a scale counts each rival by its chance to win', () => {
    const state = game.start({}, 3, secretFromSeed('value')) as S
    let scales: { scale: number; focus?: number } = { scale: 10 }
    const worth = (...forts: number[]): number => {
      state.forts = forts
      state.troops = [0, 0, 0]
      state.coins = [0, 0, 0]
      return evaluate(game, { ...evaluation, ...scales }, state, 0, [])
    }
    expect(worth(3, 2, 2)).toBeCloseTo(10)
    expect(worth(3, 2, 1)).toBeCloseTo(30 - 10 * Math.log((Math.exp(2) + Math.exp(1)) / 2))
    // Of two equals one matters half, a leader nearly alone.
    expect(worth(30, 20, 20) - worth(30, 21, 20)).toBeLessThan(7)
    expect(worth(30, 25, 20) - worth(30, 26, 20)).toBeGreaterThan(9)
    // How much a leader matters can be told apart from what a lead is worth.
    scales = { scale: 1000, focus: 10 }
    expect(worth(30, 25, 20) - worth(30, 26, 20)).toBeGreaterThan(9)
    scales = { scale: 1000 }
    expect(worth(30, 25, 20) - worth(30, 26, 20)).toBeLessThan(7)
  })

  it('counts a finished game by its outcome alone', () => {
    const outcome = { places: [1, 1, 3], scores: [10, 10, 4], breakdown: [] }
    expect(outcomeValue(outcome, 0)).toBe(WIN / 2 + 3)
    expect(outcomeValue(outcome, 2)).toBe(-WIN - 6)
  })
})

describe('names of bots', () => {
  it('refuses an unknown one by its name', () => {
    let refusal: unknown
    try {
      makeBot('genius', evaluation)
    } catch (error) {
      refusal = error
    }
    expect(refusal).toBeInstanceOf(OrreryError)
    expect((refusal as OrreryError).code).toBe('bot.unknown')
    expect((refusal as OrreryError).message).toContain('genius')
  })
})
