import { describe, expect, it } from 'vitest'
import { Zones } from '#kernel/cards.ts'
import { Random, secretFromSeed } from '#kernel/chance.ts'
import type { Pending, State } from '#kernel/definition.ts'
import { Game } from '#kernel/game.ts'
import { option, type Option } from '#kernel/options.ts'
import { int } from '#kernel/schema.ts'
import type { Steps } from '#kernel/steps.ts'
import { seatAt } from '../bot.ts'
import type { Evaluation } from '../evaluation.ts'
import { advise } from '../hint.ts'
import { USUAL_SEARCH, walksFor } from '../search/budget.ts'
import { Memory } from '../search/memory.ts'
import { SearchBot } from '../search/search.ts'
import { Node } from '../search/tree.ts'
import { Walk } from '../search/walk.ts'

type Across = { across: number }
type Frames = { step: 'bank'; seat: number } | { step: 'bridge'; seat: number }

/** A river: two fords of which one is as good as the other, one time in two, and a bridge with a toll; who does not pay has to swim. */
const river: Game = new Game<Across>({
  id: 'river',
  rulesVersion: 1,
  seats: { min: 1, max: 1 },
  variants: {},
  tables: {},
  fields: { across: int },
  zones: new Zones({}, 1),
  cards: 0,
  verbs: { ford: [['number', 'number']], bridge: [], pay: [], swim: [] },
  names: {},
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
  } satisfies Steps<State<Across>, Frames> as never,
  fresh: () => ({ across: 0 }),
  setup: (_s, _variant, play) => play.push({ step: 'bank', seat: 0 }),
  outcome: ({ across }) => ({ places: [across === 1 ? 1 : 2], scores: [across], breakdown: [] }),
  check: () => undefined,
}) as unknown as Game

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

  it('makes fewer iterations of a budget, for each is a whole game', () => {
    expect(walksFor(1600, { ...blind, routine: habit() })).toBe(400)
  })

  it('tells from where the game was played on, so that hints have reasons', () => {
    const routine = habit('ford:1', 'pay')
    const evaluation: Evaluation = { features: ['bridge'], weights: [1], measure: (state, _seat, out) => void (out[0] = state.stack.at(-1)?.step === 'bridge' ? 1 : 0), routine }
    const random = new Random(1)
    const walk = new Walk(river, evaluation, USUAL_SEARCH, 0, random, new Memory())
    const root = new Node(0)
    const ends = Array.from({ length: 20 }, () => walk.iterate(root, seatAt(river, begun(), 0).sample(random)))
    expect(ends.some(({ first, end }) => first.key.startsWith('bridge') && end.over === 0)).toBe(true)
    const [best] = advise(seatAt(river, begun(), 0), evaluation, new Random(1))
    expect([best.key, best.reasons]).toEqual(['bridge', ['bridge']])
    expect(best.value).toBeGreaterThan(0.9)
  })
})
